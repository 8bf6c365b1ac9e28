//! Generating a mission, step by step in the order of the rules [First Things First; Determining the Mission
//! to Opening Moves].

use super::assignment::{Assignment, CheckOutcome, Density, MissionId, Objective};
use super::cards::{deal, draw, face_enemy, sections};
use super::forces::{Entry, Forces, Installation, Marker, Method};
use super::ground::{Edge, Edges, Feature, FeatureKind, Ground, TablePoint, TableSize};
use super::lay::{Lay, lay};
use super::opening::open;
use super::options::{InstallationsBy, LargeActionBy, NightMissions, SupportOfFour};
use super::order::{DoctrineChoice, Order, side_of};
use super::prelude::{Doctrine, Works};
use super::rolled::{check, faces, named, outcome, situation, tell};
use super::setting::{Light, Mode, Party, Setting, Side, TimeOfDay, Weather};
use super::{Mission, introduce};
use crate::army_lists::ForceId;
use crate::campaign_data::{ContactWeather, SoloMethod, Urban, lands, missions, weather};
use crate::checks::CheckId;
use crate::checks::Flag;
use crate::checks::ResultId;
use crate::raise::{Levy, Strength};
use crate::squads::squad::Role;
use crate::support::{Play, Who};
use crate::told::Told;
use crate::traps::Traps;
use crate::tunnels::{Spot, Tunnels};
use pointman_core::dice::{Dice, shuffle};
use pointman_core::error::Error;
use pointman_core::plural::counted;

/// Generates the mission of a turn: the Mission check, and what follows from it. Without a mission the
/// document says so, and what is carried to the next check.
///
/// ```
/// use pointman_core::dice::{DiceState, Seeded};
/// use pointman_fng::army_lists::ForceId;
/// use pointman_fng::mission::{Corps, Order, generate};
/// let order = Order::new("1967-05-early".parse().unwrap(), Corps::Ii, ForceId::UsArmyInfantry, 5);
/// let (mission, _) = generate(&order, &mut Seeded::new(DiceState { seed: 7, drawn: 0 }))?;
/// assert!(mission.check.is_some());
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// When the order is not allowed, or the dice give no answer.
pub fn generate(order: &Order, dice: &mut dyn Dice) -> Result<(Mission, Told), Error> {
    if order.introductory {
        return introduce::introduce(order);
    }
    let (mut mission, told) = generate_table(order, dice)?;
    if mission.assignment.is_some() {
        mission.bring(Who::Own, order.squad.iter().cloned());
        let names: Vec<String> = order.squad.iter().map(|man| man.name.clone()).collect();
        mission.dig_in(names.iter().map(String::as_str).filter(|_| order.digs_in));
    }
    Ok((mission, told))
}

/// The mission, its table and the enemy, before the player's squad comes onto it.
fn generate_table(order: &Order, dice: &mut dyn Dice) -> Result<(Mission, Told), Error> {
    order.check()?;
    let mut told = Told::default();
    let mut mission = blank(order);
    let id = match order.mission {
        Some(id) => Some(id),
        None => {
            let (outcome, id) = mission_of_turn(order, &mut told, dice)?;
            mission.check = Some(outcome);
            id
        }
    };
    let Some(id) = id else { return Ok((mission, told)) };
    told.note("Determining the Mission", id.title());
    let (urban, objective) = urban(order, id, &mut told, dice)?;
    let mut assignment = Assignment { id, urban, fortified: false, objective };
    support(&mut mission, &assignment, &mut told, dice)?;
    enemy_force(order, &mut mission, &mut told, dice)?;
    if id == MissionId::Probe {
        let tested = check(CheckId::ProbeFortified, situation(), dice)?;
        assignment.fortified = outcome(&tested)? == ResultId::Fortified;
        let text = if assignment.fortified {
            "the target is a fortified position"
        } else {
            "the target is no fortified position"
        };
        tell(&mut told, &tested, false, text);
    }
    let solo = order.mode == Mode::Solo;
    let method = match missions().mission(id).opponent_solo.method {
        _ if !solo => Method::Player,
        SoloMethod::ContactTable => Method::ContactTable,
        SoloMethod::FarEdgeEntry | SoloMethod::RandomEdgeEntry => Method::Entry,
        SoloMethod::MarkersAndContactTable => Method::Markers,
        SoloMethod::GenerateEnemyForces => Method::Cards,
    };
    let mut forces = Forces::by(method);
    if method == Method::Entry {
        enemy_squad(order, &mut mission, &mut forces, &mut told, dice)?;
    }
    let cards = match method {
        Method::Cards => draw(&mission.enemy, id == MissionId::Defend && urban, &mut told, dice)?,
        _ => Vec::new(),
    };
    let ground = ground(order, &assignment, &mut told, dice)?;
    mission.play.no_vehicles = !ground.lets_vehicles_in();
    if mission.play.no_vehicles {
        told.note("Terrain Features", "no way for ground vehicles leads onto this table");
    }
    match method {
        Method::Entry => entry(&ground, &mut forces, &mut told, dice)?,
        Method::Cards => {
            let sections = sections(&ground, id, order.seen_cover);
            forces.sections = deal(cards, sections, &order.options, &mut told, dice)?;
        }
        Method::Markers => forces.markers = markers(order, &ground, &mut told, dice)?,
        _ => {}
    }
    if id == MissionId::SAndD && method == Method::Player {
        told.note(
            "Search and Destroy",
            "the defender places six numbered markers and notes which one to three are installations",
        );
    }
    light_and_weather(order, id, &mut mission, &mut told, dice)?;
    works(order, &ground, &mut mission, &mut told, dice)?;
    wind(&mut mission, &mut told, dice)?;
    doctrine(order, &mut mission, &mut told, dice)?;
    for (side, party) in [("you draw", &mut mission.own), ("the enemy draws", &mut mission.enemy)] {
        party.cards = party.support.div_ceil(2);
        told.note(
            "Determining Available Reinforcements",
            format!("{side} {}, face down and unseen", counted(party.cards, "card")),
        );
    }
    if order.face_down {
        for (who, cards) in [(Who::Own, mission.own.cards), (Who::Enemy, mission.enemy.cards)] {
            mission.play.hand_mut(who).lay(cards);
        }
    }
    mission.ground = Some(ground);
    mission.forces = Some(forces);
    mission.assignment = Some(assignment);
    open(order, &mut mission, &mut told, dice)?;
    if order.faces_enemy {
        face_enemy(&mut mission, &mut told);
    }
    Ok((mission, told))
}

/// The document before anything is rolled.
fn blank(order: &Order) -> Mission {
    let party = |force, leader_rep| Party { force, leader_rep, support: 0, cards: 0 };
    Mission {
        setting: Setting {
            date: order.date,
            corps: order.corps,
            mode: order.mode,
            communist_ground: order.communist_ground,
            riverine: order.riverine,
            options: order.options,
        },
        own: party(order.force, order.leader_rep),
        enemy: party(order.enemy.unwrap_or_else(|| order.enemies()[0]), 0),
        check: None,
        assignment: None,
        ground: None,
        forces: None,
        light: Light::default(),
        weather: Weather::Clear,
        wind: None,
        doctrine: None,
        opening: None,
        works: Works::default(),
        play: Play { options: order.support.clone(), one_list: order.one_list, ..Play::default() },
        tunnels: Tunnels::default(),
        traps: Traps { options: order.traps, ..Traps::default() },
        company: Default::default(),
    }
}

/// The Mission check of a turn, 2d6 against the Leader's Rep; and the mission if there is one: by the Mission
/// table, or Attack or Defend after doubles (camp-01).
///
/// # Errors
/// When the dice give no answer.
pub fn mission_of_turn(
    order: &Order,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(CheckOutcome, Option<MissionId>), Error> {
    let mut asked = situation().rep(order.leader_rep);
    if order.carried {
        asked = asked.with(Flag::CarriedBonus);
    }
    let tested = check(CheckId::MissionCheck, asked, dice)?;
    let passes = tested.passes.unwrap_or(0);
    let doubles = tested.dice.windows(2).all(|pair| pair[0] == pair[1]);
    let carried = u8::from(passes == 1);
    let result = outcome(&tested)?;
    let text = match result {
        ResultId::LargeAction => "a Large Action",
        ResultId::Mission => "a Mission",
        _ if carried == 1 => "no Mission; +1 to the Leader's Rep at the next check",
        _ => "no Mission",
    };
    tell(told, &tested, false, text);
    let id = match result {
        ResultId::LargeAction => Some(large_action(order, told, dice)?),
        ResultId::Mission => Some(from_table(order, told, dice)?),
        _ => None,
    };
    Ok((CheckOutcome { passes, doubles, carried }, id))
}

/// The Mission table of the Corps area and the side, 2d6.
fn from_table(order: &Order, told: &mut Told, dice: &mut dyn Dice) -> Result<MissionId, Error> {
    let table = lands().corps(order.corps).map(|area| area.mission_table);
    let mut two = [0; 2];
    dice.several(6, &mut two, format_args!("Mission table, {}", order.corps.title()))?;
    let found = table
        .and_then(|table| missions().mission_tables.mission(table, side_of(order.force), two[0] + two[1]));
    let id = found.ok_or_else(|| Error::Bug(format!("the Mission table has no {}", two[0] + two[1])))?;
    told.rolled("Mission Tables", &two.map(u32::from), format!("{} in {}", id.title(), order.corps.title()));
    Ok(id)
}

/// Attack or Defend after doubles (camp-01).
fn large_action(order: &Order, told: &mut Told, dice: &mut dyn Dice) -> Result<MissionId, Error> {
    if order.options.large_action == LargeActionBy::FromTable {
        match from_table(order, told, dice)? {
            MissionId::Recon | MissionId::SAndD | MissionId::Probe => return Ok(MissionId::Attack),
            MissionId::Perimeter | MissionId::Defense => return Ok(MissionId::Defend),
            _ => {}
        }
    }
    let face = dice.d6(format_args!("Large Action: Attack or Defend"))?;
    let id = if missions().large_actions.follow_split.attack.contains(&face) {
        MissionId::Attack
    } else {
        MissionId::Defend
    };
    told.rolled("Large Actions", &[face.into()], format!("1-3 Attack, 4-6 Defend: {}", id.title()));
    Ok(id)
}

/// Whether the table is built up (camp-21), and what a Large Action is about.
fn urban(
    order: &Order,
    id: MissionId,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(bool, Option<Objective>), Error> {
    let wanted = missions().mission(id).terrain.urban;
    let objective = order
        .objective
        .filter(|_| id.is_large())
        .filter(|objective| wanted != Urban::Must || objective.is_built_up());
    let old = order.ground.as_ref().map(|ground| !ground.built_up().is_empty());
    let urban = match (order.urban.or(objective.map(Objective::is_built_up)).or(old), wanted) {
        _ if old == Some(true) => true,
        (_, Urban::Must) => true,
        (Some(urban), _) => urban,
        (None, _) => {
            let face = dice.d6(format_args!("built-up urban area, {}", id.title()))?;
            let urban = face > 3;
            told.rolled(
                "Missions",
                &[face.into()],
                format!("1-3 no built-up area, 4-6 one: {}", if urban { "one" } else { "none" }),
            );
            urban
        }
    };
    let either = if urban {
        [Objective::Village, Objective::Base]
    } else {
        [Objective::Convoy, Objective::LandingZone]
    };
    let objective = match objective {
        Some(objective) => Some(objective),
        None if id.is_large() => Some(
            either[dice
                .pick(2, format_args!("objective of the {}: {} or {}", id.title(), either[0], either[1]))?],
        ),
        None => None,
    };
    Ok((urban, objective))
}

/// The level of Support of both sides.
fn support(
    mission: &mut Mission,
    assignment: &Assignment,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    let each_side = mission.setting.options.support_of_four == SupportOfFour::EachSide;
    for (own, party) in [(true, &mut mission.own), (false, &mut mission.enemy)] {
        let mut asked = situation();
        if assignment.urban {
            asked = asked.with(Flag::Urban);
        }
        if assignment.id.is_large() && (own || each_side) {
            asked = asked.with(Flag::LargeAction);
        }
        let tested = check(CheckId::SupportLevel, asked, dice)?;
        party.support = tested.roll.and_then(|level| u8::try_from(level).ok()).unwrap_or(1).clamp(1, 6);
        tell(
            told,
            &tested,
            false,
            format!("{} Support {}", if own { "your" } else { "the enemy's" }, party.support),
        );
    }
    Ok(())
}

/// Which enemy is met, where nobody said: even chance among those of the Corps area.
fn enemy_force(
    order: &Order,
    mission: &mut Mission,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    if order.enemy.is_none() {
        let enemies = order.enemies();
        let ids: Vec<&str> = enemies.iter().map(|force| force.id()).collect();
        let picked = dice.pick(enemies.len(), format_args!("the enemy: one of {}", ids.join(", ")))?;
        mission.enemy.force = enemies[picked];
    }
    told.note("The Combatants", format!("the enemy: {}", mission.enemy.force.title()));
    Ok(())
}

/// One enemy squad of their list, kept from the player.
fn enemy_squad(
    order: &Order,
    mission: &mut Mission,
    forces: &mut Forces,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    let taken = order.figures.iter().map(|figure| figure.name.as_str());
    let mut levy = Levy::new(mission.enemy.force.list(), order.date)
        .apart_from(taken)
        .unlike(order.one_list)
        .in_secret();
    forces.squad = match mission.enemy.force {
        ForceId::LocalVc => levy.local_squad(false, told, dice)?,
        _ => levy.squad(Strength::ByDice, told, dice)?,
    };
    mission.enemy.leader_rep =
        forces.squad.iter().find(|figure| figure.role == Some(Role::Leader)).map_or(0, |leader| leader.rep);
    Ok(())
}

/// The table: density (camp-20), edges (camp-22), terrain.
fn ground(
    order: &Order,
    assignment: &Assignment,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<Ground, Error> {
    let spec = missions().mission(assignment.id);
    let old = order.ground.as_ref();
    let table = old.map(|old| old.table).or(order.table).unwrap_or(TableSize::USUAL);
    let least = 2 * spec.deployment.min_from_edges_in.unwrap_or(0);
    if table.width() <= least || table.depth() <= least {
        let message = format!(
            "no point of a {table} ft table is more than {} in from every edge: use 4x4 or larger",
            least / 2
        );
        return Err(Error::refused(format!("FNG {}", spec.section), message));
    }
    let density = match old.map(|old| old.density).or(spec.terrain.density.density()).or(order.density) {
        Some(density) => density,
        None => {
            let face = dice.d6(format_args!("terrain: open, broken or rugged"))?;
            let density = Density::ALL[usize::from(face - 1) / 2];
            told.rolled("Missions", &[face.into()], format!("1-2 open, 3-4 broken, 5-6 rugged: {density}"));
            density
        }
    };
    let edges = edges(order, assignment.id, told, dice)?;
    let monsoon = order.date.is_monsoon();
    let (corps, riverine, options, apart) = (order.corps, order.riverine, order.options, order.apart);
    lay(&Lay { table, density, corps, monsoon, riverine, assignment, edges, options, old, apart }, told, dice)
}

fn edges(order: &Order, id: MissionId, told: &mut Told, dice: &mut dyn Dice) -> Result<Edges, Error> {
    let mut any = |edges: &[Edge], what: &str| -> Result<Edge, Error> {
        Ok(edges[dice.pick(edges.len(), format_args!("{what}"))?])
    };
    if id == MissionId::Defense {
        let enemy = any(&Edge::ALL, "the edge the enemy enters by")?;
        let others = [enemy.left(), enemy.opposite(), enemy.right()];
        let own = match order.edge.filter(|edge| *edge != enemy) {
            Some(edge) => edge,
            None => any(&others, "the edge your reinforcements come by")?,
        };
        told.note("Defense", format!("your reinforcements come by the {own} edge all game"));
        if order.mode == Mode::Solo {
            told.hidden("Defense", &[], format!("the enemy enters by the {enemy} edge"));
        }
        return Ok(Edges { near: own, own: vec![own], enemy });
    }
    let near = match order.edge {
        Some(edge) => edge,
        None => any(&Edge::ALL, "your edge of the table")?,
    };
    told.note("Missions", format!("your edge: {near}; the enemy's: {}", near.opposite()));
    Ok(Edges { near, own: vec![near], enemy: near.opposite() })
}

/// The sixth of their edge by which the enemy squad comes in (camp-23).
fn entry(ground: &Ground, forces: &mut Forces, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
    let edge = ground.edges.enemy;
    let sixth = dice.d6(format_args!("the sixth of the {edge} edge by which the enemy comes in"))?;
    told.hidden(
        "Missions",
        &[sixth.into()],
        format!(
            "the enemy squad enters by section {sixth} of six of the {edge} edge on its first Activation"
        ),
    );
    forces.entry = Some(Entry { edge, sixth });
    Ok(())
}

/// Six markers, one in each sixth of the table away from the player; 1d6 / 2 of them, rounded up, are
/// installations (camp-24).
fn markers(
    order: &Order,
    ground: &Ground,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<Vec<Marker>, Error> {
    /// Beyond the strip in which the player sets up and the 12 in around it.
    const AWAY: u16 = 18;
    let table = ground.table;
    let far = ground.edges.near.opposite();
    let deep = if far.is_horizontal() { table.depth() } else { table.width() };
    let field = table.strip(far, deep - AWAY);
    let mut markers = Vec::new();
    for number in 1..=6u8 {
        let (column, row) = (u16::from((number - 1) % 3), u16::from((number - 1) / 3));
        let (across, down) = if far.is_horizontal() { (3, 2) } else { (2, 3) };
        let (column, row) = if far.is_horizontal() { (column, row) } else { (row, column) };
        let part = |length: u16, parts: u16, index: u16| (length * (2 * index + 1)) / (2 * parts);
        let at = TablePoint {
            x: field.x + part(field.width, across, column),
            y: field.y + part(field.depth, down, row),
        };
        markers.push(Marker { number, at, installation: None, revealed: false, destroyed: false });
    }
    if order.options.installations == InstallationsBy::ContactTable {
        told.note(
            "Search and Destroy",
            "six markers; roll for each on the Contact Table when it comes into sight (camp-24)",
        );
        return Ok(markers);
    }
    let face = dice.d6(format_args!("installations: half of it, rounded up"))?;
    let count = face.div_ceil(2);
    let mut order = [0usize, 1, 2, 3, 4, 5];
    shuffle(dice, &mut order, format_args!("which markers are real"))?;
    for &index in order.iter().take(usize::from(count)) {
        let kind = dice.pick(Installation::ALL.len(), format_args!("what is at marker {}", index + 1))?;
        markers[index].installation = Some(Installation::ALL[kind]);
    }
    let real: Vec<String> = markers
        .iter()
        .filter_map(|marker| {
            marker.installation.map(|installation| format!("{} {}", marker.number, installation.title()))
        })
        .collect();
    told.hidden("Search and Destroy", &[face.into()], format!("installations at {}", real.join(", ")));
    Ok(markers)
}

/// Time of day and weather: agreed on, else two dice (camp-18).
fn light_and_weather(
    order: &Order,
    id: MissionId,
    mission: &mut Mission,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    let table = weather();
    let needs_roll = order.time.is_none() || order.weather.is_none();
    let row = if needs_roll {
        let asked = if order.date.is_monsoon() { situation().with(Flag::Monsoon) } else { situation() };
        let tested = check(CheckId::Weather, asked, dice)?;
        let total = tested.roll.unwrap_or(0);
        let row = table.rows.iter().find(|row| i32::from(row.min) <= total && total <= i32::from(row.max));
        let row = row.ok_or_else(|| Error::Bug(format!("the weather table has no {total}")))?;
        tell(told, &tested, false, format!("{}, {}", row.contact.title(), weather_words(row.weather)));
        Some(row)
    } else {
        None
    };
    let mut contact = order.time.or(row.map(|row| row.contact)).unwrap_or_default();
    let night_allowed = row.and_then(|row| row.night_only_for.as_ref()).is_none_or(|only| {
        let as_read = order.options.night_missions == NightMissions::WithDefense || id != MissionId::Defense;
        only.contains(&id) && as_read
    });
    if order.time.is_none() && contact == TimeOfDay::Night && !night_allowed {
        contact = TimeOfDay::Evening;
        told.note(
            CheckId::Weather,
            format!(
                "{} is not fought at night: an evening encounter, 6 turns of day and then night",
                id.title()
            ),
        );
    }
    let (now, variable) = match (order.weather, row.map(|row| row.weather)) {
        (Some(weather), _) => (weather, false),
        (None, Some(ContactWeather::Variable)) => (Weather::Clear, true),
        (None, Some(ContactWeather::HeavyRain)) => (Weather::HeavyRain, false),
        (None, _) => (Weather::Clear, false),
    };
    mission.light = Light::from(contact, variable);
    mission.weather = now;
    Ok(())
}

fn weather_words(weather: ContactWeather) -> &'static str {
    match weather {
        ContactWeather::Clear => "clear skies",
        ContactWeather::Variable => "variable weather",
        ContactWeather::HeavyRain => "heavy continuous rain",
    }
}

/// Tunnel entrances by the Support of the Communist side, and 1d6 booby traps, on ground it holds. In solo
/// play they are put in terrain at random; a player of that side writes down their own.
fn works(
    order: &Order,
    ground: &Ground,
    mission: &mut Mission,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    if !order.communist_ground {
        return Ok(());
    }
    let own_is_communist = side_of(order.force) == Side::Communist;
    let support = if own_is_communist { mission.own.support } else { mission.enemy.support };
    let secret = !own_is_communist;
    let mut thrown = vec![0; usize::from(support.clamp(1, 3)) - 1];
    dice.several(6, &mut thrown, format_args!("tunnel entrances, at Support {support}"))?;
    let entrances = thrown.iter().sum::<u8>().max(1);
    let traps = dice.d6(format_args!("booby traps"))?;
    let faces: Vec<u32> = thrown.iter().map(|&face| u32::from(face)).collect();
    let say = |told: &mut Told, rule: &str, dice: &[u32], text: String| {
        if secret { told.hidden(rule, dice, text) } else { told.rolled(rule, dice, text) }
    };
    let with_exit = if support == 1 { " with an exit" } else { "" };
    say(told, "Tunnels", &faces, format!("up to {entrances} tunnel entrances{with_exit}"));
    say(told, "Booby Traps", &[traps.into()], format!("{traps} booby traps"));
    mission.works = Works { entrances, booby_traps: traps, ..Works::default() };
    if order.mode == Mode::Solo && !own_is_communist {
        mission.works.entrances_at =
            places(ground, entrances + u8::from(support == 1), "tunnel entrance", order.apart, dice)?;
        mission.works.booby_traps_at = places(ground, traps, "booby trap", false, dice)?;
        let named = |points: &[TablePoint]| {
            points.iter().map(|point| Ground::square(*point)).collect::<Vec<_>>().join(", ")
        };
        told.hidden("Tunnels", &[], format!("entrances in {}", named(&mission.works.entrances_at)));
        told.hidden("Booby Traps", &[], format!("booby traps in {}", named(&mission.works.booby_traps_at)));
    }
    mission.tunnels = Tunnels::of(&mission.works);
    mission.traps = Traps::of(&mission.works);
    Ok(())
}

/// So many places in terrain where men can go, each another while there is one; on bare ground in its middle.
/// Those that are `apart` are more than a corridor from each other, where terrain has no room on other
/// ground.
fn places(
    ground: &Ground,
    count: u8,
    what: &str,
    apart: bool,
    dice: &mut dyn Dice,
) -> Result<Vec<TablePoint>, Error> {
    // Beside the middle of the piece.
    let spot = |feature: &Feature| TablePoint { x: feature.middle().x + 2, y: feature.middle().y + 2 };
    let mut all: Vec<TablePoint> =
        ground.features.iter().filter(|feature| can_hide(feature.kind)).map(spot).collect();
    all.retain(|point| point.x < ground.table.width() && point.y < ground.table.depth());
    if all.is_empty() {
        all.push(ground.table.area().middle());
    }
    let mut left = all.clone();
    let mut places: Vec<TablePoint> = Vec::new();
    for number in 1..=count {
        if apart {
            let far = |at: &TablePoint| places.iter().all(|place| !is_one_corridor(*place, *at));
            left.retain(far);
            // Middles and corners of square feet leave the most room; then any inch will do.
            for finer in [others, every_inch] {
                if left.is_empty() {
                    left.extend(finer(ground).into_iter().filter(far));
                }
            }
        }
        if left.is_empty() {
            left.clone_from(&all);
        }
        places.push(left.remove(dice.pick(left.len(), format_args!("where {what} {number} is"))?));
    }
    Ok(places)
}

/// Whether something can be dug in there.
const fn can_hide(kind: FeatureKind) -> bool {
    !matches!(kind, FeatureKind::RiverCanal | FeatureKind::ImpassableRock | FeatureKind::RicePaddyWet)
}

/// Whether entrances at these places are no farther apart than a corridor is long, so that they are one.
fn is_one_corridor(one: TablePoint, other: TablePoint) -> bool {
    let spot = |point: TablePoint| Spot { x: point.x as i16, y: point.y as i16 };
    spot(one).is_one_corridor(spot(other))
}

/// The middles of the square feet and the corners between them, where something can be dug in.
fn others(ground: &Ground) -> Vec<TablePoint> {
    let (width, depth) = (ground.table.width(), ground.table.depth());
    let lattice = [6, 12].into_iter().flat_map(|first| {
        let rows = (first..depth).step_by(12);
        rows.flat_map(move |y| (first..width).step_by(12).map(move |x| TablePoint { x, y }))
    });
    lattice.filter(|&at| can_dig(ground, at)).collect()
}

/// Every inch where something can be dug in.
fn every_inch(ground: &Ground) -> Vec<TablePoint> {
    let (width, depth) = (ground.table.width(), ground.table.depth());
    let inches = (1..depth).flat_map(|y| (1..width).map(move |x| TablePoint { x, y }));
    inches.filter(|&at| can_dig(ground, at)).collect()
}

fn can_dig(ground: &Ground, at: TablePoint) -> bool {
    let closed = ground.features.iter().filter(|feature| !can_hide(feature.kind));
    !closed.flat_map(|feature| &feature.areas).any(|area| area.holds(at))
}

/// Where the wind comes from.
fn wind(mission: &mut Mission, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
    let tested = check(CheckId::Wind, situation(), dice)?;
    let from: Edge = outcome(&tested)?.id().trim_start_matches("from-").parse().map_err(Error::Bug)?;
    tell(told, &tested, false, format!("wind from the {from}"));
    mission.wind = Some(from);
    Ok(())
}

/// Activity and posture of the Communist side, where the optional rule is used.
fn doctrine(order: &Order, mission: &mut Mission, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
    let Some(choice) = order.doctrine else { return Ok(()) };
    let own_is_communist = side_of(order.force) == Side::Communist;
    let force = if own_is_communist { mission.own.force } else { mission.enemy.force };
    let choice = match choice {
        DoctrineChoice::Roll => {
            let activity = if force == ForceId::Nva { CheckId::NvaActivity } else { CheckId::VcActivity };
            let tested = check(activity, situation(), dice)?;
            let choice: DoctrineChoice = named(&tested)?;
            let secret = !own_is_communist;
            let (faces, text) = (faces(&tested), choice.title());
            if secret {
                told.hidden(tested.check.id(), &faces, text)
            } else {
                told.rolled(tested.check.id(), &faces, text)
            }
            choice
        }
        choice => choice,
    };
    let (activity, posture) = choice.id().split_once('-').unwrap_or_default();
    let parse = |why| Error::Bug(format!("activity and posture: {why}"));
    mission.doctrine = Some(Doctrine {
        activity: activity.parse().map_err(parse)?,
        posture: posture.parse().map_err(parse)?,
    });
    Ok(())
}
