//! The schemas that the crate carries. `scripts/regenerate` makes them anew.

use std::path::Path;
use std::{env, fs};

use pointman_core::document::{baked, packed, unpacked};

#[test]
fn the_schemas_that_the_crate_carries_are_those_of_its_types() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/schemas.json.z");
    let text = baked(pointman_ambush_valley::all_schemas());
    if env::var_os("REGENERATE").is_some() {
        fs::write(&file, packed(&text)).unwrap();
    }
    assert!(unpacked(&fs::read(file).unwrap()) == text, "run scripts/regenerate");
}
