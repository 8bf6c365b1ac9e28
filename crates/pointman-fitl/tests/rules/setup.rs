//! From what was read to a board that keeps every rule: each fault is named, all of them are, and the setup
//! comes back.

use pointman_core::error::Faults;
use pointman_fitl::board::setup::SpaceSetup;
use pointman_fitl::{
    Board, BoxName, ByFaction, ByTrack, Edition, Effect, PieceKind, PieceType, Scenario, Setup, SetupFault,
    SetupFaultKind, SetupFaultKinds, Space, SupportLevel, Track,
};
use serde_json::json;

/// The short set-up, spoilt.
fn spoilt(spoil: impl FnOnce(&mut Setup)) -> Setup {
    let mut setup = Scenario::Short.setup();
    spoil(&mut setup);
    setup
}

fn kinds(setup: Setup) -> SetupFaultKinds {
    setup.validate().expect_err("the setup breaks a rule").kinds()
}

fn only(kind: SetupFaultKind) -> SetupFaultKinds {
    [kind].into_iter().collect()
}

/// Takes a piece from Available to a space.
fn place(setup: &mut Setup, space: Space, piece: PieceKind) {
    setup.available[piece.piece_type().placed()] -= 1;
    setup.spaces[space].pieces[piece] += 1;
}

#[test]
fn a_piece_too_many_or_too_few_breaks_the_inventory_of_its_type() {
    for piece_type in PieceType::ALL {
        let setup = spoilt(|setup| setup.available[piece_type.placed()] += 1);
        let refused = setup.validate().unwrap_err();
        let counted = u32::from(piece_type.total()) + 1;
        assert_eq!(refused.faults(), [SetupFault::Inventory { piece_type, counted }]);
    }
    let setup = spoilt(|setup| setup.spaces[Space::Hue].pieces[PieceKind::ArvnPolice] -= 1);
    assert_eq!(kinds(setup), only(SetupFaultKind::Inventory));
}

#[test]
fn a_third_base_in_a_province_is_refused() {
    let setup = spoilt(|setup| place(setup, Space::QuangTriThuaThien, PieceKind::VcBases));
    assert_eq!(kinds(setup), only(SetupFaultKind::TooManyBases));
    let setup = spoilt(|setup| place(setup, Space::QuangTriThuaThien, PieceKind::VcTunnels));
    assert_eq!(kinds(setup), only(SetupFaultKind::TooManyBases));
}

#[test]
fn a_base_on_a_loc_is_refused() {
    let setup = spoilt(|setup| place(setup, Space::LocHueDaNang, PieceKind::UsBases));
    assert_eq!(kinds(setup), only(SetupFaultKind::BaseOnLoc));
}

#[test]
fn us_and_arvn_pieces_are_refused_in_north_vietnam() {
    for piece in [PieceKind::UsTroops, PieceKind::UsIrregularsActive, PieceKind::ArvnPolice] {
        assert_eq!(
            kinds(spoilt(|setup| place(setup, Space::NorthVietnam, piece))),
            only(SetupFaultKind::CoinInNorthVietnam)
        );
    }
}

#[test]
fn support_is_refused_on_locs_and_at_population_0() {
    for space in [Space::LocSaigonCanTho, Space::PhuocLong, Space::CentralLaos] {
        let setup = spoilt(|setup| setup.spaces[space].support = SupportLevel::PassiveOpposition);
        assert_eq!(kinds(setup), only(SetupFaultKind::SupportWithoutPopulation));
    }
}

#[test]
fn the_supply_of_terror_and_sabotage_markers_is_shared() {
    let setup = spoilt(|setup| {
        setup.spaces[Space::Saigon].terror = 8;
        setup.spaces[Space::LocHueDaNang].terror = 7;
    });
    assert_eq!(setup.clone().validate().unwrap().terror_markers_left(), 0);
    let mut setup = setup;
    setup.spaces[Space::PhuocLong].terror = 1;
    assert_eq!(kinds(setup), only(SetupFaultKind::TooMuchTerror));
}

#[test]
fn there_are_six_tunnel_markers() {
    let setup = |tunnels: u16| {
        spoilt(|setup| {
            for (space, kind, other) in [
                (Space::NorthVietnam, PieceKind::NvaBases, PieceKind::NvaTunnels),
                (Space::SouthernLaos, PieceKind::NvaBases, PieceKind::NvaTunnels),
            ] {
                setup.spaces[space].pieces[kind] = 0;
                setup.spaces[space].pieces[other] = 2;
            }
            for space in [Space::CentralLaos, Space::TheFishhook].into_iter().take(usize::from(tunnels) - 5) {
                setup.spaces[space].pieces[PieceKind::NvaBases] = 0;
                setup.spaces[space].pieces[PieceKind::NvaTunnels] = 1;
            }
        })
    };
    assert_eq!(setup(6).validate().unwrap().tunnel_markers_left(), 0);
    assert_eq!(kinds(setup(7)), only(SetupFaultKind::TooManyTunnels));
}

#[test]
fn only_us_pieces_are_casualties_and_only_us_and_arvn_pieces_are_out_of_play() {
    let put = |box_name: BoxName, piece: PieceKind| {
        spoilt(|setup| {
            setup.available[piece] -= 1;
            setup.box_mut(box_name)[piece] += 1;
        })
    };
    assert!(put(BoxName::Casualties, PieceKind::UsBases).validate().is_ok());
    assert!(put(BoxName::OutOfPlay, PieceKind::ArvnPolice).validate().is_ok());
    assert_eq!(kinds(put(BoxName::Casualties, PieceKind::ArvnTroops)), only(SetupFaultKind::WrongBox));
    assert_eq!(kinds(put(BoxName::OutOfPlay, PieceKind::VcBases)), only(SetupFaultKind::WrongBox));
}

#[test]
fn no_piece_in_a_box_is_active_or_tunneled() {
    for (placed, other) in [
        (PieceKind::UsIrregularsUnderground, PieceKind::UsIrregularsActive),
        (PieceKind::VcBases, PieceKind::VcTunnels),
    ] {
        let setup = spoilt(|setup| {
            setup.available[placed] -= 1;
            setup.available[other] += 1;
        });
        assert_eq!(kinds(setup), only(SetupFaultKind::StateInBox));
    }
}

#[test]
fn every_track_ends_where_it_is_printed_to_end() {
    for track in Track::ALL {
        let at = |value| spoilt(|setup| setup.tracks[track] = value).validate();
        assert_eq!(at(u16::from(track.highest())).unwrap().track(track), track.highest());
        assert_eq!(at(u16::from(track.highest()) + 1).unwrap_err().kinds(), only(SetupFaultKind::OffTrack));
        assert_eq!(at(u16::MAX).unwrap_err().kinds(), only(SetupFaultKind::OffTrack));
    }
}

#[test]
fn every_fault_is_named_at_its_place_and_the_setup_handed_back() {
    let setup = spoilt(|setup| {
        setup.available[PieceKind::VcTunnels] = 3;
        setup.casualties[PieceKind::VcGuerrillasUnderground] = 1;
        setup.spaces[Space::LocHueDaNang] =
            SpaceSetup { support: SupportLevel::ActiveSupport, terror: 16, ..SpaceSetup::default() };
        setup.spaces[Space::LocHueDaNang].pieces[PieceKind::ArvnBases] = 1;
        setup.spaces[Space::NorthVietnam].pieces[PieceKind::UsTroops] = 1;
        setup.spaces[Space::SouthernLaos].pieces[PieceKind::NvaTunnels] = 7;
        setup.tracks[Track::Trail] = 5;
    });
    let refused = setup.clone().validate().unwrap_err();
    assert_eq!(refused.kinds().iter().collect::<Vec<_>>(), SetupFaultKind::ALL);
    let mut faults = Faults::below("/data");
    setup.check(&mut faults);
    let lines: Vec<String> = faults.list().iter().map(|fault| fault.in_file("game.json")).collect();
    assert_eq!(
        lines,
        [
            "game.json: /data/spaces/north-vietnam/pieces/us_troops: North Vietnam holds US Troops: no US \
             or ARVN piece may be there [1.4.2]",
            "game.json: /data/spaces/southern-laos/pieces: Southern Laos holds 9 Bases: at most 2 may be \
             there [1.4.2]",
            "game.json: /data/spaces/loc-hue-da-nang/pieces/arvn_bases: LoC Hue - Da Nang holds ARVN Bases: \
             no Base may be on a LoC [1.4.2]",
            "game.json: /data/spaces/loc-hue-da-nang/support: LoC Hue - Da Nang has no Population and is at \
             Active Support: it is always Neutral [1.6]",
            "game.json: /data/available/vc_tunnels: Tunneled VC Bases in a box: count them as VC Bases \
             there [1.4.3]",
            "game.json: /data/casualties/vc_guerrillas_u: Underground VC Guerrillas cannot be in \
             Casualties: it holds US pieces only [1.4.1]",
            "game.json: /data/available/us_troops: there are 41 US Troops on the map and in all boxes: make \
             it 40 [1.4]",
            "game.json: /data/available/arvn_bases: there are 4 ARVN Bases on the map and in all boxes: \
             make it 3 [1.4]",
            "game.json: /data/available/nva_bases: there are 16 NVA Bases on the map and in all boxes: make \
             it 9 [1.4]",
            "game.json: /data/available/vc_guerrillas_u: there are 31 VC Guerrillas on the map and in all \
             boxes: make it 30 [1.4]",
            "game.json: /data/available/vc_bases: there are 12 VC Bases on the map and in all boxes: make \
             it 9 [1.4]",
            "game.json: /data/spaces: there are 16 Terror and Sabotage markers: at most 15 exist [3.3.4]",
            "game.json: /data/spaces: there are 8 Tunneled Bases: at most 6 Tunnel markers exist [1.4.4]",
            "game.json: /data/tracks/trail: Trail is 5: its range is 0 to 4 [1.8]",
        ]
    );
    assert_eq!(refused.into_setup(), setup);
}

#[test]
fn a_setup_survives_writing_and_reading() {
    for scenario in Scenario::ALL {
        let setup = scenario.setup();
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
        assert_eq!(scenario.board().setup(), setup);
    }
}

#[test]
fn empty_spaces_and_counts_of_0_are_left_out_and_tracks_are_not() {
    let written = serde_json::to_value(Scenario::Full.setup()).unwrap();
    assert_eq!(
        written["spaces"]["saigon"],
        json!({ "pieces": { "us_troops": 2, "us_bases": 1, "arvn_troops": 2, "arvn_police": 3 },
        "support": "passive-support", "terror": 0 })
    );
    assert_eq!(written["spaces"].get("phuoc-long"), None);
    assert_eq!(written["casualties"], json!({}));
    assert_eq!(written["tracks"]["agitate_total"], 0);
    assert_eq!(written["us_policy"], "jfk");
}

#[test]
fn unknown_and_repeated_ids_and_absent_tracks_are_refused() {
    let good = serde_json::to_value(Scenario::Short.setup()).unwrap();
    let refusal = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut spoilt = good.clone();
        change(&mut spoilt);
        serde_json::from_value::<Setup>(spoilt).unwrap_err().to_string()
    };
    assert!(refusal(&|setup| setup["spaces"]["atlantis"] = json!({})).contains("atlantis"));
    assert!(refusal(&|setup| setup["available"]["us_trops"] = json!(1)).contains("us_trops"));
    assert!(refusal(&|setup| setup["spaces"]["hue"]["terorr"] = json!(1)).contains("terorr"));
    assert!(refusal(&|setup| setup["available"]["us_troops"] = json!(-1)).contains("-1"));
    assert!(
        refusal(&|setup| drop(setup["tracks"].as_object_mut().unwrap().remove("aid")))
            .contains("lacks the track aid")
    );
    let twice = serde_json::from_str::<ByFaction<u8>>(r#"{"us":1,"us":2}"#).unwrap_err();
    assert!(twice.to_string().contains("faction us is given twice"), "{twice}");
}

#[test]
fn the_schema_of_a_setup_accepts_it_and_refuses_what_reading_refuses() {
    let schema = schemars::schema_for!(Setup).to_value();
    let good = serde_json::to_value(Scenario::Medium.setup()).unwrap();
    assert!(jsonschema::is_valid(&schema, &good));
    for (pointer, key, value) in [
        ("/spaces", "atlantis", json!({})),
        ("/available", "us_trops", json!(1)),
        ("/spaces/hue", "terorr", json!(1)),
        ("/tracks", "trail", json!("high")),
    ] {
        let mut spoilt = good.clone();
        spoilt.pointer_mut(pointer).unwrap()[key] = value;
        assert!(!jsonschema::is_valid(&schema, &spoilt), "{pointer}/{key}");
        assert!(serde_json::from_value::<Setup>(spoilt).is_err());
    }
    let mut spoilt = good;
    spoilt["tracks"].as_object_mut().unwrap().remove("aid");
    assert!(!jsonschema::is_valid(&schema, &spoilt));
}

#[test]
fn the_second_edition_is_in_force_unless_said_otherwise() {
    assert_eq!(Edition::default(), Edition::Second);
}

#[test]
fn a_cleared_board_has_every_piece_available_and_keeps_the_rules() {
    let board = Board::cleared();
    for piece_type in PieceType::ALL {
        assert_eq!((board.available(piece_type), board.on_map(piece_type)), (piece_type.total(), 0));
    }
    assert_eq!(board.setup().validate().unwrap(), board);
    assert_eq!(board.setup().tracks, ByTrack::default());
    assert!(board.clone().apply(Effect::Terror { space: Space::Hue, delta: 1 }).is_ok());
}
