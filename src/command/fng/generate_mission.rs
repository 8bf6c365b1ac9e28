//! `generate-mission --game fng`: the options of an FNG mission, and the order made of them.

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::campaign::generate_mission::GenerateMission;
use crate::command::edition_option::FngEdition;
use crate::command::fng::campaign::prepare;
use crate::command::fng::mission::{BriefingShows, briefing_of};
use crate::command::fng::support::standing::next_of_evening;
use crate::command::step::begin_telling;
use crate::command::{Opened, Outcome, Session, Source};
use crate::document::choices;
use crate::error::Error;
use crate::fng::army_lists::{Force, ForceId};
use crate::fng::calendar::Turn;
use crate::fng::campaign::{Prepare, TourOfDuty};
use crate::fng::checks::Edition;
use crate::fng::mission::{Corps, Mission, MissionMaking, Mode, Order, UnderFire, VehicleUnderFire};
use crate::fng::squads::squad::Role;
use crate::fng::squads::vehicles::{HitSide, VehicleType};
use crate::question::OpenQuestion;
use crate::readings::pairs;
use crate::voice::option;

/// The options of FNG alone.
#[derive(Debug, Clone, Default, PartialEq, Args, Serialize, Deserialize)]
#[serde(default)]
pub struct FngOptions {
    /// The edition
    #[command(flatten, next_help_heading = "FNG")]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// The player's army list
    #[arg(long, value_name = "FORCE", help_heading = "FNG")]
    pub force: Option<String>,
    /// The Corps area
    #[arg(long, value_name = "CORPS", help_heading = "FNG")]
    pub corps: Option<String>,
    /// The squad Leader's Rep [default: from --squad]
    #[arg(long, value_name = "N", help_heading = "FNG")]
    pub leader_rep: Option<u8>,
    /// The turn of the calendar, such as 1967-05-early
    #[arg(long, value_name = "TURN", help_heading = "FNG")]
    pub date: Option<String>,
    /// Solo play, the same as without --versus
    #[arg(long, help_heading = "FNG", conflicts_with = "versus")]
    pub solo: bool,
    /// The enemy's army list in solo play [default: drawn from those of the Corps area]
    #[arg(long, value_name = "FORCE", help_heading = "FNG", conflicts_with = "versus")]
    pub enemy: Option<String>,
    /// The mission, without a Mission check
    #[arg(long = "mission-type", alias = "mission", value_name = "MISSION", help_heading = "FNG")]
    pub mission: Option<String>,
    /// The last Mission check carries +1 to this one
    #[arg(long, help_heading = "FNG")]
    pub carried: bool,
    /// The table has a built-up urban area
    #[arg(long, help_heading = "FNG", conflicts_with = "no_urban")]
    pub urban: bool,
    /// The table has no built-up urban area
    #[arg(long, help_heading = "FNG")]
    pub no_urban: bool,
    /// The table in feet, west to east by north to south
    #[arg(long = "table-size", alias = "table", value_name = "4x4", help_heading = "FNG")]
    pub table: Option<String>,
    /// Your edge of the table
    #[arg(long, value_name = "EDGE", help_heading = "FNG")]
    pub near_edge: Option<String>,
    /// The objective of a Large Action
    #[arg(long = "large-action", alias = "target", value_name = "TARGET", help_heading = "FNG")]
    pub target: Option<String>,
    /// The ground is Communist-controlled: tunnels and booby traps
    #[arg(long, help_heading = "FNG")]
    pub communist_ground: bool,
    /// The ground is not Communist-controlled, whatever the campaign says
    #[arg(long, conflicts_with = "communist_ground", help_heading = "FNG")]
    pub no_communist_ground: bool,
    /// A riverine operation
    #[arg(long, help_heading = "FNG")]
    pub riverine: bool,
    /// Activity and posture of VC or NVA: `roll`, or a value such as low-avoidance
    #[arg(long, value_name = "POSTURE", help_heading = "FNG")]
    pub posture: Option<String>,
    /// The time of day
    #[arg(long, value_name = "TIME", help_heading = "FNG")]
    pub time: Option<String>,
    /// The weather
    #[arg(long, value_name = "WEATHER", help_heading = "FNG")]
    pub weather: Option<String>,
    /// Your squad, whose soldiers take a barrage
    #[arg(long, value_name = "FILE", help_heading = "FNG")]
    #[serde(skip_serializing, deserialize_with = "crate::command::one_or_many")]
    pub squad: Vec<Source>,
    /// Your vehicle, which takes a barrage
    #[arg(long, value_name = "VEHICLE", help_heading = "FNG")]
    pub vehicle: Vec<String>,
    /// A soldier who sets up in cover: +1 Rep under a barrage
    #[arg(long, value_name = "NAME", value_delimiter = ',', help_heading = "FNG")]
    pub in_cover: Vec<String>,
    /// The introductory encounter
    #[arg(long, help_heading = "FNG")]
    pub introductory: bool,
    /// Also show secrets
    #[arg(long, help_heading = "FNG")]
    pub secrets: bool,
}

impl GenerateMission {
    /// An FNG mission that belongs to no campaign.
    pub(in crate::command) fn fng_mission(&self, session: &mut Session) -> Result<Outcome, Error> {
        self.refuse_ambush_valley()?;
        if self.orders.is_some() {
            return Err(Error::Usage(format!(
                "{orders} is for Ambush Valley and for campaigns: give {game} fng options",
                orders = option("orders"),
                game = option("game")
            )));
        }
        let order = self.fng_order(session)?;
        let (document, record, _) =
            begin_telling::<Mission>(&MissionMaking::Generate(order), self.taking(), session)?;
        let telling = BriefingShows { secrets: self.fng.secrets, explain: self.explain };
        let mut answer = briefing_of(&document.data, Some(record), telling);
        answer.report.hint();
        answer.report.line("");
        next_of_evening(&document.data, &mut answer.report);
        let outcome = Outcome::document(answer, &document, self.output.write());
        Ok(if self.fng.secrets { outcome } else { outcome.withholding() })
    }

    /// The mission of the next turn of an FNG campaign; the options add to the choices of `--orders`.
    pub(in crate::command) fn of_fng_campaign(
        &self,
        source: &Source,
        session: &mut Session,
    ) -> Result<Outcome, Error> {
        self.refuse_ambush_valley()?;
        let fng = &self.fng;
        let of_campaign = [
            ("edition", fng.edition.given.is_some()),
            ("force", fng.force.is_some()),
            ("corps", fng.corps.is_some()),
            ("leader-rep", fng.leader_rep.is_some()),
            ("date", fng.date.is_some()),
            ("mission", fng.mission.is_some()),
            ("carried", fng.carried),
            ("squad", !fng.squad.is_empty()),
            ("vehicle", !fng.vehicle.is_empty()),
            ("introductory", fng.introductory),
        ];
        if let Some((name, _)) = of_campaign.iter().find(|(_, given)| *given) {
            return Err(Error::Usage(format!(
                "{} comes from the campaign: leave it out with {}",
                option(name),
                option("from")
            )));
        }
        let opened: Opened<TourOfDuty> = source.open(session)?;
        let mut given: Prepare = match &self.orders {
            Some(orders) => {
                let (file, given) = orders.json(session)?;
                choices(&file, &given)?
            }
            None => Prepare::default(),
        };
        let enemy = fng.enemy.as_deref().map(Force::find).transpose()?.map(|force| force.id);
        given.enemy = enemy.or(given.enemy);
        given.urban = (fng.urban || fng.no_urban).then_some(fng.urban).or(given.urban);
        given.density = parsed(self.terrain.as_deref())?.or(given.density);
        given.table = parsed(fng.table.as_deref())?.or(given.table);
        given.edge = parsed(fng.near_edge.as_deref())?.or(given.edge);
        given.objective = parsed(fng.target.as_deref())?.or(given.objective);
        given.in_cover.extend(fng.in_cover.iter().cloned());
        let is_held = (fng.communist_ground || fng.no_communist_ground).then_some(fng.communist_ground);
        given.communist_ground = is_held.or(given.communist_ground);
        given.riverine |= fng.riverine;
        given.doctrine = parsed(fng.posture.as_deref())?.or(given.doctrine);
        given.time = parsed(fng.time.as_deref())?.or(given.time);
        given.weather = parsed(fng.weather.as_deref())?.or(given.weather);
        let write = self.write(&opened.origin)?;
        prepare(opened, &given, self.taking(), fng.secrets, write, session)
    }

    fn fng_order(&self, session: &mut Session) -> Result<Order, Error> {
        let fng = &self.fng;
        let squads = fng.squad.iter().map(|source| source.squad(session)).collect::<Result<Vec<_>, _>>()?;
        let of_squad = squads.first().map(|squad| squad.edition);
        let edition = fng.edition.given.or(of_squad).or_else(|| session.edition()).unwrap_or_default();
        if fng.introductory {
            let corps = fng.corps.as_deref().map_or(Ok(Corps::Ii), str::parse).map_err(Error::Usage)?;
            let date = fng.date.as_deref().unwrap_or("1967-06-early").parse().map_err(Error::Usage)?;
            let mut order = Order::new(date, corps, ForceId::UsArmyInfantry, 5);
            order.introductory = true;
            (order.one_list, order.apart) = (true, true);
            (order.seen_cover, order.faces_enemy, order.face_down) = (true, true, true);
            self.set_fng_options(&mut order, edition)?;
            return Ok(order);
        }
        let of_squads = squads.iter().find_map(|squad| squad.force);
        let given = fng.force.as_deref().map(Force::find).transpose()?.map(|force| force.id);
        let force = given.or(of_squads);
        let corps = fng.corps.as_deref().map(str::parse::<Corps>).transpose().map_err(Error::Usage)?;
        let date = fng.date.as_deref().map(str::parse::<Turn>).transpose().map_err(Error::Usage)?;
        let of_squad = squads
            .iter()
            .flat_map(|squad| &squad.figures)
            .find(|figure| figure.role == Some(Role::Leader))
            .map(|leader| leader.rep);
        let leader_rep = fng.leader_rep.or(of_squad);
        let (Some(date), Some(corps), Some(force), Some(leader_rep)) = (date, corps, force, leader_rep)
        else {
            let asked = |name: &str, what: &str| OpenQuestion::of(name, what, "FNG Missions");
            let forces = asked("force", "the force").legal(ForceId::ALL.map(ForceId::id));
            let lacks = [
                force.is_none().then(|| (forces, option("force").with("us-marines"))),
                corps.is_none().then(|| {
                    (asked("corps", "the Corps").legal(Corps::ALL.map(Corps::id)), option("corps").with("ii"))
                }),
                date.is_none().then(|| (asked("date", "the date"), option("date").with("1967-05-early"))),
                leader_rep
                    .is_none()
                    .then(|| (asked("leader-rep", "the Leader's Rep"), option("leader-rep").with("4"))),
            ];
            let lacks = Error::needs_all(lacks.into_iter().flatten());
            return Err(lacks.because(option("game").with("fng")));
        };
        let mut order = Order::new(date, corps, force, leader_rep);
        (order.one_list, order.apart) = (true, true);
        (order.seen_cover, order.faces_enemy, order.face_down) = (true, true, true);
        let enemy = self.versus.as_deref().or(fng.enemy.as_deref());
        order.enemy = enemy.map(Force::find).transpose()?.map(|force| force.id);
        order.mode = if self.versus.is_some() { Mode::Versus } else { Mode::Solo };
        order.carried = fng.carried;
        order.mission = parsed(fng.mission.as_deref())?;
        order.urban = (fng.urban || fng.no_urban).then_some(fng.urban);
        order.density = parsed(self.terrain.as_deref())?;
        order.table = parsed(fng.table.as_deref())?;
        order.edge = parsed(fng.near_edge.as_deref())?;
        order.objective = parsed(fng.target.as_deref())?;
        order.communist_ground = fng.communist_ground;
        order.riverine = fng.riverine;
        order.doctrine = parsed(fng.posture.as_deref())?;
        order.time = parsed(fng.time.as_deref())?;
        order.weather = parsed(fng.weather.as_deref())?;
        order.digs_in = true;
        order.squad = squads.iter().flat_map(|squad| squad.figures.iter().cloned()).collect();
        order.figures = squads.iter().flat_map(|squad| squad.figures.iter().map(UnderFire::of)).collect();
        order.take_cover(&fng.in_cover)?;
        for vehicle in &fng.vehicle {
            let vehicle = VehicleType::find(vehicle)?;
            let top_armor = vehicle.armor.of(HitSide::Top);
            order.vehicles.push(VehicleUnderFire { name: vehicle.name.clone(), top_armor });
        }
        self.set_fng_options(&mut order, edition)?;
        order.check()?;
        Ok(order)
    }

    fn set_fng_options(&self, order: &mut Order, edition: Edition) -> Result<(), Error> {
        order.set("edition", &edition.number().to_string())?;
        for (key, reading) in pairs(&self.option, "camp-05=hidden")? {
            order.set(key, reading)?;
        }
        Ok(())
    }
}

pub(in crate::command) fn parsed<T: std::str::FromStr<Err = String>>(
    text: Option<&str>,
) -> Result<Option<T>, Error> {
    text.map(str::parse).transpose().map_err(Error::Usage)
}
