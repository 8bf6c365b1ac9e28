//! The words of the campaign rules: small sets of names, each with the id it has in documents and the words
//! shown to people.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use pointman_core::vocabulary;
use pointman_core::vocabulary::Term;

vocabulary! {
    /// How well a force is supplied, from the lowest (2.1).
    pub enum SupplyQuality: "supply quality" {
        PoorlySupplied = "poorly-supplied" "Poorly supplied",
        Average = "average" "Average",
        WellSupplied = "well-supplied" "Well supplied",
    }
}

vocabulary! {
    /// How confident a force is, from the lowest (2.1).
    pub enum Confidence: "confidence" {
        Low = "low" "Low",
        Confident = "confident" "Confident",
        High = "high" "High",
    }
}

/// A level that a document gives a force: one of those above, or a word of the core rules, which players set
/// by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Level<T> {
    /// One of the campaign rules.
    Known(T),
    /// One of the core rules.
    Core(String),
}

impl<T: Term> Level<T> {
    /// Its id in documents.
    pub fn id(&self) -> &str {
        match self {
            Level::Known(level) => level.id(),
            Level::Core(word) => word,
        }
    }

    /// Its words for people: `poorly supplied`.
    pub fn words(&self) -> String {
        self.id().replace('-', " ")
    }
}

impl<T> From<T> for Level<T> {
    fn from(level: T) -> Self {
        Level::Known(level)
    }
}

impl<T: Term> Serialize for Level<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de, T: Term> Deserialize<'de> for Level<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        Ok(T::with_id(&word).map_or(Level::Core(word), Level::Known))
    }
}

vocabulary! {
    /// Where the scenarios of a campaign come from (1.1).
    pub enum CampaignType: "type of campaign" {
        CampaignPack = "campaign-pack" "Campaign pack",
        FreeForm = "free-form" "Free-form campaign",
    }
}

vocabulary! {
    /// Who meets whom (4.1).
    pub enum Matchup: "match-up" {
        RegularVsRegular = "regular-vs-regular" "Regular against regular",
        RegularVsIrregular = "regular-vs-irregular" "Regular against irregular",
    }
}

vocabulary! {
    /// The steps of a campaign turn, in order (3), and the end.
    pub enum Step: "step" {
        ReceiveMission = "receive-mission" "Receive Mission and Objectives",
        IssueOrders = "issue-orders" "Determine Plan and Issue Orders",
        Reconnoiter = "reconnoiter" "Reconnoiter",
        InitiatePlan = "initiate-plan" "Initiate Plan",
        ExecuteOperation = "execute-operation" "Execute Operation",
        AssessOperation = "assess-operation" "Operation Assessment",
        CasualtyStatus = "casualty-status" "Casualty Status and Recovery",
        CampaignVp = "campaign-vp" "Campaign Victory Points",
        CombatDevelopment = "combat-development" "Combat Development",
        Replacements = "replacements" "Replacements",
        Finished = "finished" "The campaign is over",
    }
}

vocabulary! {
    /// Where a scenario comes from (4.1).
    pub enum Source: "source of a scenario" {
        Generated = "generated" "Generated mission",
        Pack = "pack" "Scenario of the pack",
        Designed = "designed" "Scenario designed by the players",
        Published = "published" "Published scenario",
    }
}

vocabulary! {
    /// What a pack has at one place of its order (9.6).
    pub enum PackScenarioKind: "kind of pack scenario" {
        Designed = "designed" "Designed scenario",
        RandomMission = "random-mission" "Random mission",
    }
}

vocabulary! {
    /// The missions of the Mission Generator (4.1).
    pub enum MissionId: "mission" {
        BreakingContact = "breaking-contact" "Breaking Contact",
        BlockingPositions = "blocking-positions" "Blocking Positions",
        OverRun = "over-run" "Over Run",
        SnatchAndGrab = "snatch-and-grab" "Snatch and Grab",
        SweepAndClear = "sweep-and-clear" "Sweep and Clear",
        Consolidate = "consolidate" "Consolidate! Hold What You Have!",
    }
}

vocabulary! {
    /// How an objective stands.
    pub enum ObjectiveState: "state of an objective" {
        Open = "open" "Open",
        Achieved = "achieved" "Achieved",
        Failed = "failed" "Failed",
    }
}

vocabulary! {
    /// Whether a team is in the game of the current turn (9.3).
    pub enum Deployment: "deployment" {
        Assigned = "assigned" "Assigned",
        Bought = "bought" "Bought with Operational Momentum",
        No = "no" "Not deployed",
    }
}

vocabulary! {
    /// How a figure was lost in the game (5).
    pub enum Outcome: "outcome" {
        Wia = "wia" "Wounded in action",
        Kia = "kia" "Killed in action",
        Pow = "pow" "Prisoner of war",
    }
}

vocabulary! {
    /// How badly a figure was wounded.
    pub enum Wound: "wound" {
        Serious = "serious" "Serious",
        Light = "light" "Light",
    }
}

vocabulary! {
    /// Where a seriously wounded figure was at the end of the game (5.2).
    pub enum Condition: "condition" {
        Evacuated = "evacuated" "Evacuated",
        Accompanied = "accompanied" "Accompanied",
        Straggler = "straggler" "Straggler",
    }
}

vocabulary! {
    /// How a figure of a platoon stands (9.4).
    pub enum Status: "status" {
        Active = "active" "Active",
        Unfit = "unfit" "Unfit",
        Captured = "captured" "Captured",
        WhereaboutsUnknown = "whereabouts-unknown" "Whereabouts Unknown",
        Deceased = "deceased" "Deceased",
        VerySeriousInjury = "very-serious-injury" "Very Serious Injury",
        SeriousInjury = "serious-injury" "Serious Injury",
        IncapacitatingInjury = "incapacitating-injury" "Incapacitating Injury",
    }
}

vocabulary! {
    /// Why an entry is in a pool (5.2).
    pub enum Category: "category" {
        Deceased = "deceased" "Deceased",
        VerySeriousInjury = "very-serious-injury" "Very Serious Injury",
        SeriousInjury = "serious-injury" "Serious Injury",
        IncapacitatingInjury = "incapacitating-injury" "Incapacitating Injury",
        Captured = "captured" "Captured",
    }
}

vocabulary! {
    /// The two pools of a platoon (5.2).
    pub enum Pool: "pool" {
        ReturnToDuty = "return-to-duty" "Return to Duty",
        Replacement = "replacement" "Replacement",
    }
}

vocabulary! {
    /// What sort of man a figure is (5.5).
    pub enum Grade: "grade" {
        Original = "original" "Original",
        Cherry = "cherry" "Cherry",
        Fng = "fng" "FNG",
        Lifer = "lifer" "Lifer",
        PlaceFiller = "place-filler" "New man",
    }
}

vocabulary! {
    /// Which post of command a figure holds (2.1).
    pub enum Leader: "leader" {
        PlatoonLeader = "platoon-leader" "Platoon leader",
        PlatoonSergeant = "platoon-sergeant" "Platoon sergeant",
        SquadLeader = "squad-leader" "Squad leader",
        TeamLeader = "team-leader" "Team leader",
        None = "none" "No leader",
    }
}

vocabulary! {
    /// The areas in which a team rises by ranks (6.4).
    pub enum Area: "area of development" {
        Firepower = "firepower" "Firepower",
        Defence = "defence" "Defence",
        Reaction = "reaction" "Reaction",
    }
}

vocabulary! {
    /// Special Team Development (6.5).
    pub enum SpecialTrait: "special development" {
        AdvancedOverwatch = "advanced-overwatch" "Advanced Overwatch",
        GetSome = "get-some" "Get Some!",
        CoverFire = "cover-fire" "Cover Fire!",
        Babysitters = "babysitters" "Babysitters",
        AlleyDogs = "alley-dogs" "Alley Dogs",
        Fearsome = "fearsome" "Fearsome",
        Cowboys = "cowboys" "Cowboys",
        ShootAndScoot = "shoot-and-scoot" "Shoot and Scoot",
        BoonieRats = "boonie-rats" "Boonie Rats",
        Bushmasters = "bushmasters" "Bushmasters",
        Hard = "hard" "Hard",
        AcePointMan = "ace-point-man" "Ace Point Man",
    }
}

vocabulary! {
    /// Leadership Development (6.6).
    pub enum LeadershipTrait: "leadership development" {
        AbleAndWilling = "able-and-willing" "Able and Willing",
        PlanB = "plan-b" "Plan B",
        Misdirection = "misdirection" "Misdirection",
        MasterOfChaos = "master-of-chaos" "Master of Chaos",
        SituationalAwareness = "situational-awareness" "Situational Awareness",
        UnfKYourself = "unf-k-yourself" "Unf**k Yourself",
    }
}

vocabulary! {
    /// Results of Combat Fatigue (6.3).
    pub enum FatigueEffect: "fatigue effect" {
        DegradedDefence = "degraded-defence" "Degraded Defence",
        DegradedFirepower = "degraded-firepower" "Degraded Firepower",
        DegradedMorale = "degraded-morale" "Degraded Morale",
        DegradedReactions = "degraded-reactions" "Degraded Reactions",
        LossOfEdge = "loss-of-edge" "Loss of Edge",
        Fatigued = "fatigued" "Fatigued",
    }
}

vocabulary! {
    /// The areas in which an insurgency rises by ranks (7).
    pub enum InsurgencyArea: "area of the insurgency" {
        ImprovedSupplies = "improved-supplies" "Improved Supplies",
        ImprovedTroops = "improved-troops" "Improved Troops",
        ImprovedTactics = "improved-tactics" "Improved Tactics",
        ImprovedLeadership = "improved-leadership" "Improved Leadership",
    }
}

vocabulary! {
    /// Insurgency Special Development (7).
    pub enum InsurgencyTrait: "special development of the insurgency" {
        Avengers = "avengers" "Avengers",
        LightOfTheRevolution = "light-of-the-revolution" "Light of the Revolution",
        NightStalkers = "night-stalkers" "Night Stalkers",
        Unpredictable = "unpredictable" "Unpredictable",
        BoobyTrapArtists = "booby-trap-artists" "Booby Trap Artists",
        VictoryOrDeath = "victory-or-death" "Victory or Death",
    }
}

vocabulary! {
    /// How a man was taken prisoner (9.2).
    pub enum Capture: "capture" {
        InGame = "in-game" "In the game",
        Stragglers = "stragglers" "As a straggler",
    }
}

vocabulary! {
    /// By how much a game was won (5.1).
    pub enum Margin: "margin" {
        Draw = "draw" "Draw",
        MarginalVictory = "marginal-victory" "Marginal Victory",
        Victory = "victory" "Victory",
        DecisiveVictory = "decisive-victory" "Decisive Victory",
    }
}

vocabulary! {
    /// Figures that may come along for one game (4.4).
    pub enum Extra: "extra figure" {
        Lieutenant = "lieutenant" "Lieutenant",
        Medic = "medic" "Medic",
    }
}

vocabulary! {
    /// The quarters of the table (4.3).
    pub enum Quadrant: "quadrant" {
        NorthWest = "north-west" "North-west",
        NorthEast = "north-east" "North-east",
        SouthWest = "south-west" "South-west",
        SouthEast = "south-east" "South-east",
    }
}

vocabulary! {
    /// The edges of the table (4.3).
    pub enum Edge: "edge" {
        North = "north" "North",
        South = "south" "South",
        East = "east" "East",
        West = "west" "West",
    }
}

vocabulary! {
    /// When a first Fog of War card is drawn (4.5).
    pub enum FogMoment: "moment of a Fog of War card" {
        BeforePlay = "before-play" "Before play",
        Turn1 = "turn-1" "As turn 1 begins",
    }
}

vocabulary! {
    /// The two kinds of VC units the rules tell apart (7).
    pub enum VcUnitKind: "kind of VC unit" {
        LocalForce = "local-force" "Local Force",
        MainForce = "main-force" "Main Force",
    }
}

impl Step {
    /// The step after this one; the last of a turn is followed by the first.
    pub fn next(self) -> Step {
        match self {
            Step::Replacements => Step::ReceiveMission,
            Step::Finished => Step::Finished,
            step => Step::ALL[step as usize + 1],
        }
    }

    /// Whether this step comes before the game (3).
    pub fn is_pre_action(self) -> bool {
        self <= Step::InitiatePlan
    }

    /// Whether this step comes after the game (3).
    pub fn is_after_action(self) -> bool {
        (Step::AssessOperation..=Step::Replacements).contains(&self)
    }
}

impl Edge {
    /// The edge across the table.
    pub fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::South => Edge::North,
            Edge::East => Edge::West,
            Edge::West => Edge::East,
        }
    }
}

impl Status {
    /// Whether the figure is out of the campaign for good.
    pub fn is_final(self) -> bool {
        matches!(self, Status::Unfit | Status::Captured | Status::Deceased | Status::VerySeriousInjury)
    }

    /// The category of the pool entry that a figure of this status leaves, if it leaves one.
    pub fn category(self) -> Option<Category> {
        match self {
            Status::Deceased => Some(Category::Deceased),
            Status::VerySeriousInjury => Some(Category::VerySeriousInjury),
            Status::SeriousInjury => Some(Category::SeriousInjury),
            Status::IncapacitatingInjury => Some(Category::IncapacitatingInjury),
            Status::Active | Status::Unfit | Status::Captured | Status::WhereaboutsUnknown => None,
        }
    }
}

impl Leader {
    /// Whether the optional leadership roll is made for them: platoon leader down to squad leader (2.2).
    pub fn is_rated(self) -> bool {
        self <= Leader::SquadLeader
    }
}

/// A die of the ladder D6 < D8 < D10 < D12; in documents its number of sides, so that it is no `vocabulary!`
/// of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Die {
    /// Six sides.
    D6,
    /// Eight sides: Trained.
    D8,
    /// Ten sides.
    D10,
    /// Twelve sides.
    D12,
}

impl Die {
    /// The ladder, lowest first.
    pub const ALL: [Die; 4] = [Die::D6, Die::D8, Die::D10, Die::D12];

    /// The number of sides.
    pub const fn sides(self) -> u32 {
        match self {
            Die::D6 => 6,
            Die::D8 => 8,
            Die::D10 => 10,
            Die::D12 => 12,
        }
    }

    /// The die `steps` up the ladder (down when negative); there is nothing below D6 or above D12.
    ///
    /// ```
    /// use pointman_ambush_valley::Die;
    /// assert_eq!(Die::D8.shifted(1), Die::D10);
    /// assert_eq!(Die::D6.shifted(-1), Die::D6);
    /// assert_eq!(Die::D12.shifted(1), Die::D12);
    /// ```
    pub fn shifted(self, steps: i32) -> Die {
        Die::ALL[(self as i32 + steps).clamp(0, 3) as usize]
    }

    /// The die `steps` down the ladder, if there is one.
    pub fn lowered(self, steps: u32) -> Option<Die> {
        (self as usize).checked_sub(steps as usize).map(|index| Die::ALL[index])
    }
}

impl TryFrom<u32> for Die {
    type Error = String;

    fn try_from(sides: u32) -> Result<Self, String> {
        let known = Die::ALL.into_iter().find(|die| die.sides() == sides);
        known.ok_or_else(|| format!("a D{sides} is not a quality die: give 6, 8, 10 or 12"))
    }
}

impl From<Die> for u32 {
    fn from(die: Die) -> u32 {
        die.sides()
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "D{}", self.sides())
    }
}

impl FromStr for Die {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sides = text.strip_prefix(['d', 'D']).unwrap_or(text);
        sides
            .parse::<u32>()
            .map_err(|_| format!("`{text}` is not a quality die: give d6, d8, d10 or d12"))
            .and_then(Die::try_from)
    }
}

schemars::by_hand! {
    impl schemars::JsonSchema for Die {
        fn schema_name() -> std::borrow::Cow<'static, str> {
            "Die".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({ "type": "integer", "enum": [6, 8, 10, 12] })
        }
    }
}
