//! The Coup Round instructions, cell by cell, against the data they were made from (T5.9).

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::board::agitation;
use pointman_fitl::coup::{Commitment, Pacified};
use pointman_fitl::trung::coup::sheet::{
    BASES_KEPT_IN_SAIGON, BaseAction, NVA_REDEPLOY_DICE, PACIFICATION_DICE, PoliceStep, TroopStep,
};
use pointman_fitl::trung::pacify::{Occasion, Pacifying};
use pointman_fitl::{
    Board, BoxName, CoupChoices, CoupPart, Edition, Effect, Faction, FactionSet, Game, LastingCard, NewGame,
    Phase, PieceKind, Policy, Scenario, Space, SpaceSet, SupportLevel, Table, Track, TrungCard, TrungDeck,
};
use serde_json::{Value, json};

use crate::trung::coup_scene::{at_part, at_part_led_by, casualties, coup, decided, terror};
use crate::trung::scene::Scene;

use PieceKind::{ArvnBases, ArvnPolice, ArvnRangersUnderground, UsBases, UsIrregularsUnderground, UsTroops};

fn data() -> Value {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trung/coup-round.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// `words`, if the game does what they say.
fn so(holds: bool, words: &str) -> Value {
    if holds { json!(words) } else { json!(format!("not so: {words}")) }
}

fn in_edition(game: &Game, edition: Edition) -> Game {
    let mut data = pointman_fitl::GameData::from(game);
    data.edition = edition;
    data.validate().unwrap()
}

/// The game after a part in which nobody chooses.
fn carried(game: &Game, part: CoupPart) -> Game {
    let (mut after, mut effects) = (*game, Vec::new());
    let mut dice = Seeded::new(DiceState { seed: 5, drawn: 0 });
    let mut table = Table { game: &mut after, dice: &mut dice, effects: &mut effects };
    table.carry_out_part(part, &CoupChoices::default()).unwrap();
    after
}

#[test]
fn phases_thresholds_and_ties_are_those_of_the_data() {
    let data = data();
    let phases: Vec<_> = Phase::ALL.into_iter().filter(|phase| phase.is_coup_round()).collect();
    let ids: Vec<_> = phases.iter().map(|phase| phase.id().trim_start_matches("coup-")).collect();
    assert_eq!(json!(ids), data["phases"]);
    for faction in Faction::ALL {
        assert_eq!(json!(faction.victory_threshold()), data["victory_thresholds"][faction.id()], "{faction}");
    }
    let mut order = vec!["np_before_player"];
    order.extend(Faction::BY_PIVOTAL_RANK.iter().map(|faction| faction.id()));
    assert_eq!(json!(order), data["tie_order"]);
}

/// A game in which ARVN and VC have more than they need, VC by more.
fn two_pass(players: &[Faction]) -> Game {
    let scene = coup().players(players).track(Track::Patronage, 75);
    let opposed = SpaceSet::POPULATED
        .iter()
        .fold(scene, |scene, space| scene.support(space, SupportLevel::ActiveOpposition));
    let mut game = at_part(&opposed, CoupPart::Victory, &[]);
    game.apply(Effect::Track { name: Track::Patronage, from: 75, to: 40 }.into()).unwrap();
    let police =
        Effect::Place { space: Space::Saigon, piece: ArvnPolice, count: 30, from: BoxName::Available };
    game.apply(police.into()).unwrap();
    for space in SpaceSet::POPULATED.without(Space::Saigon).iter().take(29) {
        game.apply(Effect::Move { piece: ArvnPolice, count: 1, from: Space::Saigon, to: space }.into())
            .unwrap();
    }
    game
}

#[test]
fn who_is_checked_in_the_victory_phase_is_as_the_data_say() {
    use Faction::{Arvn, Nva, Us, Vc};
    let data = data();
    let margins = |game: &Game| [Arvn, Vc].map(|faction| game.board().victory_margin(faction));
    let game = two_pass(&[]);
    assert!(margins(&game)[0] > 0 && margins(&game)[1] > 0, "{:?}", margins(&game));
    let pair = two_pass(&[Nva, Vc]).final_ranking();
    let mut of_pair = pair.standings().iter().filter(|standing| [Nva, Vc].contains(&standing.faction));
    let lower = two_pass(&[]).board().victory_margin(Nva);
    let can_win =
        two_pass(&[Vc]).final_ranking().winner() == Vc || two_pass(&[Arvn]).final_ranking().winner() == Arvn;
    let uses_lower = of_pair.all(|standing| standing.counts == lower);
    let solitaire = json!({
        "np_checked_in_victory_phase": two_pass(&[Vc]).passes_check(Arvn),
        "player_checked_in_victory_phase": two_pass(&[Vc]).passes_check(Vc),
        "player_can_win_after_final_redeploy": can_win,
        "allied_pair_uses_lower_margin": uses_lower,
    });
    assert_eq!(solitaire, data["solitaire"]);
    let two = two_pass(&[Us, Vc]);
    let higher = if margins(&game)[0] > margins(&game)[1] { Arvn } else { Vc };
    let lower = if higher == Arvn { Vc } else { Arvn };
    let people_lose = two_pass(&[Us, higher]).victory_phase_winner() == Some(lower);
    let all_checked = [Arvn, Vc].into_iter().all(|faction| two.passes_check(faction));
    let multiplayer = json!({
        "all_checked_in_victory_phase": all_checked,
        "np_pass_means_all_players_lose": people_lose,
    });
    assert_eq!(multiplayer, data["multiplayer"]);
}

#[test]
fn the_resources_phase_is_as_the_data_say() {
    let aid = |casualties_there| {
        let game =
            at_part(&coup().track(Track::Aid, 20), CoupPart::Earnings, &[casualties(casualties_there)]);
        carried(&game, CoupPart::Earnings).board().track(Track::Aid)
    };
    let tracked = |track: Track, by: &[Faction]| {
        (0..16_u8).all(|mix| {
            let players: FactionSet =
                Faction::ALL.into_iter().filter(|faction| mix >> faction.index() & 1 == 1).collect();
            let game = Game::on(Board::cleared(), players, Edition::Second);
            game.keeps(track) == by.iter().any(|faction| players.contains(*faction))
        })
    };
    let richest = at_part(&coup(), CoupPart::VcSabotage, &[terror(Space::Hue, 14)]);
    let loc = decided(&richest, &[]).game.board().with_terror().without(Space::Hue).first().unwrap();
    let resources = json!({
        "terror_sabotage_markers": Board::cleared().terror_markers_left(),
        "np_vc_sabotage_priority": so(loc.econ() == 2, "highest_printed_econ"),
        "aid_loss_per_casualty": aid(1) - aid(2),
        "track_max": Track::ArvnResources.highest(),
        "arvn_tracked_if": so(tracked(Track::ArvnResources, &[Faction::Us, Faction::Arvn]),
        "us_is_player or arvn_is_player"),
        "nva_tracked_if": so(tracked(Track::NvaResources, &[Faction::Nva]), "nva_is_player"),
        "vc_tracked_if": so(tracked(Track::VcResources, &[Faction::Vc]), "vc_is_player"),
    });
    assert_eq!(resources, data()["resources"]);
}

#[test]
fn the_support_phase_is_as_the_data_say() {
    let game = at_part(&coup(), CoupPart::UsPacify, &[]);
    let terms = game.pacification_terms();
    let price = |scene: &Scene, leader| {
        at_part_led_by(scene, CoupPart::UsPacify, &[leader], &[]).pacification_price()
    };
    let komer = coup().unshaded(LastingCard::BlowtorchKomer);
    // Komer is put in play by the scene before its leader.
    let mut ky_first = at_part_led_by(&coup(), CoupPart::UsPacify, &[127], &[]);
    let later = pointman_fitl::GameEffect::lasting(
        LastingCard::BlowtorchKomer,
        pointman_fitl::CardSide::Unshaded,
        true,
    );
    ky_first.apply(later).unwrap();
    let latest = price(&komer, 127) == 4 && ky_first.pacification_price() == 1;
    let both = Pacified { us: Space::Hue.into(), arvn: Space::Hue.into(), ..Pacified::default() };
    let goal = |by| Pacifying::of(by, Occasion::SupportPhase).goal(&game).id();
    let heaven = at_part(&coup().shaded(LastingCard::MandateOfHeaven), CoupPart::ArvnPacify, &[]);
    let agitating = coup()
        .at(Space::Hue, "1 vc_bases")
        .support(Space::Hue, SupportLevel::ActiveSupport)
        .track(Track::AgitateTotal, 9);
    let agitated = decided(&at_part(&agitating, CoupPart::VcAgitate, &[]), &[]);
    let levels = agitation::most_steps(&agitating.game(), Space::Hue);
    let support = json!({
        "pacify_max_spaces_combined": terms.most_spaces,
        "pacify_shared_space_counts_for_each_faction": both.spaces() == 2,
        "pacify_max_levels_per_space_for_both": terms.most_levels,
        "pacify_cost": {
            "normal": price(&coup(), 128),
            "nguyen_cao_ky": price(&coup(), 127),
            "blowtorch_komer": price(&komer, 128),
            "both": so(latest, "the one that came into effect later (5.1.2)"),
        },
        "pacify_points_if_untracked": format!("{PACIFICATION_DICE}d6"),
        "pacify_goal": { "us": goal(Faction::Us), "arvn": goal(Faction::Arvn) },
        "mandate_of_heaven_shaded_arvn_max_spaces":
            heaven.spaces_to_pacify(Faction::Arvn, &Pacified::default(), &terms),
        "agitate_max_spaces": game.spaces_to_agitate(SpaceSet::NONE),
        "agitate_max_levels_per_space": levels,
        "agitate_cost_from_total": (9 - agitated.track(Track::AgitateTotal)) / levels,
    });
    assert_eq!(support, data()["support"]);
}

/// Where a piece in Laos is once COIN forces have left.
fn left_laos(edition: Edition, piece: PieceKind) -> &'static str {
    let scene = coup().at(Space::SouthernLaos, &format!("1 {piece}"));
    let game = in_edition(&at_part(&scene, CoupPart::LaosAndCambodia, &[]), edition);
    let after = carried(&game, CoupPart::LaosAndCambodia);
    let changed = |name| {
        after.board().in_box(name, piece.piece_type()) != game.board().in_box(name, piece.piece_type())
    };
    match BoxName::ALL.into_iter().find(|name| changed(*name)) {
        None => "stay",
        Some(BoxName::OutOfPlay) => "out_of_play",
        Some(name) => name.id(),
    }
}

#[test]
fn the_redeploy_phase_is_as_the_data_say() {
    let same = |edition, pieces: &[PieceKind]| {
        let places: Vec<_> = pieces.iter().map(|piece| left_laos(edition, *piece)).collect();
        assert!(places.windows(2).all(|pair| pair[0] == pair[1]), "{places:?}");
        places[0]
    };
    let laos = |edition| {
        json!({
            "us_troops": left_laos(edition, UsTroops),
            "other_coin_forces": same(edition, &[UsIrregularsUnderground, ArvnPolice, PieceKind::ArvnTroops,
            ArvnRangersUnderground]),
            "coin_bases": same(edition, &[UsBases, ArvnBases]),
        })
    };
    let redeploy = json!({
        "laos_cambodia": { "second": laos(Edition::Second), "first": laos(Edition::First) },
        "arvn_troop_steps": TroopStep::ALL.map(TroopStep::id),
        "arvn_police_steps": PoliceStep::ALL.map(PoliceStep::id),
        "nva_target_roll": format!("{NVA_REDEPLOY_DICE}d6"),
    });
    assert_eq!(redeploy, data()["redeploy"]);
}

#[test]
fn the_commitment_phase_is_as_the_data_say() {
    let settled = |edition, scene: &Scene, changes: &[Effect]| {
        carried(&in_edition(&at_part(scene, CoupPart::Casualties, changes), edition), CoupPart::Casualties)
    };
    let to_casualties =
        |piece, count| Effect::Box { piece, count, from: BoxName::Available, to: BoxName::Casualties };
    let out = |game: &Game, piece: PieceKind| game.board().in_box(BoxName::OutOfPlay, piece.piece_type());
    let available = |game: &Game, piece: PieceKind| game.board().available(piece.piece_type());
    let eight = [casualties(8), to_casualties(UsBases, 3), to_casualties(UsIrregularsUnderground, 4)];
    let (second, first) =
        (settled(Edition::Second, &coup(), &eight), settled(Edition::First, &coup(), &eight));
    let medevac = settled(Edition::Second, &coup().unshaded(LastingCard::Medevac), &eight);
    let most = |game: &Game, placed| Commitment::begin(game, game.control_markers(), placed).troops_left;
    let nixon = at_part_led_by(&coup(), CoupPart::UsCommitment, &[125, 126, 127, 129, 128], &[]);
    let withdrawn = |edition| {
        let scene = coup()
            .at(Space::Saigon, "4 us_troops 1 us_bases")
            .only_available(pointman_fitl::PieceType::UsTroops, 0);
        decided(&in_edition(&at_part(&scene, CoupPart::UsCommitment, &[]), edition), &[2])
            .game
            .coup_progress()
            .points
    };
    let rolled = |roll| Policy::rolled(roll, 3).id();
    let mut editions = Edition::ALL.map(Edition::id);
    editions.sort_by_key(|id| *id != Edition::default().id());
    let action = |policy: Policy| match policy.base_action() {
        BaseAction::Place => "place",
        BaseAction::Withdraw => "withdraw",
    };
    let of_policies = |value: fn(Policy) -> Value| {
        json!({
            "jfk": value(Policy::Jfk), "lbj": value(Policy::Lbj), "nixon": value(Policy::Nixon),
        })
    };
    let commitment = json!({
        "editions": editions,
        "default_edition": Edition::default().id(),
        "medevac_unshaded":
            so(medevac.casualty_troops() == 0 && out(&medevac, UsTroops) == 0, "all US Troop Casualties to \
                                                                                Available first"),
        "troop_casualties_lost": so(out(&second, UsTroops) == 2 && out(&first, UsTroops) == 2,
            "1 in 3, floor"),
        "base_casualties_lost": so(out(&second, UsBases) == 3 && out(&medevac, UsBases) == 3, "all"),
        "irregular_casualties": so(available(&second, UsIrregularsUnderground) == 6, "available"),
        "remaining_troop_casualties": {
            "second": so(second.casualty_troops() == 6, "placed on the map"),
            "first": so(first.casualty_troops() == 0 && available(&first, UsTroops) == 38, "available"),
        },
        "max_troops_moved": {
            "second": so(most(&second, 6) == 4 && most(&second, 11) == 0, "10 minus Troop Casualties just \
                                                                           placed, at least 0"),
            "first": most(&first, first.casualty_troops()),
        },
        "max_bases_moved": Commitment::begin(&second, second.control_markers(), 0).bases_left,
        "policy_roll": {
            "equal_to_leader_cards": rolled(3),
            "greater": rolled(4),
            "less": rolled(2),
            "before_last_campaign": decided(&nixon, &[]).game.board().policy().id(),
        },
        "available_troop_target": of_policies(|policy| json!(policy.available_troops())),
        "base_action": { "jfk": action(Policy::Jfk), "lbj": action(Policy::Lbj),
        "nixon": action(Policy::Nixon) },
        "bases_kept_in_saigon": BASES_KEPT_IN_SAIGON,
        "withdrawal_pop_points": {
            "second": so(withdrawn(Edition::Second) == 1, "floor(net_pieces_to_available / 2)"),
            "first": withdrawn(Edition::First),
        },
    });
    assert_eq!(commitment, data()["commitment"]);
}

#[test]
fn the_reset_phase_and_the_start_are_as_the_data_say() {
    let trail = |value: u16| {
        carried(&at_part(&coup().track(Track::Trail, value), CoupPart::Reset, &[]), CoupPart::Reset)
            .board()
            .track(Track::Trail)
    };
    let unchanged = (1..=3).all(|value| u16::from(trail(value)) == value);
    assert!(unchanged);
    let agitate = |total| {
        let game = at_part(&coup().track(Track::AgitateTotal, total), CoupPart::Reset, &[]);
        carried(&game, CoupPart::Reset).board().track(Track::AgitateTotal)
    };
    let sorted: TrungDeck = TrungCard::ALL.into_iter().collect();
    let shuffled = carried(&at_part(&coup(), CoupPart::Reset, &[]).with_trung_deck(sorted), CoupPart::Reset);
    let reset = json!({
        "trail": { "0": trail(0), "4": trail(4) },
        "np_vc_agitate_total_if_zero": so((1..=3).contains(&agitate(0)) && agitate(5) == 5, "1d3"),
        "reshuffle_trung_deck": *shuffled.trung_deck() != sorted,
    });
    let data = data();
    assert_eq!(reset, data["reset"]);
    for (scenario, id) in [(Scenario::Short, "short"), (Scenario::Medium, "medium"), (Scenario::Full, "full")]
    {
        assert_eq!(json!(scenario.board().policy()), data["initial_us_policy"][id], "{id}");
    }
    let totals = (0..40).map(|seed| {
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        let new = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
        new.begin(&mut dice, &mut Vec::new()).unwrap().board().track(Track::AgitateTotal)
    });
    let totals: std::collections::BTreeSet<_> = totals.collect();
    assert_eq!(so(totals.into_iter().eq(1..=3), "1d3"), data["initial_agitate_total"]);
    let names: Vec<_> = data.as_object().unwrap().keys().map(String::as_str).collect();
    let compared = [
        "phases",
        "victory_thresholds",
        "tie_order",
        "solitaire",
        "multiplayer",
        "resources",
        "support",
        "redeploy",
        "commitment",
        "reset",
        "initial_us_policy",
        "initial_agitate_total",
    ];
    assert!(names.iter().all(|name| compared.contains(name)), "{names:?}");
}
