//! Where the rules of Fire in the Lake and of Trưng can be read in two ways and the choice changes play: what
//! is agreed for a game, the ruling first, each with the number of its ruling.

use pointman_core::readings;

readings! {
    #[derive(Copy)]
    "event-removals" event_removals: EventRemovals, "R179: which spaces a non-player removes enemy pieces \
                                                     from when an Event lets it choose several" {
        Column "column" "Those the column selects",
        BasesFirst "bases-first" "Those with a Base that may go, then those the column selects",
    }
    "m-48-spaces" m48_spaces: M48Spaces,
        "R8: where unshaded M-48 Patton adds to Assaults of a non-player US" {
        NotLowland "not-lowland" "In any space that is not Lowland, as the card says",
        Lowland "lowland" "In Lowland Provinces, as the note for non-players says",
    }
    "vulnerable-tunnels" vulnerable_tunnels: VulnerableTunnels, "R2: whether Tunneled Bases without an \
                                                                 Underground Guerrilla are vulnerable" {
        Count "count" "They are, as all Bases",
        LeftOut "left-out" "They are not",
    }
    "m-fp-vuln" m_fp_vuln: FirepowerMovers, "Row M-FP-VULN (T5.7.4): which pieces move to raise COIN \
                                             Firepower in a City or Province" {
        Raising "raising" "Only pieces that raise it",
        Any "any" "ARVN Troops and Irregulars too, where they raise nothing",
    }
    "m-loc-us" m_loc_us: LocFirepowerMovers, "Row M-LOC-US (T5.7.4): which pieces move to raise COIN \
                                              Firepower on a LoC" {
        Raising "raising" "Only pieces that raise it",
        Any "any" "ARVN Troops and Irregulars too, where they raise nothing",
    }
    "air-lift-others" air_lift_others: AirLiftOthers, "Air Lift (4.2.2): which 4 pieces fly in addition to \
                                                       US Troops" {
        ByRow "by-row" "Those the Move rows take, in order",
        Reserved "reserved" "The first 4 free at the origin by Piece Priorities; the Move rows take from \
                             these",
    }
    "air-lift-origins" air_lift_origins: AirLiftOrigins, "Air Lift (T5.7.5): whether an origin without \
                                                          movable pieces is tried again for the same \
                                                          destination" {
        Once "once" "It is not",
        Again "again" "It is, after a piece arrived from another",
    }
    "origin-count" origin_count: OriginCount, "R80: when the movable pieces of an origin are counted" {
        BeforeKeeping "before-keeping" "Before the Keep rows",
        AfterKeeping "after-keeping" "After the Keep rows",
    }
    "k-base-3" k_base_3: KeptCubes, "R84: what row K-BASE-3 does if 3 cubes cannot be kept" {
        Ignored "ignored" "It is ignored",
        AllThereAre "all-there-are" "All cubes present stay",
    }
    "k-loc-insurgent" k_loc_insurgent: PartnerGuerrillas, "R85: whether Guerrillas of the other Insurgent \
                                                           faction count for row K-LOC-INSURGENT" {
        Count "count" "They count as staying",
        LeftOut "left-out" "They do not count",
    }
    "m-us-underground" m_us_underground: JungleOf, "R86: whose Jungle doubles row M-US-UNDERGROUND" {
        Destination "destination" "The destination's",
        Origin "origin" "The origin's",
    }
    "transport-destinations" transport_destinations: TransportDestinations, "R87: how many destinations a \
                                                                             Transport has" {
        InReach "in-reach" "Every one within reach of its origin",
        First "first" "Only the first",
    }
    "no-op-destinations" no_op_destinations: NoOpDestinations, "R82: how long a destination is ruled out \
                                                                after nothing could move there" {
        Action "action" "For the whole action",
        Step "step" "For the step of the card",
    }
    "unmoved-troops" unmoved_troops: UnmovedTroops, "R78: which adjacent NVA Troops yet to March count" {
        OneSpace "one-space" "Those of the adjacent space with most",
        AllSpaces "all-spaces" "Those of all adjacent spaces together",
    }
    "route-ends" route_ends: RouteEnds,
        "R15: whether enemies in Can Tho or Hue block the routes between them" {
        Block "block" "They do",
        LeftOut "left-out" "They do not",
    }
    "next-eligible" next_eligible: NextEligible, "R58: whether a faction marked to stay Eligible counts for \
                                                  1st Eligible on the upcoming card" {
        Marked "marked" "It counts",
        Unmarked "unmarked" "Only those that have not acted count",
    }
    "failed-row" failed_row: FailedRow, "R57: what happens when the Operation of an eligibility row fails" {
        NextRow "next-row" "The next row of the table",
        Pass "pass" "A Pass",
    }
    "lowest-rows" lowest_rows: LowestRows, "R72: rows that ask for the lowest where LoCs are among the \
                                            candidates" {
        Others "others" "They apply to the others",
        Skipped "skipped" "They are skipped",
    }
    "most-of-none" most_of_none: MostOfNone, "R73: whether 0 can be the most Total Support or Opposition" {
        MoreThanNone "more-than-none" "More than 0 is needed",
        AnyAmount "any-amount" "It can",
    }
    "raid-limit" raid_limit: RaidLimit, "R75: how many enemies row `raid-laos-cambodia` allows" {
        UpTo2 "up-to-2" "0 to 2",
        Any "any" "Any number",
    }
    "vc-base-row" vc_base_row: VcBaseRow, "R77: whose Bases the NVA row `vc-base` looks for" {
        Vc "vc" "VC's",
        Nva "nva" "NVA's",
    }
    "own-losses" own_losses: OwnLosses, "R88: which pieces count when a non-player gives up its own" {
        AllPieces "all-pieces" "All its pieces in the space",
        Removable "removable" "Those that may go",
    }
    "terror-on-locs" terror_on_locs: TerrorOnLocs,
        "R9: whether NVA Terror on a LoC needs an Activation roll" {
        Roll "roll" "It does",
        NoRoll "no-roll" "It does not, as VC's",
    }
    "body-count-rolls" body_count_rolls: BodyCountRolls, "R69: whether ARVN Assault under Body Count needs \
                                                          Activation rolls" {
        Roll "roll" "It does",
        NoRoll "no-roll" "It does not",
    }
    "lone-pair" lone_pair: LonePair,
        "R39: which margin counts for a solo player with both factions of a side" {
        Lower "lower" "The lower of the two, for both",
        Each "each" "Each faction's own",
    }
}
