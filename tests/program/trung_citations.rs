//! Every rule of the Trưng rules, every example worked out in them, and every text about a Capability, with
//! the tests that prove it.

use std::collections::BTreeSet;
use std::path::Path;

/// A rule by its number, and tests that prove it.
const RULES: &[(&str, &[&str])] = &[
    // Introduction and components.
    ("T1.1", &["non_players_play_card_after_card_and_keep_every_law_of_the_game"]),
    ("T1.2", &["every_trung_rule_that_is_cited_is_one_of_these"]),
    ("T1.3.1", &["all_24_cards_are_printed_so_front_and_back"]),
    (
        "T1.3.2",
        &[
            "the_space_tables_have_the_printed_rows_columns_and_dots",
            "the_move_rows_stand_in_the_printed_order_for_the_printed_factions",
            "the_boxes_of_pieces_are_the_printed_ones",
        ],
    ),
    ("T1.3.3", &["the_eligibility_tables_have_the_printed_rows"]),
    (
        "T1.3.4",
        &[
            "the_event_card_table_has_the_marks_listed",
            "every_event_that_a_non_player_may_execute_is_effective_on_some_board",
        ],
    ),
    (
        "T1.3.5",
        &[
            "the_resources_phase_is_as_the_data_say",
            "the_support_phase_is_as_the_data_say",
            "the_redeploy_phase_is_as_the_data_say",
            "the_commitment_phase_is_as_the_data_say",
            "the_reset_phase_and_the_start_are_as_the_data_say",
        ],
    ),
    // Golden rules.
    (
        "T2.1.1",
        &[
            "non_players_never_take_pieces_from_the_map_to_place_them",
            "combined_action_platoons_add_1_police_in_the_largest_space_of_us_troops_without_support",
            "police_come_from_where_most_are_and_coin_control_does_not_depend_on_them",
            "non_players_keep_no_resources_and_vc_starts_with_an_agitate_total",
            "resources_flow_neither_to_nor_from_a_non_player",
            "patronage_drops_even_when_arvn_resources_are_not_kept",
            "at_17_patronage_saigon_gives_3_to_arvn_resources_and_nothing_is_pacified",
            "nva_marches_from_next_to_it_and_at_trail_4_between_all_spaces_about_laos_and_cambodia",
            "a_non_player_never_marches_on_but_leaps_at_trail_four",
        ],
    ),
    (
        "T2.1.2",
        &[
            "without_a_marker_left_the_level_still_shifts",
            "without_an_available_guerrilla_the_single_cube_is_just_removed",
            "whatever_the_cards_have_nva_and_vc_execute_keeps_every_law_and_its_effects_replay",
            "a_coin_non_player_goes_through_its_cards_in_random_positions",
            "every_text_can_be_executed_on_any_board",
        ],
    ),
    (
        "T2.1.3",
        &[
            "own_pieces_are_placed_before_the_allys",
            "bases_are_placed_before_other_pieces_unless_no_space_has_room",
            "guerrillas_come_by_trail_and_bases_or_one_by_one_without_base",
            "cubes_are_placed_police_and_troops_in_turn_police_first",
        ],
    ),
    (
        "T2.1.4",
        &[
            "an_own_piece_is_given_up_where_most_of_the_faction_are_whatever_their_kind",
            "pieces_are_given_up_one_at_a_time_where_most_pieces_of_the_faction_are",
            "an_own_tunneled_base_is_never_offered",
            "no_more_is_given_up_than_there_is_and_never_a_tunneled_base",
        ],
    ),
    (
        "T2.1.5",
        &[
            "m48_patton_shaded_has_a_non_player_nva_remove_as_many_as_it_may",
            "a_non_player_nva_takes_two_cubes_of_a_patrol_where_its_column_says",
            "all_guerrillas_but_two_become_troops_as_far_as_troops_last",
        ],
    ),
    ("T2.1.6", &["equals_at_the_end_are_selected_at_random_each_with_the_same_chance"]),
    // Victory.
    (
        "T3.1",
        &[
            "a_lone_person_against_non_players_does_not_win_before_the_end",
            "who_is_checked_in_the_victory_phase_is_as_the_data_say",
            "the_game_ends_after_the_final_redeploy_phase",
        ],
    ),
    (
        "T3.2",
        &[
            "several_people_against_non_players_win_at_any_check",
            "two_people_who_play_a_pair_against_non_players_count_by_themselves",
        ],
    ),
    // Set-up.
    (
        "T4.1.1",
        &[
            "every_scenario_keeps_the_laws_of_the_game_after_every_effect",
            "any_mix_of_people_and_non_players_plays_each_scenario",
        ],
    ),
    ("T4.1.2", &["any_mix_of_people_and_non_players_plays_each_scenario"]),
    (
        "T4.1.3",
        &[
            "the_trung_cards_of_the_non_players_are_shuffled_and_nobody_knows_their_order",
            "the_trung_deck_holds_the_cards_of_the_non_players_once_each",
            "a_faction_of_a_person_has_no_card_to_draw",
        ],
    ),
    (
        "T4.1.4",
        &[
            "non_players_keep_no_resources_and_vc_starts_with_an_agitate_total",
            "the_reset_phase_and_the_start_are_as_the_data_say",
        ],
    ),
    ("T4.1.5", &["the_reset_phase_and_the_start_are_as_the_data_say"]),
    ("T4.1.6", &["every_scenario_starts_with_the_pieces_support_and_tracks_printed"]),
    // Sequence of play.
    ("T5.1", &["non_players_play_card_after_card_and_keep_every_law_of_the_game"]),
    (
        "T5.2",
        &[
            "the_eligibility_tables_have_the_printed_rows",
            "the_1st_eligible_executes_a_critical_effective_event",
            "the_1st_eligible_denies_a_critical_event_to_the_next_effective_or_not",
            "the_1st_eligible_passes_when_it_will_be_first_on_an_upcoming_critical_event",
            "the_2nd_eligible_may_only_do_what_the_1st_left_open",
            "the_2nd_eligible_waits_for_a_critical_event_unless_it_can_execute_one_now",
            "the_2nd_eligible_passes_when_it_will_be_first_next",
            "a_non_player_us_that_passes_gains_for_a_person_who_plays_arvn_and_a_non_player_nva_nothing",
        ],
    ),
    // Trưng cards.
    ("T5.3.1", &["a_card_that_was_flipped_lies_front_up_when_it_is_drawn_again"]),
    (
        "T5.3.2",
        &[
            "the_trung_cards_of_the_non_players_are_shuffled_and_nobody_knows_their_order",
            "the_trung_deck_is_shuffled_and_a_non_player_vc_gets_an_agitate_total",
            "a_shuffle_makes_every_card_unknown_and_the_effect_of_a_wrong_card_is_refused",
            "every_order_comes_up_equally_often",
        ],
    ),
    (
        "T5.3.3",
        &[
            "a_draw_puts_the_top_card_below_and_every_card_of_another_faction",
            "the_first_card_of_a_shuffled_deck_goes_below_even_if_it_is_of_the_faction",
            "the_card_drawn_stays_on_top_until_the_next_draw_by_anybody",
            "once_all_cards_have_been_seen_they_come_in_the_same_order_without_dice",
        ],
    ),
    (
        "T5.3.4",
        &["a_green_condition_goes_on_and_a_red_one_draws_or_flips", "a_condition_is_told_with_its_dice"],
    ),
    (
        "T5.3.5",
        &["a_green_condition_goes_on_and_a_red_one_draws_or_flips", "f_is_walked_ahead_over_its_back"],
    ),
    (
        "T5.3.6",
        &[
            "operations_and_special_activities_have_the_printed_steps",
            "an_operation_without_a_space_draws_and_every_card_tried_in_vain_fails",
            "general_lansdale_has_a_new_card_drawn_before_any_special_activity",
            "two_bases_then_a_failed_roll_and_the_trail_is_improved_all_the_same",
            "rangers_then_cubes_share_the_rolls_and_a_base_is_built_after_a_failure",
            "the_steps_of_a_card_that_does_not_set_them_are_left_out",
        ],
    ),
    (
        "T5.3.7",
        &[
            "the_first_special_activity_with_an_effect_is_the_only_one",
            "an_operation_without_special_activity_skips_all_lists",
            "what_was_executed_decides_the_box",
            "the_box_of_the_2nd_eligible_is_that_of_its_row_whatever_was_executed",
            "momentum_bans_a_special_activity_unless_an_event_grants_it",
        ],
    ),
    (
        "T5.3.8",
        &[
            "monsoon_has_a_new_card_drawn_where_sweep_or_march_is_read",
            "in_monsoon_no_special_activity_is_executed_before_a_march_or_sweep_it_bars",
            "in_monsoon_the_branch_ahead_decides_whether_bombard_comes_first",
            "a_special_activity_whose_operation_then_finds_no_space_counts_as_both",
            "an_operation_without_a_space_draws_and_every_card_tried_in_vain_fails",
            "a_failed_operation_goes_on_with_the_next_row_and_never_passes_while_one_applies",
        ],
    ),
    // Activation Numbers.
    (
        "T5.4",
        &[
            "every_side_of_us_and_arvn_has_3_and_of_nva_and_vc_2",
            "us_patrol_sweep_and_assault_and_arvn_patrol_never_roll",
            "only_a_further_space_with_arvn_cubes_needs_a_roll_and_a_failure_ends_cubes_alone",
            "limited_and_free_operations_never_roll",
        ],
    ),
    (
        "T5.4.1",
        &[
            "the_first_space_needs_no_roll_and_each_further_one_more_than_the_number",
            "a_failure_ends_the_operation_for_good",
            "no_roll_is_made_when_no_further_space_is_asked_for",
            "after_a_failed_roll_no_ambush_and_no_further_part_follow_but_special_activities_\
             behind_the_operation_do",
        ],
    ),
    (
        "T5.4.2",
        &[
            "us_patrol_sweep_and_assault_and_arvn_patrol_never_roll",
            "march_onto_a_loc_does_not_roll_for_activation",
            "nva_terror_on_a_loc_rolls_and_vc_terror_does_not",
            "nva_march_uses_1_while_the_trail_is_at_4",
            "rangers_then_cubes_share_the_rolls_and_a_base_is_built_after_a_failure",
            "two_bases_then_a_failed_roll_and_the_trail_is_improved_all_the_same",
        ],
    ),
    (
        "T5.4.3",
        &[
            "t5_4_3_the_roll_comes_before_the_payment_and_a_base_costs_3_where_nothing_was_paid",
            "arvn_pieces_are_paid_for_with_resources_above_econ",
            "pacification_is_paid_for_above_econ_even_in_a_free_train_and_costs_4_under_ky",
            "an_arvn_sweep_has_as_many_destinations_as_resources_pay_for_at_the_start",
            "an_arvn_patrol_is_paid_once_and_costs_nothing_when_it_comes_to_nothing",
            "non_player_insurgents_earn_nothing",
        ],
    ),
    // Events.
    (
        "T5.5.1",
        &[
            "the_event_card_table_has_the_marks_listed",
            "every_event_that_a_non_player_may_execute_is_effective_on_some_board",
        ],
    ),
    (
        "T5.5.2",
        &[
            "the_1st_eligible_executes_a_critical_effective_event",
            "the_2nd_eligible_may_only_do_what_the_1st_left_open",
            "an_event_that_a_faction_does_not_execute_is_never_executed_by_it",
        ],
    ),
    (
        "T5.5.3",
        &[
            "psychedelic_cookie_9_unshaded_a_non_player_goes_by_its_policy",
            "cambodian_civil_war_62_has_a_non_player_us_lift_special_forces_and_sweep_in_place",
            "an_loc_71_shaded_by_non_player_nva_takes_the_city_with_most_troops_around",
            "easter_offensive_122_by_non_player_nva_follows_its_own_procedure",
            "tet_offensive_124_by_non_player_vc_builds_2_bases_with_2_guerrillas_each",
        ],
    ),
    ("T5.5.4", &["the_us_executes_unshaded_texts_and_vc_shaded_ones_and_arvn_and_nva_all_but_those_listed"]),
    (
        "T5.5.5",
        &[
            "oriskany_39_unshaded_removes_4_pieces_from_north_vietnam_and_then_laos",
            "own_pieces_are_placed_before_the_allys",
            "macv_69_by_a_non_player_takes_its_own_side_by_fresh_cards",
        ],
    ),
    (
        "T5.5.6",
        &[
            "events_remove_where_the_column_selects_or_where_a_base_is_first",
            "nam_dong_48_unshaded_frees_a_province_with_a_coin_base",
            "cu_chi_102_clears_guerrillas_over_a_tunnel_or_tunnels_bases",
            "lrrp_26_has_a_non_player_us_place_irregulars_and_strike",
        ],
    ),
    (
        "T5.5.7",
        &[
            "an_event_that_names_march_or_infiltrate_draws_for_its_variant",
            "uncle_ho_50_by_non_players_draws_a_card_for_each_operation",
            "plei_mei_59_by_non_player_nva_attacks_or_ambushes_as_its_card_says",
            "a_special_activity_alone_reads_only_the_named_conditions_and_its_own_list",
        ],
    ),
    (
        "T5.5.8",
        &[
            "a_non_player_plays_its_pivotal_event_on_less_than_the_cards_in_the_leader_box",
            "a_non_player_for_which_the_current_event_is_critical_does_not_roll",
            "non_players_decide_first_when_a_card_shows_and_again_after_each_pass",
        ],
    ),
    (
        "T5.5.9",
        &[
            "americal_21_unshaded_a_non_player_goes_by_its_policy",
            "shaded_arc_light_shifts_2_levels_for_more_than_1_piece_and_a_non_player_removes_\
             more_only_at_opposition",
        ],
    ),
    // Space Selection Priorities.
    (
        "T5.6",
        &[
            "the_space_tables_have_the_printed_rows_columns_and_dots",
            "every_row_of_a_space_table_is_a_different_one_and_every_row_is_used",
        ],
    ),
    (
        "T5.6.1",
        &[
            "no_candidate_selects_nothing_and_one_needs_no_roll",
            "a_row_that_no_candidate_meets_is_skipped_and_the_others_narrow",
            "red_conditions_ask_who_is_a_player",
            "the_row_for_troops_counts_only_when_acting_with_troops",
            "most_arvn_firepower_counts_in_an_assault_alone",
            "a_raid_prefers_laos_and_cambodia_with_0_to_2_enemies_without_coin_control",
        ],
    ),
    ("T5.6.2", &["equals_at_the_end_are_selected_at_random_each_with_the_same_chance"]),
    // Move Priorities.
    (
        "T5.7",
        &[
            "the_move_rows_stand_in_the_printed_order_for_the_printed_factions",
            "each_action_moves_the_printed_kinds",
        ],
    ),
    ("T5.7.1", &["a_loc_then_a_province_then_a_destination_in_vain_then_another_without_a_new_roll"]),
    (
        "T5.7.2",
        &[
            "origins_follow_each_other_from_most_movable_pieces_until_rule_b_is_met",
            "a_piece_marches_once",
            "nva_marches_from_next_to_it_and_at_trail_4_between_all_spaces_about_laos_and_cambodia",
        ],
    ),
    (
        "T5.7.3",
        &[
            "control_of_the_origin_is_kept_unchanged_in_the_south",
            "no_coin_cube_leaves_for_laos_or_cambodia",
            "on_a_loc_cubes_equal_to_the_insurgents_stay_and_the_row_tests_the_origin",
            "beside_a_coin_base_3_cubes_stay_or_the_row_is_ignored",
            "firepower_at_least_the_vulnerable_enemies_is_kept_where_it_is_there",
            "arvn_keeps_more_cubes_than_us_troops_at_support",
            "a_us_sweep_leaves_forces_for_the_underground_guerrillas_twice_as_many_in_jungle",
            "a_us_troop_stays_in_saigon_and_in_spaces_of_population_2_not_at_active_support",
            "guerrillas_stay_for_an_own_base_or_where_there_is_room_for_one",
            "on_a_loc_guerrillas_stay_more_than_coin_forces_the_partners_included",
            "an_underground_vc_guerrilla_stays_where_population_is_not_at_active_opposition",
        ],
    ),
    (
        "T5.7.4",
        &[
            "us_troops_go_as_many_as_make_firepower_equal_to_vulnerable_enemies",
            "at_least_1_piece_of_the_faction_goes_and_3_cubes_beside_a_us_base",
            "terrain_of_the_destination_doubles_the_forces_for_underground_guerrillas",
            "arvn_goes_for_coin_control_and_the_us_only_in_a_patrol_to_saigon",
            "to_a_loc_firepower_equals_its_insurgents_and_guerrillas_exceed_coin_forces",
            "nva_seeks_control_of_a_space_with_coin_forces_by_a_roll_for_each_origin",
            "north_vietnam_receives_guerrillas_for_a_base_alone",
            "vc_brings_1_piece_then_3_guerrillas_where_there_is_room_for_a_base_or_1_to_guard_one",
        ],
    ),
    (
        "T5.7.5",
        &[
            "another_origin_is_looked_for_as_long_as_rule_b_says",
            "no_roll_comes_after_a_loc_and_one_after_each_other_destination",
        ],
    ),
    (
        "T5.7.6",
        &[
            "a_destination_in_vain_is_out_for_all_steps_of_the_operation",
            "a_destination_in_vain_may_be_an_origin_for_another",
            "a_success_is_kept_while_a_destination_proves_to_be_in_vain",
        ],
    ),
    // Piece Priorities.
    (
        "T5.8",
        &[
            "the_boxes_of_pieces_are_the_printed_ones",
            "placing_moving_and_harming_go_down_the_boxes_from_the_left",
            "giving_up_goes_up_the_boxes_from_the_right",
            "enemies_that_people_play_come_first_each_group_in_order",
            "each_separate_selection_begins_with_the_first_kind_again",
        ],
    ),
    // Coup Rounds.
    (
        "T5.9",
        &[
            "the_resources_phase_is_as_the_data_say",
            "the_support_phase_is_as_the_data_say",
            "the_redeploy_phase_is_as_the_data_say",
            "the_commitment_phase_is_as_the_data_say",
            "the_reset_phase_and_the_start_are_as_the_data_say",
            "coup_rounds_with_every_mix_of_non_players_keep_every_rule_and_replay_from_their_effects",
        ],
    ),
];

/// The numbers of the rules, in the order of the rulebook; headings that have rules of their own below them
/// are left out.
const NUMBERS: &str = "T1.1 T1.2 T1.3.1 T1.3.2 T1.3.3 T1.3.4 T1.3.5 T2.1.1 T2.1.2 T2.1.3 T2.1.4 T2.1.5 \
                       T2.1.6 T3.1 T3.2 T4.1.1 T4.1.2 T4.1.3 T4.1.4 T4.1.5 T4.1.6 T5.1 T5.2 T5.3.1 T5.3.2 \
                       T5.3.3 T5.3.4 T5.3.5 T5.3.6 T5.3.7 T5.3.8 T5.4 T5.4.1 T5.4.2 T5.4.3 T5.5.1 T5.5.2 \
                       T5.5.3 T5.5.4 T5.5.5 T5.5.6 T5.5.7 T5.5.8 T5.5.9 T5.6 T5.6.1 T5.6.2 T5.7 T5.7.1 \
                       T5.7.2 T5.7.3 T5.7.4 T5.7.5 T5.7.6 T5.8 T5.9";

/// Headings of several rules, by which a file may cite them all.
const HEADINGS: &str = "T1 T1.3 T2 T2.1 T3 T4 T4.1 T5 T5.3 T5.5";

/// The terms explained in the rules.
const TERMS: &[(&str, &[&str])] = &[
    ("1d3", &["tax_is_in_1d3_spaces_one_under_typhoon_kate_or_as_many_as_an_event_says"]),
    (
        "Agitate Total",
        &[
            "tax_in_a_province_of_population_two_with_a_base_and_two_hidden_guerrillas",
            "vc_agitates_where_it_has_a_piece_as_far_as_agitate_total_goes",
        ],
    ),
    (
        "ARVN Firepower",
        &["arvn_hits_are_half_the_cubes_in_cities_and_on_locs_and_of_troops_alone_in_provinces"],
    ),
    (
        "Blocked LoC Route",
        &["a_route_from_can_tho_to_hue_is_open_only_if_no_space_holds_an_enemy_the_ends_included"],
    ),
    (
        "COIN Firepower",
        &[
            "coin_firepower_is_none_without_us_troops_and_police_fight_in_cities_and_on_locs",
            "search_and_destroy_gives_us_troops_beside_an_underground_guerrilla_1_firepower_at_least",
        ],
    ),
    (
        "Get",
        &[
            "us_troops_go_as_many_as_make_firepower_equal_to_vulnerable_enemies",
            "an_action_moves_no_more_than_it_may",
        ],
    ),
    ("Keep", &["beside_a_coin_base_3_cubes_stay_or_the_row_is_ignored"]),
    (
        "Most and Least Support and Opposition",
        &[
            "most_total_support_and_opposition_need_more_than_none",
            "unshaded_mandate_of_heaven_saves_the_space_with_least_total_support",
        ],
    ),
    (
        "US Policy",
        &[
            "policy_decides_two_conditions",
            "a_die_equal_to_the_leader_cards_is_jfk_a_greater_one_lbj_a_smaller_one_nixon",
        ],
    ),
    (
        "Vulnerable Bases and Enemies",
        &[
            "any_underground_guerrilla_keeps_a_base_from_being_vulnerable_and_a_tunnel_does_not",
            "vulnerable_enemies_beside_us_pieces_are_enough",
            "abrams_lets_the_us_count_untunneled_bases_beside_underground_guerrillas",
        ],
    ),
    (
        "Within Reach",
        &[
            "a_patrol_is_reached_along_locs_and_cities_free_of_insurgents",
            "a_sweep_is_reached_from_next_to_it_or_across_one_loc_free_of_insurgents",
        ],
    ),
];

/// What the back of the rulebook says of Capabilities in play.
const CAPABILITIES: &[(&str, &[&str])] = &[
    ("Abrams, US", &["abrams_removes_a_base_that_the_order_does_not_reach_once_a_turn"]),
    (
        "Arc Light, US",
        &["unshaded_arc_light_strikes_1_province_without_coin_pieces_by_the_column_for_removing"],
    ),
    (
        "Cobras, US and ARVN",
        &["unshaded_cobras_remove_1_exposed_piece_in_2_spaces_by_the_column_for_removing"],
    ),
    (
        "Combined Action Platoons, US",
        &["combined_action_platoons_add_1_police_in_the_largest_space_of_us_troops_without_support"],
    ),
    ("CORDS, US", &["unshaded_cords_pacify_2_different_spaces_each_by_a_d3_of_its_own"]),
    (
        "Laser Guided Bombs, US",
        &["shaded_laser_guided_bombs_remove_2_pieces_in_all_and_unshaded_ones_1_where_not_\
             at_active_opposition"],
    ),
    ("M-48 Patton, US", &["m48_patton_is_used_outside_lowland_where_it_removes_more_in_2_spaces_a_turn"]),
    (
        "Search and Destroy, US",
        &["search_and_destroy_removes_a_vc_guerrilla_before_an_nva_one_whoever_is_a_player_\
             even_without_a_hit"],
    ),
    (
        "SA-2s, US and NVA",
        &[
            "sa2s_cost_nva_a_base_before_a_troop_before_a_guerrilla_outside_the_south",
            "sa_2s_cost_nva_a_base_before_a_troop_before_a_guerrilla_outside_south_vietnam",
        ],
    ),
    (
        "Arc Light shaded, US",
        &["shaded_arc_light_shifts_2_levels_for_more_than_1_piece_and_a_non_player_removes_\
             more_only_at_opposition"],
    ),
    ("Booby Traps, US", &["shaded_booby_traps_leave_2_destinations_and_cost_troops_on_1_to_3"]),
    ("Cobras shaded, US", &["shaded_cobras_cost_a_us_troop_on_1_to_3_and_leave_the_us_2_spaces"]),
    (
        "M-48 Patton shaded, US",
        &["shaded_m48_patton_keeps_a_non_player_us_from_patrols_and_general_lansdale_from_their_assault"],
    ),
    (
        "Search and Destroy shaded, US",
        &["shaded_search_and_destroy_lets_the_us_assault_only_nva_troops_and_vulnerable_\
             bases_and_shifts_once"],
    ),
    (
        "Armored Cavalry, ARVN",
        &["armored_cavalry_assaults_free_in_a_destination_of_the_transport_after_the_operation"],
    ),
    ("Mandate of Heaven, ARVN", &["unshaded_mandate_of_heaven_saves_the_space_with_least_total_support"]),
    ("Booby Traps, ARVN", &["shaded_booby_traps_leave_2_destinations_and_cost_troops_on_1_to_3"]),
    ("PT-76 shaded, NVA", &["shaded_pt_76_is_used_where_most_troops_attacked_if_it_removes_more_there"]),
    (
        "AAA, NVA",
        &[
            "under_aaa_a_rally_that_improves_the_trail_selects_one_space",
            "under_aaa_a_trail_at_three_is_not_improved_and_the_spaces_are_not_limited",
        ],
    ),
    ("MiGs, NVA", &["unshaded_migs_cost_a_player_nva_6_resources"]),
    ("Cadres shaded, VC", &["with_cadres_the_first_space_is_one_to_agitate_and_it_counts_as_selected"]),
    ("Main Force Bns shaded, VC", &["main_force_bns_remove_two_where_most_us_troops_fall"]),
];

/// What the procedures work out in numbers.
const WORKED: &[(&str, &str)] = &[
    ("Activation: VC Rally with 4, 3, 2", "vc_rally_rolls_until_two_or_less"),
    (
        "Activation: NVA March at Trail 3",
        "a_loc_then_a_province_then_a_destination_in_vain_then_another_without_a_new_roll",
    ),
    (
        "Activation: NVA March at Trail 4",
        "with_the_trail_at_four_a_roll_of_two_succeeds_and_spaces_along_the_trail_are_in_reach",
    ),
    ("Activation: ARVN Train", "rangers_then_cubes_share_the_rolls_and_a_base_is_built_after_a_failure"),
    ("Activation: VC Attack", "an_ambush_without_a_roll_then_two_and_no_second_ambush_and_no_attack"),
    (
        "Pieces: 3 of 1 Police and 4 Troops removed",
        "removing_3_enemies_of_1_police_and_4_troops_takes_police_troop_troop",
    ),
    (
        "Pieces: 6 cubes placed of 2 Police and 9 Troops",
        "placing_6_arvn_cubes_with_2_police_available_alternates_until_they_run_out",
    ),
    ("Pieces: 3 cubes replaced of 5 Troops and 1 Police", "giving_up_3_arvn_cubes_takes_troop_police_troop"),
    (
        "NVA Rally: the Trail after a failure",
        "two_bases_then_a_failed_roll_and_the_trail_is_improved_all_the_same",
    ),
    ("NVA March at Trail 4 and other Operations", "nva_march_uses_1_while_the_trail_is_at_4"),
    ("NVA Attack: 7 Troops against 3 and a Base", "seven_troops_remove_three_us_troops_and_lose_three"),
    ("NVA Attack: the same with PT-76", "with_shaded_pt_76_they_remove_the_base_too_and_lose_a_fourth"),
    ("NVA Infiltrate at Trail 3", "six_available_troops_at_trail_three_a_base_and_five_guerrillas"),
    (
        "March of 3 Guerrillas",
        "a_marching_group_of_3_is_not_seen_unless_by_main_force_bns_and_claymores_remove_1",
    ),
    ("VC Tax at Population 2", "tax_in_a_province_of_population_two_with_a_base_and_two_hidden_guerrillas"),
    ("VC Agitate with a total of 3", "vc_agitates_terror_first_then_two_levels_as_far_as_its_total_goes"),
];

/// Every Rust file in `directory` and below, with its text.
fn files(directory: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push((path.display().to_string(), std::fs::read_to_string(&path).unwrap()));
        }
    }
}

fn below(directory: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(directory), &mut found);
    found
}

/// The names of all tests of the project.
fn tests() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (_, text) in below("tests").into_iter().chain(below("src")).chain(below("crates")) {
        for part in text.split("#[test]").skip(1) {
            let name = part.trim_start().strip_prefix("fn ").and_then(|rest| rest.split('(').next());
            names.extend(name.map(str::to_owned));
        }
    }
    names
}

#[test]
fn every_trung_rule_has_its_tests() {
    let listed: Vec<&str> = RULES.iter().map(|(rule, _)| *rule).collect();
    assert_eq!(
        listed,
        NUMBERS.split_whitespace().collect::<Vec<_>>(),
        "each rule once, in the order of the rulebook"
    );
    assert!(RULES.iter().chain(TERMS).chain(CAPABILITIES).all(|(_, names)| !names.is_empty()));
}

#[test]
fn every_test_that_proves_a_trung_rule_exists() {
    let tests = tests();
    let named = RULES
        .iter()
        .chain(TERMS)
        .chain(CAPABILITIES)
        .flat_map(|(what, names)| names.iter().map(move |name| (*what, *name)));
    let missing: Vec<_> =
        named.chain(WORKED.iter().copied()).filter(|(_, name)| !tests.contains(*name)).collect();
    assert!(missing.is_empty(), "there are no such tests: {missing:#?}");
}

#[test]
fn every_trung_rule_that_is_cited_is_one_of_these() {
    let known: BTreeSet<&str> = NUMBERS.split_whitespace().chain(HEADINGS.split_whitespace()).collect();
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '.' || letter == '_';
    for (file, text) in below("crates/pointman-fitl").into_iter().chain(below("src/command/fitl")) {
        for word in text.split(|letter: char| !is_part(letter)).map(|word| word.trim_matches('.')) {
            let digits = word
                .strip_prefix('T')
                .filter(|rest| rest.contains('.') && rest.chars().all(|c| c == '.' || c.is_ascii_digit()));
            // T6 to T9 are the Reference Booklet.
            let is_cited = digits.is_some_and(|digits| digits.starts_with(['1', '2', '3', '4', '5']));
            assert!(!is_cited || known.contains(word), "{file} cites {word}, which is no rule");
        }
    }
}
