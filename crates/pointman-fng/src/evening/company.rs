//! Everyone on the table: taken from what the players bring and from whoever is found or comes, each under a
//! name nobody else there has.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::is_default;
use super::soldier::{Aboard, Left, Soldier};
use super::turn::ActivationPhase;
use super::vehicle::Vehicle;
use crate::checks::{AttributeId, Flag};
use crate::combat::Recovers;
use crate::mission::{FeatureKind, Mission};
use crate::squads::reputation::Standing;
use crate::squads::squad::{Advantage, Figure, Post, Role, Squad, bare_name, nobody};
use crate::squads::vehicles::VehicleId;
use crate::support::{Arrival, ArrivedUnit, UnitKind, Who};
use pointman_core::error::{Error, Faults};
use pointman_core::way;

/// Everyone on the table.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Company {
    /// In the order they came.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub soldiers: Vec<Soldier>,
    /// Vehicles, in the order they came.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<Vehicle>,
    /// Those who fight hand to hand and go on with it in the next phase.
    #[serde(skip_serializing_if = "is_default")]
    pub contacts: Vec<Contact>,
    /// Sides that have finished their Activations this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub finished: Vec<Who>,
    /// The phase in which those in contact last fought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fought_in: Option<ActivationPhase>,
    /// Those in contact who have fought in that phase; not in turns of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub fought: Vec<Contact>,
    /// Whether the evening is over.
    #[serde(skip_serializing_if = "is_default")]
    pub over: bool,
    /// Whether the goal of the mission was met, as the players said at its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal_met: Option<bool>,
    /// Whether, since a turn that a version after 0.1.0 began, the gunner replaces a commander whom small
    /// arms put out of the fight, a commander in the hatch is in cover, a machine gun of a vehicle keeps its
    /// own ammunition, and whoever sees a hidden figure fire finds it.
    #[serde(skip_serializing_if = "is_default")]
    pub to_the_letter: bool,
    /// Whether, since a turn that a version after 0.1.0 began, a commander is replaced whatever has put them
    /// out of the fight, what is fired at figures reaches nobody inside an enclosed vehicle, machine guns
    /// fire at vehicles in reaction, and whoever comes up out of Duck Back to fire is met by In Sight first.
    #[serde(skip_serializing_if = "is_default")]
    pub by_the_book: bool,
    /// Whether, since a turn that a version after 0.1.0 began, men who are down take no In Sight and stay in
    /// a melee, those in contact fire at nobody else, who runs away leads nobody, a Junior NCO leads where no
    /// Leader can, fire at another place ends covering fire, and it is asked who stands where a grenade goes
    /// astray; whoever is out of ammo reloads as they are next activated, nobody inside armor is charged, the
    /// Leader who is left asks for support, and the weather keeps aircraft away before anybody calls.
    #[serde(skip_serializing_if = "is_default")]
    pub by_the_rules: bool,
    /// The number of the last mended rule by which the evening is played, since a turn that a version with
    /// that rule began; 0 in turns of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub rules: u8,
}

/// Rules of evenings that were mended after others had been played without them, in the order in which they
/// came. Each holds since the first turn that a version with it began, so that what was played before is
/// proved as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Mended {
    /// The program's figures fire at who is up rather than at who is Knocked Down (evening-03).
    StandersFirst = 1,
    /// Whose dice are laid on several in reaction is asked how far apart they stand, and the dice of who is
    /// out of it meanwhile go to the others [Swath Or Path Of Fire].
    SwathsMeasured = 2,
    /// How far off a round of a launcher bursts in reaction is asked: nearer than it arms it is a dud.
    RoundsArm = 3,
    /// Several who fire together do not fire at who is hidden, as one alone does not [In Sight Or Hidden].
    HiddenSpared = 4,
    /// Who is found in a feature that conceals and is no cover, such as scrub, is concealed [Terrain]: it is
    /// remembered where they were put until they move.
    ScrubConceals = 5,
    /// Who runs away runs on whatever is fired at them [Runaway].
    RunnersRunOn = 6,
    /// A commander who is Knocked Down in the hatch lies inside, out of reach of small arms
    /// [Open Topped Or Fully Enclosed].
    FelledInside = 7,
    /// Who is told to fire, and cannot see who fires a shell or drops a bomb, is unable to fire and Ducks
    /// Back (evening-19).
    UnseenFireDucks = 8,
    /// Those whom the guns of an aircraft fire at take Received Fire, hit or not ["Received Fire" Check].
    StrafedReact = 9,
    /// How somebody is said to stand after a move is how they stand: who moves into cover is hidden no
    /// longer, nor prone.
    MovesEnd = 10,
    /// Who is hand to hand with an enemy is in Duck Back no longer.
    MeleeShows = 11,
    /// In edition 2, too, whom a Medic has helped acts, without the Knock Down Test (medic-1).
    TreatedAct = 12,
    /// Duck Back ends with one's own Activation, whatever one does in it [Duck Back].
    DuckBackEnds = 13,
    /// Who Ducks Back, or is Knocked Down, on coming onto the table with their first Activation does no more
    /// in it [Duck Back, Determining Damage].
    ComingIsActing = 14,
    /// A machine gun that comes onto the table on foot is to be set up [Crewing A Weapon].
    GunsComePacked = 15,
    /// Whoever was covered as they came into sight is covered for the fire that follows: it is not asked
    /// again [Covering Fire].
    CoverRemembered = 16,
    /// Who is Knocked Down finds nobody who fires from hiding [In Sight Or Hidden].
    FelledFindNobody = 17,
    /// Whoever fires a Command Detonated Mine does so in their Activation [Types Of Traps].
    MinesFiredActive = 18,
    /// A sniper who is a figure on the table fires as the card of one does (sniper-1).
    SnipersAlike = 19,
    /// Who was Knocked Down as they ran away runs on once they have passed the Knock Down Test [Runaway].
    RunnersRiseRunning = 20,
    /// Those whom an AC-47 fires at take Received Fire, hit or not, as those whom other aircraft strafe.
    SpookyReacts = 21,
    /// Who waits beyond the edge comes onto the table before they do anything else [Turn Sequence].
    ComingFirst = 22,
    /// Whoever was covered as they came into sight stays covered for later fire, too, until they move
    /// [Covering Fire].
    CoverKept = 23,
    /// A vehicle drives at its road speed only where it is said that the whole move is on a road [Speed].
    RoadsSaid = 24,
    /// Who Ducks Back from what nobody on the table fires, an aircraft's rockets or a shell, is hidden from
    /// nobody there (evening-02).
    SkyHidesNobody = 25,
    /// An Active figure that has fired in reaction loses the shot that In Sight would still let it fire
    /// (evening-25).
    OneReaction = 26,
    /// A Star may roll a check instead of choosing its result [Free Will].
    StarsMayRoll = 27,
    /// Friends within 4 in of a Born Leader who were fired at with them take Received Fire as they do
    /// [Attributes (Born Leader)].
    BornLeadersLead = 28,
    /// A Star who is told to charge has chosen to, and is not asked again [Free Will].
    ChargingIsChosen = 29,
    /// An Active figure of a player's that is told to fire may choose any target, not only who fired at them
    /// ["Received Fire" Check].
    ActiveChoose = 30,
    /// Who is Knocked Down leads nobody, and gives no Leader Die [Leader Dice].
    FelledLeadNobody = 31,
    /// A sniper who is seen is placed in cover [Snipers].
    SnipersInCover = 32,
    /// Of those who cover the same place it is asked together whether somebody comes up there
    /// [Covering Fire].
    CoversTogether = 33,
    /// Who has done what takes a whole Activation does not call in it, too [Actions].
    OnlyCalls = 34,
    /// Of a round that is a dud it is not asked who stands in its circle [grenade-throw].
    DudsHarmNobody = 35,
    /// The light machine guns of an aircraft fire at one after another of those in their strip, and only
    /// whom they fire at react (strafing-1).
    LightGunsShare = 36,
    /// A Command Detonated Mine is fired by the side that has set it up [Types Of Traps].
    MinesOwned = 37,
    /// A Leader who confronts somebody gives the Leader Die of their Rally, of whatever group he is
    /// [Leader Dice].
    LeadersRally = 38,
    /// Who loads a gun does nothing else in that Activation, and none is loaded by who has done something
    /// else in it [Fewer Than Five Man Crews].
    LoadersLoad = 39,
    /// In a turn whose weather has let no helicopter fly none is sent again [Time of Day and Weather].
    WeatherHolds = 40,
    /// The run of an air strike whose FAC has left is not flown, unless an observer on the ground directs it
    /// [Aircraft Strafing and Bombing Runs].
    StrikesDirected = 41,
    /// A charger with a grenade launcher has a ranged weapon, and stops to fire it ["Received Fire" Check].
    LaunchersStop = 42,
    /// A hidden figure that is Knocked Down, or has nobody left in sight, is not asked whether it holds fire
    /// [In Sight].
    LostShotsTold = 43,
    /// Who is Knocked Down where they lay hidden is still in that cover [In Sight Or Hidden].
    FelledKeepCover = 44,
    /// A charger who stops to fire may fire at whom they charge, too ["Received Fire" Check].
    ChargedInSight = 45,
    /// Who fires at the same moment as another fires at the same target though that one puts it out: the shot
    /// is spent ["In Sight" Check].
    MomentsAtOnce = 46,
    /// Those of a side who pass as many dice of In Sight and fire at the same target fire together, whatever
    /// their Rep [Shooting A Weapon].
    PassesTogether = 47,
    /// Who lies Knocked Down where Recon By Fire falls takes no check, and fire there drives out who is
    /// Hunkered Down ["Received Fire" Check].
    LyingSprayed = 48,
    /// A shot and a melee of their own refuse what an exchange refuses: one's own side, who is hidden, in
    /// Duck Back or not on the table yet [Target Selection].
    ShotsChecked = 49,
    /// A Received Fire check of its own knows, as one in an exchange does, who is unable to fire: whose
    /// machine gun is not set up, whose rocket of the turn is fired ["Received Fire" Check].
    UnableKnown = 50,
    /// A man on the table fires only what he has: his own weapon, what he carries besides, or a gun of the
    /// vehicle he is in [Army Lists].
    OwnWeapons = 51,
    /// Who is met at a marker or in a section lies in the terrain that is there, which the document keeps
    /// [Terrain].
    GroundKept = 52,
    /// The door gunners of a helicopter over the table or on the LZ are figures of the evening
    /// [Helicopter Insertions and Extractions].
    DoorGunsManned = 53,
    /// Several who charge or rally together share one Leader Die [Leader Dice].
    OneLeaderDie = 55,
    /// Who is Knocked Down takes the Knock Down Test before they call by radio, as before all else
    /// [Knock Down Test].
    FelledDoNotCall = 56,
    /// A feature that lies wholly under others is not on the table, and nobody checks it for contact
    /// [Contact Table].
    FeaturesOnTable = 57,
    /// Who is found by Recon By Fire is still in the cover that hid them [In Sight Or Hidden].
    FoundKeepCover = 58,
    /// A sniper who is seen after a shot from the card has had the shot of that Activation [Snipers].
    SniperShotSpent = 59,
    /// Who carries a light below is fired at as a lit target, and whoever is fired at there may fire back
    /// [Getting Around Underground].
    LightGivesAway = 60,
    /// Who is below is not on the table: they set off no trap there, and see nobody [Tunnel Rats].
    BelowIsElsewhere = 61,
    /// A request counts the Rep of the Leader of the unit that asks, not of the best Leader on the table
    /// [Making the Call].
    UnitsAsk = 62,
    /// Who Ducks Back or runs away by the Anti-Aircraft Check does so [Anti-Aircraft Check].
    AircraftScatter = 63,
    /// Whoever rode in a helicopter that has come down is aboard it no longer [Damaging Helicopters].
    WrecksEmpty = 64,
    /// Those who wait off the table get out of the helicopter that brings them in
    /// [Helicopter Insertions and Extractions].
    SlicksBring = 65,
    /// Whom a sniper's card has missed does what Received Fire says: who may fire sees the sniper, whose
    /// figure is placed, and fires back, or Ducks Back out of range [Snipers].
    SnipersAnswered = 66,
    /// Those who wait off the table are aboard the helicopter that lands with them, and casualties aboard are
    /// hit as all others in a crash [Damaging Helicopters].
    SlicksCarry = 67,
    /// Who fails Wanting to Charge with no pass stays in place and does not fire ["Wanting To Charge" Check].
    WantersStay = 68,
    /// A melee is what an Activation is for: whoever has fought what a trap held does nothing else in it
    /// [Actions].
    MeleeActs = 69,
    /// Those laid below take In Sight and Received Fire, and fire back, as figures on the table do
    /// [Fighting In The Tunnels].
    FightsBelow = 70,
    /// The machine gun of a chin turret fires as a door gun does [Gunships].
    ChinTurrets = 71,
    /// Who Hunkers Down is out of sight of those who made them do so, as in Duck Back; others see them, and
    /// direct fire drives them out [Hunker Down].
    HunkersFromFirers = 72,
    /// Who avoids a fight withdraws once fired on, and not for a shot of their own
    /// [Activity Level and Posture].
    AvoidsOnceFiredOn = 73,
    /// The enemy squad enters in an Activation of its own [Squad Actions].
    SquadEntersActive = 74,
    /// A claymore that has been set up is not there to be set up again [Army Lists].
    ClaymoresCounted = 75,
    /// Who gets on or off a vehicle that has driven more than 4 in this turn jumps for it
    /// [Embarking And Disembarking].
    DrivenOnJumps = 76,
    /// Nobody sees farther than night and weather let them, but what is lit [Line Of Sight].
    SightsEnd = 77,
    /// A Molotov cocktail is thrown by who carries one [Army Lists].
    MolotovsCarried = 78,
    /// A trap that has met somebody goes off before the next turn begins [Booby Traps].
    TrapsGoOff = 79,
    /// What an Attribute is made of counts like those written down: a Scout goes as far as who is Fast, a
    /// Sniper is Stealthy [Attributes].
    WholeAttributes = 80,
    /// Who is Stealthy and still, in cover or concealed, is to be found by In Sight before anybody fires at
    /// them, in their own Activation too [Attributes (Stealthy)].
    StealthyFound = 81,
    /// The crew of a vehicle that is assaulted, and covering fire of its own, count In Sight as an exchange
    /// does: who is Stealthy, a sapper by night ["In Sight" Check].
    AssaultersStealthy = 82,
    /// Who is told to fire and cannot Ducks Back as by the check itself: Coward, Tough and Nerves of Steel
    /// turn it [Reaction Fire Or Not].
    AttributesTurnDucking = 83,
    /// Friends near a Born Leader take every check as they do that a Born Leader leads: in charges, of a
    /// Rally, under grenades and shells too [Attributes (Born Leader)].
    BornLeadersLeadAll = 84,
    /// Who is to cross flames takes Wanting to Charge as chargers do, with the Leader Die of their group, and
    /// has moved then [Residual Flame].
    FlamesDared = 85,
    /// Those whom Recon By Fire sprays take Received Fire as all others do: a Star may choose, a posture
    /// counts [Recon By Fire].
    SprayedReact = 86,
    /// It is asked who of the Unlucky stands near those who are fired at, and in the circle of a shell the
    /// Unlucky may take the hits of others [Attributes (Unlucky)].
    UnluckyAsked = 87,
    /// The tank of a flamethrower may burst where its operator is hit or caught in a blast [Flame-thrower].
    TanksBurst = 88,
    /// Fire at aircraft counts Attributes as other fire does, and may run dry [Anti-Aircraft Check].
    AircraftShotAt = 89,
    /// A Crack Shot who fires in reaction may fire one shot of all the dice [Attributes (Crack Shot)].
    CrackShotsAim = 90,
    /// Hard As Nails saves once in a battle, whatever hits [Attributes].
    NailsOnce = 91,
    /// Who is Larger Than Life is killed by nobody of lower Rep, without a roll for damage either
    /// [Player Advantages].
    LargerThanLifeHolds = 92,
    /// Who fires at -1 Rep still kills by the Rep of the roster (char-02).
    RosterReps = 93,
    /// A hero is one until out of the fight [Heroes].
    HeroesEnd = 94,
    /// Each group has the Leader Die of its own Leader, of a Junior NCO where that one is down, or of the
    /// highest Rep where it has lost both [Leader Dice, Junior NCO's].
    LedByGroups = 95,
    /// Of the Anti-Aircraft Check Free Will spares, whoever has it [Player Advantages].
    FreeWillAtAircraft = 96,
    /// Who falls of a Fast Move, being Clumsy, lies prone, and their Activation is over [Going Prone].
    ClumsyLie = 97,
    /// Of four who carry each may fall [Moving Casualties].
    BearersFall = 98,
    /// What treatment takes from a Rep is back after the game ["Medic" Check].
    TreatedRecover = 99,
    /// Who might have acted and does nothing has been activated: they reload, stand up, no longer move fast
    /// [Tight Ammo, Determining Damage].
    IdleActivate = 100,
    /// A charge that falls short was a Fast Move, out of whatever cover there was [Fast Move].
    ShortChargesShow = 101,
    /// Who is to assault a vehicle and passes none stays in place and does nothing more
    /// ["Wanting To Charge" Check].
    AssaultersStay = 102,
    /// Going prone ends an Activation after a Fast Move, too [Going Prone].
    ProneEndsFast = 103,
    /// Who runs away is not concealed [Involuntary Movement].
    RunnersShow = 104,
    /// A vehicle that is stopped while it runs men down reaches none of those who follow [Overrun Check].
    StoppedRunNobody = 105,
    /// A loader who is Knocked Down loads nothing [Rough Ride].
    FelledLoadNothing = 106,
    /// Nobody is charged who is hidden or not on the table yet [In Sight Or Hidden].
    ChargedSeen = 107,
    /// Who is Knocked Down fires at nobody in reaction either [Determining Damage].
    FelledFireNothing = 108,
    /// Duck Back of whom Recon By Fire finds hides them from whoever fired [Duck Back].
    FoundDuckFromFirer = 109,
    /// Crew on foot act at a Rep less, too [Crew Smallarms].
    DismountedActLess = 110,
    /// A grenade is readied before it is thrown at a vehicle, too [Ready A Grenade].
    GrenadesReadied = 111,
    /// Of a grenade that an Athlete throws back it is asked who else stands where it is dropped
    /// [Attributes (Athlete)].
    ThrownBackAsked = 112,
    /// A vehicle whose driver is put down as it moves rolls on and halts [Driver Disabled].
    DriversLost = 113,
    /// A vehicle that retires is out of sight of those it retires from until one of them moves, and one that
    /// runs away fires at nobody and drives off ["Clank" Test].
    RetreatsBind = 114,
    /// A vehicle that has stopped drives on in the same turn, with 2 in less [Stopping].
    DrivesOn = 115,
    /// How fast a vehicle has driven counts for fire at it, and for fire of its gun by whatever command
    /// [Firing The Main Gun].
    FastTargets = 116,
    /// All aboard roll damage where a vehicle rolls over, which drives no more, or slides into something
    /// solid [Turns].
    RollOvers = 117,
    /// A gun loaded for the next Activation fires by In Sight, too, in that one [Loading The Main Gun].
    LoadedWhenActive = 118,
    /// The gun of a commander who fails In Sight is not fired in the same Activation
    /// [Firing The Main Gun].
    FailedHoldsGun = 119,
    /// Who is knocked prone by a rough ride is up when next activated, without a test
    /// [Running Over And Through Things].
    ShakenRise = 120,
    /// A flamethrower fires at vehicles and buildings what fuel it has [Flame-thrower].
    FuelCounts = 121,
    /// Men of a crew serve the guns of a vessel, and the second of two in a hull [Five Man Crews].
    CrewGuns = 122,
    /// A vessel under way goes on every turn until it is told to stop [Turns].
    BoatsGoOn = 123,
    /// Those in a building that is fired at are in cover, and gun, rocket and flame outgun them [Buildings].
    BuildingsShelter = 124,
    /// Whose gun fires at a building that is seen for the first time takes In Sight first, and so do those
    /// inside ["In Sight" Test].
    BuildingsSeen = 125,
    /// A recoilless rifle takes two men, and a bazooka fires every other turn with one
    /// [Special Anti-Tank Weapon Firing Procedure].
    CrewsServe = 126,
    /// Who has a hand weapon only and is told to fire charges at once, without Wanting to Charge: after In
    /// Sight, too [Reaction Fire Or Not] (wanting-to-charge-3).
    HandsCharge = 127,
    /// Who is fired at from the rear by an enemy they have not seen takes Surprise first ["Surprise" Check].
    FireSurprises = 128,
    /// A flamethrower on foot fires in reaction, once a turn [Flame-thrower].
    FlamesReact = 129,
    /// Bursts, guns and flame are aimed at nobody at whom a shot may not be aimed [Target Selection].
    BurstsAimed = 130,
    /// Who is in deep water takes the Swim Check as each of their Activations begins, and may drown
    /// [Swimming].
    SwimmersSwim = 131,
    /// Where a feature conceals and is no cover, hiding there is no cover either [Terrain, Recon By Fire].
    ScrubIsNoCover = 132,
    /// Who goes prone instead of Ducking Back is seen [Going Prone].
    ProneSeen = 133,
    /// A round of melee is fought before the phase ends in which it is due [Continuous Melee].
    RoundsFought = 134,
    /// A Leader who is Knocked Down, runs or is Hunkered Down is with nobody who hides ["In Sight" Check].
    LeadersUp = 135,
    /// Who is hand to hand with an enemy fires at nobody in reaction either [Breaking Off Melee].
    FrayHoldsFire = 136,
    /// In edition 2 the side that acts takes no In Sight, whoever moves [In Sight Test].
    ActiveKnown = 137,
    /// The two reloads of a sapper and the three rockets of a squad are counted [Army Lists].
    SuppliesCounted = 138,
    /// A satchel charge that was readied goes off at the end of the next Activation of who holds it
    /// [Satchel & Demolition Charges].
    ChargesGoOff = 139,
    /// Who is below has nothing to fire where all they have is a rocket or a grenade launcher, and covers no
    /// place above [Fighting In The Tunnels].
    ArmedBelow = 140,
    /// A Dumb Ass who does nothing has been activated all the same: Duck Back and the like end with the
    /// Activations of that side [Attributes (Dumb Ass)].
    DumbAssesActivate = 141,
    /// Where somebody of a side carries a radio, nobody else calls [Making the Call].
    RadiosCarried = 142,
    /// The Unlucky may take the hits of others that a trap or the card of a sniper brings, too
    /// [Attributes (Unlucky)].
    UnluckyStruck = 143,
    /// Friends near a Born Leader take the Anti-Aircraft Check as they do [Attributes (Born Leader)].
    BornLeadersAtAircraft = 144,
    /// One check is for all who are seen: sappers by night tell, as the Stealthy do, only where all are
    /// (evening-17).
    SappersAlike = 145,
}

impl Company {
    /// The number of the rules of this version: that of the last one mended.
    pub const RULES: u8 = Mended::SappersAlike as u8;

    /// Whether the evening is played by a rule that was mended.
    pub(crate) const fn obeys(&self, rule: Mended) -> bool {
        self.rules >= rule as u8
    }

    /// Whether somebody has the Attribute `id`, by itself or as part of another.
    pub(crate) fn has(&self, soldier: &Soldier, id: AttributeId) -> bool {
        let held = &soldier.man.attributes;
        match self.obeys(Mended::WholeAttributes) {
            true => held.has(id),
            false => held.written().iter().any(|written| written == id.id()),
        }
    }
}

/// Two in contact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// One of the player's side.
    pub own: String,
    /// One of the other.
    pub enemy: String,
}

impl Company {
    /// Whether nobody has come yet: the evening keeps no list of everyone, as those of earlier versions.
    pub fn is_empty(&self) -> bool {
        self.soldiers.is_empty() && self.vehicles.is_empty()
    }

    /// Those of a side.
    pub fn of(&self, side: Who) -> impl Iterator<Item = &Soldier> {
        self.soldiers.iter().filter(move |soldier| soldier.side == side)
    }

    /// Whether one who leads others can: a Leader who does not run away or hunker down, or a Junior NCO where
    /// the group has no such Leader [Junior NCO's].
    pub(super) fn is_in_command(&self, leader: &Soldier) -> bool {
        let is_under = |other: &Soldier| {
            other.group == leader.group
                && other.man.role == Some(Role::Leader)
                && other.is_able()
                && !other.is_shaken()
                && !(self.is_felled(other) && self.obeys(Mended::LedByGroups))
        };
        !leader.is_shaken() && (leader.man.role == Some(Role::Leader) || !self.of(leader.side).any(is_under))
    }

    /// Whether one who was no leader has the highest Rep of a group that has lost its Leader and Junior NCOs,
    /// and takes over [Junior NCO's]; not in turns of earlier versions.
    pub(super) fn takes_over(&self, soldier: &Soldier) -> bool {
        let group = || self.of(soldier.side).filter(|other| other.group == soldier.group);
        let had_leader = soldier.group.is_some() && group().any(Soldier::leads);
        self.by_the_rules
            && had_leader
            && !group().any(|other| other.leads() && other.is_able())
            && soldier.is_able()
            && group().all(|other| !other.is_able() || other.man.rep <= soldier.man.rep)
    }

    /// Those with whom somebody is in contact: by the rules of today only as long as both are still in the
    /// fight.
    pub fn in_contact_with(&self, name: &str) -> Option<&str> {
        let mut pairs = self.contacts.iter().filter(|pair| !self.by_the_rules || self.lasts(pair));
        pairs.find_map(|Contact { own, enemy }| match () {
            () if own == name => Some(&**enemy),
            () if enemy == name => Some(&**own),
            () => None,
        })
    }

    /// Those who are in contact, as long as both are still in the fight.
    pub fn in_contact(&self) -> impl Iterator<Item = &Contact> {
        self.contacts.iter().filter(|pair| self.lasts(pair))
    }

    /// Whether two are still in contact: neither has been put out of the fight or runs. Who is Knocked Down
    /// fights on, prone (evening-16); in turns of earlier versions that ended it.
    pub(super) fn lasts(&self, pair: &Contact) -> bool {
        let is_in_it = |name: &str| {
            self.get(name).is_some_and(|soldier| {
                let is_down = !self.by_the_rules && soldier.is(Flag::KnockedDown);
                soldier.is_able() && !soldier.is(Flag::RunningAway) && !is_down
            })
        };
        is_in_it(&pair.own) && is_in_it(&pair.enemy)
    }

    /// Two are in contact from now on.
    pub(super) fn grapple(&mut self, pair: Contact) {
        if self.obeys(Mended::MeleeShows) {
            for name in [&pair.own, &pair.enemy] {
                if let Some(soldier) = self.get_mut(name)
                    && soldier.man.state.remove(&Flag::DuckBack)
                {
                    soldier.ducked_from.clear();
                }
            }
        }
        if !self.contacts.contains(&pair) {
            self.contacts.push(pair);
        }
    }

    fn place(&self, typed: &str) -> Option<usize> {
        let called = |name: fn(&str) -> &str| {
            let mut found = (0..self.soldiers.len())
                .filter(move |index| name(self.soldiers[*index].name()).eq_ignore_ascii_case(typed));
            found.next().filter(|_| found.next().is_none())
        };
        called(|name| name).or_else(|| called(bare_name))
    }

    /// The one whose whole name this is; their rank may be left out as long as nobody else is called so.
    pub fn get(&self, name: &str) -> Option<&Soldier> {
        self.place(name).map(|index| &self.soldiers[index])
    }

    /// The same.
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest names.
    pub fn find(&self, name: &str) -> Result<&Soldier, Error> {
        self.get(name).ok_or_else(|| self.nobody(name))
    }

    /// The same, to be changed.
    ///
    /// # Errors
    /// As [`Company::find`].
    pub fn find_mut(&mut self, name: &str) -> Result<&mut Soldier, Error> {
        match self.place(name) {
            Some(index) => Ok(&mut self.soldiers[index]),
            None => Err(self.nobody(name)),
        }
    }

    /// The one whose whole name this is, to be changed; none where nobody on the table has it.
    pub(crate) fn get_mut(&mut self, name: &str) -> Option<&mut Soldier> {
        self.place(name).map(|index| &mut self.soldiers[index])
    }

    fn nobody(&self, name: &str) -> Error {
        // Those nobody has seen yet are not named.
        let seen = self.soldiers.iter().filter(|soldier| !soldier.is(Flag::Hidden));
        nobody(name, &seen.map(|soldier| soldier.man.clone()).collect::<Vec<Figure>>())
    }

    /// Takes somebody in, under a name nobody else has: `Ha`, else `Ha 2`.
    pub(super) fn take_in(&mut self, mut soldier: Soldier) -> String {
        let is_taken = |name: &str| {
            let same = |other: &Soldier| {
                [other.name(), bare_name(other.name())].iter().any(|known| known.eq_ignore_ascii_case(name))
            };
            self.soldiers.iter().any(same)
        };
        let own = soldier.man.name.clone();
        let numbered = (2..).map(|number: u32| format!("{own} {number}"));
        let name = std::iter::once(own.clone()).chain(numbered).find(|name| !is_taken(name));
        let name = name.unwrap_or_else(|| own.clone());
        if name != own {
            soldier.came_as = Some(own);
            soldier.man.name.clone_from(&name);
        }
        self.soldiers.push(soldier);
        name
    }

    /// Somebody comes who was on no list, with a group of their own; their name.
    pub(crate) fn stand_up(&mut self, side: Who, man: Figure, group: &str) -> String {
        let mut soldier = Soldier::new(side, man);
        soldier.group = Some(group.to_owned());
        self.take_in(soldier)
    }

    /// Somebody is off the table, if they were on it.
    pub(crate) fn remove(&mut self, name: &str) {
        if let Some(soldier) = self.get_mut(name).filter(|soldier| soldier.left.is_none()) {
            soldier.left = Some(Left::Removed);
        }
    }

    /// Whether small arms can reach a figure: on foot, in an open-topped vehicle, or a commander, whose hatch
    /// may be open [Type Of Vehicles].
    pub fn is_exposed(&self, soldier: &Soldier) -> bool {
        let Some(aboard) = &soldier.aboard else { return true };
        let Ok(vehicle) = self.vehicle(&aboard.vehicle) else { return true };
        let lies_inside = soldier.is(Flag::KnockedDown) && self.obeys(Mended::FelledInside);
        let stands_in_hatch = aboard.post == Some(Post::Commander) && !vehicle.buttoned_up && !lies_inside;
        vehicle.of_lists().open_topped || stands_in_hatch
    }

    /// Whether they are in cover where they ride: in an open-topped vehicle, or in the hatch
    /// [Ranged Combat: Cover, Open Topped Or Fully Enclosed]. In turns of earlier versions of an open-topped
    /// vehicle only its passengers were.
    pub fn is_sheltered(&self, soldier: &Soldier) -> bool {
        let is_exposed = || soldier.aboard.is_some() && self.is_exposed(soldier);
        let rides = self.by_the_rules && !soldier.is(Flag::ObviouslyDead) && is_exposed();
        rides || soldier.rides() || (self.to_the_letter && self.is_in_hatch(soldier))
    }

    /// Which of these are aboard vehicles, as an addition to a question about them:
    /// `; aboard Track One: Nolan, Pruitt`.
    pub fn told_aboard(&self, names: &[String]) -> String {
        let mut told = String::new();
        for vehicle in &self.vehicles {
            let is_in = |name: &&String| {
                let soldier = self.get(name).and_then(|soldier| soldier.aboard.as_ref());
                soldier.is_some_and(|aboard| aboard.vehicle == vehicle.name)
            };
            let aboard: Vec<&str> = names.iter().filter(is_in).map(String::as_str).collect();
            if !aboard.is_empty() {
                told.push_str(&format!("; aboard {}: {}", vehicle.name, aboard.join(", ")));
            }
        }
        told
    }

    /// Whether they are aboard a vehicle that is not open topped, in the hatch or inside: it is met as a
    /// vehicle by whoever comes to it on foot [Attacking Vehicles].
    pub fn is_enclosed(&self, soldier: &Soldier) -> bool {
        let vehicle = soldier.aboard.as_ref().and_then(|aboard| self.vehicle(&aboard.vehicle).ok());
        vehicle.is_some_and(|vehicle| !vehicle.of_lists().open_topped)
    }

    /// Whether they are the commander of a vehicle, where small arms can reach them only in the hatch.
    pub fn is_in_hatch(&self, soldier: &Soldier) -> bool {
        let aboard = soldier.aboard.as_ref().filter(|aboard| aboard.post == Some(Post::Commander));
        let is_open = |vehicle: &Vehicle| !vehicle.buttoned_up;
        !soldier.is(Flag::ObviouslyDead)
            && aboard.is_some_and(|aboard| self.vehicle(&aboard.vehicle).is_ok_and(is_open))
    }

    /// Notes every broken law.
    pub(crate) fn check(&self, faults: &mut Faults) {
        faults.at("soldiers", |faults| {
            for (index, soldier) in self.soldiers.iter().enumerate() {
                faults.at(index, |faults| {
                    soldier.check(faults);
                    let same = |other: &&Soldier| other.name().eq_ignore_ascii_case(soldier.name());
                    if self.soldiers[..index].iter().any(|other| same(&other)) {
                        faults.at("man", |faults| {
                            let name = soldier.name();
                            faults.add("name", format!("is {name}, like someone else's on the table"));
                        });
                    }
                });
            }
        });
        for (index, soldier) in self.soldiers.iter().enumerate() {
            if let Some(carries) =
                soldier.carries.as_ref().filter(|carries| self.get(&carries.whom).is_none())
            {
                let why = format!("is {}: nobody on the table", carries.whom);
                faults.at("soldiers", |faults| faults.at(index, |faults| faults.add("carries", why)));
            }
        }
        faults.at("vehicles", |faults| self.check_vehicles(faults));
        faults.at("contacts", |faults| {
            for (index, contact) in self.contacts.iter().enumerate() {
                for (side, field, name) in
                    [(Who::Own, "own", &contact.own), (Who::Enemy, "enemy", &contact.enemy)]
                {
                    if self.get(name).is_none_or(|soldier| soldier.side != side) {
                        faults
                            .at(index, |faults| faults.add(field, format!("is {name}: nobody of that side")));
                    }
                }
            }
        });
    }
}

/// Somebody who is found or comes, and the unit they come with.
struct Comer<'a> {
    man: &'a Figure,
    group: String,
    /// Where they come in.
    entry: Option<&'a str>,
    /// The terrain they lie in.
    lies_in: Option<FeatureKind>,
    /// Their place in a vehicle, and which of those that have come it is.
    aboard: Option<(Option<Post>, usize)>,
    /// Whether they have not been seen yet.
    hidden: bool,
}

impl Mission {
    /// Those who can be named, as a squad for each side: whoever has come or been seen. The enemy whom
    /// nobody has met yet stays secret.
    pub fn squads(&self) -> Vec<Squad> {
        Who::ALL.map(|who| self.squad_of(who)).into_iter().filter(|squad| !squad.figures.is_empty()).collect()
    }

    /// Those of a side who can be named.
    pub fn squad_of(&self, who: Who) -> Squad {
        let figures = if self.company.is_empty() {
            self.comers(who).into_iter().map(|comer| comer.man.clone()).collect()
        } else {
            self.company.of(who).map(|soldier| soldier.man.clone()).collect()
        };
        Squad { figures, ..self.terms_of(who) }
    }

    /// The player's squad as a finished evening leaves it, to play on with: without those who came besides,
    /// and without the dead, the captured and those whom Recovery lost. Who recovers later is back
    /// (evening-14).
    ///
    /// # Errors
    /// [`Error::Refused`] while the evening goes on, while somebody waits for Recovery, or where nobody is
    /// left.
    pub fn squad_after(&self) -> Result<Squad, Error> {
        let refused = |why: String| Err(Error::refused("FNG Campaigning", why));
        if !self.company.over {
            let end = way!("fng finish EVENING -i --evening", "end");
            return refused(format!("the evening of this squad is not over yet ({end})"));
        }
        let first = self.company.of(Who::Own).next().and_then(|soldier| soldier.group.as_ref());
        let own = self.company.of(Who::Own).filter(|soldier| soldier.group.as_ref() == first);
        let is_lost = |soldier: &Soldier| {
            let recovered = soldier.recovery.map(|recovery| recovery.end);
            let is_dead = soldier.is(Flag::ObviouslyDead) && !soldier.cheated_death;
            is_dead || soldier.left == Some(Left::Captured) || recovered == Some(Recovers::Lost)
        };
        let mut figures = Vec::new();
        for soldier in own.filter(|soldier| !is_lost(soldier)) {
            if soldier.awaits_recovery() {
                let roll = way!("fng recovery EVENING -i", "recovery");
                return refused(format!(
                    "{} is Out of the Fight: roll Recovery first ({roll})",
                    soldier.name()
                ));
            }
            let name = soldier.came_as.as_ref().unwrap_or(&soldier.man.name);
            let kills = soldier.man.kills.saturating_add(soldier.kills.len().min(99) as u16);
            // Who cheated death comes back with a Rep less.
            let rep = soldier.man.rep + soldier.weakened;
            let rep = if soldier.cheated_death { Standing::recruit(rep).cheated_death().rep } else { rep };
            let state = BTreeSet::new();
            figures.push(Figure { name: name.clone(), rep, kills, state, ..soldier.man.clone() });
        }
        if figures.is_empty() {
            return refused("nobody of this squad is left".to_owned());
        }
        Ok(Squad { figures, ..self.terms_of(Who::Own) })
    }

    /// What holds for everyone of a side, as a squad without figures.
    pub fn terms_of(&self, who: Who) -> Squad {
        Squad {
            name: None,
            force: Some(self.force(who).to_owned()),
            date: Some(self.setting.date),
            vehicle: None,
            edition: self.play.options.edition(),
            options: Default::default(),
            advantages: Advantage::all(),
            figures: Vec::new(),
        }
    }

    /// Whoever of a side has been seen or has come, in order.
    fn comers(&self, who: Who) -> Vec<Comer<'_>> {
        let forces = self.forces.iter().filter(|_| who == Who::Enemy);
        let met = forces.flat_map(|forces| {
            let squad = forces.squad.iter().filter(|_| forces.squad_revealed);
            let squad = squad.map(|man| Comer {
                man,
                group: "squad".to_owned(),
                entry: None,
                lies_in: None,
                aboard: None,
                hidden: false,
            });
            // What a card of a Large Action brings is set up as what comes: each man is there once.
            let set_up = self.units().filter(|(side, ..)| *side == Who::Enemy);
            let set_up: Vec<&Figure> = set_up.flat_map(|(_, _, unit)| &unit.figures).collect();
            let found = forces.found.iter().flat_map(move |found| {
                let alone = found.figures.iter().filter(|man| !set_up.contains(man)).collect::<Vec<_>>();
                alone.into_iter().map(|man| Comer {
                    man,
                    group: format!("section {}", found.section),
                    entry: None,
                    lies_in: None,
                    aboard: None,
                    hidden: false,
                })
            });
            squad.chain(found)
        });
        let mut vehicles = 0;
        let units = self.units().map(move |(side, arrival, unit)| {
            let is_vehicle = matches!(unit.kind, UnitKind::Vehicle(_));
            vehicles += usize::from(is_vehicle);
            (side, arrival, unit, is_vehicle.then(|| vehicles - 1))
        });
        let mut names: Vec<&str> = Vec::new();
        let come =
            units.filter(move |(side, ..)| *side == who).flat_map(move |(_, arrival, unit, vehicle)| {
                names.push(&unit.name);
                // Two LMG teams are two groups.
                let group = match names.iter().filter(|name| **name == unit.name).count() {
                    1 => unit.name.clone(),
                    number => format!("{} {number}", unit.name),
                };
                unit.figures.iter().map(move |man| {
                    let aboard = vehicle.map(|vehicle| (man.post, vehicle));
                    let (entry, hidden) = (Some(arrival.at.as_str()), arrival.hidden);
                    Comer { man, group: group.clone(), entry, lies_in: arrival.ground, aboard, hidden }
                })
            });
        met.chain(come).collect()
    }

    /// Every unit that has come, whose it is, and where it comes in.
    fn units(&self) -> impl Iterator<Item = (Who, &Arrival, &ArrivedUnit)> {
        let arrivals = self.play.arrivals.iter();
        arrivals.flat_map(|arrival| arrival.units.iter().map(move |unit| (arrival.side, arrival, unit)))
    }

    /// Takes the vehicles that have come onto the list; gives the names of all of them in the order they
    /// came.
    fn enlist_vehicles(&mut self) -> Vec<String> {
        let come: Vec<(Who, VehicleId, usize)> = self
            .units()
            .filter_map(|(side, _, unit)| match unit.kind {
                UnitKind::Vehicle(model) => Some((side, model, unit.figures.len())),
                UnitKind::Unit(_) => None,
            })
            .collect();
        let known = self.company.vehicles.iter().filter(|vehicle| vehicle.arrived).count();
        for (side, model, men) in come.into_iter().skip(known) {
            let name = self.company.vehicle_name(&model.list().name);
            let men = men.min(usize::from(u8::MAX)) as u8;
            self.company.vehicles.push(Vehicle { arrived: true, ..Vehicle::new(name, model, side, men) });
        }
        let arrived = self.company.vehicles.iter().filter(|vehicle| vehicle.arrived);
        arrived.map(|vehicle| vehicle.name.clone()).collect()
    }

    /// Takes whoever has newly been seen or has come onto the list of everyone.
    pub(crate) fn enlist(&mut self) {
        if self.company.is_empty() {
            return;
        }
        let vehicles = self.enlist_vehicles();
        for who in Who::ALL {
            let mut new: Vec<Soldier> = Vec::new();
            let mut seen: Vec<&str> = Vec::new();
            for Comer { man, group, entry, lies_in, aboard, hidden } in self.comers(who) {
                seen.push(&man.name);
                let met = seen.iter().filter(|name| **name == man.name).count();
                let known = self.company.of(who);
                let known =
                    known.filter(|soldier| soldier.came_as.as_deref().unwrap_or(soldier.name()) == man.name);
                if known.count() + new.iter().filter(|soldier| soldier.man.name == man.name).count() < met {
                    let mut soldier = Soldier::new(who, man.clone());
                    soldier.group = Some(group);
                    soldier.man.state.extend(hidden.then_some(Flag::Hidden));
                    soldier.entry = entry.filter(|at| !at.is_empty()).map(str::to_owned);
                    soldier.lies_in = lies_in;
                    soldier.aboard = aboard.and_then(|(post, vehicle)| {
                        let vehicle = vehicles.get(vehicle)?.clone();
                        Some(Aboard { vehicle, post })
                    });
                    new.push(soldier);
                }
            }
            for soldier in new {
                self.company.take_in(soldier);
            }
        }
    }
}
