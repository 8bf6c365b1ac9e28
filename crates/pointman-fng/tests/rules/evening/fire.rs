//! Fire to and fro: what each shot, hit and check leaves in the document.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Left;
use pointman_fng::support::Who;
use serde_json::json;

use super::scene::{dice, exactly, man, of, refusal, step, table, take, turn};

/// Slag fires at Ha in the open. The M-16 and the AK-47 have two dice.
fn slag_at_ha() -> serde_json::Value {
    json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] })
}

#[test]
fn a_hit_puts_a_man_down_with_when_and_by_whom_and_counts_the_kill() {
    let mut mission = turn(4, 3);
    // 6 and 1 on Rep 5: one hit in the open needs 8 or more; damage 1 is dead. Nobody checks.
    let told = take(&mut mission, "fng-exchange", slag_at_ha(), &mut exactly(&[6, 1, 1])).unwrap();
    assert!(
        told.contains("Slag fires the M-16 at Ha: 1 hit") && told.contains("Ha is Obviously Dead"),
        "{told}"
    );
    let ha = of(&mission, "Ha");
    assert!(ha.is(Flag::ObviouslyDead) && !ha.is_able());
    assert_eq!(ha.down.as_ref().map(|down| (down.turn, down.by.as_deref())), Some((1, Some("Slag"))));
    let slag = of(&mission, "Slag");
    assert_eq!((slag.fought, &slag.kills[..]), (true, &["Ha".to_owned()][..]));
    assert!(mission.play.shots && mission.play.gunfire, "reinforcements are checked for from now on");
    let refused = refusal(&mission, "fng-exchange", json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }] }));
    assert!(refused.contains("Ha is already dead"), "{refused}");
}

#[test]
fn fire_goes_to_and_fro_until_somebody_does_not_fire_back() {
    let mut mission = turn(4, 3);
    // Slag misses; Ha passes 2 and fires; Slag is missed, checks 3d6 as Leader: 0 passes in the open runs
    // away.
    let faces = [1, 2, 1, 2, 1, 2, 6, 6, 6];
    let told = take(&mut mission, "fng-exchange", slag_at_ha(), &mut exactly(&faces)).unwrap();
    assert!(told.contains("Ha fires the AK-47 or Type-56 at Slag: no hit"), "{told}");
    assert!(of(&mission, "Slag").is(Flag::RunningAway) && of(&mission, "Ha").fought);
}

#[test]
fn a_man_who_ducks_back_is_no_target_until_he_acts() {
    let mut mission = turn(4, 3);
    take(&mut mission, "fng-exchange", slag_at_ha(), &mut exactly(&[1, 2, 1, 6])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::DuckBack));
    let refused = refusal(&mission, "fng-exchange", json!({ "fire": [{ "by": "Smith", "at": ["Ha"] }] }));
    assert!(refused.contains("Duck Back"), "{refused}");
    take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
    take(&mut mission, "fng-stand", json!({ "figures": ["Ha"], "does": "move" }), &mut dice(&[])).unwrap();
    assert!(!of(&mission, "Ha").is(Flag::DuckBack), "he acts normally at his next Activation");
}

#[test]
fn in_cover_one_pass_fires_back_at_minus_one_and_none_hunkers_down() {
    let mut mission = turn(4, 3);
    take(&mut mission, "fng-stand", json!({ "figures": ["Ha", "Slag"], "as": ["cover"] }), &mut dice(&[]))
        .unwrap();
    let told =
        take(&mut mission, "fng-exchange", slag_at_ha(), &mut exactly(&[1, 2, 1, 6, 1, 2, 6, 6, 6])).unwrap();
    assert!(told.contains("Ha fires the AK-47 or Type-56 at Slag in cover at -1 Rep: no hit"), "{told}");
    assert!(of(&mission, "Slag").is(Flag::HunkeredDown));
    let refused = refusal(
        &mission,
        "fng-exchange",
        json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "reaction": true }),
    );
    assert!(refused.contains("Hunkered Down"), "{refused}");
    // A friend rallies him: with himself the only Leader he rolls his third die.
    take(
        &mut mission,
        "fng-react",
        json!({ "check": "rally", "figures": ["Slag"] }),
        &mut exactly(&[1, 2, 3]),
    )
    .unwrap();
    assert!(!of(&mission, "Slag").is(Flag::HunkeredDown));
}

#[test]
fn two_ones_leave_a_man_out_of_ammo_until_he_reloads() {
    let mut mission = turn(4, 3);
    take(&mut mission, "fng-exchange", slag_at_ha(), &mut exactly(&[1, 1, 1, 6])).unwrap();
    assert!(of(&mission, "Slag").out_of_ammo);
    let refused = refusal(
        &mission,
        "fng-exchange",
        json!({ "fire": [{ "by": "Slag", "at": ["Binh"] }], "reaction": true }),
    );
    assert!(refused.contains("out of ammo") && refused.contains("reload"), "{refused}");
}

#[test]
fn a_man_with_a_grenade_launcher_takes_in_sight_and_fires_it_in_reaction() {
    let mut mission = turn(4, 3);
    mission.bring(Who::Own, [man("Hansen", 4, "m-79-he")]);
    let sight = |bursts: bool| {
        let sight = json!({ "movers": ["Hansen"], "watchers": ["Ha"] });
        if bursts { json!({ "sight": sight, "bursts": true }) } else { json!({ "sight": sight }) }
    };
    // In steps of earlier versions only Ha tests, who passes none.
    let earlier = take(&mut mission.clone(), "fng-exchange", sight(false), &mut exactly(&[6, 6])).unwrap();
    assert!(earlier.contains("Hansen has nothing to fire and takes no check"), "{earlier}");
    // Hansen passes two and fires: 4 and Rep 4 are on the spot and hit in the open; damage 1 is dead.
    let told = take(&mut mission, "fng-exchange", sight(true), &mut exactly(&[1, 2, 6, 6, 4, 1])).unwrap();
    assert!(told.contains("Hansen fires the M-79") && of(&mission, "Ha").is(Flag::ObviouslyDead), "{told}");
    assert_eq!(of(&mission, "Hansen").kills, ["Ha"]);
}

#[test]
fn an_rpg_fires_back_and_outguns_who_fired_at_it() {
    let mut mission = turn(4, 3);
    mission.bring(Who::Enemy, [man("Cuc", 4, "rpg-7")]);
    let fire = json!({ "fire": [{ "by": "Smith", "at": ["Cuc"] }], "bursts": true });
    // Smith misses, Cuc passes two and fires; 1 and Rep 4 miss. Smith passes two, but is outgunned.
    let told = take(&mut mission, "fng-exchange", fire, &mut exactly(&[1, 2, 1, 2, 1, 1, 2])).unwrap();
    assert!(told.contains("Cuc fires the RPG-7 at Smith"), "{told}");
    assert!(of(&mission, "Smith").is(Flag::DuckBack) && !of(&mission, "Cuc").is(Flag::DuckBack), "{told}");
}

#[test]
fn the_programs_figures_fire_at_those_who_are_up_before_those_who_are_down() {
    let mut mission = turn(4, 3);
    mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::KnockedDown);
    let targets = mission.targets_of(Who::Enemy);
    let names: Vec<&str> = targets.iter().map(|soldier| soldier.name()).collect();
    assert_eq!((names.len(), names.last().copied()), (4, Some("Slag")), "{names:?}");
}

#[test]
fn who_has_nothing_to_fire_ducks_back_where_he_would_fire() {
    let mut mission = turn(4, 3);
    mission.company.find_mut("Ha").unwrap().out_of_ammo = true;
    take(&mut mission, "fng-exchange", slag_at_ha(), &mut exactly(&[1, 2, 1, 2])).unwrap();
    assert!(of(&mission, "Ha").is(Flag::DuckBack));
}

#[test]
fn nobody_fires_at_his_own_side_or_at_who_is_gone() {
    let mut mission = turn(4, 3);
    let refused = refusal(&mission, "fng-exchange", json!({ "fire": [{ "by": "Slag", "at": ["Smith"] }] }));
    assert!(refused.contains("on the same side"), "{refused}");
    take(&mut mission, "fng-stand", json!({ "figures": ["Ha"], "as": ["ran"] }), &mut dice(&[])).unwrap();
    assert_eq!(of(&mission, "Ha").left, Some(Left::Ran));
    assert!(refusal(&mission, "fng-exchange", slag_at_ha()).contains("(ran away)"));
}

#[test]
fn a_star_with_free_will_is_asked_by_name_and_answers_go_in_order() {
    let mut mission = table();
    let mut star = man("Rambo", 5, "m-16");
    star.star = true;
    mission.bring(Who::Own, [star]);
    take(&mut mission, "fng-activation", json!({ "own": 3, "enemy": 4 }), &mut dice(&[])).unwrap();
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Rambo"] }] });
    let error = take(&mut mission.clone(), "fng-exchange", fire, &mut dice(&[1, 2])).unwrap_err();
    let open = error.open();
    assert_eq!((open[0].name.as_str(), open[0].by.as_deref()), ("rambo-reacts", Some("own")));
    assert!(open[0].legal.contains(&"duck-back".to_owned()), "{:?}", open[0].legal);
    assert_eq!(open[0].what, "Ha fires at Rambo. Rambo has Free Will: the result of Received Fire");
    // Rambo is not Active, so there is no move to finish.
    let means = open[0].legal.iter().zip(&open[0].means).find(|(id, _)| *id == "fire");
    assert_eq!(means.map(|(_, means)| means.as_str()), Some("fires"), "{:?}", open[0].means);
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Rambo"] }],
                       "answers": [{ "ask": "rambo-reacts", "answer": "duck-back" }] });
    take(&mut mission, "fng-exchange", fire.clone(), &mut exactly(&[1, 2])).unwrap();
    assert!(of(&mission, "Rambo").is(Flag::DuckBack));
}

#[test]
fn a_star_who_would_be_dead_may_cheat_death() {
    let mut mission = table();
    let mut star = man("Rambo", 3, "m-16");
    star.star = true;
    mission.bring(Who::Own, [star]);
    take(&mut mission, "fng-activation", json!({ "own": 3, "enemy": 4 }), &mut dice(&[])).unwrap();
    let fire = json!({ "fire": [{ "by": "Ha", "at": ["Rambo"] }],
                       "answers": [{ "ask": "rambo-cheats-death", "answer": "yes" }] });
    take(&mut mission, "fng-exchange", fire, &mut exactly(&[6, 2, 1])).unwrap();
    let rambo = of(&mission, "Rambo");
    assert_eq!((rambo.cheated_death, rambo.left), (true, Some(Left::CheatedDeath)));
    assert!(!rambo.is(Flag::ObviouslyDead) && of(&mission, "Ha").kills.is_empty());
}

#[test]
fn who_comes_into_sight_is_fired_at_in_the_order_of_in_sight() {
    let mut mission = turn(4, 3);
    take(&mut mission, "fng-stand", json!({ "figures": ["Slag"], "does": "move" }), &mut dice(&[])).unwrap();
    // Both check: Slag (moving) 2d6, then Ha: he passes 1, stationary, and fires; Slag with 1 moving does
    // not.
    let sight = json!({ "sight": { "movers": ["Slag"], "watchers": ["Ha"] } });
    let told = take(&mut mission, "fng-exchange", sight, &mut exactly(&[1, 6, 1, 6, 6, 2, 3])).unwrap();
    assert!(
        told.contains("Ha fires the AK-47 or Type-56 at Slag")
            && of(&mission, "Slag").is(Flag::ObviouslyDead),
        "{told}"
    );
}

#[test]
fn what_a_hidden_man_sees_does_not_see_him() {
    let mut mission = turn(4, 3);
    take(&mut mission, "fng-stand", json!({ "figures": ["Ha"], "as": ["hidden"] }), &mut dice(&[])).unwrap();
    take(&mut mission, "fng-stand", json!({ "figures": ["Slag"], "does": "move" }), &mut dice(&[])).unwrap();
    let sight = json!({ "sight": { "movers": ["Slag"], "watchers": ["Ha"] } });
    // Only Ha checks, with 3d6; 0 passes: he stays hidden and does not fire.
    let told = take(&mut mission, "fng-exchange", sight, &mut exactly(&[6, 6, 6])).unwrap();
    assert!(!told.contains("fires the"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::Hidden));
}

#[test]
fn what_a_single_hit_does_is_news_and_not_only_a_throw() {
    let mut mission = turn(4, 3);
    let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }] });
    let told = step(&mut mission, "fng-exchange", fire, &mut dice(&[6, 1, 1])).unwrap();
    let news: Vec<&str> =
        told.events.iter().filter(|event| !event.throw).map(|event| event.text.as_str()).collect();
    assert_eq!(news, ["Slag fires the M-16 at Ha: 1 hit", "Ha is Obviously Dead"]);
    let dice: Vec<&[u32]> = told.events.iter().map(|event| &event.dice[..]).collect();
    assert_eq!(dice[1], [1], "told with its die");
}

#[test]
fn a_rocket_fired_in_reaction_is_the_one_of_its_turn_and_its_back_blast_is_asked_of_the_players() {
    let mut mission = turn(4, 3);
    mission.company.soldiers.iter_mut().find(|man| man.name() == "Ha").unwrap().man.weapon =
        man("Ha", 4, "rpg-7").weapon;
    take(&mut mission, "fng-stand", json!({ "figures": ["Slag"], "does": "move" }), &mut dice(&[])).unwrap();
    let sight = |answers: serde_json::Value| {
        json!({ "sight": { "movers": ["Slag"], "watchers": ["Ha"] }, "bursts": true, "rocket_a_turn": true,
                "answers": answers })
    };
    // Slag does not pass; Ha does and fires.
    let faces = [6, 6, 6, 1, 1];
    let refused = take(&mut mission.clone(), "fng-exchange", sight(json!([])), &mut dice(&faces));
    let asks = refused.unwrap_err();
    assert!(asks.to_string().contains("Ha fires the RPG-7: who stands within 6 in behind"), "{asks}");
    let binh =
        json!([{ "ask": "ha-back-blast", "answer": "Binh" }, { "ask": "ha-back-blast", "answer": "nobody" }]);
    let told =
        take(&mut mission, "fng-exchange", sight(binh), &mut dice(&[6, 6, 6, 1, 1, 1, 6, 1, 1])).unwrap();
    assert!(told.contains("Ha fires the RPG-7 at Slag"), "{told}");
    assert!(told.contains("Binh is "), "who stands behind it is hit: {told}");
    assert_eq!(of(&mission, "Ha").rocket, Some(1));
    let none = json!([]);
    let again = take(&mut mission, "fng-exchange", sight(none), &mut dice(&[6, 6, 6, 1, 1])).unwrap();
    assert!(!again.contains("Ha fires the RPG-7"), "one shot a turn: {again}");
}

#[test]
fn each_vacant_inch_over_the_first_between_targets_takes_a_die() {
    let mission = turn(4, 3);
    let fire = |gaps: &[u8]| json!({ "fire": [{ "by": "Slag", "at": ["Ha", "Binh"], "gaps": gaps }] });
    // An M-16 has two dice and a swath of two inches.
    let near = take(&mut mission.clone(), "fng-exchange", fire(&[1]), &mut dice(&[1, 2])).unwrap();
    assert!(near.contains("Slag fires the M-16 at Ha, Binh"), "{near}");
    let far = refusal(&mission, "fng-exchange", fire(&[3]));
    assert!(far.contains("the targets lie 3 in apart; the swath is 2 in wide"), "{far}");
    let vacant = refusal(&mission, "fng-exchange", fire(&[2]));
    assert!(vacant.contains("vacant inch"), "{vacant}");
}

#[test]
fn duck_back_hides_only_from_who_caused_it() {
    let ducks = |marked: bool| {
        let mut mission = turn(4, 3);
        let fire = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "ducks_from_firers": marked });
        // Missed, and Ha Ducks Back.
        take(&mut mission, "fng-exchange", fire, &mut dice(&[1, 2, 1, 6])).unwrap();
        assert!(of(&mission, "Ha").is(Flag::DuckBack));
        take(&mut mission, "fng-activation", json!({ "own": 4, "enemy": 3 }), &mut dice(&[])).unwrap();
        mission
    };
    let fire = |by: &str| json!({ "fire": [{ "by": by, "at": ["Ha"] }], "ducks_from_firers": true });
    let mission = ducks(true);
    assert!(refusal(&mission, "fng-exchange", fire("Slag")).contains("Ha is in Duck Back"));
    assert!(take(&mut mission.clone(), "fng-exchange", fire("Smith"), &mut dice(&[1, 2, 1, 6])).is_ok());
    let sight = |mover: &str| {
        json!({ "sight": { "movers": [mover], "watchers": ["Ha"] },
        "ducks_from_firers": true })
    };
    // Smith does not pass, Ha does; then Ha fires and misses, and Smith fails Received Fire.
    let told =
        take(&mut mission.clone(), "fng-exchange", sight("Smith"), &mut dice(&[6, 6, 1, 1, 1, 1, 6, 6]))
            .unwrap();
    assert!(told.contains("Ha fires the AK-47"), "{told}");
    let told = take(&mut mission.clone(), "fng-exchange", sight("Slag"), &mut exactly(&[])).unwrap();
    assert!(told.contains("nobody who takes In Sight"), "nobody checks who can see nobody: {told}");
    let before = ducks(false);
    assert!(refusal(&before, "fng-exchange", fire("Smith")).contains("Ha is in Duck Back"));
}

/// Ha fires from hiding at Slag, whom others may see or not.
fn ha_from_hiding(to_the_letter: bool) -> pointman_fng::mission::Mission {
    let mut mission = turn(3, 4);
    mission.company.to_the_letter = to_the_letter;
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
    mission
}

#[test]
fn a_friend_of_the_target_who_does_not_duck_back_finds_the_hidden_firer() {
    let fire = |seen: Option<&str>| {
        let answers = seen.map(|answer| json!({ "ask": "ha-is-seen", "answer": answer }));
        let answers: Vec<_> = answers.into_iter().collect();
        json!({ "fire": [{ "by": "Ha", "at": ["Smith"] }], "answers": answers })
    };
    // Ha misses; Smith passes 1 of 2 in the open and Ducks Back.
    let faces = [1, 2, 1, 6];
    let is_found = |to_the_letter: bool, seen: Option<&str>| {
        let mut mission = ha_from_hiding(to_the_letter);
        take(&mut mission, "fng-exchange", fire(seen), &mut dice(&faces)).map(|_| {
            assert!(of(&mission, "Smith").is(Flag::DuckBack));
            !of(&mission, "Ha").is(Flag::Hidden)
        })
    };
    let asks = is_found(true, None).unwrap_err().to_string();
    assert!(asks.contains("Does any of Slag, Jones and Ortiz have a line of sight to Ha"), "{asks}");
    assert!(is_found(true, Some("yes")).unwrap());
    assert!(!is_found(true, Some("no")).unwrap());
    assert!(!is_found(false, None).unwrap(), "steps of earlier versions replay as they were");
}

#[test]
fn who_fires_back_is_no_longer_in_an_earlier_duck_back() {
    let is_found = |to_the_letter: bool| {
        let mut mission = ha_from_hiding(to_the_letter);
        let smith = mission.company.find_mut("Smith").unwrap();
        smith.man.state.insert(Flag::DuckBack);
        smith.ducked_from.insert("Binh".to_owned());
        // Ha misses; Smith, who Ducked Back from Binh, passes 2 and fires back, and misses; Ha passes none.
        let fire = json!({ "fire": [{ "by": "Ha", "at": ["Smith"] }], "ducks_from_firers": true });
        take(&mut mission, "fng-exchange", fire, &mut dice(&[1, 2, 1, 1, 1, 2, 6, 6, 6])).unwrap();
        (!of(&mission, "Ha").is(Flag::Hidden), of(&mission, "Smith").is(Flag::DuckBack))
    };
    assert_eq!(is_found(true), (true, false));
    assert_eq!(is_found(false), (false, true), "steps of earlier versions replay as they were");
}

#[test]
fn those_of_one_moment_fire_at_a_target_that_another_of_them_puts_down() {
    let fires = |order_of_fire: bool, faces: &[u32]| {
        let mut mission = turn(4, 3);
        let sight = json!({ "sight": { "movers": ["Smith", "Jones"], "watchers": ["Ha"] },
            "order_of_fire": order_of_fire });
        let told = take(&mut mission, "fng-exchange", sight, &mut exactly(faces)).unwrap();
        (mission, told)
    };
    // Smith and Jones, of one Rep, pass 2; Ha passes none. Smith puts Ha Out of the Fight, Jones hits, too.
    let faces = [1, 2, 1, 2, 6, 6, 6, 1, 6];
    let (mission, told) = fires(true, &[&faces[..], &[6, 1, 1]].concat());
    assert!(told.contains("Jones fires the M-16 at Ha: 1 hit"), "{told}");
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead));
    assert_eq!(of(&mission, "Jones").kills, ["Ha"]);
    // A second hit makes nobody better.
    let (mission, told) = fires(true, &[&faces[..8], &[1, 6, 1, 6]].concat());
    assert!(of(&mission, "Ha").is(Flag::ObviouslyDead), "{told}");
    assert!(!told.contains("Ha is Out of the Fight"), "{told}");
    assert_eq!(of(&mission, "Smith").kills, ["Ha"]);
    let (mission, told) = fires(false, &faces);
    assert!(told.contains("Jones has nobody in sight to fire at"), "steps of earlier versions: {told}");
    assert!(of(&mission, "Ha").is(Flag::OutOfTheFight));
}

#[test]
fn who_ducks_back_before_their_turn_of_in_sight_loses_the_shot() {
    let sight = |order_of_fire: bool| {
        json!({ "sight": { "movers": ["Smith"], "watchers": ["Ha", "Binh"] },
                "ducks_from_firers": true, "order_of_fire": order_of_fire })
    };
    // Smith and Ha pass 2, Binh none. Ha, stationary, fires first and misses; Smith passes 1 in the open and
    // Ducks Back.
    let faces = [1, 2, 1, 2, 6, 6, 1, 2, 1, 6];
    let mut mission = turn(4, 3);
    let told = take(&mut mission, "fng-exchange", sight(true), &mut exactly(&faces)).unwrap();
    assert!(of(&mission, "Smith").is(Flag::DuckBack));
    assert!(told.contains("Smith has Ducked Back and loses the shot"), "{told}");
    let again = [&faces[..], &[1, 2, 6, 6]].concat();
    let told = take(&mut turn(4, 3), "fng-exchange", sight(false), &mut exactly(&again)).unwrap();
    assert!(told.contains("Smith fires the M-16 at Binh"), "steps of earlier versions: {told}");
}

#[test]
fn a_stealthy_man_who_is_seen_with_others_is_told_to_count_for_nothing_and_alone_costs_one_rep() {
    let mut mission = turn(4, 3);
    let stealthy = mission.company.soldiers.iter_mut().find(|soldier| soldier.name() == "Slag").unwrap();
    stealthy.man.attributes.gain("stealthy");
    let sight = |movers: &[&str]| json!({ "sight": { "movers": movers, "watchers": ["Ha"] } });
    let told = |movers: &[&str]| {
        take(&mut mission.clone(), "fng-exchange", sight(movers), &mut dice(&[6, 6, 6, 6, 6, 6])).unwrap()
    };
    let (alone, with_others) = (told(&["Slag"]), told(&["Slag", "Smith"]));
    assert!(alone.contains("Ha against 3") && !alone.contains("Stealthy"), "{alone}");
    assert!(with_others.contains("Ha against 4"), "{with_others}");
    assert!(with_others.contains("Slag is Stealthy but seen with others"), "{with_others}");
}
