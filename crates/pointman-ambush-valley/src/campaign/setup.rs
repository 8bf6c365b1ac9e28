//! Setting up a campaign: what the players agree, and a sensible answer to whatever they leave out (1, 2).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaign::options::{LeadershipRoll, LeadershipRollEffect};
use crate::campaign::platoon::{self, slug};
use crate::{
    AfterAction, AttachedAsset, AvailableAsset, Campaign, CampaignType, Confidence, Die, Event, Figure,
    Insurgency, InsurgencyRatings, Level, Matchup, Options, Pack, Player, RegularForce, Setting, Step,
    SupplyQuality, TableId, Team, UnitRatings, roll, tables,
};
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// How many turns a free-form campaign has when nobody says.
const USUAL_TURNS: u32 = 6;

/// What the players agree before a campaign; whatever is left out gets its usual value.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The name of the campaign.
    pub name: Option<String>,
    /// Where its scenarios come from.
    pub r#type: Option<CampaignType>,
    /// Place, period, and what exists there.
    pub setting: Setting,
    /// How many turns it has.
    #[schemars(range(min = 1))]
    pub turns_planned: Option<u32>,
    /// Whether it lasts until the players end it.
    pub open_ended: bool,
    /// Whether all players are on one side; several platoons may stand on it.
    pub co_op: bool,
    /// Who runs the other side of a co-op campaign.
    pub opposition: Option<String>,
    /// The players.
    pub players: Vec<Player>,
    /// Whether each side gives its orders apart, sealed until every side's are.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sealed_orders: bool,
    /// Whether a second platoon has names of its own; not in campaigns of earlier versions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub own_names: bool,
    /// Whether it is as 0.1.0 made it: all printed assets may be asked for, and drawn names may be alike.
    #[serde(skip)]
    pub as_in_0_1_0: bool,
    /// Which readings of the rules it uses.
    pub options: Options,
    /// Its scenarios, for a pack.
    pub pack: Option<Pack>,
    /// Its regular forces: one or two, or several that stand together in a co-op campaign.
    pub regulars: Vec<RegularSetup>,
    /// Its VC force.
    pub insurgents: Vec<InsurgentSetup>,
}

/// What is agreed about a regular force.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RegularSetup {
    /// Its id; made from the name if left out.
    pub id: Option<String>,
    /// Its name.
    pub name: Option<String>,
    /// Whose army it belongs to.
    pub nation: Option<String>,
    /// Troop Quality.
    pub troop_quality_die: Option<Die>,
    /// Morale.
    pub morale_die: Option<Die>,
    /// Confidence level.
    #[schemars(with = "Option<String>")]
    pub confidence: Option<Level<Confidence>>,
    /// Supply quality.
    #[schemars(with = "Option<String>")]
    pub supply_quality: Option<Level<SupplyQuality>>,
    /// Assets that belong to it.
    pub attached_assets: Vec<AttachedAsset>,
    /// Assets it may ask for; on-call mortars and loaned transport if left out.
    pub available_assets: Option<Vec<AvailableAsset>>,
    /// Its teams; a usual platoon of its nation if left out.
    pub teams: Option<Vec<TeamSetup>>,
}

/// What is agreed about a team.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamSetup {
    /// Unit ID.
    pub id: String,
    /// The squad it belongs to.
    #[serde(default)]
    pub squad: String,
    /// Role.
    #[serde(default)]
    pub role: String,
    /// Name.
    #[serde(default)]
    pub name: String,
    /// Troop Quality; the force's if left out.
    #[serde(default)]
    pub troop_quality_die: Option<Die>,
    /// Morale; the force's if left out.
    #[serde(default)]
    pub morale_die: Option<Die>,
    /// Whether it is of the platoon itself.
    #[serde(default = "yes")]
    pub own_platoon: bool,
    /// Its men.
    pub figures: Vec<FigureSetup>,
}

/// What is agreed about a man.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureSetup {
    /// Their id; the team's with a number if left out.
    #[serde(default)]
    pub id: Option<String>,
    /// Their role.
    #[serde(default)]
    pub role: String,
    /// Their name.
    #[serde(default)]
    pub name: String,
    /// Whether they are an officer; platoon leaders are.
    #[serde(default)]
    pub officer: Option<bool>,
    /// Their post of command.
    #[serde(default)]
    pub leader: Option<crate::Leader>,
    /// Their leadership; that of their post if left out.
    #[serde(default)]
    #[schemars(range(min = -2, max = 2))]
    pub leadership: Option<i8>,
    /// Their own Troop Quality.
    #[serde(default)]
    pub troop_quality_die: Option<Die>,
    /// Their own Morale.
    #[serde(default)]
    pub morale_die: Option<Die>,
}

/// What is agreed about the insurgency.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct InsurgentSetup {
    /// Its id; made from the name if left out.
    pub id: Option<String>,
    /// Its name.
    pub name: Option<String>,
    /// Ratings of Local Force units.
    pub local_force: Option<UnitRatings>,
    /// Ratings of Main Force units.
    pub main_force: Option<UnitRatings>,
    /// Assets it has.
    pub internal_assets: Vec<AttachedAsset>,
    /// Assets it may ask for.
    pub available_assets: Vec<AvailableAsset>,
}

fn yes() -> bool {
    true
}

impl Setup {
    /// The campaign as agreed, with the leadership rolls if they are used, and their results.
    ///
    /// # Errors
    /// When the agreement makes no sense, or the dice give no answer.
    pub fn campaign(self, dice: &mut dyn Dice) -> Result<(Campaign, Vec<Event>), Error> {
        let (regulars, insurgents) = self.forces()?;
        let matchup =
            if insurgents.is_empty() { Matchup::RegularVsRegular } else { Matchup::RegularVsIrregular };
        let implied = if self.pack.is_some() { CampaignType::CampaignPack } else { CampaignType::FreeForm };
        let r#type = self.r#type.unwrap_or(implied);
        let turns_planned = match (self.open_ended, self.turns_planned, &self.pack) {
            (true, Some(turns), _) => {
                return Err(Error::Usage(format!("a campaign is open-ended or has {turns} turns, not both")));
            }
            (_, _, Some(pack))
                if self.open_ended
                    || self.turns_planned.is_some_and(|turns| turns as usize != pack.scenarios.len()) =>
            {
                return Err(Error::Usage(format!(
                    "the pack fixes the length of its campaign: {} turns",
                    pack.scenarios.len()
                )));
            }
            (true, None, _) => None,
            (false, Some(turns), _) => Some(turns),
            (false, None, Some(pack)) => Some(pack.scenarios.len() as u32),
            (false, None, None) => Some(USUAL_TURNS),
        };
        let players = if self.players.is_empty() {
            // In a co-op campaign somebody else runs the last force.
            let led = regulars.len() + insurgents.len() - usize::from(self.co_op);
            crate::campaign::all_forces(&regulars, &insurgents)
                .take(led)
                .map(|force| Player {
                    id: format!("player-{}", force.id()),
                    name: format!("{} player", force.name()),
                    force: force.id().to_owned(),
                    units: Vec::new(),
                })
                .collect()
        } else {
            self.players
        };
        let opposition = if self.co_op {
            self.opposition.or_else(|| Some("anyone left out".to_owned()))
        } else {
            self.opposition
        };
        let mut campaign = Campaign {
            name: self.name.unwrap_or_else(|| "Campaign".to_owned()),
            r#type,
            setting: self.setting,
            turns_planned,
            turn: 1,
            step: Step::ReceiveMission,
            matchup,
            co_op: self.co_op,
            opposition,
            players,
            options: self.options,
            pack: self.pack,
            sealed_orders: self.sealed_orders,
            regulars,
            insurgents,
            mission: None,
            after_action: AfterAction::default(),
            turn_records: Vec::new(),
            settled: Vec::new(),
            names_had: Vec::new(),
        };
        let events = leadership_rolls(&mut campaign, dice)?;
        Ok((campaign, events))
    }

    /// The ids of the forces agreed on, the regulars first.
    ///
    /// # Errors
    /// When they make no match-up.
    pub fn force_ids(&self) -> Result<Vec<String>, Error> {
        let (regulars, insurgents) = self.forces()?;
        Ok(crate::campaign::all_forces(&regulars, &insurgents).map(|force| force.id().to_owned()).collect())
    }

    /// The forces agreed on. One regular force alone meets the VC.
    pub(crate) fn forces(&self) -> Result<(Vec<RegularForce>, Vec<Insurgency>), Error> {
        let mut regulars: Vec<RegularSetup> = self.regulars.clone();
        let mut insurgents: Vec<InsurgentSetup> = self.insurgents.clone();
        if regulars.is_empty() {
            regulars.push(RegularSetup::default());
        }
        if regulars.len() == 1 && insurgents.is_empty() {
            insurgents.push(InsurgentSetup::default());
        }
        let stand_together = self.co_op && insurgents.len() < 2 && regulars.len() + insurgents.len() > 2;
        if regulars.len() + insurgents.len() != 2 && !stand_together {
            let more = "; more than one on a side stand together in a co-op campaign";
            return Err(Error::Usage(format!(
                "a campaign has two regular forces, or one and the VC; you gave {} regular and {} VC{}",
                regulars.len(),
                insurgents.len(),
                if insurgents.len() < 2 { more } else { "" }
            )));
        }
        if self.co_op {
            number_platoons(&mut regulars);
        }
        let drawn: Vec<bool> = regulars.iter().map(|force| force.teams.is_none()).collect();
        let assets = if self.as_in_0_1_0 { price_list } else { usual_assets };
        let mut regulars: Vec<_> = regulars.into_iter().map(|force| force.force(assets)).collect();
        if !self.as_in_0_1_0 {
            platoon::tell_apart(&mut regulars, &drawn, self.own_names);
        }
        Ok((regulars, insurgents.into_iter().map(InsurgentSetup::force).collect()))
    }
}

/// Gives the platoons of one nation that nobody named a number: `US 1`, `US 2`.
fn number_platoons(regulars: &mut [RegularSetup]) {
    let nation = |force: &RegularSetup| force.nation.clone().unwrap_or_else(|| "US".to_owned());
    // A name that is the nation's tells no two apart.
    let is_nameless = |force: &RegularSetup| {
        force.id.is_none() && force.name.as_ref().is_none_or(|name| *name == nation(force))
    };
    let nameless: Vec<(usize, String)> = (0..regulars.len())
        .filter(|&index| is_nameless(&regulars[index]))
        .map(|index| (index, nation(&regulars[index])))
        .collect();
    for (index, of) in &nameless {
        let alike = nameless.iter().filter(|(_, other)| other == of);
        if alike.clone().count() > 1 {
            let number = alike.take_while(|(other, _)| other < index).count() + 1;
            regulars[*index].name = Some(format!("{of} {number}"));
        }
    }
}

impl RegularSetup {
    /// The force; `assets` are those it may ask for if none are listed.
    fn force(self, assets: fn() -> Vec<AvailableAsset>) -> RegularForce {
        let start = &tables().starting_ratings;
        let nation = self.nation.unwrap_or_else(|| "US".to_owned());
        let name = self.name.unwrap_or_else(|| nation.clone());
        let id = self.id.unwrap_or_else(|| slug(&name));
        let troop_quality_die = self.troop_quality_die.unwrap_or(start.troop_quality_die);
        let morale_die = self.morale_die.unwrap_or(start.morale_die);
        let teams = self.teams.unwrap_or_else(|| platoon::usual(&nation));
        let figures = teams.iter().flat_map(TeamSetup::roster).collect();
        RegularForce {
            id,
            name,
            nation,
            troop_quality_die,
            morale_die,
            confidence: self.confidence.unwrap_or_else(|| start.confidence.clone()),
            supply_quality: self.supply_quality.unwrap_or_else(|| start.supply_quality.clone()),
            attached_assets: self.attached_assets,
            available_assets: self.available_assets.unwrap_or_else(assets),
            teams: teams.into_iter().map(|team| team.team(troop_quality_die, morale_die)).collect(),
            figures,
            return_to_duty: Vec::new(),
            replacement_pool: Vec::new(),
            whereabouts_unknown: Vec::new(),
            prisoners: Vec::new(),
            campaign_vp: Vec::new(),
        }
    }
}

impl TeamSetup {
    fn roster(&self) -> Vec<Figure> {
        let start = &tables().starting_ratings;
        let figure = |(index, figure): (usize, &FigureSetup)| {
            let leader = figure.leader.unwrap_or(crate::Leader::None);
            Figure {
                id: figure.id.clone().unwrap_or_else(|| format!("{}-{}", self.id, index + 1)),
                team: self.id.clone(),
                role: figure.role.clone(),
                name: figure.name.clone(),
                officer: figure.officer.unwrap_or(leader == crate::Leader::PlatoonLeader),
                acting_officer: false,
                role_before: None,
                leader,
                leadership: figure.leadership.unwrap_or_else(|| start.leadership(leader)),
                troop_quality_die: figure.troop_quality_die,
                morale_die: figure.morale_die,
                grade: crate::Grade::Original,
                status: crate::Status::Active,
                joined_turn: 1,
                left_turn: None,
                fills_place_of: None,
            }
        };
        self.figures.iter().enumerate().map(figure).collect()
    }

    fn team(self, troop_quality_die: Die, morale_die: Die) -> Team {
        Team {
            strength: self.figures.len() as u32,
            name: if self.name.is_empty() { self.id.clone() } else { self.name },
            id: self.id,
            squad: self.squad,
            role: self.role,
            troop_quality_die: self.troop_quality_die.unwrap_or(troop_quality_die),
            morale_die: self.morale_die.unwrap_or(morale_die),
            own_platoon: self.own_platoon,
            ranks: crate::Ranks::default(),
            special: Vec::new(),
            leadership: Vec::new(),
            point_men: Vec::new(),
            fatigue: None,
            deployed: crate::Deployment::No,
        }
    }
}

impl InsurgentSetup {
    /// The ratings of its Local Force, for somebody to agree on others.
    pub fn local_ratings(&mut self) -> &mut UnitRatings {
        self.local_force.get_or_insert_with(usual_local_force)
    }

    /// Those of its Main Force.
    pub fn main_ratings(&mut self) -> &mut UnitRatings {
        self.main_force.get_or_insert_with(usual_main_force)
    }

    fn force(self) -> Insurgency {
        let name = self.name.unwrap_or_else(|| "VC".to_owned());
        Insurgency {
            id: self.id.unwrap_or_else(|| slug(&name)),
            name,
            ratings: InsurgencyRatings {
                local_force: self.local_force.unwrap_or_else(usual_local_force),
                main_force: self.main_force.unwrap_or_else(usual_main_force),
            },
            internal_assets: self.internal_assets,
            available_assets: self.available_assets,
            ranks: crate::InsurgencyRanks::default(),
            special: Vec::new(),
            disillusionment: None,
            campaign_vp: Vec::new(),
        }
    }
}

fn usual_local_force() -> UnitRatings {
    vc_ratings(Die::D6, Die::D8)
}

fn usual_main_force() -> UnitRatings {
    vc_ratings(Die::D8, Die::D10)
}

fn vc_ratings(troop_quality_die: Die, morale_die: Die) -> UnitRatings {
    UnitRatings {
        troop_quality_die,
        morale_die,
        confidence: Confidence::Confident.into(),
        supply_quality: SupplyQuality::PoorlySupplied.into(),
    }
}

/// What a platoon may usually ask for (2.4): on-call mortars and loaned transport, at the printed prices;
/// own-platoon rows need no listing (A11), and CASEVAC has no price. Tanks, gunships and the like the players
/// agree on.
const USUAL_ASSETS: [&str; 3] = ["on-call-light-mortars", "soft-skin-transport", "transport-ifv-apc"];

/// The usual assets at their printed prices.
pub fn usual_assets() -> Vec<AvailableAsset> {
    price_list().into_iter().filter(|asset| USUAL_ASSETS.contains(&asset.id.as_str())).collect()
}

/// The printed prices; own-platoon rows need no listing (A11).
pub fn price_list() -> Vec<AvailableAsset> {
    let listed = tables()
        .available_asset_costs
        .assets
        .iter()
        .filter(|asset| !crate::mission::momentum::is_own_platoon(&asset.id));
    let available = |asset: &crate::tables::AssetCost| AvailableAsset {
        id: asset.id.clone(),
        name: asset.name.clone(),
        cost_points: asset.cost_points,
        quantity: Some(1),
        used: 0,
    };
    listed.map(available).collect()
}

/// The optional rolls for the rating of each leader, platoon leader down to squad leader (2.2, A2).
fn leadership_rolls(campaign: &mut Campaign, dice: &mut dyn Dice) -> Result<Vec<Event>, Error> {
    let mut events = Vec::new();
    if campaign.options.leadership_roll == LeadershipRoll::Off {
        return Ok(events);
    }
    let effect = campaign.options.leadership_roll_effect;
    for force in &mut campaign.regulars {
        let mut order: Vec<usize> =
            (0..force.figures.len()).filter(|&i| force.figures[i].leader.is_rated()).collect();
        order.sort_by_key(|&i| force.roster_place(&force.figures[i].id));
        for index in order {
            let who = force.figures[index].clone();
            let event = |throw, what: String| {
                Event::of(Step::ReceiveMission, &force.id, Some(throw), what).team(&who.team).figure(&who.id)
            };
            let (leadership, made) = leadership_roll(&who, &force.called(&who.id), effect, dice)?;
            events.extend(made.into_iter().map(|(throw, what)| event(throw, what)));
            force.figures[index].leadership = leadership;
        }
    }
    Ok(events)
}

/// The roll of one leader, who is `called` so: their leadership after it, and each throw with what it means.
///
/// # Errors
/// When the dice give no answer.
pub fn leadership_roll(
    leader: &Figure,
    called: &str,
    effect: LeadershipRollEffect,
    dice: &mut dyn Dice,
) -> Result<(i8, Vec<(crate::Throw, String)>), Error> {
    let (throw, row) = roll(TableId::LeadershipCheck, None, 0, called, dice)?;
    let mut made = vec![(throw, row.result.clone())];
    let mut leadership = leader.leadership;
    if row.effects.iter().any(|effect| matches!(effect, crate::tables::Effect::RollOn { .. })) {
        let (throw, row) = roll(TableId::LeadershipRating, None, 0, called, dice)?;
        for effect_of_row in &row.effects {
            if let crate::tables::Effect::SetLeadership { value } = *effect_of_row {
                leadership = match effect {
                    LeadershipRollEffect::Replaces => value,
                    LeadershipRollEffect::Adds => (leadership + value).clamp(-2, 2),
                };
            }
        }
        made.push((throw, format!("Leadership {leadership:+}")));
    }
    Ok((leadership, made))
}
