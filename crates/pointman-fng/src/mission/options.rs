//! Where the rules of missions are silent or contradict themselves: the readings that may be chosen, by the
//! number of the question.

use pointman_core::readings;

readings! {
    #[derive(Copy)]
    "camp-01" large_action: LargeActionBy, "What decides between Attack and Defend after doubles" {
        Die "die" "1d6: 1-3 Attack, 4-6 Defend",
        FromTable "from-table" "The Mission table: patrols that seek are attacks",
    }
    "camp-05" contact_on_one: ContactOnOne, "Whether a contact on one pass is hidden too" {
        NotHidden "not-hidden" "As the table: not hidden",
        Hidden "hidden" "As the example: hidden",
    }
    "camp-06" contact_without_unit: ContactWithoutUnit, "What a contact card without a unit gives" {
        DrawAgain "draw-again" "Another card is drawn",
        KeepFire "keep-fire" "Fire falls on the patrol",
    }
    "camp-09" cards_by: CardsBy, "What is rolled first when cards are put down" {
        NumberFirst "number-first" "How many, then where",
        SectionFirst "section-first" "Where, then how many",
    }
    "camp-13" own_force: OwnForce, "Size of your side in a Large Action" {
        Platoon "platoon" "The whole platoon",
        Company "company" "The whole company",
    }
    "camp-14" support_of_four: SupportOfFour, "Whose Support is at least 4 in a Large Action" {
        EachSide "each-side" "Each side's",
        Player "player" "Only the player's",
    }
    "camp-15" night_missions: NightMissions, "Which missions may be fought at night from the start" {
        WithDefense "with-defense" "Perimeter Patrol, Probe, Defend and Defense",
        LargeActionOnly "large-action-only" "Perimeter Patrol, Probe and Defend",
    }
    "camp-16" variable_weather: VariableWeather, "When variable weather is settled" {
        UntilItChanges "until-it-changes" "By the first result that is not clear",
        FirstRoll "first-roll" "By the first roll",
    }
    "camp-17" predawn_weather: PredawnWeather, "When variable weather begins in a predawn encounter" {
        FromSunrise "from-sunrise" "From sunrise on",
        FromTurn1 "from-turn-1" "From turn 1 on",
    }
    "camp-19" terrain_rolls: TerrainRolls, "Whether terrain is rolled for each square foot" {
        EachSquareFoot "each-square-foot" "One roll for each square foot",
        OneRoll "one-roll" "One roll for the table",
    }
    "camp-24" installations: InstallationsBy, "Which markers of a Search and Destroy are installations" {
        Drawn "drawn" "1d6 / 2 of the six, drawn at random",
        ContactTable "contact-table" "All six by the Contact Table",
    }
    "camp-27" overcast: OvercastSight, "Whether overcast weather shortens the line of sight" {
        NoEffect "no-effect" "It does not",
        Fog "fog" "As fog: 12 in by day, 6 in by night",
    }
    "camp-29" opening_moves: OpeningMovesFor, "Who rolls Opening Moves" {
        Attacker "attacker" "The attacker of either Large Action",
        DefendOnly "defend-only" "The enemy, when the player defends",
    }
    "camp-31" high_activity: HighActivity, "What reinforcements of high activity need" {
        Arrive "arrive" "They arrive",
        Check "check" "They are checked for as on a seven",
    }
    "camp-44" nva_tanks: NvaTanks, "Whether NVA tanks can appear before February 1968" {
        Always "always" "As the table",
        FromLangVei "from-1968" "From early February 1968; an LMG team before",
    }
    "barrage-1" crews_under_barrage: CrewsUnderBarrage, "Whether soldiers inside enclosed vehicles roll \
                                                         under a barrage" {
        VehicleStands "vehicle-stands" "The vehicle's roll stands for them",
        TheyRoll "they-roll" "They roll at +1",
    }
}
