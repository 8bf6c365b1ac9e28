//! What an evening of FNG knows by itself, in single commands and at the prompt: who acts before the first
//! turn, who has come unseen, how far a move goes, and options that would have no effect.

use std::path::Path;

use serde_json::Value;

use super::evenings::{activation, said};
use super::fng::prepare;
use super::{pointman as command, run};

/// An evening of four against four, in a turn of these dice.
fn turn(own: &str, enemy: &str) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    activation(folder.path(), own, enemy);
    folder
}

fn refused(folder: &Path, line: &str) -> String {
    let output = command(folder).args(line.split(' ')).output().unwrap();
    assert!(!output.status.success(), "{line}: {output:?}");
    let told = String::from_utf8(output.stderr).unwrap();
    told.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn nobody_acts_in_an_evening_whose_first_turn_has_not_begun() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    for line in [
        "fng exchange game.json -i --by Ortiz --at Ha",
        "fng charge game.json -i --by Ha --at Ortiz",
        "fng stand game.json -i --figure Ortiz --does move",
    ] {
        let told = refused(folder.path(), line);
        assert!(told.contains("nobody acts yet: the first turn has not begun"), "{told}");
    }
    run(folder.path(), &["fng", "stand", "game.json", "-i", "-q", "--figure", "Ortiz", "--as", "cover"]);
}

#[test]
fn a_move_stops_at_the_edge_of_a_ford_and_at_barbed_wire() {
    let folder = crate::scenes::folder();
    let goes = |terrain: &str| run(folder.path(), &["fng", "move", "--terrain", terrain]);
    let ford = goes("clear:3,ford:6,clear");
    assert!(ford.contains("the figure: 3 in") && ford.contains("stops at its edge"), "{ford}");
    let crosses = goes("ford:6,clear");
    assert!(crosses.contains("the figure: 6 in"), "{crosses}");
    let wire = goes("clear:3,barbed-wire:1,clear");
    assert!(wire.contains("the figure: 3 in") && wire.contains("crosses 1 in of it an Activation"), "{wire}");
    assert!(goes("ford").contains("stops at its edge"));
    assert!(!goes("clear:3,woods").contains("stops"));
}

#[test]
fn an_option_that_has_no_effect_is_refused() {
    let folder = turn("2", "1");
    let told = refused(folder.path(), "fng charge game.json -i --by Ortiz --at Ha,Binh");
    assert!(told.contains("each charger has one target"), "{told}");
    let told = refused(folder.path(), "fng exchange game.json -i --by Ortiz --at Ha --gap 5");
    assert!(told.contains("--gap is of several targets"), "{told}");
    let told = refused(folder.path(), "fng stand game.json -i --figure Ortiz --does move --fallen Ha");
    assert!(told.contains("--fallen goes with drag"), "{told}");
    let told = refused(folder.path(), "fng helicopter game.json send -i --rider Ortiz");
    assert!(told.contains("--rider has no effect on send"), "{told}");
}

#[test]
fn the_dead_are_not_hit_again_by_a_shell() {
    let folder = turn("3", "1");
    let dead = "company/soldiers/Ha/man/state";
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "company/soldiers/Ha/down", "{\"turn\":1}"]);
    run(folder.path(), &["adjust", "game.json", "-i", "-q", dead, "[\"obviously-dead\"]"]);
    let told = refused(folder.path(), "fng fire-mission game.json -i --effect 4 --at Ha");
    assert!(told.contains("Ha is already dead"), "{told}");
}

#[test]
fn a_rep_that_is_said_for_a_shot_is_told_beside_it() {
    let folder = turn("2", "1");
    let shoot =
        ["fng", "shoot", "game.json", "-i", "--shooter", "Ortiz,rep=6,crack-shot", "--at", "Ha,cover"];
    let told = run(folder.path(), &[&shoot[..], &["--seed", "1"]].concat());
    assert!(told.contains("Ortiz counts as Rep 6, not 4, Crack Shot for this"), "{told}");
    assert!(told.contains("Ha counts as in cover for this"), "{told}");
}

#[test]
fn enter_fires_at_nobody_for_an_enemy_who_came_onto_the_table_unseen() {
    let folder = turn("1", "2");
    let off = ["fng", "stand", "game.json", "-i", "-q", "--figure", "Ha,Binh,Long,Vu", "--as", "off-table"];
    run(folder.path(), &off);
    let comes = said(folder.path(), &format!("{}quit\n", "\n".repeat(24)));
    assert!(comes.contains("comes onto the table by its edge"), "{comes}");
    assert!(comes.contains("sight now") && !comes.contains("fires the"), "{comes}");
    assert!(!comes.contains("(Enter: Sgt Miller)") && !comes.contains("No: "), "{comes}");
}

#[test]
fn who_holds_stays_where_it_is_when_nobody_is_in_sight() {
    let folder = turn("1", "2");
    let hold = ["fng", "activation", "game.json", "-i", "-q", "--own", "1", "--enemy", "2"];
    run(folder.path(), &[&hold[..], &["--option", "enemy-moves=hold"]].concat());
    let holds = said(folder.path(), "nobody\nquit\n");
    assert!(holds.contains("> nobody") && !holds.contains("moves"), "{holds}");
    let history: Value = serde_json::from_str(&run(folder.path(), &["log", "game.json", "--json"])).unwrap();
    assert!(history.to_string().contains("\"wait\""), "{history}");
}

#[test]
fn a_rank_before_the_name_of_another_names_nobody() {
    let folder = turn("1", "2");
    let told = said(folder.path(), "cpl ortiz\nquit\n");
    assert!(told.contains("No: ") && !told.contains("fires the"), "{told}");
    let told = said(folder.path(), "ortiz fire ha\nquit\n");
    assert!(told.contains("`Ortiz fire` is an order, and Ortiz does not act now"), "{told}");
    assert!(!told.contains("fires the"), "{told}");
}

#[test]
fn the_squad_of_a_defense_is_in_cover_from_the_first() {
    let folder = crate::scenes::folder();
    let squad = ["fng", "squad", "--force", "us-army-infantry", "--date", "1967-05-early", "--men", "4"];
    run(folder.path(), &[&squad[..], &["--seed", "2", "-o", "squad.json", "-q"]].concat());
    let mission = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let more = ["--leader-rep", "4", "--date", "1967-05-early", "--mission-type", "defense", "--seed", "7"];
    let files = ["--squad", "squad.json", "-o", "game.json", "-q"];
    run(folder.path(), &[&mission[..], &more[..], &files[..]].concat());
    let table = run(folder.path(), &["fng", "table", "game.json"]);
    assert_eq!(table.matches("in cover").count(), 4, "{table}");
    activation(folder.path(), "5", "1");
    let told = refused(folder.path(), "fng reveal game.json -i --enters");
    assert!(told.contains("the enemy squad enters in an Activation of its own"), "{told}");
}
