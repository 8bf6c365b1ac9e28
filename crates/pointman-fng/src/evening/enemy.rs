//! Whom the program has act for a side that nobody plays, what they do, and at whom they fire. The rules
//! leave it to the players; these are written readings (evening-03, evening-05, evening-06 in the book),
//! proposed and never forced.

use super::Mended;
use super::exchange::target_worth;
use super::soldier::{Down, Soldier};
use super::vehicle::Vehicle;
use crate::checks::{AttributeId, Flag};
use crate::combat::{Grenade, Loading, TURNS_TO_REACH};
use crate::mission::{Mission, Posture};
use crate::squads::crews::CrewPlace;
use crate::squads::deed::Deed;
use crate::squads::squad::{Gear, Role};
use crate::squads::vehicles::MountedWeaponId;
use crate::squads::weapons::{Weapon, WeaponClass, WeaponId};
use crate::support::{EnemyMoves, Who};

/// What a figure fires or sets off that is no small arm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeavyWeapon {
    /// The main gun of their vehicle.
    MainGun,
    /// The flamethrower of their vehicle.
    VehicleFlamethrower,
    /// A rocket launcher or recoilless rifle.
    Rocket,
    /// A LAW.
    Law,
    /// A satchel charge, put to a vehicle in contact.
    Satchel,
    /// A flamethrower.
    Flamethrower,
    /// A grenade launcher.
    GrenadeLauncher,
}

impl HeavyWeapon {
    /// What they do with it, after `wants to`.
    pub const fn does(self) -> &'static str {
        match self {
            HeavyWeapon::MainGun => "fire the main gun",
            HeavyWeapon::VehicleFlamethrower => "fire the flamethrower of the vehicle",
            HeavyWeapon::Rocket => "fire an anti-tank weapon",
            HeavyWeapon::Law => "fire a LAW",
            HeavyWeapon::Satchel => "place a satchel charge on a vehicle",
            HeavyWeapon::Flamethrower => "fire the flamethrower",
            HeavyWeapon::GrenadeLauncher => "launch a grenade, 12 in or farther,",
        }
    }
}

/// What the program would have a figure do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proposed {
    /// They take the Knock Down Test.
    KnockDown,
    /// They go to a friend who is Hunkered Down or running and rally them.
    Rally {
        /// Friends to be rallied, the highest Rep first.
        friends: Vec<String>,
    },
    /// As a Medic, they go to a man who is Out of the Fight and treat them.
    Treat {
        /// Those they can still help, the one who went down first at the head.
        men: Vec<String>,
    },
    /// They charge somebody: they carry nothing to fire.
    Charge {
        /// Targets from the best to the least.
        at: Vec<String>,
    },
    /// They throw the grenade that they have ready at somebody who is near enough.
    Throw {
        /// Targets from the best to the least.
        at: Vec<String>,
    },
    /// They ready a grenade: they have nothing to fire.
    Ready,
    /// A satchel charge is readied for a vehicle of the other side.
    ReadyCharge,
    /// They set up the machine gun that they have moved with.
    SetUp,
    /// They fire at somebody in sight.
    Fire {
        /// Targets from the best to the least.
        at: Vec<String>,
    },
    /// They fire something heavier.
    Heavy {
        /// With what.
        with: HeavyWeapon,
        /// Vehicles it may be fired at, before any figure.
        vehicles: Vec<String>,
        /// Figures it may be fired at, the best target first.
        figures: Vec<String>,
    },
    /// They reload.
    Reload,
    /// They load the gun of their vehicle.
    LoadGun,
    /// They move to an empty place of their vehicle's crew.
    TakePlace(CrewPlace),
    /// They move.
    Move(ProposedMove),
    /// They go back towards their own edge, and off the table there.
    Withdraw,
}

/// A figure and what they would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Who.
    pub name: String,
    /// What.
    pub does: Proposed,
    /// Why this figure, and why this.
    pub why: String,
}

/// How a figure goes that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProposedMove {
    /// A figure that waits beyond the edge.
    Enters,
    /// A figure that sees nobody (evening-06).
    Advances,
    /// A vehicle whose crew sees nobody (evening-06).
    Drives,
    /// A vehicle whose side goes back to its own edge.
    DrivesBack,
    /// A figure that runs away.
    Runs,
    /// A figure whose side goes back to its own edge.
    Withdraws,
}

impl ProposedMove {
    /// What they do, after their name.
    pub const fn does(self) -> &'static str {
        match self {
            ProposedMove::Enters => "comes onto the table by its edge",
            ProposedMove::Advances => "moves towards the nearest known enemy, from cover to cover",
            ProposedMove::Drives => "drives the vehicle towards the nearest known enemy, from cover to cover",
            ProposedMove::DrivesBack => "drives the vehicle back to the nearest table edge and off",
            ProposedMove::Runs => {
                "keeps running: to a building in sight away from enemies, else to the nearest edge and off"
            }
            ProposedMove::Withdraws => "withdraws to the nearest table edge and off",
        }
    }
}

impl Mission {
    /// The share of a side that is dead, Out of the Fight, captured or has run, in percent of all who came.
    pub fn losses(&self, side: Who) -> u32 {
        let all = self.company.of(side).count();
        let lost =
            self.company.of(side).filter(|soldier| !soldier.is_able() || soldier.is(Flag::RunningAway));
        match all {
            0 => 0,
            all => (lost.count() * 100 / all) as u32,
        }
    }

    /// Whether the posture of a side has it withdraw now: Moderate at 25 % losses, Aggressive at 75 %,
    /// Avoidance once it has been fired on [Activity Level and Posture].
    pub fn withdraws(&self, side: Who) -> bool {
        let doctrine = self.doctrine.filter(|_| self.is_communist(side));
        match doctrine.map(|doctrine| doctrine.posture) {
            Some(Posture::Avoidance) if self.company.obeys(Mended::AvoidsOnceFiredOn) => {
                self.play.fired_on.contains(&side)
            }
            Some(Posture::Avoidance) => self.play.shots,
            Some(Posture::Moderate) => self.losses(side) >= 25,
            Some(Posture::Aggressive) => self.losses(side) >= 75,
            None => false,
        }
    }

    /// Those of the other side whom figures of `side` may fire at, the best target first (evening-03).
    pub fn targets_of(&self, side: Who) -> Vec<&Soldier> {
        self.in_reach_of(side, |soldier| soldier.is_target() && !soldier.is(Flag::Hidden))
    }

    /// Figures of the other side whom fire at a place may find there, the hidden and those in Duck Back as
    /// well [Recon By Fire].
    pub fn within_fire_of(&self, side: Who) -> Vec<&Soldier> {
        self.in_reach_of(side, |soldier| soldier.is_able() && !soldier.waits)
    }

    /// Those whom a figure may fire at, the best target first: also who is in Duck Back from others
    /// [Duck Back].
    pub fn targets_for(&self, soldier: &Soldier) -> Vec<&Soldier> {
        self.in_reach_of(soldier.side, |target| {
            let is_there = target.is_seen_by(soldier) && !self.company.are_parted(soldier, target);
            is_there && !target.is(Flag::Hidden)
        })
    }

    /// Whether one shot alone has another die of theirs [Attributes (Crack Shot)].
    pub fn is_marksman(&self, soldier: &Soldier) -> bool {
        let figure = soldier.figure(&self.terms_of(soldier.side), self.play.options.edition());
        figure.is_ok_and(|figure| figure.has(AttributeId::CrackShot))
    }

    /// Whether what they have in hand is a bayonet that they throw [Attributes (Knifeman)].
    pub fn throws_bayonet(&self, soldier: &Soldier) -> bool {
        let bayonet = soldier.man.weapon.as_ref().and_then(|arms| arms.id);
        bayonet == Some(WeaponId::HandHeldKnifeBayonet) && self.company.has(soldier, AttributeId::Knifeman)
    }

    /// Why a figure may not fire at one of the other side who is on the table: none where they may.
    pub fn no_target_because(&self, soldier: &Soldier, target: &Soldier) -> Option<String> {
        let name = target.name();
        Some(match () {
            () if let Some(left) = target.left => {
                format!("{name} is no longer on the table ({})", left.did())
            }
            () if target.man.is_out() => format!("{name} is already {}", target.standing()),
            () if self.tunnels.is_below(name) => format!("{name} is below ground"),
            () if target.is(Flag::Hidden) => format!(
                "{name} is hidden: who has not been found by In Sight cannot be fired at [FNG In Sight Or \
                 Hidden]"
            ),
            () if target.is_hunkered_from(soldier) => format!(
                "{name} is Hunkered Down, out of sight of {} until rallied [FNG Involuntary Movement]",
                soldier.name()
            ),
            () if target.is_ducked_from(soldier) => {
                format!("{name} is in Duck Back, out of sight of {} [FNG Duck Back]", soldier.name())
            }
            () if !self.company.is_exposed(target) => {
                return self.is_in_reach(soldier.name(), name).err().map(|error| error.to_string());
            }
            () => return None,
        })
    }

    /// Those at whom a figure is proposed to fire, the best target first: at nobody who is hand to hand with
    /// a friend of theirs.
    pub fn proposed_targets(&self, soldier: &Soldier) -> Vec<String> {
        let is_free = |target: &&Soldier| self.company.in_contact_with(target.name()).is_none();
        let targets = self.targets_for(soldier).into_iter().filter(is_free);
        targets.map(|target| target.name().to_owned()).collect()
    }

    fn in_reach_of(&self, side: Who, is_target: impl Fn(&Soldier) -> bool) -> Vec<&Soldier> {
        let mut targets: Vec<&Soldier> = self
            .company
            .of(side.other())
            .filter(|soldier| is_target(soldier))
            .filter(|soldier| self.company.is_exposed(soldier))
            .filter(|soldier| !self.tunnels.is_below(soldier.name()))
            .collect();
        // Who is down already can wait for those who are up, and who is hand to hand with a friend longer.
        targets.sort_by_key(|soldier| {
            let is_in_contact = self.company.in_contact_with(soldier.name()).is_some();
            let is_down = soldier.is(Flag::KnockedDown) || soldier.is(Flag::HunkeredDown);
            (is_in_contact, is_down, target_worth(soldier))
        });
        targets
    }

    /// Friends whom a figure may rally, the highest Rep first: a Leader those who loot, too.
    pub fn rallied_by<'m>(&'m self, soldier: &'m Soldier) -> Vec<&'m Soldier> {
        let mut friends: Vec<&Soldier> = self
            .friends_of(soldier)
            .filter(|friend| friend.is_able())
            .filter(|friend| {
                friend.is_shaken() || self.is_looting(friend) && soldier.man.role == Some(Role::Leader)
            })
            .collect();
        friends.sort_by_key(|friend| std::cmp::Reverse(friend.man.rep));
        friends
    }

    /// Those Out of the Fight whom a figure may treat as a Medic, the one who went down first at the head.
    pub fn treated_by<'m>(&'m self, soldier: &'m Soldier) -> Vec<&'m Soldier> {
        if !soldier.man.is_medic() {
            return Vec::new();
        }
        let helps = |down: &Down| {
            !down.treated && self.play.turn.saturating_sub(down.turn) <= u16::from(TURNS_TO_REACH)
        };
        let since = |friend: &Soldier| friend.down.as_ref().filter(|down| helps(down)).map(|down| down.turn);
        let mut men: Vec<&Soldier> = self
            .friends_of(soldier)
            .filter(|friend| friend.is(Flag::OutOfTheFight) && friend.left.is_none())
            .filter(|friend| since(friend).is_some())
            .collect();
        men.sort_by_key(|friend| since(friend));
        men
    }

    /// Whether a figure whose time it is may throw the grenade that they have ready.
    pub fn may_throw(&self, soldier: &Soldier) -> bool {
        self.may_still_fire(soldier)
            && soldier.may(Deed::Work).is_ok()
            && soldier.readied == Some(Gear::Grenades)
    }

    /// How far they throw a grenade, in inches.
    pub fn throw_reach(&self, soldier: &Soldier) -> Option<u8> {
        let edition = self.play.options.edition();
        let figure = soldier.figure(&self.terms_of(soldier.side), edition).ok()?;
        let grenade = Weapon::find("grenade", edition).ok()?;
        Some(Grenade::new(edition, figure, grenade.clone(), Vec::new()).reach())
    }

    /// Whether they may ready a grenade, with all of their Activation.
    pub fn may_ready(&self, soldier: &Soldier) -> bool {
        self.readies(soldier, Gear::Grenades)
    }

    /// Whether they may ready a smoke grenade, with all of their Activation.
    pub fn may_ready_smoke(&self, soldier: &Soldier) -> bool {
        self.readies(soldier, Gear::SmokeGrenades)
    }

    /// Whether they may ready a satchel charge that they have, with all of their Activation.
    pub fn may_ready_charge(&self, soldier: &Soldier) -> bool {
        self.readies(soldier, Gear::SatchelCharge) && !soldier.used.contains(&Gear::SatchelCharge)
    }

    fn readies(&self, soldier: &Soldier, gear: Gear) -> bool {
        self.may_still_work(soldier) && soldier.readied.is_none() && soldier.man.gear.contains(&gear)
    }

    /// Whether they may set up the machine gun that they have moved with, with all of their Activation.
    pub fn may_set_up(&self, soldier: &Soldier) -> bool {
        self.may_still_work(soldier) && soldier.is_packed()
    }

    fn friends_of<'m>(&'m self, soldier: &'m Soldier) -> impl Iterator<Item = &'m Soldier> {
        self.company.of(soldier.side).filter(move |friend| friend.name() != soldier.name())
    }

    /// Whom the program has a figure rally: a Leader before all else, others while they see nobody to fire at
    /// (evening-05). It takes their move, as they have to be within 4 in.
    fn rally_of(&self, soldier: &Soldier, targets: &[String]) -> Option<Proposed> {
        let goes = self.acted_in_turn(soldier).is_fresh()
            && soldier.aboard.is_none()
            && (soldier.leads() || targets.is_empty() || !self.has_fire(soldier));
        let on_foot = |friend: &&Soldier| friend.aboard.is_none() && !self.tunnels.is_below(friend.name());
        let friends = self.rallied_by(soldier).into_iter().filter(on_foot).filter(|_| goes);
        let friends: Vec<String> = friends.map(|friend| friend.name().to_owned()).collect();
        (!friends.is_empty()).then_some(Proposed::Rally { friends })
    }

    /// Whom the program has a Medic treat: that comes before any fire (evening-05).
    fn treatment_of(&self, soldier: &Soldier) -> Option<Proposed> {
        let men = self.treated_by(soldier).into_iter().filter(|_| self.may_still_work(soldier));
        let men: Vec<String> = men.map(|friend| friend.name().to_owned()).collect();
        (!men.is_empty()).then_some(Proposed::Treat { men })
    }

    /// Whom a figure charges that carries only what is used hand to hand.
    fn charge_of(&self, soldier: &Soldier, targets: &[String]) -> Option<Proposed> {
        let charges = soldier.man.weapon.is_some()
            && soldier.has_only_hand_weapons()
            && self.acted_in_turn(soldier).is_fresh()
            && soldier.may(Deed::Charge).is_ok();
        let on_foot =
            |name: &&String| self.company.get(name).is_some_and(|man| !self.company.is_enclosed(man));
        let at: Vec<String> = targets.iter().filter(on_foot).cloned().collect();
        (charges && !at.is_empty()).then_some(Proposed::Charge { at })
    }

    /// Who of a side acts next and what they would do; none where nobody is left (evening-05: the highest Rep
    /// first).
    pub fn proposal(&self, side: Who) -> Option<Proposal> {
        let movers = self.movers(side);
        let mover = movers
            .iter()
            .max_by_key(|mover| (mover.soldier.man.rep, std::cmp::Reverse(mover.soldier.name())))?;
        let soldier = mover.soldier;
        let name = soldier.name().to_owned();
        let led = mover.led_by.map(|leader| format!(", led by {leader}")).unwrap_or_default();
        let rank = format!("Rep {}{led}", soldier.man.rep);
        let acted = self.acted_in_turn(soldier);
        let targets = self.proposed_targets(soldier);
        let takes_test = self.must_rise(soldier);
        // A swimmer can do no more than swim, as their side ends its Activations at the latest.
        if self.tunnels.is_below(&name) || soldier.swam.is_some() && !takes_test {
            return self.next_proposal(side, &name);
        }
        if soldier.is(Flag::RunningAway) && !takes_test {
            if acted.moved {
                return self.next_proposal(side, &name);
            }
            return Some(Proposal { name, does: Proposed::Move(ProposedMove::Runs), why: rank });
        }
        // Who waits beyond the edge comes on before all else.
        if soldier.waits && !takes_test {
            let does = Proposed::Move(ProposedMove::Enters);
            return Some(Proposal { name, does, why: rank });
        }
        let may_fire = self.may_still_fire(soldier) && self.has_fire(soldier);
        let advances = self.play.options.enemy_moves == EnemyMoves::Advance;
        let does = match () {
            () if takes_test => Proposed::KnockDown,
            // Who is in contact fights on.
            () if self.company.by_the_rules && self.company.in_contact_with(&name).is_some() => {
                return self.next_proposal(side, &name);
            }
            () if self.withdraws(side) && !acted.moved && soldier.aboard.is_none() => Proposed::Withdraw,
            () if (self.withdraws(side) || self.runs_in(soldier)) && !acted.moved && self.drives(soldier) => {
                Proposed::Move(ProposedMove::DrivesBack)
            }
            () if let Some(treatment) = self.treatment_of(soldier) => treatment,
            () if let Some(rally) = self.rally_of(soldier, &targets) => rally,
            () if self.may_reload(soldier) => Proposed::Reload,
            () if let Some(work) = self.crew_work_of(soldier) => work,
            // What is ready was readied for this (evening-05).
            () if self.may_throw(soldier) && !targets.is_empty() => Proposed::Throw { at: targets },
            () if let Some(heavy) = self.heavy_of(soldier, &targets) => heavy,
            () if self.may_ready_charge(soldier) && !self.rides_against(side).is_empty() => {
                Proposed::ReadyCharge
            }
            () if self.may_set_up(soldier) && !targets.is_empty() => Proposed::SetUp,
            () if may_fire && !targets.is_empty() => Proposed::Fire { at: targets },
            () if let Some(charge) = self.charge_of(soldier, &targets) => charge,
            () if self.may_ready(soldier) && !self.has_fire(soldier) && !targets.is_empty() => {
                Proposed::Ready
            }
            // Who has fired stays where they are (evening-06).
            () if advances && acted.is_fresh() && soldier.aboard.is_none() => {
                Proposed::Move(ProposedMove::Advances)
            }
            () if advances && acted.is_fresh() && self.drives(soldier) => {
                Proposed::Move(ProposedMove::Drives)
            }
            () => return self.next_proposal(side, &name),
        };
        let why = match &does {
            Proposed::Move(ProposedMove::DrivesBack) if self.runs_in(soldier) => {
                format!("{rank}; the vehicle runs away")
            }
            Proposed::Withdraw | Proposed::Move(ProposedMove::DrivesBack) => {
                let avoids = self.doctrine.is_some_and(|doctrine| doctrine.posture == Posture::Avoidance);
                let why = match avoids {
                    true => "has been fired on".to_owned(),
                    false => format!("has lost {} %", self.losses(side)),
                };
                format!("{rank}; the side {why} and withdraws because of its posture")
            }
            _ => rank,
        };
        Some(Proposal { name, does, why })
    }

    /// The vehicle a man is in that can still move and fire, where they are of its crew.
    fn crew_of(&self, soldier: &Soldier) -> Option<(&Vehicle, CrewPlace)> {
        let aboard = soldier.aboard.as_ref()?;
        let vehicle = self.company.vehicle(&aboard.vehicle).ok()?;
        let place = aboard.post?.place()?;
        vehicle.may_act().is_ok().then_some((vehicle, place))
    }

    /// Whether the vehicle runs away of whose crew a man is.
    fn runs_in(&self, soldier: &Soldier) -> bool {
        self.company.crewed_by(soldier).is_some_and(Vehicle::runs_away)
    }

    fn drives(&self, soldier: &Soldier) -> bool {
        self.crew_of(soldier).is_some_and(|(_, place)| place == CrewPlace::Driver)
    }

    /// What a crewman does for the vehicle before anybody fires it: an empty place that is needed, an empty
    /// gun (evening-05).
    fn crew_work_of(&self, soldier: &Soldier) -> Option<Proposed> {
        let (vehicle, own) = self.crew_of(soldier).filter(|_| self.may_still_work(soldier))?;
        let has_gun = vehicle.of_lists().main_gun.is_some();
        let needed = [(CrewPlace::Gunner, has_gun), (CrewPlace::Loader, has_gun), (CrewPlace::Driver, true)];
        // The one who can best be spared: whose own place comes last of those that are needed.
        let spared = |place: CrewPlace| match own {
            CrewPlace::RadioOperator => true,
            CrewPlace::Loader => place == CrewPlace::Gunner,
            _ => false,
        };
        let empty = needed.into_iter().find(|(place, needed)| {
            *needed
                && place.filled_by(vehicle.men) == *place
                && spared(*place)
                && self.company.in_place(vehicle, *place).is_none()
        });
        if let Some((place, _)) = empty {
            return Some(Proposed::TakePlace(place));
        }
        let waits =
            vehicle.gun.is_some_and(|gun| !matches!(gun, Loading::Loaded | Loading::LoadedNextActive));
        (waits && self.company.worked_by(soldier, CrewPlace::Loader).is_some()).then_some(Proposed::LoadGun)
    }

    /// The vehicles of the other side that can still move and fire.
    pub fn vehicles_against(&self, side: Who) -> impl Iterator<Item = &Vehicle> {
        let theirs = self.company.vehicles.iter().filter(move |vehicle| vehicle.side != side);
        theirs.filter(|vehicle| vehicle.may_act().is_ok())
    }

    /// What a man fires that is no small arm, and at whom: vehicles before figures (evening-03).
    fn heavy_of(&self, soldier: &Soldier, targets: &[String]) -> Option<Proposed> {
        if !self.may_still_fire(soldier) {
            return None;
        }
        let mut vehicles = self.rides_against(soldier.side);
        vehicles.retain(|vehicle| self.sees_vehicle(soldier.name(), vehicle).is_ok());
        let carries = |gear: Gear| soldier.man.gear.contains(&gear) && !soldier.used.contains(&gear);
        let class = soldier.man.weapon.as_ref().and_then(|arms| arms.class);
        let (with, at_vehicles, at_figures) = match () {
            () if let Some(mounted) = self.mounted_of(soldier) => {
                (mounted, mounted == HeavyWeapon::MainGun, true)
            }
            () if class.is_some_and(WeaponClass::is_squad_anti_tank)
                && self.has_rocket_left(soldier)
                && soldier.has_rockets() =>
            {
                (HeavyWeapon::Rocket, true, soldier.has_bursting_rocket(self.play.options.edition()))
            }
            () if class == Some(WeaponClass::Flamethrower) && self.has_rocket_left(soldier) => {
                (HeavyWeapon::Flamethrower, false, true)
            }
            () if class == Some(WeaponClass::GrenadeLauncher) && !soldier.out_of_ammo => {
                (HeavyWeapon::GrenadeLauncher, false, true)
            }
            () if carries(Gear::Law) => (HeavyWeapon::Law, true, false),
            // A charge is readied in an Activation before [Satchel & Demolition Charges].
            () if soldier.has_in_hand(Gear::SatchelCharge) && self.may_still_work(soldier) => {
                (HeavyWeapon::Satchel, true, false)
            }
            () => return None,
        };
        let vehicles = if at_vehicles { vehicles } else { Vec::new() };
        let figures = if at_figures { targets.to_vec() } else { Vec::new() };
        let has_target = !vehicles.is_empty() || !figures.is_empty();
        has_target.then_some(Proposed::Heavy { with, vehicles, figures })
    }

    /// Whether they have not fired a rocket in reaction this turn: it is one shot a turn.
    pub fn has_rocket_left(&self, soldier: &Soldier) -> bool {
        self.play.turn == 0 || soldier.rocket != Some(self.play.turn)
    }

    /// The weapon of their vehicle that a gunner may fire now.
    fn mounted_of(&self, soldier: &Soldier) -> Option<HeavyWeapon> {
        let vehicle = self.company.worked_by(soldier, CrewPlace::Gunner)?;
        let gun = vehicle.of_lists().main_gun.as_ref().filter(|_| vehicle.may_fight().is_ok())?;
        let edition = self.play.options.edition();
        let weapon = gun.weapon.and_then(MountedWeaponId::weapon).and_then(|id| Weapon::by_id(id, edition));
        if weapon.is_some_and(|weapon| weapon.class == WeaponClass::Flamethrower) {
            return Some(HeavyWeapon::VehicleFlamethrower);
        }
        (gun.apr.is_some() && self.may_fire_gun(vehicle, false).is_ok()).then_some(HeavyWeapon::MainGun)
    }

    /// Whether guns or aircraft of a side are there to be used, or men of it in a tunnel, beside its figures
    /// and snipers.
    pub fn has_support(&self, side: Who) -> bool {
        let play = &self.play;
        if self.is_communist(side) && !self.tunnels.inside.is_empty() {
            return true;
        }
        !play.hand(side).granted.is_empty()
            || play.fire_missions.iter().any(|fire| fire.side == side)
            || play.aircraft.iter().any(|aircraft| aircraft.side == side && aircraft.is_here())
    }

    /// All of a side, in their order, for whom the program proposes what it proposes for the next one: one
    /// answer may serve for them.
    pub fn alike(&self, side: Who, does: &Proposed) -> Vec<String> {
        let mut copy = self.clone();
        let mut names = Vec::new();
        while let Some(next) = copy.proposal(side) {
            copy.note_act(&next.name, |acted| acted.done = true);
            if next.does == *does {
                names.push(next.name);
            }
        }
        names
    }

    /// The same where the first has nothing more to do.
    fn next_proposal(&self, side: Who, done: &str) -> Option<Proposal> {
        let mut copy = self.clone();
        copy.note_act(done, |acted| acted.done = true);
        copy.proposal(side)
    }
}
