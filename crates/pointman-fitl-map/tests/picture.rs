//! The picture: nothing hides what has to be read.

use pointman_fitl::{Edition, FactionSet, Game, Scenario, SpaceSet, Town};
use pointman_fitl_map::{place, svg, town};

/// Where the name of the town ends in the picture.
fn right(picture: &str, at: Town) -> f32 {
    let (_, (left, base)) = town(at);
    let start = format!("<text x=\"{left}\" y=\"{base}\" ");
    let drawn = |line: &&str| line.starts_with(&start) && line.ends_with(&format!(">{}</text>", at.name()));
    let line = picture.lines().find(drawn).expect("the name of the town is drawn");
    let wide = line.split("textLength=\"").nth(1).unwrap().split('"').next().unwrap();
    f32::from(left) + wide.parse::<f32>().unwrap()
}

#[test]
fn no_plate_of_a_loc_covers_the_name_of_a_town() {
    let picture = svg(&Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second));
    for at in Town::ALL {
        let (_, (left, base)) = town(at);
        let right = right(&picture, at);
        for space in SpaceSet::LOCS.iter() {
            let slot = place(space).slot;
            let beside = f32::from(slot.x) >= right || slot.x + slot.width <= left;
            let above_or_below = slot.y >= base + 3 || slot.y + slot.height <= base - 11;
            assert!(beside || above_or_below, "{} covers {}", space.name(), at.name());
        }
    }
}
