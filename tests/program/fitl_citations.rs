//! Every rule that the code of Fire in the Lake cites, every row of refusal, and every text that lasts has
//! tests: here they are named.
//!
//! Whoever cites a rule adds it to the table with the tests that prove it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use pointman::fitl::{CardSide, LastingCard, Leader, Row};

/// A rule of the game, and the tests that prove what the code makes of it.
const RULES: &[(&str, &[&str])] = &[
    ("1.3", &["every_space_has_its_printed_facts", "the_totals_of_the_map_are_those_printed"]),
    ("1.3.1", &["every_town_is_listed_and_locs_that_meet_there_are_adjacent"]),
    ("1.3.2", &["every_space_has_its_printed_facts"]),
    ("1.3.3", &["every_space_has_its_printed_facts"]),
    ("1.3.4", &["every_space_has_its_printed_facts", "locs_end_at_the_cities_and_towns_listed"]),
    ("1.3.5", &["regions_and_named_groups_hold_the_spaces_listed"]),
    (
        "1.3.6",
        &[
            "adjacency_is_symmetric_and_no_two_cities_touch",
            "a_step_to_a_space_that_is_not_adjacent_is_refused",
        ],
    ),
    ("1.3.7", &["every_space_has_its_printed_facts"]),
    (
        "1.4",
        &[
            "every_type_of_piece_has_its_number_states_and_boxes",
            "a_piece_too_many_or_too_few_breaks_the_inventory_of_its_type",
        ],
    ),
    (
        "1.4.1",
        &[
            "lacking_pieces_are_taken_from_the_map_and_come_back_underground",
            "us_troops_are_never_taken_but_the_us_takes_arvn_forces",
            "removed_pieces_go_to_the_box_named_and_tunnels_are_lost",
        ],
    ),
    (
        "1.4.2",
        &[
            "a_third_base_in_a_province_is_refused",
            "a_base_on_a_loc_is_refused",
            "no_us_or_arvn_piece_enters_north_vietnam",
        ],
    ),
    (
        "1.4.3",
        &[
            "guerrillas_are_placed_underground_and_bases_without_a_tunnel",
            "moving_keeps_the_state_of_a_piece",
        ],
    ),
    ("1.4.4", &["there_are_six_tunnel_markers", "a_tunnel_marker_goes_on_a_base_as_long_as_one_is_left"]),
    (
        "1.5",
        &[
            "without_non_players_one_persons_us_and_arvn_must_both_pass",
            "one_persons_side_must_be_played_by_people",
        ],
    ),
    (
        "1.5.1",
        &[
            "insurgent_pieces_are_no_victims",
            "g18_to_g21_bases_tunnels_and_friends_are_refused_by_their_own_rows",
        ],
    ),
    (
        "1.5.2",
        &[
            "nva_and_vc_of_two_people_give_each_other_resources_while_one_of_them_acts",
            "nva_and_vc_of_one_person_and_non_players_give_nothing",
        ],
    ),
    ("1.6.1", &["agent_orange_111_shaded_shifts_jungle_and_highland_with_insurgents"]),
    (
        "1.6",
        &[
            "support_is_set_from_the_level_it_has_and_only_where_people_live",
            "a_shift_stops_at_the_ends_of_the_scale",
        ],
    ),
    ("1.7", &["nobody_controls_a_loc", "control_and_victory_follow_each_piece"]),
    ("1.8", &["a_track_is_set_from_the_value_it_has_within_its_range", "what_is_earned_above_75_is_lost"]),
    (
        "1.8.1",
        &[
            "g12_the_us_leaves_arvn_resources_at_econ",
            "cp2_the_us_spends_only_what_is_above_total_econ_and_arvn_all",
        ],
    ),
    ("1.9", &["limits_of_stacking_markers_and_tracks_are_those_listed"]),
    (
        "2.1",
        &[
            "a_virtual_deck_is_drawn_and_its_cards_are_not_named",
            "with_a_physical_deck_the_first_card_shown_is_current_and_the_second_on_deck",
        ],
    ),
    (
        "2.2",
        &[
            "the_leftmost_eligible_faction_acts_first",
            "a_card_on_which_nobody_is_eligible_is_simply_finished",
        ],
    ),
    ("2.3", &["the_first_eligible_may_do_anything", "contradictions_of_the_sequence_are_named"]),
    ("2.3.1", &["who_acted_is_ineligible_on_the_next_card"]),
    ("2.3.2", &["a_faction_that_is_not_offered_an_action_may_not_act"]),
    (
        "2.3.3",
        &[
            "a_pass_gains_insurgents_1_and_coin_3_and_leaves_the_faction_eligible",
            "whoever_passed_is_replaced_by_the_next_leftmost",
        ],
    ),
    (
        "2.3.4",
        &[
            "what_the_second_eligible_may_do_follows_from_what_the_first_did",
            "the_box_of_the_first_eligible_is_that_of_what_it_really_did",
        ],
    ),
    (
        "2.3.5",
        &[
            "a_limited_operation_is_in_one_space",
            "a_limited_march_has_one_destination_from_several_origins",
            "a_limited_sweep_has_one_destination_from_several_origins",
        ],
    ),
    (
        "2.3.6",
        &[
            "of_two_marks_the_later_prevails",
            "who_is_made_ineligible_loses_its_chance_on_this_card_and_the_next",
        ],
    ),
    (
        "2.3.8",
        &[
            "the_window_stays_open_after_a_pass_while_nobody_has_acted",
            "pv5_vc_trumps_all_arvn_trumps_us_and_nva_and_nva_trumps_us",
        ],
    ),
    (
        "2.3.9",
        &["monsoon_is_in_force_while_a_coup_card_is_on_deck", "g7_in_monsoon_nobody_sweeps_or_marches"],
    ),
    ("2.4", &["a_leader_goes_on_top_face_up_and_a_coup_round_follows"]),
    (
        "2.4.1",
        &[
            "only_a_named_leader_is_flipped_and_a_new_one_is_face_up",
            "leaders_agree_with_the_coup_cards_played",
        ],
    ),
    ("2.4.2", &["the_last_coup_card_right_after_another_ends_the_game"]),
    ("2.5", &["who_is_marked_to_stay_eligible_is_eligible_though_it_acted"]),
    (
        "2.7",
        &[
            "pv2_two_cards_must_lie_in_the_rvn_leader_box",
            "pv2_tet_needs_more_than_20_vc_guerrillas_in_the_south",
        ],
    ),
    (
        "2.8",
        &[
            "a_failed_attempt_goes_under_all_others_and_leaves_the_leader_in_force",
            "a_failed_attempt_in_an_empty_box_ends_minh",
        ],
    ),
    ("3.0", &["an_operation_or_special_activity_of_another_faction_is_refused"]),
    (
        "3.1",
        &[
            "pieces_of_the_enemy_not_targeted_still_protect_bases",
            "a_space_twice_and_more_spaces_than_allowed_are_refused",
        ],
    ),
    ("3.1.2", &["a_free_rally_costs_nothing_but_the_trail", "free_operations_cost_nothing_in_any_space"]),
    (
        "3.2.1",
        &[
            "the_us_places_irregulars_free_and_arvn_pieces_for_3_where_a_us_base_is",
            "arvn_places_in_cities_and_where_a_coin_base_is",
        ],
    ),
    ("3.2.2", &["cubes_move_along_locs_and_cities_and_activate_on_every_loc"]),
    (
        "3.2.3",
        &[
            "troops_move_in_and_activate_one_each_half_in_jungle",
            "troops_may_come_by_one_loc_that_no_insurgent_holds",
        ],
    ),
    (
        "3.2.4",
        &[
            "us_troops_remove_one_each_two_with_a_base_and_half_in_highland",
            "arvn_removes_half_its_cubes_in_cities_and_on_locs_half_its_troops_elsewhere_a_third_in_highland",
        ],
    ),
    ("3.3", &["words_and_json_say_the_same"]),
    (
        "3.3.1",
        &[
            "rally_places_one_guerrilla_underground_for_one_resource_a_space",
            "nva_improves_the_trail_for_two_even_without_a_space_or_in_a_limited_operation",
        ],
    ),
    (
        "3.3.2",
        &[
            "a_group_of_more_than_three_with_the_coin_forces_is_seen_entering_a_loc",
            "nva_marches_on_while_each_stop_is_in_laos_or_cambodia_paying_each_destination_once",
        ],
    ),
    (
        "3.3.3",
        &[
            "guerrillas_all_activate_and_remove_two_pieces_on_a_roll_up_to_their_number",
            "attrition_takes_the_kind_that_attacked_from_the_space_as_far_as_present",
        ],
    ),
    (
        "3.3.4",
        &[
            "vc_terror_activates_a_guerrilla_places_a_marker_and_shifts_toward_active_opposition",
            "no_marker_is_placed_when_none_is_left",
        ],
    ),
    ("4.0", &["an_operation_or_special_activity_of_another_faction_is_refused"]),
    (
        "4.1",
        &[
            "a_second_special_activity_or_a_second_moment_for_it_is_refused",
            "the_special_activity_is_executed_where_it_stands",
        ],
    ),
    ("4.1.1", &["every_special_activity_goes_with_the_operations_of_the_table_only"]),
    ("4.2.1", &["arvn_sweeps_in_place_assaults_or_a_special_force_removes_two"]),
    ("4.2.2", &["us_troops_without_number_and_4_others_fly_in_the_state_they_have"]),
    (
        "4.2.3",
        &[
            "the_die_is_the_number_of_hits_in_the_order_preferred_and_the_rest_is_lost",
            "in_the_first_edition_6_pieces_go_and_every_selected_space_shifts",
        ],
    ),
    (
        "4.3.1",
        &[
            "aid_gains_3_times_population",
            "aid_becomes_patronage_up_to_population_and_the_space_shifts_toward_neutral",
        ],
    ),
    ("4.3.2", &["pieces_go_along_locs_and_one_step_beyond_and_all_rangers_go_underground"]),
    ("4.3.3", &["rangers_move_in_and_one_is_activated_to_remove_two"]),
    ("4.4", &["words_and_json_say_the_same"]),
    (
        "4.4.1",
        &[
            "nva_builds_troops_up_to_trail_and_bases_then_replaces_guerrillas",
            "taking_over_lessens_opposition_and_replaces_one_vc_piece",
        ],
    ),
    ("4.4.2", &["bombard_removes_one_troop_of_the_kind_nva_likes"]),
    (
        "4.4.3",
        &[
            "a_guerrilla_that_marched_ambushes_its_destination_without_a_roll",
            "from_a_loc_an_adjacent_space_is_ambushed_even_with_no_enemy_on_the_loc",
        ],
    ),
    ("4.5", &["words_and_json_say_the_same"]),
    ("4.5.1", &["tax_activates_a_guerrilla_yields_twice_population_and_shifts_toward_active_support"]),
    ("4.5.2", &["subvert_removes_two_cubes_and_lowers_patronage_by_half_the_cubes_of_all_spaces"]),
    ("4.5.3", &["main_force_bns_remove_two_pieces_in_one_vc_ambush_space"]),
    ("5.0", &["what_an_event_leaves_to_the_table_is_said"]),
    ("5.1", &["what_an_event_leaves_to_the_table_is_said"]),
    (
        "5.1.1",
        &[
            "march_in_monsoon_is_refused_unless_an_event_directs_it",
            "sw2_no_sweep_in_monsoon_unless_an_event_directs_it",
        ],
    ),
    (
        "5.1.2",
        &[
            "of_ky_and_blowtorch_komer_the_later_sets_the_price",
            "of_two_texts_the_later_is_known_even_when_an_earlier_one_ends",
        ],
    ),
    (
        "5.1.3",
        &[
            "kissinger_2_unshaded_removes_as_many_insurgents_from_laos_and_cambodia_as_a_die_says",
            "amphib_landing_67_finds_a_non_player_no_enemy_on_the_coast",
        ],
    ),
    ("5.1.4", &["pv6_whoever_plays_its_pivotal_event_executes_it"]),
    ("5.2", &["g24_an_event_with_one_text_has_no_shaded_one"]),
    (
        "5.3",
        &[
            "a_capability_comes_into_play_on_the_side_executed",
            "unshaded_top_gun_ends_shaded_migs_and_keeps_them_out",
        ],
    ),
    ("5.4", &["momentum_is_discarded_and_capabilities_stay"]),
    (
        "5.5",
        &[
            "a_free_ambush_of_an_event_needs_no_operation_and_suffers_pt_76",
            "an_event_fixes_hits_and_bounds_as_it_says",
        ],
    ),
    (
        "6.0",
        &[
            "no_coup_round_follows_a_coup_card_right_after_another",
            "a_third_coup_card_in_a_row_has_no_round_either",
        ],
    ),
    ("6.1", &["the_game_ends_at_once_when_a_faction_passes_the_check"]),
    ("6.2", &["total_econ_is_marked_anew_and_arvn_earns_it_with_aid"]),
    (
        "6.2.1",
        &[
            "a_loc_with_more_guerrillas_than_coin_pieces_is_sabotaged",
            "locs_next_to_a_city_without_coin_control_are_sabotaged",
        ],
    ),
    ("6.2.2", &["coin_control_of_laos_or_cambodia_degrades_the_trail_once"]),
    ("6.2.3", &["total_econ_is_marked_anew_and_arvn_earns_it_with_aid"]),
    ("6.2.4", &["insurgents_earn_by_bases_and_the_trail"]),
    ("6.2.5", &["each_piece_in_casualties_costs_3_aid"]),
    ("6.3", &["the_us_pacifies_first_then_arvn_then_vc_agitates"]),
    (
        "6.3.1",
        &[
            "each_step_costs_3_and_terror_goes_before_levels",
            "both_may_pacify_the_same_space_which_counts_for_each_and_shifts_2_levels_in_all",
        ],
    ),
    ("6.3.2", &["each_step_costs_1_and_terror_goes_before_levels"]),
    ("6.4", &["control_is_that_of_the_beginning_of_the_phase"]),
    (
        "6.4.1",
        &[
            "coin_forces_leave_laos_and_cambodia_but_bases_stay",
            "in_the_first_edition_every_coin_piece_leaves_and_troops_go_out_of_play",
        ],
    ),
    (
        "6.4.2",
        &[
            "cp5_troops_must_leave_locs_and_provinces_without_a_coin_base",
            "cp6_police_go_to_locs_and_the_south_under_coin_control",
        ],
    ),
    ("6.4.3", &["nva_troops_may_go_wherever_an_nva_base_is"]),
    ("6.4.4", &["victory_markers_are_adjusted_with_control_at_the_end_of_the_phase"]),
    ("6.4.5", &["the_final_round_ends_after_redeploy_and_the_highest_margin_wins"]),
    (
        "6.5",
        &[
            "a_third_of_casualty_troops_and_all_bases_go_out_of_play_and_irregulars_are_available",
            "vc_shifts_half_of_what_was_withdrawn",
        ],
    ),
    (
        "6.6",
        &[
            "a_trail_at_0_improves_and_at_4_degrades",
            "all_terror_and_sabotage_goes",
            "all_factions_are_eligible_and_the_next_card_is_due",
        ],
    ),
    (
        "6.7",
        &[
            "adsid_costs_nva_6_resources_when_the_trail_changes",
            "a_degrade_costs_nva_6_resources_under_adsid",
        ],
    ),
    ("7.0", &["the_ranking_tells_totals_and_margins"]),
    (
        "7.1",
        &[
            "a_non_player_that_passes_beats_people_with_higher_margins",
            "non_players_come_before_people_at_equal_margins",
        ],
    ),
    (
        "7.2",
        &[
            "the_highest_margin_wins_and_of_equal_ones_vc_then_arvn_then_nva_then_us",
            "the_ranking_of_a_game_that_is_over_begins_with_who_has_won",
        ],
    ),
    (
        "7.3",
        &[
            "a_lone_person_wins_at_the_end_only_unless_it_is_agreed",
            "several_people_against_non_players_win_at_any_check",
        ],
    ),
    ("7.4", &["the_final_victory_counts_what_redeployed"]),
    ("8.9", &["of_a_lone_persons_pair_the_lower_margin_counts_for_both"]),
    (
        "T2.1.1",
        &[
            "a_non_player_never_marches_on_but_leaps_at_trail_four",
            "patronage_drops_even_when_arvn_resources_are_not_kept",
            "non_players_never_take_pieces_from_the_map_to_place_them",
            "resources_flow_neither_to_nor_from_a_non_player",
        ],
    ),
    (
        "T2.1.4",
        &[
            "pieces_are_given_up_one_at_a_time_where_most_pieces_of_the_faction_are",
            "no_more_is_given_up_than_there_is_and_never_a_tunneled_base",
        ],
    ),
    (
        "T2.1.5",
        &[
            "m48_patton_shaded_has_a_non_player_nva_remove_as_many_as_it_may",
            "a_non_player_nva_takes_two_cubes_of_a_patrol_where_its_column_says",
        ],
    ),
    ("T3.2", &["two_people_who_play_a_pair_against_non_players_count_by_themselves"]),
    ("T4.1.3", &["the_trung_deck_holds_the_cards_of_the_non_players_once_each"]),
    ("T4.1.4", &["non_players_keep_no_resources_and_vc_starts_with_an_agitate_total"]),
    ("T5.2", &["a_non_player_us_that_passes_gains_for_a_person_who_plays_arvn_and_a_non_player_nva_nothing"]),
    ("T5.3.2", &["the_trung_deck_is_shuffled_and_a_non_player_vc_gets_an_agitate_total"]),
    ("T5.5.8", &["non_players_decide_first_when_a_card_shows_and_again_after_each_pass"]),
    (
        "T5.8",
        &[
            "of_one_space_several_cubes_go_in_turn_troops_first",
            "at_a_failed_attempt_arvn_gives_up_troops_and_police_in_turn_troops_first",
        ],
    ),
    (
        "T5.9",
        &[
            "the_support_phase_is_as_the_data_say",
            "the_redeploy_phase_is_as_the_data_say",
            "the_commitment_phase_is_as_the_data_say",
            "the_reset_phase_and_the_start_are_as_the_data_say",
            "coup_rounds_with_every_mix_of_non_players_keep_every_rule_and_replay_from_their_effects",
        ],
    ),
];

use CardSide::{Shaded as S, Unshaded as U};
use LastingCard as L;

/// A text that lasts, and the tests of each rule it changes.
const TEXTS: &[(LastingCard, CardSide, &[&str])] = &[
    (
        L::TopGun,
        U,
        &[
            "top_gun_degrades_2_boxes_or_only_on_4_to_6",
            "unshaded_top_gun_ends_shaded_migs_and_keeps_them_out",
        ],
    ),
    (L::TopGun, S, &["top_gun_degrades_2_boxes_or_only_on_4_to_6"]),
    (L::WildWeasels, S, &["st4_no_more_victims_than_hits_2_under_laser_guided_bombs_1_under_wild_weasels"]),
    (
        L::Adsid,
        U,
        &[
            "adsid_costs_nva_6_resources_when_the_trail_changes",
            "under_adsid_a_change_of_the_trail_costs_nva_six_once",
            "adsid_still_counts_before_momentum_is_discarded",
            "a_degrade_costs_nva_6_resources_under_adsid",
        ],
    ),
    (L::ArcLight, U, &["st2_each_space_needs_a_coin_piece_but_one_province_of_arc_light"]),
    (L::ArcLight, S, &["arc_light_shaded_shifts_2_levels_where_more_than_1_is_lost"]),
    (
        L::RollingThunder,
        S,
        &["st1_no_air_strike_under_rolling_thunder_da_nang_or_bombing_pause_unless_an_event_names_it"],
    ),
    (
        L::Abrams,
        U,
        &["as8_abrams_removes_one_untunneled_base_first_once_a_turn", "abrams_passes_underground_guerrillas"],
    ),
    (L::Abrams, S, &["as4_abrams_shaded_bounds_the_us_to_2_spaces_and_arvn_not"]),
    (
        L::Cobras,
        U,
        &["sw10_cobras_remove_one_exposed_enemy_in_2_spaces", "cobras_and_booby_traps_touch_the_sweep"],
    ),
    (
        L::Cobras,
        S,
        &[
            "cobras_shaded_cost_a_us_troop_on_1_to_3_once_a_space",
            "the_assault_of_a_us_patrol_uses_the_capabilities_of_assaults",
        ],
    ),
    (
        L::M48Patton,
        U,
        &[
            "as9_m48_patton_adds_2_outside_lowland_in_2_spaces_a_turn",
            "the_assault_of_a_us_patrol_uses_the_capabilities_of_assaults",
        ],
    ),
    (
        L::M48Patton,
        S,
        &[
            "m48_patton_shaded_lets_nva_remove_up_to_2_cubes_that_moved",
            "m48_patton_shaded_passes_over_transported_cubes_that_did_not_patrol",
        ],
    ),
    (L::Medevac, U, &["medevac_makes_all_casualty_troops_available_but_not_bases"]),
    (L::Medevac, S, &["al1_no_air_lift_under_medevac_or_typhoon_kate_unless_an_event_names_it"]),
    (
        L::BlowtorchKomer,
        U,
        &[
            "under_ky_a_step_costs_4_and_under_blowtorch_komer_1",
            "neither_ky_nor_blowtorch_komer_changes_what_agitation_costs",
        ],
    ),
    (
        L::Claymores,
        U,
        &[
            "claymores_ban_ambush_and_it_does_not_go_with_rally_or_terror",
            "activation_and_claymores_cannot_be_refused",
        ],
    ),
    (L::CombinedActionPlatoons, U, &["tr16_combined_action_platoons_add_one_police_where_us_troops_are"]),
    (L::CombinedActionPlatoons, S, &["sw9_combined_action_platoons_shaded_bounds_the_us_to_2_spaces"]),
    (L::Cords, U, &["tr9_one_final_action_two_pacified_spaces_under_cords"]),
    (
        L::Cords,
        S,
        &["cords_shaded_stops_us_training_at_passive_support", "cords_does_not_limit_the_support_phase"],
    ),
    (L::LaserGuidedBombs, U, &["laser_guided_bombs_unshaded_spare_a_space_that_loses_one"]),
    (
        L::LaserGuidedBombs,
        S,
        &["st4_no_more_victims_than_hits_2_under_laser_guided_bombs_1_under_wild_weasels"],
    ),
    (
        L::DaNang,
        S,
        &["st1_no_air_strike_under_rolling_thunder_da_nang_or_bombing_pause_unless_an_event_names_it"],
    ),
    (
        L::SearchAndDestroy,
        U,
        &[
            "search_and_destroy_removes_one_even_when_the_assault_removes_none",
            "the_assault_of_a_us_patrol_uses_the_capabilities_of_assaults",
        ],
    ),
    (
        L::SearchAndDestroy,
        S,
        &[
            "search_and_destroy_shaded_shifts_provinces_once_even_with_a_follow_up",
            "body_count_and_search_and_destroy_touch_the_assault_and_general_lansdale_does_not",
        ],
    ),
    (L::Aaa, U, &["under_aaa_a_rally_that_improves_the_trail_has_one_space_at_most"]),
    (L::Aaa, S, &["st6_the_trail_is_struck_once_not_at_0_not_under_oriskany_nor_below_2_under_aaa"]),
    (L::LongRangeGuns, U, &["a_third_space_is_refused_a_second_by_long_range_guns_which_may_also_allow_it"]),
    (L::LongRangeGuns, S, &["a_third_space_is_refused_a_second_by_long_range_guns_which_may_also_allow_it"]),
    (L::Migs, U, &["unshaded_migs_cost_a_player_nva_6_resources"]),
    (L::Migs, S, &["migs_shaded_cost_an_available_us_troop_for_each_degrade"]),
    (L::Sa2s, U, &["sa2s_unshaded_let_the_us_remove_an_nva_piece_outside_the_south"]),
    (L::Sa2s, S, &["sa_2s_improve_the_trail_by_two_boxes_for_the_same_resources"]),
    (
        L::McNamaraLine,
        U,
        &[
            "under_mcnamara_line_no_rally_improves_the_trail",
            "infiltrate_goes_with_rally_and_march_and_not_under_mcnamara_line",
        ],
    ),
    (
        L::Oriskany,
        S,
        &[
            "st6_the_trail_is_struck_once_not_at_0_not_under_oriskany_nor_below_2_under_aaa",
            "coin_control_of_laos_or_cambodia_degrades_the_trail_once",
            "a_trail_at_0_improves_and_at_4_degrades",
        ],
    ),
    (
        L::BombingPause,
        U,
        &["st1_no_air_strike_under_rolling_thunder_da_nang_or_bombing_pause_unless_an_event_names_it"],
    ),
    (
        L::Pt76,
        U,
        &[
            "under_pt_76_each_nva_attack_space_first_loses_a_troop",
            "pt_76_costs_a_troop_where_an_ambush_replaces_an_attack_and_not_with_march",
        ],
    ),
    (
        L::Pt76,
        S,
        &[
            "with_pt_76_troops_remove_one_each_in_one_space",
            "pt_76_twice_with_guerrillas_or_out_of_play_is_refused",
        ],
    ),
    (L::TransportGroup559, U, &["a_third_space_is_refused_and_a_second_by_the_559th_and_typhoon_kate"]),
    (
        L::ArmoredCavalry,
        U,
        &["tp4_armored_cavalry_assaults_once_after_the_turn_where_pieces_were_transported"],
    ),
    (L::ArmoredCavalry, S, &["tp2_armored_cavalry_shaded_moves_rangers_only"]),
    (
        L::BodyCount,
        U,
        &[
            "body_count_adds_3_to_aid_for_each_guerrilla_any_assault_removes",
            "an_arvn_patrol_assault_adds_nothing_to_the_cost_and_aid_for_guerrillas_under_body_count",
        ],
    ),
    (
        L::GeneralLansdale,
        S,
        &[
            "as3_general_lansdale_stops_us_assaults_but_not_arvn_ones_nor_one_that_an_event_names",
            "pa9_general_lansdale_stops_the_us_assault_not_arvns",
        ],
    ),
    (L::MandateOfHeaven, U, &["go3_mandate_of_heaven_saves_one_level_or_leaves_one_space"]),
    (
        L::MandateOfHeaven,
        S,
        &[
            "go3_mandate_of_heaven_saves_one_level_or_leaves_one_space",
            "cp3_under_shaded_mandate_of_heaven_arvn_pacifies_one_space",
            "mandate_of_heaven_does_not_touch_train",
        ],
    ),
    (L::BoobyTraps, U, &["a_third_space_is_refused_and_a_second_by_booby_traps_and_typhoon_kate"]),
    (
        L::BoobyTraps,
        S,
        &[
            "booby_traps_cost_the_sweeper_a_troop_on_1_to_3_in_each_space",
            "booby_traps_come_space_by_space_before_cobras",
        ],
    ),
    (L::MainForceBns, U, &["under_main_force_bns_more_than_one_piece_is_seen"]),
    (L::MainForceBns, S, &["main_force_bns_remove_two_pieces_in_one_vc_ambush_space"]),
    (
        L::TyphoonKate,
        U,
        &[
            "typhoon_kate_bans_bombard",
            "tp1_one_origin_6_pieces_troops_and_rangers_and_not_under_typhoon_kate",
            "st3_6_spaces_2_in_monsoon_1_under_typhoon_kate",
            "ad1_with_train_or_patrol_not_in_a_train_space_nor_north_vietnam_and_2_spaces",
            "rd1_not_with_train_not_in_north_vietnam_and_2_spaces",
            "go3_mandate_of_heaven_saves_one_level_or_leaves_one_space",
            "a_third_space_is_refused_and_a_second_by_the_559th_and_typhoon_kate",
            "a_third_space_is_refused_and_a_second_by_booby_traps_and_typhoon_kate",
            "a_fifth_space_is_refused_and_a_second_by_typhoon_kate",
            "subvert_without_an_underground_guerrilla_or_a_cube_and_in_a_third_space_is_refused",
        ],
    ),
    (
        L::Cadres,
        U,
        &[
            "under_cadres_vc_removes_two_guerrillas_for_each_terror_on_a_loc_too",
            "cp4_under_unshaded_cadres_each_space_costs_2_guerrillas",
        ],
    ),
    (L::Cadres, S, &["cadres_agitate_in_a_rally_space_with_a_base_even_under_coin_control"]),
];

/// A leader, and the tests of what he changes.
const LEADERS: &[(Leader, &[&str])] = &[
    (Leader::DuongVanMinh, &["duong_van_minh_adds_5_to_aid_once_an_arvn_train"]),
    (Leader::NguyenKhanh, &["nguyen_khanh_allows_one_loc_the_last_space_included"]),
    (Leader::YoungTurks, &["young_turks_add_2_to_patronage_once_an_activity"]),
    (
        Leader::NguyenCaoKy,
        &[
            "tr13_each_step_is_paid_by_the_us_above_econ_4_under_ky_and_never_free",
            "under_ky_a_step_costs_4_and_under_blowtorch_komer_1",
        ],
    ),
    (Leader::NguyenVanThieu, &["a_failed_attempt_goes_under_all_others_and_leaves_the_leader_in_force"]),
];

/// Every Rust file in `directory` and below whose path `wanted` keeps, with its text.
fn files(directory: &Path, wanted: &dyn Fn(&str) -> bool, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            files(&path, wanted, found);
        } else if name.ends_with(".rs") && wanted(&name) {
            found.push((name, std::fs::read_to_string(&path).unwrap()));
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What states rules of Fire in the Lake: its crate, and its commands.
fn sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in ["crates/pointman-fitl/src", "src/command/fitl"] {
        files(&root().join(folder), &|_| true, &mut found);
    }
    found
}

/// The tests of Fire in the Lake, this file apart.
fn tests() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in ["crates/pointman-fitl/tests", "tests/program"] {
        files(&root().join(folder), &|name| !name.contains("citations"), &mut found);
    }
    found.extend(sources());
    found
}

/// The rules a text cites: `6.2.1`, not `16.2`, `T5.8` or `0.5`.
fn cited(text: &str) -> BTreeSet<&str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '.' || letter == '_';
    let words = text.split(|letter: char| !is_part(letter)).map(|word| word.trim_matches('.'));
    words
        .filter(|word| {
            let parts: Vec<_> = word.split('.').collect();
            let first = ["1", "2", "3", "4", "5", "6", "7", "8"].contains(&parts[0]);
            // Numbers with a fraction, not rules: nothing is proved of the headings of chapters 1 and 2.
            let is_number = ["1.0", "2.0"].contains(word);
            first
                && !is_number
                && (2..=3).contains(&parts.len())
                && parts.iter().all(|part| part.len() == 1 && part.parse::<u8>().is_ok())
        })
        .collect()
}

#[test]
fn every_rule_cited_has_its_tests() {
    let listed: BTreeMap<&str, &[&str]> = RULES.iter().copied().collect();
    assert_eq!(listed.len(), RULES.len(), "each rule is listed once");
    let sources = sources();
    let mut everywhere = BTreeSet::new();
    for (file, text) in &sources {
        for rule in cited(text) {
            assert!(
                listed.contains_key(rule),
                "{file} cites {rule}: name the tests that prove it in tests/program/fitl_citations.rs"
            );
            everywhere.insert(rule);
        }
    }
    let idle: Vec<_> =
        listed.keys().filter(|rule| !rule.starts_with('T') && !everywhere.contains(**rule)).collect();
    assert!(idle.is_empty(), "nothing cites {idle:?} any more");
}

#[test]
fn every_test_named_here_exists() {
    let tests = tests();
    let named = RULES.iter().flat_map(|(_, names)| names.iter());
    let named = named
        .chain(TEXTS.iter().flat_map(|(.., names)| names.iter()))
        .chain(LEADERS.iter().flat_map(|(_, names)| names.iter()));
    for name in named {
        let (alone, in_a_property) = (format!("fn {name}() {{"), format!("fn {name}("));
        let is_there = tests.iter().any(|(_, text)| {
            text.contains(&format!("#[test]\n{alone}"))
                || text.contains(&format!("#[test]\n    {alone}"))
                || text.contains(&format!("#[test]\n    {in_a_property}"))
        });
        assert!(is_there, "there is no test {name}");
    }
}

#[test]
fn every_text_that_lasts_has_its_tests() {
    let lasting = LastingCard::ALL.into_iter().flat_map(|card| [U, S].map(|side| (card, side)));
    let lasting: Vec<_> = lasting.filter(|(card, side)| card.lasts_on(*side)).collect();
    let listed: Vec<_> = TEXTS.iter().map(|(card, side, _)| (*card, *side)).collect();
    assert_eq!(listed, lasting, "in the order of the cards, unshaded first");
    assert_eq!(LEADERS.iter().map(|(leader, _)| *leader).collect::<Vec<_>>(), Leader::ALL);
}

#[test]
fn every_row_of_refusal_is_named_in_a_test() {
    let tests = tests();
    let in_tests = |id: &str| {
        let (name, first) = (format!("fn {}_", id.to_lowercase()), format!("fn {}", id.to_lowercase()));
        tests.iter().filter(|(file, _)| file.contains("/tests/")).any(|(_, text)| {
            let words = || text.split(|letter: char| !letter.is_ascii_alphanumeric());
            words().any(|word| word == id) || text.contains(&name) || text.contains(&first)
        })
    };
    for row in Row::ALL {
        assert!(in_tests(row.id()), "no test speaks of {}", row.id());
    }
}
