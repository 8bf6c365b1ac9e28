//! The readings of unclear rules of support that are in force: the printed reading unless one is set.

use crate::checks::Edition;
use pointman_core::readings;

readings! {
    "sup-01" fire_cards: FireCards, "Who fires the Fire Missions of cards" {
        Hq "hq" "HQ fires all",
        Noted "noted" "The side calls those with a footnote",
        All "all" "The side calls all",
    }
    "sup-02" called_fire: CalledFire, "What a called Fire Mission of a card needs" {
        Contact "contact" "The Free World: radio contact",
        Full "full-procedure" "Radio contact and a request",
        NoRadio "no-radio" "Nothing",
    }
    "sup-06" seawolf: Seawolf, "Sea Wolf outside IV Corps" {
        Again "roll-again" "Roll the die again",
        Frog "frog" "A Frog comes",
    }
    "sup-12" decks: Decks, "Whether the sides share one deck" {
        Common "common" "One for both sides",
        Each "each-side" "One for each side",
    }
    "sup-19" rounds: Rounds, "Rounds of a Fire Mission" {
        Rate "rate-of-fire" "The rate of fire",
        NoLimit "no-limit" "As many as declared",
    }
    "sup-20" wp_circle: WpCircle, "Blast circle of White Phosphorus" {
        Twelve "12" "12 in",
        TwentyFour "24" "24 in",
    }
    "sup-21" bombs: Bombs, "The Impact of bombs" {
        Lists "lists" "As on the lists",
        Text "text" "As in the text",
    }
    "sup-24" litters: Litters, "Litters aboard a helicopter" {
        ByKind "by-kind" "A medevac 4, another Slick 2",
        Two "2" "Always 2",
        Four "4" "Always 4",
    }
    "sup-27" night_planes: NightPlanes, "Planes at night" {
        Canberra "canberra" "Only the Canberra",
        All "all" "All",
    }
    "sup-42" final_protective_fire: FinalProtectiveFire, "Fire Missions in a row of final protective fire" {
        MortarsTwo "mortars-two" "Two for mortars, one for artillery",
        Two "two" "Two for both",
    }
    "enemy-moves" enemy_moves: EnemyMoves, "What unplayed figures do when they see no enemy" {
        Advance "advance" "They move towards the nearest enemy they know of, from cover to cover",
        Hold "hold" "They stay where they are",
    }
    "small-lz" small_lz: SmallLz, "What happens to those aboard after a crash on too small an LZ" {
        AsShotDown "crash" "As for a crash from helicopter damage: everyone is hit at Impact 3 and thrown \
                            1d6 in",
        Unhurt "unhurt" "The helicopter is lost, nobody is hit",
    }
    "radio-1" radio_silence: RadioSilence, "Who may make no more calls this turn after a failed one" {
        Unsaid "" "Only that operator",
        Operator "operator" "Only that operator",
        Side "side" "The whole side",
    }
    "sniper-1" sniper_dice: SniperDice, "How a sniper from the reinforcement tables shoots" {
        One "one-die" "One die: the text gives no Attribute",
        CrackShot "crack-shot" "Two dice, the better counts, as the Attribute Sniper",
    }
    "tunnel-1" tunnel_enemies: TunnelEnemies, "An enemy in a tunnel whose Rep and weapon are not printed" {
        Five "encounter-5" "Rep 4 and a weapon by the die, as Tunnel Encounter 5",
        ByDie "encounter-4-to-6" "1d6: as Tunnel Encounter 4 on 1-2, 5 on 3-4, 6 on 5-6",
    }
    "tunnel-2" small_trap_doors: SmallTrapDoors, "What waits at a trap door of a small complex" {
        AsLarger "as-larger" "A booby trap on 1-4, a guard on 5-6, as in the larger complexes",
        Even "even" "A booby trap on 1-3, a guard on 4-6",
    }
    "helicopter-1" crew_impact: CrewImpact, "The Impact on someone aboard hit through the helicopter damage \
                                             table" {
        Weapon "weapon" "That of the weapon that hit the helicopter",
        One "1" "1, as when it auto-rotates",
    }
    "strafing-1" lmg_strafing: LmgStrafing, "How often an LMG attacks on a strafing run" {
        Stretch "each-12-in" "Once for each 12 in flown",
        Target "each-target" "Once at every target in its field, as other guns",
    }
    "hq-lmg-1" hq_lmg: HqLmg, "Who crews the headquarters LMG attached to a squad" {
        Riflemen "riflemen" "Two of its riflemen, as gunner and assistant",
        More "more-men" "A gunner and an assistant more",
    }
    "mg-1" set_up: GunSetUp, "When a machine gun on foot takes an Activation to set up" {
        Moved "moved" "Whenever its gunner has moved with it",
        Never "never" "Never: it is always ready to fire",
    }
    "edition" edition: OfEdition, "The edition of the rules" {
        One "1" "FNG 1.0",
        Two "2" "FNG 2.0",
    }
}

impl Options {
    /// The edition played.
    pub fn edition(&self) -> Edition {
        match self.edition {
            OfEdition::One => Edition::One,
            OfEdition::Two => Edition::Two,
        }
    }
}
