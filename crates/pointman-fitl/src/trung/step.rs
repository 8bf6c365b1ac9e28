//! The Operations and Special Activities of non-players as the Trưng cards name them, and their steps in
//! order (T5.3.6, T5.3.7).

use super::column::Column;
use super::condition::Condition;
use crate::operations::OperationName;
use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use pointman_core::vocabulary;

vocabulary! {
    /// An Operation of a non-player faction.
    ///
    /// ```
    /// use pointman_fitl::trung::{CardStep, NpOperation};
    /// use pointman_fitl::{Faction, OperationName};
    /// assert_eq!(NpOperation::VcMarch.faction(), Faction::Vc);
    /// assert_eq!(NpOperation::VcMarch.name(), OperationName::March);
    /// assert_eq!(NpOperation::VcMarch.steps(), [CardStep::VcMarchLocs, CardStep::VcMarchDestinations]);
    /// ```
    pub enum NpOperation: "Operation of a non-player" {
        /// US Train.
        UsTrain = "us-train",
        /// US Patrol.
        UsPatrol = "us-patrol",
        /// US Sweep.
        UsSweep = "us-sweep",
        /// US Assault.
        UsAssault = "us-assault",
        /// ARVN Train.
        ArvnTrain = "arvn-train",
        /// ARVN Patrol.
        ArvnPatrol = "arvn-patrol",
        /// ARVN Sweep.
        ArvnSweep = "arvn-sweep",
        /// ARVN Assault.
        ArvnAssault = "arvn-assault",
        /// NVA Rally.
        NvaRally = "nva-rally",
        /// NVA March.
        NvaMarch = "nva-march",
        /// NVA Attack.
        NvaAttack = "nva-attack",
        /// NVA Terror.
        NvaTerror = "nva-terror",
        /// VC Rally.
        VcRally = "vc-rally",
        /// VC March.
        VcMarch = "vc-march",
        /// VC Attack.
        VcAttack = "vc-attack",
        /// VC Terror.
        VcTerror = "vc-terror",
    }
}

vocabulary! {
    /// A Special Activity of a non-player faction.
    pub enum NpSpecial: "Special Activity of a non-player" {
        /// US Advise.
        UsAdvise = "us-advise",
        /// US Air Lift.
        UsAirLift = "us-air-lift",
        /// US Air Strike.
        UsAirStrike = "us-air-strike",
        /// ARVN Govern.
        ArvnGovern = "arvn-govern",
        /// ARVN Transport.
        ArvnTransport = "arvn-transport",
        /// ARVN Raid.
        ArvnRaid = "arvn-raid",
        /// NVA Infiltrate.
        NvaInfiltrate = "nva-infiltrate",
        /// NVA Bombard.
        NvaBombard = "nva-bombard",
        /// NVA Ambush.
        NvaAmbush = "nva-ambush",
        /// VC Tax.
        VcTax = "vc-tax",
        /// VC Subvert.
        VcSubvert = "vc-subvert",
        /// VC Ambush.
        VcAmbush = "vc-ambush",
    }
}

vocabulary! {
    /// A step of an Operation or Special Activity of a non-player.
    pub enum CardStep: "step of a Trưng card" {
        /// Place ARVN cubes in 1 space.
        UsTrainCubesOneSpace = "us-train.cubes-one-space",
        /// Place all Available Special Forces: Irregulars, then Rangers (own pieces first, T2.1.3).
        UsTrainSpecialForces = "us-train.special-forces",
        /// Place ARVN cubes.
        UsTrainCubes = "us-train.cubes",
        /// Unshaded Combined Action Platoons in play: its Police placement.
        UsTrainCombinedActionPlatoons = "us-train.combined-action-platoons",
        /// Saigon: move up to 3 Patronage to ARVN Resources.
        UsTrainPatronage = "us-train.patronage",
        /// Not done if us-train.patronage was: Pacify 1 space for up to 1d3 Terror markers and levels.
        UsTrainPacify = "us-train.pacify",
        /// Get COIN Control of Saigon.
        UsPatrolSaigon = "us-patrol.saigon",
        /// Select LoCs with enemies, at random.
        UsPatrolLocs = "us-patrol.locs",
        /// Activate Guerrillas on all LoCs.
        UsPatrolActivate = "us-patrol.activate",
        /// Assault in 1 LoC.
        UsPatrolAssault = "us-patrol.assault",
        /// Move into, or Sweep in place in, destinations.
        UsSweepDestinations = "us-sweep.destinations",
        /// Activate in each destination, with Booby Traps and Cobras.
        UsSweepActivate = "us-sweep.activate",
        /// Assault everywhere all vulnerable enemies would be removed.
        UsAssaultAllVulnerable = "us-assault.all-vulnerable",
        /// Assault in 1 space with the added ARVN Assault, where the ARVN part removes most.
        UsAssaultWithArvn = "us-assault.with-arvn",
        /// Assault in all other spaces with US Troops where it has effect.
        UsAssaultUsTroops = "us-assault.us-troops",
        /// Place all Available Rangers.
        ArvnTrainRangers = "arvn-train.rangers",
        /// Place cubes.
        ArvnTrainCubes = "arvn-train.cubes",
        /// Place 1 Base in a 2-Pop Province without COIN Base, losing no COIN Control.
        ArvnTrainBase = "arvn-train.base",
        /// Not done if arvn-train.base was: Pacify 1 Trained space for up to 1d3 Terror markers and levels.
        ArvnTrainPacify = "arvn-train.pacify",
        /// Move to destinations.
        ArvnPatrolDestinations = "arvn-patrol.destinations",
        /// Activate Guerrillas on all LoCs.
        ArvnPatrolActivate = "arvn-patrol.activate",
        /// Assault in 1 LoC.
        ArvnPatrolAssault = "arvn-patrol.assault",
        /// Move into, or Sweep in place in, destinations.
        ArvnSweepDestinations = "arvn-sweep.destinations",
        /// Activate in each destination, with Booby Traps and Cobras.
        ArvnSweepActivate = "arvn-sweep.activate",
        /// Assault in 1 space with most ARVN Firepower, of those where it has effect.
        ArvnAssaultMostFirepower = "arvn-assault.most-firepower",
        /// Assault where it has effect.
        ArvnAssaultRemove = "arvn-assault.remove",
        /// Place Bases where 3 or more NVA Guerrillas.
        NvaRallyBases = "nva-rally.bases",
        /// Place Guerrillas.
        NvaRallyGuerrillas = "nva-rally.guerrillas",
        /// Improve the Trail.
        NvaRallyTrail = "nva-rally.trail",
        /// 1 LoC adjacent to US forces and without NVA Guerrillas. Only where the card sets loc.
        NvaMarchLoc = "nva-march.loc",
        /// 1 Laos/Cambodia Province without NVA Base and with room for a Base, next to most NVA Guerrillas.
        /// Only where the card sets laos_cambodia.
        NvaMarchLaosCambodia = "nva-march.laos-cambodia",
        /// Other destinations.
        NvaMarchDestinations = "nva-march.destinations",
        /// Attack where 2 or more NVA Troops.
        NvaAttackTroops = "nva-attack.troops",
        /// Attack where 4 or more NVA Guerrillas.
        NvaAttackGuerrillas = "nva-attack.guerrillas",
        /// Terror.
        NvaTerrorSpaces = "nva-terror.spaces",
        /// Place Bases where 3 or more VC Guerrillas.
        VcRallyBases = "vc-rally.bases",
        /// Place Guerrillas.
        VcRallyGuerrillas = "vc-rally.guerrillas",
        /// Flip Underground where a VC Base and all VC Guerrillas Active, most Active first.
        VcRallyFlip = "vc-rally.flip",
        /// 2 LoCs adjacent to most Underground VC Guerrillas.
        VcMarchLocs = "vc-march.locs",
        /// Other destinations.
        VcMarchDestinations = "vc-march.destinations",
        /// Attack where 3 or more VC Guerrillas and no VC Base.
        VcAttackGuerrillas = "vc-attack.guerrillas",
        /// Terror; with a VC Base only where 2 or more Underground.
        VcTerrorSpaces = "vc-terror.spaces",
        /// Remove an enemy Base, by ARVN Assault before Special Forces.
        UsAdviseRemoveBase = "us-advise.remove-base",
        /// ARVN Sweep in place where Support and Underground Guerrillas, most Activations first.
        UsAdviseSweepInPlace = "us-advise.sweep-in-place",
        /// Remove enemies with Special Forces.
        UsAdviseSpecialForces = "us-advise.special-forces",
        /// ARVN Assault.
        UsAdviseArvnAssault = "us-advise.arvn-assault",
        /// Aid +6.
        UsAdviseAid = "us-advise.aid",
        /// Move by the Move Priorities.
        UsAirLiftMove = "us-air-lift.move",
        /// Degrade the Trail.
        UsAirStrikeTrail = "us-air-strike.trail",
        /// Strike spaces.
        UsAirStrikeSpaces = "us-air-strike.spaces",
        /// Shift the struck spaces toward Active Opposition.
        UsAirStrikeShift = "us-air-strike.shift",
        /// Govern.
        ArvnGovernSpaces = "arvn-govern.spaces",
        /// Move from 1 origin by the Move Priorities.
        ArvnTransportMove = "arvn-transport.move",
        /// Flip all Rangers Underground.
        ArvnTransportFlipRangers = "arvn-transport.flip-rangers",
        /// Raid where Underground Rangers are.
        ArvnRaidInPlace = "arvn-raid.in-place",
        /// Raid from adjacent spaces.
        ArvnRaidAdjacent = "arvn-raid.adjacent",
        /// Replace a VC Base. Only where the card sets replace_vc_base.
        NvaInfiltrateVcBase = "nva-infiltrate.vc-base",
        /// Place Troops at NVA Bases.
        NvaInfiltrateTroops = "nva-infiltrate.troops",
        /// Bombard.
        NvaBombardSpaces = "nva-bombard.spaces",
        /// Ambush.
        NvaAmbushSpaces = "nva-ambush.spaces",
        /// Tax.
        VcTaxSpaces = "vc-tax.spaces",
        /// Subvert.
        VcSubvertSpaces = "vc-subvert.spaces",
        /// Ambush.
        VcAmbushSpaces = "vc-ambush.spaces",
    }
}

/// When an Operation needs a roll before it selects a further space (T5.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RollRule {
    /// Never.
    Never,
    /// After each space.
    EachSpace,
    /// After each City or Province; a LoC needs none, and clears one that is due.
    NotAfterLoc,
    /// Between spaces in which ARVN cubes are placed.
    CubesOnly,
}

impl NpOperation {
    /// What people call it.
    pub const fn title(self) -> &'static str {
        match self {
            NpOperation::UsTrain => "US Train",
            NpOperation::UsPatrol => "US Patrol",
            NpOperation::UsSweep => "US Sweep",
            NpOperation::UsAssault => "US Assault",
            NpOperation::ArvnTrain => "ARVN Train",
            NpOperation::ArvnPatrol => "ARVN Patrol",
            NpOperation::ArvnSweep => "ARVN Sweep",
            NpOperation::ArvnAssault => "ARVN Assault",
            NpOperation::NvaRally => "NVA Rally",
            NpOperation::NvaMarch => "NVA March",
            NpOperation::NvaAttack => "NVA Attack",
            NpOperation::NvaTerror => "NVA Terror",
            NpOperation::VcRally => "VC Rally",
            NpOperation::VcMarch => "VC March",
            NpOperation::VcAttack => "VC Attack",
            NpOperation::VcTerror => "VC Terror",
        }
    }

    /// Whose it is.
    pub const fn faction(self) -> Faction {
        Faction::ALL[self as usize / 4]
    }

    /// The Operation of the rules.
    pub const fn name(self) -> OperationName {
        use NpOperation as O;
        match self {
            O::UsTrain | O::ArvnTrain => OperationName::Train,
            O::UsPatrol | O::ArvnPatrol => OperationName::Patrol,
            O::UsSweep | O::ArvnSweep => OperationName::Sweep,
            O::UsAssault | O::ArvnAssault => OperationName::Assault,
            O::NvaRally | O::VcRally => OperationName::Rally,
            O::NvaMarch | O::VcMarch => OperationName::March,
            O::NvaAttack | O::VcAttack => OperationName::Attack,
            O::NvaTerror | O::VcTerror => OperationName::Terror,
        }
    }

    /// Its steps in order.
    pub const fn steps(self) -> &'static [CardStep] {
        use CardStep as S;
        match self {
            NpOperation::UsTrain => &[
                S::UsTrainCubesOneSpace,
                S::UsTrainSpecialForces,
                S::UsTrainCubes,
                S::UsTrainCombinedActionPlatoons,
                S::UsTrainPatronage,
                S::UsTrainPacify,
            ],
            NpOperation::UsPatrol => {
                &[S::UsPatrolSaigon, S::UsPatrolLocs, S::UsPatrolActivate, S::UsPatrolAssault]
            }
            NpOperation::UsSweep => &[S::UsSweepDestinations, S::UsSweepActivate],
            NpOperation::UsAssault => {
                &[S::UsAssaultAllVulnerable, S::UsAssaultWithArvn, S::UsAssaultUsTroops]
            }
            NpOperation::ArvnTrain => {
                &[S::ArvnTrainRangers, S::ArvnTrainCubes, S::ArvnTrainBase, S::ArvnTrainPacify]
            }
            NpOperation::ArvnPatrol => {
                &[S::ArvnPatrolDestinations, S::ArvnPatrolActivate, S::ArvnPatrolAssault]
            }
            NpOperation::ArvnSweep => &[S::ArvnSweepDestinations, S::ArvnSweepActivate],
            NpOperation::ArvnAssault => &[S::ArvnAssaultMostFirepower, S::ArvnAssaultRemove],
            NpOperation::NvaRally => &[S::NvaRallyBases, S::NvaRallyGuerrillas, S::NvaRallyTrail],
            NpOperation::NvaMarch => &[S::NvaMarchLoc, S::NvaMarchLaosCambodia, S::NvaMarchDestinations],
            NpOperation::NvaAttack => &[S::NvaAttackTroops, S::NvaAttackGuerrillas],
            NpOperation::NvaTerror => &[S::NvaTerrorSpaces],
            NpOperation::VcRally => &[S::VcRallyBases, S::VcRallyGuerrillas, S::VcRallyFlip],
            NpOperation::VcMarch => &[S::VcMarchLocs, S::VcMarchDestinations],
            NpOperation::VcAttack => &[S::VcAttackGuerrillas],
            NpOperation::VcTerror => &[S::VcTerrorSpaces],
        }
    }

    /// When it needs a roll before a further space (T5.4).
    pub const fn rolls(self) -> RollRule {
        use NpOperation as O;
        match self {
            O::UsTrain => RollRule::CubesOnly,
            O::UsPatrol | O::UsSweep | O::UsAssault | O::ArvnPatrol => RollRule::Never,
            O::NvaMarch | O::VcMarch | O::VcTerror => RollRule::NotAfterLoc,
            _ => RollRule::EachSpace,
        }
    }
}

impl NpSpecial {
    /// What people call it.
    pub const fn title(self) -> &'static str {
        match self {
            NpSpecial::UsAdvise => "US Advise",
            NpSpecial::UsAirLift => "US Air Lift",
            NpSpecial::UsAirStrike => "US Air Strike",
            NpSpecial::ArvnGovern => "ARVN Govern",
            NpSpecial::ArvnTransport => "ARVN Transport",
            NpSpecial::ArvnRaid => "ARVN Raid",
            NpSpecial::NvaInfiltrate => "NVA Infiltrate",
            NpSpecial::NvaBombard => "NVA Bombard",
            NpSpecial::NvaAmbush => "NVA Ambush",
            NpSpecial::VcTax => "VC Tax",
            NpSpecial::VcSubvert => "VC Subvert",
            NpSpecial::VcAmbush => "VC Ambush",
        }
    }

    /// Whose it is.
    pub const fn faction(self) -> Faction {
        Faction::ALL[self as usize / 3]
    }

    /// The Special Activity of the rules.
    pub const fn name(self) -> SpecialName {
        use NpSpecial as A;
        match self {
            A::UsAdvise => SpecialName::Advise,
            A::UsAirLift => SpecialName::AirLift,
            A::UsAirStrike => SpecialName::AirStrike,
            A::ArvnGovern => SpecialName::Govern,
            A::ArvnTransport => SpecialName::Transport,
            A::ArvnRaid => SpecialName::Raid,
            A::NvaInfiltrate => SpecialName::Infiltrate,
            A::NvaBombard => SpecialName::Bombard,
            A::NvaAmbush | A::VcAmbush => SpecialName::Ambush,
            A::VcTax => SpecialName::Tax,
            A::VcSubvert => SpecialName::Subvert,
        }
    }

    /// Its steps in order.
    pub const fn steps(self) -> &'static [CardStep] {
        use CardStep as S;
        match self {
            NpSpecial::UsAdvise => &[
                S::UsAdviseRemoveBase,
                S::UsAdviseSweepInPlace,
                S::UsAdviseSpecialForces,
                S::UsAdviseArvnAssault,
                S::UsAdviseAid,
            ],
            NpSpecial::UsAirLift => &[S::UsAirLiftMove],
            NpSpecial::UsAirStrike => &[S::UsAirStrikeTrail, S::UsAirStrikeSpaces, S::UsAirStrikeShift],
            NpSpecial::ArvnGovern => &[S::ArvnGovernSpaces],
            NpSpecial::ArvnTransport => &[S::ArvnTransportMove, S::ArvnTransportFlipRangers],
            NpSpecial::ArvnRaid => &[S::ArvnRaidInPlace, S::ArvnRaidAdjacent],
            NpSpecial::NvaInfiltrate => &[S::NvaInfiltrateVcBase, S::NvaInfiltrateTroops],
            NpSpecial::NvaBombard => &[S::NvaBombardSpaces],
            NpSpecial::NvaAmbush => &[S::NvaAmbushSpaces],
            NpSpecial::VcTax => &[S::VcTaxSpaces],
            NpSpecial::VcSubvert => &[S::VcSubvertSpaces],
            NpSpecial::VcAmbush => &[S::VcAmbushSpaces],
        }
    }
}

/// What a step is called and by which column it selects.
struct StepFacts {
    words: &'static str,
    column: Option<Column>,
    condition: Option<Condition>,
    starred: bool,
}

const fn step(words: &'static str) -> StepFacts {
    StepFacts { words, column: None, condition: None, starred: false }
}

impl StepFacts {
    const fn by(self, column: Column) -> StepFacts {
        StepFacts { column: Some(column), ..self }
    }

    const fn only_if(self, condition: Condition) -> StepFacts {
        StepFacts { condition: Some(condition), ..self }
    }

    const fn starred(self) -> StepFacts {
        StepFacts { starred: true, ..self }
    }
}

/// In the order of [`CardStep::ALL`].
static STEPS: [StepFacts; CardStep::ALL.len()] = [
    step("Place ARVN cubes in 1 space").by(Column::UsPlaceCubesOrSf).only_if(Condition::UsPolicyJfkOrLbj),
    step("Place all Available Special Forces: Irregulars, then Rangers (own pieces first, T2.1.3)")
        .by(Column::UsPlaceCubesOrSf),
    step("Place ARVN cubes").by(Column::UsPlaceCubesOrSf),
    step("Unshaded Combined Action Platoons in play: its Police placement"),
    step("Saigon: move up to 3 Patronage to ARVN Resources").only_if(Condition::Patronage17),
    step("Unless Patronage was moved: Pacify 1 space for up to 1d3 Terror markers and levels")
        .by(Column::UsShiftTowardActiveSupport),
    step("Get COIN Control of Saigon"),
    step("Select LoCs with enemies, at random"),
    step("Activate Guerrillas on all LoCs"),
    step("Assault in 1 LoC").starred(),
    step("Move into, or Sweep in place in, destinations").by(Column::UsSweepDestinations),
    step("Activate in each destination, with Booby Traps and Cobras"),
    step("Assault everywhere all vulnerable enemies would be removed").by(Column::UsRemoveOrReplace),
    step("Assault in 1 space with the added ARVN Assault, where the ARVN part removes most"),
    step("Assault in all other spaces with US Troops where it has effect").by(Column::UsRemoveOrReplace),
    step("Place all Available Rangers").by(Column::ArvnPlaceCubesOrRangers),
    step("Place cubes").by(Column::ArvnPlaceCubesOrRangers),
    step("Place 1 Base in a 2-Pop Province without COIN Base, losing no COIN Control")
        .by(Column::ArvnPlaceBases)
        .starred(),
    step("Unless a Base was placed: Pacify 1 Trained space for up to 1d3 Terror markers and levels")
        .by(Column::ArvnShiftTowardPassiveSupport)
        .starred(),
    step("Move to destinations").by(Column::ArvnPatrolDestinations),
    step("Activate Guerrillas on all LoCs"),
    step("Assault in 1 LoC").starred(),
    step("Move into, or Sweep in place in, destinations").by(Column::ArvnSweepOrTransportDestinations),
    step("Activate in each destination, with Booby Traps and Cobras"),
    step("Assault in 1 space with most ARVN Firepower, of those where it has effect"),
    step("Assault where it has effect").by(Column::ArvnRemoveOrReplace),
    step("Place Bases where 3 or more NVA Guerrillas").by(Column::NvaPlaceBasesOrTunnels),
    step("Place Guerrillas").by(Column::NvaPlaceNvaGuerrillas),
    step("Improve the Trail").starred(),
    step("1 LoC adjacent to US forces and without NVA Guerrillas, if the card says so")
        .by(Column::NvaMarchDestinations),
    step(
        "1 Laos/Cambodia Province without NVA Base and with room for a Base, next to most NVA Guerrillas, \
         if the card says so",
    ),
    step("Other destinations").by(Column::NvaMarchDestinations),
    step("Attack where 2 or more NVA Troops").by(Column::NvaRemoveOrReplace),
    step("Attack where 4 or more NVA Guerrillas").by(Column::NvaRemoveOrReplace),
    step("Terror").by(Column::NvaPlaceTerror),
    step("Place Bases where 3 or more VC Guerrillas").by(Column::VcPlaceBasesOrTunnels),
    step("Place Guerrillas").by(Column::VcPlaceGuerrillas),
    step("Flip Underground where a VC Base and all VC Guerrillas Active, most Active first"),
    step("2 LoCs adjacent to most Underground VC Guerrillas"),
    step("Other destinations").by(Column::VcMarchDestinations),
    step("Attack where 3 or more VC Guerrillas and no VC Base").by(Column::VcRemoveOrReplace),
    step("Terror; with a VC Base only where 2 or more Underground").by(Column::VcPlaceTerror),
    step("Remove an enemy Base, by ARVN Assault before Special Forces").by(Column::UsRemoveOrReplace),
    step("ARVN Sweep in place where Support and Underground Guerrillas, most Activations first"),
    step("Remove enemies with Special Forces").by(Column::UsRemoveOrReplace),
    step("ARVN Assault").by(Column::UsRemoveOrReplace),
    step("Aid +6").only_if(Condition::ArvnIsPlayer).starred(),
    step("Move by the Move Priorities").by(Column::UsAirLiftDestinations),
    step("Degrade the Trail"),
    step("Strike spaces").by(Column::UsAirStrike),
    step("Shift the struck spaces toward Active Opposition"),
    step("Govern").by(Column::ArvnGovern),
    step("Move from 1 origin by the Move Priorities").by(Column::ArvnSweepOrTransportDestinations),
    step("Flip all Rangers Underground"),
    step("Raid where Underground Rangers are").by(Column::ArvnRemoveOrReplace),
    step("Raid from adjacent spaces").by(Column::ArvnRemoveOrReplace),
    step("Replace a VC Base, if the card says so").by(Column::NvaRemoveOrReplace),
    step("Place Troops at NVA Bases").by(Column::NvaPlaceNvaTroops),
    step("Bombard").by(Column::NvaRemoveOrReplace),
    step("Ambush").by(Column::NvaRemoveOrReplace),
    step("Tax").by(Column::VcTax),
    step("Subvert").by(Column::VcRemoveOrReplace),
    step("Ambush").by(Column::VcRemoveOrReplace),
];

impl CardStep {
    fn facts(self) -> &'static StepFacts {
        &STEPS[self as usize]
    }

    /// What is done in it.
    pub fn words(self) -> &'static str {
        self.facts().words
    }

    /// The column by which it selects spaces; some steps select otherwise, or not at all.
    pub fn column(self) -> Option<Column> {
        self.facts().column
    }

    /// The condition without which it is left out.
    pub fn condition(self) -> Option<Condition> {
        self.facts().condition
    }

    /// Whether it comes last, and is done even after a failed Activation roll (T5.3.6).
    pub fn is_starred(self) -> bool {
        self.facts().starred
    }

    /// The Operation it is part of, if it is part of one.
    pub fn operation(self) -> Option<NpOperation> {
        NpOperation::ALL.into_iter().find(|operation| operation.steps().contains(&self))
    }

    /// The Special Activity it is part of, if it is part of one.
    pub fn special(self) -> Option<NpSpecial> {
        NpSpecial::ALL.into_iter().find(|special| special.steps().contains(&self))
    }
}
