//! How figures stand, and what they do in their Activation without fire: move, reload, ready, work [Actions,
//! Movement, Going Prone].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::soldier::{Aboard, Left, Soldier};
use super::{Mended, casualties, is_default};
use crate::checks::{Edition, Flag};
use crate::combat::SightAid;
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::squad::{Gear, Post, Squad};
use crate::support::step::Table;
use crate::support::{self, GunSetUp, Who};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

pointman_core::vocabulary! {
    /// What a figure does with their Activation.
    pub enum Does: "action" {
        Move = "move" "moves",
        FastMove = "fast-move" "Fast Moves",
        Reload = "reload" "reloads",
        Ready = "ready" "readies",
        SetUp = "set-up" "sets up the machine gun",
        Drag = "drag" "drags",
        Carry = "carry" "carries",
        CarryFast = "carry-fast" "carries",
        PickUp = "pick-up" "picks up",
        Destroy = "destroy" "destroys",
        Work = "work" "works",
        Wait = "wait" "waits",
        Capture = "capture" "captures",
        Kill = "kill" "kills",
        Flare = "flare" "launches a pencil flare",
    }
}

pointman_core::vocabulary! {
    /// A word for how a figure stands.
    pub enum StandWord: "word" {
        Open = "open" "in the open",
        Cover = "cover" "in cover",
        InCover = "in-cover" "in cover",
        Concealed = "concealed" "concealed",
        Hidden = "hidden" "hidden",
        Seen = "seen" "seen",
        Prone = "prone" "prone",
        Up = "up" "standing up",
        Hero = "hero" "a hero",
        Automatic = "automatic" "on full automatic",
        Aimed = "aimed" "on single shots",
        Covering = "covering" "covering a place with fire",
        PutsDown = "puts-down" "with free hands",
        CheatedDeath = "cheated-death" "out of play, having cheated death",
        OffTable = "off-table" "not on the table yet",
        Ran = "ran" "off the table, running",
        Withdrew = "withdrew" "withdrawn",
        Captured = "captured" "captured",
        Evacuated = "evacuated" "evacuated",
        Flashlight = "flashlight" "with a flashlight",
        RedFilter = "red-filter" "with a red-filtered flashlight",
        StarlightScope = "starlight-scope" "with a starlight scope",
        LightOut = "light-out" "without a light",
        Water = "water" "in deep water",
        Bayonet = "bayonet" "with a fixed bayonet",
    }
}

/// The circle that a pencil flare lights, in inches [Line Of Sight].
const PENCIL_FLARE_LIGHTS: u8 = 24;

/// How figures stand, and what they do.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Stand {
    /// Who.
    pub figures: Vec<String>,
    /// How they stand after it.
    #[serde(rename = "as", skip_serializing_if = "is_default")]
    pub stands: Vec<StandWord>,
    /// What they do in their Activation; none where only the table is set right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub does: Option<Does>,
    /// What they ready to throw it later; not in steps of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub readies: Option<Gear>,
    /// Whom they carry or drag, or whose weapon they pick up; not in steps of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whom: Option<String>,
    /// The marker of the installation they destroy; not in steps of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marker: Option<u8>,
    /// The place they cover with fire or light by a pencil flare, by the number of a feature or in words; not
    /// in steps of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The group they move with from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The vehicle they are in from now on; empty for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<String>,
    /// The place they take in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
    /// The vehicle has moved more than 4 in this turn: whoever gets in or out jumps for it.
    #[serde(skip_serializing_if = "is_default")]
    pub jump: bool,
    /// Whether a machine gun that is moved is to be set up again; not in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub packs: bool,
    /// Whether In Sight is to be asked for of those who move; not in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub sights: bool,
    /// Whether one Knocked Down takes their test before they cover a place; not in steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub rises_first: bool,
    /// Whether who gets out of a helicopter is no longer aboard for it either; not in steps of earlier
    /// versions.
    #[serde(skip_serializing_if = "is_default")]
    pub unloads: bool,
}

/// What is the same for all of those who stand so.
struct Standing<'a> {
    orders: &'a Stand,
    names: &'a [String],
    /// The vehicles on the table.
    known: Vec<String>,
    /// What holds for everyone of a side.
    squads: [Squad; 2],
    /// The place that is covered with fire.
    place: Option<String>,
    /// Whether who goes prone instead of Ducking Back is seen.
    prone_is_seen: bool,
}

/// Says how figures stand, and what they do.
pub(crate) fn stand(mission: &mut Mission, orders: Stand, table: &mut Table<'_>) -> Result<(), Error> {
    if orders.figures.is_empty() {
        let who = OpenQuestion::of("figure", "who", "FNG Actions").wanted(1, u32::MAX);
        return Err(Error::needs("", who, option("figure")));
    }
    let names: Vec<String> = orders
        .figures
        .iter()
        .map(|name| mission.company.find(name).map(|soldier| soldier.name().to_owned()))
        .collect::<Result<_, _>>()?;
    let standing = Standing {
        orders: &orders,
        names: &names,
        known: mission.company.vehicles.iter().map(|vehicle| vehicle.name.clone()).collect(),
        squads: Who::ALL.map(|who| mission.terms_of(who)),
        place: orders.place.as_deref().map(|typed| mission.place_called(typed)),
        prone_is_seen: mission.company.obeys(Mended::ProneSeen),
    };
    let is_lit = orders.does == Some(Does::Flare);
    if standing.place.is_some() && !is_lit && !orders.stands.contains(&StandWord::Covering) {
        let covering = option("as").with("covering");
        return Err(Error::Usage(format!("a place is covered with fire: give {covering}, too")));
    }
    let carried = match orders.does.filter(|does| does.moves_casualty()) {
        Some(does) => Some(casualties::carry(mission, &names, does, orders.whom.as_deref(), table)?),
        None => None,
    };
    let men = names.iter().filter_map(|name| mission.company.get(name));
    // Whoever has moved or fired and waits then waits for nothing.
    let has_acted = men.into_iter().any(|man| !mission.acted_in_turn(man).is_fresh());
    let object = standing.act(mission, table)?.or_else(|| carried.clone());
    let mut packed: Vec<&str> = Vec::new();
    // All of a group act together: whoever leads it off the table takes nobody's Activation along.
    for name in &names {
        if standing.stands(mission, name, table)? {
            packed.push(name);
        }
        standing.takes_seat(mission, name, table)?;
    }
    if let Some(whom) = &carried {
        lie_as_they_stand(mission, &names[0], whom, &orders.stands)?;
    }
    standing.tell(mission, object.clone(), carried.as_deref(), has_acted, table);
    if let (Some(Does::Kill), Some(killed)) = (orders.does, object) {
        standing.tell_may_cheat(mission, &killed, table)?;
    }
    let on_foot =
        |name: &&&str| mission.company.get(name).is_some_and(|man| man.is_packed() && man.left.is_none());
    let packed: Vec<&str> = packed.iter().filter(on_foot).copied().collect();
    if !packed.is_empty() {
        let gun = if packed.len() == 1 { "the machine gun is" } else { "their machine guns are" };
        let text = format!("{}: {gun} no longer set up, which takes an Activation", packed.join(", "));
        table.note("Crewing A Weapon", text);
    }
    standing.tell_seats(mission, table);
    Ok(())
}

impl Standing<'_> {
    /// Everyone does what they do in their Activation. Gives what they do it to, where that is told.
    fn act(&self, mission: &mut Mission, table: &mut Table<'_>) -> Result<Option<String>, Error> {
        let orders = self.orders;
        let mut object = None;
        for name in self.names {
            if orders.rises_first && orders.stands.contains(&StandWord::Covering) {
                mission.takes_his_test(mission.company.find(name)?)?;
            }
            match orders.does {
                Some(Does::PickUp) => {
                    object = Some(casualties::pick_up(mission, name, orders.whom.as_deref())?);
                }
                Some(does @ (Does::Capture | Does::Kill)) => {
                    object = Some(casualties::ends_it(mission, name, does, orders.whom.as_deref())?);
                }
                Some(Does::Flare) => object = Some(self.launches_flare(mission, name, table)?),
                Some(Does::Destroy) => {
                    mission.company.find(name)?.is_on_foot("destroy anything")?;
                    mission.acts(name, Deed::Work)?;
                    object = Some(mission.destroy_installation(orders.marker)?);
                }
                Some(does) if !does.moves_casualty() => {
                    act(mission, name, does)?;
                    if matches!(does, Does::Move | Does::FastMove) && mission.company.by_the_rules {
                        breaks_off(mission, name, table);
                    }
                }
                _ => {}
            }
            if let Some(gear) = orders.readies {
                ready(mission, name, orders.does, gear)?;
            }
        }
        Ok(object)
    }

    /// Of a Star who is killed it is told that they may cheat death: no die is thrown for it, so that it can
    /// be said afterwards [Player Advantages].
    fn tell_may_cheat(&self, mission: &Mission, whom: &str, table: &mut Table<'_>) -> Result<(), Error> {
        let killed = mission.company.find(whom)?;
        let figure = killed.figure(&self.squads[killed.side as usize], table.edition)?;
        if figure.may_cheat_death() {
            let cheats = way!(
                "fng stand EVENING -i --figure {whom} --as cheated-death",
                "stand {whom} cheated-death",
                whom
            );
            table.due("Player Advantages", format!("{whom} may cheat death ({cheats})"));
        }
        Ok(())
    }

    /// One of them lights a place by night: that is no fire, and no act [Line Of Sight]. Gives the place.
    fn launches_flare(
        &self,
        mission: &mut Mission,
        name: &str,
        table: &mut Table<'_>,
    ) -> Result<String, Error> {
        let soldier = mission.company.find(name)?;
        soldier.may(Deed::Work)?;
        mission.has_his_time(soldier)?;
        if !mission.light.is_night(mission.play.turn.max(1)) {
            let why = format!("{name} needs no pencil flare: it is day");
            return Err(Error::refused("FNG Line Of Sight", why));
        }
        let place = self.place.clone().ok_or_else(|| {
            let what = "what the flare lights, with its center within 18 in";
            Error::needs(
                name,
                OpenQuestion::of("place", what, "FNG Line Of Sight"),
                option("place").with("PLACE"),
            )
        })?;
        let at = format!("over {place}");
        support::flare(mission, at.clone(), PENCIL_FLARE_LIGHTS, 1, table);
        Ok(at)
    }

    /// One of them stands as is said. Gives whether their machine gun is no longer set up.
    fn stands(&self, mission: &mut Mission, name: &str, table: &mut Table<'_>) -> Result<bool, Error> {
        let orders = self.orders;
        let walks = matches!(orders.does, Some(Does::Move | Does::FastMove));
        let moves = walks || orders.vehicle.is_some();
        let packs = orders.packs && moves && mission.play.options.set_up == GunSetUp::Moved;
        let turn = mission.play.turn;
        let ends =
            [StandWord::Open, StandWord::Cover, StandWord::InCover, StandWord::Concealed, StandWord::Prone];
        let ends_as_said =
            mission.company.obeys(Mended::MovesEnd) && orders.stands.iter().any(|word| ends.contains(word));
        let ends_fast = mission.company.obeys(Mended::ProneEndsFast);
        let soldier = mission.company.find_mut(name)?;
        // It takes an Activation to set up a machine gun [Crewing A Weapon].
        let is_packed = packs && soldier.has_machine_gun() && !soldier.packed;
        soldier.packed |= is_packed;
        if walks && ends_as_said {
            for (word, flag) in [(StandWord::Prone, Flag::Prone), (StandWord::Hidden, Flag::Hidden)] {
                if !orders.stands.contains(&word) {
                    soldier.man.state.remove(&flag);
                }
            }
        }
        for word in &orders.stands {
            self.takes_word(*word, soldier, table)?;
        }
        if does_prone(&orders.stands) && (orders.does == Some(Does::Move) || walks && ends_fast) {
            // Going prone ends the Activation [Going Prone].
            soldier.acted.iter_mut().filter(|acted| acted.turn == turn).for_each(|acted| acted.done = true);
        }
        if let Some(group) = &orders.group {
            soldier.group = Some(group.clone()).filter(|group| !group.is_empty());
        }
        Ok(is_packed)
    }

    /// One word of how somebody stands.
    fn takes_word(&self, word: StandWord, soldier: &mut Soldier, table: &mut Table<'_>) -> Result<(), Error> {
        word.set(&mut soldier.man.state);
        if matches!(word, StandWord::Open | StandWord::Cover | StandWord::InCover | StandWord::Concealed) {
            soldier.leaves_water();
        }
        match word {
            StandWord::Water => {
                soldier.is_on_foot("swim")?;
                soldier.swam = soldier.swam.or(Some(0));
            }
            StandWord::Bayonet => {
                soldier.takes_bayonet()?;
                soldier.bayonet = true;
            }
            // Without cover within 12 in they go prone where they are, in sight [Going Prone].
            StandWord::Prone if self.prone_is_seen && soldier.man.state.remove(&Flag::DuckBack) => {
                soldier.ducked_from.clear();
                let text = format!("{} goes prone instead of Ducking Back, and is seen", soldier.name());
                table.note("Going Prone", text);
            }
            StandWord::Automatic | StandWord::Aimed => soldier.automatic = word == StandWord::Automatic,
            StandWord::Covering => {
                soldier.may(Deed::Fire)?;
                if let Some(weapon) = soldier.weapon(&self.squads[soldier.side as usize], table.edition) {
                    soldier.has_set_up(&weapon)?;
                }
                (soldier.covering, soldier.covers) = (true, self.place.clone());
                soldier.covered.clear();
                if let Some(place) = &self.place {
                    table.note("Covering Fire", format!("{} covers {place}", soldier.name()));
                }
            }
            StandWord::PutsDown => soldier.carries = None,
            StandWord::Flashlight => soldier.light = Some(SightAid::Flashlight),
            StandWord::RedFilter => soldier.light = Some(SightAid::RedFilter),
            StandWord::StarlightScope => soldier.light = Some(SightAid::StarlightScope),
            StandWord::LightOut => soldier.light = None,
            StandWord::OffTable => soldier.waits = true,
            StandWord::CheatedDeath => cheat_death(soldier, &self.squads, table.edition)?,
            StandWord::Ran => soldier.left = Some(Left::Ran),
            StandWord::Withdrew => soldier.left = Some(Left::Withdrew),
            StandWord::Captured => soldier.left = Some(Left::Captured),
            StandWord::Evacuated => soldier.left = Some(Left::Evacuated),
            // Where they stand is on the table.
            _ => soldier.waits = false,
        }
        Ok(())
    }

    /// One of them gets in or out, or takes another place in their vehicle.
    fn takes_seat(&self, mission: &mut Mission, name: &str, table: &mut Table<'_>) -> Result<(), Error> {
        let orders = self.orders;
        if let Some(vehicle) = &orders.vehicle {
            if vehicle.is_empty() {
                if orders.unloads {
                    mission.leaves_aircraft(name)?;
                }
                return mission.get_out(name, orders.jump, table);
            }
            // To set the table right says who has come in it, whoever else gets in as their move.
            let soldier = mission.company.find(name)?;
            let slick = mission.slick_called(soldier.side, vehicle).filter(|_| orders.does.is_none());
            if let Some(number) = slick.filter(|_| mission.company.obeys(Mended::SlicksCarry)) {
                let name = soldier.name().to_owned();
                return mission.takes_aboard(number, &name);
            }
            let aboard = Aboard { vehicle: vehicle_called(vehicle, &self.known), post: orders.post };
            return mission.get_in(name, aboard, orders.jump, table);
        }
        let Some(post) = orders.post else { return Ok(()) };
        let soldier = mission.company.find_mut(name)?;
        if let Some(aboard) = &mut soldier.aboard {
            aboard.post = Some(post);
            return Ok(());
        }
        let side = soldier.side;
        let own = mission.company.vehicles.iter().filter(|vehicle| vehicle.side == side);
        let known = own.map(|vehicle| vehicle.name.clone());
        let which = OpenQuestion::of("vehicle", "the vehicle", "FNG Embarking And Disembarking");
        let lacks = Error::needs("", which.legal(known), option("vehicle"));
        Err(lacks.because(format_args!("{name} is not in a vehicle")))
    }

    /// Where they have gotten in or out, in words.
    fn goes(&self) -> Option<String> {
        let vehicle = self.orders.vehicle.as_ref()?;
        Some(match vehicle.is_empty() {
            true => "out of the vehicle".to_owned(),
            false => format!("aboard {}", vehicle_called(vehicle, &self.known)),
        })
    }

    /// Those who are where they were to go: whoever jumped and fell is told by their roll.
    fn there(&self, mission: &Mission) -> Vec<&str> {
        let is_there = |name: &&String| {
            let aboard = mission.company.get(name).is_some_and(|man| man.aboard.is_some());
            self.orders.vehicle.as_ref().is_none_or(|vehicle| aboard != vehicle.is_empty())
        };
        self.names.iter().filter(is_there).map(String::as_str).collect()
    }

    /// Tells what they do and how they stand then.
    fn tell(
        &self,
        mission: &Mission,
        object: Option<String>,
        carried: Option<&str>,
        has_acted: bool,
        table: &mut Table<'_>,
    ) {
        let (orders, names) = (self.orders, self.names);
        let does = match orders.does {
            Some(Does::Wait) if has_acted && names.len() == 1 => " does nothing more".to_owned(),
            Some(Does::Wait) if has_acted => " do nothing more".to_owned(),
            does => does.map(|does| format!(" {}", verb(does, names.len()))).unwrap_or_default(),
        };
        let does = object.map_or(does.clone(), |object| format!("{does} {object}"));
        let is_all = self.there(mission).len() == names.len();
        let words = self.words(mission, is_all);
        let end = if words.is_empty() { String::new() } else { format!(": {}", words.join(", ")) };
        if !is_all && does.is_empty() && end.is_empty() {
            return;
        }
        // What is destroyed is news of the fight, which a chronicle tells; a step or a wait is not.
        let rule = if orders.does == Some(Does::Destroy) { "Search and Destroy" } else { "Actions" };
        let text = format!("{}{does}{end}", names.join(", "));
        match left_in(&orders.stands) {
            None if matches!(orders.does, Some(Does::Capture | Does::Kill)) => {
                table.news("Auto-Kill Or Capture", text.clone(), text);
            }
            Some(left) => {
                let whom = carried.map_or(String::new(), |whom| format!(" with {whom}"));
                table.news(rule, text, format!("{} {}{whom}", names.join(", "), left.does(names.len())));
            }
            None => table.note(rule, text),
        }
    }

    /// How they stand then, in words; where all have gone as they were to, that too.
    fn words(&self, mission: &Mission, is_all: bool) -> Vec<String> {
        let orders = self.orders;
        let mut words: Vec<String> = orders.stands.iter().map(|word| word.title().to_owned()).collect();
        words.extend(orders.readies.map(|gear| match gear {
            Gear::SatchelCharge => "a satchel charge".to_owned(),
            Gear::SmokeGrenades => "a smoke grenade".to_owned(),
            _ => "a grenade".to_owned(),
        }));
        // What is set right leaves hidden who is hidden, but where it says otherwise.
        let place = [StandWord::Cover, StandWord::InCover, StandWord::Concealed, StandWord::Prone];
        let is_hidden = |name: &String| mission.company.get(name).is_some_and(|man| man.is(Flag::Hidden));
        if orders.stands.iter().any(|word| place.contains(word))
            && !orders.stands.contains(&StandWord::Hidden)
            && self.names.iter().all(is_hidden)
        {
            words.push("still hidden".to_owned());
        }
        words.extend(orders.group.iter().map(|group| format!("with {group}")));
        words.extend(self.goes().filter(|_| is_all));
        words
    }

    /// Tells who of several has gotten in or out, where not all have.
    fn tell_seats(&self, mission: &Mission, table: &mut Table<'_>) {
        let there = self.there(mission);
        let is_all = there.len() == self.names.len();
        if let Some(goes) = self.goes().filter(|_| !is_all && !there.is_empty()) {
            table.note("Actions", format!("{}: {goes}", there.join(", ")));
        }
    }
}

/// The vehicle on the table that is so called; else as typed, for those that only the player sees.
fn vehicle_called(typed: &str, known: &[String]) -> String {
    let same = |name: &&String| name.eq_ignore_ascii_case(typed);
    known.iter().find(same).cloned().unwrap_or_else(|| typed.to_owned())
}

/// A man who was killed by what asks nothing, such as a shell, cheats death after all.
fn cheat_death(soldier: &mut Soldier, squads: &[Squad], edition: Edition) -> Result<(), Error> {
    let refused = |why: String| Err(Error::refused("FNG Player Advantages", why));
    let name = soldier.name().to_owned();
    if !soldier.is(Flag::ObviouslyDead) || soldier.left.is_some() {
        return refused(format!("{name} is not dead on the table: there is no death to cheat"));
    }
    if !soldier.figure(&squads[soldier.side as usize], edition)?.may_cheat_death() {
        return refused(format!("{name} does not cheat death: Stars do who have that advantage"));
    }
    soldier.cheated_death = true;
    soldier.left = Some(Left::CheatedDeath);
    soldier.down = None;
    Ok(())
}

/// A casualty lies where those stand who carry them, or has left the table with them.
fn lie_as_they_stand(
    mission: &mut Mission,
    carrier: &str,
    whom: &str,
    stands: &[StandWord],
) -> Result<(), Error> {
    let side = mission.company.find(carrier)?.side;
    if stands.contains(&StandWord::Withdrew) {
        return casualties::carried_off(mission, side, whom);
    }
    let is_place = |word: &&StandWord| {
        matches!(word, StandWord::Open | StandWord::Cover | StandWord::InCover | StandWord::Concealed)
    };
    let casualty = mission.company.find_mut(whom)?;
    if stands.iter().any(|word| is_place(&word)) {
        casualty.leaves_water();
    }
    stands.iter().filter(is_place).for_each(|word| word.set(&mut casualty.man.state));
    Ok(())
}

/// They have something ready to throw [Ready A Grenade]. Nobody counts grenades ["Who's Got The Grenade?"]; a
/// charge they carries or does not.
fn ready(mission: &mut Mission, name: &str, does: Option<Does>, gear: Gear) -> Result<(), Error> {
    if does != Some(Does::Ready) {
        return Err(Error::Usage(format!("what is readied goes with {does} ready", does = option("does"))));
    }
    if !matches!(gear, Gear::Grenades | Gear::SmokeGrenades | Gear::SatchelCharge) {
        return Err(Error::Usage(format!(
            "{} is not thrown: ready grenades, smoke-grenades or a satchel-charge",
            gear.title()
        )));
    }
    let (turn, goes_off) = (mission.play.turn, mission.company.obeys(Mended::ChargesGoOff));
    let soldier = mission.company.find_mut(name)?;
    if gear == Gear::SatchelCharge && soldier.is_armed_with_charge() {
        let message = format!("{name} has the charge in hand, and needs no Activation to ready it");
        return Err(Error::refused("FNG Satchel Charges", message));
    }
    let has = soldier.man.gear.contains(&gear) && !soldier.used.contains(&gear);
    if gear == Gear::SatchelCharge && !has {
        let message = format!("{name} has no satchel charge");
        return Err(Error::refused("FNG Satchel Charges", message));
    }
    soldier.readied = Some(gear);
    soldier.lit_in = Some(turn).filter(|turn| goes_off && gear == Gear::SatchelCharge && *turn > 0);
    Ok(())
}

impl Mission {
    /// A figure on the table uses up the satchel charge that they have ready [Satchel & Demolition Charges].
    ///
    /// # Errors
    /// [`Error::Refused`] where they have none ready.
    pub(crate) fn places_charge(&mut self, name: &str) -> Result<(), Error> {
        self.has_charge_ready(name)?;
        let Some(soldier) = self.company.get_mut(name) else { return Ok(()) };
        soldier.readied = None;
        soldier.used.insert(Gear::SatchelCharge);
        Ok(())
    }

    /// Whoever sets up a claymore carries it no longer; in turns of earlier versions they did.
    pub(crate) fn lays_claymore(&mut self, name: &str) {
        let by_the_rules = self.company.by_the_rules;
        let is_counted = self.company.obeys(Mended::ClaymoresCounted);
        if let Some(soldier) = self.company.get_mut(name).filter(|_| by_the_rules) {
            soldier.man.gear.remove(&Gear::Claymore);
            soldier.used.extend(is_counted.then_some(Gear::Claymore));
        }
    }

    /// Refuses a claymore to a figure on the table that has none. What those carry who were brought by name
    /// and Rep alone nobody has said: they have one.
    ///
    /// # Errors
    /// [`Error::Refused`] where they have set it up, or carry other gear.
    pub(crate) fn has_claymore(&self, name: &str) -> Result<(), Error> {
        let Some(soldier) = self.company.get(name) else { return Ok(()) };
        let (gear, has_used) = (&soldier.man.gear, soldier.used.contains(&Gear::Claymore));
        let is_unsaid = gear.is_empty() && !has_used;
        if gear.contains(&Gear::Claymore) || is_unsaid || !self.company.obeys(Mended::ClaymoresCounted) {
            return Ok(());
        }
        let why = if has_used { "has set up the claymore they carried" } else { "carries no claymore" };
        let mates = self.company.of(soldier.side).filter(|mate| mate.is_able());
        let have: Vec<&str> =
            mates.filter(|mate| mate.man.gear.contains(&Gear::Claymore)).map(Soldier::name).collect();
        let who = match &have[..] {
            [] => "nobody on that side has one left".to_owned(),
            [one] => format!("{one} has one"),
            several => format!("{} have one", several.join(", ")),
        };
        Err(Error::refused("FNG Army Lists", format!("{name} {why}: {who}")))
    }

    /// Refuses a satchel charge to a figure on the table that has not readied it
    /// [Satchel & Demolition Charges].
    pub(super) fn has_charge_ready(&self, name: &str) -> Result<(), Error> {
        if self.company.get(name).is_none_or(|soldier| soldier.has_in_hand(Gear::SatchelCharge)) {
            return Ok(());
        }
        let ready = way!(
            "fng stand EVENING -i --figure {name} --does ready --what satchel-charge",
            "{name} ready-charge",
            name
        );
        let message = format!("{name} has no charge ready: it takes an Activation to ready one ({ready})");
        Err(Error::refused("FNG Satchel Charges", message))
    }

    /// A figure on the table drops the smoke grenade that they have ready, in their Activation
    /// [Ready A Grenade].
    ///
    /// # Errors
    /// [`Error::Refused`] where it is not their time, or they have none ready.
    pub(crate) fn drops_smoke(&mut self, name: &str) -> Result<(), Error> {
        self.acts(name, Deed::Throw)?;
        let Some(soldier) = self.company.get_mut(name) else { return Ok(()) };
        if soldier.readied != Some(Gear::SmokeGrenades) {
            let ready = way!(
                "fng stand EVENING -i --figure {name} --does ready --what smoke-grenades",
                "{name} ready-smoke",
                name
            );
            let message =
                format!("{name} has no smoke grenade ready: it takes an Activation to ready one ({ready})");
            return Err(Error::refused("FNG Ready A Grenade", message));
        }
        soldier.readied = None;
        Ok(())
    }
}

/// How those leave the table who are said to stand so: that is news, too.
fn left_in(words: &[StandWord]) -> Option<Left> {
    words.iter().find_map(|word| match word {
        StandWord::Ran => Some(Left::Ran),
        StandWord::Withdrew => Some(Left::Withdrew),
        StandWord::Captured => Some(Left::Captured),
        StandWord::Evacuated => Some(Left::Evacuated),
        _ => None,
    })
}

fn does_prone(words: &[StandWord]) -> bool {
    words.contains(&StandWord::Prone)
}

fn verb(does: Does, many: usize) -> &'static str {
    match (does, many) {
        (_, 1) => does.title(),
        (Does::Move, _) => "move",
        (Does::FastMove, _) => "Fast Move",
        (Does::Reload, _) => "reload",
        (Does::Ready, _) => "ready",
        (Does::SetUp, _) => "set up their machine guns",
        (Does::Drag, _) => "drag",
        (Does::Carry | Does::CarryFast, _) => "carry",
        (Does::PickUp, _) => "pick up",
        (Does::Destroy, _) => "destroy",
        (Does::Work, _) => "work",
        (Does::Wait, _) => "wait",
        (Does::Capture, _) => "capture",
        (Does::Kill, _) => "kill",
        (Does::Flare, _) => "launch a pencil flare",
    }
}

/// Who moves in their Activation breaks off the melee they are in [Breaking Off Melee].
fn breaks_off(mission: &mut Mission, name: &str, table: &mut Table<'_>) {
    if let Some(enemy) = mission.company.in_contact_with(name) {
        table.note("Breaking Off Melee", format!("{name} breaks off the melee with {enemy}"));
    }
    mission.company.contacts.retain(|pair| pair.own != name && pair.enemy != name);
}

fn act(mission: &mut Mission, name: &str, does: Does) -> Result<(), Error> {
    let deed = match does {
        Does::Move => Deed::Move,
        Does::FastMove => Deed::FastMove,
        _ => Deed::Work,
    };
    // On doubles weapons may be reloaded [Turn Sequence].
    let doubles = mission.play.dice.is_some_and(|dice| dice.own == dice.enemy);
    if does == Does::Reload && doubles {
        mission.company.find(name)?.may(Deed::Work)?;
    } else if does != Does::Wait {
        mission.may_act(name, deed)?;
    }
    if does == Does::SetUp {
        sets_up(mission, name)?;
    }
    let is_counted = mission.company.obeys(Mended::SuppliesCounted);
    let is_out = |soldier: &Soldier| soldier.out_of_ammo && !soldier.has_reload_left();
    if does == Does::Reload && is_out(mission.company.find(name)?) {
        let message = format!("{name} has used both reloads: pick up another weapon");
        return Err(Error::refused("FNG Army Lists", message));
    }
    let carries = mission.company.find(name)?.carries.clone();
    mission.note_act(name, |acted| match does {
        Does::Move | Does::FastMove => acted.moved = true,
        // Reloading replaces fire only (combat-08).
        Does::Reload => acted.fired = true,
        _ => acted.done = true,
    });
    let soldier = mission.company.find_mut(name)?;
    match does {
        // Who only waits keeps hold of whom they carry.
        Does::Wait => soldier.carries = carries,
        Does::Reload => soldier.reload(is_counted),
        Does::SetUp => soldier.packed = false,
        Does::FastMove => {
            soldier.man.state.insert(Flag::FastMoving);
            soldier.covering = false;
        }
        Does::Move => {
            soldier.man.state.remove(&Flag::Prone);
            soldier.covering = false;
        }
        _ => {}
    }
    Ok(())
}

impl Mission {
    /// A place as it is told: the feature of a number by its name, else the words typed.
    pub fn place_called(&self, typed: &str) -> String {
        let number = typed.trim().parse::<u16>().ok();
        let feature = number.and_then(|number| self.ground.as_ref()?.feature(number));
        feature.map_or_else(
            || typed.trim().to_owned(),
            |feature| format!("{} {}", feature.kind.title(), feature.number),
        )
    }
}

/// Whether they have a machine gun to set up, and all of their Activation for it [Crewing A Weapon].
fn sets_up(mission: &Mission, name: &str) -> Result<(), Error> {
    let soldier = mission.company.find(name)?;
    soldier.is_on_foot("set up a machine gun")?;
    let why = match () {
        () if !soldier.has_machine_gun() => "there is none to set up",
        () if !soldier.packed => "it is set up already",
        () if !mission.acted_in_turn(soldier).is_fresh() => {
            "it takes a whole Activation, and this one has begun"
        }
        () => return Ok(()),
    };
    Err(Error::refused("FNG Crewing A Weapon", format!("{name} cannot set up a machine gun: {why}")))
}

impl Does {
    /// Whether a casualty is moved by it.
    const fn moves_casualty(self) -> bool {
        matches!(self, Does::Drag | Does::Carry | Does::CarryFast)
    }
}

impl StandWord {
    fn set(self, state: &mut std::collections::BTreeSet<Flag>) {
        let (clear, set): (&[Flag], Option<Flag>) = match self {
            StandWord::Open => (&[Flag::InCover, Flag::Concealed, Flag::Hidden], None),
            StandWord::Cover | StandWord::InCover => (&[Flag::Concealed], Some(Flag::InCover)),
            StandWord::Concealed => (&[Flag::InCover], Some(Flag::Concealed)),
            StandWord::Hidden => (&[], Some(Flag::Hidden)),
            StandWord::Seen => (&[Flag::Hidden], None),
            StandWord::Prone => (&[], Some(Flag::Prone)),
            StandWord::Up => (&[Flag::Prone, Flag::KnockedDown, Flag::DuckBack], None),
            StandWord::Hero => (&[], Some(Flag::Hero)),
            StandWord::Evacuated => (&[], Some(Flag::Evacuated)),
            StandWord::Automatic
            | StandWord::Aimed
            | StandWord::Covering
            | StandWord::PutsDown
            | StandWord::Flashlight
            | StandWord::RedFilter
            | StandWord::StarlightScope
            | StandWord::LightOut
            | StandWord::CheatedDeath
            | StandWord::OffTable
            | StandWord::Ran
            | StandWord::Withdrew
            | StandWord::Captured
            | StandWord::Bayonet => (&[], None),
            StandWord::Water => (&[Flag::InCover, Flag::Concealed, Flag::Hidden, Flag::Prone], None),
        };
        clear.iter().for_each(|flag| {
            state.remove(flag);
        });
        state.extend(set);
    }
}
