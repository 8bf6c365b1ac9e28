//! The fuzz target of documents begins with one of every kind there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use pointman::command::document::any::{ForAnyKind, KINDS, kind_of, with_kind};
use pointman::document::{self, State};
use pointman::error::Error;

struct Reads<'a> {
    name: &'a str,
    text: &'a str,
}

impl ForAnyKind for Reads<'_> {
    type Gives = ();

    fn run<S: State>(self) -> Result<(), Error> {
        document::read::<S>(self.name, self.text).map(|_| ())
    }
}

#[test]
fn every_kind_of_document_has_a_fuzz_seed_and_every_seed_reads() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds/document");
    let mut seen = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let (name, text) = (path.display().to_string(), fs::read_to_string(&path).unwrap());
        // The target brings a kind of its own, which is none of the program's.
        if text.contains("\"kind\": \"shelf\"") {
            continue;
        }
        let kind = kind_of(&name, &text).unwrap_or_else(|error| panic!("{error}"));
        with_kind(kind, Reads { name: &name, text: &text }).unwrap_or_else(|error| panic!("{error}"));
        seen.insert(kind.name());
    }
    let all: BTreeSet<_> = KINDS.iter().map(|kind| kind.name()).collect();
    assert_eq!(seen, all, "fuzz/seeds/document");
}
