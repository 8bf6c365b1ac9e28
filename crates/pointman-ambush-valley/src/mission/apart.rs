//! Orders that two people give apart: each seals theirs, both are opened once all are sealed, and what
//! follows a dice-off is asked after it (4.2–4.4).

use pointman_core::document::Digest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::mission::in_game::open_purchases;
use crate::mission::pre_action::{Stage, board_objectives};
use crate::{
    AskedFor, Board, BoardObjective, Buy, Campaign, Die, Edge, Event, Extra, ForceOrders, Insurgency,
    ObjectiveChoice, Orders, Quadrant, QuestionName, Scout, SealedLine, Step, StepRecord, VcUnit,
};
use pointman_core::dice::{Dice, DiceState, Seeded};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

const RULE: &str = "AV 4.2";

/// What stands behind a quadrant for an item of terrain that is agreed on at the table, and has no name.
pub const AGREED: &str = "agreed";

/// The quadrant that is called so: by its id, or by its letters, as in `nw`.
///
/// # Errors
/// When none is.
pub fn quadrant_called(typed: &str) -> Result<Quadrant, Error> {
    let by_letters = Quadrant::ALL.into_iter().find(|quadrant| has_letters(quadrant.id(), typed));
    by_letters.map_or_else(|| typed.parse().map_err(Error::Usage), Ok)
}

/// Whether these are the letters of a quadrant: `nw`.
pub fn has_letters(quadrant: &str, typed: &str) -> bool {
    let letters = quadrant.split('-').filter_map(|part| part.chars().next());
    quadrant.parse::<Quadrant>().is_ok() && letters.eq(typed.to_lowercase().chars())
}

/// The orders of one side for a game, as its player writes them.
///
/// Choices that follow a dice-off may stand here in advance (objectives in the order of preference, edge,
/// extra figure); those that do not are asked when they arise. Assets are bought in this order for as long as
/// the Operational Momentum, rolled after the orders, suffices; or the player is asked once it is rolled.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SideOrders {
    /// Its teams assigned to the mission; all that are fit if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<Vec<String>>,
    /// Figures of those teams that stay behind.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absent_figures: Vec<String>,
    /// Assets it wants, the dearest wish first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub purchases: Vec<Buy>,
    /// It buys once its Operational Momentum is rolled, and is asked for it then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub buys_after_roll: bool,
    /// The highest Troop Quality die of a unit it deploys, where its teams or units do not say so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub highest_die: Option<Die>,
    /// The quadrants it would make objectives, in the order of preference.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<ObjectiveChoice>,
    /// The edge it takes if its die is high.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// Which it takes if it may have the lieutenant or the medic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra: Option<Extra>,
    /// How many items of terrain the players have agreed on; the middle of the usual range if nobody says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain_items: Option<u32>,
    /// Whether it draws a first Fog of War card, where it may choose; yes if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_fog_card: Option<bool>,
    /// Whether it takes the card of Plan B.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub plan_b_card: bool,
    /// Figures it names Designated Point Men.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub point_men: Vec<String>,
    /// Its Hot Spots, of the VC.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hot_spots: Vec<String>,
    /// It places its Hot Spots once the objectives are chosen, and is asked for them then.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hot_spots_after_objectives: bool,
    /// Its units that take part, of the VC.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<VcUnit>,
    /// Kit Carson Scouts that take part with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kit_carson_scouts: Vec<Scout>,
}

impl SideOrders {
    /// The seal of the orders: a digest of them with a `salt` that only their player knows.
    ///
    /// ```
    /// use pointman_ambush_valley::SideOrders;
    /// let orders = SideOrders::default();
    /// assert_eq!(orders.seal("a"), orders.seal("a"));
    /// assert_ne!(orders.seal("a"), orders.seal("b"));
    /// ```
    pub fn seal(&self, salt: &str) -> String {
        Digest::of(&(salt, self)).to_string()
    }

    /// The orders as those of `force`, without what is bought or chosen after a throw.
    fn of(&self, force: &str) -> ForceOrders {
        ForceOrders {
            force: force.to_owned(),
            teams: self.teams.clone(),
            absent_figures: self.absent_figures.clone(),
            highest_die: self.highest_die,
            first_fog_card: self.first_fog_card,
            plan_b_card: self.plan_b_card,
            point_men: self.point_men.clone(),
            units: self.units.clone(),
            kit_carson_scouts: self.kit_carson_scouts.clone(),
            ..ForceOrders::default()
        }
    }
}

/// The orders of a game that are given apart.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Apart {
    /// Each side that has sealed its orders, in the order in which they did.
    pub sides: Vec<SealedOrders>,
    /// The forces in the order of the dice-off that is being followed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
    /// The choice that is waited for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<AskedChoice>,
    /// The forces that buy no more with the Operational Momentum they rolled.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bought: Vec<String>,
    /// The objectives are chosen, and Hot Spots are being placed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub places_hot_spots: bool,
    /// The forces that place no more Hot Spots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placed: Vec<String>,
}

/// The orders of one side: sealed, and in time opened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SealedOrders {
    /// The force.
    pub force: String,
    /// The salted digest of its orders.
    #[schemars(regex(pattern = "^[0-9a-f]{32}$"))]
    pub seal: String,
    /// The orders, once every side's are sealed and these were opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orders: Option<SideOrders>,
}

pointman_core::vocabulary! {
    /// A choice that follows a throw.
    pub enum ChoiceKind: "choice" {
        Objective = "objective" "a quadrant for an objective, and what stands there",
        HotSpot = "hot-spot" "a Hot Spot",
        Edge = "edge" "its edge of the table",
        Extra = "extra" "the lieutenant or the medic",
        Purchase = "purchase" "assets to buy now",
    }
}

/// A choice that is waited for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskedChoice {
    /// What is chosen.
    pub what: ChoiceKind,
    /// Who chooses.
    pub force: String,
    /// The forces in the order of the dice-off that it follows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<String>,
}

/// What one side says: the seal of its orders, the orders themselves, or a choice that is waited for.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideSays {
    /// The force.
    pub force: String,
    /// The salted digest of its orders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<String>,
    /// Its orders, with the salt that was sealed with them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<OpenedOrders>,
    /// The objective it chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective: Option<ObjectiveChoice>,
    /// The edge it chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// The figure it chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra: Option<Extra>,
    /// What it buys now that its Operational Momentum is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buys: Vec<Buy>,
    /// It buys no more before the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub buys_no_more: bool,
    /// The Hot Spots it places now that the objectives are chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hot_spots: Vec<String>,
    /// It places no more Hot Spots.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub places_no_more: bool,
    /// Whoever's turn it is chooses what stands in the last quadrant, too. Earlier steps do not say so:
    /// theirs placed the last objective without asking.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub every_objective: bool,
    /// A platoon that deploys nobody, where others of its side do, chooses and buys nothing (1.5). Earlier
    /// steps do not say so: theirs asked it like the others.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub present_only: bool,
    /// It throws no die and draws no card either, and no team goes of which everybody stays behind. Earlier
    /// steps do not say so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deployed_only: bool,
}

/// Orders with the salt that was sealed with them.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenedOrders {
    /// The salt.
    pub salt: String,
    /// The orders.
    pub orders: SideOrders,
}

impl Campaign {
    /// The part of the game in which orders are given apart; none if nobody has sealed any.
    fn apart(&self) -> Option<&Apart> {
        self.mission.as_ref().and_then(|mission| mission.apart.as_ref())
    }

    /// Whether orders of the current game are given apart, so that nobody's are taken for granted.
    pub fn is_apart(&self) -> bool {
        self.sealed_orders || self.apart().is_some()
    }

    /// What sides have still to say before the game: orders to seal, orders to open, and choices that follow
    /// a throw.
    pub fn open_orders(&self) -> Vec<OpenQuestion> {
        if !(Step::IssueOrders..=Step::InitiatePlan).contains(&self.step) || !self.is_apart() {
            return Vec::new();
        }
        let nobody = Apart::default();
        let apart = self.apart().unwrap_or(&nobody);
        if let Some(asked) = &apart.asks {
            let what = format!("{}: {}", self.force_called(&asked.force), asked.what.title());
            let name = QuestionName::of_force(&asked.force, AskedFor::Choice(asked.what));
            if asked.what == ChoiceKind::Purchase {
                return vec![self.asked_purchase(name, what, &asked.force)];
            }
            let legal: Vec<String> = match asked.what {
                ChoiceKind::Objective => {
                    self.free_quadrants().iter().map(|quadrant| format!("{quadrant}:{AGREED}")).collect()
                }
                ChoiceKind::Edge => Edge::ALL.iter().map(Edge::to_string).collect(),
                ChoiceKind::Extra => Extra::ALL.iter().map(Extra::to_string).collect(),
                ChoiceKind::HotSpot | ChoiceKind::Purchase => Vec::new(),
            };
            let question = OpenQuestion::of(name, what, "AV 4.3").by(&asked.force).legal(legal);
            return vec![match asked.what {
                ChoiceKind::Objective => {
                    let means = |agreed: &String| {
                        let quadrant = agreed.split(':').next().unwrap_or_default();
                        format!("you point at it; or name it, such as {quadrant}:village")
                    };
                    let means: Vec<String> = question.legal.iter().map(means).collect();
                    question.meaning(means)
                }
                ChoiceKind::HotSpot => {
                    let mut sides = apart.sides.iter().filter(|side| side.force == asked.force);
                    let orders = sides.find_map(|side| side.orders.as_ref());
                    let placed = orders.map_or(0, |orders| orders.hot_spots.len() as u32);
                    question.wanted(0, 99).given(placed).optional()
                }
                _ => question,
            }];
        }
        let ids = self.forces().map(|force| force.id().to_owned());
        let sealed = |id: &String| apart.sides.iter().find(|side| side.force == *id);
        let all_sealed = self.forces().all(|force| sealed(&force.id().to_owned()).is_some());
        ids.filter_map(|id| {
            let (line, how) = match sealed(&id) {
                None => (SealedLine::Orders, "sealed"),
                Some(side) if all_sealed && side.orders.is_none() => (SealedLine::Opened, "opened"),
                Some(_) => return None,
            };
            let what = format!("{}: its orders, {how}", self.force_called(&id));
            let name = QuestionName::of_force(&id, AskedFor::Sealed(line));
            Some(OpenQuestion::of(name, what, RULE).by(id))
        })
        .collect()
    }

    /// What a force may buy with the Operational Momentum it has rolled; it need not (4.2).
    fn asked_purchase(&self, name: QuestionName, what: String, force: &str) -> OpenQuestion {
        let part = self.mission.as_ref().and_then(|mission| mission.force(force));
        let left = part.and_then(|part| part.momentum).map_or(0, |momentum| momentum.left);
        let bought = part.map_or(0, |part| part.purchases.len() as u32);
        let open = self.open_purchases(force).into_iter();
        let legal = open.map(|(asset, teams)| [&[asset], &teams[..]].concat().join(" "));
        let question =
            OpenQuestion::of(name, format!("{what} ({left} OMP left)"), RULE).by(force).legal(legal);
        question.wanted(0, 99).given(bought).optional()
    }

    /// Whether it is the time for orders: between the mission and the game.
    ///
    /// # Errors
    /// [`Error::Refused`] before and after (AV 3).
    pub fn check_time_of_orders(&self) -> Result<(), Error> {
        match self.step {
            Step::ReceiveMission => Err(Error::refused("AV 3", "issue orders after receiving the mission")),
            Step::IssueOrders | Step::Reconnoiter | Step::InitiatePlan => Ok(()),
            step => {
                Err(Error::refused("AV 3", format!("it is too late for orders: the next step is {step}")))
            }
        }
    }

    /// Whether a side's orders could be carried out now, apart from what they buy.
    ///
    /// # Errors
    /// What refuses them.
    pub fn check_side_orders(&self, force: &str, orders: &SideOrders) -> Result<(), Error> {
        let mut trial = self.clone();
        let all = Orders { forces: vec![orders.of(force)], ..Orders::default() };
        let pack = trial.current_pack_scenario().cloned();
        let mut stage = trial.stage(true)?;
        // Only what refuses them matters: the dice of the trial are nobody's.
        let mut dice = Seeded::new(DiceState { seed: 0, drawn: 0 });
        for wish in &orders.purchases {
            let known = stage.regulars.iter().find(|one| one.id == force);
            known
                .map_or_else(
                    || Err(Error::refused(RULE, format!("{force} has no Operational Momentum"))),
                    Ok,
                )?
                .asset_called(&wish.asset)?;
        }
        stage.issue_orders(&all, pack.as_ref(), &mut dice)?;
        if !orders.hot_spots.is_empty() && stage.insurgents.iter().all(|one| one.id != force) {
            return Err(Error::refused("AV 4.3", format!("{force} is not a VC force and has no Hot Spots")));
        }
        board_objectives(&orders.objectives, &stage.sides, &[force.to_owned()])?;
        if orders.extra.is_some() && !(stage.has_extras() && stage.is_regular(force)) {
            let why = format!("{} does not roll for a lieutenant and a medic", stage.name(force));
            return Err(Error::refused("AV 4.4", why));
        }
        stage.initiate_plan(&all, pack.as_ref(), &mut dice)
    }

    /// Whether what a side's orders wish to buy says all that it needs, whatever there will be to spend:
    /// nothing is asked of it once it is sealed.
    ///
    /// # Errors
    /// What is left open.
    pub fn check_wishes(&self, force: &str, orders: &SideOrders) -> Result<(), Error> {
        let mut trial = self.clone();
        let all = Orders { forces: vec![orders.of(force)], ..Orders::default() };
        let pack = trial.current_pack_scenario().cloned();
        let mut stage = trial.stage(true)?;
        stage.issue_orders(&all, pack.as_ref(), &mut Seeded::new(DiceState { seed: 0, drawn: 0 }))?;
        let Some(force) = stage.regulars.iter_mut().find(|one| one.id == force) else { return Ok(()) };
        for wish in &orders.purchases {
            match crate::mission::momentum::brings(force, wish) {
                // What cannot come then is told and left.
                Err(Error::Refused { .. }) => {}
                brought => brought?,
            }
        }
        Ok(())
    }

    /// One side says something.
    pub(crate) fn say(
        &mut self,
        said: &SideSays,
        record: &mut StepRecord,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let force = &said.force;
        if !self.forces().any(|known| known.id() == force) {
            let ids: Vec<_> = self.forces().map(|known| known.id().to_owned()).collect();
            return Err(Error::Usage(pointman_core::names::unknown("force", force, &ids)));
        }
        self.check_time_of_orders()?;
        if self.apart().is_none() && self.step != Step::IssueOrders {
            return Err(Error::refused(RULE, "this game has no sealed orders"));
        }
        let name = self.force_called(force).to_owned();
        let mission = self.mission.as_mut().ok_or_else(|| Error::Bug("there is no mission".to_owned()))?;
        let apart = mission.apart.get_or_insert_default();
        if let Some(seal) = &said.seal {
            if apart.sides.iter().any(|side| side.force == *force) {
                return Err(Error::refused(RULE, format!("{name} has already sealed its orders")));
            }
            let proper = seal.len() == 32 && seal.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'));
            if !proper {
                return Err(Error::Usage(format!("`{seal}` is not a seal: give 32 hexadecimal digits")));
            }
            apart.sides.push(SealedOrders { force: force.clone(), seal: seal.clone(), orders: None });
            record.events.push(Event::of(Step::IssueOrders, force, None, "seals its orders"));
        }
        if let Some(opened) = &said.opened {
            self.open_side(force, opened)?;
            record.events.push(Event::of(Step::IssueOrders, force, None, "opens its orders"));
        }
        let buys = !said.buys.is_empty() || said.buys_no_more;
        let places = !said.hot_spots.is_empty() || said.places_no_more;
        let chosen = [said.objective.is_some(), said.edge.is_some(), said.extra.is_some(), places, buys];
        match chosen.iter().filter(|&&is_made| is_made).count() {
            0 if said.seal.is_none() && said.opened.is_none() => {
                return Err(Error::Usage(format!("{name} gave no orders")));
            }
            0 => {}
            1 => self.choose(said, record)?,
            _ => return Err(Error::Usage("make one choice at a time".to_owned())),
        }
        self.go_on_apart(said, record, dice)
    }

    /// Orders are opened: they must be those that were sealed, and every side's must be.
    fn open_side(&mut self, force: &str, opened: &OpenedOrders) -> Result<(), Error> {
        let name = self.force_called(force).to_owned();
        let ids: Vec<_> = self.forces().map(|known| known.id().to_owned()).collect();
        let apart = self.apart().cloned().unwrap_or_default();
        if let Some(silent) = ids.iter().find(|id| apart.sides.iter().all(|side| side.force != **id)) {
            let why = format!("{} has not sealed its orders yet", self.force_called(silent));
            return Err(Error::asks(why, self.open_orders()));
        }
        let Some(index) = apart.sides.iter().position(|side| side.force == force) else {
            return Err(Error::refused(RULE, format!("{name} has not sealed any orders")));
        };
        let side = &apart.sides[index];
        if side.orders.is_some() {
            return Err(Error::refused(RULE, format!("{name} has already opened its orders")));
        }
        if opened.orders.seal(&opened.salt) != side.seal {
            return Err(Error::refused(RULE, format!("these are not the orders that {name} sealed")));
        }
        self.check_side_orders(force, &opened.orders)?;
        let mission = self.mission.as_mut().ok_or_else(|| Error::Bug("there is no mission".to_owned()))?;
        mission.apart.get_or_insert_default().sides[index].orders = Some(opened.orders.clone());
        Ok(())
    }

    /// A choice that is waited for is made.
    fn choose(&mut self, said: &SideSays, record: &mut StepRecord) -> Result<(), Error> {
        let name = self.force_called(&said.force).to_owned();
        let free = self.free_quadrants();
        let mission = self.mission.as_mut().ok_or_else(|| Error::Bug("there is no mission".to_owned()))?;
        let apart = mission.apart.get_or_insert_default();
        let Some(asked) = &apart.asks else {
            return Err(Error::refused("AV 4.3", format!("{name} has nothing to choose now")));
        };
        let made = match (&said.objective, said.edge, said.extra) {
            (Some(_), ..) => ChoiceKind::Objective,
            (_, Some(_), _) => ChoiceKind::Edge,
            (_, _, Some(_)) => ChoiceKind::Extra,
            _ if !said.hot_spots.is_empty() || said.places_no_more => ChoiceKind::HotSpot,
            _ => ChoiceKind::Purchase,
        };
        if asked.force != said.force || asked.what != made {
            let (who, what) = (asked.force.clone(), asked.what.title());
            let why = format!("{} chooses now: {what}", self.force_called(&who));
            return Err(Error::refused("AV 4.3", why));
        }
        if made == ChoiceKind::Purchase {
            return self.buy_now(said, record);
        }
        if let Some(objective) = &said.objective
            && !free.contains(&objective.quadrant)
        {
            let why = format!("{} already has an objective: each quadrant has one", objective.quadrant);
            return Err(Error::refused("AV 4.3", why));
        }
        let Some(side) = apart.sides.iter_mut().find(|side| side.force == said.force) else {
            return Err(Error::Bug("the force that chooses has given orders".to_owned()));
        };
        // What is chosen joins the standing orders, by which the steps go on.
        let orders = side.orders.get_or_insert_default();
        let step = self.step;
        let what = match made {
            ChoiceKind::Objective => {
                let Some(objective) = said.objective.clone() else {
                    return Err(Error::Bug("no objective was chosen".to_owned()));
                };
                let terrain =
                    objective.terrain.iter().map(|terrain| format!(": {terrain}")).collect::<String>();
                let what = format!("chooses the {}{terrain}", objective.quadrant);
                orders.objectives.retain(|one| one.quadrant != objective.quadrant);
                orders.objectives.push(objective);
                what
            }
            ChoiceKind::Edge => {
                orders.edge = said.edge;
                format!("chooses the {} edge", said.edge.map_or("", Edge::id))
            }
            ChoiceKind::Extra => {
                orders.extra = said.extra;
                format!("takes the {}", said.extra.map_or("", Extra::id))
            }
            ChoiceKind::HotSpot => {
                orders.hot_spots.extend(said.hot_spots.iter().cloned());
                if said.places_no_more {
                    apart.placed.push(said.force.clone());
                }
                match &said.hot_spots[..] {
                    [] => "places no more Hot Spots".to_owned(),
                    [place] => format!("places a Hot Spot: {place}"),
                    places => format!("places Hot Spots: {}", places.join(", ")),
                }
            }
            ChoiceKind::Purchase => return Err(Error::Bug("purchases are made by themselves".to_owned())),
        };
        record.events.push(Event::of(step, &said.force, None, what));
        apart.asks = None;
        Ok(())
    }

    /// Buys with the Operational Momentum that was rolled (4.2); the force is asked again unless it buys no
    /// more.
    fn buy_now(&mut self, said: &SideSays, record: &mut StepRecord) -> Result<(), Error> {
        let force = self.regulars.iter_mut().find(|force| force.id == said.force);
        let (Some(force), Some(mission)) = (force, self.mission.as_mut()) else {
            return Err(Error::Bug("only a regular force of a game is asked what it buys".to_owned()));
        };
        for wish in &said.buys {
            let event = crate::mission::momentum::buy(force, mission, wish, 0)?;
            mission.rolls.push(event.kept());
            record.events.push(event);
            record.warnings.extend(mission.bought_too_dear(force));
        }
        let apart = mission.apart.get_or_insert_default();
        if said.buys_no_more {
            apart.bought.push(said.force.clone());
        }
        apart.asks = None;
        Ok(())
    }

    /// Goes on with the steps before the game for as long as nobody is waited for.
    fn go_on_apart(
        &mut self,
        said: &SideSays,
        record: &mut StepRecord,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let Some(apart) = self.apart().cloned() else { return Ok(()) };
        let opened: Vec<(String, SideOrders)> = apart
            .sides
            .iter()
            .filter_map(|side| side.orders.clone().map(|orders| (side.force.clone(), orders)))
            .collect();
        if opened.len() < self.forces().count() {
            return Ok(());
        }
        let pack = self.current_pack_scenario().cloned();
        let orders = Orders {
            hot_spots: opened.iter().flat_map(|(_, orders)| orders.hot_spots.clone()).collect(),
            terrain_items: opened.iter().find_map(|(_, orders)| orders.terrain_items),
            forces: opened.iter().map(|(force, orders)| orders.of(force)).collect(),
            ..Orders::default()
        };
        let mut step = self.step;
        let mut stage = self.stage(said.deployed_only)?;
        let run = ApartRun { orders: &orders, opened: &opened, said };
        while step <= Step::InitiatePlan {
            let done = match step {
                Step::IssueOrders => {
                    stage.issue_orders(&orders, pack.as_ref(), dice)?;
                    run.buy(&mut stage)?;
                    true
                }
                Step::Reconnoiter => run.has_bought(&mut stage) && run.reconnoiter(&mut stage, dice)?,
                _ => run.initiate(&mut stage, pack.as_ref(), dice)?,
            };
            if !done {
                break;
            }
            record.steps.push(step);
            step = step.next();
        }
        record.events.append(&mut stage.events);
        record.warnings.append(&mut stage.warnings);
        self.step = step;
        Ok(())
    }

    /// The forces and the mission that the steps before the game work on.
    fn stage(&mut self, deployed_only: bool) -> Result<Stage<'_>, Error> {
        let sides = self.sides();
        let mission = self.mission.as_mut().ok_or_else(|| Error::Bug("there is no mission".to_owned()))?;
        Ok(Stage {
            options: &self.options,
            regulars: &mut self.regulars,
            insurgents: &self.insurgents,
            sides,
            mission,
            deployed_only,
            events: Vec::new(),
            warnings: Vec::new(),
        })
    }

    /// The quadrants that have no objective yet.
    fn free_quadrants(&self) -> Vec<Quadrant> {
        let taken = self.mission.as_ref().map_or(&[][..], |mission| &mission.board.objectives);
        let is_free = |quadrant: &Quadrant| taken.iter().all(|objective| objective.quadrant != *quadrant);
        Quadrant::ALL.into_iter().filter(is_free).collect()
    }
}

/// The steps before a game, by orders that were opened.
struct ApartRun<'a> {
    orders: &'a Orders,
    opened: &'a [(String, SideOrders)],
    /// What is being said, which is told already; it says which rules it was said by.
    said: &'a SideSays,
}

impl ApartRun<'_> {
    /// The forces in this order, without the platoons that others of their side fight without (1.5).
    fn choosing(&self, stage: &Stage<'_>, order: &[String]) -> Vec<String> {
        let is_silent = |id: &&String| self.said.present_only && stage.is_left_out(id);
        order.iter().filter(|id| !is_silent(id)).cloned().collect()
    }

    fn of(&self, force: &str) -> &SideOrders {
        const NONE: &SideOrders = &SideOrders {
            teams: None,
            absent_figures: Vec::new(),
            purchases: Vec::new(),
            buys_after_roll: false,
            highest_die: None,
            objectives: Vec::new(),
            edge: None,
            extra: None,
            terrain_items: None,
            first_fog_card: None,
            plan_b_card: false,
            point_men: Vec::new(),
            hot_spots: Vec::new(),
            hot_spots_after_objectives: false,
            units: Vec::new(),
            kit_carson_scouts: Vec::new(),
        };
        self.opened.iter().find(|(known, _)| known == force).map_or(NONE, |(_, orders)| orders)
    }

    /// What each side wants, for as long as its Operational Momentum suffices; it was not known when the
    /// orders were sealed, so what is too dear is told and left.
    fn buy(&self, stage: &mut Stage<'_>) -> Result<(), Error> {
        for index in 0..stage.regulars.len() {
            let id = stage.regulars[index].id.clone();
            for wish in &self.of(&id).purchases {
                match crate::mission::momentum::buy(&mut stage.regulars[index], stage.mission, wish, 0) {
                    Ok(event) => {
                        stage.note(event);
                        let dear = stage.mission.bought_too_dear(&stage.regulars[index]);
                        stage.warnings.extend(dear);
                    }
                    // Orders of earlier versions were sealed with wishes that name no team.
                    Err(Error::Refused { message, .. } | Error::Usage(message)) => {
                        stage.events.push(Event::of(
                            Step::IssueOrders,
                            &id,
                            None,
                            format!("not bought: {message}"),
                        ));
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        Ok(())
    }

    /// 4.2: those who wanted to know their Operational Momentum first are asked what they buy, one after the
    /// other. Gives whether nobody buys any more.
    fn has_bought(&self, stage: &mut Stage<'_>) -> bool {
        let bought = stage.mission.apart.get_or_insert_default().bought.clone();
        let buys = |force: &&crate::RegularForce| {
            let is_absent = self.said.present_only && stage.is_left_out(&force.id);
            self.of(&force.id).buys_after_roll
                && !is_absent
                && !bought.contains(&force.id)
                && !open_purchases(force, stage.mission).is_empty()
        };
        let Some(force) = stage.regulars.iter().find(buys).map(|force| force.id.clone()) else { return true };
        let asked = AskedChoice { what: ChoiceKind::Purchase, force, order: Vec::new() };
        stage.mission.apart.get_or_insert_default().asks = Some(asked);
        false
    }

    /// 4.3, as far as the choices are known. Gives whether it is done.
    fn reconnoiter(&self, stage: &mut Stage<'_>, dice: &mut dyn Dice) -> Result<bool, Error> {
        let apart = stage.mission.apart.get_or_insert_default();
        let (known, places) = (apart.order.clone(), apart.places_hot_spots);
        if places || stage.mission.board.objectives.len() < Quadrant::ALL.len() {
            let order = if known.is_empty() {
                stage.check_hot_spots(self.orders)?;
                stage.dice_off(Step::Reconnoiter, "chooses an objective first", self.orders, dice)?
            } else {
                known
            };
            stage.mission.apart.get_or_insert_default().order.clone_from(&order);
            while stage.mission.board.objectives.len() < Quadrant::ALL.len() {
                let chosen = &stage.mission.board.objectives;
                let chooser = stage.sides.chooser(&self.choosing(stage, &order), chosen.len()).to_owned();
                let is_free = |quadrant: Quadrant| chosen.iter().all(|one| one.quadrant != quadrant);
                let mut free = Quadrant::ALL.into_iter().filter(|&quadrant| is_free(quadrant));
                let standing = self.of(&chooser).objectives.iter().find(|one| is_free(one.quadrant)).cloned();
                let only = match (free.next(), free.next()) {
                    (Some(last), None) if !self.said.every_objective => {
                        Some(ObjectiveChoice { quadrant: last, terrain: None })
                    }
                    _ => None,
                };
                // What follows from orders nobody says again.
                if let Some(ObjectiveChoice { quadrant, terrain }) = &standing {
                    let terrain = terrain.iter().map(|terrain| format!(": {terrain}")).collect::<String>();
                    let what = format!("chooses the {quadrant}{terrain}, as its orders say");
                    if self.said.objective.as_ref().is_none_or(|said| said.quadrant != *quadrant) {
                        stage.events.push(Event::of(Step::Reconnoiter, &chooser, None, what));
                    }
                }
                let Some(choice) = standing.or(only) else {
                    let asked =
                        AskedChoice { what: ChoiceKind::Objective, force: chooser, order: order.clone() };
                    stage.mission.apart.get_or_insert_default().asks = Some(asked);
                    return Ok(false);
                };
                stage.mission.board.objectives.push(BoardObjective {
                    quadrant: choice.quadrant,
                    terrain: choice.terrain,
                    chosen_by: chooser,
                });
            }
            if !self.has_placed(stage) {
                return Ok(false);
            }
            let order = stage.dice_off(Step::Reconnoiter, "picks an edge", self.orders, dice)?;
            stage.mission.apart.get_or_insert_default().order = order;
        }
        let order = stage.mission.apart.get_or_insert_default().order.clone();
        let order = self.choosing(stage, &order);
        let wished = stage.sides.with(&order[0]).iter().find_map(|id| self.of(id).edge);
        let Some(edge) = wished else {
            let asked = AskedChoice { what: ChoiceKind::Edge, force: order[0].clone(), order };
            stage.mission.apart.get_or_insert_default().asks = Some(asked);
            return Ok(false);
        };
        if self.said.edge.is_none() {
            let what = format!("takes the {edge} edge, as its orders say");
            stage.events.push(Event::of(Step::Reconnoiter, &order[0], None, what));
        }
        stage.mission.apart.get_or_insert_default().order.clear();
        let objectives = std::mem::take(&mut stage.mission.board.objectives);
        let terrain_items = stage.terrain_items(self.orders, dice);
        stage.mission.board = Board {
            terrain_items: Some(terrain_items),
            objectives,
            hot_spots: self.orders.hot_spots.clone(),
            edges: stage.edges(&order[0], edge),
            set_up_order: Vec::new(),
        };
        Ok(true)
    }

    /// 4.3: those who did not place their Hot Spots in advance are asked for them, one after the other,
    /// before the edges are thrown for. Gives whether nobody places any more.
    fn has_placed(&self, stage: &mut Stage<'_>) -> bool {
        let apart = stage.mission.apart.get_or_insert_default();
        let places = |force: &&Insurgency| {
            self.of(&force.id).hot_spots_after_objectives && !apart.placed.contains(&force.id)
        };
        let force = stage.insurgents.iter().find(places).map(|force| force.id.clone());
        apart.places_hot_spots = force.is_some();
        apart.asks =
            force.map(|force| AskedChoice { what: ChoiceKind::HotSpot, force, order: apart.order.clone() });
        apart.asks.is_none()
    }

    /// 4.4, as far as the choices are known. Gives whether it is done.
    fn initiate(
        &self,
        stage: &mut Stage<'_>,
        pack: Option<&crate::PackScenario>,
        dice: &mut dyn Dice,
    ) -> Result<bool, Error> {
        for index in 0..stage.regulars.len() {
            let id = stage.regulars[index].id.clone();
            if !stage.has_extras() || stage.stays_out(&id) {
                continue;
            }
            if stage.throw_for_extras(&id, dice)? {
                let Some(extra) = self.of(&id).extra else {
                    let asked = AskedChoice { what: ChoiceKind::Extra, force: id, order: Vec::new() };
                    stage.mission.apart.get_or_insert_default().asks = Some(asked);
                    return Ok(false);
                };
                stage.mission.force_mut(&id).extras = vec![extra];
            }
        }
        stage.plan(self.orders, pack, dice)?;
        Ok(true)
    }
}
