//! Reading the Trưng cards (T5.3): draws, branches, what is ordered, and what it counts as.

use pointman_core::dice::Scripted;
use pointman_core::trace::Silent;
use pointman_fitl::trung::{
    Due, Executed, NpOperation as O, NpSpecial as S, TurnRequest, Variant, Walk, draw_for_operation,
    draw_for_special,
};
use pointman_fitl::{
    ActionTaken, Faction, GameEffect, LastingCard, PieceType, Policy, Space, SupportLevel, Table, Terms,
    Track, TrungCard, Turn,
};

use crate::trung::scene::{Scene, scene};

use TrungCard::{A, B, C, D, E, F, G, H, J, K, L, M, N, P, Q, R, T, U, V, W, X, Y, Z};

/// What comes of the cards on top of the deck: each order by name, `+` if it is told to have come to
/// something. `effective` decides that.
fn read_all(
    scene: &Scene,
    faction: Faction,
    request: TurnRequest,
    rolls: &[u32],
    effective: impl Fn(&str) -> bool,
) -> (Vec<String>, Due, Vec<TrungCard>) {
    let (mut game, mut effects, mut dice) = (scene.game(), Vec::new(), Scripted::new(rolls.iter().copied()));
    let before = game;
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let (mut turn, mut walk) = (Turn::of(faction, Terms::FULL), Walk::begin(faction, request));
    let mut orders = Vec::new();
    let end = loop {
        let due = walk.next(&mut table, &mut turn, &mut Silent).unwrap();
        let order = match due {
            Due::Operation(order) => {
                order.steps.first().map_or(order.operation.id(), |_| order.operation.id()).to_owned()
            }
            Due::Special(order) => order.special.id().to_owned(),
            end => break end,
        };
        let name = format!("{} {order}", walk.flow().id);
        let came = effective(&name);
        walk.report(came, &mut Silent).unwrap();
        orders.push(if came { format!("{name}+") } else { name });
    };
    dice.finish().unwrap();
    assert_eq!(game.board(), before.board(), "reading changes nothing on the map");
    assert!(effects.iter().all(|effect| matches!(effect, GameEffect::TrungCard { .. })));
    (orders, end, game.trung_deck().lying().flatten().collect())
}

/// With these cards of the faction on top, one after the other.
fn read(
    scene: &Scene,
    cards: &[TrungCard],
    request: TurnRequest,
    rolls: &[u32],
    effective: impl Fn(&str) -> bool,
) -> (Vec<String>, Due) {
    let mut deck: Vec<TrungCard> = cards.to_vec();
    deck.rotate_right(1);
    let (orders, due, _) =
        read_all(&scene.clone().deck(&deck), cards[0].faction(), request, rolls, effective);
    (orders, due)
}

fn done(operation: Option<O>, special: Option<S>) -> Due {
    Due::Done(Executed { operation, special })
}

#[test]
fn the_card_drawn_stays_on_top_until_the_next_draw_by_anybody() {
    let map = scene().at(Space::TayNinh, "1 vc_guerrillas_u").deck(&[A, U, G, V]);
    let (orders, _, deck) = read_all(&map, Faction::Vc, TurnRequest::OPERATION, &[], |_| true);
    assert_eq!(orders, ["V vc-rally+"], "U asks for 3 Guerrillas");
    assert_eq!(deck[0], V);
}

#[test]
fn a_card_that_was_flipped_lies_front_up_when_it_is_drawn_again() {
    let map = scene().deck(&[N]);
    // The 3d6 of its front are at most 40; no space has 6 NVA Troops, so it is flipped.
    let (mut game, mut effects, mut dice) = (map.game(), Vec::new(), Scripted::new([6; 6]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    for _ in 0..2 {
        let (mut turn, mut walk) =
            (Turn::of(Faction::Nva, Terms::FULL), Walk::begin(Faction::Nva, TurnRequest::OPERATION));
        walk.next(&mut table, &mut turn, &mut Silent).unwrap();
        let read: Vec<_> = walk.reading().sides().iter().map(|side| side.card.flow(side.face).id).collect();
        assert_eq!(read, ["N", "NN"], "from the front each time");
    }
}

#[test]
fn a_green_condition_goes_on_and_a_red_one_draws_or_flips() {
    let map = scene().at(Space::TayNinh, "3 vc_guerrillas_a").only_available(PieceType::VcGuerrillas, 0);
    // U: 3 Guerrillas, but none Underground: flip to UU; 3d6 above the 9 Bases Available: March.
    assert_eq!(
        read(&map, &[U], TurnRequest::OPERATION, &[6, 6, 6], |_| true),
        (vec!["UU vc-march+".to_owned()], done(Some(O::VcMarch), None))
    );
    assert_eq!(
        read(&map, &[U], TurnRequest::OPERATION, &[3, 3, 3], |_| true),
        (vec!["UU vc-rally+".to_owned()], done(Some(O::VcRally), None))
    );
}

#[test]
fn an_operation_without_a_space_draws_and_every_card_tried_in_vain_fails() {
    let map = scene().at(Space::TayNinh, "3 vc_guerrillas_u");
    let (orders, due) = read(&map, &[X, U], TurnRequest::OPERATION, &[], |_| false);
    assert_eq!((orders, due), (vec!["X vc-rally".to_owned(), "U vc-terror".to_owned()], Due::Failed));
}

#[test]
fn the_first_special_activity_with_an_effect_is_the_only_one() {
    let map = scene().at(Space::TayNinh, "1 vc_guerrillas_u").track(Track::Patronage, 17);
    let request = TurnRequest::FULL;
    // W asks for US Troops; YY: Rally, then Subvert at Patronage 17, then Tax.
    let (orders, due) = read(&map, &[Y], request, &[], |_| true);
    assert_eq!(orders, ["YY vc-rally+", "YY vc-subvert+"]);
    assert_eq!(due, done(Some(O::VcRally), Some(S::VcSubvert)));
    let (orders, due) = read(&map, &[Y], request, &[], |name| name.ends_with("rally"));
    assert_eq!(orders, ["YY vc-rally+", "YY vc-subvert", "YY vc-tax"]);
    assert_eq!(due, done(Some(O::VcRally), None));
    let poor = map.track(Track::Patronage, 16);
    let (orders, _) = read(&poor, &[Y], request, &[], |_| true);
    assert_eq!(orders, ["YY vc-rally+", "YY vc-tax+"], "a red condition that fails leaves the line out");
}

#[test]
fn an_operation_without_special_activity_skips_all_lists() {
    let map = scene().at(Space::TayNinh, "1 vc_guerrillas_u");
    for request in [TurnRequest::OPERATION, TurnRequest::LIMITED] {
        let (orders, due) = read(&map, &[Y], request, &[], |_| true);
        assert_eq!((orders, due), (vec!["YY vc-rally+".to_owned()], done(Some(O::VcRally), None)));
    }
}

#[test]
fn what_was_executed_decides_the_box() {
    assert_eq!(TurnRequest::FULL.action(true), ActionTaken::OpAndSpecial);
    assert_eq!(TurnRequest::FULL.action(false), ActionTaken::Op, "no Special Activity was possible (T5.3.7)");
    assert_eq!(TurnRequest::LIMITED.action(false), ActionTaken::LimitedOp);
    assert_eq!(TurnRequest::LIMITED.terms(), Terms::LIMITED);
    assert_eq!(TurnRequest::FULL.terms(), Terms::FULL);
    assert!(TurnRequest::SPECIAL_BY_EVENT.terms().directed && TurnRequest::LIMITED_BY_EVENT.terms().free);
}

#[test]
fn the_assault_of_the_us_tries_its_special_activity_between_its_parts_even_if_the_first_selected_nothing() {
    let map = scene().at(Space::Saigon, "1 us_troops 4 nva_troops").at(Space::Hue, "1 us_troops");
    let (orders, due) = read(&map, &[A], TurnRequest::FULL, &[], |name| name.ends_with("air-strike"));
    assert_eq!(orders, ["A us-assault", "A us-air-lift", "A us-air-strike+", "A us-assault"]);
    assert_eq!(due, done(None, Some(S::UsAirStrike)), "the Assault is skipped, it counts as both");
    let (orders, due) = read(&map, &[A], TurnRequest::FULL, &[], |_| false);
    assert_eq!(orders.len(), 4);
    assert_eq!(due, Due::Failed);
}

#[test]
fn general_lansdale_has_a_new_card_drawn_before_any_special_activity() {
    let map = scene()
        .at(Space::Saigon, "1 us_troops 4 nva_troops")
        .at(Space::Hue, "1 us_troops")
        .shaded(LastingCard::GeneralLansdale);
    for card in [A, B, E] {
        assert_eq!(read(&map, &[card], TurnRequest::FULL, &[], |_| true), (vec![], Due::Failed), "{card}");
    }
    let named = TurnRequest { event: true, ..TurnRequest::FULL };
    assert!(!read(&map, &[A], named, &[], |_| true).0.is_empty(), "an Event that names the Assault lifts it");
}

#[test]
fn monsoon_has_a_new_card_drawn_where_sweep_or_march_is_read() {
    let map = scene().monsoon();
    // D flips never: no 2 spaces with Support. Put the walk on BB and DD by their fronts.
    let us = map.clone().at(Space::Hue, "1 us_troops").track(Track::Patronage, 42);
    assert_eq!(
        read(&us, &[B], TurnRequest::FULL, &[], |_| true),
        (vec![], Due::Failed),
        "BB: Sweep, since the routes are open"
    );
    let blocked = us.at(Space::CanTho, "1 vc_guerrillas_u");
    assert_eq!(read(&blocked, &[B], TurnRequest::OPERATION, &[], |_| true).0, ["BB us-patrol+"]);
    let named = TurnRequest { event: true, ..TurnRequest::OPERATION };
    let vc = map.at(Space::TayNinh, "3 vc_guerrillas_a").only_available(PieceType::VcGuerrillas, 0);
    assert_eq!(read(&vc, &[U], TurnRequest::OPERATION, &[6, 6, 6], |_| true).1, Due::Failed);
    assert_eq!(read(&vc, &[U], named, &[6, 6, 6], |_| true).0, ["UU vc-march+"]);
}

#[test]
fn in_monsoon_no_special_activity_is_executed_before_a_march_or_sweep_it_bars() {
    let z = scene().at(Space::TayNinh, "8 vc_guerrillas_a").at(Space::Hue, "8 vc_guerrillas_a");
    assert_eq!(read(&z, &[Z], TurnRequest::FULL, &[], |_| true).0, ["Z vc-tax+", "Z vc-march+"]);
    assert_eq!(read(&z.clone().monsoon(), &[Z], TurnRequest::FULL, &[], |_| true), (vec![], Due::Failed));
    let r = scene().track(Track::Patronage, 10).only_available(PieceType::NvaTroops, 18);
    assert_eq!(read(&r, &[R], TurnRequest::FULL, &[], |_| true).0, ["R nva-infiltrate+", "R nva-march+"]);
    assert_eq!(read(&r.monsoon(), &[R], TurnRequest::FULL, &[], |_| true), (vec![], Due::Failed));
}

#[test]
fn in_monsoon_the_branch_ahead_decides_whether_bombard_comes_first() {
    let p = |there: &str| {
        let map = scene()
            .track(Track::Patronage, 42)
            .at(Space::NorthVietnam, "14 nva_troops")
            .at(Space::TayNinh, there);
        read(&map.monsoon(), &[P], TurnRequest::FULL, &[], |_| true)
    };
    assert_eq!(p("6 nva_troops 1 us_troops").0, ["P nva-bombard+", "P nva-attack+"]);
    assert_eq!(p("6 nva_troops 1 arvn_police"), (vec![], Due::Failed), "it leads to March");
}

#[test]
fn f_is_walked_ahead_over_its_back() {
    let guarded = scene().at(Space::TayNinh, "1 us_bases 1 us_troops").policy(Policy::Nixon);
    let first = |map: &Scene| read(map, &[F], TurnRequest::FULL, &[], |_| true);
    // Tay Ninh is a 2-Pop space under COIN Control with US Troops: FF leads to Train.
    assert_eq!(first(&guarded.clone().monsoon()).0, ["F us-air-lift+", "FF us-train+"]);
    let pacified = guarded.support(Space::TayNinh, SupportLevel::ActiveSupport);
    assert_eq!(first(&pacified).0, ["F us-air-lift+", "FF us-sweep+"]);
    assert_eq!(first(&pacified.clone().monsoon()), (vec![], Due::Failed));
    let blocked = pacified.at(Space::CanTho, "1 vc_guerrillas_a");
    assert_eq!(first(&blocked).0, ["F us-air-lift+", "F us-patrol+"]);
    let patton = blocked.shaded(LastingCard::M48Patton);
    assert_eq!(first(&patton), (vec![], Due::Failed), "a barred Patrol counts in every season");
}

#[test]
fn momentum_bans_a_special_activity_unless_an_event_grants_it() {
    let map = scene().at(Space::Hue, "1 us_troops").policy(Policy::Lbj).track(Track::Patronage, 42);
    // CC: Air Strike, Advise, Air Lift before Train.
    assert_eq!(read(&map, &[C], TurnRequest::FULL, &[], |_| true).0, ["CC us-air-strike+", "CC us-train+"]);
    let paused = map.unshaded(LastingCard::BombingPause);
    assert_eq!(read(&paused, &[C], TurnRequest::FULL, &[], |_| true).0, ["CC us-advise+", "CC us-train+"]);
    assert_eq!(read(&paused, &[C], TurnRequest::SPECIAL_BY_EVENT, &[], |_| true).0, ["CC us-air-strike+"]);
}

#[test]
fn a_special_activity_whose_operation_then_finds_no_space_counts_as_both() {
    let map = scene().at(Space::Hue, "1 us_troops").policy(Policy::Lbj).track(Track::Patronage, 42);
    let (orders, due) = read(&map, &[C], TurnRequest::FULL, &[], |name| name.ends_with("air-strike"));
    assert_eq!(orders, ["CC us-air-strike+", "CC us-train"]);
    assert_eq!(due, done(None, Some(S::UsAirStrike)));
}

#[test]
fn having_ambushed_counts_as_having_attacked_and_uses_up_the_special_activity() {
    let map = scene().at(Space::TayNinh, "3 vc_guerrillas_u 1 us_troops");
    let (orders, due) = read(&map, &[Y], TurnRequest::FULL, &[], |name| name.ends_with("ambush"));
    assert_eq!(orders, ["Y vc-ambush+", "Y vc-attack"]);
    assert_eq!(due, done(Some(O::VcAttack), Some(S::VcAmbush)));
    let (orders, due) = read(&map, &[Y], TurnRequest::FULL, &[], |name| !name.ends_with("ambush"));
    assert_eq!(orders, ["Y vc-ambush", "Y vc-attack+", "Y vc-tax+"]);
    assert_eq!(due, done(Some(O::VcAttack), Some(S::VcTax)));
}

#[test]
fn after_a_failed_roll_no_ambush_and_no_further_part_follow_but_special_activities_behind_the_operation_do() {
    let map = scene().at(Space::TayNinh, "6 nva_troops 1 us_troops").at(Space::NorthVietnam, "14 nva_troops");
    let (mut game, mut effects, mut dice) = (map.deck(&[T]).game(), Vec::new(), Scripted::new([2]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let (mut turn, mut walk) =
        (Turn::of(Faction::Nva, Terms::FULL), Walk::begin(Faction::Nva, TurnRequest::FULL));
    assert!(
        matches!(walk.next(&mut table, &mut turn, &mut Silent), Ok(Due::Operation(order)) if !order.continues)
    );
    walk.activation.executed_in(Space::TayNinh);
    assert!(!walk.activation.may_go_on(table.dice, &mut Silent).unwrap());
    walk.report(true, &mut Silent).unwrap();
    let due = walk.next(&mut table, &mut turn, &mut Silent).unwrap();
    assert!(matches!(due, Due::Special(order) if order.special == S::NvaBombard), "{due:?}");
    walk.report(true, &mut Silent).unwrap();
    assert_eq!(
        walk.next(&mut table, &mut turn, &mut Silent).unwrap(),
        done(Some(O::NvaAttack), Some(S::NvaBombard))
    );
}

#[test]
fn a_failed_roll_after_an_ambush_of_vc_ends_its_attack_too() {
    let map = scene()
        .at(Space::TayNinh, "3 vc_guerrillas_u 1 us_troops")
        .at(Space::Hue, "1 vc_guerrillas_u")
        .deck(&[Y]);
    let (mut game, mut effects, mut dice) = (map.game(), Vec::new(), Scripted::new([2]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let (mut turn, mut walk) =
        (Turn::of(Faction::Vc, Terms::FULL), Walk::begin(Faction::Vc, TurnRequest::FULL));
    let due = walk.next(&mut table, &mut turn, &mut Silent).unwrap();
    assert!(matches!(
        due,
        Due::Special(order) if order.special == S::VcAmbush && order.variant == Variant::WithAttack
    ));
    assert!(walk.activation.may_go_on(table.dice, &mut Silent).unwrap(), "the first space needs no roll");
    walk.activation.executed_in(Space::TayNinh);
    assert!(
        !walk.activation.may_go_on(table.dice, &mut Silent).unwrap(),
        "2 is not greater than 2: no second Ambush"
    );
    walk.report(true, &mut Silent).unwrap();
    let due = walk.next(&mut table, &mut turn, &mut Silent).unwrap();
    assert_eq!(due, done(Some(O::VcAttack), Some(S::VcAmbush)), "and no Attack");
    dice.finish().unwrap();
}

#[test]
fn a_part_that_carries_on_is_told_so_and_goes_on_with_the_same_rolls() {
    let map = scene().at(Space::TayNinh, "6 nva_troops 1 us_troops").at(Space::NorthVietnam, "14 nva_troops");
    let (mut game, mut effects, mut dice) = (map.deck(&[T]).game(), Vec::new(), Scripted::new([6]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let (mut turn, mut walk) =
        (Turn::of(Faction::Nva, Terms::FULL), Walk::begin(Faction::Nva, TurnRequest::OPERATION));
    walk.next(&mut table, &mut turn, &mut Silent).unwrap();
    walk.activation.executed_in(Space::TayNinh);
    walk.report(true, &mut Silent).unwrap();
    let due = walk.next(&mut table, &mut turn, &mut Silent).unwrap();
    assert!(matches!(due, Due::Operation(order) if order.continues && order.operation == O::NvaAttack));
    assert!(walk.activation.is_due(), "the roll due after the first part is made before the next space");
    assert!(walk.activation.may_go_on(table.dice, &mut Silent).unwrap());
}

#[test]
fn reading_on_before_reporting_is_a_bug() {
    let (mut game, mut effects, mut dice) = (scene().deck(&[E]).game(), Vec::new(), Scripted::new([]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let mut walk = Walk::begin(Faction::Us, TurnRequest::FULL);
    assert!(walk.report(true, &mut Silent).is_err());
    assert_eq!(
        walk.next(&mut table, &mut Turn::of(Faction::Us, Terms::FULL), &mut Silent).unwrap(),
        Due::Failed
    );
}

#[test]
fn limited_and_free_operations_never_roll() {
    let map = scene().at(Space::TayNinh, "1 vc_guerrillas_u").deck(&[Y]);
    for request in [TurnRequest::LIMITED, TurnRequest { free: true, ..TurnRequest::OPERATION }] {
        let (mut game, mut effects, mut dice) = (map.game(), Vec::new(), Scripted::new([]));
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let (mut turn, mut walk) = (Turn::of(Faction::Vc, Terms::FULL), Walk::begin(Faction::Vc, request));
        walk.next(&mut table, &mut turn, &mut Silent).unwrap();
        walk.activation.executed_in(Space::TayNinh);
        assert!(walk.activation.may_go_on(table.dice, &mut Silent).unwrap());
        dice.finish().unwrap();
    }
}

#[test]
fn jj_governs_only_after_a_patrol_and_kk_only_after_a_train() {
    let blocked = scene()
        .at(Space::CanTho, "1 vc_guerrillas_u")
        .at(Space::Hue, "1 arvn_police")
        .support(Space::Hue, SupportLevel::PassiveSupport);
    let names = |map: &Scene, card, rolls: &[u32]| read(map, &[card], TurnRequest::FULL, rolls, |_| true).0;
    assert_eq!(names(&blocked, J, &[]).len(), 2, "3d6 are at most the 69 Available: Train");
    let scarce = blocked.only_available(PieceType::ArvnTroops, 0).only_available(PieceType::ArvnPolice, 0);
    assert_eq!(names(&scarce, J, &[6, 6, 6]), ["JJ arvn-patrol+", "JJ arvn-govern+"]);
    let open = scene()
        .at(Space::Hue, "1 arvn_police")
        .support(Space::Hue, SupportLevel::PassiveSupport)
        .only_available(PieceType::ArvnTroops, 0)
        .only_available(PieceType::ArvnPolice, 0);
    assert_eq!(names(&open, J, &[6, 6, 6]), ["JJ arvn-sweep+", "JJ arvn-raid+"]);
    let rich = open.track(Track::Patronage, 42);
    assert_eq!(names(&rich, K, &[]), ["KK arvn-train+", "KK arvn-govern+"]);
    let control = rich.at(Space::BinhDinh, "6 vc_guerrillas_a");
    let control = control.at(Space::BinhDinh, "4 arvn_rangers_u 1 us_troops");
    assert_eq!(names(&control, K, &[])[0], "KK arvn-train+", "Rangers do not Assault");
    let fighting = scene().track(Track::Patronage, 42).at(Space::BinhDinh, "6 arvn_troops 6 vc_guerrillas_a");
    assert_eq!(names(&fighting, K, &[]), ["KK arvn-assault+", "KK arvn-transport+"]);
}

#[test]
fn mm_asks_anew_after_its_operation_whether_the_routes_are_blocked() {
    let nva = scene()
        .at(Space::Saigon, "1 nva_troops")
        .at(Space::TayNinh, "2 nva_bases")
        .at(Space::BinhDinh, "2 nva_bases")
        .only_available(PieceType::ArvnTroops, 0)
        .only_available(PieceType::ArvnPolice, 0)
        .at(Space::Hue, "1 us_troops");
    assert_eq!(
        read(&nva, &[M], TurnRequest::FULL, &[6, 6, 6], |_| true).0,
        ["MM arvn-patrol+", "MM arvn-govern+"]
    );
}

#[test]
fn a_special_activity_alone_reads_only_the_named_conditions_and_its_own_list() {
    let alone = TurnRequest::SPECIAL_BY_EVENT;
    let q = scene().at(Space::TayNinh, "6 nva_troops 1 us_troops");
    let (orders, due) = read(&q, &[Q], alone, &[], |name| name.ends_with("bombard"));
    assert_eq!(
        (orders, due),
        (vec!["Q nva-ambush".to_owned(), "Q nva-bombard+".to_owned()], done(None, Some(S::NvaBombard)))
    );
    let (orders, _) = read(&scene(), &[N], alone, &[], |_| true);
    assert_eq!(orders, ["NN nva-infiltrate+"], "flipped to NN, whose branches are not evaluated");
    let (orders, due) = read(&scene(), &[L], alone, &[], |_| true);
    assert_eq!((orders, due), (vec![], Due::Failed), "L: no NVA Base or Control");
}

#[test]
fn tt_alone_is_the_one_back_whose_branch_is_asked_for() {
    let troops = scene().at(Space::NorthVietnam, "20 nva_troops");
    let alone = TurnRequest::SPECIAL_BY_EVENT;
    assert_eq!(read(&troops, &[T], alone, &[], |_| true).0, ["TT nva-infiltrate+"]);
    let terror = troops
        .at(Space::Hue, "1 nva_guerrillas_u")
        .at(Space::DaNang, "1 nva_guerrillas_u")
        .support(Space::Hue, SupportLevel::PassiveSupport)
        .support(Space::DaNang, SupportLevel::PassiveSupport);
    assert_eq!(read(&terror, &[T], alone, &[], |_| true).0, ["TT nva-bombard+"]);
}

#[test]
fn ambush_with_march_is_impossible_alone() {
    let alone = TurnRequest::SPECIAL_BY_EVENT;
    let map = scene().at(Space::TayNinh, "3 vc_guerrillas_a").only_available(PieceType::VcGuerrillas, 0);
    let orders = read(&map, &[X], alone, &[6, 6, 6], |_| false).0;
    assert_eq!(orders, ["XX vc-tax"], "no Ambush, and no Subvert below Patronage 17");
}

#[test]
fn claymores_leave_an_ambush_out() {
    let map = scene().at(Space::TayNinh, "3 vc_guerrillas_u 1 us_troops").unshaded(LastingCard::Claymores);
    assert_eq!(read(&map, &[Y], TurnRequest::FULL, &[], |_| true).0[0], "Y vc-attack+");
}

#[test]
fn an_event_that_names_march_or_infiltrate_draws_for_its_variant() {
    let (mut game, mut effects, mut dice) =
        (scene().deck(&[A, N, Q, R]).game(), Vec::new(), Scripted::new([]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let (flow, _) = draw_for_operation(&mut table, O::NvaMarch).unwrap().unwrap();
    assert_eq!(flow.id, "NN", "the front of N shows none, its back does");
    let (flow, entry) = draw_for_special(&mut table, S::NvaInfiltrate).unwrap().unwrap();
    assert_eq!((flow.id, entry.variant), ("QQ", Variant::WithVcBase), "a further one draws anew");
    assert!(draw_for_operation(&mut table, O::NvaTerror).unwrap().is_some(), "RR");
    assert_eq!(table.game.trung_deck().top(), Some(R));
    assert!(draw_for_operation(&mut table, O::UsTrain).unwrap().is_some(), "AA");
}

#[test]
fn every_card_can_be_read_to_an_end_whatever_comes_of_its_orders() {
    let deck = [A, B, C, D, E, F, G, H, J, K, L, M, N, P, Q, R, T, U, V, W, X, Y, Z];
    for faction in Faction::ALL {
        for request in
            [TurnRequest::FULL, TurnRequest::OPERATION, TurnRequest::LIMITED, TurnRequest::SPECIAL_BY_EVENT]
        {
            for pattern in 0..16_usize {
                let rolls = |_: usize| (pattern % 6 + 1) as u32;
                let map = scene().deck(&deck).at(
                    Space::TayNinh,
                    "6 nva_troops 3 vc_guerrillas_u 2 us_troops 5 arvn_troops 1 nva_guerrillas_u",
                );
                let (mut game, mut effects) = (map.game(), Vec::new());
                let mut dice = Scripted::new((0..400).map(rolls));
                let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
                let (mut turn, mut walk) = (Turn::of(faction, Terms::FULL), Walk::begin(faction, request));
                let mut ended = false;
                for step in 0..200 {
                    match walk.next(&mut table, &mut turn, &mut Silent).unwrap() {
                        Due::Operation(_) | Due::Special(_) => {
                            walk.report((step * 7 + pattern) % 3 == 0, &mut Silent).unwrap()
                        }
                        Due::Done(executed) => {
                            assert!(executed.operation.is_some() || executed.special.is_some());
                            ended = true;
                            break;
                        }
                        Due::Failed => {
                            ended = true;
                            break;
                        }
                    }
                }
                assert!(ended, "{faction} {request:?} {pattern}");
            }
        }
    }
}

#[test]
fn a_special_activity_that_turns_the_flow_to_a_sweep_in_monsoon_stands_and_the_sweep_is_skipped() {
    let map =
        scene().monsoon().deck(&[G, F]).at(Space::Saigon, "1 vc_guerrillas_a").at(Space::Hue, "1 us_troops");
    let map = map.support(Space::Hue, SupportLevel::ActiveSupport);
    let (mut game, mut effects, mut dice) = (map.game(), Vec::new(), Scripted::new([]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let (mut turn, mut walk) =
        (Turn::of(Faction::Us, Terms::FULL), Walk::begin(Faction::Us, TurnRequest::FULL));
    let due = walk.next(&mut table, &mut turn, &mut Silent).unwrap();
    assert!(
        matches!(due, Due::Special(order) if order.special == S::UsAirLift),
        "F leads to a Patrol: {due:?}"
    );
    table.remove(Space::Saigon, "vc_guerrillas_a".parse().unwrap(), 1, pointman_fitl::Cause::Return).unwrap();
    walk.report(true, &mut Silent).unwrap();
    assert_eq!(walk.next(&mut table, &mut turn, &mut Silent).unwrap(), done(None, Some(S::UsAirLift)));
}
