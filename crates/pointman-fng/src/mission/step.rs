//! The steps of a mission's document: generating it, what comes into sight, and everything of the evening's
//! play.

use super::{GENERATE_MISSION, Mission, Order, REVEAL, Reveal, RevealChoices, generate};
use crate::checks::Flag;
use crate::combat::{Aid, CloseAssault, Covering, Grenade, Melee, Recon, Recovery, Shoot};
use crate::evening::{
    self, Acted, Burning, Charge, CrewWork, Exchange, FNG_BUILDING, FNG_CHARGE, FNG_CLOSE_ASSAULT,
    FNG_COVERING_FIRE, FNG_CREW, FNG_EXCHANGE, FNG_FINISH, FNG_FLAME, FNG_GRENADE, FNG_MAIN_GUN, FNG_MEDIC,
    FNG_MELEE, FNG_MUSTER, FNG_REACT, FNG_RECON_BY_FIRE, FNG_RECOVERY, FNG_ROUND, FNG_SHOOT, FNG_STAND,
    Finish, GunOrder, MeleeRound, Mended, MusterOrder, React, Resolve, Stand,
};
use crate::support::{
    self, ActivationOrders, ByHand, FNG_ACTIVATION, FNG_AIR_RUN, FNG_CONTACT, FNG_FIRE_MISSION,
    FNG_HELICOPTER, FNG_RADIO, FNG_REINFORCE, FNG_REQUEST, FNG_SNIPER, Who, activation, air_run, contact,
    fire, helicopter, radio, request, sniper,
};
use crate::told::Told;
use crate::traps::{
    Clearing, Disarming, FNG_TRAP_CLEAR, FNG_TRAP_DISARM, FNG_TRAP_PLACE, FNG_TRAP_SPRING, FNG_TRAP_TRIP,
    FNG_TRAP_TURN, Placement, SpringChoices, TripChoices, TurnChoices, disarm, place, spring, trip, turn,
};
use crate::tunnels::{
    AdvanceBelow, Destruction, Enter, FNG_TUNNEL_ADVANCE, FNG_TUNNEL_BLAST, FNG_TUNNEL_ENTER,
    FNG_TUNNEL_LEAVE, FNG_TUNNEL_MOVE, FNG_TUNNEL_PLACE, FNG_TUNNEL_SEARCH, FNG_TUNNEL_SETTLE,
    FNG_TUNNEL_SHOT, FNG_TUNNEL_SMOKE, FNG_TUNNEL_SPOT, FNG_TUNNEL_TURN, LeaveTunnel, MoveBelow, NoChoices,
    PlaceEntrance, Search, Settle, Smoking, SpottingEntrance, TunnelShot, below, destroying, entrances,
    next_turn, rats,
};
use pointman_core::dice::Dice;
use pointman_core::document::{Kind, Schemas, State};
use pointman_core::error::{Error, Faults};
use pointman_core::steps;
use pointman_core::way;

steps! {
    /// What makes a mission.
    pub enum MissionMaking: "step that makes a mission" in crate::SCHEMAS {
        /// What the players say before it is generated.
        Generate(Order) = GENERATE_MISSION,
    }
}

steps! {
    /// A step of a mission.
    pub enum MissionStep: "step of a mission" in crate::SCHEMAS {
        /// Something comes into sight.
        Reveal(RevealChoices) = REVEAL,
        /// A turn begins.
        Activate(activation::ActivationOrders) = FNG_ACTIVATION,
        /// A Reinforcement check by hand.
        Reinforce(activation::ByHand) = FNG_REINFORCE,
        /// A call by radio.
        Radio(radio::RadioOrders) = FNG_RADIO,
        /// A call for support.
        Request(request::RequestOrders) = FNG_REQUEST,
        /// Fire Missions.
        Fire(fire::FireOrders) = FNG_FIRE_MISSION,
        /// Runs of aircraft.
        AirRun(air_run::AirRunOrders) = FNG_AIR_RUN,
        /// A helicopter acts.
        Helicopter(helicopter::HelicopterOrders) = FNG_HELICOPTER,
        /// A sniper's shot.
        Sniper(sniper::SniperOrders) = FNG_SNIPER,
        /// A feature is checked for contact.
        Contact(contact::ContactOrders) = FNG_CONTACT,
        /// Booby traps are placed.
        PlaceTrap(Placement) = FNG_TRAP_PLACE,
        /// Three equal Activation dice.
        Trip(TripChoices) = FNG_TRAP_TRIP,
        /// Somebody comes upon a trap.
        Spring(SpringChoices) = FNG_TRAP_SPRING,
        /// A trap is disarmed.
        Disarm(Disarming) = FNG_TRAP_DISARM,
        /// Stakes are cleared, or a viper destroyed.
        Clear(Clearing) = FNG_TRAP_CLEAR,
        /// The next turn, for traps.
        TrapTurn(TurnChoices) = FNG_TRAP_TURN,
        /// Entrances are placed.
        PlaceEntrance(PlaceEntrance) = FNG_TUNNEL_PLACE,
        /// Somebody looks for entrances.
        SpotEntrance(SpottingEntrance) = FNG_TUNNEL_SPOT,
        /// Troops that live in tunnels move.
        MoveBelow(MoveBelow) = FNG_TUNNEL_MOVE,
        /// The next turn, for tunnels.
        TunnelTurn(NoChoices) = FNG_TUNNEL_TURN,
        /// Bombs and charges.
        Blast(Destruction) = FNG_TUNNEL_BLAST,
        /// A smoke grenade.
        Smoke(Smoking) = FNG_TUNNEL_SMOKE,
        /// A shot in or into an armory.
        Shot(TunnelShot) = FNG_TUNNEL_SHOT,
        /// A man goes in.
        Enter(Enter) = FNG_TUNNEL_ENTER,
        /// One goes on.
        Advance(AdvanceBelow) = FNG_TUNNEL_ADVANCE,
        /// One searches.
        Search(Search) = FNG_TUNNEL_SEARCH,
        /// Enemies are out of it.
        Settle(Settle) = FNG_TUNNEL_SETTLE,
        /// One comes out.
        Leave(LeaveTunnel) = FNG_TUNNEL_LEAVE,
        /// Figures come onto the table.
        Muster(MusterOrder) = FNG_MUSTER,
        /// How figures stand, and what they do without fire.
        Stand(Stand) = FNG_STAND,
        /// A shot.
        Shoot(Resolve<Shoot>) = FNG_SHOOT,
        /// A grenade.
        Grenade(Resolve<Grenade>) = FNG_GRENADE,
        /// A round of melee between those named.
        Melee(Resolve<Melee>) = FNG_MELEE,
        /// A Medic's aid.
        Medic(Resolve<Aid>) = FNG_MEDIC,
        /// A gun or anti-tank weapon fires at a vehicle or at figures.
        Gun(Resolve<GunOrder>) = FNG_MAIN_GUN,
        /// A gun, an anti-tank weapon or a flamethrower fires at a building.
        Building(Resolve<GunOrder>) = FNG_BUILDING,
        /// A vehicle is close assaulted.
        CloseAssault(Resolve<CloseAssault>) = FNG_CLOSE_ASSAULT,
        /// A flamethrower, its tank, flames that are crossed.
        Flame(Resolve<Burning>) = FNG_FLAME,
        /// Covering fire.
        Covering(Resolve<Covering>) = FNG_COVERING_FIRE,
        /// Recon By Fire.
        Recon(Resolve<Recon>) = FNG_RECON_BY_FIRE,
        /// Recovery after the battle.
        Recovery(Resolve<Recovery>) = FNG_RECOVERY,
        /// A crew moves or loads.
        Crew(CrewWork) = FNG_CREW,
        /// Fire to and fro.
        Exchange(Exchange) = FNG_EXCHANGE,
        /// A charge.
        Charge(Charge) = FNG_CHARGE,
        /// Another round of melee.
        Round(MeleeRound) = FNG_ROUND,
        /// Figures take a check.
        React(React) = FNG_REACT,
        /// A side has finished its Activations.
        Finish(Finish) = FNG_FINISH,
    }
}

impl State for Mission {
    const KIND: Kind = Kind::new("fng-mission");
    const SCHEMAS: Schemas = crate::SCHEMAS;

    type Making = MissionMaking;
    type Step = MissionStep;
    type Told = Told;

    fn check(&self, faults: &mut Faults) {
        self.check_setting(faults);
        faults.at("play", |faults| self.play.check(faults));
        faults.at("tunnels", |faults| self.tunnels.check(faults));
        faults.at("traps", |faults| self.traps.check(faults));
        faults.at("company", |faults| self.company.check(faults));
    }

    fn begin(
        MissionMaking::Generate(order): &MissionMaking,
        dice: &mut dyn Dice,
    ) -> Result<(Self, Told), Error> {
        generate(order, dice)
    }

    fn apply(&self, step: &MissionStep, dice: &mut dyn Dice) -> Result<(Self, Told), Error> {
        let mut next = self.clone();
        let mut told = next.carry_out(step, dice)?;
        next.enlist();
        next.keeps_waiting(step, self, &mut told);
        next.let_go(self, &mut told);
        next.tell_reloads(step, self, &mut told);
        next.drivers_lost(self, dice, &mut told)?;
        next.replace_lost(self, &mut told);
        next.note_sight(step, self);
        next.note_crews(step, self);
        next.man_door_guns(&mut told);
        Ok((next, told))
    }
}

impl Mission {
    /// Of a squad that enters on its first Activation only those come whom the die, or a Leader, lets act:
    /// the others wait beyond the edge until it does [Turn Sequence]; in turns of earlier versions all came.
    fn keeps_waiting(&mut self, step: &MissionStep, before: &Mission, told: &mut Told) {
        let enters = matches!(step, MissionStep::Reveal(RevealChoices { what: Reveal::Squad, .. }))
            && self.acting_side() == Some(Who::Enemy);
        if !enters || !self.company.by_the_rules {
            return;
        }
        let may_act: Vec<String> =
            self.movers(Who::Enemy).iter().map(|mover| mover.soldier.name().to_owned()).collect();
        let turn = self.play.turn;
        let begins = self.company.obeys(Mended::ComingIsActing);
        let packs = self.company.obeys(Mended::GunsComePacked)
            && self.play.options.set_up == support::GunSetUp::Moved;
        let mut waiting: Vec<&str> = Vec::new();
        for soldier in &mut self.company.soldiers {
            let is_new = before.company.get(soldier.name()).is_none() && soldier.is_able();
            if is_new && !may_act.contains(&soldier.man.name) {
                soldier.waits = true;
                waiting.push(&soldier.man.name);
            }
            if is_new && !soldier.waits {
                if begins && turn > 0 {
                    soldier.acted = Some(Acted { turn, entered: true, ..Acted::default() });
                }
                soldier.packed |= packs && soldier.aboard.is_none() && soldier.has_machine_gun();
            }
        }
        if !waiting.is_empty() {
            let (wait, die) = (if waiting.len() == 1 { "waits" } else { "wait" }, "a later Activation die");
            let text = format!("{} {wait} beyond the edge until {die} lets them act", waiting.join(", "));
            told.note("Turn Sequence", text);
        }
    }

    /// A vehicle that comes during a turn acts as one at once, on its commander's Rep
    /// [Turn Sequence, Basic Movement].
    fn note_crews(&mut self, step: &MissionStep, before: &Mission) {
        let act = match step {
            MissionStep::Activate(orders) => orders.crews_as_they_come,
            MissionStep::Reveal(choices) => choices.crews_act,
            MissionStep::Contact(orders) => orders.crews_act,
            MissionStep::Muster(orders) => orders.crews_act,
            _ => false,
        };
        let have_come = self.company.vehicles.len() > before.company.vehicles.len();
        if let Some(dice) = self.play.dice.as_mut().filter(|_| act && have_come) {
            dice.by_commander = true;
        }
    }

    /// Notes of whom In Sight is to be asked for: of those met before anybody acts, until the first
    /// Activation after [Generating Enemy Forces]; of those who move, until somebody acts again.
    fn note_sight(&mut self, step: &MissionStep, before: &Mission) {
        let acts = match step {
            MissionStep::Reveal(_) | MissionStep::Contact(_) | MissionStep::Muster(_) => false,
            MissionStep::Stand(orders) => orders.does.is_some(),
            _ => true,
        };
        if acts && before.acting_side().is_some() {
            self.company.soldiers.iter_mut().for_each(|soldier| soldier.untested = false);
        }
        match step {
            MissionStep::Reveal(choices) if choices.tests_later => {
                let met = self.company.soldiers.iter_mut().skip(before.company.soldiers.len());
                met.filter(|soldier| soldier.side == support::Who::Enemy)
                    .for_each(|soldier| soldier.untested = true);
            }
            // Who comes onto the table comes into sight there [In Sight].
            MissionStep::Activate(ActivationOrders { tests_later: true, .. })
            | MissionStep::Reinforce(ByHand { tests_later: true, .. }) => {
                let came = self.company.soldiers.iter_mut().skip(before.company.soldiers.len());
                came.filter(|soldier| !soldier.is(Flag::Hidden)).for_each(|soldier| soldier.untested = true);
            }
            MissionStep::Stand(orders) if orders.sights => {
                for name in &orders.figures {
                    if let Some(soldier) = self.company.get_mut(name) {
                        soldier.untested = soldier.left.is_none();
                    }
                }
            }
            _ => {}
        }
    }

    fn carry_out(&mut self, step: &MissionStep, dice: &mut dyn Dice) -> Result<Told, Error> {
        let mut told = Told::default();
        match step {
            MissionStep::Reveal(RevealChoices { what, stay_hidden, .. }) => {
                let mut told = self.reveal(*what, dice, &mut |mission, card, place, told, dice| {
                    support::set_up(mission, card, place, told, dice)
                })?;
                if let Reveal::Marker(number) = *what
                    && !self.play.is_of_0_1_0()
                {
                    let mut table = support::step::Table::new(self.play.options.edition(), dice);
                    contact::at_marker(self, number, *stay_hidden, &mut table)?;
                    told.events.extend(table.told.events);
                }
                return Ok(told);
            }
            MissionStep::PlaceTrap(choices) => place::place(self, choices, dice, &mut told)?,
            MissionStep::Trip(choices) => trip::step(self, choices, dice, &mut told)?,
            MissionStep::Spring(choices) => spring::step(self, choices, dice, &mut told)?,
            MissionStep::Disarm(choices) => disarm::disarm(self, choices, dice, &mut told)?,
            MissionStep::Clear(choices) => disarm::clear(self, choices, dice, &mut told)?,
            MissionStep::TrapTurn(choices) => turn::step(self, choices, dice, &mut told)?,
            MissionStep::PlaceEntrance(choices) => entrances::place(self, choices, dice, &mut told)?,
            MissionStep::SpotEntrance(choices) => entrances::spot(self, choices, dice, &mut told)?,
            MissionStep::MoveBelow(choices) => below::step(self, choices, &mut told)?,
            MissionStep::TunnelTurn(NoChoices {}) => next_turn(self, dice, &mut told)?,
            MissionStep::Blast(choices) => destroying::blast(self, choices, dice, &mut told)?,
            MissionStep::Smoke(choices) => destroying::smoke(self, choices, &mut told)?,
            MissionStep::Shot(choices) => destroying::shot(self, choices, dice, &mut told)?,
            MissionStep::Enter(choices) => rats::enter(self, choices, dice, &mut told)?,
            MissionStep::Advance(choices) => rats::advance(self, choices, dice, &mut told)?,
            MissionStep::Search(choices) => rats::search(self, choices, dice, &mut told)?,
            MissionStep::Settle(choices) => rats::settle(self, choices, &mut told)?,
            MissionStep::Leave(choices) => rats::leave(self, choices, dice, &mut told)?,
            _ => return self.supported(step, dice),
        }
        self.note_rats();
        Ok(told)
    }

    /// The steps of play that need a mission.
    fn supported(&mut self, step: &MissionStep, dice: &mut dyn Dice) -> Result<Told, Error> {
        if self.assignment.is_none() {
            return Err(Error::refused(
                "FNG Determining the Mission",
                "there is no mission this turn, so there is nothing to play",
            ));
        }
        let mut table = support::step::Table::new(self.play.options.edition(), dice);
        table.answers = match step {
            MissionStep::Fire(orders) => orders.answers.clone(),
            MissionStep::AirRun(orders) => orders.answers.clone(),
            MissionStep::Helicopter(orders) => orders.answers.clone(),
            MissionStep::Sniper(orders) => orders.answers.clone(),
            _ => Vec::new(),
        };
        if let Err(error) = self.play_on(step, &mut table) {
            table.tell_so_far(&error);
            return Err(error);
        }
        for struck in std::mem::take(&mut table.struck) {
            self.is_struck(&struck);
        }
        if let (MissionStep::Helicopter(_) | MissionStep::Sniper(_), Some(left)) =
            (step, table.answers.first())
        {
            return Err(left.answers_nothing());
        }
        let answers = std::mem::take(&mut table.answers);
        if let Some(blast) = table.blast.take().filter(|_| self.company.by_the_rules)
            && let Err(error) = evening::under_fire(self, &blast, &answers, &mut table)
        {
            table.tell_so_far(&error);
            return Err(error);
        }
        Ok(table.told)
    }

    /// The same, but for what its blows and blasts leave.
    fn play_on(&mut self, step: &MissionStep, table: &mut support::step::Table<'_>) -> Result<(), Error> {
        match step.clone() {
            MissionStep::Activate(orders) => activation::apply(self, orders, table),
            MissionStep::Reinforce(orders) => activation::by_hand(self, orders, table),
            MissionStep::Radio(orders) => radio::apply(self, orders, table),
            MissionStep::Request(orders) => request::apply(self, orders, table),
            MissionStep::Fire(orders) => fire::apply(self, orders, table),
            MissionStep::AirRun(orders) => air_run::apply(self, orders, table),
            MissionStep::Helicopter(orders) => helicopter::apply(self, orders, table),
            MissionStep::Sniper(orders) => sniper::apply(self, orders, table),
            MissionStep::Contact(orders) => contact::apply(self, orders, table),
            MissionStep::Muster(orders) => evening::muster(self, orders, table),
            MissionStep::Stand(orders) => evening::stand(self, orders, table),
            MissionStep::Shoot(orders) => {
                let (by, at) = (orders.what.shooter.name.clone(), orders.what.targets.clone());
                let at = at.iter().map(|target| target.figure.name.as_str());
                let names: Vec<&str> = at.chain([by.as_str()]).collect();
                let shoot = |mission: &mut Mission, table: &mut support::step::Table<'_>| {
                    evening::resolve(mission, orders, table)
                };
                evening::fight_below(self, &names, table, shoot)
            }
            MissionStep::Grenade(orders) => evening::resolve(self, orders, table),
            MissionStep::Melee(orders) => evening::resolve(self, orders, table),
            MissionStep::Medic(orders) => evening::resolve(self, orders, table),
            MissionStep::Gun(orders) | MissionStep::Building(orders) => evening::resolve(self, orders, table),
            MissionStep::CloseAssault(orders) => evening::close_assault(self, orders, table),
            MissionStep::Flame(orders) => evening::resolve(self, orders, table),
            MissionStep::Covering(orders) => evening::resolve(self, orders, table),
            MissionStep::Recon(orders) => evening::resolve(self, orders, table),
            MissionStep::Recovery(orders) => evening::resolve(self, orders, table),
            MissionStep::Crew(orders) => evening::crew_work(self, &orders, table),
            MissionStep::Exchange(orders) => {
                let sight = orders.sight.iter().flat_map(|sight| sight.movers.iter().chain(&sight.watchers));
                let fire = orders.fire.iter().flat_map(|fire| fire.at.iter().chain([&fire.by]));
                let names: Vec<&str> = sight.chain(fire).map(String::as_str).collect();
                evening::fight_below(self, &names, table, |mission, table| {
                    evening::exchange(mission, &orders, table)
                })
            }
            MissionStep::Charge(orders) => evening::charge(self, &orders, table),
            MissionStep::Round(orders) => evening::round(self, &orders, table),
            MissionStep::React(orders) => evening::react(self, &orders, table),
            MissionStep::Finish(orders) => evening::finish(self, &orders, table),
            other => Err(Error::Bug(format!("{other:?} is no step of support"))),
        }
    }
}

impl Mission {
    /// Whether the turns have begun, for a step in which somebody acts of their own Activation. It is asked
    /// before a step is taken: evenings of earlier versions let figures act before.
    ///
    /// # Errors
    /// [`Error::Refused`] where nobody acts yet.
    pub fn has_begun_for(&self, step: &MissionStep) -> Result<(), Error> {
        let acts = match step {
            MissionStep::Exchange(orders) => orders.sight.is_none() && !orders.reaction,
            MissionStep::Stand(orders) => orders.does.is_some(),
            MissionStep::Shoot(orders) => !orders.reaction,
            MissionStep::Grenade(orders) => !orders.reaction,
            MissionStep::Gun(orders) | MissionStep::Building(orders) => !orders.reaction,
            MissionStep::Flame(orders) => !orders.reaction,
            MissionStep::Melee(_)
            | MissionStep::CloseAssault(_)
            | MissionStep::Recon(_)
            | MissionStep::Charge(_)
            | MissionStep::Round(_)
            | MissionStep::Radio(_)
            | MissionStep::Request(_) => true,
            _ => false,
        };
        if !acts || self.company.is_empty() || self.play.turn > 0 {
            return Ok(());
        }
        let begins = way!("fng activation EVENING -i", "turn");
        let message = format!("nobody acts yet: the first turn has not begun ({begins} begins it)");
        Err(Error::refused("FNG Turn Sequence", message))
    }
}

impl MissionStep {
    /// Whether its choices tell what is secret: where an entrance or a trap was put, where troops go below
    /// ground.
    pub const fn chooses_in_secret(&self) -> bool {
        match self {
            MissionStep::PlaceEntrance(placed) => !placed.known,
            MissionStep::PlaceTrap(_) | MissionStep::MoveBelow(_) => true,
            _ => false,
        }
    }
}
