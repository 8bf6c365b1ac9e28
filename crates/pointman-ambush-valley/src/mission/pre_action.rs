//! The four steps before a game: mission, orders, reconnaissance, plan (4.1–4.4).

use crate::campaign::options::{FirstFogCard, LieutenantAndMedic, SweepObjectives};
use crate::campaign::sides::Sides;
use crate::mission::briefing::UNDESCRIBED;
use crate::tables::Effect;
use crate::{
    Board, BoardObjective, CurrentMission, Deployment, Die, Edge, Event, Extra, FogCards, FogMoment,
    ForceEdge, Game, Insurgency, LeadershipTrait, MissionForce, MissionId, Objective, ObjectiveState,
    Options, Orders, Outright, PackScenario, Quadrant, RegularForce, Scenario, Source, SpecialTrait, Step,
    TableId, Throw, Told, VcUnit, VcUnitKind, mission::momentum, roll, tables,
};
use pointman_core::dice::{Again, Dice, Secretly};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::plural::{counted, listed};

/// The forces and the mission that the steps before a game work on: of a campaign, or of a mission that
/// stands alone.
pub(crate) struct Stage<'a> {
    pub options: &'a Options,
    pub regulars: &'a mut [RegularForce],
    pub insurgents: &'a [Insurgency],
    /// Which forces stand together.
    pub sides: Sides,
    pub mission: &'a mut CurrentMission,
    /// Whether a platoon that is left out throws, draws and chooses nothing.
    pub deployed_only: bool,
    /// What happened, as the record of the step tells it.
    pub events: Vec<Event>,
    /// What the players should know but need not heed.
    pub warnings: Vec<String>,
}

impl Stage<'_> {
    fn ids(&self) -> Vec<String> {
        crate::campaign::all_forces(self.regulars, self.insurgents)
            .map(|force| force.id().to_owned())
            .collect()
    }

    pub(crate) fn name(&self, id: &str) -> String {
        let forces = crate::campaign::all_forces(self.regulars, self.insurgents);
        crate::campaign::called_among(forces, id).to_owned()
    }

    /// The names of the forces that stand with one.
    pub(crate) fn side_name(&self, id: &str) -> String {
        let names: Vec<String> = self.sides.with(id).iter().map(|id| self.name(id)).collect();
        listed(&names)
    }

    pub(crate) fn note(&mut self, event: Event) {
        self.mission.rolls.push(event.kept());
        self.events.push(event);
    }

    /// Whether a platoon deploys nobody, while others of its side do (1.5).
    pub(crate) fn is_left_out(&self, id: &str) -> bool {
        let goes = |force: &RegularForce| force.teams.iter().any(|team| team.deployed != Deployment::No);
        let there = |force: &&RegularForce| self.sides.are_together(id, &force.id);
        let mut side = self.regulars.iter().filter(there);
        self.regulars.iter().any(|force| force.id == id && !force.teams.is_empty() && !goes(force))
            && side.any(goes)
    }

    /// Whether it is, and nothing is thrown, drawn or chosen for it.
    pub(crate) fn stays_out(&self, id: &str) -> bool {
        self.deployed_only && self.is_left_out(id)
    }

    pub(crate) fn is_regular(&self, id: &str) -> bool {
        self.regulars.iter().any(|force| force.id == id)
    }

    /// Does one step.
    pub fn step(
        &mut self,
        step: Step,
        orders: &Orders,
        pack: Option<&PackScenario>,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        match step {
            Step::ReceiveMission => self.receive(orders, dice),
            Step::IssueOrders => self.issue_orders(orders, pack, dice),
            Step::Reconnoiter => self.reconnoiter(orders, dice),
            Step::InitiatePlan => self.initiate_plan(orders, pack, dice),
            other => Err(Error::Bug(format!("{other} is not a step before a game"))),
        }
    }

    /// 4.1: each regular force rolls its mission, if the scenario is a generated one.
    fn receive(&mut self, orders: &Orders, dice: &mut dyn Dice) -> Result<(), Error> {
        momentum::check_prices(&self.mission.scenario.asset_prices, self.regulars).map_err(Error::Usage)?;
        for id in self.ids() {
            let choice = orders.force(&id);
            let mut part = MissionForce {
                force: id.clone(),
                momentum_modifier: choice.momentum_modifier,
                ..MissionForce::default()
            };
            let regular = self.is_regular(&id);
            match self.mission.scenario.source {
                Source::Generated if regular => {
                    let mut behind_a_screen = Secretly::new(dice, &id);
                    let (throw, row) =
                        roll(TableId::Mission, None, 0, &self.name(&id), &mut behind_a_screen)?;
                    part.mission_roll = throw.faces.first().copied();
                    part.mission = row.effects.iter().find_map(|effect| match effect {
                        Effect::SetMission { mission } => Some(*mission),
                        _ => None,
                    });
                    part.objectives =
                        part.mission.map(|mission| objectives(mission, self.options)).unwrap_or_default();
                    let event = Event::of(Step::ReceiveMission, &id, Some(throw), row.result.clone());
                    self.note(event.secret());
                }
                Source::Designed | Source::Published if regular => {
                    dice.weighed(
                        "AV 4.1",
                        format_args!("{}: no roll: the scenario names its objectives", self.name(&id)),
                    );
                    let named = if choice.objectives.is_empty() {
                        vec![UNDESCRIBED.to_owned()]
                    } else {
                        let what = format!("objective: {}", choice.objectives.join("; "));
                        self.events.push(Event::of(Step::ReceiveMission, &id, None, what));
                        choice.objectives
                    };
                    part.objectives =
                        named.into_iter().map(|id| Objective { id, state: ObjectiveState::Open }).collect();
                }
                _ if !choice.objectives.is_empty() => {
                    return Err(Error::refused(
                        "AV 4.1",
                        format!("{id} names objectives, but they come with its mission or its pack, if any"),
                    ));
                }
                _ if regular => {
                    dice.weighed(
                        "AV 1.1",
                        format_args!("{}: no roll: the scenario comes from the pack", self.name(&id)),
                    );
                }
                _ => dice
                    .weighed("AV 4.1", format_args!("{}: irregulars do not roll a mission", self.name(&id))),
            }
            self.mission.forces.push(part);
        }
        Ok(())
    }

    /// 4.2: teams are assigned, Operational Momentum is rolled, assets are bought.
    pub(crate) fn issue_orders(
        &mut self,
        orders: &Orders,
        pack: Option<&PackScenario>,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        for force in self.regulars.iter_mut() {
            let choice = orders.force(&force.id);
            assign(force, choice.teams.as_deref())?;
            for team in &force.teams {
                let why = match (team.deployed, momentum::check_fit(force, &team.id)) {
                    (Deployment::No, Err(Error::Refused { message, .. })) => {
                        format!("stays behind: {message}")
                    }
                    (Deployment::No, _) => "stays behind: it was not named".to_owned(),
                    (_, _) if choice.teams.is_none() => "is assigned: every fit team is".to_owned(),
                    (_, _) => "is assigned: it was named".to_owned(),
                };
                dice.weighed("AV 4.2", format_args!("{}, {}: {why}", force.name, team.name));
            }
            for asset in &mut force.available_assets {
                asset.used = 0;
            }
            let part = self.mission.force_mut(&force.id);
            part.highest_die = choice.highest_die;
            for figure in &choice.absent_figures {
                let deployed =
                    |team: &str| force.team(team).is_some_and(|team| team.deployed != Deployment::No);
                match force.figure(figure) {
                    Some(man) if deployed(&man.team) => part.absent_figures.push(man.id.clone()),
                    Some(_) => {
                        return Err(Error::Usage(format!(
                            "{} is already staying behind with the team",
                            force.called(figure)
                        )));
                    }
                    None => {
                        let ids: Vec<_> = force.figures.iter().map(|man| &man.id).collect();
                        return Err(Error::Usage(names::unknown("figure", figure, &ids)));
                    }
                }
            }
            if self.deployed_only {
                force.check_stay_behind(&part.absent_figures)?;
            }
        }
        let going = self.regulars.iter().filter(|force| !self.is_left_out(&force.id));
        let small: Vec<String> = going.filter_map(small_assignment).collect();
        self.warnings.extend(small);
        for force in self.insurgents {
            let choice = orders.force(&force.id);
            if !choice.purchases.is_empty() || choice.momentum_modifier != 0 || choice.teams.is_some() {
                return Err(Error::refused(
                    "AV 4.2",
                    format!("{} has no platoon and no Operational Momentum", force.name),
                ));
            }
            self.mission.force_mut(&force.id).highest_die = choice.highest_die;
            self.note_units(&force.id, orders);
            dice.weighed("AV 4.2", format_args!("{}: irregulars have no Operational Momentum", force.name));
        }
        for index in 0..self.regulars.len() {
            let id = self.regulars[index].id.clone();
            let of_pack = pack.map_or(0, |scenario| scenario.momentum_modifier);
            // Kept since the mission was received, or stated now.
            let stated = match std::mem::take(&mut self.mission.force_mut(&id).momentum_modifier) {
                0 => orders.force(&id).momentum_modifier,
                kept => kept,
            };
            let modifier = of_pack.saturating_add(stated);
            let (momentum, event) = momentum::roll_momentum(&self.regulars[index], modifier, dice)?;
            dice.weighed(
                "AV 4.2",
                format_args!(
                    "{}: {} rolled, {modifier:+} by the scenario: {} to spend",
                    self.name(&id),
                    momentum.rolled,
                    momentum.left
                ),
            );
            self.mission.force_mut(&id).momentum = Some(momentum);
            self.note(event);
        }
        for force in self.regulars.iter_mut() {
            for wish in &orders.force(&force.id).purchases {
                let event = momentum::buy(force, self.mission, wish, 0)?;
                dice.weighed("AV 4.2", format_args!("{}: {}", force.name, event.consequence.kept()));
                self.mission.rolls.push(event.kept());
                self.events.push(event);
            }
        }
        Ok(())
    }

    /// 4.3: terrain, objectives, hot spots, edges.
    fn reconnoiter(&mut self, orders: &Orders, dice: &mut dyn Dice) -> Result<(), Error> {
        let terrain_items = self.terrain_items(orders, dice);
        self.check_hot_spots(orders)?;
        self.insurgents.iter().for_each(|force| self.note_units(&force.id, orders));
        let order = self.dice_off(Step::Reconnoiter, "chooses an objective first", orders, dice)?;
        let choosing: Vec<String> = order.into_iter().filter(|id| !self.stays_out(id)).collect();
        let objectives = board_objectives(&orders.objectives, &self.sides, &choosing)?;
        let order = self.dice_off(Step::Reconnoiter, "picks an edge", orders, dice)?;
        let wished = self.sides.with(&order[0]).iter().find_map(|id| orders.force(id).edge);
        let edge = wished.unwrap_or(Edge::South);
        let first = self.side_name(&order[0]);
        dice.weighed(
            "AV 4.3",
            format_args!("{first} takes the {edge} edge, the other force the opposite one"),
        );
        let edges = self.edges(&order[0], edge);
        self.mission.board = Board {
            terrain_items: Some(terrain_items),
            objectives,
            hot_spots: orders.hot_spots.clone(),
            edges,
            set_up_order: Vec::new(),
        };
        Ok(())
    }

    /// How many items of terrain there are.
    pub(crate) fn terrain_items(&mut self, orders: &Orders, dice: &mut dyn Dice) -> u32 {
        let usual = &tables().setup;
        let terrain_items =
            orders.terrain_items.unwrap_or(usual.terrain_items_min.midpoint(usual.terrain_items_max));
        if !(usual.terrain_items_min..=usual.terrain_items_max).contains(&terrain_items) {
            self.warnings.push(format!(
                "{terrain_items} terrain features: usually {} to {}",
                usual.terrain_items_min, usual.terrain_items_max
            ));
        }
        let named = if orders.terrain_items.is_some() {
            "chosen by the players"
        } else {
            "the middle of the usual range"
        };
        dice.weighed("AV 4.3", format_args!("{terrain_items} items of terrain: {named}"));
        terrain_items
    }

    pub(crate) fn check_hot_spots(&self, orders: &Orders) -> Result<(), Error> {
        if !orders.hot_spots.is_empty() && self.insurgents.is_empty() {
            return Err(Error::refused("AV 4.3", "only a game with insurgents or irregulars has Hot Spots"));
        }
        Ok(())
    }

    /// The edge of each force, when `first` takes `edge`.
    pub(crate) fn edges(&self, first: &str, edge: Edge) -> Vec<ForceEdge> {
        let of = |force: String| {
            let is_with_first = self.sides.are_together(&force, first);
            let edge = if is_with_first { edge } else { edge.opposite() };
            ForceEdge { force, edge }
        };
        self.ids().into_iter().map(of).collect()
    }

    /// Whether regular forces roll for a lieutenant and a medic (A32).
    pub(crate) fn has_extras(&self) -> bool {
        self.options.lieutenant_and_medic == LieutenantAndMedic::On
    }

    /// The roll for a lieutenant and a medic, unless it was made. Gives whether one of them is still to be
    /// chosen.
    pub(crate) fn throw_for_extras(&mut self, id: &str, dice: &mut dyn Dice) -> Result<bool, Error> {
        let table = TableId::LieutenantAndMedic;
        let made = self.mission.rolls.iter().find_map(|event| {
            let throw = event.throw.as_ref().filter(|throw| throw.table == table.id())?;
            (event.force.as_deref() == Some(id)).then_some(throw.total)
        });
        let total = match made {
            Some(total) => total,
            None => {
                let (throw, row) = roll(table, None, 0, &self.name(id), dice)?;
                let total = throw.total;
                self.note(Event::of(Step::InitiatePlan, id, Some(throw), row.result.clone()));
                total
            }
        };
        let mut is_open = false;
        let row = tables().table(table).row(total);
        for effect in &row.effects {
            let Effect::AddFigure { choose, from } = effect else { continue };
            let part = self.mission.force_mut(id);
            if *choose < from.len() {
                is_open = part.extras.is_empty();
            } else {
                part.extras.clone_from(from);
                part.extras.sort();
            }
        }
        Ok(is_open)
    }

    /// 4.4: extra figures, first cards, set-up order, and what VC ranks and traits roll as the game begins.
    pub(crate) fn initiate_plan(
        &mut self,
        orders: &Orders,
        pack: Option<&PackScenario>,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        for id in self.ids() {
            let choice = orders.force(&id);
            let regular = self.is_regular(&id);
            if regular && self.options.lieutenant_and_medic == LieutenantAndMedic::Off {
                dice.weighed(
                    "AV A32",
                    format_args!(
                        "{}: no roll for a lieutenant and a medic: the option is off",
                        self.name(&id)
                    ),
                );
            }
            if regular && self.stays_out(&id) {
                dice.weighed("AV 1.5", format_args!("{}: nobody of it is there", self.name(&id)));
            } else if regular && self.options.lieutenant_and_medic == LieutenantAndMedic::On {
                let (extras, event) = lieutenant_and_medic(&id, &self.name(&id), choice.extra, dice)?;
                self.mission.force_mut(&id).extras = extras;
                self.note(event);
            } else if choice.extra.is_some() {
                return Err(Error::refused(
                    "AV 4.4",
                    format!("{} does not roll for a lieutenant and a medic", self.name(&id)),
                ));
            }
            self.cards_and_point_men(&id, orders, pack, dice)?;
        }
        self.set_up(orders, dice)
    }

    /// The first Fog of War cards of a force, and its Designated Point Men.
    fn cards_and_point_men(
        &mut self,
        id: &str,
        orders: &Orders,
        pack: Option<&PackScenario>,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let fog_cards = self.fog_cards(id, orders, pack)?;
        let cards = fog_cards.first.len() + usize::from(fog_cards.plan_b);
        dice.weighed("AV A10", format_args!("{}: first Fog of War cards: {cards}", self.name(id)));
        self.mission.force_mut(id).fog_cards = fog_cards;
        let named = orders.force(id).point_men;
        if !named.is_empty() {
            self.name_point_men(id, &named)?;
        }
        Ok(())
    }

    /// 4.4 without the extra figures.
    pub(crate) fn plan(
        &mut self,
        orders: &Orders,
        pack: Option<&PackScenario>,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        for id in self.ids() {
            self.cards_and_point_men(&id, orders, pack, dice)?;
        }
        self.set_up(orders, dice)
    }

    /// Who sets up first, and what VC ranks and traits roll as the game begins.
    fn set_up(&mut self, orders: &Orders, dice: &mut dyn Dice) -> Result<(), Error> {
        self.mission.board.set_up_order = self.dice_off(Step::InitiatePlan, "sets up first", orders, dice)?;
        self.insurgents.iter().for_each(|force| self.note_units(&force.id, orders));
        self.start_of_game(orders, dice)
    }

    /// Keeps the units that take part, once they are named.
    fn note_units(&mut self, id: &str, orders: &Orders) {
        let units = orders.force(id).units;
        if orders.notes_units && !units.is_empty() {
            self.mission.force_mut(id).units = units;
        }
    }

    /// The units of an insurgency that take part, as far as they are named.
    pub(crate) fn units(&self, id: &str, orders: &Orders) -> Vec<VcUnit> {
        let named = orders.force(id).units;
        let kept = || self.mission.force(id).map_or_else(Vec::new, |part| part.units.clone());
        if named.is_empty() { kept() } else { named }
    }

    /// A die for each side, the highest Troop Quality die of a unit deployed; ties are thrown again (A12).
    /// The forces of the high one first.
    pub(crate) fn dice_off(
        &mut self,
        step: Step,
        prize: &str,
        orders: &Orders,
        dice: &mut dyn Dice,
    ) -> Result<Vec<String>, Error> {
        let sides = self.sides.clone();
        let mut again = Again::default();
        // Whoever throws again is told why.
        let mut tie = "";
        loop {
            again.throw(format_args!("Dice-off, who {prize}"))?;
            let mut thrown = Vec::new();
            for side in sides.iter() {
                let there = || side.iter().filter(|id| !self.stays_out(id));
                let die = there().map(|id| self.highest_die(id, orders)).max().unwrap_or(Die::D6);
                // Its force with that die throws it.
                let Some(id) = there().find(|id| self.highest_die(id, orders) == die) else { continue };
                let name = self.side_name(id);
                let face = dice.roll(die.sides(), format_args!("Dice-off{tie}, who {prize}: {name}"))?;
                dice.weighed(
                    "AV A12",
                    format_args!("{name}: who {prize}: {die}, its highest Troop Quality: {face}"),
                );
                thrown.push((id.clone(), die, face));
            }
            let best = thrown.iter().map(|&(_, _, face)| face).max().unwrap_or(0);
            let tied = thrown.iter().filter(|&&(_, _, face)| face == best).count() > 1;
            for (id, die, face) in &thrown {
                let (row, what) = match (tied, *face == best) {
                    (true, _) => ("tie", Told::Outright(Outright::Tie)),
                    (false, true) => ("high", Told::from(prize)),
                    (false, false) => ("low", Told::LosesDiceOff(prize.to_owned())),
                };
                let throw = Throw {
                    table: "dice-off".to_owned(),
                    sides: die.sides(),
                    faces: vec![*face],
                    modifier: 0,
                    total: *face as i32,
                    row: row.to_owned(),
                };
                self.note(Event::of(step, id, Some(throw), what));
            }
            tie = " again after a tie";
            if !tied {
                thrown.sort_by_key(|&(_, _, face)| std::cmp::Reverse(face));
                return Ok(thrown.iter().flat_map(|(id, _, _)| sides.with(id).to_vec()).collect());
            }
        }
    }

    /// The highest Troop Quality die of a unit the force deploys: of the VC, of those it names, else of any.
    fn highest_die(&self, id: &str, orders: &Orders) -> Die {
        if let Some(die) = self.mission.force(id).and_then(|part| part.highest_die) {
            return die;
        }
        if let Some(force) = self.regulars.iter().find(|force| force.id == id) {
            let deployed = force.teams.iter().filter(|team| team.deployed != Deployment::No);
            return deployed.map(|team| team.troop_quality_die).max().unwrap_or(force.troop_quality_die);
        }
        let insurgency = self.insurgents.iter().find(|force| force.id == id);
        let named = self.units(id, orders);
        let takes_part = |kind: VcUnitKind| named.is_empty() || named.iter().any(|unit| unit.kind == kind);
        let best = |force: &Insurgency| {
            let kinds = VcUnitKind::ALL.iter().filter(|&&kind| takes_part(kind));
            kinds.map(|&kind| force.ratings_of(kind).0).max()
        };
        insurgency.and_then(best).unwrap_or(Die::D6)
    }

    /// A10: which first Fog of War cards a force draws, and whether Plan B gives one.
    fn fog_cards(
        &mut self,
        id: &str,
        orders: &Orders,
        pack: Option<&PackScenario>,
    ) -> Result<FogCards, Error> {
        let choice = orders.force(id);
        if self.stays_out(id) {
            return match choice.first_fog_card == Some(true) || choice.plan_b_card {
                true => Err(Error::refused(
                    "AV 1.5",
                    format!("{} stays out of the game and draws no Fog of War card", self.name(id)),
                )),
                false => Ok(FogCards::default()),
            };
        }
        if !self.is_regular(id) {
            return match choice.first_fog_card.unwrap_or(false) || choice.plan_b_card {
                true => Err(Error::refused("AV 4.5", "insurgents never draw Fog of War cards")),
                false => Ok(FogCards::default()),
            };
        }
        let directed = pack
            .and_then(|scenario| scenario.fog_of_war.as_ref())
            .map(|forces| forces.iter().any(|force| force == id));
        let moments: &[FogMoment] = match self.options.first_fog_card {
            FirstFogCard::None => &[],
            FirstFogCard::Turn1 => &[FogMoment::Turn1],
            FirstFogCard::BeforePlay => &[FogMoment::BeforePlay],
            FirstFogCard::Both => &[FogMoment::BeforePlay, FogMoment::Turn1],
        };
        let wanted = match (directed, choice.first_fog_card) {
            (Some(directed), Some(chosen)) if directed != chosen => {
                return Err(Error::refused(
                    "AV 4.5",
                    format!("the scenario says whether {id} draws a Fog of War card"),
                ));
            }
            (Some(directed), _) => directed,
            (None, chosen) => {
                if chosen == Some(true) && moments.is_empty() {
                    return Err(Error::refused(
                        "AV 4.5",
                        "the campaign has no first Fog of War card (option first_fog_card)",
                    ));
                }
                chosen.unwrap_or(true)
            }
        };
        let first = match (wanted, directed, moments) {
            (false, ..) => Vec::new(),
            // A scenario that directs a card gives one even where the players have none of their own.
            (true, Some(true), []) => vec![FogMoment::Turn1],
            (true, _, moments) => moments.to_vec(),
        };
        let force = self.regulars.iter().find(|force| force.id == id);
        let has_plan_b = force.is_some_and(|force| {
            let deployed = force.teams.iter().filter(|team| team.deployed != Deployment::No);
            deployed.flat_map(crate::Team::working_leadership).any(|held| held == LeadershipTrait::PlanB)
        });
        if choice.plan_b_card && !has_plan_b {
            return Err(Error::refused("AV 6.6", format!("{id} deploys no team with a working Plan B")));
        }
        Ok(FogCards { first, plan_b: choice.plan_b_card })
    }

    /// 6.5: names Designated Point Men, one for each Ace Point Man their teams hold.
    fn name_point_men(&mut self, id: &str, named: &[String]) -> Result<(), Error> {
        let Some(force) = self.regulars.iter_mut().find(|force| force.id == id) else {
            return Err(Error::refused("AV 6.5", "insurgents have no Designated Point Men"));
        };
        for figure in named {
            let ids: Vec<_> = force.figures.iter().map(|man| &man.id).collect();
            let man = &force.figures[names::resolve("figure", figure, &ids).map_err(Error::Usage)?];
            let (man, team) = (man.id.clone(), man.team.clone());
            if !force.present(&team).any(|present| present.id == man) {
                return Err(Error::refused(
                    "AV 6.5",
                    format!("{} is not present and cannot be Designated Point Man", force.called(&man)),
                ));
            }
            let team = force.team_mut(&team);
            let places = team.special.iter().filter(|held| held.kind == SpecialTrait::AcePointMan).count();
            if places == 0 {
                return Err(Error::refused("AV 6.5", format!("{} has no Ace Point Man", team.name)));
            }
            if !team.point_men.contains(&man) {
                team.point_men.push(man);
            }
            // The earliest named makes room: a team has as many as it has gained.
            let surplus = team.point_men.len().saturating_sub(places);
            team.point_men.drain(..surplus);
        }
        Ok(())
    }
}

/// A mission with the board not set up and nobody in it.
pub(crate) fn empty_mission(scenario: Scenario) -> CurrentMission {
    CurrentMission {
        scenario,
        forces: Vec::new(),
        board: Board::default(),
        game: Game::default(),
        start_of_game_rolls: Vec::new(),
        report: None,
        vp: None,
        victor: None,
        margin: None,
        rolls: Vec::new(),
        apart: None,
    }
}

/// The objectives of a mission: one, or two for Sweep and Clear by option (A5).
pub(crate) fn objectives(mission: MissionId, options: &Options) -> Vec<Objective> {
    let rules = tables().mission(mission);
    let open = |id: &str| Objective { id: id.to_owned(), state: ObjectiveState::Open };
    match (mission, options.sweep_and_clear_objectives) {
        (MissionId::SweepAndClear, SweepObjectives::Two) => {
            let parts = rules.objectives.iter().flat_map(|objective| &objective.all_of);
            parts.filter_map(|part| part["kind"].as_str()).map(open).collect()
        }
        _ => rules.objectives.iter().map(|objective| open(&objective.id)).collect(),
    }
}

/// Assigns teams: those named, else all that are fit.
fn assign(force: &mut RegularForce, named: Option<&[String]>) -> Result<(), Error> {
    for team in &mut force.teams {
        team.deployed = Deployment::No;
    }
    let ids: Vec<String> = force.teams.iter().map(|team| team.id.clone()).collect();
    let chosen = match named {
        None => ids.into_iter().filter(|team| momentum::check_fit(force, team).is_ok()).collect(),
        Some(named) => {
            let mut chosen: Vec<String> = Vec::new();
            for name in named {
                let id = &ids[names::resolve("team", name, &ids).map_err(Error::Usage)?];
                momentum::check_fit(force, id)?;
                if chosen.contains(id) {
                    return Err(Error::Usage(format!("{id} is assigned twice")));
                }
                chosen.push(id.clone());
            }
            chosen
        }
    };
    for team in chosen {
        force.team_mut(&team).deployed = Deployment::Assigned;
    }
    Ok(())
}

/// A9: two squads, about four fireteams, are the suggested least.
fn small_assignment(force: &RegularForce) -> Option<String> {
    let assigned: Vec<_> = force.teams.iter().filter(|team| team.deployed == Deployment::Assigned).collect();
    // Headquarters are a team, and no squad.
    let mut squads: Vec<_> = assigned.iter().map(|team| &team.squad).filter(|squad| *squad != "hq").collect();
    let fireteams = squads.len();
    squads.sort();
    squads.dedup();
    let usual = &tables().setup;
    let small = fireteams < usual.fireteams_min || squads.len() < usual.minimum_squads;
    (small && !force.teams.is_empty()).then(|| {
        format!(
            "{} assigns {} from {}; the rules suggest at least {} squads, {} fireteams",
            force.name,
            counted(fireteams, "fireteam"),
            counted(squads.len(), "squad"),
            usual.minimum_squads,
            usual.fireteams_min
        )
    })
}

/// One objective in each quadrant, the players choosing in turn.
pub(crate) fn board_objectives(
    chosen: &[crate::ObjectiveChoice],
    sides: &Sides,
    order: &[String],
) -> Result<Vec<BoardObjective>, Error> {
    let mut quadrants: Vec<_> =
        chosen.iter().map(|choice| (choice.quadrant, choice.terrain.clone())).collect();
    for (index, (quadrant, _)) in quadrants.iter().enumerate() {
        if quadrants[..index].iter().any(|(earlier, _)| earlier == quadrant) {
            return Err(Error::refused(
                "AV 4.3",
                format!("{quadrant} is chosen twice: each quadrant has one objective"),
            ));
        }
    }
    for quadrant in Quadrant::ALL {
        if !quadrants.iter().any(|&(chosen, _)| chosen == quadrant) {
            quadrants.push((quadrant, None));
        }
    }
    let objective = |(index, (quadrant, terrain)): (usize, (Quadrant, Option<String>))| BoardObjective {
        quadrant,
        terrain,
        chosen_by: sides.chooser(order, index).to_owned(),
    };
    Ok(quadrants.into_iter().enumerate().map(objective).collect())
}

/// The roll for a lieutenant and a medic (A32); `choice` counts where only one comes.
///
/// # Errors
/// When the dice give no answer.
pub fn lieutenant_and_medic(
    force: &str,
    name: &str,
    choice: Option<Extra>,
    dice: &mut dyn Dice,
) -> Result<(Vec<Extra>, Event), Error> {
    let (throw, row) = roll(TableId::LieutenantAndMedic, None, 0, name, dice)?;
    let mut extras = Vec::new();
    for effect in &row.effects {
        if let Effect::AddFigure { choose, from } = effect {
            let mut from = from.clone();
            from.sort_by_key(|extra| Some(*extra) != choice);
            extras.extend(from.into_iter().take(*choose));
        }
    }
    extras.sort();
    let named: Vec<_> = extras.iter().map(|extra| extra.title()).collect();
    let what = if named.is_empty() { row.result.clone() } else { named.join(" and ") };
    Ok((extras, Event::of(Step::InitiatePlan, force, Some(throw), what)))
}
