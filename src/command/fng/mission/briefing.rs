//! The briefing of an FNG mission: what the player knows as the evening begins, and what is secret if they
//! ask for it.

use serde_json::{Value, json};

use crate::command::Shown;
use crate::command::teller;
use crate::fng::campaign_data::{
    DatedEquipment, Going, MissionSpec, equipment_of, events_of, introductory, lands, missions, terrain,
    weather,
};
use crate::fng::mission::{
    Assignment, Edge, FeatureKind, Forces, Ford, Ground, Method, Mission, MissionId, Mode, OwnForce, Party,
    SiteKind, Tops, Weather,
};
use crate::fng::squads::squad::Figure;
use crate::fng::told::Told;
use crate::names::capitalized;
use crate::render::fng_table::{is_covered, kinds, mark, site_letter, square_of, svg, text};
use crate::render::{Grid, Report};
use crate::voice::Voice;
use crate::way;

/// What of a mission is told.
#[derive(Debug, Clone, Copy, Default)]
pub struct BriefingShows {
    /// Whether what is secret is told too.
    pub secrets: bool,
    /// Whether the dice are told too.
    pub explain: bool,
}

/// The briefing of a mission, with the events of the step that was just taken: what of both may be known.
pub fn briefing_of(mission: &Mission, told: Option<Told>, telling: BriefingShows) -> Shown {
    let told = told.map(|told| teller::fng_told(told, telling.secrets));
    let mut report = Report::new();
    brief(&mut report, mission, telling.secrets);
    if let Some(told) = told.as_ref().filter(|_| telling.explain) {
        report.heading("How it came about");
        teller::fng_events(&mut report, &told.events);
    }
    let data = match &told {
        Some(told) => json!({ "events": told.events, "mission": shown(mission, telling.secrets) }),
        None => {
            let drawing = text(mission, telling.secrets);
            json!({ "mission": shown(mission, telling.secrets), "text": drawing,
                "svg": svg(mission, telling.secrets) })
        }
    };
    Shown { data, report }
}

fn shown(mission: &Mission, secrets: bool) -> Value {
    let known = if secrets { mission.clone() } else { mission.without_secrets() };
    serde_json::to_value(known).unwrap_or(Value::Null)
}

fn brief(report: &mut Report, mission: &Mission, secrets: bool) {
    let setting = &mission.setting;
    let is_at_prompt = Voice::now() == Voice::Prompt;
    let area = lands().corps(setting.corps);
    let place = format!("{}, {}", setting.corps.title(), setting.date.title());
    let Some(assignment) = &mission.assignment else {
        report.heading(format!("No Mission, {place}"));
        let carried = mission.check.is_some_and(|check| check.carried > 0);
        report.line(match carried {
            true if is_at_prompt => "The next Mission check gets +1 to the Leader's Rep",
            true => "The next Mission check gets +1 to the Leader's Rep: --carried",
            false => "The next check gets no bonus",
        });
        return;
    };
    let spec = missions().mission(assignment.id);
    let is_introductory = mission.is_introductory();
    let name = if is_introductory { &introductory().section } else { &spec.name };
    report.heading(format!("{name}, {place}"));
    for (words, party) in [("You", &mission.own), ("Enemy", &mission.enemy)] {
        report.line(party_words(words, party));
    }
    if let Some(area) = area {
        report.aside(0, format!("{}: {}. {}", area.name, area.terrain, capitalized(&area.enemy)));
    }
    if is_introductory {
        introduce(report);
    } else {
        orders(report, mission, assignment, spec);
    }
    if let Some(ground) = &mission.ground {
        table(report, mission, ground, secrets);
    }
    light(report, mission);
    prelude(report, mission, secrets);
    times(report, mission);
    if let Some(forces) = &mission.forces {
        seen(report, forces);
        if secrets {
            secret(report, mission, forces);
        }
    }
}

fn party_words(words: &str, party: &Party) -> String {
    let mut text = format!("{words}: {}", party.force.title());
    if words == "You" {
        text.push_str(&format!(", Leader Rep {}", party.leader_rep));
    }
    if party.support > 0 {
        let cards = if party.cards == 1 { "card" } else { "cards" };
        text.push_str(&format!(
            ", Support {}: {} reinforcement {cards}, face down",
            party.support, party.cards
        ));
    }
    text
}

fn introduce(report: &mut Report) {
    let printed = introductory();
    report.heading("Mission");
    report.line(&printed.goal);
    report.line(&printed.start);
    printed.terrain.iter().for_each(|line| report.item(1, line));
    report.aside(0, &printed.note);
    for (words, men) in [("You", &printed.player), ("Enemy", &printed.enemy)] {
        let men: Vec<String> =
            men.iter().map(|man| format!("{} Rep {} {}", man.name, man.rep, man.weapon)).collect();
        report.line(format!("{words}: {}", men.join("; ")));
    }
    let others = way!("pointman fng reveal MISSION --others", "do reveal --others");
    report.line(format!("When shooting starts: {others}"));
}

fn orders(report: &mut Report, mission: &Mission, assignment: &Assignment, spec: &MissionSpec) {
    let versus = mission.setting.mode == Mode::Versus;
    report.heading("Mission");
    report.line(&spec.objective);
    report.line(format!("Goal: {}", spec.goal));
    report.line(format!("You: {}", spec.deployment.text));
    if assignment.id.is_large() {
        let own = match mission.setting.options.own_force {
            OwnForce::Platoon => "your whole platoon: all its squads and headquarters",
            OwnForce::Company => "your whole company",
        };
        let own = if versus {
            "each side chooses; an attacker of a built-up area has at least twice the units"
        } else {
            own
        };
        report.line(format!("Forces: {own}"));
    }
    let enemy = if versus { &spec.opponent_two_player.text } else { &spec.opponent_solo.text };
    report.line(if enemy.starts_with("Enemy") { enemy.clone() } else { format!("Enemy: {enemy}") });
    if let Some(objective) = assignment.objective {
        report.line(format!("Fought for: {}", objective.title()));
    }
    for special in &spec.special {
        let is_fortified = special.id == "fortified-target";
        if !is_fortified {
            report.item(1, &special.text);
        } else if assignment.fortified {
            report.item(1, "The target is a fortified position, such as a fire support base");
        }
    }
    if let Some(extra) = spec.terrain.extra.as_ref().filter(|_| assignment.objective.is_none()) {
        report.item(1, extra);
    }
    if versus && assignment.id != MissionId::Defense {
        let pick = if Voice::now() == Voice::Prompt { "" } else { " (--near-edge)" };
        let who = "The other player may set up the table instead; then you pick your edge";
        report.aside(0, format!("{who}{pick}"));
    }
}

fn table(report: &mut Report, mission: &Mission, ground: &Ground, secrets: bool) {
    let urban = if mission.assignment.as_ref().is_some_and(|assignment| assignment.urban) {
        ", built up"
    } else {
        ""
    };
    report
        .heading(format!("Table: {} ft, {} terrain{urban}, north at the top", ground.table, ground.density));
    report.line(edge_words(mission, ground));
    report.verbatim(text(mission, secrets));
    let tops = ground.tops();
    legend(report, ground, &tops);
    let covered = ground.features.iter().filter(|feature| is_covered(&tops, feature));
    let covered: Vec<String> = covered.map(|feature| feature.number.to_string()).collect();
    if !covered.is_empty() {
        let (lie, them) = if covered.len() == 1 { ("lies", "it") } else { ("lie", "them") };
        let text =
            format!("{} {lie} wholly under other features: leave {them} off the table", covered.join(", "));
        report.aside(0, text);
    }
    let is_open = |kind| terrain().feature(kind).is_some_and(|spec| spec.covers().is_none());
    if ground.features.iter().any(|feature| is_open(feature.kind)) {
        report.aside(0, "?: the rules do not say; agree on it before you play");
    }
    for kind in [FeatureKind::RicePaddyDry, FeatureKind::RicePaddyWet, FeatureKind::BuiltUp] {
        if let Some(spec) =
            terrain().feature(kind).filter(|_| ground.features.iter().any(|feature| feature.kind == kind))
        {
            report.aside(0, format!("{}: {}", spec.name, spec.notes.join(" ")));
        }
    }
    for feature in &ground.features {
        if let Some(ford) = feature.ford {
            let crossing = if feature.crossing.is_some() { " (+ on the drawing)" } else { "" };
            report.line(format!("The river: {}{crossing}", ford.title()));
            let rules = &terrain().river;
            if ford != Ford::Bridge {
                report.aside(
                    1,
                    format!("Fording: {} A man in the river {}.", rules.fording.join(" "), rules.in_river),
                );
            }
        }
    }
    if mission.play.no_vehicles {
        report.line(
            "Ground vehicles cannot enter this table; use --vehicles during play if they can after all",
        );
    }
    for site in ground.sites.iter().filter(|site| site.kind != SiteKind::Wall) {
        report.line(format!(
            "[{}] {} in {}",
            site_letter(site.kind),
            site.kind.title(),
            Ground::square(site.area.middle())
        ));
    }
    if let Some(forces) = &mission.forces {
        enemy_on_it(report, forces);
    }
}

/// What stands on the table, and what it does for those in it.
fn legend(report: &mut Report, ground: &Ground, tops: &Tops) {
    let legend = Grid::new(["", "Terrain", "Where", "Cover", "Hides", "Foot", "Vehicles", "Sight"]);
    let mut legend = legend.of_whole_words();
    for (kind, features) in kinds(ground) {
        let Some(spec) = terrain().feature(kind) else { continue };
        // What lies wholly under others is nowhere on the drawing.
        let features: Vec<_> = features.into_iter().filter(|feature| !is_covered(tops, feature)).collect();
        if features.is_empty() {
            continue;
        }
        let places: Vec<String> = features
            .iter()
            .map(|feature| format!("{} {}", feature.number, square_of(tops, feature)))
            .collect();
        let yes = |holds: Option<bool>| holds.map_or("?", |holds| if holds { "yes" } else { "no" });
        let sight = match (spec.los_day_in, spec.los_night_in) {
            (Some(day), Some(night)) => format!("{day}/{night}"),
            _ => "-".to_owned(),
        };
        let mark = mark(kind).to_string();
        let foot = spec.foot_speed_factor.as_str();
        let (cover, hides) = (yes(spec.covers()), yes(spec.conceals()));
        legend.row([
            &*mark,
            kind.title(),
            &places.join(", "),
            cover,
            hides,
            foot,
            vehicle_words(spec.vehicles),
            &sight,
        ]);
    }
    report.table(legend);
}

/// Cards and markers of the enemy that lie on the table.
fn enemy_on_it(report: &mut Report, forces: &Forces) {
    for section in &forces.sections {
        let numbers: Vec<String> = section.numbers.iter().map(ToString::to_string).collect();
        let turned = if section.revealed { ", turned" } else { ", face down" };
        let lies = format!("({}) {}", numbers.join(""), section.name);
        let first = section.numbers.first().map_or(0, |number| *number);
        let turns = if section.revealed { String::new() } else { format!(": section {first}") };
        report.line(format!("{lies}: {} cards{turned}{turns}", section.cards.len()));
    }
    if !forces.sections.is_empty() {
        let turn = way!("pointman fng reveal MISSION --section N", "reveal section N");
        let heaps = "The numbers in parentheses are the cards' places on the map";
        report.aside(0, format!("{heaps}. When a figure sees cards, turn them: {turn}"));
    }
    if !forces.markers.is_empty() {
        let reveal = way!("pointman fng reveal MISSION --marker N", "reveal marker N");
        report.line(format!("<1> to <6>: markers; when a figure sees one: {reveal}"));
    }
}

/// The table alone: its drawing, with what lies on it.
pub(crate) fn map_of(mission: &Mission) -> Report {
    let mut report = Report::new();
    match &mission.ground {
        Some(ground) => table(&mut report, mission, ground, false),
        None => report.line("There is no table to draw: there is no Mission this turn."),
    }
    report
}

/// How vehicles go over a kind of terrain.
pub(crate) fn vehicle_words(going: Going) -> &'static str {
    match going {
        Going::Normal => "yes",
        Going::SlowedAsFoot => "as foot",
        Going::RunOverCheck => "Run Over",
        Going::RoadSpeed => "road",
        Going::Forbidden => "no",
        Going::FordNotCovered | Going::NotCovered => "-",
    }
}

fn edge_words(mission: &Mission, ground: &Ground) -> String {
    let own: Vec<&str> = ground.edges.own.iter().map(|edge| edge.title()).collect();
    if mission.setting.mode == Mode::Versus && mission.mission_id() == Some(MissionId::Defense) {
        return format!(
            "Your edge: {}. The other player may enter by any other edge: {} is recorded; change it with \
             adjust MISSION ground/edges/enemy EDGE.",
            own.join(" and "),
            ground.edges.enemy
        );
    }
    let theirs: Vec<&str> = mission.enemy_edges().into_iter().map(Edge::title).collect();
    let edges = if theirs.len() > 1 { "edges" } else { "edge" };
    let enemy = if mission.knows_enemy_edge() { theirs.join(" and ") } else { "not known yet".to_owned() };
    format!("Your edge: {}. The enemy's {edges}: {enemy}.", own.join(" and "))
}

fn light(report: &mut Report, mission: &Mission) {
    report.heading("Light and weather");
    report.line(mission.light_words());
    let open_table = terrain().line_of_sight.iter().find(|sight| sight.place == "open table");
    if let Some(inches) = open_table
        .and_then(|sight| sight.night_in)
        .filter(|_| mission.light.phases.iter().any(|phase| phase.night))
    {
        report.line(format!(
            "Night: sight is {inches} in on the open table; lit targets are visible as by day"
        ));
    }
    if mission.light.variable {
        report.line("Variable weather: clear at first; roll each turn until it changes");
    }
    let shown = mission.weather != Weather::Clear || !mission.light.variable;
    if let Some(condition) = weather().condition(mission.weather).filter(|_| shown) {
        report.line(format!("{}: {}", capitalized(mission.weather.title()), condition.text));
    }
    if let Some(wind) = mission.wind {
        report.line(format!("Wind from the {wind}"));
    }
}

fn prelude(report: &mut Report, mission: &Mission, secrets: bool) {
    if let Some(opening) = &mission.opening {
        let attacker = if opening.by_player { "you attack" } else { "the enemy attacks" };
        report.heading(format!("Opening move: {attacker}: {}", opening.opening_move.title()));
        let texts = &missions().large_actions.opening_moves.results;
        report.line(
            texts.iter().find(|text| text.id == opening.opening_move).map_or("", |text| text.text.as_str()),
        );
        for man in &opening.shelled {
            report.item(1, format!("{}: {}", man.name, man.effect.title()));
        }
    }
    let known = secrets || mission.own_is_communist();
    if mission.setting.communist_ground {
        report.heading("Communist-controlled ground");
        if known {
            let exit = if mission.works.entrances == 1 { " with an exit" } else { "" };
            report.line(format!(
                "Up to {} tunnel entrances{exit}, {} booby traps",
                mission.works.entrances, mission.works.booby_traps
            ));
        } else {
            report.line("There may be tunnels and booby traps");
        }
    }
    if let Some(doctrine) = mission.doctrine {
        if known {
            report.heading(format!(
                "{}, {}",
                doctrine.activity.title(),
                doctrine.posture.title().to_lowercase()
            ));
            let texts = &missions().activity_and_posture;
            report.line(texts.activity.get(&doctrine.activity).map_or("", String::as_str));
            report.line(texts.postures.get(&doctrine.posture).map_or("", String::as_str));
        } else {
            report.heading("Activity and posture");
            report.line("The enemy's are secret");
        }
    }
}

fn times(report: &mut Report, mission: &Mission) {
    let date = mission.setting.date;
    let news: Vec<String> = events_of(date)
        .filter(|event| event.corps.is_empty() || event.corps.contains(&mission.setting.corps))
        .map(|event| event.text.clone())
        .collect();
    let forces = [mission.own.force, mission.enemy.force];
    let is_here = |item: &&DatedEquipment| forces.into_iter().any(|force| item.is_of(force));
    let equipment: Vec<String> = equipment_of(date).filter(is_here).map(|item| item.text.clone()).collect();
    if news.is_empty() && equipment.is_empty() {
        return;
    }
    report.heading("The times");
    news.into_iter().for_each(|line| report.item(1, line));
    equipment.into_iter().for_each(|line| report.aside(1, line));
}

/// What of the enemy has come into sight.
fn seen(report: &mut Report, forces: &Forces) {
    if forces.squad_revealed {
        report.heading("The enemy squad");
        roster(report, &forces.squad);
    }
    if let Some(place) = &forces.others {
        report.heading("The others");
        report.line(capitalized(place));
    }
    if !forces.found.is_empty() {
        report.heading("Found");
        for unit in &forces.found {
            report.line(format!("Section {}: {}, {}", unit.section, unit.card, unit.result));
            roster(report, &unit.figures);
        }
    }
    for marker in forces.markers.iter().filter(|marker| marker.revealed) {
        let what = marker.installation.map_or("no installation", |installation| installation.title());
        let end = if marker.destroyed { ", destroyed" } else { "" };
        report.line(format!("Marker {}: {what}{end}", marker.number));
    }
}

fn roster(report: &mut Report, figures: &[Figure]) {
    let mut table = Grid::new(["Name", "Rep", "Weapon"]).with_numbers([1]);
    for figure in figures {
        let weapon = figure.weapon.as_ref().map_or("-", |arms| arms.name.as_str());
        table.row([figure.name.clone(), figure.rep.to_string(), weapon.to_owned()]);
    }
    report.table(table);
}

fn secret(report: &mut Report, mission: &Mission, forces: &Forces) {
    report.heading("Secret");
    if !forces.squad.is_empty() && !forces.squad_revealed && forces.method != Method::Placed {
        if let Some(entry) = forces.entry {
            report
                .line(format!("The enemy squad enters by sixth {} of the {} edge", entry.sixth, entry.edge));
        }
        roster(report, &forces.squad);
    }
    for section in forces.sections.iter().filter(|section| !section.revealed) {
        let cards: Vec<String> =
            section.cards.iter().filter_map(|card| card.card).map(|card| card.to_string()).collect();
        let cards = if cards.is_empty() { "dummies only".to_owned() } else { cards.join(", ") };
        report.line(format!("{}: {cards}", section.name));
    }
    for marker in forces.markers.iter().filter(|marker| !marker.revealed) {
        let what = marker.installation.map_or("no installation", |installation| installation.title());
        report.line(format!("Marker {}: {what}", marker.number));
    }
    let named = |points: &[crate::fng::mission::TablePoint]| {
        points.iter().map(|point| Ground::square(*point)).collect::<Vec<_>>().join(", ")
    };
    if !mission.works.entrances_at.is_empty() {
        report.line(format!("Tunnel entrances (T): {}", named(&mission.works.entrances_at)));
    }
    if !mission.works.booby_traps_at.is_empty() {
        report.line(format!("Booby traps (!): {}", named(&mission.works.booby_traps_at)));
    }
}
