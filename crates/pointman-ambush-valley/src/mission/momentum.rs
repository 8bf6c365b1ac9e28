//! Operational Momentum Points: rolling them, and buying assets with them (4.2, 4.5).

use crate::{
    AssetPrice, AvailableAsset, Buy, Campaign, CurrentMission, Deployment, Event, Momentum, Named, Purchase,
    RegularForce, Step, TableId, Told, part_of_name, roll, tables, word_of_name,
};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::named::plain;
use pointman_core::names::{self, either};
use pointman_core::plural::counted;

const RULE: &str = "AV 4.2";
/// The asset that is one team of the own platoon.
pub const OWN_FIRETEAM: &str = "own-fireteam";
/// The asset that is the teams of one squad of the own platoon.
pub const OWN_SQUAD: &str = "own-squad";

/// Whether an asset is teams of the own platoon, which need no listing (A11).
pub(crate) fn is_own_platoon(asset: &str) -> bool {
    asset == OWN_FIRETEAM || asset == OWN_SQUAD
}

/// Rolls the Operational Momentum of a regular force; the scenario's `modifier` cannot take it below 0.
///
/// # Errors
/// When the dice give no answer.
pub fn roll_momentum(
    force: &RegularForce,
    modifier: i32,
    dice: &mut dyn Dice,
) -> Result<(Momentum, Event), Error> {
    let (throw, _) = roll(TableId::OperationalMomentum, None, 0, &force.name, dice)?;
    let rolled = throw.total as u32;
    let mut momentum = Momentum { rolled, modifier, spent: 0, left: 0 };
    momentum.left = momentum.available();
    let scenario = if modifier == 0 { String::new() } else { format!(" ({modifier:+} by the scenario)") };
    let what = format!("{} Operational Momentum Points{scenario}", momentum.left);
    Ok((momentum, Event::of(Step::IssueOrders, &force.id, Some(throw), what)))
}

/// Whether each price is of an asset that some force may ask for, and of no asset twice; what is wrong if
/// not.
pub(crate) fn check_prices(prices: &[AssetPrice], forces: &[RegularForce]) -> Result<(), String> {
    let mut known = vec![OWN_FIRETEAM, OWN_SQUAD];
    known.extend(forces.iter().flat_map(|force| &force.available_assets).map(|asset| asset.id.as_str()));
    for (index, price) in prices.iter().enumerate() {
        if !known.contains(&price.asset.as_str()) {
            let printed = crate::price_list();
            let printed: Vec<&str> = printed.iter().map(|asset| asset.id.as_str()).collect();
            return Err(match printed.contains(&price.asset.as_str()) {
                true => format!("no force may buy the asset `{}`", price.asset),
                false => names::unknown("asset", &price.asset, &[known, printed].concat()),
            });
        }
        if prices[..index].iter().any(|earlier| earlier.asset == price.asset) {
            return Err(format!("the price of {} is given twice", price.asset));
        }
    }
    Ok(())
}

/// What an asset costs this force in this game: the scenario's price, the force's, else the printed one of
/// own-platoon rows.
pub(crate) fn price(force: &RegularForce, mission: &CurrentMission, asset: &str) -> Option<u32> {
    let scenario = mission
        .scenario
        .asset_prices
        .iter()
        .find(|price| price.asset == asset)
        .map(|price| price.cost_points);
    let listed =
        force.available_assets.iter().find(|listed| listed.id == asset).map(|listed| listed.cost_points);
    let printed =
        || is_own_platoon(asset).then(|| tables().asset(asset).map(|asset| asset.cost_points)).flatten();
    let known = listed.or_else(printed);
    known.map(|usual| scenario.unwrap_or(usual))
}

/// Buys an asset in `game_turn` (0: as orders are issued). Teams of the own platoon are then deployed.
///
/// # Errors
/// When the asset is not available, the points do not suffice, or its teams cannot come.
pub fn buy(
    force: &mut RegularForce,
    mission: &mut CurrentMission,
    wish: &Buy,
    game_turn: u32,
) -> Result<Event, Error> {
    let asset = force.asset_called(&wish.asset)?;
    let cost_points =
        price(force, mission, &asset).ok_or_else(|| Error::Bug(format!("{asset} has no price")))?;
    let left = mission.force(&force.id).and_then(|part| part.momentum).map_or(0, |momentum| momentum.left);
    if cost_points > left {
        return Err(Error::refused(
            RULE,
            format!(
                "{} costs {}, and {} has {left} left",
                force.name_of_asset(&asset),
                counted(cost_points, "Operational Momentum Point"),
                force.name
            ),
        ));
    }
    if let Some(AvailableAsset { quantity: Some(quantity), used, .. }) =
        force.available_assets.iter().find(|one| one.id == asset)
        && used >= quantity
    {
        return Err(Error::refused(
            RULE,
            format!(
                "{} has already bought {} {}, the limit for a game",
                force.name,
                force.name_of_asset(&asset),
                counted(quantity, "time")
            ),
        ));
    }
    let teams = own_teams(force, &asset, &wish.teams)?;
    for team in &teams {
        force.team_mut(team).deployed = Deployment::Bought;
    }
    if let Some(listed) = force.available_assets.iter_mut().find(|one| one.id == asset) {
        listed.used += 1;
    }
    let part = mission.force_mut(&force.id);
    if let Some(momentum) = &mut part.momentum {
        momentum.spent += cost_points;
        momentum.left -= cost_points;
    }
    let when = if game_turn == 0 {
        "sets up with the force".to_owned()
    } else {
        format!("appears at its edge in turn {game_turn}")
    };
    let (cost, left) = (cost_points, left - cost_points);
    let what = Told::Buys { asset: asset.clone(), teams: teams.clone(), cost, left, when };
    part.purchases.push(Purchase { asset, cost_points, game_turn, teams });
    let step = if game_turn == 0 { Step::IssueOrders } else { Step::ExecuteOperation };
    Ok(Event::of(step, &force.id, None, what))
}

/// Deploys the teams that a wish brings, whatever it costs.
///
/// # Errors
/// When it names none, or they cannot come.
pub(crate) fn brings(force: &mut RegularForce, wish: &Buy) -> Result<(), Error> {
    let asset = force.asset_called(&wish.asset)?;
    for team in own_teams(force, &asset, &wish.teams)? {
        force.team_mut(&team).deployed = Deployment::Bought;
    }
    Ok(())
}

/// The one team that is left of a squad, where it costs less as a fireteam.
pub struct LastOfSquad {
    /// The team, by its id.
    pub team: String,
    /// The name of the team.
    name: String,
    /// What it costs as a squad, and as a fireteam.
    costs: (u32, u32),
}

impl LastOfSquad {
    /// Whether it is meant to be bought as a fireteam.
    pub fn as_fireteam(&self) -> String {
        let (dear, less) = self.costs;
        format!(
            "{} is all that is left of its squad: buy it as a fireteam, for {less} OMP instead of {dear}?",
            self.name
        )
    }
}

impl Campaign {
    /// The team that a force would buy as a squad, if it is all that is left of it and costs less by itself.
    pub fn last_of_squad(&self, force: &str, buy: &Buy) -> Option<LastOfSquad> {
        let mission = self.mission.as_ref()?;
        let force = self.regulars.iter().find(|one| one.id == force)?;
        let teams = own_teams(force, &buy.asset, &buy.teams).ok()?;
        mission.last_of_squad(force, &buy.asset, &teams)
    }
}

impl CurrentMission {
    fn last_of_squad(&self, force: &RegularForce, asset: &str, teams: &[String]) -> Option<LastOfSquad> {
        let [team] = teams else { return None };
        let (dear, less) = (price(force, self, asset)?, price(force, self, OWN_FIRETEAM)?);
        (asset == OWN_SQUAD && less < dear).then(|| LastOfSquad {
            team: team.clone(),
            name: force.team_called(team).to_owned(),
            costs: (dear, less),
        })
    }

    /// That what a force bought last costs less as a fireteam: a squad of which one team was left.
    pub(crate) fn bought_too_dear(&self, force: &RegularForce) -> Option<String> {
        let bought = self.force(&force.id)?.purchases.last()?;
        let LastOfSquad { name, costs: (dear, less), .. } =
            self.last_of_squad(force, &bought.asset, &bought.teams)?;
        Some(format!(
            "{}: {name} is all that is left of its squad, and costs {less} as `{OWN_FIRETEAM}` instead of \
             {dear}",
            force.name
        ))
    }
}

impl RegularForce {
    /// Whether it has a squad of this id, which is no team's as well.
    pub(crate) fn has_squad(&self, id: &str) -> bool {
        self.team(id).is_none() && self.teams.iter().any(|team| team.squad == id)
    }

    /// The asset that the first of the words mean, of those the force may ask for, and how many of them do;
    /// none where none does. Words of its name may be left out: `on call mortars`.
    pub fn asset_meant(&self, words: &[&str]) -> Option<(String, usize)> {
        let known = self.assets_known();
        (1..=words.len()).rev().find_map(|used| {
            let typed = words[..used].join(" ");
            word_of_name("asset", &typed, &known).ok()?;
            Some((self.asset_named(&typed).ok()?, used))
        })
    }

    /// The assets that the force may ask for.
    fn assets_known(&self) -> Vec<Named> {
        let listed = self.available_assets.iter().map(|asset| Named::new(&asset.id, &asset.name));
        let own = [OWN_FIRETEAM, OWN_SQUAD].map(|id| Named::new(id, tables().asset_name(id)));
        let mut known: Vec<Named> = listed.collect();
        known.extend(own.into_iter().filter(|own| self.available_assets.iter().all(|one| one.id != own.id)));
        known
    }

    /// The asset that a player means by `typed`, which none of whose words another has: `gunship` may be on
    /// the ground or in the air. Steps hold ids, and those of earlier versions what was typed.
    ///
    /// # Errors
    /// When it may ask for none that is called so, or for several.
    pub fn asset_named(&self, typed: &str) -> Result<String, Error> {
        let known = self.assets_known();
        let typed_plain = plain(typed);
        let is_exact = |one: &Named| plain(&one.id) == typed_plain || plain(&one.name) == typed_plain;
        let has_word = |one: &&Named| {
            [&one.id, &one.name].iter().any(|name| {
                let name = plain(name);
                let starts = name.match_indices('-').map(|(at, _)| at + 1);
                std::iter::once(0).chain(starts).any(|at| name[at..].starts_with(&typed_plain))
            })
        };
        let meant: Vec<&Named> = known.iter().filter(has_word).collect();
        if meant.len() > 1 && !typed_plain.is_empty() && !known.iter().any(is_exact) {
            let named: Vec<&str> = meant.iter().map(|one| one.name.as_str()).collect();
            let why = format!("{} may buy several called `{typed}`: say {}", self.name, either(&named));
            return Err(Error::refused(RULE, why));
        }
        self.asset_called(typed)
    }

    /// The asset that the force may ask for and `typed` means.
    ///
    /// # Errors
    /// When it may ask for none that is called so.
    pub(crate) fn asset_called(&self, typed: &str) -> Result<String, Error> {
        let mut known = self.assets_known();
        match part_of_name("asset", typed, &known) {
            Ok(index) => Ok(known.swap_remove(index).id),
            Err(why) => {
                let typed = typed.trim().to_lowercase();
                let assets = &tables().available_asset_costs.assets;
                let named =
                    assets.iter().find(|asset| asset.id == typed || asset.name.to_lowercase() == typed);
                let why = match named {
                    Some(asset) => format!(
                        "{} is not available in this campaign: give {}",
                        asset.name,
                        either(&known.iter().map(|one| one.id.as_str()).collect::<Vec<_>>())
                    ),
                    None => why,
                };
                Err(Error::refused(RULE, format!("{} may not buy `{typed}`: {why}", self.name)))
            }
        }
    }
}

/// The teams that an own-platoon row brings: one, or those of one squad; all fit, and not deployed yet (A11).
fn own_teams(force: &RegularForce, asset: &str, named: &[String]) -> Result<Vec<String>, Error> {
    let called = force.name_of_asset(asset);
    if !is_own_platoon(asset) {
        return match named.first() {
            None => Ok(Vec::new()),
            Some(team) => {
                Err(Error::Usage(format!("{called} does not bring a team of the platoon: leave out {team}")))
            }
        };
    }
    // A mission that stands alone may leave the platoon's teams to the table.
    if force.teams.is_empty() && named.is_empty() {
        return Ok(Vec::new());
    }
    let known: Vec<Named> = force.teams.iter().map(|team| Named::new(&team.id, &team.name)).collect();
    let mut teams = Vec::new();
    // A squad brings all its teams that are left.
    let left = |squad: &str| {
        let of_squad = force.teams.iter().filter(|team| {
            team.squad == squad
                && team.own_platoon
                && team.deployed == Deployment::No
                && check_fit(force, &team.id).is_ok()
        });
        of_squad.map(|team| team.id.clone()).collect::<Vec<_>>()
    };
    if let ([squad], OWN_SQUAD) = (named, asset)
        && let Some(squad) = force.squad_called(squad)
    {
        let left = left(squad);
        let why = || format!("no team of {squad} can come: all that are fit are deployed already");
        return if left.is_empty() { Err(Error::refused(RULE, why())) } else { Ok(left) };
    }
    for name in named {
        let team = &force.teams[part_of_name("team", name, &known).map_err(Error::Usage)?];
        check_fit(force, &team.id)?;
        if !team.own_platoon {
            return Err(Error::refused(RULE, format!("{} is not one of the platoon's own teams", team.name)));
        }
        if team.deployed != Deployment::No || teams.contains(&team.id) {
            return Err(Error::refused(RULE, format!("{} is already deployed", team.name)));
        }
        teams.push(team.id.clone());
    }
    let squad = |id: &String| force.team(id).map(|team| team.squad.as_str());
    match (asset, &teams[..]) {
        (_, []) => {
            let fit = force.teams.iter().filter(|team| {
                team.own_platoon && team.deployed == Deployment::No && check_fit(force, &team.id).is_ok()
            });
            let left: Vec<&str> = fit.map(|team| team.name.as_str()).collect();
            Err(Error::Usage(match left[..] {
                [] => format!("{called} needs a team left out of the mission; all are deployed"),
                _ => format!("{called}: name the teams it brings: {}", left.join(", ")),
            }))
        }
        (OWN_FIRETEAM, [_, _, ..]) => {
            Err(Error::refused(RULE, format!("{called} brings one team: you named {}", teams.len())))
        }
        (OWN_SQUAD, [first, rest @ ..]) if rest.iter().any(|team| squad(team) != squad(first)) => {
            let named: Vec<&str> = teams.iter().map(|team| force.team_called(team)).collect();
            let why =
                format!("{called} brings the teams of one squad: {} belong to several", named.join(", "));
            Err(Error::refused(RULE, why))
        }
        _ => Ok(teams),
    }
}

impl RegularForce {
    /// Refuses to leave everybody of a team behind: then it is the team that stays (4.2).
    pub(crate) fn check_stay_behind(&self, absent: &[String]) -> Result<(), Error> {
        let is_empty = |team: &&crate::Team| {
            self.present(&team.id).next().is_some()
                && self.present(&team.id).all(|man| absent.contains(&man.id))
        };
        match self.teams.iter().find(is_empty) {
            None => Ok(()),
            Some(team) => Err(Error::refused(
                RULE,
                format!("everybody in {} would stay behind: leave the team out instead", team.name),
            )),
        }
    }
}

/// Refuses a team that may not be fielded (4.2).
pub(crate) fn check_fit(force: &RegularForce, team: &str) -> Result<(), Error> {
    let combat_ineffective = force.team(team).is_some_and(crate::Team::is_combat_ineffective);
    if combat_ineffective {
        return Err(Error::refused(
            RULE,
            format!(
                "{} is combat ineffective: its Morale is below D6 until it has rested",
                force.team_called(team)
            ),
        ));
    }
    if force.present(team).next().is_none() {
        return Err(Error::refused(RULE, format!("{} has nobody present", force.team_called(team))));
    }
    Ok(())
}
