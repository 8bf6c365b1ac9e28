//! Operations of a non-player ARVN (3.2): Train, Patrol, Sweep and Assault.

use pointman_fitl::trung::{Activation, NpOperation, NpSpecial, OperationOrder, TurnRequest, arvn};
use pointman_fitl::{Card, Faction, GameEffect, LastingCard, PieceType, Space, SupportLevel, Track};

use crate::trung::deed::{Deed, Done, attempt, execute, order};
use crate::trung::scene::{Scene, scene};

fn act(scene: &Scene, operation: NpOperation, rolls: &[u32]) -> Done {
    Deed::on(scene, Faction::Arvn).rolls(rolls).operation(operation)
}

/// The part of an Assault that selects by the column.
fn assault(scene: &Scene, rolls: &[u32]) -> Done {
    let all = order(NpOperation::ArvnAssault);
    let part = OperationOrder { steps: &all.steps[1..], ..all };
    Deed::on(scene, Faction::Arvn).rolls(rolls).run(|hand| {
        *hand.activation = Activation::of(hand.table.game, NpOperation::ArvnAssault, 3);
        vec![arvn::operation(hand, &part).unwrap()]
    })
}

/// An Operation in these spaces alone.
fn act_in(scene: &Scene, operation: NpOperation, spaces: &[Space], rolls: &[u32]) -> Done {
    Deed::on(scene, Faction::Arvn).only_in(spaces).rolls(rolls).operation(operation)
}

/// The map under NVA Control everywhere but where it is said, so that ARVN trains there alone.
fn only_in(spaces: &[Space]) -> Scene {
    Space::ALL[..8]
        .iter()
        .filter(|city| !spaces.contains(city))
        .fold(scene(), |map, city| map.at(*city, "1 nva_troops"))
}

/// The same with so many Rangers, Troops and Police Available, and led by nobody in particular.
fn training(spaces: &[Space], rangers: u16, troops: u16, police: u16) -> Scene {
    only_in(spaces)
        .only_available(PieceType::ArvnRangers, rangers)
        .only_available(PieceType::ArvnTroops, troops)
        .only_available(PieceType::ArvnPolice, police)
        .only_available(PieceType::ArvnBases, 0)
}

#[test]
fn rangers_then_cubes_share_the_rolls_and_a_base_is_built_after_a_failure() {
    let map = only_in(&[Space::Saigon, Space::Hue])
        .only_available(PieceType::ArvnRangers, 2)
        .at(Space::BinhDinh, "5 arvn_troops 1 arvn_police")
        .at(Space::TheParrotsBeak, "1 arvn_bases");
    let done = act(&map, NpOperation::ArvnTrain, &[4, 3]);
    assert_eq!(done.at(Space::Saigon), "2 arvn_rangers_u", "{}", done.story);
    assert_eq!(done.at(Space::Hue), "3 arvn_troops 3 arvn_police");
    assert_eq!(done.at(Space::BinhDinh), "3 arvn_troops 1 arvn_bases", "Troop, Police, Troop");
    assert!(done.turn.spaces.contains(Space::BinhDinh));
}

#[test]
fn a_space_under_nva_control_is_not_trained_and_provinces_need_a_coin_base() {
    let map = training(&[], 6, 0, 0).at(Space::TayNinh, "1 us_bases").at(Space::KienPhong, "1 us_troops");
    let done = act(&map, NpOperation::ArvnTrain, &[]);
    assert_eq!(done.turn.spaces, Space::TayNinh.into());
}

#[test]
fn a_base_is_not_built_where_coin_control_would_be_lost() {
    let built = |enemies: &str, bases| {
        let map = only_in(&[Space::Saigon])
            .at(Space::BinhDinh, "4 arvn_troops")
            .at(Space::BinhDinh, enemies)
            .only_available(PieceType::ArvnRangers, 2)
            .only_available(PieceType::ArvnBases, bases);
        let map = map.support(Space::Saigon, SupportLevel::ActiveSupport);
        act(&map, NpOperation::ArvnTrain, &[]).count(Space::BinhDinh, "arvn_bases")
    };
    assert_eq!((built("1 vc_guerrillas_u", 1), built("2 vc_guerrillas_u", 1)), (1, 0), "2 pieces less");
    assert_eq!(built("4 vc_guerrillas_u", 1), 1, "there is no Control to lose");
    assert_eq!(built("1 vc_guerrillas_u", 0), 0, "none is Available");
}

#[test]
fn without_a_base_1_trained_space_is_pacified_to_passive_support_at_most() {
    let map = training(&[Space::Hue], 0, 6, 6).track(Track::Aid, 0);
    let done = act(&map, NpOperation::ArvnTrain, &[3]);
    assert_eq!(done.support(Space::Hue), SupportLevel::PassiveSupport);
    let rangers = training(&[Space::Hue], 2, 0, 0);
    assert_eq!(
        act(&rangers, NpOperation::ArvnTrain, &[]).support(Space::Hue),
        SupportLevel::Neutral,
        "Troops and Police are needed"
    );
}

#[test]
fn t5_4_3_the_roll_comes_before_the_payment_and_a_base_costs_3_where_nothing_was_paid() {
    let map = training(&[Space::Saigon, Space::Hue], 6, 0, 0).players(&[Faction::Us]);
    let done = act(&map.clone().track(Track::ArvnResources, 5), NpOperation::ArvnTrain, &[4]);
    assert_eq!((done.track(Track::ArvnResources), done.turn.spaces), (2, Space::Saigon.into()));
    let poor = act(&map.track(Track::ArvnResources, 2), NpOperation::ArvnTrain, &[]);
    assert!(!poor.came_off() && poor.effects.is_empty());
    let base = only_in(&[Space::Saigon])
        .players(&[Faction::Us])
        .only_available(PieceType::ArvnRangers, 2)
        .only_available(PieceType::ArvnPolice, 0)
        .at(Space::BinhDinh, "5 arvn_troops")
        .only_available(PieceType::ArvnTroops, 0);
    let done = act(&base.clone().track(Track::ArvnResources, 7), NpOperation::ArvnTrain, &[]);
    assert_eq!((done.track(Track::ArvnResources), done.count(Space::BinhDinh, "arvn_bases")), (1, 1));
    let done = act(&base.track(Track::ArvnResources, 5), NpOperation::ArvnTrain, &[]);
    assert_eq!(done.count(Space::BinhDinh, "arvn_bases"), 0);
}

#[test]
fn duong_van_minh_adds_5_aid_once_a_train_and_others_none() {
    let map = training(&[Space::Saigon, Space::Hue], 4, 0, 0);
    assert_eq!(act(&map, NpOperation::ArvnTrain, &[6]).track(Track::Aid), 5);
    let mut game = map.game();
    game.apply(GameEffect::Leader { card: Card::numbered(128), flipped: false }).unwrap();
    assert_eq!(
        Deed::in_game(game, Faction::Arvn).rolls(&[6]).operation(NpOperation::ArvnTrain).track(Track::Aid),
        0
    );
}

#[test]
fn a_limited_arvn_train_is_in_one_space_which_may_be_that_of_the_base() {
    let map = training(&[Space::Saigon, Space::Hue], 4, 0, 0);
    let done = Deed::on(&map, Faction::Arvn).request(TurnRequest::LIMITED).operation(NpOperation::ArvnTrain);
    assert_eq!(done.turn.spaces.len(), 1);
    let base = only_in(&[])
        .at(Space::BinhDinh, "5 arvn_troops")
        .only_available(PieceType::ArvnRangers, 0)
        .only_available(PieceType::ArvnPolice, 0)
        .only_available(PieceType::ArvnTroops, 0);
    let done = Deed::on(&base, Faction::Arvn).request(TurnRequest::LIMITED).operation(NpOperation::ArvnTrain);
    assert_eq!(done.count(Space::BinhDinh, "arvn_bases"), 1);
}

#[test]
fn an_arvn_assault_rolls_after_each_space_and_body_count_spares_the_cost_alone() {
    let spaces = [Space::Hue, Space::DaNang, Space::Kontum];
    let map = spaces.iter().fold(scene(), |map, space| map.at(*space, "2 arvn_troops 1 nva_troops"));
    let done = assault(&map, &[4, 1, 3]);
    assert_eq!(done.turn.spaces.len(), 2, "{}", done.story);
    let paid = map.players(&[Faction::Us]).track(Track::ArvnResources, 5);
    assert_eq!(assault(&paid, &[4]).track(Track::ArvnResources), 2);
    let free = assault(&paid.unshaded(LastingCard::BodyCount), &[4, 1, 4]);
    assert_eq!((free.track(Track::ArvnResources), free.turn.spaces.len()), (5, 3));
}

#[test]
fn arvn_assaults_first_where_its_firepower_is_greatest_then_by_the_column() {
    let map = scene()
        .at(Space::BaXuyen, "8 arvn_troops 1 nva_troops")
        .at(Space::Saigon, "4 arvn_troops 9 nva_troops")
        .at(Space::Hue, "2 arvn_troops 1 vc_guerrillas_u");
    let first = Deed::on(&map, Faction::Arvn).run(|hand| {
        let all = order(NpOperation::ArvnAssault);
        let part = OperationOrder { steps: &all.steps[..1], ..all };
        vec![arvn::operation(hand, &part).unwrap()]
    });
    assert_eq!(first.turn.spaces, Space::BaXuyen.into());
    let all = act(&map, NpOperation::ArvnAssault, &[4]);
    assert_eq!(all.turn.spaces.len(), 2, "in Hue nothing would be removed: {}", all.story);
}

#[test]
fn general_lansdale_does_not_stop_arvn() {
    let map = scene().shaded(LastingCard::GeneralLansdale).at(Space::Hue, "2 arvn_troops 1 nva_troops");
    assert!(act(&map, NpOperation::ArvnAssault, &[]).came_off());
}

#[test]
fn an_arvn_sweep_has_as_many_destinations_as_resources_pay_for_at_the_start() {
    let spaces = [Space::Hue, Space::DaNang, Space::Kontum];
    let map = spaces.iter().fold(scene(), |map, space| map.at(*space, "2 arvn_troops 1 vc_guerrillas_u"));
    let paid = map.clone().players(&[Faction::Us]);
    let done = act_in(&paid.clone().track(Track::ArvnResources, 8), NpOperation::ArvnSweep, &spaces, &[6, 1]);
    assert_eq!((done.turn.spaces.len(), done.track(Track::ArvnResources)), (2, 2), "{}", done.story);
    assert!(!act_in(&paid.track(Track::ArvnResources, 2), NpOperation::ArvnSweep, &spaces, &[]).came_off());
    assert!(!act_in(&map.clone().monsoon(), NpOperation::ArvnSweep, &spaces, &[]).came_off());
    let trapped =
        act_in(&map.shaded(LastingCard::BoobyTraps), NpOperation::ArvnSweep, &spaces, &[6, 1, 4, 3]);
    assert_eq!(trapped.turn.spaces.len(), 2);
    assert_eq!(trapped.available(PieceType::ArvnTroops), PieceType::ArvnTroops.total() - 5);
}

#[test]
fn police_and_rangers_count_when_arvn_sweeps() {
    let map = scene().at(
        Space::TayNinh,
        "1 arvn_troops 1 arvn_police 1 arvn_rangers_u 1 arvn_rangers_a 3 vc_guerrillas_u",
    );
    assert_eq!(
        act_in(&map, NpOperation::ArvnSweep, &[Space::TayNinh], &[]).count(Space::TayNinh, "vc_guerrillas_a"),
        2
    );
}

#[test]
fn an_arvn_patrol_is_paid_once_and_costs_nothing_when_it_comes_to_nothing() {
    let map = scene().players(&[Faction::Us]).track(Track::ArvnResources, 4);
    let idle = act_in(&map, NpOperation::ArvnPatrol, &[Space::LocHueDaNang], &[]);
    assert!(!idle.came_off() && idle.effects.is_empty());
    let busy = map.at(Space::LocHueDaNang, "2 arvn_police 1 vc_guerrillas_u");
    let done = act_in(&busy, NpOperation::ArvnPatrol, &[Space::LocHueDaNang], &[]);
    assert_eq!(
        (done.track(Track::ArvnResources), done.at(Space::LocHueDaNang).as_str()),
        (1, "2 arvn_police")
    );
    assert!(
        !act_in(
            &busy.clone().track(Track::ArvnResources, 2),
            NpOperation::ArvnPatrol,
            &[Space::LocHueDaNang],
            &[]
        )
        .came_off()
    );
    assert_eq!(
        act_in(&busy.unshaded(LastingCard::BodyCount), NpOperation::ArvnPatrol, &[Space::LocHueDaNang], &[])
            .track(Track::ArvnResources),
        4
    );
}

#[test]
fn a_non_player_nva_removes_2_cubes_that_moved_by_shaded_m48_patton() {
    let map = scene()
        .shaded(LastingCard::M48Patton)
        .at(Space::Saigon, "9 arvn_troops 3 arvn_police")
        .at(Space::LocSaigonCanTho, "1 vc_guerrillas_a");
    let done = act_in(&map, NpOperation::ArvnPatrol, &[Space::LocSaigonCanTho], &[]);
    assert!(done.turn.coin.patrol.lost);
    let lost = PieceType::ArvnTroops.total() + PieceType::ArvnPolice.total() - 12;
    assert_eq!(
        done.available(PieceType::ArvnTroops) + done.available(PieceType::ArvnPolice),
        lost + 2,
        "{}",
        done.story
    );
    let asked =
        act_in(&map.players(&[Faction::Nva]), NpOperation::ArvnPatrol, &[Space::LocSaigonCanTho], &[]);
    assert!(!asked.turn.coin.patrol.lost, "a person decides");
    let transported =
        scene().shaded(LastingCard::M48Patton).at(Space::LocHueDaNang, "2 arvn_police 1 vc_guerrillas_u");
    assert!(
        !act_in(&transported, NpOperation::ArvnPatrol, &[Space::LocSaigonCanTho], &[]).turn.coin.patrol.lost,
        "nothing moved"
    );
}

#[test]
fn armored_cavalry_assaults_free_in_a_destination_of_the_transport_after_the_operation() {
    let map = scene()
        .unshaded(LastingCard::ArmoredCavalry)
        .players(&[Faction::Us])
        .track(Track::ArvnResources, 0)
        .at(Space::Saigon, "9 arvn_troops 1 arvn_police")
        .at(Space::TayNinh, "2 nva_troops 1 us_bases")
        .at(Space::Hue, "2 arvn_troops 1 nva_troops");
    let done = Deed::on(&map, Faction::Arvn).only_in(&[Space::TayNinh]).run(|hand| {
        let moved = attempt(hand, NpSpecial::ArvnTransport);
        let operated = execute(hand, NpOperation::ArvnAssault);
        vec![moved, !operated, arvn::armored_cavalry(hand).unwrap(), !arvn::armored_cavalry(hand).unwrap()]
    });
    assert!(done.came_off(), "{:?} {}", done.effective, done.story);
    assert!(done.count(Space::TayNinh, "nva_troops") < 2 && done.count(Space::Hue, "nva_troops") == 1);
    let by_event = Deed::on(&map, Faction::Arvn)
        .only_in(&[Space::TayNinh])
        .request(TurnRequest::SPECIAL_BY_EVENT)
        .run(|hand| vec![attempt(hand, NpSpecial::ArvnTransport), !arvn::armored_cavalry(hand).unwrap()]);
    assert!(by_event.came_off(), "not after a Special Activity that an Event grants alone");
}
