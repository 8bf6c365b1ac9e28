//! What the commands of Ambush Valley refuse: rolls off a table, flags that contradict each other, orders
//! that nothing would come of.

use serde_json::Value;

use crate::scenes::campaign_table::{begun, done, refused, typed};

fn data(folder: &std::path::Path, file: &str) -> Value {
    let text = std::fs::read_to_string(folder.join(file)).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["data"].clone()
}

#[test]
fn a_modifier_that_leads_off_a_table_is_refused_with_the_rows_it_has() {
    let folder = crate::scenes::folder();
    for (words, rows) in [
        ("av roll stragglers d8 --modifier -1 --rolls 1,1", "from 2 up"),
        ("av roll mission --modifier 99", "from 1 to 6"),
        ("av roll replacement --modifier -3 --rolls 1", "from 1 to 6"),
        ("odds av:stragglers d8 --modifier -9", "from 2 up"),
        ("odds av:operational --modifier -5", "from 2 to 12"),
    ] {
        let (code, why) = refused(folder.path(), words);
        assert!(code == 1 && why.contains(&format!("its rows go {rows}")), "{words}: {code} {why}");
    }
    for modifier in [i32::MAX, i32::MIN] {
        let told = done(folder.path(), &format!("odds av:loss d8 --modifier {modifier}"));
        let row = if modifier > 0 { "4 or more" } else { "3 or less" };
        assert!(told.contains(row) && told.contains("100.00 %"), "{told}");
    }
}

#[test]
fn tables_are_named_in_any_case_and_a_die_they_do_not_take_is_refused() {
    let folder = crate::scenes::folder();
    let told = done(folder.path(), "av table Stragglers");
    assert_eq!(told, done(folder.path(), "av table stragglers"));
    assert!(done(folder.path(), "odds av:Stragglers d8").contains("TQ D8"));
    for words in ["odds av:mission d8", "av roll mission d8"] {
        let (_, why) = refused(folder.path(), words);
        assert!(why.contains("is rolled with D6") && why.contains("leave out D8"), "{words}: {why}");
    }
    done(folder.path(), "odds av:mission d6");
}

#[test]
fn flags_of_a_report_say_each_thing_once() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let report = "campaign report c.json -i --turns 6 --rest no --achieved none";
    for (flags, why) in [
        ("--achieved 1", "--achieved is given twice"),
        ("--counts leaders-killed=1,leaders-killed=3", "leaders-killed is given twice"),
        ("--answer us/hq/deeds=nothing --engaged hq", "`engaged` is said already"),
        ("--counts vc:civilian-casualties=900000000", "give at most 999"),
    ] {
        let (_, told) = refused(folder, &format!("{report} {flags}"));
        assert!(told.contains(why), "{flags}: {told}");
    }
    let (_, told) =
        refused(folder, "campaign report c.json -i --achieved none --rest no --ended-early storm");
    assert!(told.contains("how many turns did the game last? (--turns N)"), "{told}");
    assert!(!told.contains("--rest no"), "no deed is open: {told}");
}

#[test]
fn enter_is_no_answer_where_a_report_needs_one() {
    let folder = begun("--seed 5");
    let arguments = ["campaign", "report", "c.json", "--ask"];
    let output = typed(folder.path(), &arguments, "6\n\nhep\nfailed\n");
    let asked = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{asked}");
    assert!(asked.contains("> \n  achieved: the mission's objective was met\n  failed:"), "{asked}");
    assert!(asked.contains("No: `hep` is not one of achieved, failed."), "{asked}");
}

#[test]
fn the_questions_of_a_report_are_asked_at_the_prompt_of_play_with_its_look_ups() {
    let folder = begun("--seed 5");
    let arguments = ["campaign", "report", "c.json", "--ask", "--report-only"];
    let lines = "back\n6\nshow mission\ntable stragglers\nhelp\nadjust turn 3\nfailed\n? soft\nback\n\
                 failed; none\n\
                 rant kia, ller evacuated\n\n\nrest-nothing\n\n\n\n";
    let output = typed(folder.path(), &arguments, lines);
    let asked = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{asked}");
    assert!(asked.contains("This is the first question"), "{asked}");
    assert!(asked.contains("Mission: secret") && asked.contains("Duty Status"), "{asked}");
    assert!(asked.contains("Transport: 3 OMP") && asked.contains("No: `adjust` is not one of"), "{asked}");
    // What would change the campaign is no word of this prompt.
    assert!(asked.contains("  log ") && !asked.contains("rollback"), "{asked}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["forces"][0]["figures"].as_array().unwrap().len(), 2, "{asked}");
    assert!(!folder.path().join("c.json.report.draft").exists());
}

#[test]
fn three_letters_within_a_name_or_some_of_its_words_are_enough() {
    let folder = begun("--seed 5 --asset us:on-call-light-mortars");
    let folder = folder.path();
    let report = "campaign report c.json -o d.json -q --turns 6 --achieved none --rest no";
    done(folder, &format!("{report} --kia rant --wia ller:light"));
    let (_, why) = refused(folder, &format!("{report} --kia ter"));
    assert!(why.contains("`ter` is ambiguous") && why.contains("Carter or Foster"), "{why}");
    let (_, why) = refused(folder, &format!("{report} --kia er"));
    assert!(why.contains("no deployed man `er`"), "{why}");
    let buys = typed(folder, &["campaign-buy", "c.json", "--asset", "on call mortars"], "");
    assert!(String::from_utf8_lossy(&buys.stderr).contains("On Call Light Mortars") || buys.status.success());
}

#[test]
fn what_a_command_does_not_take_is_not_listed() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let report = "campaign report c.json --turns 6 --achieved none --rest no";
    let (_, why) = refused(folder, &format!("{report} --through bogus"));
    assert!(why.contains("assess-operation") && !why.contains("receive-mission"), "{why}");
    let (_, why) = refused(folder, "generate-mission --from c.json --through bogus");
    assert!(why.contains("receive-mission") && !why.contains("finished"), "{why}");
    let (_, why) = refused(folder, &format!("{report} --fate sniper:kia:general"));
    assert!(why.contains("no fate `general`"), "{why}");
    let (_, why) = refused(folder, "campaign promote c.json Grant team-leader --leadership two");
    assert!(why.contains("from -2 to 2"), "{why}");
    let (_, why) = refused(folder, "campaign promote c.json -i Jensen team-leader --relieve");
    assert!(why.contains("Jensen is already team leader: nothing to change"), "{why}");
}

#[test]
fn a_step_without_the_report_it_needs_tells_what_gives_one() {
    let folder = begun("--seed 5");
    let (code, why) = refused(folder.path(), "campaign-advance c.json -i");
    assert!(code == 1 && why.contains("give it with --report") && !why.contains("--achieved"), "{why}");
}

#[test]
fn a_new_man_gets_no_name_that_somebody_has() {
    let folder = begun("--seed 5");
    let report = "campaign report c.json -o d.json -q --turns 6 --achieved none --rest no --new-men";
    let (_, why) = refused(folder.path(), &format!("{report} Grant"));
    assert!(why.contains("called Grant already"), "{why}");
    let (_, why) = refused(folder.path(), &format!("{report} Doe,Doe"));
    assert!(why.contains("given to two new men"), "{why}");
    done(folder.path(), &format!("{report} Doe"));
    done(folder.path(), "replay d.json --verify");
}

#[test]
fn sealed_orders_are_read_to_the_last_word_or_refused() {
    let folder = begun("--sealed-orders --seed 3");
    let folder = folder.path();
    let (code, why) = refused(folder, "campaign orders c.json -i --teams 1a");
    assert!(code == 2 && why.contains("--side") && why.contains("us, vc"), "{why}");
    let (_, why) = refused(folder, "campaign orders c.json -i --side us --teams 1a,1b --buy own-fireteam");
    assert!(why.contains("name the teams it brings"), "{why}");
    done(folder, "campaign orders c.json -i -q --side us --teams all");
    done(folder, "campaign orders c.json -i -q --side vc --vc-unit local-force:A");
    done(folder, "campaign orders c.json -i -q --side us");
    let asks = data(folder, "c.json")["mission"]["apart"]["asks"].clone();
    assert_eq!(asks["what"], "objective", "{asks}");
    let orders = format!("campaign orders c.json -i --side {}", asks["force"].as_str().unwrap());
    let (_, why) = refused(folder, &format!("{orders} --objective north-west:village --edge north"));
    assert!(why.contains("chooses now") && why.contains("leave out --edge"), "{why}");
    let (_, why) = refused(folder, &format!("{orders} --objective north-west:village,north-east:hut"));
    assert!(why.contains("give north-west:village alone"), "{why}");
    done(folder, &format!("{orders} --objective nw:village"));
}

#[test]
fn choices_before_a_game_that_nothing_would_come_of_are_refused() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    done(folder, "campaign new --game ambush-valley -q -o c.json --seed 3");
    for (choice, why) in [
        ("--scenario-objective us:take_the_hill", "a generated mission has its own"),
        ("--no-fog-card-for vc", "insurgents never draw Fog of War cards"),
        ("--assign 1a", "--assign 1a: write FORCE:"),
        ("--point-man us:Grant", "1A has no Ace Point Man"),
    ] {
        let (_, told) = refused(folder, &format!("generate-mission --from c.json {choice}"));
        assert!(told.contains(why), "{choice}: {told}");
    }
    done(folder, "generate-mission --from c.json -i -q --objective nw:hut,se:village");
    let objectives = data(folder, "c.json")["mission"]["board"]["objectives"].clone();
    assert_eq!(objectives[1]["terrain"], "village", "{objectives}");
}

#[test]
fn a_man_who_is_adjusted_gets_no_name_that_another_has() {
    let folder = begun("--seed 5");
    let folder = folder.path();
    let (_, why) = refused(folder, "adjust c.json -i figures/Keller/name Grant");
    assert!(why.contains("somebody else of the force is called Grant already"), "{why}");
    done(folder, "adjust c.json -i -q figures/Keller/name Kellerman");
}

#[test]
fn several_casualties_are_told_in_one_line_at_the_prompt_of_a_report() {
    let folder = begun("--seed 5");
    let arguments = ["campaign", "report", "c.json", "--ask", "--report-only"];
    let lines = "6\nfailed\n\nGrant kia, Keller evacuated\n\n\nrest-nothing\n\n\n\n";
    let output = typed(folder.path(), &arguments, lines);
    let asked = String::from_utf8(output.stderr).unwrap();
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{asked}"));
    let figures = report["forces"][0]["figures"].as_array().unwrap();
    assert_eq!(figures.len(), 2, "{asked}");
    assert!(figures.iter().any(|man| man["condition"] == "evacuated"), "{asked}");
}
