//! Dice expressions: what they mean, what they refuse, and that their odds are those of the dice.

use std::process::{Command, Output};

use num_bigint::BigUint;
use pointman::dice::expression::{Expression, MAX_LENGTH, Odds, Roll};
use pointman::dice::odds::Distribution;
use pointman::dice::{DiceState, Scripted, Seeded, enumerate};
use proptest::prelude::*;
use serde_json::{Value, json};

fn read(text: &str) -> Expression {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn thrown(text: &str, answers: &[u32]) -> Roll {
    let mut dice = Scripted::new(answers.iter().copied());
    let roll = read(text).roll(&mut dice).unwrap();
    dice.finish().unwrap();
    roll
}

fn totals(text: &str) -> Distribution<i64> {
    match read(text).odds().unwrap() {
        Odds::Totals(totals) => totals,
        Odds::Comparison(_) => panic!("{text} has no totals"),
    }
}

fn ways_to_hold(text: &str) -> (String, String) {
    match read(text).odds().unwrap() {
        Odds::Comparison(results) => (results.ways(&true).to_string(), results.of().to_string()),
        Odds::Totals(_) => panic!("{text} is no comparison"),
    }
}

/// The odds counted by throwing the dice every way they can fall.
fn enumerated(expression: &Expression) -> Odds {
    if expression.is_comparison() {
        Odds::Comparison(enumerate(|dice| expression.roll(dice).map(|roll| roll.result().unwrap())).unwrap())
    } else {
        Odds::Totals(enumerate(|dice| expression.roll(dice).map(|roll| roll.total)).unwrap())
    }
}

#[test]
fn the_highest_dice_are_kept_and_the_others_shown() {
    let roll = thrown("4d6kh3+2", &[1, 4, 4, 6]);
    assert_eq!(roll.total, 16);
    assert_eq!(roll.pools[0].dice.iter().map(|die| die.kept).collect::<Vec<_>>(), [false, true, true, true]);
}

#[test]
fn of_equal_dice_the_earlier_is_kept() {
    let kept =
        |text| thrown(text, &[3, 5, 3, 5]).pools[0].dice.iter().map(|die| die.kept).collect::<Vec<_>>();
    assert_eq!(kept("4d6kh1"), [false, true, false, false]);
    assert_eq!(kept("4d6kl1"), [true, false, false, false]);
    assert_eq!(kept("4d6dh1"), [true, true, true, false]);
    assert_eq!(kept("4d6dl1"), [true, true, false, true]);
}

#[test]
fn d66_is_tens_and_units() {
    let roll = thrown("d66", &[3, 4]);
    assert_eq!((roll.total, roll.pools[0].dice.len()), (34, 1));
    let odds = totals("d66");
    assert_eq!(odds.len(), 36);
    assert_eq!((odds.ways(&17), odds.ways(&61)), (BigUint::ZERO, BigUint::from(1u8)));
}

#[test]
fn d_percent_is_a_die_of_a_hundred_sides() {
    assert_eq!(read("2d%"), read("2d100"));
}

#[test]
fn a_comparison_compares_the_whole_sum() {
    assert_eq!(thrown("4d10>=7", &[1, 1, 1, 3]).result(), Some(false));
    assert_eq!(thrown("4d10>=7", &[1, 1, 1, 4]).result(), Some(true));
    assert_eq!(thrown("d6+1=d6-2", &[1, 4]).result(), Some(true));
    assert_eq!(ways_to_hold("3d6>=12"), ("81".into(), "216".into()));
    assert_eq!(ways_to_hold("3d6>=3"), ("216".into(), "216".into()));
    assert_eq!(ways_to_hold("3d6>18"), ("0".into(), "216".into()));
}

#[test]
fn counting_dice_looks_at_each_kept_die() {
    let roll = thrown("4d10c>=7", &[7, 6, 10, 1]);
    assert_eq!(roll.total, 2);
    assert_eq!(thrown("3d6kl2c=6", &[6, 6, 6]).total, 2);
    assert_eq!(thrown("4d10c>=7>=2", &[7, 6, 10, 1]).result(), Some(true));
    // Two dice at Rep 4: the odds of passing 2, 1 and 0.
    let passes = totals("2d6c<=4");
    assert_eq!([2, 1, 0].map(|passed| passes.ways(&passed).to_string()), ["16", "16", "4"]);
}

#[test]
fn dice_are_thrown_from_left_to_right_and_say_what_for() {
    let roll = thrown("d4-2*d66+(d8)>3d6", &[4, 1, 2, 8, 1, 1, 1]);
    assert_eq!((roll.total, roll.result()), (4 - 24 + 8, Some(false)));
    let reason = |answers: &[u32], text: &str| {
        read(text).roll(&mut Scripted::new(answers.iter().copied())).unwrap_err()
    };
    assert!(reason(&[], "d8").to_string().contains("(d8)"));
    assert!(reason(&[1, 1], "4d6kh3").to_string().contains("d6 (4d6kh3, die 3 of 4)"));
    assert!(reason(&[1], "d66").to_string().contains("(d66, units)"));
}

#[test]
fn signs_products_and_parentheses_mean_what_they_mean_in_arithmetic() {
    for (text, value) in [
        ("2+3*4", 14),
        ("(2+3)*4", 20),
        ("10-2-3", 5),
        ("10-(2-3)", 11),
        ("-3+5", 2),
        ("-(3+5)", -8),
        ("2*(-3)", -6),
        (" 2 * 3 - 1 ", 5),
        ("+7", 7),
    ] {
        assert_eq!(thrown(text, &[]).total, value, "{text}");
    }
}

#[test]
fn what_is_wrong_is_named_with_its_column_and_what_would_be_right() {
    let deep = format!("{}d6{}", "(".repeat(51), ")".repeat(51));
    let long = "1+".repeat(MAX_LENGTH);
    for (text, column, message) in [
        ("", 1, "the expression ends instead of a number, dice such as 3d6, or `(`"),
        ("999999999d6", 1, "cannot roll 999999999 dice: give 1 to 1000"),
        ("d6+1001d6", 4, "cannot roll 1001 dice: give 1 to 1000"),
        ("0d6", 1, "cannot roll 0 dice: give 1 to 1000"),
        ("1d99999999999", 3, "a die cannot have 99999999999 sides: give 1 to 1000000"),
        (
            "1d99999999999999999999999",
            3,
            "a die cannot have 99999999999999999999999 sides: give 1 to 1000000",
        ),
        ("2d0", 3, "a die cannot have 0 sides: give 1 to 1000000"),
        (&deep, 51, "too many nested parentheses: the limit is 50"),
        (&long, 1001, "the expression is too long: give at most 1000 characters"),
        ("3d", 3, "the number of sides, as in d6, d66 or d%, is missing here"),
        ("2d6kh3", 6, "3 of 2 dice cannot be kept: give 1 to 2"),
        ("2d6dl2", 6, "2 of 2 dice cannot be dropped: give 1 to 1"),
        ("d6dl", 3, "1 of 1 dice cannot be dropped: roll more dice"),
        ("4d6kh2dl1", 7, "a pool takes only one of kh, kl, dh and dl"),
        ("4d6d1", 4, "`d` is not allowed here: write dh or dl to drop the highest or lowest dice"),
        ("3 d6", 3, "write dice without spaces in the order of 4d6kh3c>=5: number, sides, keep, count"),
        ("2d6*d6", 5, "dice cannot be multiplied by dice: multiply them by a number"),
        ("2*-3", 3, "a second sign is not allowed here: put a negative number in parentheses, as in (-3)"),
        ("4d10c7", 6, "`c` needs a comparison: write it as in 4d10c>=7"),
        ("4d10c>=9999999", 8, "a die cannot show 9999999: give at most 1000000"),
        ("3d6>=12>=1", 8, "there can be only one comparison"),
        ("(3d6>=12)", 5, "a comparison tests the whole sum: write it outside parentheses"),
        ("(3d6+1", 7, "the `(` in column 1 has no matching `)`"),
        ("3d6)", 4, "this `)` has no matching `(`"),
        ("3d6!", 4, "`!` alone has no meaning: write `!=` for unequal"),
        ("2d6 é", 5, "`é` is not allowed here: give +, -, *, a comparison such as >=, or nothing"),
        ("9007199254740993", 1, "9007199254740993 is too large: give at most 9007199254740992"),
        (
            "1+9007199254740992",
            1,
            "the value could be 9007199254740993: keep every value within 9007199254740992 of 0",
        ),
        (
            "d6-(-1-9007199254740990*(-2))",
            8,
            "the value could be -18014398509481980: keep every value within 9007199254740992 of 0",
        ),
    ] {
        let error = text.parse::<Expression>().expect_err(text);
        assert_eq!((error.column, error.message.as_str()), (column, message), "{text}");
    }
}

#[test]
fn the_greatest_value_allowed_is_reached_without_loss() {
    assert_eq!(thrown("9007199254740992-0*d6", &[6]).total, 1 << 53);
    assert_eq!(totals("d6-1-9007199254740992").ways(&-(1 << 53)), BigUint::from(1u8));
    assert_eq!(totals("0*100d6").len(), 1);
}

#[test]
fn odds_that_cannot_be_counted_in_time_are_refused_at_once() {
    for text in
        ["1000d1000000>=1", "1000d1000000kh500>1", "1000d6-1000d6", "1000d1000>5", "1000d1000kh900c>=500"]
    {
        let error = read(text).odds().expect_err(text).to_string();
        assert!(error.ends_with("would take too long to count: use fewer dice or sides"), "{error}");
    }
    let error = read("2d1000000").odds().unwrap_err().to_string();
    assert!(error.contains("more than 100000 different totals: compare the sum with a number"), "{error}");
    assert_eq!(ways_to_hold("2d1000000>1000001"), ("499999500000".into(), "1000000000000".into()));
}

#[test]
fn odds_of_many_dice_are_exact() {
    let odds = totals("100d100");
    assert_eq!(odds.of(), &BigUint::from(100u8).pow(100));
    assert_eq!(odds.len(), 9901);
    assert_eq!(odds.iter().map(|(_, ways)| ways).sum::<BigUint>(), BigUint::from(10u8).pow(200));
    assert_eq!(odds.ways(&102), BigUint::from(5050u32));
    assert!(odds.iter().zip(odds.iter().rev()).all(|((_, low), (_, high))| low == high));
    assert_eq!(odds.mean(), 5050.0);
    // The best and the worst mirror each other.
    let (best, worst) = (totals("30d20kh11"), totals("30d20kl11"));
    assert_eq!(best.map(|total| 11 * 21 - total), worst);
    assert_eq!(best.of(), &BigUint::from(20u8).pow(30));
}

#[test]
fn known_odds_come_out() {
    let abilities = totals("4d6kh3");
    assert_eq!((abilities.ways(&18).to_string(), abilities.of().to_string()), ("21".into(), "1296".into()));
    assert!((abilities.mean() - 12.2446).abs() < 0.0001);
    assert_eq!(totals("2d6").iter().map(|(_, ways)| ways.to_string()).collect::<String>(), "12345654321");
    assert_eq!(ways_to_hold("2d6kh1>d6"), ("125".into(), "216".into()));
}

/// Expressions of dice small enough to be enumerated: at most seven faces of at most six sides.
fn small() -> impl Strategy<Value = String> {
    let selection = prop_oneof![
        2 => Just(String::new()),
        1 => (prop_oneof![Just("k"), Just("kh"), Just("kl"), Just("dh"), Just("dl")], 1u32..3)
            .prop_map(|(word, number)| format!("{word}{number}")),
    ];
    let counted = prop_oneof![
        3 => Just(String::new()),
        1 => (comparison(), 0u32..7).prop_map(|(sign, number)| format!("c{sign}{number}")),
    ];
    let pool = prop_oneof![
        5 => (3u32..5, 1u32..6, selection.clone(), counted.clone())
            .prop_map(|(count, sides, selection, counted)| format!("{count}d{sides}{selection}{counted}")),
        1 => (selection, counted).prop_map(|(selection, counted)| format!("3d66{selection}{counted}")),
        1 => Just("d66".to_owned()),
    ];
    let term = prop_oneof![
        pool.clone(),
        (pool.clone(), 0u32..4).prop_map(|(pool, times)| format!("{times} * {pool}")),
        (pool, 0u32..9).prop_map(|(pool, minus)| format!("({pool} - {minus})*(-2)")),
        (0u32..9).prop_map(|number| number.to_string()),
    ];
    let other = prop_oneof![Just("d6"), Just("2d4kl1"), Just("7"), Just("-3"), Just("d3*2")];
    let tail = prop_oneof![
        Just(String::new()),
        other.clone().prop_map(|other| format!("-({other})")),
        (comparison(), other).prop_map(|(sign, other)| format!("{sign}{other}")),
    ];
    (term, tail).prop_map(|(term, tail)| format!("{term}{tail}"))
}

fn comparison() -> impl Strategy<Value = &'static str> + Clone {
    prop_oneof![Just("="), Just("=="), Just("!="), Just("<"), Just("<="), Just(">"), Just(">=")]
}

/// Any expression the grammar allows, of dice up to so many and so large.
fn any_expression(dice: u32, sides: u32) -> impl Strategy<Value = String> {
    let count = prop_oneof![Just(String::new()), (1..dice).prop_map(|count| count.to_string())];
    let sides = prop_oneof![
        Just("%".to_owned()),
        Just("66".to_owned()),
        (0..sides).prop_map(|sides| sides.to_string())
    ];
    let selection = prop_oneof![
        2 => Just(String::new()),
        1 => (prop_oneof![Just("k"), Just("KH"), Just("kl"), Just("dh"), Just("dL")],
        prop_oneof![Just(String::new()), Just("1".into())])
            .prop_map(|(word, number)| format!("{word}{number}")),
    ];
    let counted = prop_oneof![3 => Just(String::new()),
        1 => (comparison(), 0u32..9).prop_map(|(sign, number)| format!("c{sign}{number}"))];
    let leaf = prop_oneof![
        3 => (count, sides, selection, counted).prop_map(|(count, sides, selection,
            counted)| format!("{count}d{sides}{selection}{counted}")),
        1 => any::<u32>().prop_map(|number| number.to_string()),
    ];
    let sum = leaf.prop_recursive(4, 16, 3, |inner| {
        prop_oneof![
            (inner.clone(), prop_oneof![Just("+"), Just(" - ")], inner.clone())
                .prop_map(|(a, sign, b)| format!("{a}{sign}{b}")),
            (inner.clone(), 0u32..50).prop_map(|(a, times)| format!("({a}) * {times}")),
            inner.clone().prop_map(|a| format!("2*3*({a})")),
            inner.clone().prop_map(|a| format!("(-({a}))")),
            inner.prop_map(|a| format!("( ({a}))")),
        ]
    });
    (sum.clone(), proptest::option::of((comparison(), sum))).prop_map(|(left, right)| match right {
        Some((sign, right)) => format!("{left} {sign} {right}"),
        None => left,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn the_odds_are_those_of_throwing_the_dice_every_way(text in small()) {
        let expression = read(&text);
        prop_assert_eq!(expression.odds().unwrap(), enumerated(&expression), "{}", text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn an_expression_shown_reads_as_itself(text in any_expression(1_200, 2_000_000)) {
        if let Ok(expression) = text.parse::<Expression>() {
            let shown = expression.to_string();
            prop_assert_eq!(&read(&shown), &expression);
            prop_assert_eq!(read(&shown).to_string(), shown);
        }
    }

    #[test]
    fn every_throw_is_among_the_odds(text in any_expression(12, 30), seed: u64) {
        let Ok(expression) = text.parse::<Expression>() else { return Ok(()) };
        let roll = expression.roll(&mut Seeded::new(DiceState { seed, drawn: 0 })).unwrap();
        match expression.odds() {
            Ok(Odds::Totals(totals)) => prop_assert!(totals.ways(&roll.total) > BigUint::ZERO),
            Ok(Odds::Comparison(results)) => prop_assert!(results.ways(&roll.result()
                .unwrap()) > BigUint::ZERO),
            Err(_) => {}
        }
    }

    #[test]
    fn reading_never_panics_and_faults_lie_within_the_text(
        text in prop_oneof!["\\PC*", any::<String>(), "[0-9dk%hlc()+*<>=! é六-]{0,60}",
            "[ (]{0,300}d6[ )]{0,300}"]
    ) {
        match text.parse::<Expression>() {
            Ok(expression) => prop_assert_eq!(read(&expression.to_string()), expression),
            Err(fault) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&fault.column));
                prop_assert!(!fault.in_text(&text).is_empty());
            }
        }
    }
}

fn pointman(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pointman")).args(arguments).output().unwrap()
}

fn data(arguments: &[&str]) -> Value {
    let output = pointman(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn roll_gives_every_die_as_data() {
    assert_eq!(
        data(&["roll", "2d6kh1+1>=5", "--rolls", "3,5", "--json"]),
        json!({
            "expression": "2d6kh1+1>=5",
            "dice": [3, 5],
            "terms": [
                { "term": "2d6kh1", "dice": [{ "face": 3, "kept": false }, { "face": 5, "kept": true }],
                    "value": 5 }
            ],
            "total": 6,
            "against": 5,
            "result": true
        })
    );
}

#[test]
fn the_dice_of_a_roll_given_back_as_rolls_give_the_same_roll() {
    let first = data(&["roll", "d66+4d6kh3-2d20kl1", "--seed", "9", "--json"]);
    let rolls: Vec<_> = first["dice"].as_array().unwrap().iter().map(Value::to_string).collect();
    assert_eq!(data(&["roll", "d66+4d6kh3-2d20kl1", "--rolls", &rolls.join(","), "--json"]), first);
}

#[test]
fn roll_tells_a_person_what_was_dropped_and_counted() {
    let said = |arguments: &[&str]| String::from_utf8(pointman(arguments).stdout).unwrap();
    assert_eq!(said(&["roll", "3d6", "--rolls", "1,2,6"]), "3d6: 9\n  1 2 6\n");
    assert_eq!(
        said(&["roll", "4d6kh3", "--rolls", "1,2,6,1"]),
        "4d6kh3: 9\n  1 2 6 (1)\n  dice in parentheses are dropped\n"
    );
    assert_eq!(
        said(&["roll", "2d6c<=4>=2", "--rolls", "4,5"]),
        "2d6c<=4>=2: 1 >= 2 is false\n  2d6c<=4: 4* 5 = 1\n  dice with a star are counted\n"
    );
}

#[test]
fn odds_are_data_whose_ways_sum_to_of() {
    let odds = data(&["odds", "3d6", "--json"]);
    assert_eq!(odds["of"], 216);
    let outcomes = odds["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.iter().map(|row| row["ways"].as_u64().unwrap()).sum::<u64>(), 216);
    assert_eq!(
        outcomes[9],
        json!({ "value": 12, "ways": 25, "probability": 25.0 / 216.0, "at_least": 0.375,
        "at_most": 160.0 / 216.0 })
    );
    assert_eq!((odds["mean"].as_f64(), odds["expression"].as_str()), (Some(10.5), Some("3d6")));
    assert_eq!(
        data(&["odds", "3d6 >= 12", "--json"]),
        json!({ "expression": "3d6>=12", "of": 216, "outcomes": [
            { "result": true, "ways": 81, "probability": 0.375 },
            { "result": false, "ways": 135, "probability": 0.625 }
        ] })
    );
}

#[test]
fn ways_past_what_json_numbers_hold_are_text_and_still_sum_to_of() {
    let odds = data(&["odds", "100d100", "--json"]);
    let count = |value: &Value| -> BigUint {
        value.as_str().map_or_else(|| value.to_string(), str::to_owned).parse().unwrap()
    };
    let sum: BigUint = odds["outcomes"].as_array().unwrap().iter().map(|row| count(&row["ways"])).sum();
    assert_eq!(sum, count(&odds["of"]));
    assert_eq!(odds["outcomes"][0]["ways"], 1);
}

#[test]
fn tables_of_odds_fit_eighty_columns() {
    for what in [
        "3d6",
        "10d10",
        "100d100",
        "d66",
        "2d6>7",
        "(-1000000000*2d6)",
        "1000000000*100d100",
        "100d100>=5000",
        "9",
    ] {
        let output = pointman(&["odds", what]);
        assert!(output.status.success(), "{what}");
        for line in String::from_utf8(output.stdout).unwrap().lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn a_faulty_expression_is_a_usage_error() {
    for command in ["roll", "odds"] {
        let output = pointman(&[command, "3d6+x"]);
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("`3d6+x`, column 5: found `x` instead of a number"), "{said}");
    }
}
