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

/// The size of a sheet of A3 that a picture may take with a margin of 5 mm, in mm.
const SHEET: [f32; 2] = [287.0, 410.0];

#[test]
fn on_a_sheet_of_a3_no_type_is_smaller_than_six_points() {
    for scenario in [Scenario::Short, Scenario::Medium, Scenario::Full] {
        let picture = svg(&Game::on(scenario.board(), FactionSet::ALL, Edition::Second));
        let number = |text: &str, after: &str| -> f32 {
            text.split(after).nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
        };
        let [wide, high] = [number(&picture, " width=\""), number(&picture, " height=\"")];
        let mm = (SHEET[0] / wide).min(SHEET[1] / high);
        for line in picture.lines().filter(|line| line.starts_with("<text ")) {
            let points = number(line, "font-size=\"") * mm / 25.4 * 72.0;
            assert!(points >= 6.0, "{points}: {line}");
        }
    }
}
