//! The way from one state to another: what differs between their JSON, so that a step is taken back without
//! the rules that made it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::Digest;

/// What turns one state into another, as a compact text: the first digits of the digest of the state it leads
/// to, and what differs there.
///
/// A difference is an object with an entry for each part that differs: an object for what differs below it,
/// `[value]` for another value, `[]` for none. In a list the entry `""` holds `[at, out, [in…]]`: so many
/// items taken out there, and what comes in for them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct WayBack(String);

/// How many digits of a digest a way names.
const DIGITS: usize = 8;

impl WayBack {
    /// The way from `from` to `to`, whose digest is `digest`.
    pub(super) fn between(from: &Value, to: &Value, digest: &Digest) -> WayBack {
        let difference = difference(from, to).unwrap_or_else(|| json!({}));
        WayBack(format!("{} {difference}", head(digest)))
    }

    /// Whether it says that it leads to the state of this digest.
    pub(super) fn leads_to(&self, digest: &Digest) -> bool {
        self.0.get(..DIGITS) == Some(head(digest).as_str())
    }

    /// Goes it from `state`; none if there is no such way from there.
    pub(super) fn go(&self, state: &mut Value) -> Option<()> {
        let difference: Value = serde_json::from_str(self.0.get(DIGITS..)?).ok()?;
        change(state, difference)
    }
}

fn head(digest: &Digest) -> String {
    digest.to_string().chars().take(DIGITS).collect()
}

/// What differs in `to`; none if nothing does.
fn difference(from: &Value, to: &Value) -> Option<Value> {
    match (from, to) {
        (Value::Object(from), Value::Object(to)) => {
            let mut parts = Map::new();
            for (key, part) in from {
                match to.get(key) {
                    None => drop(parts.insert(key.clone(), json!([]))),
                    Some(other) => {
                        parts.extend(difference(part, other).map(|difference| (key.clone(), difference)));
                    }
                }
            }
            let new = to.iter().filter(|(key, _)| !from.contains_key(*key));
            parts.extend(new.map(|(key, part)| (key.clone(), json!([part]))));
            (!parts.is_empty()).then_some(Value::Object(parts))
        }
        (Value::Array(from), Value::Array(to)) => {
            in_list(from, to).and_then(|difference| shorter(Some(difference), json!([to])))
        }
        (from, to) => (!same(from, to)).then(|| json!([to])),
    }
}

/// Whether nothing differs.
fn same(from: &Value, to: &Value) -> bool {
    match (from, to) {
        (Value::Object(from), Value::Object(to)) => {
            from.len() == to.len()
                && from.iter().all(|(key, part)| to.get(key).is_some_and(|other| same(part, other)))
        }
        (Value::Array(from), Value::Array(to)) => {
            from.len() == to.len() && from.iter().zip(to).all(|(part, other)| same(part, other))
        }
        // 0.0 and -0.0 are equal, and not the same bytes.
        (Value::Number(a), Value::Number(b)) if a.is_f64() && b.is_f64() => {
            a.as_f64().map(f64::to_bits) == b.as_f64().map(f64::to_bits)
        }
        (from, to) => from == to,
    }
}

/// What differs between two lists: item by item as far as both go, or what lies between their equal ends,
/// whichever is said in fewer words.
fn in_list(from: &[Value], to: &[Value]) -> Option<Value> {
    let mut each = Map::new();
    for (index, (part, other)) in from.iter().zip(to).enumerate() {
        each.extend(difference(part, other).map(|difference| (index.to_string(), difference)));
    }
    let common = from.len().min(to.len());
    if from.len() != to.len() {
        each.insert(String::new(), json!([common, from.len() - common, to[common..]]));
    }
    if each.is_empty() {
        return None;
    }
    let ahead = from.iter().zip(to).take_while(|(a, b)| same(a, b)).count();
    let behind =
        from[ahead..].iter().rev().zip(to[ahead..].iter().rev()).take_while(|(a, b)| same(a, b)).count();
    let between = json!({ "": [ahead, from.len() - behind - ahead, to[ahead..to.len() - behind]] });
    shorter(Some(Value::Object(each)), between)
}

fn shorter(difference: Option<Value>, other: Value) -> Option<Value> {
    difference.map(
        |difference| {
            if other.to_string().len() < difference.to_string().len() { other } else { difference }
        },
    )
}

fn change(value: &mut Value, difference: Value) -> Option<()> {
    match (value, difference) {
        (value, Value::Array(mut new)) if new.len() == 1 => *value = new.remove(0),
        (_, Value::Object(parts)) if parts.is_empty() => {}
        (Value::Object(fields), Value::Object(parts)) => {
            for (key, part) in parts {
                match part {
                    Value::Array(new) if new.is_empty() => drop(fields.shift_remove(&key)?),
                    Value::Array(mut new) if new.len() == 1 => drop(fields.insert(key, new.remove(0))),
                    part => change(fields.get_mut(&key)?, part)?,
                }
            }
        }
        (Value::Array(items), Value::Object(mut parts)) => {
            let splice = parts.shift_remove("");
            for (index, part) in parts {
                change(items.get_mut(index.parse::<usize>().ok()?)?, part)?;
            }
            if let Some(splice) = splice {
                let (at, out, new): (usize, usize, Vec<Value>) = serde_json::from_value(splice).ok()?;
                let end = at.checked_add(out).filter(|&end| end <= items.len())?;
                items.splice(at..end, new);
            }
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn values() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (-3i64..3).prop_map(Value::from),
            prop_oneof![Just(0.0), Just(-0.0), Just(1.5)].prop_map(Value::from),
            "[a-c~/]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::vec(("[a-c0-2]{0,1}", inner), 0..5)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn the_way_from_one_value_leads_to_the_other(from in values(), to in values()) {
            let mut gone = from.clone();
            prop_assert_eq!(WayBack::between(&from, &to, &Digest::of(&to)).go(&mut gone), Some(()));
            prop_assert_eq!(difference(&gone, &to), None);
        }

        #[test]
        fn a_way_is_never_a_panic(text in "[0-9a-f]{0,9} ?[\\[\\]{}0-9\",:a]{0,12}", from in values()) {
            let _ = WayBack(text).go(&mut from.clone());
        }
    }

    #[test]
    fn a_way_says_only_what_differs() {
        let from =
            json!({ "track": 3, "pieces": { "us": 1, "nva": 2 }, "rolls": [1, 2, 3, 4, 5, 6], "none": null });
        let to = json!({ "track": 4, "pieces": { "us": 1 }, "rolls": [1, 2, 3, 4, 5, 6, 9], "none": null });
        let way = WayBack::between(&from, &to, &Digest::of(&to));
        assert_eq!(&way.0[DIGITS..], r#" {"track":[4],"pieces":{"nva":[]},"rolls":{"":[6,0,[9]]}}"#);
        assert!(way.leads_to(&Digest::of(&to)) && !way.leads_to(&Digest::of(&from)));
    }

    #[test]
    fn an_item_that_changes_in_a_list_that_grows_is_told_by_itself() {
        let men: Vec<_> = (0..9).map(|n| json!({ "name": format!("Man {n}"), "rep": 4 })).collect();
        let mut more = men.clone();
        more[0]["rep"] = json!(5);
        more.push(json!({ "name": "New", "rep": 3 }));
        let difference = difference(&json!(men), &json!(more)).unwrap();
        assert_eq!(difference, json!({ "0": { "rep": [5] }, "": [9, 0, [{ "name": "New", "rep": 3 }]] }));
    }
}
