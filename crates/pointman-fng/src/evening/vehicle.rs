//! A vehicle on the table: its crew, what has been done to it, and what is in its gun
//! [Type Of Vehicles, Reputation And Crews, Loading The Main Gun, Flame-thrower].

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answered, Answers, Otherwise, word};
use super::assault::{may_overrun, overrun};
use super::clank::Retreat;
use super::company::{Company, Mended};
use super::driving::{Drove, drive};
use super::is_default;
use super::jungle::Mired;
use super::soldier::{Aboard, Soldier};
use crate::checks::{CheckId, Edition, Flag, ResultId};
use crate::combat::{Crewman, Loader, Loading, PenetrationRecord, Round, TargetVehicle, VehicleState};
use crate::mission::Mission;
use crate::squads::crews::CrewPlace;
use crate::squads::squad::Post;
use crate::squads::vehicles::{HitSide, MountedWeaponId, VehicleId, VehicleType};
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::support::Who;
use crate::support::step::{Table, outcome};
use pointman_core::error::{Error, Faults};
use pointman_core::names;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

/// A vehicle on the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Vehicle {
    /// Its name, which no other vehicle on the table has.
    pub name: String,
    /// Which of the lists it is.
    pub model: VehicleId,
    /// Whose.
    pub side: Who,
    /// Men of the crew it came with, by which its places are shared out.
    pub men: u8,
    /// It came as a reinforcement.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arrived: bool,
    /// What has become of it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub state: VehicleState,
    /// It burns.
    #[serde(default, skip_serializing_if = "is_default")]
    pub on_fire: bool,
    /// Disabling hits of a vessel.
    #[serde(default, skip_serializing_if = "is_default")]
    pub disabling_hits: u8,
    /// How its gun stands; loaded if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gun: Option<Loading>,
    /// The round in its gun, once its owner has noted it; not in evenings of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// Tubes that have fired.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tubes_fired: u8,
    /// The first 1 of its flamethrower has been rolled.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first_one_spent: bool,
    /// The fuel of its flamethrower, once it runs low.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fuel: Option<Fuel>,
    /// How far it last drove, and in which turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drove: Option<Drove>,
    /// What keeps it where it ran onto something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Mired>,
    /// Places whose machine gun is out of ammo, left so by whoever served it; not by steps of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dry: BTreeSet<Post>,
    /// Its hatch is closed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub buttoned_up: bool,
    /// Inches a turn that a vessel goes on, until it is told to stop; not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under_way: Option<u8>,
    /// Where a check has it go; not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retreat: Option<Retreat>,
    /// The turn in whose Activation its commander has failed In Sight; not by steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed_sight: Option<u16>,
}

pointman_core::vocabulary! {
    /// The fuel of a flamethrower that runs low.
    pub enum Fuel: "fuel" {
        OneShot = "one-shot" "one shot left",
        Empty = "empty" "empty",
    }
}

impl Fuel {
    /// What is left after a shot that showed whether the fuel runs low.
    pub(super) fn after(left: Option<Fuel>, runs_low: bool) -> Option<Fuel> {
        match left {
            Some(_) => Some(Fuel::Empty),
            None => runs_low.then_some(Fuel::OneShot),
        }
    }
}

const CREWS: &str = "FNG Five Man Crews";

const ROUNDS: &str = "FNG Is It Armor Piercing, Canister, Or High Explosive?";

const ROUNDS_NOTE: &str = "Loading The Main Gun";

impl Vehicle {
    /// One of this model, unhurt and loaded.
    pub fn new(name: impl Into<String>, model: VehicleId, side: Who, men: u8) -> Self {
        Vehicle {
            name: name.into(),
            model,
            side,
            men,
            arrived: false,
            state: VehicleState::InAction,
            on_fire: false,
            disabling_hits: 0,
            gun: None,
            round: None,
            tubes_fired: 0,
            first_one_spent: false,
            fuel: None,
            drove: None,
            held: None,
            dry: BTreeSet::new(),
            buttoned_up: false,
            under_way: None,
            retreat: None,
            failed_sight: None,
        }
    }

    /// What the lists say of it.
    pub fn of_lists(&self) -> &'static VehicleType {
        self.model.list()
    }

    /// What it is like now, in words.
    pub fn standing(&self) -> String {
        let mut words = vec![self.state.title().to_owned()];
        if self.state == VehicleState::ShotThrough {
            words = vec!["shot through".to_owned()];
        }
        if self.on_fire {
            words.push("on fire".to_owned());
        }
        if let (Some(last), 1..) = (self.of_lists().disabling_hits_to_sink, self.disabling_hits) {
            words.push(format!("{} of {last} disabling hits", self.disabling_hits));
        }
        words
            .extend(self.gun.filter(|gun| *gun != Loading::Loaded).map(|gun| format!("gun {}", gun.title())));
        words.extend(self.held.map(|held| held.title().to_owned()));
        words.extend(self.fuel.map(|fuel| format!("flamethrower {}", fuel.title())));
        words.extend(self.buttoned_up.then(|| "buttoned up".to_owned()));
        words.extend(self.under_way.map(|inches| format!("under way at {inches} in a turn")));
        words.extend(self.retreat.as_ref().map(|retreat| retreat.title().to_owned()));
        words.join(", ")
    }

    /// The same, with the round in its gun.
    pub fn shown(&self) -> String {
        let round = self.round.map_or(String::new(), |round| format!(", {} in the gun", round.title()));
        format!("{}{round}", self.standing())
    }

    /// The rounds of its gun that are told apart as they are loaded; none where the gun is no main gun with
    /// an APR [Is It Armor Piercing, Canister, Or High Explosive?].
    pub fn rounds(&self) -> &'static [Round] {
        let gun = self.of_lists().main_gun.as_ref().filter(|gun| gun.apr.is_some());
        let weapon = gun.and_then(|gun| gun.weapon?.weapon());
        let weapon = weapon.and_then(|id| Weapon::by_id(id, Edition::One));
        let has_class = |class| weapon.is_some_and(|weapon| weapon.class == class);
        let is_other =
            [WeaponClass::AutomaticCannon, WeaponClass::RecoillessRifle, WeaponClass::Flamethrower];
        match gun {
            Some(_) if is_other.into_iter().any(has_class) => &[],
            Some(gun) if gun.canister => &[Round::Ap, Round::He, Round::Canister],
            Some(_) => &[Round::Ap, Round::He],
            None => &[],
        }
    }

    /// Whether it may fire and move.
    ///
    /// # Errors
    /// [`Error::Refused`] with what has become of it.
    pub fn may_act(&self) -> Result<(), Error> {
        if matches!(self.state, VehicleState::InAction | VehicleState::ShotThrough) && !self.on_fire {
            return Ok(());
        }
        Err(Error::refused(
            "FNG Firing The Main Gun",
            format!("{} is {} and can neither move nor fire", self.name, self.standing()),
        ))
    }

    /// Whether it may fire: what runs away drives, and does nothing else.
    ///
    /// # Errors
    /// [`Error::Refused`] with what has become of it, or how it leaves.
    pub fn may_fight(&self) -> Result<(), Error> {
        self.may_act()?;
        if !self.runs_away() {
            return Ok(());
        }
        let off = way!("fng stand EVENING -i --figure ITS-CREW --as withdrew", "drive-off");
        let message = format!(
            "{} runs away and fires at nobody: it drives to the nearest edge and off ({off})",
            self.name
        );
        Err(Error::refused("FNG Clank Test", message))
    }

    /// Whether its main gun is loaded, to be fired now.
    fn may_fire_gun(&self, in_reaction: bool) -> Result<(), Error> {
        let why = match self.gun {
            None | Some(Loading::Loaded) => return Ok(()),
            Some(Loading::LoadedNextActive) if !in_reaction => return Ok(()),
            Some(Loading::LoadedNextActive) => {
                "is loaded only when it is next active: it cannot react".to_owned()
            }
            Some(Loading::NotLoaded) => {
                let load = way!("fng crew EVENING -i --reload", "load");
                format!("is not loaded: the loader tries again when active ({load})")
            }
            Some(Loading::NoLoader) => {
                let (goes, load) =
                    (way!("fng crew EVENING -i --move", "to-loader"), way!("--reload", "load"));
                format!("is empty: somebody moves to the loader's place and loads ({goes}, then {load})")
            }
        };
        Err(Error::refused("FNG Loading The Main Gun", format!("the gun of {} {why}", self.name)))
    }
}

impl Company {
    /// The vehicle meant: by its name, or by its model where only one of it is there.
    ///
    /// # Errors
    /// [`Error::Usage`] with the vehicles that are there.
    pub fn vehicle(&self, typed: &str) -> Result<&Vehicle, Error> {
        let same = |name: &str| name.eq_ignore_ascii_case(typed.trim());
        if let Some(vehicle) = self.vehicles.iter().find(|vehicle| same(&vehicle.name)) {
            return Ok(vehicle);
        }
        let model = VehicleType::find(typed).ok().map(|found| found.id);
        let mut of_model = self.vehicles.iter().filter(|vehicle| model == Some(vehicle.model));
        match (of_model.next(), of_model.next()) {
            (Some(only), None) => Ok(only),
            (Some(_), Some(_)) => {
                let all = self.vehicles.iter().filter(|vehicle| model == Some(vehicle.model));
                let all: Vec<&str> = all.map(|vehicle| vehicle.name.as_str()).collect();
                let which =
                    OpenQuestion::of("vehicle", "the name of the vehicle", "FNG Vehicle Crews").legal(all);
                Err(Error::needs("", which, None).because(format_args!("`{typed}` may be any of several")))
            }
            _ if self.vehicles.is_empty() => {
                let brings = way!("fng muster EVENING -i --vehicle", "arrive");
                Err(Error::Usage(format!(
                    "there is no vehicle `{typed}` on the table: none has come yet ({brings} brings one)"
                )))
            }
            _ => {
                let all: Vec<&str> = self.vehicles.iter().map(|vehicle| vehicle.name.as_str()).collect();
                Err(Error::Usage(names::unknown("vehicle on the table", typed, &all)))
            }
        }
    }

    /// The vehicle of this name, to be changed.
    pub(super) fn vehicle_mut(&mut self, name: &str) -> Option<&mut Vehicle> {
        self.vehicles.iter_mut().find(|vehicle| vehicle.name == name)
    }

    /// Everybody aboard a vehicle, passengers too.
    pub fn aboard<'a>(&'a self, vehicle: &'a str) -> impl Iterator<Item = &'a Soldier> {
        let in_it = move |soldier: &&Soldier| {
            soldier.left.is_none()
                && soldier.aboard.as_ref().is_some_and(|aboard| aboard.vehicle.eq_ignore_ascii_case(vehicle))
        };
        self.soldiers.iter().filter(in_it)
    }

    /// Who does the work of a place in a vehicle; none when nobody fit is there.
    pub fn in_place<'a>(&'a self, vehicle: &'a Vehicle, place: CrewPlace) -> Option<&'a Soldier> {
        let does = place.filled_by(vehicle.men);
        self.aboard(&vehicle.name).find(|soldier| {
            let post = soldier.aboard.as_ref().and_then(|aboard| aboard.post);
            soldier.is_able() && post.and_then(Post::place) == Some(does)
        })
    }

    /// The vehicle in which a man does the work of a place; none for anyone else.
    pub fn worked_by(&self, soldier: &Soldier, place: CrewPlace) -> Option<&Vehicle> {
        let vehicle = self.vehicle(&soldier.aboard.as_ref()?.vehicle).ok()?;
        self.in_place(vehicle, place).filter(|man| man.name() == soldier.name()).map(|_| vehicle)
    }

    /// Who reloads the gun of a vehicle.
    pub fn loader(&self, vehicle: &Vehicle) -> Loader {
        let man = self.in_place(vehicle, CrewPlace::Loader);
        Loader { rep: man.map(|man| man.man.rep), deployed_gun: false }
    }

    /// A vehicle as fire at it sees it, faced on a side.
    pub fn target(&self, vehicle: &Vehicle, side: HitSide) -> TargetVehicle {
        let crew = self.aboard(&vehicle.name).filter(|soldier| !soldier.is(Flag::ObviouslyDead));
        TargetVehicle {
            name: vehicle.name.clone(),
            crew: crew.map(|soldier| Crewman { name: soldier.name().to_owned() }).collect(),
            catches_fire: vehicle.of_lists().catches_fire.filter(|_| !vehicle.on_fire),
            disabling_hits_taken: vehicle.disabling_hits,
            ..TargetVehicle::of_type(vehicle.of_lists(), side)
        }
    }

    /// A name for a vehicle that no other has.
    pub(super) fn vehicle_name(&self, wanted: &str) -> String {
        let is_free =
            |name: &String| !self.vehicles.iter().any(|vehicle| vehicle.name.eq_ignore_ascii_case(name));
        let numbered = (2..).map(|number: u32| format!("{wanted} {number}"));
        std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
    }

    /// Notes what is wrong with the vehicles.
    pub(super) fn check_vehicles(&self, faults: &mut Faults) {
        for (index, vehicle) in self.vehicles.iter().enumerate() {
            let same = |other: &Vehicle| other.name.eq_ignore_ascii_case(&vehicle.name);
            if self.vehicles[..index].iter().any(same) {
                faults.at(index, |faults| {
                    faults.add("name", format!("is {}, as another vehicle's", vehicle.name));
                });
            }
            let list = vehicle.of_lists();
            let (_, most) = list.crew;
            if vehicle.men > most {
                faults.at(index, |faults| {
                    let message =
                        format!("is {}: the {} has a crew of {most} at most", vehicle.men, list.name);
                    faults.add("men", message);
                });
            }
        }
    }
}

impl Mission {
    /// Whether the main gun of a vehicle may fire now: in reaction, or as its crew acts.
    ///
    /// # Errors
    /// [`Error::Refused`] with what keeps it.
    pub fn may_fire_gun(&self, vehicle: &Vehicle, in_reaction: bool) -> Result<(), Error> {
        vehicle.may_fight()?;
        vehicle.may_fire_gun(in_reaction && !self.is_active_anew(vehicle))?;
        if !in_reaction && vehicle.failed_sight.is_some_and(|turn| turn == self.play.turn) {
            let message = format!(
                "the commander of {} has failed In Sight in this Activation, and orders fire in the next, at \
                 a target then in sight",
                vehicle.name
            );
            return Err(Error::refused("FNG Firing The Main Gun", message));
        }
        Ok(())
    }

    /// Whether its crew acts in another Activation than the one in which its gun was fired or loaded: what is
    /// loaded for the next Activation is loaded then.
    pub(super) fn is_active_anew(&self, vehicle: &Vehicle) -> bool {
        let man = |place| self.company.in_place(vehicle, place);
        let loads = |loader: &Soldier| self.acted_in_turn(loader).done;
        self.company.obeys(Mended::LoadedWhenActive)
            && man(CrewPlace::Gunner).is_some_and(|gunner| {
                self.acting_side() == Some(vehicle.side)
                    && self.time_of(gunner).is_ok()
                    && self.acted_in_turn(gunner).has_fire_left()
            })
            && !man(CrewPlace::Loader).is_some_and(loads)
    }

    /// Guns of a side that were loaded for its Activation are loaded once it is over, where the crew was
    /// Active in it.
    pub(super) fn guns_are_loaded(&mut self, side: Who) {
        let is_due = |vehicle: &Vehicle| {
            vehicle.side == side
                && vehicle.gun == Some(Loading::LoadedNextActive)
                && self.is_active_anew(vehicle)
        };
        let due: Vec<bool> = self.company.vehicles.iter().map(is_due).collect();
        for (vehicle, _) in self.company.vehicles.iter_mut().zip(due).filter(|(_, due)| *due) {
            vehicle.gun = Some(Loading::Loaded);
        }
    }

    /// Whether it is still to be noted what is loaded in the gun of a vehicle, by the rules of today.
    pub fn lacks_round(&self, vehicle: &Vehicle) -> bool {
        let is_loaded = matches!(vehicle.gun, None | Some(Loading::Loaded | Loading::LoadedNextActive));
        self.company.by_the_rules && vehicle.round.is_none() && is_loaded && !vehicle.rounds().is_empty()
    }

    /// What the owner of a vehicle loads who knows no better: AP where the other side has armor, else HE.
    pub fn usual_round(&self, vehicle: &Vehicle) -> Round {
        let is_armor = |other: &&Vehicle| {
            other.side != vehicle.side && !other.state.is_gone() && other.of_lists().armor.front > 0
        };
        if self.company.vehicles.iter().any(|other| is_armor(&other)) { Round::Ap } else { Round::He }
    }

    /// The round in the gun of a vehicle, which its owner notes now if they have not yet; none where it is
    /// not noted.
    ///
    /// # Errors
    /// [`Error::Lacks`] with the question.
    pub(super) fn round_in(
        &mut self,
        vehicle: &str,
        answers: &mut Answers<'_>,
        table: &mut Table<'_>,
    ) -> Result<Option<Round>, Error> {
        let Ok(vehicle) = self.company.vehicle(vehicle) else { return Ok(None) };
        if !self.lacks_round(vehicle) {
            return Ok(vehicle.round);
        }
        let (name, side, usual) = (vehicle.name.clone(), vehicle.side, self.usual_round(vehicle));
        let mut rounds = vehicle.rounds().to_vec();
        rounds.sort_by_key(|round| *round != usual);
        let question =
            OpenQuestion::of(word(&name, "loads"), format!("What is loaded in the gun of {name}"), ROUNDS)
                .legal(rounds.iter().map(|round| round.id()));
        let round = rounds[answers.decide(side, question, 0)?];
        self.notes_round(&name, round, table);
        Ok(Some(round))
    }

    /// Notes the round that is loaded in the gun of a vehicle.
    fn notes_round(&mut self, vehicle: &str, round: Round, table: &mut Table<'_>) {
        if let Some(vehicle) = self.company.vehicle_mut(vehicle) {
            vehicle.round = Some(round);
            table.note(ROUNDS_NOTE, format!("{}: {} in the gun", vehicle.name, round.title()));
        }
    }

    /// Who is to load the gun of a vehicle that fires now; none where they have done something else in this
    /// Activation, as nobody does two things at once [Fewer Than Five Man Crews] (evening-27).
    pub(super) fn loader_now(&self, vehicle: &Vehicle) -> Loader {
        let is_busy = |man: &Soldier| {
            let acted = self.acted_in_turn(man);
            let serves_gun = self.company.worked_by(man, CrewPlace::Gunner).is_some();
            !serves_gun && (acted.done || !acted.has_fire_left())
        };
        let man = self.company.in_place(vehicle, CrewPlace::Loader);
        let is_active = self.acting_side() == Some(vehicle.side);
        let is_felled = self.company.obeys(Mended::FelledLoadNothing)
            && man.is_some_and(|man| self.company.is_felled(man));
        let does_other = is_active && self.company.obeys(Mended::LoadersLoad) && man.is_some_and(is_busy);
        match is_felled || does_other {
            true => Loader::default(),
            false => self.company.loader(vehicle),
        }
    }

    /// How the gun of a vehicle is left by a shot. Whoever has loaded it does nothing else in this
    /// Activation.
    pub(super) fn loads(&mut self, name: &str, gun: Loading, table: &mut Table<'_>) -> Loading {
        let Ok(vehicle) = self.company.vehicle(name).cloned() else { return gun };
        let loader = self.company.in_place(&vehicle, CrewPlace::Loader).map(|man| man.name().to_owned());
        let is_active = self.acting_side() == Some(vehicle.side);
        let Some(loader) = loader.filter(|_| is_active && self.company.obeys(Mended::LoadersLoad)) else {
            return gun;
        };
        if gun == Loading::NoLoader {
            let text =
                format!("{loader} has done something else in this Activation, and loads in a later one");
            table.note("Fewer Than Five Man Crews", text);
            return Loading::NotLoaded;
        }
        self.note_act(&loader, |acted| acted.done = true);
        gun
    }

    /// Writes what a hit has done to a vehicle and to all aboard.
    pub(super) fn hit_vehicle(
        &mut self,
        record: &PenetrationRecord,
        by: &str,
        table: &mut Table<'_>,
        answers: &mut super::ask::Answers<'_>,
    ) -> Result<(), Error> {
        use crate::combat::CrewState;
        let Some(vehicle) = self.company.vehicle_mut(&record.name) else {
            return self.hit_landed(record, by, table, answers);
        };
        vehicle.state = vehicle.state.max(record.state);
        vehicle.on_fire |= record.on_fire;
        vehicle.disabling_hits = record.disabling_hits.unwrap_or(vehicle.disabling_hits);
        let (name, is_vessel) = (vehicle.name.clone(), vehicle.of_lists().is_vessel());
        let standing = vehicle.standing();
        let is_whole = record.state == VehicleState::InAction && !record.on_fire;
        let news = if is_whole { "not harmed" } else { &standing };
        table.news("Firing The Main Gun", format!("{name} is {standing}"), format!("{name} is {news}"));
        for man in &record.crew {
            match man.state {
                CrewState::Aboard => {}
                CrewState::Killed => {
                    // The place is lost here in steps of earlier versions, too, and who takes it is not told.
                    let _ = self.lose_place(&man.name);
                    self.kill(&man.name, Some(by), table, answers)?;
                }
                CrewState::BailsOut => self.bail_out(&man.name, is_vessel, table)?,
            }
        }
        Ok(())
    }

    /// Writes what a shell or bomb that was called has done to a vehicle; who may cheat death does, as nobody
    /// is asked.
    pub(crate) fn shelled_vehicle(
        &mut self,
        record: &PenetrationRecord,
        by: &str,
        table: &mut Table<'_>,
    ) -> Result<(), Error> {
        let mut answers = super::ask::Answers::new(self, &[], super::ask::Otherwise::Propose);
        self.hit_vehicle(record, by, table, &mut answers)
    }

    /// A man aboard is lost; the gunner takes the place of a commander at once (combat-12). Gives who does,
    /// and in what.
    pub(super) fn lose_place(&mut self, name: &str) -> Option<(String, String)> {
        let aboard = self.company.get(name).and_then(|soldier| soldier.aboard.clone())?;
        let men = self.company.vehicle(&aboard.vehicle).map_or(0, |vehicle| vehicle.men);
        self.leaves_gun(name);
        if let Some(soldier) = self.company.get_mut(name) {
            soldier.aboard = Some(Aboard { post: None, ..aboard.clone() });
        }
        if aboard.post != Some(Post::Commander) || CrewPlace::Gunner.filled_by(men) != CrewPlace::Gunner {
            return None;
        }
        let gunner = self.company.soldiers.iter().find(|soldier| {
            soldier.is_able()
                && soldier
                    .aboard
                    .as_ref()
                    .is_some_and(|other| other.vehicle == aboard.vehicle && other.post == Some(Post::Gunner))
        });
        let gunner = gunner.map(|gunner| gunner.name().to_owned())?;
        self.leaves_gun(&gunner);
        let taken = self.company.get_mut(&gunner).and_then(|gunner| gunner.aboard.as_mut());
        if let Some(aboard) = taken {
            aboard.post = Some(Post::Commander);
        }
        self.takes_gun(&gunner);
        Some((gunner, aboard.vehicle))
    }

    /// Who leaves a place of a crew leaves its machine gun as it is, out of ammo or not: that is no matter of
    /// what they carry themselves [Tight Ammo].
    pub(super) fn leaves_gun(&mut self, name: &str) {
        if !self.company.to_the_letter {
            return;
        }
        let Some(soldier) = self.company.get_mut(name).filter(|soldier| soldier.out_of_ammo) else { return };
        let Some((vehicle, post)) =
            soldier.aboard.as_ref().and_then(|at| Some((at.vehicle.clone(), at.post?)))
        else {
            return;
        };
        if let Some(vehicle) = self.company.vehicle_mut(&vehicle) {
            vehicle.dry.insert(post);
            if let Some(soldier) = self.company.get_mut(name) {
                soldier.out_of_ammo = false;
            }
        }
    }

    /// Who takes a place of a crew has its machine gun to reload, if it is out of ammo.
    pub(super) fn takes_gun(&mut self, name: &str) {
        let aboard = self.company.get(name).and_then(|soldier| soldier.aboard.clone());
        let Some((vehicle, post)) = aboard.and_then(|aboard| Some((aboard.vehicle, aboard.post?))) else {
            return;
        };
        let is_dry = self.company.vehicle_mut(&vehicle).is_some_and(|vehicle| vehicle.dry.remove(&post));
        if let Some(soldier) = self.company.get_mut(name).filter(|_| is_dry) {
            soldier.out_of_ammo = true;
        }
    }

    /// A man leaves the vehicle: on foot with whatever there is to fire with, or in the water.
    fn bail_out(&mut self, name: &str, into_water: bool, table: &mut Table<'_>) -> Result<(), Error> {
        let is_of_crew = self.company.find(name)?.aboard.as_ref().is_some_and(|aboard| aboard.post.is_some());
        let (rule, where_to) = match (into_water, is_of_crew) {
            (true, _) => {
                let swim = way!(
                    "fng react EVENING -i --test swim --figure {name}",
                    "do react --test swim --figure {name}",
                    name
                );
                ("Embarking and Disembarking", format!("into the water ({swim})"))
            }
            (false, true) => ("Crew Smallarms", "on foot: -1 Rep until the fight is over".to_owned()),
            (false, false) => ("Embarking and Disembarking", "on foot".to_owned()),
        };
        let news = format!("{name} bails out");
        let text = format!("{news}, {where_to}");
        if into_water {
            table.due_news(rule, text, format!("{news}, into the water"));
            self.falls_into_water(name)?;
        } else {
            table.news(rule, text, news)
        }
        self.leave_vehicle(name, table)
    }
}

/// What the crew of a vehicle does: men move to other places, and the gun is loaded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CrewWork {
    /// The vehicle.
    pub vehicle: String,
    /// Men who move, from one place to an empty one.
    #[serde(skip_serializing_if = "is_default")]
    pub moves: Vec<PlaceMove>,
    /// The loader loads.
    #[serde(skip_serializing_if = "is_default")]
    pub load: bool,
    /// The round that is loaded: with `load` it is loaded now, else it is noted as the one that is in the
    /// gun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The driver drives so many inches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drives: Option<u8>,
    /// It turns 45 degrees or more at more than half its speed on the way: Losing Control.
    #[serde(skip_serializing_if = "is_default")]
    pub hard_turn: bool,
    /// All of the move is on a road.
    #[serde(skip_serializing_if = "is_default")]
    pub by_road: bool,
    /// It drives into or through jungle: Run Over.
    #[serde(skip_serializing_if = "is_default")]
    pub jungle: bool,
    /// Infantry that it drives at, each of whom takes the Overrun Check.
    #[serde(skip_serializing_if = "is_default")]
    pub overruns: Vec<String>,
    /// Answers to what is asked on the way, in order.
    #[serde(skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
    /// The hatch is opened or closed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hatch: Option<Hatch>,
    /// Whether the fire of those it drives at goes on as in an exchange; not in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub order_of_fire: bool,
}

pointman_core::vocabulary! {
    /// How the hatch of a commander is.
    pub enum Hatch: "hatch" {
        Open = "open" "open",
        Closed = "closed" "closed",
    }
}

/// A man of a crew moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlaceMove {
    /// From their place.
    pub from: CrewPlace,
    /// To this one.
    pub to: CrewPlace,
}

/// The commander opens or closes the hatch, which the rules give no time
/// [Type Of Vehicles, Five Man Crews And What They Do].
fn turn_hatch(
    mission: &mut Mission,
    vehicle: &Vehicle,
    hatch: Hatch,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let name = &vehicle.name;
    let refused = |why: String| Err(Error::refused("FNG Type Of Vehicles", why));
    if vehicle.of_lists().open_topped {
        return refused(format!("{name} is open topped and has no hatch to close"));
    }
    let closed = hatch == Hatch::Closed;
    if vehicle.buttoned_up == closed {
        return refused(format!("the hatch of {name} is {} already", hatch.title()));
    }
    let Some(commander) = mission.company.in_place(vehicle, CrewPlace::Commander).map(Soldier::name) else {
        return refused(format!("nobody fit is in {name}'s commander position"));
    };
    let text = match hatch {
        Hatch::Open => format!("{commander} opens the hatch of {name}"),
        Hatch::Closed => {
            format!("{commander} closes the hatch: {name} is buttoned up, without its turret machine gun")
        }
    };
    table.note("Five Man Crews", text);
    if let Some(vehicle) = mission.company.vehicle_mut(name) {
        vehicle.buttoned_up = closed;
    }
    Ok(())
}

impl Mission {
    /// The machine gun that a man of a crew serves: the commander the one of the turret, with their hatch
    /// open, the gunner the co-axial, the radio operator that of the hull [Five Man Crews And What They Do].
    pub fn machine_gun_of(&self, soldier: &Soldier) -> Option<Weapon> {
        if soldier.out_of_ammo || !soldier.is_able() {
            return None;
        }
        let edition = self.play.options.edition();
        let weapon = |kind: MountedWeaponId| match kind {
            MountedWeaponId::Lmg => Weapon::of_class(WeaponClass::Lmg, edition),
            kind => Weapon::by_id(kind.weapon()?, edition),
        };
        let places = [CrewPlace::Commander, CrewPlace::Gunner, CrewPlace::RadioOperator];
        let gun = places.into_iter().find_map(|place| {
            let vehicle =
                self.company.worked_by(soldier, place).filter(|vehicle| vehicle.may_fight().is_ok())?;
            let list = vehicle.of_lists();
            let gun = match place {
                CrewPlace::Commander if vehicle.buttoned_up => return None,
                CrewPlace::Commander => &list.aa_mg,
                CrewPlace::Gunner => &list.coaxial_mg,
                _ => &list.hull_mg,
            };
            weapon(gun.as_ref()?.kind)
        });
        gun.or_else(|| weapon(self.gun_besides(soldier)?)).cloned()
    }

    /// The gun that one of a crew serves who has none by their place: those of a vessel, and the second in a
    /// hull, are shared out among the gunner, loader and radio operator, further hands and the commander,
    /// whoever has nothing else to serve (evening-43).
    pub fn gun_besides(&self, soldier: &Soldier) -> Option<MountedWeaponId> {
        let vehicle = self.company.crewed_by(soldier).filter(|vehicle| vehicle.may_fight().is_ok())?;
        if !self.company.obeys(Mended::CrewGuns) {
            return None;
        }
        let list = vehicle.of_lists();
        let serves = |place: CrewPlace| match place {
            CrewPlace::Gunner => list.main_gun.is_some() || list.coaxial_mg.is_some(),
            CrewPlace::Loader => list.main_gun.is_some(),
            CrewPlace::RadioOperator => list.hull_mg.is_some(),
            CrewPlace::Commander => list.aa_mg.is_some(),
            CrewPlace::Driver => true,
        };
        let is_own = |place: &CrewPlace| place.filled_by(vehicle.men) == *place && !serves(*place);
        let in_place = |place: CrewPlace| self.company.in_place(vehicle, place).map(Soldier::name);
        let hands = self.company.aboard(&vehicle.name).filter(|man| {
            man.is_able() && man.aboard.as_ref().and_then(|aboard| aboard.post) == Some(Post::Crewman)
        });
        let places = [CrewPlace::Gunner, CrewPlace::Loader, CrewPlace::RadioOperator];
        let seats = places.into_iter().filter(is_own).map(in_place);
        let seats = seats.chain(hands.map(|man| Some(man.name())));
        let mut seats = seats.chain([CrewPlace::Commander].into_iter().filter(is_own).map(in_place));
        let at = seats.position(|seat| seat == Some(soldier.name()))?;
        list.guns_besides().get(at).copied()
    }

    /// Whether a man has something to fire at figures: their own, or a machine gun of their vehicle.
    pub fn has_fire(&self, soldier: &Soldier) -> bool {
        soldier.can_fire() || self.machine_gun_of(soldier).is_some()
    }
}

/// Carries out what a crew does.
pub(crate) fn crew_work(
    mission: &mut Mission,
    orders: &CrewWork,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    use crate::squads::deed::Deed;
    let vehicle = mission.company.vehicle(&orders.vehicle)?.clone();
    vehicle.may_act()?;
    let is_idle = orders.moves.is_empty() && !orders.load && orders.drives.is_none();
    if is_idle && orders.hatch.is_none() && orders.round.is_none() {
        let does = OpenQuestion::of("move", "what the crew does", "FNG Vehicle Crews");
        let ways = [
            ("take another place", option("move").called("moves").with("FROM:TO")),
            ("load the gun", option("reload").called("load")),
            ("drive", option("drive").called("drives").with("INCHES")),
            ("the hatch", option("hatch").with("open|closed")),
        ];
        return Err(Error::needs_one_of(does, ways));
    }
    if let Some(hatch) = orders.hatch {
        turn_hatch(mission, &vehicle, hatch, table)?;
    }
    let mut answers = Answers::new(mission, &orders.answers, Otherwise::Ask);
    if let Some(inches) = orders.drives {
        may_overrun(mission, &vehicle, &orders.overruns)?;
        if drive(mission, &vehicle, inches, orders, table, &mut answers)? {
            overrun(mission, &vehicle, orders, table, &mut answers)?;
        }
    } else if !orders.overruns.is_empty() {
        return Err(Error::Usage(format!(
            "a vehicle overruns by driving: give {drive}, too",
            drive = option("drive").called("drives").with("INCHES")
        )));
    }
    if let Some(round) = orders.round {
        may_load(&vehicle, round, orders.load)?;
        if !orders.load {
            mission.notes_round(&vehicle.name, round, table);
        }
    }
    for PlaceMove { from, to } in &orders.moves {
        let (from, to) = (from.filled_by(vehicle.men), to.filled_by(vehicle.men));
        let mover = mission.company.in_place(&vehicle, from).map(|man| man.name().to_owned());
        let mover = mover.ok_or_else(|| {
            Error::refused(
                CREWS,
                format!("nobody fit is in the place of the {} of {}", from.id(), vehicle.name),
            )
        })?;
        if let Some(there) = mission.company.in_place(&vehicle, to) {
            let message = format!("{} is in the place of the {} already", there.name(), to.id());
            return Err(Error::refused(CREWS, message));
        }
        mission.may_act(&mover, Deed::Work)?;
        mission.note_act(&mover, |acted| acted.done = true);
        let aboard = Aboard { vehicle: vehicle.name.clone(), post: Some(to.post()) };
        mission.leaves_gun(&mover);
        mission.company.find_mut(&mover)?.aboard = Some(aboard);
        mission.takes_gun(&mover);
        table.note("Five Man Crews", format!("{mover} moves to the place of the {}", to.id()));
    }
    if orders.load {
        let is_loaded = vehicle.gun.is_none_or(|gun| gun == Loading::Loaded);
        // Another round is loaded instead of the one in the gun.
        if is_loaded && (vehicle.round.is_none() || orders.round.is_none()) {
            let message = format!("the gun of {} is loaded", vehicle.name);
            return Err(Error::refused("FNG Loading The Main Gun", message));
        }
        let loader = mission.company.in_place(&vehicle, CrewPlace::Loader).map(|man| man.name().to_owned());
        let loader = loader.ok_or_else(|| {
            Error::refused(CREWS, format!("nobody fit is in the loader's place of {}", vehicle.name))
        })?;
        mission.may_act(&loader, Deed::Work)?;
        mission.note_act(&loader, |acted| acted.done = true);
        let rep = mission.company.find(&loader)?.man.rep;
        let tested = table.check(CheckId::Loading, &loader, table.situation().rep(rep))?;
        let gun = match outcome(&tested)? {
            ResultId::Loaded => Loading::Loaded,
            ResultId::LoadedNextActive => Loading::LoadedNextActive,
            _ => Loading::NotLoaded,
        };
        if is_loaded && gun == Loading::NotLoaded {
            let round = vehicle.round.map_or("", Round::title);
            table.note(ROUNDS_NOTE, format!("{}: {round} stays in the gun", vehicle.name));
            return answers.finish();
        }
        if let Some(vehicle) = mission.company.vehicle_mut(&vehicle.name) {
            (vehicle.gun, vehicle.round) = (Some(gun), None);
        }
        match orders.round.filter(|_| gun != Loading::NotLoaded) {
            Some(round) => mission.notes_round(&vehicle.name, round, table),
            None => drop(mission.round_in(&vehicle.name, &mut answers, table)?),
        }
    }
    answers.finish()
}

/// Refuses a round that the gun does not fire, or that is noted too late.
fn may_load(vehicle: &Vehicle, round: Round, loads: bool) -> Result<(), Error> {
    let name = &vehicle.name;
    let refused = |why: String| Err(Error::refused(ROUNDS, why));
    if !vehicle.rounds().contains(&round) {
        return refused(format!("the gun of {name} fires no {}", round.title()));
    }
    match vehicle.round {
        Some(there) if there == round => refused(format!("the gun of {name} has {} in it", round.title())),
        Some(there) if !loads => {
            let load = way!("--reload --round", "change-round");
            refused(format!(
                "the gun of {name} is loaded with {}: fire it, or have the loader change it ({load})",
                there.title()
            ))
        }
        None if !loads && matches!(vehicle.gun, Some(Loading::NotLoaded | Loading::NoLoader)) => {
            refused(format!("the gun of {name} is empty: it is noted as it is loaded"))
        }
        _ => Ok(()),
    }
}
