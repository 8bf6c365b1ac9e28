//! The rules of FNG checks, each in a sentence.

use pointman_core::dice::{DiceState, Scripted, Seeded};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Story};
use pointman_fng::checks::Flag;
use pointman_fng::checks::ValueId;
use pointman_fng::checks::{Edition, Situation, Tested, find, ids, odds, of_edition, test, test_group};

fn one() -> Situation {
    Situation::new(Edition::One)
}

fn two() -> Situation {
    Situation::new(Edition::Two)
}

fn tested(check: &str, situation: &Situation, rolls: &[u32]) -> Tested {
    let mut dice = Scripted::new(rolls.iter().copied());
    let tested = test(find(check, situation.edition).unwrap(), situation, &mut dice, &mut Silent).unwrap();
    dice.finish().unwrap();
    tested
}

fn outcome(check: &str, situation: &Situation, rolls: &[u32]) -> String {
    let tested = tested(check, situation, rolls);
    tested.outcome.unwrap_or_else(|| panic!("{check} leaves open {:?}", tested.outcomes)).to_string()
}

fn open(check: &str, situation: &Situation, rolls: &[u32]) -> Vec<(String, String)> {
    tested(check, situation, rolls)
        .outcomes
        .into_iter()
        .map(|open| (open.who.to_string(), open.outcome.to_string()))
        .collect()
}

fn error(check: &str, situation: &Situation, rolls: &[u32]) -> Error {
    let mut dice = Scripted::new(rolls.iter().copied());
    test(find(check, situation.edition).unwrap(), situation, &mut dice, &mut Silent).unwrap_err()
}

fn group(check: &str, figures: &[Situation], rolls: &[u32]) -> Vec<Tested> {
    let mut dice = Scripted::new(rolls.iter().copied());
    let tested =
        test_group(find(check, figures[0].edition).unwrap(), figures, &mut dice, &mut Silent).unwrap();
    dice.finish().unwrap();
    tested
}

// Targets, dice and passes.

/// What the first further roll of a check means.
fn meaning(tested: &Tested) -> String {
    tested.further[0].result.expect("the roll has a meaning").to_string()
}

#[test]
fn cover_is_in_cover_to_every_check() {
    for (id, edition) in ids().flat_map(|id| [(id, Edition::One), (id, Edition::Two)]) {
        let Ok(check) = of_edition(id, edition) else { continue };
        assert_eq!(check.flag("cover").ok(), check.flag("in-cover").ok(), "{}", check.id);
    }
}

#[test]
fn a_die_passes_at_the_target_or_less() {
    let tested = tested("golden-bb", &one().rep(5), &[5, 6]);
    assert_eq!((tested.target, tested.passes), (Some(5), Some(1)));
}

#[test]
fn a_target_below_1_never_passes() {
    let tested = tested("language-barrier", &one().rep(1).with(Flag::Halved), &[1, 1]);
    assert_eq!((tested.target, tested.passes), (Some(1), Some(2)));
    let low = one().rep(1).with(Flag::DismountedCrew);
    assert_eq!(self::tested("swim", &low, &[1, 1]).passes, Some(0));
}

#[test]
fn only_2_passes_count_however_many_dice_are_rolled() {
    assert_eq!(tested("covering-fire", &one().rep(5), &[1, 2, 3]).passes, Some(2));
}

#[test]
fn re_up_counts_3_passes() {
    assert_eq!(tested("re-up", &one().rep(4), &[1, 2, 3]).passes, Some(3));
    assert_eq!(outcome("re-up", &one().rep(4), &[1, 2, 3]), "re-ups");
    assert_eq!(outcome("re-up", &one().rep(4).with(Flag::FirstRoll), &[1, 2, 6]), "roll-again");
    assert_eq!(outcome("re-up", &one().rep(4).with(Flag::Others), &[1, 2, 6]), "goes-home");
}

#[test]
fn rep_is_halved_before_language_adds_to_it() {
    for (rep, plain, with) in [(2, 1, 2), (3, 2, 3), (4, 2, 3), (5, 3, 4), (6, 3, 4)] {
        assert_eq!(tested("language-barrier", &one().rep(rep), &[6, 6]).target, Some(plain));
        assert_eq!(
            tested("language-barrier", &one().rep(rep).attribute("language"), &[6, 6]).target,
            Some(with)
        );
    }
    assert_eq!(tested("disarm", &one().rep(5).with(Flag::WireCutters), &[6, 6]).target, Some(3));
}

#[test]
fn jodie_rolls_one_die_even_as_a_leader() {
    let jodie = one().rep(4).attribute("jodie").with(Flag::Leader).with(Flag::BornLeader).with(Flag::InCover);
    assert_eq!(tested("received-fire", &jodie, &[3]).passes, Some(1));
}

#[test]
fn wuss_rolls_one_die_and_the_leader_die() {
    let tested = tested("rally", &one().rep(3).attribute("wuss").leader_rep(4), &[4, 3]);
    assert_eq!((tested.leader_die, tested.dice.as_slice(), tested.passes), (Some(4), &[3][..], Some(2)));
}

#[test]
fn a_leader_rolls_a_third_die_and_a_born_leader_a_fourth() {
    assert_eq!(
        tested("being-charged", &one().rep(3).with(Flag::Leader).with(Flag::InCover), &[6, 6, 3]).passes,
        Some(1)
    );
    let both = one().rep(3).with(Flag::Leader).attribute("born-leader").with(Flag::InCover);
    assert_eq!(tested("being-charged", &both, &[6, 6, 6, 3]).passes, Some(1));
}

#[test]
fn a_leaders_third_die_is_the_leader_die_where_one_is_rolled() {
    let leader = one().rep(5).with(Flag::Leader);
    assert_eq!(tested("wanting-to-charge", &leader, &[6, 6, 5]).leader_die, None);
    let tested = tested("wanting-to-charge", &leader.with(Flag::LeaderDie), &[5, 6, 6]);
    assert_eq!((tested.leader_die, tested.dice.len(), tested.passes), (Some(5), 2, Some(1)));
}

#[test]
fn the_leader_die_is_thrown_first_and_never_makes_more_than_all_passes() {
    let tested = tested("fast-move", &one().rep(4).leader_rep(5), &[5, 1, 2]);
    assert_eq!((tested.leader_die, tested.passes), (Some(5), Some(2)));
    assert_eq!(self::tested("fast-move", &one().rep(4).leader_rep(5), &[6, 1, 5]).passes, Some(1));
}

#[test]
fn a_leader_die_where_the_rules_have_none_is_refused() {
    assert_eq!(
        error("swim", &one().rep(4).leader_rep(5), &[]).to_string(),
        "swim does not use a Leader Die: leave out --leader-rep"
    );
    assert!(error("rally", &one().rep(4).with(Flag::LeaderDie), &[]).to_string().contains("--leader-rep"));
}

#[test]
fn one_surprised_without_passes_rolls_no_dice_in_melee() {
    let surprised = one().rep(4).with(Flag::Surprised0).attribute("brawler");
    let tested = tested("melee", &surprised, &[]);
    assert_eq!((tested.dice.len(), tested.passes), (0, Some(0)));
}

// Lines.

#[test]
fn without_flags_every_line_is_told_with_whom_it_is_for() {
    let lines = open("received-fire", &one().rep(4), &[5, 6]);
    let expected = [
        ("chargers", "duck-back"),
        ("in-cover", "hunker-down"),
        ("retrieving-wounded", "go-prone"),
        ("others", "runaway"),
    ];
    assert_eq!(lines, expected.map(|(who, outcome)| (who.to_owned(), outcome.to_owned())));
    assert_eq!(outcome("wanting-to-charge", &one().rep(4), &[1, 2]), "charge");
}

#[test]
fn with_a_flag_the_first_line_that_fits_applies() {
    let fire = |flags: &[&str], rolls: &[u32]| {
        let situation =
            flags.iter().fold(one().rep(4), |situation, flag| situation.with(flag.parse().unwrap()));
        outcome("received-fire", &situation, rolls)
    };
    assert_eq!(fire(&["in-cover"], &[1, 2]), "finish-move-and-fire");
    assert_eq!(fire(&["in-cover"], &[1, 6]), "return-fire-rep-minus-1");
    assert_eq!(fire(&["in-cover"], &[6, 6]), "hunker-down");
    assert_eq!(fire(&["others"], &[6, 6]), "runaway");
    assert_eq!(fire(&["chargers-with-ranged-weapon", "in-cover"], &[1, 6]), "stop-and-fire");
    assert_eq!(fire(&["chargers-without-ranged-weapon"], &[1, 6]), "continue-charge");
    assert_eq!(fire(&["chargers", "outgunned"], &[1, 2]), "continue-charge");
    assert_eq!(fire(&["hidden"], &[1, 6]), "return-fire-rep-minus-1");
}

#[test]
fn a_charger_whose_weapon_is_not_told_leaves_both_lines_open() {
    let lines = open("received-fire", &one().rep(4).with(Flag::Chargers), &[1, 6]);
    assert_eq!(
        lines.iter().map(|(who, _)| who.as_str()).collect::<Vec<_>>(),
        ["chargers-with-ranged-weapon", "chargers-without-ranged-weapon"]
    );
}

#[test]
fn conditions_that_contradict_each_other_are_refused() {
    let both = one().rep(4).with(Flag::Stationary).with(Flag::Moving);
    assert_eq!(
        error("in-sight", &both, &[]).to_string(),
        "stationary and moving contradict each other: give only one"
    );
}

#[test]
fn an_unknown_flag_is_answered_with_the_nearest() {
    let check = find("received-fire", Edition::One).unwrap();
    let unknown = |typed: &str| check.flag(typed).unwrap_err().to_string();
    assert!(unknown("outguned").contains("did you mean outgunned?"));
    assert!(unknown("marksman").contains("--attribute marksman"));
    assert!(unknown("no-such").contains("The flags of received-fire are"));
    assert!(
        error("received-fire", &one().rep(4).with(Flag::Urban), &[])
            .to_string()
            .contains("no received-fire flag `urban`")
    );
}

#[test]
fn what_a_check_needs_and_lacks_is_named() {
    assert_eq!(
        error("ranged-damage", &one().rep(4), &[]).to_string(),
        "ranged-damage needs the Impact of the weapon: give --set impact=N"
    );
    assert_eq!(error("swim", &one(), &[]).to_string(), "swim needs the swimmer's Rep: give --rep N");
    assert_eq!(
        error("contact", &one(), &[]).to_string(),
        "contact needs the enemy Support level, 1 to 6: give --set support=N"
    );
    assert!(
        error("received-fire", &one().rep(4).with(Flag::NearBornLeader), &[])
            .to_string()
            .contains("--set passes=N")
    );
    assert!(error("wind", &one().set(ValueId::Impact, 3), &[]).to_string().contains("takes no values"));
    let check = find("monthly-rep", Edition::One).unwrap();
    assert!(check.value("monts").unwrap_err().to_string().contains("did you mean months?"));
    assert_eq!(check.value("kill").unwrap(), ValueId::Kills);
    assert!(error("swim", &one().rep(7), &[]).to_string().contains("Rep is 2 to 6"));
}

#[test]
fn a_check_of_one_edition_is_said_to_be_of_that_edition() {
    assert_eq!(
        find("melee-finish", Edition::One).unwrap_err().to_string(),
        "melee-finish is only in edition 2: give --edition 2"
    );
    assert!(
        find("recieved-fire", Edition::One).unwrap_err().to_string().contains("did you mean received-fire?")
    );
    assert!(find("ranged", Edition::One).unwrap_err().to_string().contains("ranged-to-hit or ranged-damage"));
}

// Received Fire.

#[test]
fn an_outgunned_figure_in_cover_ducks_back_with_1_pass() {
    let outgunned = one().rep(4).with(Flag::Outgunned);
    assert_eq!(outcome("received-fire", &outgunned.clone().with(Flag::InCover), &[1, 6]), "duck-back");
    assert_eq!(outcome("received-fire", &outgunned.clone().with(Flag::InCover), &[1, 2]), "duck-back");
    assert_eq!(
        outcome("received-fire", &outgunned.clone().with(Flag::ChargersWithRangedWeapon), &[1, 6]),
        "duck-back"
    );
    assert_eq!(outcome("received-fire", &outgunned.with(Flag::InCover), &[6, 6]), "hunker-down");
}

#[test]
fn a_shirker_counts_as_outgunned() {
    assert_eq!(
        outcome("received-fire", &one().rep(4).attribute("shirker").with(Flag::InCover), &[1, 6]),
        "duck-back"
    );
    assert_eq!(outcome("received-fire", &one().rep(4).with(Flag::Shirker), &[1, 2]), "duck-back");
}

#[test]
fn a_hero_passes_2_without_a_roll_and_is_never_outgunned() {
    let hero = one().rep(4).with(Flag::Hero).with(Flag::Outgunned);
    let tested = tested("received-fire", &hero.clone().with(Flag::Others), &[]);
    assert_eq!(
        (tested.passes, tested.outcome.map(|result| result.id())),
        (Some(2), Some("finish-move-and-fire"))
    );
    assert_eq!(
        outcome("received-fire", &hero.attribute("shirker").with(Flag::Others), &[]),
        "finish-move-and-fire"
    );
}

#[test]
fn a_natural_double_1_of_ones_own_dice_starts_hero_mode() {
    assert!(tested("received-fire", &one().rep(4), &[1, 1]).hero);
    assert!(tested("being-charged", &one().rep(4).with(Flag::Leader), &[1, 5, 1]).hero);
    assert!(
        !tested("wanting-to-charge", &one().rep(4).leader_rep(5), &[1, 1, 5]).hero,
        "the Leader Die does not count"
    );
    assert!(!tested("rally", &one().rep(4), &[1, 1]).hero);
}

#[test]
fn direct_fire_on_one_hunkered_down_makes_him_run() {
    let tested = tested("received-fire", &one().rep(6).with(Flag::HunkeredDown), &[]);
    assert_eq!((tested.outcome.map(|result| result.id()), tested.dice.len()), (Some("runaway"), 0));
}

#[test]
fn of_a_check_that_is_settled_only_what_settles_it_is_told() {
    let down = one().rep(4).with(Flag::HunkeredDown).with(Flag::Outgunned);
    let tested = tested("received-fire", &down, &[]);
    let told: Vec<&str> = tested.modifiers.iter().map(|modifier| modifier.id.as_str()).collect();
    assert_eq!(told, ["hunkered-down"], "being outgunned changes nothing for him");
}

#[test]
fn a_star_chooses_among_the_outcomes_open_to_him() {
    let star = one().rep(4).with(Flag::Star).with(Flag::InCover);
    let choices: Vec<_> = open("received-fire", &star, &[]).into_iter().map(|(_, outcome)| outcome).collect();
    assert_eq!(choices, ["finish-move-and-fire", "return-fire-rep-minus-1", "hunker-down"]);
    assert_eq!(
        outcome("received-fire", &star.clone().set(ValueId::Choice, "hunker-down"), &[]),
        "hunker-down"
    );
    let refused = error("received-fire", &star.set(ValueId::Choice, "runaway"), &[]);
    assert_eq!(refused.exit_code(), 1);
}

#[test]
fn a_friend_near_a_born_leader_takes_his_passes() {
    let near = one().rep(2).with(Flag::NearBornLeader).with(Flag::InCover).set(ValueId::Passes, 1);
    assert_eq!(outcome("received-fire", &near, &[]), "return-fire-rep-minus-1");
}

#[test]
fn attributes_replace_results_of_reaction_checks_afterwards() {
    let result = |attributes: &[&str], rolls: &[u32]| {
        let situation =
            attributes.iter().fold(one().rep(4).with(Flag::Others), |situation, id| situation.attribute(id));
        outcome("received-fire", &situation, rolls)
    };
    assert_eq!(result(&["coward"], &[1, 6]), "hunker-down");
    assert_eq!(result(&["coward", "tough"], &[1, 6]), "duck-back");
    assert_eq!(result(&["nerves-of-steel"], &[1, 6]), "none");
    assert_eq!(result(&["nerves-of-steel", "coward"], &[1, 6]), "none");
    let covered = |attributes: &[&str]| {
        let situation =
            attributes.iter().fold(one().rep(4).with(Flag::InCover), |situation, id| situation.attribute(id));
        outcome("received-fire", &situation, &[6, 6])
    };
    assert_eq!(covered(&["tough"]), "duck-back");
    assert_eq!(covered(&["scout"]), "duck-back");
    assert_eq!(covered(&["tough", "coward"]), "hunker-down");
    assert_eq!(covered(&["tough", "nerves-of-steel"]), "none");
    assert_eq!(
        outcome("barrage", &one().rep(4).attribute("coward"), &[1, 6]),
        "duck-back",
        "no reaction check"
    );
}

#[test]
fn one_inside_burning_napalm_takes_no_check() {
    let tested = tested("received-fire", &one().rep(4).with(Flag::InNapalm), &[]);
    assert_eq!(
        (tested.outcome.map(|result| result.id()), tested.text.as_str()),
        (Some("skip"), "ignores fire until clear")
    );
}

// In Sight.

#[test]
fn being_hidden_adds_a_die_in_edition_1_only() {
    assert_eq!(tested("in-sight", &one().rep(4).with(Flag::Hidden), &[6, 6, 4]).passes, Some(1));
    assert_eq!(tested("in-sight", &two().rep(4).with(Flag::Hidden), &[6, 6]).passes, Some(0));
    let both = one().rep(4).with(Flag::Hidden).with(Flag::CoveringFire);
    assert_eq!(tested("in-sight", &both, &[6, 6, 4, 4]).passes, Some(2));
}

#[test]
fn a_hidden_figure_with_a_leader_may_hold_fire_with_1_pass() {
    assert_eq!(
        outcome("in-sight", &one().rep(4).with(Flag::Hidden).with(Flag::WithLeader), &[6, 6, 4]),
        "hold-or-fire"
    );
    assert_eq!(
        outcome("in-sight", &one().rep(4).with(Flag::Hidden).with(Flag::Stationary), &[6, 6, 4]),
        "fire"
    );
}

#[test]
fn one_fast_moving_takes_no_in_sight_unless_he_has_quick_reflexes() {
    assert_eq!(outcome("in-sight", &one().rep(4).with(Flag::FastMoving).with(Flag::Moving), &[]), "skip");
    let quick = one().rep(4).with(Flag::FastMoving).with(Flag::Moving).attribute("quick-reflexes");
    assert_eq!(outcome("in-sight", &quick, &[1, 6]), "may-not-fire");
}

#[test]
fn in_edition_2_the_active_take_in_sight_only_against_one_stealthy_and_still() {
    assert_eq!(outcome("in-sight", &two().rep(4).with(Flag::Active), &[]), "skip");
    let stealthy = tested(
        "in-sight",
        &two().rep(4).with(Flag::Active).with(Flag::StealthyTargetConcealed).with(Flag::Others),
        &[4, 4],
    );
    assert_eq!((stealthy.target, stealthy.passes), (Some(3), Some(0)));
}

// Fire and damage.

#[test]
fn the_to_hit_rows_follow_cover_speed_and_targets() {
    let hit = |flags: &[&str], die: u32| {
        let situation =
            flags.iter().fold(one().rep(4), |situation, flag| situation.with(flag.parse().unwrap()));
        outcome("ranged-to-hit", &situation, &[die])
    };
    assert_eq!(hit(&[], 3), "miss");
    assert_eq!(hit(&["others"], 4), "hit");
    for flag in [
        "in-cover",
        "concealed",
        "prone",
        "shooter-fast-moving",
        "target-fast-moving",
        "second-or-higher-target",
        "third-or-higher-target",
    ] {
        assert_eq!(hit(&[flag], 4), "miss", "{flag} at 8");
    }
    for (flag, expected) in [
        ("in-cover", "miss"),
        ("third-or-higher-target", "miss"),
        ("second-or-higher-target", "hit"),
        ("prone", "hit"),
    ] {
        assert_eq!(hit(&[flag], 5), expected, "{flag} at 9");
    }
    assert_eq!(hit(&["in-cover", "third-or-higher-target"], 6), "hit");
    assert_eq!(hit(&["vehicle-passenger"], 5), "miss");
    assert_eq!(hit(&["bombs-away-open", "in-cover", "concealed"], 4), "hit");
    assert_eq!(hit(&["bombs-away-cover"], 5), "miss");
}

#[test]
fn an_agile_shooters_own_fast_movement_does_not_count() {
    let agile = one().rep(4).attribute("agile").with(Flag::ShooterFastMoving);
    assert_eq!(outcome("ranged-to-hit", &agile, &[4]), "hit");
    assert_eq!(outcome("ranged-to-hit", &agile.clone().with(Flag::TargetFastMoving), &[4]), "miss");
    assert_eq!(outcome("ranged-to-hit", &agile.with(Flag::Prone), &[4]), "miss");
}

#[test]
fn a_combat_shotgun_rolls_4_dice_and_the_best_2_count() {
    let tested =
        tested("ranged-to-hit", &one().rep(4).with(Flag::CombatShotgun).with(Flag::Others), &[2, 6, 3, 4]);
    assert_eq!(tested.each.iter().map(|die| (die.die, die.roll)).collect::<Vec<_>>(), [(6, 10), (4, 8)]);
    assert_eq!(tested.dice, [2, 6, 3, 4]);
}

#[test]
fn mortars_and_artillery_fire_at_a_rep_of_their_own() {
    assert_eq!(
        tested("ranged-to-hit", &one().with(Flag::FixedRepMortar).with(Flag::Others), &[3]).roll,
        Some(8)
    );
    assert_eq!(
        tested("ranged-to-hit", &one().rep(3).with(Flag::FixedRepArtillery).with(Flag::Others), &[3]).roll,
        Some(9)
    );
    assert_eq!(
        tested("shell-effect", &one().with(Flag::Artillery), &[4])
            .read
            .unwrap()
            .outcome
            .map(|result| result.id()),
        Some("hit")
    );
}

#[test]
fn armor_of_cloth_lowers_impact_but_not_below_1() {
    let target = |impact: u8, flags: &[&str]| {
        let situation = flags.iter().fold(one().rep(4).set(ValueId::Impact, impact), |situation, flag| {
            situation.with(flag.parse().unwrap())
        });
        tested("ranged-damage", &situation, &[6]).target
    };
    assert_eq!(target(3, &["flak-jacket"]), Some(2));
    assert_eq!(target(1, &["flak-jacket"]), Some(1));
    assert_eq!(target(0, &["flak-jacket"]), Some(0), "a weapon below the floor keeps its Impact");
    assert_eq!(target(3, &["flak-jacket", "chicken-plate"]), Some(1));
    assert_eq!(target(3, &["flak-jacket", "tunnel-blast"]), Some(3));
}

#[test]
fn a_weapon_with_an_apw_only_has_impact_4_or_its_apr() {
    let target = |apr: u8| {
        tested("ranged-damage", &one().rep(4).with(Flag::ApwVsPersonnel).set(ValueId::Apr, apr), &[6]).target
    };
    assert_eq!((target(2), target(6)), (Some(4), Some(6)));
}

#[test]
fn edition_2_kills_only_on_a_1_and_never_with_impact_0() {
    let damage = |impact: u8, die: u32| outcome("ranged-damage", &two().set(ValueId::Impact, impact), &[die]);
    assert_eq!(damage(3, 1), "obviously-dead");
    assert_eq!(damage(3, 3), "out-of-the-fight");
    assert_eq!(damage(3, 4), "knocked-down");
    assert_eq!(damage(0, 1), "knocked-down");
}

#[test]
fn hard_as_nails_is_knocked_down_instead_of_dead_once() {
    let hit = one().rep(4).set(ValueId::Impact, 3).attribute("hard-as-nails");
    assert_eq!(outcome("ranged-damage", &hit, &[1]), "knocked-down");
    assert_eq!(outcome("ranged-damage", &hit.with(Flag::HardAsNailsUsed), &[1]), "obviously-dead");
    let beaten = one().rep(4).set(ValueId::Impact, 3).attribute("hard-as-nails").with(Flag::WonBy2);
    assert_eq!(
        outcome("melee-damage", &beaten, &[1]),
        "out-of-the-fight",
        "knocked down counts as out when lost by 2"
    );
}

#[test]
fn nobody_of_lower_rep_kills_one_larger_than_life() {
    let star = one().rep(4).set(ValueId::Impact, 3).with(Flag::LargerThanLife);
    assert_eq!(
        outcome("ranged-damage", &star.clone().set(ValueId::AttackerRep, 3), &[1]),
        "out-of-the-fight"
    );
    assert_eq!(outcome("ranged-damage", &star.clone().set(ValueId::AttackerRep, 4), &[1]), "obviously-dead");
    assert_eq!(
        outcome("ranged-damage", &star, &[1]),
        "out-of-the-fight",
        "an attack without a Rep counts as lower"
    );
}

#[test]
fn an_unarmed_winner_never_kills() {
    assert_eq!(
        outcome("melee-damage", &one().rep(4).set(ValueId::Impact, 1).with(Flag::Unarmed), &[1]),
        "out-of-the-fight"
    );
    assert_eq!(outcome("melee-finish", &two().with(Flag::Unarmed), &[1]), "out-of-the-fight");
    assert_eq!(outcome("melee-finish", &two(), &[1]), "obviously-dead");
}

#[test]
fn two_natural_1s_use_up_the_ammunition() {
    assert_eq!(outcome("tight-ammo", &one().set(ValueId::Faces, "1,4,1"), &[]), "out-of-ammo");
    assert_eq!(outcome("tight-ammo", &one().set(ValueId::Faces, "1,4,5"), &[]), "ammo-ok");
    assert_eq!(outcome("tight-ammo", &one().set(ValueId::Dice, 3), &[1, 2, 1]), "out-of-ammo");
}

#[test]
fn weapons_have_their_outgunned_ratings() {
    for (weapon, rating) in [
        ("flamethrower", "ogr-5"),
        ("lmg", "ogr-4"),
        ("smg", "ogr-3"),
        ("semi-automatic-rifle", "ogr-2"),
        ("pistol", "ogr-1"),
    ] {
        assert_eq!(outcome("outgunned", &one().set(ValueId::Weapon, weapon), &[]), rating);
    }
    assert_eq!(outcome("outgunned", &one().with(Flag::Star).with(Flag::Shirker), &[]), "never-outgunned");
    assert_eq!(outcome("outgunned", &one().with(Flag::Shirker).with(Flag::Smg), &[]), "outgunned");
    assert_eq!(open("outgunned", &one(), &[]).len(), 5);
}

#[test]
fn a_vehicle_flamethrower_ignores_its_first_1() {
    assert_eq!(outcome("flamethrower-fuel", &one(), &[1]), "one-shot-left");
    assert_eq!(outcome("flamethrower-fuel", &one().with(Flag::Vehicle), &[1]), "no-effect");
    assert_eq!(
        outcome("flamethrower-fuel", &one().with(Flag::Vehicle).with(Flag::FirstOneSpent), &[1]),
        "one-shot-left"
    );
}

// Melee.

#[test]
fn each_point_of_impact_less_than_the_enemys_costs_1_rep() {
    let target = |situation: Situation| tested("melee", &situation, &[6, 6]).target;
    assert_eq!(target(one().rep(4).set(ValueId::OwnImpact, 1).set(ValueId::EnemyImpact, 3)), Some(2));
    assert_eq!(target(one().rep(4).set(ValueId::OwnImpact, 3).set(ValueId::EnemyImpact, 1)), Some(4));
    assert_eq!(target(one().rep(4).set(ValueId::Impact, 2)), Some(2));
    assert_eq!(target(one().rep(4).with(Flag::Impact)), Some(3));
    assert_eq!(target(one().rep(4).set(ValueId::EnemyImpact, 2).with(Flag::Swimming)), Some(3));
    assert_eq!(
        target(one().rep(4).with(Flag::TwoEnemies).with(Flag::ThreeEnemies)),
        Some(2),
        "three in place of two"
    );
    assert_eq!(target(one().rep(4).set(ValueId::Enemies, 2)), Some(3));
}

#[test]
fn the_difference_in_passes_decides_a_round_of_melee() {
    let fought = tested("melee", &one().rep(4).set(ValueId::EnemyRep, 3), &[3, 1, 5, 2]);
    assert_eq!(
        (
            fought.passes,
            fought.enemy_passes,
            fought.outcome.map(|result| result.id()),
            fought.then.map(|then| then.id())
        ),
        (Some(2), Some(1), Some("damage"), Some("wins"))
    );
    let lost = tested("melee", &two().rep(2).set(ValueId::EnemyPasses, 2), &[5, 6]);
    assert_eq!(
        (lost.outcome.map(|result| result.id()), lost.then.map(|then| then.id())),
        (Some("finish"), Some("loses"))
    );
    assert_eq!(outcome("melee", &one().rep(2).set(ValueId::EnemyPasses, 0), &[5, 6]), "continue");
}

// Vehicles.

#[test]
fn penetration_is_against_apr_less_the_armor_hit() {
    let target = |flags: &[&str]| {
        let situation =
            flags.iter().fold(one().set(ValueId::Apr, 7).set(ValueId::Ar, "4/2"), |situation, flag| {
                situation.with(flag.parse().unwrap())
            });
        tested("penetration", &situation, &[6, 1]).target
    };
    assert_eq!(target(&[]), Some(3));
    assert_eq!(target(&["turret"]), Some(2));
    assert_eq!(target(&["side"]), Some(5));
    assert_eq!(target(&["top-bottom"]), Some(6));
    assert_eq!(target(&["hands-of-fate"]), Some(1));
}

#[test]
fn what_cannot_penetrate_is_not_rolled_and_causes_clank() {
    let tested =
        tested("penetration", &one().set(ValueId::Apr, 4).set(ValueId::Ar, 4).with(Flag::Vehicle), &[]);
    assert_eq!((tested.outcome.map(|result| result.id()), tested.dice.len()), (Some("clank"), 0));
    assert_eq!(
        outcome(
            "penetration",
            &one().set(ValueId::Apr, 7).set(ValueId::Ar, 4).with(Flag::He).with(Flag::Vehicle),
            &[]
        ),
        "clank"
    );
}

#[test]
fn double_5_or_6_through_a_vehicle_is_overkill() {
    let vehicle = one().set(ValueId::Difference, 6).with(Flag::Vehicle);
    assert_eq!(outcome("penetration", &vehicle, &[5, 5]), "overkill");
    assert_eq!(outcome("penetration", &vehicle, &[5, 6]), "destroyed");
    assert_eq!(
        outcome("penetration", &one().set(ValueId::Difference, 6).with(Flag::Building), &[6, 6]),
        "area-collapses"
    );
    let lines = open("penetration", &one().set(ValueId::Difference, 6), &[6, 6]);
    assert_eq!(
        lines.iter().map(|(_, outcome)| outcome.as_str()).collect::<Vec<_>>(),
        ["overkill", "area-collapses"]
    );
}

#[test]
fn range_decides_lines_and_modifiers_of_anti_tank_fire() {
    let near = tested("place-round", &one().rep(4).set(ValueId::Range, 12), &[1, 6]);
    assert_eq!(near.outcome.map(|result| result.id()), Some("hit-aimed"));
    let far = tested("place-round", &one().rep(4).set(ValueId::Range, 49), &[4, 3]);
    assert_eq!((far.target, far.outcome.map(|result| result.id())), (Some(3), Some("random-location")));
    let bazooka = |range: u8| {
        tested(
            "squad-anti-tank",
            &one().rep(5).set(ValueId::Range, range).set(ValueId::WeaponRange, 30),
            &[6, 6],
        )
        .target
    };
    assert_eq!((bazooka(15), bazooka(16)), (Some(4), Some(3)));
}

#[test]
fn those_who_tie_for_overkill_roll_again() {
    let tested = tested("overkill", &one().set(ValueId::Crew, 4), &[5, 2, 5, 1, 3, 3, 6, 2]);
    assert_eq!(tested.further[0].value, 1, "first and third tie twice, then the first is higher");
}

#[test]
fn a_helicopter_hit_on_11_turns_on_a_further_die() {
    assert_eq!(outcome("helicopter-damage", &one(), &[5, 6, 3]), "auto-rotates");
    let crashed = tested("helicopter-damage", &one(), &[5, 6, 4, 2, 3]);
    assert_eq!((crashed.outcome.map(|result| result.id()), crashed.further[1].value), (Some("crashes"), 5));
}

#[test]
fn a_vehicle_of_the_arvn_list_burns_when_two_dice_show_1_to_3() {
    assert_eq!(outcome("vehicle-fire", &one().with(Flag::Arvn), &[3, 1]), "on-fire");
    assert_eq!(outcome("vehicle-fire", &one().with(Flag::Arvn), &[1, 4]), "no-effect");
    assert_eq!(outcome("vehicle-fire", &one().with(Flag::Us), &[2]), "on-fire");
    assert_eq!(outcome("vehicle-fire", &one().with(Flag::Us), &[3]), "no-effect");
}

// Requests, deviation, campaign.

#[test]
fn a_request_is_never_read_below_1() {
    let poor = tested("gunship-request", &one().leader_rep(3), &[1]);
    assert_eq!((poor.roll, poor.outcome.map(|result| result.id())), (Some(1), Some("denied")));
    assert_eq!(outcome("artillery-request", &one().leader_rep(5), &[5]), "two-batteries");
    assert_eq!(
        tested("air-strike-request", &one().with(Flag::ForwardObserver), &[2, 5]).further[0].value,
        4,
        "half of 5 and 1"
    );
}

#[test]
fn heavy_rain_doubles_the_deviation() {
    let long =
        tested("artillery-deviation", &one().with(Flag::Spotting).with(Flag::HeavyRain), &[2, 1, 2, 3]);
    assert_eq!((long.outcome.map(|result| result.id()), long.further[0].value), (Some("long"), 12));
    let side = tested("mortar-deviation", &one(), &[4, 5, 2]);
    assert_eq!((meaning(&side).as_str(), side.further[1].value), ("right", 2));
    assert_eq!(tested("mortar-deviation", &one().with(Flag::OffTable), &[6, 3, 3]).further[0].value, 6);
}

#[test]
fn distances_do_not_multiply_the_odds() {
    assert_eq!(odds(find("ordnance-deviation", Edition::One).unwrap(), &one()).unwrap().of.to_string(), "6");
}

#[test]
fn doubles_fix_the_rep_and_change_nothing() {
    let doubles = tested("monthly-rep", &one().set(ValueId::Months, 9), &[1, 1]);
    assert_eq!(
        (doubles.outcome.map(|result| result.id()), doubles.then.map(|then| then.id())),
        (Some("no-effect"), Some("rep-fixed"))
    );
    assert_eq!(outcome("monthly-rep", &one().set(ValueId::Months, 10), &[]), "skip");
    assert_eq!(
        outcome("monthly-rep", &one().set(ValueId::Months, 10).with(Flag::Marines), &[1, 2]),
        "rep-up"
    );
}

#[test]
fn support_runs_from_1_to_6() {
    let level = |flags: &[&str], rolls: &[u32]| {
        tested(
            "support-level",
            &flags.iter().fold(one(), |situation, flag| situation.with(flag.parse().unwrap())),
            rolls,
        )
        .roll
    };
    assert_eq!(level(&["urban"], &[6, 6]), Some(6));
    assert_eq!(level(&["large-action"], &[1, 2]), Some(4));
    assert_eq!(level(&[], &[5, 2]), Some(2));
}

#[test]
fn rep_5_re_ups_whatever_his_attributes() {
    assert_eq!(outcome("re-up", &one().rep(4).attribute("coward"), &[]), "skip");
    assert_eq!(outcome("re-up", &one().rep(5).attribute("coward"), &[]), "re-ups");
    assert_eq!(
        outcome("re-up", &one().rep(3).with(Flag::Star).set(ValueId::Choice, "goes-home"), &[]),
        "goes-home"
    );
}

#[test]
fn a_call_from_a_tunnel_fails_first_on_1_to_3() {
    let failed = tested("radio-contact", &one().rep(6).with(Flag::Tunnel), &[3]);
    assert_eq!((failed.outcome.map(|result| result.id()), failed.passes), (Some("no-answer"), Some(0)));
    assert_eq!(outcome("radio-contact", &one().rep(4).with(Flag::Tunnel), &[4, 4]), "contact");
    let odds = odds(find("radio-contact", Edition::One).unwrap(), &one().rep(4).with(Flag::Tunnel)).unwrap();
    assert_eq!(odds.of.to_string(), "36");
}

#[test]
fn replacements_of_a_us_squad_have_the_rep_of_the_passing_die() {
    let two = tested("replacements", &one().rep(5).with(Flag::Us), &[4, 5]);
    assert_eq!(two.further.iter().map(|further| further.value).collect::<Vec<_>>(), [3, 5]);
    assert_eq!(tested("replacements", &one().rep(5).with(Flag::Us), &[2, 6]).further[0].value, 3);
    assert_eq!(outcome("replacements", &one().rep(2).with(Flag::HalfStrengthOrLess), &[6, 6]), "rest");
    assert_eq!(
        outcome("replacements", &one().rep(2).with(Flag::Communist).with(Flag::HalfStrengthOrLess), &[6, 6]),
        "none"
    );
    assert_eq!(
        outcome("replacements", &one().rep(4).with(Flag::HalfStrengthOrLess), &[1, 2]),
        "full-strength"
    );
}

#[test]
fn months_served_depend_on_rep() {
    let months =
        |rep: u8, rolls: &[u32]| tested("months-in-country", &one().rep(rep), rolls).further[0].value;
    assert_eq!(
        [months(2, &[]), months(3, &[]), months(4, &[5]), months(5, &[5]), months(6, &[1])],
        [0, 0, 3, 8, 4]
    );
}

#[test]
fn a_table_by_terrain_or_bomb_tells_each_when_neither_is_given() {
    assert_eq!(outcome("terrain-density", &one().set(ValueId::Terrain, "rugged"), &[3]), "features-3");
    assert_eq!(open("terrain-density", &one(), &[3]).len(), 3);
    assert_eq!(outcome("tunnel-collapse", &one().with(Flag::Lb500), &[3]), "no-effect");
    assert_eq!(
        tested("tunnel-collapse", &one().set(ValueId::Bomb, "750-lb"), &[3, 4, 4]).further[0].value,
        11
    );
    assert_eq!(outcome("tunnel-collapse", &one(), &[5]), "no-effect");
}

// Movement.

#[test]
fn fast_and_slow_change_the_distance_of_a_fast_move_and_cancel() {
    let distance = |attributes: &[&str]| {
        let situation = attributes.iter().fold(one().rep(4), |situation, id| situation.attribute(id));
        tested("fast-move", &situation, &[2, 3]).distance_in
    };
    assert_eq!(
        [distance(&[]), distance(&["fast"]), distance(&["sickly"]), distance(&["fast", "slow"])],
        [Some(16), Some(18), Some(14), Some(16)]
    );
}

#[test]
fn a_1_of_the_pair_trips_the_clumsy() {
    let clumsy = one().rep(4).attribute("clumsy");
    let fallen = tested("fast-move", &clumsy, &[1, 3, 5]);
    assert_eq!((fallen.outcome.map(|result| result.id()), fallen.distance_in), (Some("falls"), Some(5)));
    assert_eq!(outcome("fast-move", &clumsy.leader_rep(5), &[1, 2, 3]), "move", "not the Leader Die");
}

#[test]
fn a_dumb_ass_who_is_active_rolls_whether_he_does_as_desired() {
    let dumb = one().rep(4).attribute("dumb-ass");
    assert_eq!(tested("activation", &dumb, &[4, 3, 5]).then.map(|then| then.id()), Some("does-nothing"));
    assert_eq!(tested("activation", &dumb, &[4, 4]).then, None);
    assert_eq!(
        tested("activation", &dumb.with(Flag::SideWithHigherDie), &[6, 3]).then,
        None,
        "his Rep is too low to be Active"
    );
}

#[test]
fn a_grenade_is_thrown_6_in_and_by_an_athlete_8() {
    assert_eq!(tested("grenade-throw", &one().rep(4), &[4]).range_in, Some(6));
    assert_eq!(error("grenade-throw", &one().rep(4).set(ValueId::Range, 7), &[4]).exit_code(), 1);
    assert_eq!(
        tested("grenade-throw", &one().rep(4).attribute("athlete").set(ValueId::Range, 7), &[4]).range_in,
        Some(8)
    );
    assert_eq!(
        tested("grenade-throw", &one().rep(4).with(Flag::Launched).set(ValueId::Range, 20), &[4]).range_in,
        None
    );
}

// Groups.

#[test]
fn a_fast_move_is_one_pair_read_against_each_figures_rep() {
    let figures = [5, 4, 4, 3].map(|rep| one().rep(rep).leader_rep(5));
    let moved: Vec<_> =
        group("fast-move", &figures, &[6, 5, 4]).iter().map(|tested| tested.distance_in.unwrap()).collect();
    assert_eq!(moved, [16, 12, 12, 8]);
}

#[test]
fn four_carriers_all_move_as_far_as_the_worst() {
    let figures = [5, 4, 4, 3].map(|rep| one().rep(rep).with(Flag::FourCarriers));
    assert!(group("fast-move", &figures, &[5, 4]).iter().all(|tested| tested.distance_in == Some(8)));
}

#[test]
fn four_carriers_fall_with_a_clumsy_one_though_another_has_fewer_passes() {
    let mut figures = [5, 5, 4, 4].map(|rep| one().rep(rep).with(Flag::FourCarriers));
    figures[1] = figures[1].clone().attribute("clumsy");
    let moved = group("fast-move", &figures, &[1, 5, 3]);
    assert!(
        moved.iter().all(|tested| (tested.distance_in, tested.then.map(|then| then.id())) == (Some(3),
            Some("prone")))
    );
}

#[test]
fn a_group_knows_attributes_by_any_of_their_spellings() {
    let figures = [5, 4, 4, 3].map(|rep| one().rep(rep).with(Flag::FourCarriers));
    assert!(group("fast-move", &figures, &[5, 4]).iter().all(|tested| tested.distance_in == Some(8)));
    let smith = one().rep(4).attribute("Born Leader").with(Flag::NearBornLeader);
    let friend = one().rep(2).with(Flag::NearBornLeader);
    let charged = group("wanting-to-charge", &[friend, smith], &[4, 6, 2]);
    assert!(charged.iter().all(|tested| tested.passes == Some(2)));
}

#[test]
fn high_explosive_has_its_full_rating_against_buildings_and_what_has_no_armor() {
    let he = |ar: &str| one().set(ValueId::Apr, 7).set(ValueId::Ar, ar).with(Flag::He);
    assert_eq!(tested("penetration", &he("2").with(Flag::Building), &[3, 6]).target, Some(5));
    assert_eq!(tested("penetration", &he("0").with(Flag::Vehicle), &[3, 6]).target, Some(7));
    assert_eq!(outcome("penetration", &he("4/2").with(Flag::Vehicle), &[]), "clank");
}

#[test]
fn larger_than_life_is_weighed_against_the_casualtys_rep_in_edition_2_too() {
    let star = two().with(Flag::LargerThanLife).set(ValueId::Impact, 3).set(ValueId::AttackerRep, 3);
    for check in ["ranged-damage", "melee-damage"] {
        assert!(error(check, &star, &[1]).to_string().contains("give --rep N"), "{check}");
        assert_eq!(outcome(check, &star.clone().rep(4), &[1]), "out-of-the-fight");
        assert_eq!(outcome(check, &star.clone().rep(3), &[1]), "obviously-dead");
        assert_eq!(
            outcome(check, &two().set(ValueId::Impact, 3).set(ValueId::AttackerRep, 3), &[1]),
            "obviously-dead"
        );
    }
}

#[test]
fn one_without_language_who_draws_fluent_gets_language() {
    let drawn = |situation: Situation| {
        meaning(&tested("attribute-draw", &situation.set(ValueId::Card, "clubs-10"), &[1]))
    };
    assert_eq!(drawn(one()), "clubs-10: language in place of fluent");
    assert_eq!(drawn(one().attribute("language")), "clubs-10: fluent");
}

#[test]
fn one_leader_die_serves_a_group_whose_figures_each_roll_their_own() {
    let soldier = one().rep(3).leader_rep(5);
    let charged = group("wanting-to-charge", &[soldier.clone(), soldier], &[4, 5, 3, 1, 2]);
    assert!(charged.iter().all(|tested| tested.passes == Some(2) && tested.leader_die == Some(4)));
}

#[test]
fn friends_within_reach_take_the_born_leaders_result() {
    let smith = one().rep(4).attribute("born-leader").with(Flag::NearBornLeader);
    let friend = one().rep(2).with(Flag::NearBornLeader);
    let charged = group("wanting-to-charge", &[friend.clone(), smith, friend], &[4, 6, 2]);
    assert!(charged.iter().all(|tested| tested.passes == Some(2)));
    assert_eq!(charged.iter().map(|tested| tested.dice.len()).collect::<Vec<_>>(), [0, 3, 0]);
}

#[test]
fn the_figure_with_the_lowest_total_set_off_the_trap() {
    let figures = [4, 3, 3].map(|rep| one().rep(rep));
    let victims = group("trap-victim", &figures, &[1, 2, 2, 4, 3, 6]);
    // Totals 5, 5, 5: all roll off, and the second is lowest.
    let outcomes: Vec<_> = victims.iter().map(|tested| tested.outcome.unwrap().id()).collect();
    assert_eq!(outcomes, ["no-effect", "victim", "no-effect"]);
}

#[test]
fn an_explanation_tells_how_target_and_line_came_about() {
    let mut story = Story::default();
    let situation = one().rep(4).with(Flag::AvoidancePosture).with(Flag::InCover);
    test(find("received-fire", Edition::One).unwrap(), &situation, &mut Scripted::new([3, 4]), &mut story)
        .unwrap();
    let told = story.to_string();
    for part in [
        "starts from Rep 4",
        "avoidance-posture",
        "2 dice, Rep 3",
        "3 against 3: passes",
        "4 against 3: fails",
        "passes 1",
        "fires back",
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
}

#[test]
fn a_gun_that_is_not_loaded_does_not_fire_back_on_a_clank() {
    let facing = one().rep(4).with(Flag::MainWeaponFacingAttacker);
    assert_eq!(outcome("clank", &facing, &[1, 6]), "return-fire");
    assert_eq!(outcome("clank", &facing.with(Flag::UnableToReturnFireOrUnloaded), &[1, 6]), "carry-on");
}

#[test]
fn a_looter_whom_a_leader_does_not_tear_away_goes_on_looting() {
    assert_eq!(outcome("rally", &one().rep(4).with(Flag::Others), &[6, 6]), "removed-from-play");
    assert_eq!(outcome("rally", &one().rep(4).with(Flag::Looting), &[6, 6]), "goes-on-looting");
    assert_eq!(outcome("rally", &one().rep(4).with(Flag::Looting), &[1, 2]), "back-in-fight");
}

#[test]
fn a_card_that_gives_an_attribute_he_has_is_drawn_again() {
    use pointman_fng::checks::{Edition, Situation, find, test};
    let check = find("attribute-draw", Edition::One).unwrap();
    let mut dice = pointman_core::dice::Scripted::new([4, 21, 41]);
    let coward = Situation::new(Edition::One).attribute("coward");
    let tested = test(check, &coward, &mut dice, &mut pointman_core::trace::Silent).unwrap();
    dice.finish().unwrap();
    assert_eq!(meaning(&tested), "spades-3: knifeman");
    let mut dice = pointman_core::dice::Scripted::new([4]);
    let tested =
        test(check, &coward.set(ValueId::Card, "hearts-9"), &mut dice, &mut pointman_core::trace::Silent)
            .unwrap();
    assert_eq!(meaning(&tested), "hearts-9: coward, already held: draw again");
}

#[test]
fn monthly_rolls_end_where_the_tour_and_rep_end_them() {
    use pointman_fng::checks::{Edition, Situation, find, test};
    let outcome = |id: &str, rep: u8, months: u8, flags: &[&str]| {
        let check = find(id, Edition::One).unwrap();
        let mut situation = Situation::new(Edition::One).rep(rep).set(ValueId::Months, months);
        for flag in flags {
            situation = situation.with(flag.parse().unwrap());
        }
        let mut dice = pointman_core::dice::Scripted::new([1, 2]);
        test(check, &situation, &mut dice, &mut pointman_core::trace::Silent).unwrap().outcome.unwrap().id()
    };
    assert_eq!([outcome("monthly-rep", 4, 5, &[]), outcome("monthly-rep", 5, 5, &[])], ["rep-up", "skip"]);
    assert_eq!(
        [outcome("monthly-rep", 5, 5, &["star"]), outcome("monthly-rep", 6, 5, &["star"])],
        ["rep-up", "skip"]
    );
    assert_eq!([outcome("short-timer", 5, 10, &[]), outcome("short-timer", 5, 9, &[])], ["rep-down", "skip"]);
    assert_eq!(
        [outcome("short-timer", 5, 10, &["marines"]), outcome("short-timer", 5, 11, &["marines"])],
        ["skip", "rep-down"]
    );
    assert_eq!([outcome("short-timer", 3, 11, &[]), outcome("short-timer", 5, 13, &[])], ["skip", "skip"]);
    assert_eq!(outcome("short-timer", 5, 13, &["marines"]), "rep-down");
}

#[test]
fn a_check_asks_by_name_for_all_that_it_lacks_and_is_taken_once_that_is_answered() {
    let ids = || pointman_fng::checks::ids().filter(|id| id.id() != "attribute-draw");
    let (mut asked, mut taken) = (std::collections::BTreeSet::new(), 0);
    for (edition, id) in Edition::ALL.into_iter().flat_map(|edition| ids().map(move |id| (edition, id))) {
        let Ok(check) = pointman_fng::checks::of_edition(id, edition) else { continue };
        for flag in [None].into_iter().chain(check.flags().into_iter().map(Some)) {
            let mut situation = flag.into_iter().fold(Situation::new(edition), Situation::with);
            for answered in 0.. {
                let mut dice = Seeded::new(DiceState { seed: 7, drawn: 0 });
                let Err(error) = test(check, &situation, &mut dice, &mut Silent) else { break };
                let [question] = error.open() else { panic!("{id} {flag:?}: {error}") };
                assert_eq!(error.exit_code(), 2, "{id} {flag:?}: {error}");
                assert!(answered < 4, "{id} {flag:?} asks again: {error}");
                let with = |answer: &str| match &*question.name {
                    "rep" => situation.clone().rep(answer.parse().unwrap()),
                    "leader-rep" => situation.clone().leader_rep(answer.parse().unwrap()),
                    name => situation.clone().set(name.parse().unwrap(), answer),
                };
                // Each that is listed is taken: what may be lacking then is something else.
                for answer in &question.legal {
                    let mut dice = Seeded::new(DiceState { seed: 7, drawn: 0 });
                    if let Err(error) = test(check, &with(answer), &mut dice, &mut Silent) {
                        let next = error.open().first().map(|next| &next.name);
                        assert!(next.is_some_and(|next| *next != question.name), "{id} {answer}: {error}");
                    }
                }
                situation = with(question.legal.last().map_or("1", String::as_str));
                asked.insert(question.name.clone());
            }
            taken += 1;
        }
    }
    assert!(taken > 500 && asked.len() > 5, "{taken}: {asked:?}");
}
