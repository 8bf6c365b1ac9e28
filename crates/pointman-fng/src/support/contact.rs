//! Contact checks: what lies in a feature that comes into sight [Reconnaissance Patrol: Contact Table].

use crate::checks::ValueId;
use crate::checks::{CheckId, ResultId};
use crate::raise::Unit as UnitId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::data::{Brings, data};
use super::play::NOTHING;
use super::play::{Arrival, CheckedFeature, Who};
use super::raising::{self, Wanted};
use super::step::{Table, outcome};
use super::{available, hands, results};
use crate::evening::Mended;
use crate::mission::{
    ContactOnOne, ContactWithoutUnit, Feature as Terrain, FeatureKind, Ground, Method, Mission, Mode, Reveal,
    Site, SiteKind,
};
use crate::squads::cards::Card;
use pointman_core::dice::Again;
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::question::OpenQuestion;
use pointman_core::way;

const CONTACT: &str = "Contact Table";

/// A feature that comes into sight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ContactOrders {
    /// Its name: `hootch`, `woods 3`.
    pub feature: String,
    /// Who is met hidden stands hidden on the table; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub stay_hidden: bool,
    /// Whether what is nearly the name of a feature is a fault, not a building's name; not in steps of
    /// earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spelt: bool,
    /// Whether a vehicle that comes acts as one at once; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crews_act: bool,
}

impl Mission {
    /// Whether features of the ground are checked for contact as they come into sight: not where only markers
    /// are (camp-24).
    pub fn checks_features(&self) -> bool {
        let by_markers = self.forces.as_ref().is_some_and(|forces| forces.method == Method::Markers);
        self.has_contact_table() && !by_markers
    }

    /// Whether features that come into sight are checked on the Contact Table.
    pub fn has_contact_table(&self) -> bool {
        let by_table = |method: Method| matches!(method, Method::ContactTable | Method::Markers);
        self.setting.mode != Mode::Versus && self.forces.as_ref().is_none_or(|forces| by_table(forces.method))
    }
}

/// Checks a feature for contact, once (camp-07).
pub(crate) fn apply(
    mission: &mut Mission,
    orders: ContactOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let typed = orders.feature.trim();
    if typed.is_empty() {
        let what = OpenQuestion::of("feature", "the feature or building that comes into sight", CONTACT);
        return Err(Error::needs("", what, None));
    }
    if mission.play.is_of_0_1_0() {
        let feature = typed.to_owned();
        return check(mission, feature, None, false, table);
    }
    let set_up = mission.forces.as_ref().filter(|_| mission.setting.mode != Mode::Versus);
    if let Some(method) = set_up.filter(|_| !mission.has_contact_table()).map(|forces| forces.method) {
        return Err(Error::refused(
            "FNG Contact Table",
            format!(
                "{typed} cannot be checked: this mission does not use the Contact Table ({}). Use {} for \
                 things that come into sight",
                method.title().to_lowercase(),
                way!("fng reveal EVENING -i", "reveal")
            ),
        ));
    }
    let (feature, ground) = named(mission, typed, orders.spelt)?;
    check(mission, feature, ground, orders.stay_hidden, table)
}

/// Whether a number is a marker of a Search and Destroy that was looked at: the Contact Table says who is
/// there.
pub(crate) fn at_marker(
    mission: &mut Mission,
    number: u8,
    stay_hidden: bool,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    if mission.setting.mode == Mode::Versus {
        return Ok(());
    }
    let ground = mission.feature_at(Reveal::Marker(number)).map(|feature| feature.kind);
    check(mission, format!("marker {number}"), ground, stay_hidden, table)
}

/// The feature of the ground that is meant: its number, its kind with the number, or a kind of which there is
/// one. A building has the name the players give it, and is no kind of terrain.
fn named(mission: &Mission, typed: &str, is_spelt: bool) -> Result<(String, Option<FeatureKind>), Error> {
    let Some(ground) = mission.ground.as_ref().filter(|ground| !ground.features.is_empty()) else {
        return Ok((typed.to_owned(), None));
    };
    let name = |feature: &Terrain| format!("{} {}", feature.kind.title(), feature.number);
    let (words, number) = match typed.rsplit_once(' ') {
        Some((words, number)) if number.parse::<u16>().is_ok() => (words, number.parse::<u16>().ok()),
        _ => (if typed.parse::<u16>().is_ok() { "" } else { typed }, typed.parse::<u16>().ok()),
    };
    let words = words.to_lowercase();
    let kind_fits = |feature: &&Terrain| feature.kind.id() == words || is_called(feature.kind, &words);
    let number_fits = |feature: &&Terrain| number.is_none_or(|number| feature.number == number);
    let tops = mission.company.obeys(Mended::FeaturesOnTable).then(|| ground.tops());
    let is_there = |feature: &&Terrain| tops.as_ref().is_none_or(|tops| tops.show(feature));
    let fitting = ground.features.iter().filter(kind_fits).filter(number_fits);
    let (fitting, covered): (Vec<&Terrain>, Vec<&Terrain>) = fitting.partition(is_there);
    if let ([], [feature, ..]) = (&fitting[..], &covered[..]) {
        let message = format!(
            "{} lies wholly under other features and is not on the table, so nobody gets sight of it",
            name(feature)
        );
        return Err(Error::refused("FNG Contact Table", message));
    }
    if let [feature] = fitting[..] {
        return Ok((name(feature), Some(feature.kind)));
    }
    let has_buildings = ground.features.iter().any(|feature| feature.kind == FeatureKind::BuiltUp)
        || ground.sites.iter().any(|site| matches!(site.kind, SiteKind::House | SiteKind::FortifiedPosition));
    let is_site = |site: &Site| format!("{} {}", site.kind.title(), Ground::square(site.area.middle()));
    if ground.sites.iter().any(|site| is_site(site).eq_ignore_ascii_case(typed)) {
        return Ok((typed.to_owned(), None));
    }
    if has_buildings && fitting.is_empty() && number.is_none() {
        // What is nearly the name of a feature is that feature misspelt.
        let known: Vec<String> = ground.features.iter().flat_map(|feature| known_as(feature.kind)).collect();
        if let Some(meant) = names::nearest(&words, &known).first().filter(|_| is_spelt) {
            return Err(Error::Usage(format!(
                "{typed} is not a terrain feature: did you mean {meant}? Call a building otherwise"
            )));
        }
        return Ok((typed.to_owned(), None));
    }
    let (why, meant) = match fitting.is_empty() {
        true => ("is not a terrain feature", ground.features.iter().filter(is_there).collect()),
        false => ("matches several", fitting),
    };
    Err(Error::Usage(format!("{typed} {why}: name one of {}", listed(&meant))))
}

/// What a feature of the kind may be called: its id, and each word of its title.
fn known_as(kind: FeatureKind) -> Vec<String> {
    let title = kind.title().to_lowercase();
    let words = title.split([' ', '-', ',']).filter(|word| word.len() > 3).map(str::to_owned);
    std::iter::once(kind.id().to_owned()).chain(words).collect()
}

/// Whether each of these words begins a word of the kind's name: the woods are the wooded area.
fn is_called(kind: FeatureKind, words: &str) -> bool {
    let title = kind.title().to_lowercase();
    words.split([' ', '-']).filter(|word| !word.is_empty()).all(|word| {
        let stem = word.strip_suffix('s').unwrap_or(word);
        title.split([' ', '-', ',']).any(|known| known == word || known.starts_with(stem))
    })
}

/// Features with their numbers, those of a kind together.
fn listed(features: &[&Terrain]) -> String {
    let mut kinds: Vec<(FeatureKind, Vec<String>)> = Vec::new();
    for feature in features {
        let number = feature.number.to_string();
        match kinds.iter_mut().find(|(kind, _)| *kind == feature.kind) {
            Some((_, numbers)) => numbers.push(number),
            None => kinds.push((feature.kind, vec![number])),
        }
    }
    let told =
        |(kind, numbers): (FeatureKind, Vec<String>)| format!("{} {}", kind.title(), numbers.join(", "));
    kinds.into_iter().map(told).collect::<Vec<_>>().join("; ")
}

fn check(
    mission: &mut Mission,
    feature: String,
    ground: Option<FeatureKind>,
    stay_hidden: bool,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    if mission.setting.mode == Mode::Versus {
        return Err(Error::refused(
            "FNG Contact Table",
            "the enemy has a player, who has set up the force already",
        ));
    }
    if let Some(known) = mission.play.features.iter().find(|known| known.name.eq_ignore_ascii_case(&feature))
    {
        return Err(Error::refused("FNG camp-07", format!("{feature} was checked already: {}", known.found)));
    }
    let support = mission.enemy.support;
    if support == 0 {
        return Err(Error::refused(
            "FNG Contact Table",
            "the enemy's Support is not known: the mission has none yet",
        ));
    }
    let tested = table.check(CheckId::Contact, &feature, table.situation().set(ValueId::Support, support))?;
    let passes = tested.passes.unwrap_or(0);
    let found = match outcome(&tested)? {
        ResultId::NoContact => NOTHING.to_owned(),
        _ => {
            let hidden = passes >= 2 || mission.setting.options.contact_on_one == ContactOnOne::Hidden;
            let arrived = mission.play.arrivals.len();
            let found = unit(mission, &feature, hidden, table)?;
            let ground = ground.filter(|_| mission.company.obeys(Mended::GroundKept));
            for arrival in mission.play.arrivals.iter_mut().skip(arrived) {
                arrival.ground = ground;
                arrival.hidden = hidden && stay_hidden && arrival.side == Who::Enemy;
            }
            found
        }
    };
    mission.play.features.push(CheckedFeature { name: feature, found });
    Ok(())
}

/// Draws until a card names a unit or a sniper (camp-06), and sets it up in the feature.
fn unit(mission: &mut Mission, feature: &str, hidden: bool, table: &mut Table<'_>) -> Result<String, Error> {
    let mut again = Again::default();
    loop {
        let card = hands::draw(mission, Who::Enemy, table.dice, "contact")?;
        mission.play.shown.push(card);
        let Some(row) = data().table_of(mission.force(Who::Enemy))?.row(card.rank) else {
            table.note(CONTACT, format!("the {card}: an Ace has no row, another is drawn (sup-13)"));
            again.throw(format_args!("the unit of a contact"))?;
            continue;
        };
        let mut fire = false;
        let mut unit = false;
        for brings in &row.results {
            match brings {
                Brings::FireMission { .. } | Brings::FireMissionRoll { .. } => fire = true,
                // Note 4: without vehicles it is artillery for all but the NVA.
                Brings::Tank { vehicle: None } if available::no_tank(mission, None)?.is_some() => fire = true,
                brings => unit |= is_unit(brings),
            }
        }
        if fire && mission.setting.options.contact_without_unit == ContactWithoutUnit::KeepFire {
            table.note(CONTACT, format!("the {card}: {} on the patrol (camp-06)", row.text));
            results::carry_out(mission, Who::Enemy, card, table)?;
            return Ok(row.text.clone());
        }
        if !unit {
            table.note(CONTACT, format!("the {card}: {} is no unit, another is drawn (camp-06)", row.text));
            again.throw(format_args!("the unit of a contact"))?;
            continue;
        }
        return place(mission, card, feature, hidden, table);
    }
}

/// Whether a result is a unit or sniper that can be met.
fn is_unit(brings: &Brings) -> bool {
    matches!(brings, Brings::Unit { .. } | Brings::Sniper {} | Brings::Tank { .. })
}

fn place(
    mission: &mut Mission,
    card: Card,
    feature: &str,
    hidden: bool,
    table: &mut Table<'_>,
) -> Result<String, Error> {
    let row = data().table_of(mission.force(Who::Enemy))?.row(card.rank);
    let row = row.ok_or_else(|| Error::Bug(format!("the {card} has no row")))?;
    let how = if hidden { "hidden" } else { "not hidden" };
    let text = format!("the {card}: {} in {feature}, {how}; In Sight tests", row.text);
    table.news(CONTACT, text, format!("contact in {feature}, {how}: {}", row.text));
    let mut units = Vec::new();
    for brings in &row.results {
        match brings {
            Brings::Unit { unit, count, weapons, satchel_charges, green } => {
                for _ in 0..*count {
                    let wanted = Wanted {
                        weapons: *weapons,
                        satchel_charges: *satchel_charges,
                        green: *green,
                        ..Wanted::unit(*unit)
                    };
                    let unit = raising::raise(mission, Who::Enemy, &wanted, &units, table)?;
                    units.extend(unit);
                }
            }
            Brings::Sniper {} => {
                let unit = raising::raise(mission, Who::Enemy, &Wanted::unit(UnitId::Sniper), &units, table)?;
                units.extend(unit);
            }
            Brings::Tank { vehicle } => {
                if let Some(why) = available::no_tank(mission, *vehicle)? {
                    table.note(CONTACT, format!("{why}: an LMG team"));
                    let team = Wanted::unit(UnitId::LmgTeam);
                    let unit = raising::raise(mission, Who::Enemy, &team, &units, table)?;
                    units.extend(unit);
                } else {
                    let vehicle = available::tank(mission, Who::Enemy, *vehicle, table)?;
                    units.push(raising::vehicle(mission, Who::Enemy, vehicle, &units, table)?);
                }
            }
            _ => {}
        }
    }
    for unit in &units {
        table.note(CONTACT, unit.words());
        unit.armed().into_iter().chain(unit.notes.iter().cloned()).for_each(|text| table.note(CONTACT, text));
    }
    let turn = mission.play.turn;
    let at = format!("in {feature}, {how}");
    mission.play.arrivals.push(Arrival {
        turn,
        side: Who::Enemy,
        card: Some(card),
        at,
        ground: None,
        units,
        hidden: false,
    });
    Ok(format!("{}, {how}", row.text))
}
