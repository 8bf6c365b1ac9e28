//! The film of a game of Fire in the Lake: a page with the map after each step, what changed, what was told,
//! and how the margins went.

use std::collections::BTreeMap;

use serde_json::json;

use super::fitl_map;
use super::in_markup;
use super::page::page;
use crate::fitl::{ByFaction, Faction, Game, SpaceSet};

/// One step of a film.
#[derive(Debug, Clone)]
pub struct FilmScene {
    /// Its number in the history.
    pub step: u32,
    /// What it was, in a line.
    pub title: String,
    /// What is told of it.
    pub report: String,
    /// The game after it.
    pub game: Game,
    /// The spaces in which it changed something.
    pub changed: SpaceSet,
}

/// The looks of the film.
const STYLE: &str = include_str!("film/film.css");

/// What moves it.
const SCRIPT: &str = include_str!("film/film.js");

const CHART_WIDE: f64 = 1000.0;
const CHART_HIGH: f64 = 260.0;

/// The colours of the factions.
fn colour(faction: Faction) -> &'static str {
    match faction {
        Faction::Us => "#5b6b3a",
        Faction::Arvn => "#b8860b",
        Faction::Nva => "#b3261e",
        Faction::Vc => "#2a6fb0",
    }
}

/// The page.
pub fn film(title: &str, scenes: &[FilmScene]) -> String {
    let mut fragments = Fragments::default();
    let mut told = Vec::new();
    for FilmScene { step, title, report, game, changed } in scenes {
        let margins = Faction::ALL.map(|faction| game.board().victory_margin(faction));
        let cards = cards(game);
        let parts: Vec<usize> =
            fitl_map::svg_parts(game, *changed).into_iter().map(|part| fragments.number(part)).collect();
        told.push(json!({
            "step": step, "title": title, "report": report, "cards": cards, "parts": parts,
            "margins": margins,
        }));
    }
    let data = json!({ "fragments": fragments.list, "scenes": told }).to_string();
    // Nothing in a text may end the script that holds it.
    let data = data.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026");
    let last = scenes.len().saturating_sub(1);
    let steps = scenes.iter().enumerate().map(|(index, scene)| {
        format!(
            "<li><a href=\"#{}\" data-scene=\"{index}\">{}: {}</a></li>\n",
            scene.step,
            scene.step,
            in_markup(&scene.title)
        )
    });
    let body = format!(
        "<main>\n<h1>{}</h1>\n<noscript><p>This page needs JavaScript; it sends nothing \
         anywhere.</p></noscript>\n<nav class=\"screen\" aria-label=\"Steps\">\n<button id=\"before\" \
         aria-label=\"Previous step\">&#9664;</button>\n<input id=\"slider\" type=\"range\" min=\"0\" \
         max=\"{last}\" value=\"0\" aria-label=\"Step\">\n<button id=\"after\" aria-label=\"Next \
         step\">&#9654;</button>\n<button id=\"play\">Play</button>\n</nav>\n<h2 id=\"title\" \
         aria-live=\"polite\"></h2>\n<p id=\"cards\"></p>\n<div id=\"stage\">\n<div \
         id=\"board\">\n<button id=\"size\" class=\"screen\">Large map</button>\n<div id=\"frame\" \
         tabindex=\"0\" role=\"region\" aria-label=\"Map\">\n{}</div>\n</div>\n<section id=\"told\"><pre \
         id=\"report\"></pre></section>\n</div>\n<section><h2>Victory margins</h2>\n{}</section>\n<details \
         class=\"screen\"><summary>All steps</summary>\n<ol \
         id=\"steps\">\n{}</ol></details>\n</main>\n<script type=\"application/json\" \
         id=\"film\">{data}</script>\n",
        in_markup(title),
        fitl_map::svg_frame("<g id=\"map\"></g>"),
        chart(scenes),
        steps.collect::<String>(),
    );
    page(title, STYLE, &body, SCRIPT)
}

/// Parts of pictures, each once.
#[derive(Default)]
struct Fragments {
    list: Vec<String>,
    known: BTreeMap<String, usize>,
}

impl Fragments {
    fn number(&mut self, part: String) -> usize {
        let Fragments { list, known } = self;
        *known.entry(part).or_insert_with_key(|part| {
            list.push(part.clone());
            list.len() - 1
        })
    }
}

/// The cards that show.
fn cards(game: &Game) -> String {
    let cards = game.cards();
    let named = |card: crate::fitl::Card| format!("{card} {}", card.title());
    match (cards.current(), cards.next()) {
        (Some(current), Some(next)) => format!("Card {}; then {}", named(current), named(next)),
        (Some(current), None) => format!("Card {}", named(current)),
        _ => "No current card".to_owned(),
    }
}

/// The margins over time: a line for each faction, victory above the middle one.
fn chart(scenes: &[FilmScene]) -> String {
    let margins: Vec<ByFaction<i16>> = scenes
        .iter()
        .map(|scene| ByFaction::from_fn(|faction| scene.game.board().victory_margin(faction)))
        .collect();
    let all = || margins.iter().flat_map(|margins| Faction::ALL.map(|faction| f64::from(margins[faction])));
    let (least, most) = (all().fold(0.0, f64::min) - 1.0, all().fold(0.0, f64::max) + 1.0);
    let x = |index: usize| 50.0 + index as f64 / (scenes.len().max(2) - 1) as f64 * (CHART_WIDE - 120.0);
    let y = |margin: f64| 10.0 + (most - margin) / (most - least) * (CHART_HIGH - 20.0);
    let mut svg = format!(
        "<div class=\"wide\"><svg id=\"chart\" viewBox=\"0 0 {CHART_WIDE} {CHART_HIGH}\" role=\"img\" \
         aria-label=\"Victory margins after each step\" data-left=\"{:.1}\" data-right=\"{:.1}\">\n<line \
         x1=\"50\" y1=\"{zero:.1}\" x2=\"{:.1}\" y2=\"{zero:.1}\" stroke=\"#5e5a50\"/>\n<text x=\"44\" \
         y=\"{:.1}\" text-anchor=\"end\">0</text>\n<text x=\"44\" y=\"{:.1}\" \
         text-anchor=\"end\">{:+}</text><text x=\"44\" y=\"{:.1}\" text-anchor=\"end\">{:+}</text>\n",
        x(0),
        x(scenes.len().saturating_sub(1)),
        CHART_WIDE - 70.0,
        y(0.0) + 5.0,
        y(most - 1.0) + 5.0,
        most - 1.0,
        y(least + 1.0) + 5.0,
        least + 1.0,
        zero = y(0.0),
    );
    let mut names: Vec<(f64, Faction)> = Vec::new();
    for faction in Faction::ALL {
        let points: Vec<String> = margins
            .iter()
            .enumerate()
            .map(|(index, margins)| format!("{:.1},{:.1}", x(index), y(f64::from(margins[faction]))))
            .collect();
        svg.push_str(&format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\"/>\n",
            points.join(" "),
            colour(faction)
        ));
        names.push((margins.last().map_or(0.0, |margins| y(f64::from(margins[faction]))), faction));
    }
    // The names stand beside the ends of their lines, none over another.
    names.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let mut free = 0.0_f64;
    for (at, faction) in names {
        free = free.max(at + 5.0);
        svg.push_str(&format!(
            "<text x=\"{:.1}\" y=\"{free:.1}\" fill=\"{}\" font-weight=\"bold\">{}</text>\n",
            CHART_WIDE - 62.0,
            colour(faction),
            faction.name()
        ));
        free += 17.0;
    }
    svg.push_str(
        "<line id=\"cursor\" x1=\"50\" y1=\"0\" x2=\"50\" y2=\"260\" stroke=\"#b3261e\" \
         stroke-dasharray=\"5 4\"/>\n</svg></div>\n",
    );
    svg
}
