//! What a rule says, in a sentence or two of our own: for somebody who meets its number in a refusal or an
//! explanation. The printed rules say it in full.

/// A rule in short.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Its number, as the rules and the Trưng rules (T) have it.
    pub id: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What it says.
    pub text: &'static str,
}

impl Rule {
    /// The rule of this number, or else the nearest above it: `3.2.4.1` gives 3.2.4.
    ///
    /// ```
    /// use pointman_fitl::rules::Rule;
    /// assert_eq!(Rule::of("3.3.2").unwrap().title, "March");
    /// assert_eq!(Rule::of("t5.5.9").unwrap().id, "T5.5");
    /// assert_eq!(Rule::of("99"), None);
    /// ```
    pub fn of(id: &str) -> Option<Rule> {
        let mut id = id.trim();
        loop {
            if let Some(rule) = RULES.iter().find(|rule| rule.id.eq_ignore_ascii_case(id)) {
                return Some(*rule);
            }
            let Some((above, _)) = id.rsplit_once('.') else {
                // What stands before the parts of a section has the number 0.
                return RULES.iter().find(|rule| rule.id.strip_suffix(".0") == Some(id)).copied();
            };
            id = above;
        }
    }

    /// The rules whose title or text has the word, in any case.
    pub fn about(word: &str) -> impl Iterator<Item = Rule> {
        let word = word.to_lowercase();
        let has = move |text: &str| text.to_lowercase().contains(&word);
        let titles = has.clone();
        let by_title = RULES.iter().filter(move |rule| titles(rule.title));
        let titles = has.clone();
        let by_text = RULES.iter().filter(move |rule| !titles(rule.title) && has(rule.text));
        by_title.chain(by_text).copied()
    }
}

const fn rule(id: &'static str, title: &'static str, text: &'static str) -> Rule {
    Rule { id, title, text }
}

/// Every rule told, in the order of the rules; those of Trưng last.
pub static RULES: &[Rule] = &[
    rule("1.3.1", "Spaces", "Cities, Provinces and LoCs are spaces; a Town is only where LoCs meet."),
    rule(
        "1.3.6",
        "Adjacency",
        "Spaces that touch are adjacent; so are Provinces with only a LoC between them, and LoCs and \
         Provinces that meet at a Town.",
    ),
    rule(
        "1.4",
        "Pieces",
        "Each faction has a fixed number of pieces of each type. They lie on the map, in Available, Out of \
         Play (US and ARVN) or Casualties (US).",
    ),
    rule(
        "1.4.1",
        "Placing and removing",
        "Pieces come from Available and go there, unless a rule or text says otherwise. A person short of a \
         type may take it from elsewhere on the map; the US only Irregulars and ARVN pieces. US pieces \
         removed by Attack, Ambush or Bombard go to Casualties.",
    ),
    rule(
        "1.4.2",
        "Stacking",
        "At most 2 Bases in a Province or City, none on a LoC. COIN pieces never enter North Vietnam.",
    ),
    rule(
        "1.4.3",
        "Underground and Active",
        "Guerrillas, Irregulars and Rangers are placed Underground and keep their state when they move. \
         Troops, Police and Bases are always Active.",
    ),
    rule(
        "1.4.4",
        "Tunnels",
        "An Insurgent Base with a Tunnel is not removed by Assault, Air Strike, Advise or Raid; an Assault \
         that has nothing else to remove may roll for the marker.",
    ),
    rule(
        "1.5.1",
        "Enemies and friends",
        "US and ARVN are COIN, NVA and VC Insurgents: each side is friendly within and the other's enemy.",
    ),
    rule(
        "1.5.2",
        "Giving Resources",
        "NVA and VC with different players may give each other Resources while either executes an action.",
    ),
    rule(
        "1.6",
        "Support and Opposition",
        "Cities and Provinces with Population are at Active or Passive Support, Neutral, or Passive or \
         Active Opposition. Active levels count the Population twice.",
    ),
    rule(
        "1.7",
        "Control",
        "COIN Controls a Province or City with more COIN than Insurgent pieces; NVA with more NVA pieces \
         than all others there, VC included. LoCs have none.",
    ),
    rule("1.8", "Resources, Aid, Patronage", "They stand from 0 to 75; more is lost."),
    rule(
        "1.8.1",
        "Joint Operations and Econ",
        "The US spends ARVN Resources, and only down to Total Econ. ARVN spends down to 0. Econ changes \
         only in the Resources Phase.",
    ),
    rule(
        "2.1",
        "Cards",
        "The current card is played, the next lies face up on deck. Each pile has one Coup card.",
    ),
    rule(
        "2.3.1",
        "Eligibility",
        "A faction that executed the Event or an Operation is Ineligible on the next card; one that passed \
         or had no chance stays Eligible.",
    ),
    rule(
        "2.3.2",
        "1st and 2nd Eligible",
        "The leftmost Eligible faction on the card acts first, the next one second.",
    ),
    rule(
        "2.3.3",
        "Pass",
        "A faction that passes stays Eligible and gains Resources: an Insurgent 1 of its own, a COIN \
         faction 3 ARVN Resources. The next Eligible faction takes its place.",
    ),
    rule(
        "2.3.4",
        "What the 2nd may do",
        "After an Operation alone: a Limited Operation. After an Operation with a Special Activity: a \
         Limited Operation or the Event. After the Event: an Operation, with or without a Special Activity.",
    ),
    rule(
        "2.3.5",
        "Limited Operation",
        "An Operation in one space without a Special Activity; where it moves pieces, all end in one space.",
    ),
    rule(
        "2.3.6",
        "Staying Eligible",
        "An Event may mark a faction to stay Eligible or to be Ineligible through the next card; the later \
         mark wins.",
    ),
    rule(
        "2.3.8",
        "Pivotal Events",
        "Before anyone acts on a card, with no Coup card on deck and 2 or more cards in the RVN Leader box, \
         an Eligible faction whose condition is met may play its Pivotal Event instead of the card. VC \
         trumps all, then ARVN, then NVA.",
    ),
    rule(
        "2.3.9",
        "Monsoon",
        "With a Coup card on deck: no Sweep, no March, no Pivotal Event; Air Strike and Air Lift in at most \
         2 spaces.",
    ),
    rule(
        "2.4",
        "Coup card",
        "It goes to the RVN Leader box, a leader on top, a Failed Attempt beneath; then a Coup Round is \
         conducted, unless the card before was a Coup card too.",
    ),
    rule(
        "2.4.1",
        "RVN Leader",
        "The card on top holds: Minh (none played) ARVN Train gives Aid +5; Khanh Transport by 1 LoC; Young \
         Turks Govern gives Patronage +2; Ky Pacification costs 4.",
    ),
    rule(
        "2.7",
        "Peace Talks",
        "After unshaded Peace Talks, Linebacker II needs Support + Available above 25 instead of 40.",
    ),
    rule(
        "3.0",
        "Operations",
        "Train, Patrol, Sweep, Assault are COIN's; Rally, March, Attack, Terror the Insurgents'.",
    ),
    rule(
        "3.1",
        "Executing an Operation",
        "Select each space once and pay for it then. You choose spaces, targets and your own pieces; do \
         everything else as far as possible.",
    ),
    rule(
        "3.1.2",
        "Free Operations",
        "They cost nothing and do not affect eligibility; Pacification, Agitation and Improving the Trail \
         still cost.",
    ),
    rule(
        "3.2.1",
        "Train",
        "ARVN: any Province or City without NVA Control; US: with a US piece. 3 ARVN Resources where ARVN \
         pieces are placed. US places 1-2 Irregulars, or with a US Base there 1-2 Rangers or 1-6 ARVN \
         cubes; ARVN places Rangers or cubes in Cities or where a COIN Base is. Then one space: Pacify (3 a \
         Terror marker or level, up to 2 levels, COIN Control); ARVN may make 3 cubes a Base; the US in \
         Saigon may turn up to 3 Patronage into Resources.",
    ),
    rule(
        "3.2.2",
        "Patrol",
        "ARVN pays 3 in all, the US nothing. Cubes move along LoCs and Cities until they meet an Insurgent; \
         then each cube on a LoC Activates 1 Guerrilla there. May end with an Assault on one LoC.",
    ),
    rule(
        "3.2.3",
        "Sweep",
        "3 ARVN Resources a space for ARVN. Troops move in from an adjacent space, or by one LoC free of \
         Insurgents; then each cube and Special Force Activates 1 Underground Guerrilla, in Jungle 2 of \
         them one.",
    ),
    rule(
        "3.2.4",
        "Assault",
        "3 ARVN Resources a space for ARVN. ARVN removes 1 piece for 2 cubes (Highland: for 3; Police count \
         in Cities and on LoCs only). The US removes 2 for each Troop with a US Base, 1 without, 1 for 2 in \
         Highland. NVA Troops first, then Active Guerrillas, Bases last and only without Guerrillas. ARVN \
         gains 6 Aid a Base. The US may pay 3 for an ARVN Assault in one of its spaces.",
    ),
    rule(
        "3.3.1",
        "Rally",
        "1 Resource a space without Support; none on LoCs. Place 1 Guerrilla, or make 2 a Base; with a Base \
         NVA places Trail + Bases, VC Population + Bases, or VC turns its Guerrillas Underground. NVA may \
         then pay 2 to improve the Trail.",
    ),
    rule(
        "3.3.2",
        "March",
        "1 Resource a Province or City entered, LoCs free. A group of more than 3 pieces together with COIN \
         cubes and Special Forces, into a LoC or a space with Support, Activates its Guerrillas. NVA may go \
         on from space to space in Laos and Cambodia; at Trail 4 that is free.",
    ),
    rule(
        "3.3.3",
        "Attack",
        "1 Resource a space. Guerrillas: Activate all, roll no more than their number to remove up to 2. \
         NVA Troops: remove 1 for 2, no roll. Bases last. Each US Troop or Base removed costs the attacker \
         one of the attacking pieces.",
    ),
    rule(
        "3.3.4",
        "Terror",
        "1 Resource a Province or City, LoCs free. Activate an Underground Guerrilla (NVA may use a Troop). \
         Place Terror and shift 1 level: VC toward Active Opposition, NVA Support toward Neutral; on a LoC \
         place Sabotage.",
    ),
    rule(
        "4.0",
        "Special Activities",
        "Each faction has three of its own; each goes with the Operations it names.",
    ),
    rule(
        "4.1",
        "Special Activities",
        "One kind in a turn, with an Operation that is not Limited, at any one moment before, during or \
         after it. It costs nothing.",
    ),
    rule(
        "4.2.1",
        "Advise",
        "US, with Train or Patrol, 1-2 spaces not Trained in: an ARVN Sweep in place, an ARVN Assault, or a \
         Special Force Activated to remove 2 enemies. May add 6 Aid.",
    ),
    rule(
        "4.2.2",
        "Air Lift",
        "US, with any Operation: any US Troops and up to 4 ARVN Troops, Rangers and Irregulars among up to \
         4 spaces.",
    ),
    rule(
        "4.2.3",
        "Air Strike",
        "US, with any Operation: a die of hits in up to 6 spaces with a COIN piece: NVA Troops, Active \
         Guerrillas, Bases last; 2 hits degrade the Trail. Each Province or City hit shifts 1 level toward \
         Active Opposition.",
    ),
    rule(
        "4.3.1",
        "Govern",
        "ARVN, with Train or Patrol, 1-2 spaces with Support and COIN Control, not Saigon, not Trained in: \
         Aid + 3 x Population; or, with more ARVN cubes than US Troops, Population from Aid to Patronage \
         and 1 level toward Neutral.",
    ),
    rule(
        "4.3.2",
        "Transport",
        "ARVN, with any Operation: up to 6 Troops and Rangers of one space move by LoCs and Cities until \
         they meet an Insurgent, with a last step to any adjacent space. Then all Rangers turn Underground.",
    ),
    rule(
        "4.3.3",
        "Raid",
        "ARVN, with Patrol, Sweep or Assault, 1-2 spaces: Rangers move in from adjacent spaces; an \
         Underground one may be Activated to remove 2 enemies.",
    ),
    rule(
        "4.4.1",
        "Infiltrate",
        "NVA, with Rally or March, 1-2 spaces. With a Base: place Trail + Bases Troops and turn Guerrillas \
         into Troops. With more pieces than VC: Opposition 1 level toward Neutral and replace 1 VC piece by \
         its like.",
    ),
    rule(
        "4.4.2",
        "Bombard",
        "NVA, with any Operation, 1-2 spaces with 3 COIN Troops or a COIN Base and 3 NVA Troops there or in \
         one adjacent space: remove 1 US or ARVN Troop.",
    ),
    rule(
        "4.4.3",
        "Ambush",
        "With March or Attack, 1-2 spaces: Activate 1 Underground Guerrilla to remove 1 COIN piece without \
         a roll; from a LoC also in an adjacent space. Bases last.",
    ),
    rule(
        "4.5.1",
        "Tax",
        "VC, with any Operation, up to 4 spaces without COIN Control: Activate an Underground Guerrilla; \
         Resources + Econ or + 2 x Population; the space shifts 1 level toward Active Support.",
    ),
    rule(
        "4.5.2",
        "Subvert",
        "VC, with Rally, March or Terror, 1-2 spaces with an Underground Guerrilla: remove 2 ARVN cubes, or \
         replace 1 by a Guerrilla; Patronage -1 for every 2 cubes.",
    ),
    rule("4.5.3", "Ambush", "Same as the NVA's: 4.4.3."),
    rule(
        "5.1",
        "Events",
        "The executing faction chooses, unless the text names another. Do what can be done and skip the \
         rest.",
    ),
    rule(
        "5.1.1",
        "Events before rules",
        "The text overrides the rules except stacking, availability and Tunnels. Monsoon and Momentum do \
         not stop what it names.",
    ),
    rule("5.1.2", "Event against Event", "The later one takes precedence."),
    rule("5.1.3", "As far as possible", "A text without `may` is carried out as far as it can be."),
    rule("5.1.4", "Pivotal Events", "The faction that plays one executes it as its action."),
    rule("5.2", "Dual Events", "A player may execute either text, regardless of faction."),
    rule("5.3", "Capabilities", "They last to the end of the game, one side of each."),
    rule("5.4", "Momentum", "It lasts until the Reset Phase of the next Coup Round."),
    rule(
        "5.5",
        "Free actions of Events",
        "No cost, eligibility as it was; the procedures hold. No Special Activity goes with a free \
         Operation unless the text says so.",
    ),
    rule(
        "6.0",
        "Coup Round",
        "Victory, Resources, Support, Redeploy, Commitment, Reset. The last one ends after Redeploy.",
    ),
    rule(
        "6.1",
        "Victory Phase",
        "A faction beyond its goal ends the game: US and ARVN above 50, VC above 35, NVA above 18. Against \
         non-players people win only after the last Coup Round.",
    ),
    rule(
        "6.2.1",
        "Sabotage",
        "Each LoC with more Guerrillas than COIN pieces, or beside a City without COIN Control, is \
         Sabotaged.",
    ),
    rule(
        "6.2.2",
        "Degrading the Trail",
        "COIN Control of a space in Laos or Cambodia degrades the Trail by 1.",
    ),
    rule(
        "6.2.3",
        "ARVN earns",
        "Total Econ is 15 less that of Sabotaged LoCs; ARVN Resources + Aid + Total Econ.",
    ),
    rule(
        "6.2.4",
        "Insurgents earn",
        "VC 1 for each Base; NVA 1 for each Base in Laos and Cambodia and 2 x Trail.",
    ),
    rule("6.2.5", "Casualties", "Aid -3 for each piece in Casualties."),
    rule(
        "6.3.1",
        "Pacification",
        "In up to 4 spaces for both COIN factions together (ARVN 1 if the US takes 3) with COIN Control, \
         Police and the faction's Troops: 3 ARVN Resources a Terror marker or level, up to 2 levels a space.",
    ),
    rule(
        "6.3.2",
        "Agitation",
        "VC, up to 4 spaces with a VC piece and no COIN Control: 1 Resource a Terror marker or level, up to \
         2 levels a space.",
    ),
    rule(
        "6.4.1",
        "Laos and Cambodia",
        "US Troops there go to Casualties, other COIN forces to Available; Bases stay.",
    ),
    rule(
        "6.4.2",
        "ARVN Redeploys",
        "Troops must leave LoCs and Provinces without a COIN Base, others may: to Cities without NVA \
         Control, COIN Bases, Saigon. Then Police to LoCs or COIN Control in the South.",
    ),
    rule("6.4.3", "NVA Redeploys", "Any NVA Troops may go to spaces with NVA Bases."),
    rule(
        "6.4.5",
        "The last Redeploy",
        "In the final Coup Round the game ends after this phase; the highest margin wins.",
    ),
    rule(
        "6.5",
        "Commitment",
        "A third of the Troops in Casualties and all Bases there go Out of Play; the rest comes back to \
         COIN Control, LoCs or Saigon. Then up to 10 Troops in all and 2 Bases move between Available and \
         such spaces. What Available gains gives VC half as many points of Population to shift toward \
         Active Opposition.",
    ),
    rule(
        "6.6",
        "Reset",
        "Trail 0 to 1 and 4 to 3; Terror and Sabotage go; all Guerrillas and Special Forces turn \
         Underground; Momentum ends; all are Eligible.",
    ),
    rule("6.7", "The Trail", "From 0 to 4."),
    rule(
        "7.0",
        "Victory",
        "A margin is the total less the goal. A non-player that passes its goal wins alone; otherwise the \
         highest margin, ties to non-players, then VC, ARVN, NVA, US.",
    ),
    rule("T2", "Trưng terms", "What the terms in the tables mean: Vulnerable, Firepower, routes and so on."),
    rule(
        "T3.1",
        "Who wins when",
        "A lone person wins only after the final Coup Round; a non-player over its goal wins in the Victory \
         Phase of any. Who plays both factions of a side counts the lower margin.",
    ),
    rule("T3.2", "Two or three people", "Every faction may win in the Victory Phase of any Coup Round."),
    rule(
        "T4.1.4",
        "Agitate Total",
        "A non-player VC begins with 1d3; what it Taxes adds to it, Agitation costs it 1 each.",
    ),
    rule(
        "T5.2",
        "Resources of non-players",
        "They pay nothing and have no Resources; VC has its Agitate Total; ARVN Resources count while the \
         US or ARVN has a player.",
    ),
    rule(
        "T5.3",
        "Drawing a Trưng card",
        "The top card of the faction is read from its first condition; a condition that fails sends to the \
         next card or to its back.",
    ),
    rule(
        "T5.4",
        "Activation rolls",
        "Roll for each space after the first, so a non-player may stop early; no roll where nothing is paid.",
    ),
    rule(
        "T5.5",
        "Events of non-players",
        "Critical: sought; Performed: executed if Effective; ignored: never. Executes the side marked on \
         the card, choosing by the tables.",
    ),
    rule(
        "T5.5.1",
        "Marks on cards",
        "Critical, Performed, ignored, for each faction, with shaded or unshaded.",
    ),
    rule("T5.5.2", "Effective Events", "A non-player executes an Event only if it helps now."),
    rule("T5.6", "Choosing spaces", "Candidates are narrowed row by row; the last tie is random."),
    rule("T5.7", "Moving pieces", "By the Move Priorities: what stays, what moves, and where to."),
    rule("T5.8", "Placing and removing", "By the Piece Priorities of the faction."),
    rule(
        "T5.9",
        "Coup Rounds of non-players",
        "By the tables: Pacification and Agitation, Redeploy, Commitment by US Policy. US Policy is Nixon \
         as the last campaign begins, else by a d6 against the cards in the RVN Leader box.",
    ),
];
