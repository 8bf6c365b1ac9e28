//! What the commands refuse: the exit code, and the words that say what would do.

use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use crate::scenes::campaign_table::typed;

/// A command line, the exit code it ends with, and what it says.
type Refusal<'a> = (&'a str, i32, &'a str);

/// The words of a command line, those between `'` as one.
fn words(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (place, part) in line.split('\'').enumerate() {
        if place % 2 == 1 { words.push(part) } else { words.extend(part.split_whitespace()) }
    }
    words
}

fn run(folder: &Path, line: &str) -> Output {
    typed(folder, &words(line), "")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder in which these commands were carried out.
fn after(lines: &[&str]) -> TempDir {
    let folder = crate::scenes::folder();
    for line in lines {
        let output = run(folder.path(), line);
        assert!(output.status.success(), "{line}: {}", said(&output));
    }
    folder
}

fn refused(folder: &TempDir, refusals: &[Refusal<'_>]) {
    for (line, code, words) in refusals {
        let output = run(folder.path(), line);
        assert_eq!(output.status.code(), Some(*code), "{line}: {}", said(&output));
        assert!(said(&output).contains(words), "{line}: {}", said(&output));
    }
}

const GAME: &str = "fitl new --scenario short --players us --seed 3 -q -o game.json";
const AV: &str = "campaign new --game ambush-valley --turns 6 --seed 11 -q -o av.json";
const AV_GAME: &str = "generate-mission --from av.json -o avm.json -q";
const SQUAD: &str =
    "fng squad --force us-marines --date 1967-05-early --attributes --seed 3 -q -o squad.json";
const EVENING: &str = "generate-mission --game fng --force us-marines --corps i --date 1967-05-early \
                       --mission-type recon --squad squad.json --seed 4 -q -o eve.json";

#[test]
fn the_exit_code_says_whether_the_rules_or_the_words_are_wrong() {
    let folder = after(&[GAME, AV]);
    refused(
        &folder,
        &[
            (
                "campaign free-prisoner av.json Hayes",
                1,
                "Hayes is active: only a prisoner can be freed [AV 5.2]",
            ),
            ("campaign free-prisoner av.json Nobody", 2, "there is no man `Nobody`"),
            ("campaign new --game ambush-valley --turns 0", 2, "'0' for '--turns <N>': give 1 or more"),
            ("log game.json 5", 2, "no step has that number: game.json has 1 step, numbered 0 to 0"),
            ("run -e 'exit(\"failed\")'", 2, "exit: the code is failed: give a whole number from 0 to 255"),
        ],
    );
}

#[test]
fn options_that_would_be_ignored_are_refused() {
    let folder = after(&[GAME, AV]);
    refused(
        &folder,
        &[
            ("generate-mission --game fng --from av.json", 2, "--from is a campaign of Ambush Valley"),
            (
                "simulate --games 1 --option route-ends=block --option route_ends=left-out",
                2,
                "--option route-ends is given twice: block and left-out",
            ),
            (
                "fitl new --scenario short --option raid-limit=any --option raid-limit=any",
                2,
                "--option raid-limit is given twice",
            ),
            ("fitl adjust game.json trail 1 trail 3", 2, "tracks/trail is given twice: 1 and 3"),
            ("adjust game.json tracks/trail 1 /tracks/trail 3", 2, "tracks/trail is given twice: 1 and 3"),
            ("fng-test rally --table --rep 4", 2, "--rep <N>"),
            ("fng-test --list --count 4", 2, "--count <N>"),
        ],
    );
    let varied = "simulate --games 1 --scenario short --option raid-limit=any --vary raid-limit=any,up-to-2";
    let output = run(folder.path(), varied);
    assert!(output.status.success(), "a variant stands in the place of the option: {}", said(&output));
}

#[test]
fn nothing_is_done_where_nothing_was_said() {
    let folder = after(&[SQUAD, EVENING]);
    refused(
        &folder,
        &[
            ("fng stand eve.json --figure Miller -i", 2, "say what Miller does"),
            ("fitl new --scenario short --players ''", 2, "it is empty: give factions, all or none"),
            ("fitl new --scenario short --players none,us", 2, "`none` cannot be combined"),
            ("fitl new --scenario short --players us,all", 2, "`all` cannot be combined"),
        ],
    );
}

#[test]
fn a_field_may_be_named_as_the_faults_of_a_document_name_it() {
    let folder = after(&[
        GAME,
        "fitl adjust -i game.json /data/tracks/trail 3",
        "adjust -i game.json data/tracks/aid 9",
    ]);
    let game: serde_json::Value =
        serde_json::from_slice(&std::fs::read(folder.path().join("game.json")).unwrap()).unwrap();
    assert_eq!((&game["data"]["tracks"]["trail"], &game["data"]["tracks"]["aid"]), (&3.into(), &9.into()));
}

#[test]
fn a_number_out_of_range_is_told_the_range() {
    let folder = after(&[GAME, AV, AV_GAME]);
    refused(
        &folder,
        &[
            ("fng-test rally --rep -1", 2, "'-1' for '--rep <N>': give 0 to 255"),
            ("fng-test rally --rep four", 2, "give a whole number from 0 to 255"),
            ("fng-test rally --rep 4 --count 0", 2, "give 1 to 100000"),
            ("undo game.json -1", 2, "give "),
            ("campaign report avm.json --turns -1", 2, "give 0 or more"),
            ("roll d6 --seed abc", 2, "give a whole number, 0 or more"),
            ("roll d6 --seed 99999999999999999999", 2, "give 0 to 18446744073709551615"),
            ("run --time-limit 0.5 -e 1", 2, "give a whole number, 0 or more"),
            ("run -e 'fng_test(\"rally\", #{rep: -1})'", 2, "rep: is -1: give 0 to 255"),
            ("fitl adjust game.json trail -1", 2, "Trail: -1: give 0 or more"),
            ("fitl adjust game.json saigon us troops -1", 2, "Saigon: -1: give 0 or more"),
        ],
    );
}

#[test]
fn an_error_of_a_script_is_told_in_the_words_of_scripts() {
    let folder = after(&[GAME]);
    refused(
        &folder,
        &[
            ("run -e 'odds(\"rally\", #{rep: 4, \"with\": 3})'", 2, "with: give a word, or a list of words"),
            (
                "run -e 'campaign_new(#{game: \"chess\"})'",
                2,
                "game: there is no value `chess`: give ambush-valley or fng",
            ),
            ("run -e 'roll(#{})'", 2, "`expression` is missing"),
            ("run -e 'load()'", 2, "load needs arguments: load(path)"),
            ("run -e 'load(())'", 2, "load does not accept (): load(path)"),
            ("run -e 'fng_test(\"rally\")'", 2, "rally needs the tester's Rep: give rep: N"),
            (
                "run -e 'let d = load(\"game.json\"); d.data.spaces = 3; fitl_show(d)'",
                65,
                "the document: /data/spaces: is 3: give an object",
            ),
        ],
    );
}

#[test]
fn text_for_a_field_of_another_sort_is_told_the_command_that_takes_words() {
    const IN_WORDS: &str = "; `pointman fitl adjust` takes it in words: `players us,arvn`, `hue us troops 2`";
    let folder = after(&[GAME, AV]);
    for (line, why, is_text) in [
        ("adjust game.json players us,arvn", "/data/players: is \"us,arvn\": give a list", true),
        ("adjust game.json tracks/aid 400", "/data/tracks/aid: Aid is 400: its range is 0 to 75", false),
        ("adjust av.json turn xx", "/data/turn: is \"xx\": give a whole number", false),
    ] {
        let output = run(folder.path(), line);
        assert_eq!(output.status.code(), Some(1), "{line}: {}", said(&output));
        assert!(said(&output).contains(why), "{line}: {}", said(&output));
        assert_eq!(said(&output).contains(IN_WORDS), is_text, "{line}: {}", said(&output));
    }
}

#[test]
fn a_refusal_says_what_is_wrong_and_not_something_else() {
    let folder = after(&[GAME, AV, AV_GAME, SQUAD, EVENING]);
    refused(
        &folder,
        &[
            (
                "fng-test ranged-damage --rep 4 --set impact=99999999999",
                2,
                "give a whole number from -99 to 999",
            ),
            ("fitl act game.json 'pass; train saigon'", 2, "nothing can follow `pass`"),
            (
                "campaign-buy avm.json --force us --asset tank",
                1,
                "Tank is not available in this campaign: give on-call-light-mortars",
            ),
            (
                "generate-mission --game fng --force us-marines --corps i --leader-rep 4 --date \
                 1967-05-early --assign x:y",
                2,
                "--assign works with --game ambush-valley",
            ),
            ("fng muster eve.json", 2, "say who arrives: a squad's file (--arrivals)"),
            ("fitl pivotal game.json us", 1, "the Short scenario has no Pivotal Events"),
            ("fitl card game.json coup", 2, "the Coup cards are 125 to 130"),
            ("fng-test rally --rep 4 --with nosuch", 2, "there is no rally flag `nosuch`: give born-leader"),
            (
                "fng-test rally --rep 4 --set nosuch=1",
                2,
                "there is no rally value `nosuch`: give choice or passes",
            ),
            (
                "fitl new --scenario short --human-wins nver",
                2,
                "there is no human-wins value `nver`: give early or final",
            ),
            ("man fitl coop", 2, "? `pointman --help` lists the commands"),
            ("campaign rename av.json squad-1-a-2 Hayes", 1, " of US is already called Hayes [AV 8]"),
            ("fng list weapons nosuch", 2, "`pointman fng list weapons` lists them"),
        ],
    );
    let trial = run(folder.path(), "adjust game.json tracks/trial 3");
    assert!(said(&trial).ends_with("there is no field `trial`; did you mean trail?\n"), "{}", said(&trial));
    let trail = run(folder.path(), "fitl adjust game.json trail 9");
    assert!(!said(&trail).contains("/data/"), "{}", said(&trail));
}

#[test]
fn a_file_that_is_no_such_document_is_told_as_what_it_is() {
    let folder = after(&[GAME, SQUAD]);
    let path = |name: &str| folder.path().join(name);
    let game = std::fs::read_to_string(path("game.json")).unwrap();
    std::fs::write(path("empty.json"), "\n").unwrap();
    std::fs::write(path("marked.json"), format!("\u{feff}{game}")).unwrap();
    std::fs::write(path("version.json"), game.replacen("\"version\": 1", "\"version\": 0", 1)).unwrap();
    std::fs::write(path("seed.json"), game.replacen("\"seed\": 3", "\"seed\": 18446744073709551616", 1))
        .unwrap();
    refused(
        &folder,
        &[
            ("fitl show empty.json", 65, "the file is empty"),
            ("fitl show version.json", 65, "/version: must be 1"),
            ("fitl show seed.json", 65, "is too large: give a whole number up to 18446744073709551615"),
            (
                "campaign show game.json",
                65,
                "is fitl-game, but av-campaign, av-mission or fng-campaign is needed",
            ),
            ("fng roster game.json", 65, "but fng-squad, fng-campaign or fng-mission is needed"),
            (
                "fng-test rally --squad game.json --figure x",
                65,
                "but fng-squad, fng-campaign or fng-mission is needed",
            ),
            (
                "simulate --merge game.json",
                65,
                "is a document, not the games of a run: simulate from a game with --from",
            ),
        ],
    );
    let marked = run(folder.path(), "fitl show marked.json");
    assert!(marked.status.success(), "{}", said(&marked));
}

#[test]
fn dice_that_are_asked_for_say_what_they_are_for() {
    let folder = crate::scenes::folder();
    let output = typed(folder.path(), &["roll", "3d6", "--dice", "ask"], "?\n3,4\n");
    assert!(
        said(&output).contains("3d6, die 1 of 3: roll a d6 (1-6), or all 3 on one line"),
        "{}",
        said(&output)
    );
    assert!(said(&output).contains("\nError:"), "the error has a line of its own: {}", said(&output));
    let output = typed(folder.path(), &["roll", "3d6", "--dice", "ask"], "3,4,5\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().next(), Some("3d6: 12"));
}

#[test]
fn secrets_in_a_pipe_are_no_remark() {
    let folder = after(&[SQUAD, EVENING]);
    let output = run(folder.path(), "fng contact eve.json hootch --seed 1");
    assert!(output.status.success(), "{}", said(&output));
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(document["kind"], "fng-mission");
    assert!(!said(&output).contains("contains secrets"), "{}", said(&output));
}

/// What a refusal with `--json` leaves open, and the error.
fn open_in(folder: &TempDir, line: &str) -> (serde_json::Value, serde_json::Value) {
    let output = run(folder.path(), &format!("{line} --json"));
    let told: serde_json::Value = serde_json::from_str(&said(&output)).unwrap_or_default();
    (told["error"]["open"].clone(), told["error"].clone())
}

#[test]
fn a_positional_that_only_another_option_spares_is_an_open_question_too() {
    let folder = after(&[]);
    for (line, name) in [("fng test", "check"), ("fng-test", "check"), ("completions", "shell")] {
        let (open, error) = open_in(&folder, line);
        assert_eq!(open[0]["name"], name, "{line}: {error}");
    }
    let (open, error) = open_in(&folder, "campaign report-template");
    assert!(open[0]["name"].is_string(), "{error}");
}

#[test]
fn an_event_of_which_the_text_is_not_named_asks_which() {
    let folder = after(&["fitl new --scenario short --players all --seed 3 -q -o game.json"]);
    let (open, error) = open_in(&folder, "fitl act game.json event");
    assert_eq!(open[0]["legal"], serde_json::json!(["unshaded", "shaded"]), "{error}");
    assert_eq!(error["exit_code"], 2);
}

/// A game of the Full scenario in which `first` acts on this card.
fn acting(first: &str, card: &str) -> TempDir {
    let new = format!("fitl new --scenario full --players {first} --deck physical --seed 5 -q -o game.json");
    let cards = [card, "97"].map(|card| format!("fitl card -i game.json {card} -q"));
    after(&[&new, &cards[0], &cards[1]])
}

#[test]
fn words_that_break_off_are_asked_how_they_go_on() {
    for (first, card, words, name, answer) in [
        ("us", "8", "patrol saigon-can-tho", "step", "loc-saigon-can-tho: 1t from da-nang"),
        ("us", "8", "sweep binh-dinh 1t from", "step", ""),
        ("us", "8", "train saigon place", "step", "saigon place 1 arvn_police"),
        ("us", "8", "train saigon; special", "special", "special advise hue"),
        ("us", "8", "train saigon; special air-strike", "special", "special air-strike degrade"),
        ("arvn", "74", "train saigon; special govern can-tho", "special", "special govern can-tho aid"),
        (
            "arvn",
            "74",
            "train saigon; special govern can-tho aid, qui",
            "special",
            "special govern qui-nhon aid",
        ),
        ("arvn", "74", "train saigon; special govern saigon", "special", "special govern can-tho aid"),
        ("arvn", "74", "patrol; special govern", "special", "special govern can-tho aid"),
        ("arvn", "74", "train saigon; special transport", "special", "special transport hue 1t to da-nang"),
    ] {
        let folder = acting(first, card);
        let (open, error) = open_in(&folder, &format!("fitl act game.json '{words}'"));
        let legal: Vec<&str> =
            open[0]["legal"].as_array().into_iter().flatten().filter_map(|legal| legal.as_str()).collect();
        assert_eq!(open[0]["name"], name, "{words}: {error}");
        assert!(legal.iter().any(|legal| legal.starts_with(answer)), "{words}: {legal:?}");
    }
    refused(
        &acting("arvn", "74"),
        &[(
            "fitl act game.json 'sweep saigon; special govern saigon'",
            1,
            "cannot accompany this Operation [G5",
        )],
    );
    let told = run(acting("us", "8").path(), "fitl act game.json 'patrol saigon-can-tho'");
    assert_eq!(told.status.code(), Some(2));
    assert!(
        said(&told).starts_with("Error: say how `saigon-can-tho` goes on: loc-saigon-can-tho: "),
        "{}",
        said(&told)
    );
}

#[test]
fn an_action_as_json_is_told_every_fault_with_its_pointer() {
    let folder = acting("us", "8");
    let action = r#"{"op":"train","steps":[{"space":{"space":"nowhere"}},{"space":{"space":"nix"}}]}"#;
    let output = run(folder.path(), &format!("fitl act game.json '{action}' --json"));
    let told: serde_json::Value = serde_json::from_str(&said(&output)).unwrap();
    let pointers: Vec<&str> = told["error"]["faults"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|fault| fault["pointer"].as_str())
        .collect();
    assert_eq!(pointers, ["/steps/0/space/space", "/steps/1/space/space"], "{told}");
    std::fs::write(folder.path().join("bad.json"), action).unwrap();
    refused(
        &folder,
        &[
            ("fitl act game.json --action bad.json", 65, "bad.json: /steps/1/space/space: "),
            ("fitl act game.json '{\"op\":\"dig\"}'", 65, "the action: "),
            ("fitl act game.json '{}'", 65, "the action: "),
        ],
    );
}

#[test]
fn an_fng_mission_names_all_it_lacks_with_what_is_legal() {
    let folder = after(&[]);
    let (open, error) = open_in(&folder, "generate-mission --game fng");
    let names: Vec<_> =
        open.as_array().unwrap().iter().map(|asked| asked["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["force", "corps", "date", "leader-rep"], "{error}");
    assert_eq!(open[1]["legal"], serde_json::json!(["i", "ii", "iii", "iv"]));
    assert!(open[0]["legal"].as_array().unwrap().contains(&"us-marines".into()));
}

#[test]
fn the_crew_of_no_vehicle_is_refused_as_that() {
    let folder = after(&[SQUAD, EVENING]);
    refused(&folder, &[("fng crew eve.json", 1, "there is no vehicle on the table")]);
}
