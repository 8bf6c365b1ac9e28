//! What the single commands of an evening say: which command goes on, as it can be pasted, what a refusal
//! advises, and what the odds assume.

use std::path::Path;

fn called(folder: &Path, line: &str) -> assert_cmd::assert::Assert {
    let mut command = assert_cmd::Command::cargo_bin("pointman").unwrap();
    // A word in quotes may hold blanks.
    let words = line.split('\'').enumerate().flat_map(|(nth, part)| match nth % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    command.current_dir(folder).args(words).assert()
}

fn says(folder: &Path, line: &str) -> String {
    let words = String::from_utf8(called(folder, line).success().get_output().stdout.clone()).unwrap();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn refused(folder: &Path, line: &str) -> String {
    String::from_utf8(called(folder, line).failure().get_output().stderr.clone()).unwrap()
}

/// Turn 1, in which both sides may act at Rep 4, ours first.
fn table() -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    let at = folder.path();
    says(
        at,
        "generate-mission --game fng --force us-army-infantry --corps ii --leader-rep 4 --date \
         1968-11-early --mission recon --time night --weather clear --seed 5 -o e.json -q",
    );
    says(
        at,
        "fng muster e.json -i -q --figure Smith,rep=4,weapon=m-16 \
         --figure 'name=Cpl Jones,rep=4,weapon=m-16' --figure Hansen,rep=4,weapon=m-79-he \
         --figure Zap,rep=4,weapon=satchel-demo-charge",
    );
    says(
        at,
        "fng muster e.json -i -q --side enemy --figure Ha,rep=4,weapon=ak-47 \
         --figure Dung,rep=4,weapon=rpg-7",
    );
    folder
}

fn turn(own: u8, enemy: u8) -> tempfile::TempDir {
    let folder = table();
    says(folder.path(), &format!("fng activation e.json -i -q --own {own} --enemy-die {enemy} --seed 1"));
    folder
}

#[test]
fn a_refusal_advises_a_command_that_can_be_pasted() {
    let folder = turn(3, 2);
    let at = folder.path();
    let why = refused(at, "fng grenade e.json -i --by 'Cpl Jones' --at Ha");
    let ready = "pointman fng stand e.json -i --figure 'Cpl Jones' --does ready --what grenades";
    assert!(why.contains(ready), "{why}");
    says(at, ready.trim_start_matches("pointman "));
}

#[test]
fn what_bursts_in_the_hands_of_a_figure_is_launched_without_being_named() {
    let folder = turn(3, 2);
    let at = folder.path();
    let why = refused(at, "fng exchange e.json -i --by Hansen --at Ha");
    let grenade = "pointman fng grenade e.json -i --shooter Hansen --at Ha";
    assert!(why.contains(grenade), "{why}");
    let told = says(at, &format!("{} --seed 1", grenade.trim_start_matches("pointman ")));
    assert!(told.contains("Hansen uses the M-79 GL, HE at Ha"), "{told}");
    let told = says(at, "fng grenade e.json --reaction --by Dung --at Smith --seed 1 -o f.json");
    assert!(told.contains("Dung uses the RPG-7 at Smith"), "{told}");
}

#[test]
fn a_charge_that_somebody_is_armed_with_is_ready_under_each_of_its_names() {
    let folder = turn(3, 2);
    let at = folder.path();
    for gear in ["satchel-charge", "satchel-demo-charge"] {
        let why = refused(at, &format!("fng stand e.json -i --figure Zap --does ready --what {gear}"));
        assert!(why.contains("Zap has the charge in hand"), "{why}");
    }
    let told = says(at, "fng grenade e.json -i --by Zap --at Ha --in 1 --seed 1");
    assert!(told.contains("Zap uses the Satchel & Demo Charges"), "{told}");
    let why = refused(at, "fng grenade e.json -i --reaction --by Zap --at Ha --in 1");
    assert!(!why.contains("uses"), "{why}");
}

#[test]
fn a_refusal_of_another_sides_time_names_the_option_of_a_reaction() {
    let folder = turn(3, 2);
    let why = refused(folder.path(), "fng shoot e.json -i --by Ha --at Smith");
    assert!(why.contains("fire in reaction is given with --reaction"), "{why}");
    assert!(why.contains("pointman fng finish e.json -i"), "{why}");
}

#[test]
fn covering_fire_in_the_activation_of_the_other_side_is_a_reaction() {
    let folder = turn(3, 2);
    let at = folder.path();
    says(at, "fng stand e.json -i -q --figure Smith --as covering");
    says(at, "fng finish e.json -i -q");
    says(at, "fng covering-fire e.json -i --by Smith --at Ha --seed 1");
}

#[test]
fn in_sight_order_and_group_take_the_figures_of_an_evening() {
    let folder = turn(3, 2);
    let at = folder.path();
    let order = says(at, "fng in-sight-order e.json --tester Smith,moving --tester Ha --seed 1");
    assert!(order.contains("Ha") && order.contains("Smith"), "{order}");
    let group = says(at, "fng group e.json --at Smith,x=0 --at 'Cpl Jones,x=3'");
    assert!(group.contains("one group"), "{group}");
}

#[test]
fn too_few_dice_advise_what_the_command_at_hand_can_do() {
    let folder = turn(3, 2);
    let at = folder.path();
    says(
        at,
        "fng muster e.json -i -q --side enemy --figure Binh,rep=3 --figure Chi,rep=3 --figure Khe,rep=3",
    );
    says(at, "fng muster e.json -i -q --figure Gus,rep=4,weapon=m-14 --group other");
    let why = refused(at, "fng exchange e.json -i --by Gus --at Ha,Binh,Chi,Khe");
    assert!(!why.contains("--automatic"), "{why}");
    assert!(why.contains("vacant inches: each needs at least one"), "{why}");
}

#[test]
fn a_second_squad_of_the_same_list_gets_names_of_its_own() {
    let folder = table();
    let at = folder.path();
    for seed in [1, 2] {
        says(at, &format!("fng squad --force nva --date 1968-11-early --seed {seed} -o s{seed}.json -q"));
    }
    says(at, "fng muster e.json -i -q --side enemy --arrivals s1.json");
    let told = says(at, "fng muster e.json -i --side enemy --arrivals s2.json");
    assert!(told.contains(" 2,"), "{told}");
    let again = refused(at, "fng muster e.json -i --side enemy --arrivals s1.json");
    let told = says(at, "fng muster e.json --side enemy --arrivals s1.json --group third -o f.json");
    assert!(told.contains(" 3"), "{told}");
    assert!(again.contains("is already on the table") && again.contains("--group NAME"), "{again}");
}

#[test]
fn the_odds_have_a_row_for_everyone_named_count_rockets_and_say_what_they_assume() {
    let folder = turn(3, 2);
    let told = says(folder.path(), "fng exchange e.json --mover Smith --watcher Dung --odds 100 --seed 1");
    assert!(told.contains("Dung") && told.contains("Smith"), "{told}");
    assert!(told.contains("Assumed: Dung fires the RPG-7 at Smith: how far is it: far"), "{told}");
    assert!(!told.contains("Shots fired: 0.0"), "{told}");
}

#[test]
fn a_pencil_flare_burns_by_night_and_a_light_is_remembered() {
    let folder = turn(3, 2);
    let at = folder.path();
    let told = says(at, "fng stand e.json -i --figure Smith --does flare --place ford");
    assert!(told.contains("illumination 1 over ford: 24 in, to the end of turn 2"), "{told}");
    says(at, "fng stand e.json -i -q --figure Smith --as flashlight");
    let table = says(at, "fng table e.json");
    assert!(table.contains("with a flashlight; may act"), "a flare is no act: {table}");
    let shot = says(at, "fng shoot e.json --reaction --by Ha --at Smith --seed 1 --explain -o f.json");
    assert!(shot.contains("Smith"), "{shot}");
    says(at, "fng stand e.json -i -q --figure Smith --as light-out");
    assert!(!says(at, "fng table e.json").contains("flashlight"));
}

#[test]
fn the_language_barrier_is_a_check_of_an_evening() {
    let folder = turn(3, 2);
    let told =
        says(folder.path(), "fng react e.json -i --test language-barrier --figure Smith --rolls 6,6,1");
    assert!(told.contains("Smith against 2, passes 0"), "{told}");
    assert!(told.contains("those who were given the order"), "{told}");
}

#[test]
fn who_has_fired_may_still_move_and_is_said_to() {
    let folder = turn(3, 2);
    let at = folder.path();
    says(at, "fng exchange e.json -i -q --by Smith --at Ha --seed 1");
    let table = says(at, "fng table e.json");
    let again = refused(at, "fng exchange e.json -i --by Smith --at Ha");
    if table.contains("may still move") {
        assert!(again.contains("Smith has acted this turn: fired, and may still move"), "{again}");
    }
}

#[test]
fn after_each_command_the_next_one_names_the_file() {
    let folder = turn(3, 2);
    let told = says(folder.path(), "fng shoot e.json -i --by Smith --at Ha --seed 1");
    assert!(told.contains("pointman fng finish e.json -i"), "{told}");
}

#[test]
fn a_card_that_has_been_drawn_is_said_to_be_gone() {
    let folder = table();
    let why = refused(folder.path(), "fng reinforce e.json -i --side enemy --arrive --rolls 99H");
    assert!(why.contains("99H"), "{why}");
}

#[test]
fn a_weapon_goes_by_the_name_that_its_list_misprints() {
    let folder = table();
    let at = folder.path();
    says(at, "fng shoot --rep 4 --weapon rpd --at rep=4 --seed 1");
    let why = refused(at, "fng shoot --rep 4 --weapon xyzzy --at rep=4");
    assert!(why.contains("pointman fng list weapons lists them"), "{why}");
}

#[test]
fn a_dike_is_said_to_be_cover() {
    let folder = table();
    let told = says(folder.path(), "fng list terrain dike");
    assert!(told.contains("dike counts as Clear, and is cover"), "{told}");
    let grass = says(folder.path(), "fng list terrain elephant-grass");
    assert!(grass.contains("Concealment: yes") && grass.contains("Cover: no"), "{grass}");
}

#[test]
fn distances_and_names_read_as_people_say_them() {
    let folder = table();
    let at = folder.path();
    let way = says(at, "fng move --terrain elephant-grass:4,bamboo");
    assert!(way.contains("the figure: 5.3 in"), "{way}");
    let rock = refused(at, "fng move --terrain impassable-rock");
    assert!(rock.contains("impassable rock cannot be crossed on foot: go around it"), "{rock}");
    let miller = refused(at, "fng shoot e.json --by Smit --at Ha");
    assert!(!miller.contains("?;"), "{miller}");
}
