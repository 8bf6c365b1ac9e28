//! The questions of a side's orders one after another, for a player who is asked (4.2–4.4).

use crate::campaign::called::beginnings;
use crate::campaign::options::FirstFogCard;
use crate::mission::apart::SideOrders;
use crate::mission::momentum::check_fit;
use crate::{
    AskedFor, Buy, Campaign, InsurgencyTrait, LeadershipTrait, Named, OWN_SQUAD, OrderLine, QuestionName,
    RegularForce, Scout, SpecialTrait, VcUnit, VcUnitKind, tables, word_of_name,
};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::plural::counted_as;
use pointman_core::question::{NOTHING, OpenQuestion};

/// The word for every team that is fit.
const ALL: &str = "all";

/// The orders of a side being told.
#[derive(Debug, Clone)]
pub struct OrdersTold {
    /// The orders so far.
    pub orders: SideOrders,
    campaign: Campaign,
    force: String,
    closed: Vec<OrderLine>,
}

/// The teams of a force that can be assigned (4.2).
fn fit(force: &RegularForce) -> impl Iterator<Item = String> {
    force.teams.iter().map(|team| team.id.clone()).filter(|team| check_fit(force, team).is_ok())
}

impl RegularForce {
    /// How many of a team may still be named Designated Point Men where these men are: as many as it has Ace
    /// Point Men (6.5).
    fn point_men_left(&self, team: &crate::Team, named: &[String]) -> usize {
        let aces = team.special.iter().filter(|held| held.kind == SpecialTrait::AcePointMan);
        let is_of_team = |man: &&String| self.figure(man).is_some_and(|man| man.team == team.id);
        aces.count().saturating_sub(named.iter().filter(is_of_team).count())
    }

    /// 6.5: refuses more Designated Point Men of a team, by their ids, than it has Ace Point Men. Steps of
    /// earlier versions named more: the last of them count.
    ///
    /// # Errors
    /// Which of the team are named already.
    pub fn check_point_men(&self, named: &[String]) -> Result<(), Error> {
        for (index, man) in named.iter().enumerate() {
            let Some(man) = self.figure(man) else { continue };
            let Some(team) = self.team(&man.team) else { continue };
            if self.point_men_left(team, &named[..index]) > 0 {
                continue;
            }
            let of_team = |one: &&String| self.figure(one).is_some_and(|one| one.team == team.id);
            let before: Vec<String> =
                named[..index].iter().filter(of_team).map(|one| self.called(one)).collect();
            let why = match &before[..] {
                [] => format!("{} has no Ace Point Man", team.name),
                before => {
                    let aces = counted_as(before.len() as u64, "Ace Point Man", "Ace Point Men");
                    format!("{} has {aces}, and {} is named already", team.name, before.join(", "))
                }
            };
            return Err(Error::refused("AV 6.5", why));
        }
        Ok(())
    }
}

impl Campaign {
    /// The Designated Point Men of a team, those its opened orders name included: they are of use from the
    /// beginning of the game.
    pub fn point_men_of<'a>(&'a self, force: &'a RegularForce, team: &'a crate::Team) -> Vec<&'a str> {
        let mut men: Vec<&str> = team.point_men.iter().map(String::as_str).collect();
        let apart = self.mission.as_ref().and_then(|mission| mission.apart.as_ref());
        let sides = apart.into_iter().flat_map(|apart| &apart.sides);
        let orders = sides.filter(|side| side.force == force.id).filter_map(|side| side.orders.as_ref());
        if self.step < crate::Step::ExecuteOperation {
            for man in orders.flat_map(|orders| &orders.point_men) {
                let is_of_team = force.figure(man).is_some_and(|man| man.team == team.id);
                if is_of_team && !men.contains(&man.as_str()) {
                    men.push(man);
                }
            }
            let aces = team.special.iter().filter(|held| held.kind == SpecialTrait::AcePointMan).count();
            men.drain(..men.len().saturating_sub(aces));
        }
        men
    }
}

impl OrdersTold {
    /// Orders of `force` in which nothing is said yet. What it buys is asked once its Operational Momentum is
    /// rolled, and its Hot Spots once the objectives are chosen, unless the orders come to say it.
    pub fn begin(campaign: &Campaign, force: &str) -> Self {
        OrdersTold {
            orders: SideOrders::default(),
            campaign: campaign.clone(),
            force: force.to_owned(),
            closed: Vec::new(),
        }
    }

    /// The next thing to be asked; none once everything is said.
    pub fn next_question(&self) -> Option<OpenQuestion> {
        self.next().map(|(_, question)| question)
    }

    fn next(&self) -> Option<(OrderLine, OpenQuestion)> {
        let open = OrderLine::ALL.into_iter().filter(|line| !self.closed.contains(line));
        open.into_iter().find_map(|line| {
            let question = self.question(line)?;
            let name = QuestionName::of_force(&self.force, AskedFor::Order(line)).to_string();
            Some((line, OpenQuestion { name, ..question }.by(&self.force)))
        })
    }

    fn regular(&self) -> Option<&RegularForce> {
        self.campaign.regulars.iter().find(|force| force.id == self.force)
    }

    /// What the orders say so far, in words: whoever gives them reads them before they are sealed.
    pub fn lines(&self) -> Vec<String> {
        let orders = &self.orders;
        let mut lines = Vec::new();
        match self.regular() {
            Some(force) => self.lines_of(force, &mut lines),
            None if orders.units.is_empty() => lines.push("units: none named".to_owned()),
            None => {
                let units: Vec<String> = orders.units.iter().map(VcUnit::words).collect();
                lines.push(format!("units: {}", units.join(", ")));
            }
        }
        lines.extend(orders.terrain_items.map(|items| format!("items of terrain: {items}")));
        lines
    }

    fn lines_of(&self, force: &RegularForce, lines: &mut Vec<String>) {
        let orders = &self.orders;
        let men = |men: &[String]| men.iter().map(|man| force.called(man)).collect::<Vec<_>>().join(", ");
        let going = self.going(force);
        let teams: Vec<&str> = going.iter().map(|team| force.team_called(team)).collect();
        lines.push(match (&teams[..], fit(force).count()) {
            ([], _) => "teams: none, it stays out of the game".to_owned(),
            (all, fit) if all.len() == fit && fit > 1 => format!("teams: all, {}", all.join(", ")),
            (some, _) => format!("teams: {}", some.join(", ")),
        });
        if !orders.absent_figures.is_empty() {
            lines.push(format!("stay behind: {}", men(&orders.absent_figures)));
        }
        let card = |draws| if draws { "draws one" } else { "draws none" };
        lines.extend(orders.first_fog_card.map(|draws| format!("first Fog of War card: {}", card(draws))));
        if orders.plan_b_card {
            lines.push("a Fog of War card to keep (Plan B)".to_owned());
        }
        if !orders.point_men.is_empty() {
            lines.push(format!("Designated Point Men: {}", men(&orders.point_men)));
        }
        if !orders.kit_carson_scouts.is_empty() {
            let scouts = orders.kit_carson_scouts.iter();
            let scouts: Vec<String> =
                scouts.map(|scout| format!("{} ({})", scout.name, scout.troop_quality_die)).collect();
            lines.push(format!("Kit Carson Scouts: {}", scouts.join(", ")));
        }
    }

    /// The teams that go, as far as that is said.
    fn going(&self, force: &RegularForce) -> Vec<String> {
        self.orders.teams.clone().unwrap_or_else(|| fit(force).collect())
    }

    /// Whether the whole platoon may stay out of the game: another one of its side can go (1.5).
    fn may_stay_out(&self) -> bool {
        let mut others = self.campaign.regulars.iter().filter(|force| force.id != self.force);
        others.any(|other| self.campaign.are_allies(&self.force, &other.id) && fit(other).next().is_some())
    }

    fn question(&self, line: OrderLine) -> Option<OpenQuestion> {
        let of = |what: String, rule: &str| OpenQuestion::of(String::new(), what, rule);
        if line == OrderLine::Terrain {
            // The players agree on it: it is asked once, of whoever gives orders first.
            let is_first = self.campaign.forces().next().is_some_and(|first| first.id() == self.force);
            let usual = &tables().setup;
            let numbers = (usual.terrain_items_min..=usual.terrain_items_max).map(|items| items.to_string());
            let question = of("Items of terrain on the table, as agreed".to_owned(), "AV 4.3").legal(numbers);
            return (is_first && self.orders.terrain_items.is_none()).then_some(question);
        }
        let Some(force) = self.regular() else {
            let name = self.campaign.insurgents.iter().find(|force| force.id == self.force)?.name.clone();
            return match line {
                OrderLine::Units => {
                    let what =
                        format!("{name}: a participating unit and its name, such as `Local Force Cell A`");
                    let given = self.orders.units.len() as u32;
                    Some(of(what, "AV 4.4").wanted(0, 99).given(given).optional())
                }
                _ => None,
            };
        };
        let name = &force.name;
        let going = self.going(force);
        match line {
            OrderLine::Teams => {
                let chosen = self.orders.teams.as_deref().unwrap_or_default();
                let mut legal: Vec<String> = fit(force).filter(|team| !chosen.contains(team)).collect();
                let most = (legal.len() + chosen.len()) as u32;
                if chosen.is_empty() {
                    legal.insert(0, ALL.to_owned());
                    // 1.5: a player of several may be left out of a game.
                    legal.extend(self.may_stay_out().then(|| NOTHING.to_owned()));
                }
                let question = of(format!("{name}: teams to assign"), "AV 4.2").legal(legal);
                let question = question.wanted(1, most).given(chosen.len() as u32);
                let is_open = (chosen.len() as u32) < most && most > 0;
                is_open.then(|| if chosen.is_empty() { question } else { question.optional() })
            }
            OrderLine::Absent => {
                let men = going.iter().flat_map(|team| force.present(team));
                let absent = &self.orders.absent_figures;
                // Not the last of a team: then it is the team that stays.
                let may_stay = |man: &&crate::Figure| {
                    let those = [&absent[..], std::slice::from_ref(&man.id)].concat();
                    !absent.contains(&man.id) && force.check_stay_behind(&those).is_ok()
                };
                let legal: Vec<String> = men.filter(may_stay).map(|man| force.word_for(man)).collect();
                let given = self.orders.absent_figures.len() as u32;
                let what = format!("{name}: men in those teams who stay behind");
                let question = of(what, "AV 4.2").wanted(0, given + legal.len() as u32).given(given);
                (!legal.is_empty()).then(|| question.legal(legal).optional())
            }
            OrderLine::FogCard => {
                let directed =
                    self.campaign.current_pack_scenario().is_some_and(|one| one.fog_of_war.is_some());
                let none = self.campaign.options.first_fog_card == FirstFogCard::None;
                let question =
                    of(format!("{name}: its first Fog of War card"), "AV 4.5").legal(["draw", "leave"]);
                (!directed && !none && self.orders.first_fog_card.is_none()).then_some(question)
            }
            OrderLine::PlanB => {
                let teams = force.teams.iter().filter(|team| going.contains(&team.id));
                let has = teams
                    .flat_map(crate::Team::working_leadership)
                    .any(|held| held == LeadershipTrait::PlanB);
                let question = of(format!("{name}: a Fog of War card to keep (Plan B)"), "AV 6.6");
                has.then(|| question.legal(["take", "leave"]))
            }
            OrderLine::PointMen => {
                let has = |team: &&crate::Team| {
                    going.contains(&team.id) && force.point_men_left(team, &self.orders.point_men) > 0
                };
                let left = force.teams.iter().filter(has);
                let left: usize = left.map(|team| force.point_men_left(team, &self.orders.point_men)).sum();
                let men = force.teams.iter().filter(has).flat_map(|team| force.present(&team.id));
                // One for each Ace Point Man of a team.
                let is_full = |id: &str| {
                    let aces = force.team(id).map_or(0, |team| {
                        team.special.iter().filter(|held| held.kind == SpecialTrait::AcePointMan).count()
                    });
                    let named = self.orders.point_men.iter().filter_map(|man| force.figure(man));
                    named.filter(|man| man.team == id).count() >= aces
                };
                let free = men.filter(|man| !is_full(&man.team)).filter(|man| {
                    let is_named = force.team(&man.team).is_some_and(|team| team.point_men.contains(&man.id));
                    !is_named && !self.orders.point_men.contains(&man.id)
                });
                let legal: Vec<String> = free.map(|man| force.word_for(man)).collect();
                let given = self.orders.point_men.len() as u32;
                let question = of(format!("{name}: Designated Point Men"), "AV 6.5");
                let question = question.wanted(0, given + left as u32).given(given);
                (!legal.is_empty()).then(|| question.legal(legal).optional())
            }
            OrderLine::Scouts => {
                // 7: they are tested as the game begins.
                let light = InsurgencyTrait::LightOfTheRevolution;
                let given = self.orders.kit_carson_scouts.len() as u32;
                let is_due = !going.is_empty() && self.campaign.insurgents.iter().any(|vc| vc.has(light));
                let what = format!("{name}: Kit Carson Scouts with it, by die and name, such as `d8 Kit`");
                is_due.then(|| of(what, "AV 7").wanted(0, 99).given(given).optional())
            }
            OrderLine::Units | OrderLine::Terrain => None,
        }
    }

    /// Answers [the next question](Self::next_question).
    ///
    /// # Errors
    /// When `text` is no answer to it.
    pub fn answer(&mut self, text: &str) -> Result<(), Error> {
        let Some((line, question)) = self.next() else {
            return Err(Error::Usage("there is nothing more to answer".to_owned()));
        };
        // A player who is asked need not choose before the roll that says what there is to spend.
        self.orders.buys_after_roll = self.regular().is_some() && self.orders.purchases.is_empty();
        // Nor before there are objectives to place Hot Spots by.
        self.orders.hot_spots_after_objectives = self.regular().is_none() && self.orders.hot_spots.is_empty();
        let text = text.trim();
        if question.optional && (text.is_empty() || text == NOTHING) {
            self.closed.push(line);
            return Ok(());
        }
        match line {
            OrderLine::Teams if text == ALL => self.closed.push(line),
            OrderLine::Teams if text == NOTHING && self.orders.teams.is_none() && self.may_stay_out() => {
                // Nobody is there to draw for.
                if self.question(OrderLine::FogCard).is_some() {
                    self.orders.first_fog_card = Some(false);
                }
                self.orders.teams = Some(Vec::new());
                self.closed.push(line);
            }
            OrderLine::Teams => {
                let named = self.teams_named(text)?;
                self.orders.teams.get_or_insert_default().extend(named);
            }
            OrderLine::Absent => {
                let man = self.man(text)?;
                let absent = [&self.orders.absent_figures[..], &[man]].concat();
                self.regular().map_or(Ok(()), |force| force.check_stay_behind(&absent))?;
                self.orders.absent_figures = absent;
            }
            OrderLine::PointMen => {
                let man = self.man(text)?;
                self.name_point_man(man)?;
            }
            OrderLine::Scouts => {
                let scouts = text.split([',', ';']).map(str::trim).filter(|text| !text.is_empty());
                let scouts = scouts.map(scout).collect::<Result<Vec<_>, _>>()?;
                self.orders.kit_carson_scouts.extend(scouts);
            }
            OrderLine::FogCard => {
                let index = names::resolve("answer", text, &["draw", "leave"]).map_err(Error::Usage)?;
                self.orders.first_fog_card = Some(index == 0);
            }
            OrderLine::PlanB => {
                let index = names::resolve("answer", text, &["take", "leave"]).map_err(Error::Usage)?;
                self.orders.plan_b_card = index == 0;
                self.closed.push(line);
            }
            OrderLine::Units => {
                let units = units_in(text).into_iter().filter(|text| !text.is_empty());
                for unit in units.map(unit).collect::<Result<Vec<_>, _>>()? {
                    if self.orders.units.contains(&unit) {
                        let why = format!("{} takes part already", unit.words());
                        return Err(Error::refused("AV 4.4", why));
                    }
                    self.orders.units.push(unit);
                }
            }
            OrderLine::Terrain => {
                let items = text.parse().map_err(|_| {
                    Error::Usage(format!("`{text}` is no number of items of terrain: give one, such as 10"))
                })?;
                self.orders.terrain_items = Some(items);
            }
        }
        Ok(())
    }

    /// The teams that words name and that are not assigned yet: each word a team, a squad by its number or
    /// id, or a range such as `1A-1C`.
    fn teams_named(&self, text: &str) -> Result<Vec<String>, Error> {
        let chosen = self.orders.teams.as_deref().unwrap_or_default();
        let whole = self.team(text);
        let words: Vec<&str> = match whole {
            Ok(_) => vec![text],
            Err(_) => text.split([' ', ',']).filter(|word| !["", "and"].contains(word)).collect(),
        };
        let mut named: Vec<String> = Vec::new();
        for word in &words {
            let teams = match self.several_called(word) {
                Some(teams) => teams,
                None => vec![self.team(word)?],
            };
            for team in &teams {
                self.regular().map_or(Ok(()), |force| check_fit(force, team))?;
            }
            // Among others a team that is assigned already does no harm.
            if let Some(why) =
                teams.iter().find_map(|team| self.not_to_assign(team)).filter(|_| words.len() == 1)
            {
                return Err(Error::refused("AV 4.2", why));
            }
            for team in teams {
                if !chosen.contains(&team) && !named.contains(&team) {
                    named.push(team);
                }
            }
        }
        match named.is_empty() {
            true => Err(Error::refused("AV 4.2", format!("`{text}`: all of these are assigned already"))),
            false => Ok(named),
        }
    }

    /// The fit teams of the squad, or of the range, that a word means, as far as they are not assigned.
    fn several_called(&self, word: &str) -> Option<Vec<String>> {
        let (force, chosen) = (self.regular()?, self.orders.teams.as_deref().unwrap_or_default());
        let called = force.teams_called(word)?;
        let teams = fit(force).filter(|id| called.contains(&id.as_str()));
        let teams: Vec<String> = teams.filter(|team| !chosen.contains(team)).collect();
        (!teams.is_empty()).then_some(teams)
    }

    /// Why a team of the force cannot be assigned, if it cannot.
    fn not_to_assign(&self, team: &str) -> Option<String> {
        let force = self.regular()?;
        let is_chosen = self.orders.teams.as_deref().unwrap_or_default().iter().any(|chosen| chosen == team);
        match check_fit(force, team) {
            Err(Error::Refused { message, .. }) => Some(message),
            _ => is_chosen.then(|| format!("{} is assigned already", force.team_called(team))),
        }
    }

    /// Why what is typed is no answer to the next question though it names a team or man of the force: they
    /// are named already, or not there; none if it names nobody.
    pub fn why_not(&self, typed: &str) -> Option<String> {
        let (line, _) = self.next()?;
        let force = self.regular()?;
        if line == OrderLine::Teams {
            let first = typed.split_whitespace().next().unwrap_or_default();
            let is_named = |team: &&crate::Team| {
                [&team.id, &team.name].iter().any(|name| name.eq_ignore_ascii_case(first))
            };
            return self.not_to_assign(&force.teams.iter().find(is_named)?.id);
        }
        let is_of_men = [OrderLine::Absent, OrderLine::PointMen].contains(&line);
        let stands = || beginnings(typed).find_map(|name| force.stands(name));
        let why = is_of_men.then(stands).flatten();
        why.or_else(|| {
            let man = beginnings(typed).find_map(|name| self.man(name).ok());
            let refused = self.clone().name_point_man(man.filter(|_| line == OrderLine::PointMen)?).err();
            refused.map(|error| error.to_string())
        })
    }

    /// 6.5: names a man Designated Point Man.
    ///
    /// # Errors
    /// When as many of his team are named as it has Ace Point Men.
    pub fn name_point_man(&mut self, man: String) -> Result<(), Error> {
        self.orders.point_men.push(man);
        let checked = match self.regular() {
            Some(force) => force.check_point_men(&self.orders.point_men),
            None => Ok(()),
        };
        if checked.is_err() {
            self.orders.point_men.pop();
        }
        checked
    }

    /// The teams of the force that a name means: one, those of a squad or of a range such as `1A-2B`, or with
    /// `all` every fit team (4.2).
    ///
    /// # Errors
    /// When it means none, or more than one that are not all.
    pub fn teams(&self, name: &str) -> Result<Vec<String>, Error> {
        match self.regular() {
            Some(force) if name.eq_ignore_ascii_case(ALL) => Ok(fit(force).collect()),
            // 1.5: a player of several may be left out of a game.
            Some(_) if name.eq_ignore_ascii_case(NOTHING) && self.may_stay_out() => Ok(Vec::new()),
            _ => match self.several_called(name) {
                Some(teams) => Ok(teams),
                None => Ok(vec![self.team(name)?]),
            },
        }
    }

    /// Orders as a player writes them in a file, with every team, man and asset by its id: any unambiguous
    /// part of a name means it.
    ///
    /// # Errors
    /// When a name means none, or more than one.
    pub fn resolved(&self, orders: SideOrders) -> Result<SideOrders, Error> {
        let men = |names: &[String]| names.iter().map(|name| self.man(name)).collect::<Result<Vec<_>, _>>();
        let mut resolved = SideOrders {
            absent_figures: men(&orders.absent_figures)?,
            point_men: men(&orders.point_men)?,
            ..orders
        };
        self.regular().map_or(Ok(()), |force| force.check_point_men(&resolved.point_men))?;
        if let Some(named) = resolved.teams.take() {
            let teams = resolved.teams.insert(Vec::new());
            for name in &named {
                teams.extend(self.teams(name)?);
            }
        }
        for wish in &mut resolved.purchases {
            *wish = self.buy(&wish.asset, wish.teams.iter().map(String::as_str))?;
        }
        Ok(resolved)
    }

    fn team(&self, name: &str) -> Result<String, Error> {
        let teams = self.regular().map_or(&[][..], |force| &force.teams);
        let named: Vec<Named> = teams.iter().map(|team| Named::new(&team.id, &team.name)).collect();
        let index = word_of_name("team", name, &named).map_err(Error::Usage)?;
        Ok(named[index].id.clone())
    }

    /// The man of the force whom a name means.
    ///
    /// # Errors
    /// When it means none, or more than one.
    pub fn man(&self, name: &str) -> Result<String, Error> {
        let present = |force: &RegularForce| {
            let here = force.figures.iter().filter(|man| man.status == crate::Status::Active);
            here.map(crate::Figure::named).collect::<Vec<Named>>()
        };
        let named = self.regular().map(present).unwrap_or_default();
        let index = word_of_name("man", name, &named).map_err(Error::Usage)?;
        Ok(named[index].id.clone())
    }

    /// What `ASSET` or `own-fireteam TEAM` would buy.
    ///
    /// # Errors
    /// When the force may not ask for it.
    pub fn wish(&self, text: &str) -> Result<Buy, Error> {
        let words: Vec<&str> = text.split([' ', ':', '+']).filter(|word| !word.is_empty()).collect();
        match self.regular().and_then(|force| force.asset_meant(&words)) {
            Some((asset, used)) => self.buy(&asset, words[used..].iter().copied()),
            None => self.buy(words.first().unwrap_or(&""), words.iter().skip(1).copied()),
        }
    }

    fn buy<'t>(&self, asset: &str, teams: impl Iterator<Item = &'t str>) -> Result<Buy, Error> {
        let Some(force) = self.regular() else {
            return Err(Error::refused("AV 4.2", format!("{} has no Operational Momentum", self.force)));
        };
        let asset = force.asset_named(asset)?;
        let teams = teams.map(|team| match force.squad_called(team).filter(|_| asset == OWN_SQUAD) {
            Some(squad) => Ok(squad.to_owned()),
            None => self.team(team),
        });
        let teams = teams.collect::<Result<_, _>>()?;
        Ok(Buy { asset, teams })
    }
}

/// The units that a text names one after another: `Local Force A; Main Force B and Local Force C`.
fn units_in(text: &str) -> Vec<&str> {
    const AND: &str = " and ";
    let several = text.split(';').flat_map(|part| {
        let next = |(at, _): &(usize, &str)| unit(&part[at + AND.len()..]).is_ok();
        let ends: Vec<usize> = part.match_indices(AND).filter(next).map(|(at, _)| at).collect();
        let starts = std::iter::once(0).chain(ends.clone().into_iter().map(|at| at + AND.len()));
        starts
            .zip(ends.into_iter().chain([part.len()]))
            .map(|(from, to)| part[from..to].trim())
            .collect::<Vec<_>>()
    });
    several.collect()
}

/// Kit Carson Scouts as `DIE:NAME` or `DIE NAME` says them.
///
/// # Errors
/// When the die or the name is missing.
pub fn scout(text: &str) -> Result<Scout, Error> {
    let parts = text.trim().split_once([':', ' ']).map(|(die, name)| (die.parse(), name.trim()));
    match parts {
        Some((Ok(troop_quality_die), name)) if !name.is_empty() => {
            Ok(Scout { name: name.to_owned(), troop_quality_die })
        }
        _ => Err(Error::Usage(format!("`{text}`: give their Troop Quality die and a name, such as d8:Kit"))),
    }
}

/// A VC unit as `Local Force NAME`, `local-force NAME` or `main-force:NAME` says it.
///
/// # Errors
/// When it says no kind or no name.
pub fn unit(text: &str) -> Result<VcUnit, Error> {
    const SIGNS: [char; 2] = [' ', ':'];
    let (first, rest) = text.trim().split_once(SIGNS).unwrap_or((text.trim(), ""));
    let kind: VcUnitKind = first.to_lowercase().parse().map_err(Error::Usage)?;
    // The rules write the kind in two words.
    let (second, name) = rest.trim_start().split_once(SIGNS).unwrap_or((rest.trim(), ""));
    let is_of_kind = !first.contains('-') && second.eq_ignore_ascii_case("force");
    match if is_of_kind { name.trim() } else { rest.trim() } {
        "" => Err(Error::Usage(format!("`{text}`: name the unit, such as `{} Cell A`", kind.title()))),
        name if name.len() > 2 && name.starts_with('"') => {
            Ok(VcUnit { name: name.trim_matches('"').to_owned(), kind })
        }
        name => Ok(VcUnit { name: name.to_owned(), kind }),
    }
}
