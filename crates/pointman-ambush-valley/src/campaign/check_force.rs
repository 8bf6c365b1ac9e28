//! The invariants of a force: every man is where their status says, every place is accounted for (9.8).

use crate::campaign::check::{ids, known};
use crate::campaign::options::CapturedReplaced;
use crate::{
    AvailableAsset, Category, Deployment, Figure, Insurgency, Options, Pool, RegularForce, SpecialTrait,
    Status, Step, Team,
};
use pointman_core::error::Faults;

/// What a force is looked at in.
pub(crate) struct Context<'a> {
    pub turn: u32,
    pub step: Step,
    pub options: &'a Options,
    /// Turns that are over.
    pub closed: u32,
    pub finished: bool,
}

impl Context<'_> {
    fn turn(&self, faults: &mut Faults, field: &str, turn: u32) {
        if turn > self.turn {
            faults.add(field, format!("is {turn}, a turn to come: it is turn {}", self.turn));
        }
        if turn == 0 {
            faults.add(field, "is 0: turns are counted from 1");
        }
    }

    /// Campaign Victory Points: one entry for each turn that is over, and one once this turn's are known.
    fn scores(&self, faults: &mut Faults, turns: impl Iterator<Item = u32>) {
        let turns: Vec<u32> = turns.collect();
        let known = self.closed + u32::from(!self.finished && self.step > Step::CampaignVp);
        if !turns.iter().copied().eq(1..=known) {
            faults.add("campaign_vp", format!("must have one entry for each of {known} turns, in order"));
        }
    }
}

pub(crate) fn check_forces(
    regulars: &[RegularForce],
    insurgents: &[Insurgency],
    context: &Context<'_>,
    faults: &mut Faults,
) {
    faults.at("regulars", |faults| {
        for (index, force) in regulars.iter().enumerate() {
            faults.at(index, |faults| check_regular(force, context, faults));
        }
    });
    faults.at("insurgents", |faults| {
        for (index, force) in insurgents.iter().enumerate() {
            faults.at(index, |faults| check_insurgent(force, context, faults));
        }
    });
}

fn check_regular(force: &RegularForce, context: &Context<'_>, faults: &mut Faults) {
    check_assets(&force.available_assets, faults);
    faults.at("attached_assets", |faults| {
        ids(faults, force.attached_assets.iter().map(|asset| asset.id.as_str()))
    });
    faults.at("teams", |faults| {
        ids(faults, force.teams.iter().map(|team| team.id.as_str()));
        for (index, team) in force.teams.iter().enumerate() {
            faults.at(index, |faults| check_team(team, force, context, faults));
        }
    });
    faults.at("figures", |faults| {
        ids(faults, force.figures.iter().map(|figure| figure.id.as_str()));
        for (index, figure) in force.figures.iter().enumerate() {
            faults.at(index, |faults| check_figure(figure, index, force, context, faults));
        }
    });
    check_pools(force, context, faults);
    check_lost(force, context, faults);
    context.scores(faults, force.campaign_vp.iter().map(|score| score.turn));
    faults.at("campaign_vp", |faults| {
        for (index, score) in force.campaign_vp.iter().enumerate() {
            if score.pow_penalty < 0 || Some(score.cvp) != score.vp.checked_sub(score.pow_penalty) {
                let right = score.vp.saturating_sub(score.pow_penalty);
                faults.at(index, |faults| {
                    faults.add("cvp", format!("is {}: vp less pow_penalty is {right}", score.cvp))
                });
            }
        }
    });
}

fn check_assets(assets: &[AvailableAsset], faults: &mut Faults) {
    faults.at("available_assets", |faults| {
        ids(faults, assets.iter().map(|asset| asset.id.as_str()));
        for (index, asset) in assets.iter().enumerate() {
            if let Some(quantity) = asset.quantity.filter(|&quantity| asset.used > quantity) {
                faults.at(index, |faults| {
                    faults.add("used", format!("is {}: there are {quantity}", asset.used))
                });
            }
        }
    });
}

fn check_team(team: &Team, force: &RegularForce, context: &Context<'_>, faults: &mut Faults) {
    if team.strength == 0 {
        faults.add("strength", "is 0: a team has at least 1 place");
    }
    faults.at("ranks", |faults| {
        for area in crate::Area::ALL {
            if team.ranks.get(area) > 3 {
                faults.add(area, format!("is {}: 3 is the highest rank", team.ranks.get(area)));
            }
        }
    });
    let figures: Vec<&str> = force.figures.iter().map(|figure| figure.id.as_str()).collect();
    faults.at("special", |faults| {
        for (index, held) in team.special.iter().enumerate() {
            faults.at(index, |faults| {
                context.turn(faults, "turn", held.turn);
                let earlier = team.special[..index].iter().any(|one| one.kind == held.kind);
                if earlier && held.kind != SpecialTrait::AcePointMan {
                    faults.add("trait", format!("{} is held twice", held.kind));
                }
                if held.leader.is_some() {
                    faults.add("leader", "belongs to leadership developments only");
                }
            });
        }
    });
    faults.at("leadership", |faults| {
        for (index, held) in team.leadership.iter().enumerate() {
            faults.at(index, |faults| {
                context.turn(faults, "turn", held.turn);
                if team.leadership[..index].iter().any(|one| one.kind == held.kind) {
                    faults.add("trait", format!("{} is held twice", held.kind));
                }
                if let Some(leader) = &held.leader {
                    known(faults, "leader", "figure", leader, &figures);
                }
            });
        }
    });
    let aces = team.special.iter().filter(|held| held.kind == SpecialTrait::AcePointMan).count();
    if team.point_men.len() > aces {
        faults.add(
            "point_men",
            format!("has {} figures: the team has {aces} Ace Point Man", team.point_men.len()),
        );
    }
    faults.at("point_men", |faults| {
        for (index, man) in team.point_men.iter().enumerate() {
            if !force.figures_of(&team.id).any(|figure| figure.id == *man && !figure.status.is_final()) {
                faults.add(index, format!("{man} is not in the team"));
            }
            if team.point_men[..index].contains(man) {
                faults.add(index, format!("{man} is named twice"));
            }
        }
    });
    check_fatigue(team, context, faults);
    check_deployment(team, context, faults);
    check_strength(team, force, faults);
}

fn check_fatigue(team: &Team, context: &Context<'_>, faults: &mut Faults) {
    let Some(fatigue) = &team.fatigue else { return };
    faults.at("fatigue", |faults| {
        context.turn(faults, "since_turn", fatigue.since_turn);
        if fatigue.effects.is_empty() {
            faults.add("effects", "is empty: a fatigued team has at least one result");
        }
        faults.at("effects", |faults| {
            for (index, effect) in fatigue.effects.iter().enumerate() {
                faults.at(index, |faults| {
                    context.turn(faults, "turn", effect.turn);
                    if effect.turn < fatigue.since_turn {
                        faults.add(
                            "turn",
                            format!("is {}: the fatigue began in turn {}", effect.turn, fatigue.since_turn),
                        );
                    }
                });
            }
        });
        let mut trimmed = team.clone();
        trimmed.trim_suppressed();
        if trimmed.fatigue.is_some_and(|kept| kept.suppressed != fatigue.suppressed) {
            faults.add("suppressed", "has developments which the team does not hold");
        }
    });
}

fn check_deployment(team: &Team, context: &Context<'_>, faults: &mut Faults) {
    if team.deployed == Deployment::No {
        return;
    }
    if context.step <= Step::IssueOrders || context.step == Step::Finished {
        faults.add(
            "deployed",
            format!("is {}: no orders were issued, the next step is {}", team.deployed, context.step),
        );
    }
    // Fatigue of this turn's own development comes after the game.
    if team.is_combat_ineffective() && context.step <= Step::CombatDevelopment {
        faults.add("deployed", format!("is {}: the team is combat ineffective", team.deployed));
    }
}

/// Places filled, dice in the pools, prisoners not replaced and men missing make up the strength.
fn check_strength(team: &Team, force: &RegularForce, faults: &mut Faults) {
    let present = force.present(&team.id).count();
    let entries = force
        .return_to_duty
        .iter()
        .chain(&force.replacement_pool)
        .filter(|entry| entry.team == team.id)
        .count();
    let has_entry = |figure: &Figure| {
        force.return_to_duty.iter().chain(&force.replacement_pool).any(|entry| entry.figure == figure.id)
    };
    let is_filled =
        |figure: &Figure| force.figures.iter().any(|new| new.fills_place_of.as_ref() == Some(&figure.id));
    let prisoners = force
        .figures_of(&team.id)
        .filter(|man| man.status == Status::Captured && !has_entry(man) && !is_filled(man))
        .count();
    let missing = force.figures_of(&team.id).filter(|man| man.status == Status::WhereaboutsUnknown).count();
    let places = present + entries + prisoners + missing;
    if places != team.strength as usize {
        faults.add(
            "strength",
            format!(
                "is {}: {present} men present, {entries} pool entries, {prisoners} prisoners and {missing} \
                 missing make {places}",
                team.strength
            ),
        );
    }
}

fn check_figure(
    figure: &Figure,
    index: usize,
    force: &RegularForce,
    context: &Context<'_>,
    faults: &mut Faults,
) {
    let teams: Vec<&str> = force.teams.iter().map(|team| team.id.as_str()).collect();
    known(faults, "team", "team", &figure.team, &teams);
    if !(-2..=2).contains(&figure.leadership) {
        faults.add("leadership", format!("is {}: give -2 to 2", figure.leadership));
    }
    context.turn(faults, "joined_turn", figure.joined_turn);
    if let Some(left) = figure.left_turn {
        context.turn(faults, "left_turn", left);
        if left < figure.joined_turn {
            faults.add("left_turn", format!("is {left}: this figure joined in turn {}", figure.joined_turn));
        }
    }
    let Some(before) = &figure.fills_place_of else { return };
    match force.figures.iter().position(|man| man.id == *before) {
        Some(place) if place != index && force.figures[place].team == figure.team => {
            let another =
                force.figures[..index].iter().any(|man| man.fills_place_of.as_ref() == Some(before));
            if another {
                faults.add("fills_place_of", format!("the place of {before} is filled twice"));
            }
            if !force.figures[place].status.is_final() {
                faults.add(
                    "fills_place_of",
                    format!("{before} is {} and keeps the place", force.figures[place].status),
                );
            }
        }
        _ => faults.add("fills_place_of", format!("{before} is not another figure of the team")),
    }
}

fn check_pools(force: &RegularForce, context: &Context<'_>, faults: &mut Faults) {
    for (field, pool) in [("return_to_duty", Pool::ReturnToDuty), ("replacement_pool", Pool::Replacement)] {
        faults.at(field, |faults| {
            for (index, entry) in force.pool(pool).iter().enumerate() {
                faults.at(index, |faults| {
                    context.turn(faults, "since_turn", entry.since_turn);
                    let for_good = matches!(
                        entry.category,
                        Category::Deceased | Category::VerySeriousInjury | Category::Captured
                    );
                    if entry.place_only != for_good {
                        let what = if for_good {
                            "true: the figure is out for good"
                        } else {
                            "false: the figure may come back"
                        };
                        faults.add("place_only", format!("must be {what}"));
                    }
                    if pool == Pool::Replacement && entry.category == Category::IncapacitatingInjury {
                        faults.add(
                            "category",
                            "is incapacitating-injury, which goes into the Return to Duty pool",
                        );
                    }
                    if entry.category == Category::Captured
                        && context.options.captured_replaced == CapturedReplaced::No
                    {
                        faults.add(
                            "category",
                            "is captured: captured men are not replaced (option captured_replaced)",
                        );
                    }
                    let both = force.return_to_duty.iter().chain(&force.replacement_pool);
                    if both.filter(|one| one.figure == entry.figure).count() > 1 {
                        faults.add("figure", format!("{} has more than one entry", entry.figure));
                    }
                    let Some(man) = force.figure(&entry.figure) else {
                        faults.add("figure", format!("there is no figure `{}`", entry.figure));
                        return;
                    };
                    if man.team != entry.team {
                        faults.add("team", format!("is {}: {} belongs to {}", entry.team, man.id, man.team));
                    }
                    let fits = man.status.category() == Some(entry.category)
                        || (man.status == Status::Captured && entry.category == Category::Captured);
                    if !fits {
                        faults
                            .add("category", format!("is {}: {} is {}", entry.category, man.id, man.status));
                    }
                });
            }
        });
    }
}

/// Men out of the roster stand in the list of their kind, and nobody else does.
fn check_lost(force: &RegularForce, context: &Context<'_>, faults: &mut Faults) {
    let status = |figure: &str| force.figure(figure).map(|man| man.status);
    faults.at("whereabouts_unknown", |faults| {
        for (index, missing) in force.whereabouts_unknown.iter().enumerate() {
            faults.at(index, |faults| {
                context.turn(faults, "since_turn", missing.since_turn);
                if status(&missing.figure) != Some(Status::WhereaboutsUnknown) {
                    let man = force.called(&missing.figure);
                    let why =
                        format!("{man} is not whereabouts-unknown: set the status and this list together");
                    faults.add("figure", why);
                }
                if force.whereabouts_unknown[..index].iter().any(|earlier| earlier.figure == missing.figure) {
                    faults.add("figure", format!("{} is listed twice", missing.figure));
                }
            });
        }
    });
    faults.at("prisoners", |faults| {
        for (index, prisoner) in force.prisoners.iter().enumerate() {
            faults.at(index, |faults| {
                context.turn(faults, "turn", prisoner.turn);
                if status(&prisoner.figure).is_none() {
                    faults.add("figure", format!("there is no figure `{}`", prisoner.figure));
                }
            });
        }
    });
    faults.at("figures", |faults| {
        for (index, man) in force.figures.iter().enumerate() {
            let entry = force
                .return_to_duty
                .iter()
                .chain(&force.replacement_pool)
                .any(|entry| entry.figure == man.id);
            let filled = force.figures.iter().any(|new| new.fills_place_of.as_ref() == Some(&man.id));
            let mut fault = |why: &str| {
                faults.at(index, |faults| faults.add("status", format!("is {}: {why}", man.status)))
            };
            match man.status {
                Status::WhereaboutsUnknown
                    if !force.whereabouts_unknown.iter().any(|missing| missing.figure == man.id) =>
                {
                    fault("not in the list whereabouts_unknown; set both together");
                }
                Status::Captured if !force.prisoners.iter().any(|prisoner| prisoner.figure == man.id) => {
                    fault("not in the list of prisoners; set both together");
                }
                Status::SeriousInjury | Status::IncapacitatingInjury if !entry => {
                    fault("no pool has an entry for them")
                }
                Status::Deceased | Status::VerySeriousInjury if !entry && !filled => {
                    fault("the place has no entry in a pool, and nobody fills it");
                }
                Status::Unfit if !filled => fault("nobody fills the place"),
                _ => {}
            }
        }
    });
}

fn check_insurgent(force: &Insurgency, context: &Context<'_>, faults: &mut Faults) {
    check_assets(&force.available_assets, faults);
    faults.at("internal_assets", |faults| {
        ids(faults, force.internal_assets.iter().map(|asset| asset.id.as_str()))
    });
    faults.at("ranks", |faults| {
        for area in crate::InsurgencyArea::ALL {
            if force.ranks.get(area) > 3 {
                faults.add(area, format!("is {}: 3 is the highest rank", force.ranks.get(area)));
            }
        }
    });
    faults.at("special", |faults| {
        for (index, held) in force.special.iter().enumerate() {
            faults.at(index, |faults| {
                context.turn(faults, "turn", held.turn);
                if force.special[..index].iter().any(|one| one.kind == held.kind) {
                    faults.add("trait", format!("{} is held twice", held.kind));
                }
                if held.leader.is_some() {
                    faults.add("leader", "belongs to leadership developments only");
                }
            });
        }
    });
    if let Some(turn) = force.disillusionment {
        context.turn(faults, "disillusionment", turn);
    }
    context.scores(faults, force.campaign_vp.iter().map(|score| score.turn));
    faults.at("campaign_vp", |faults| {
        for (index, score) in force.campaign_vp.iter().enumerate() {
            if score.cvp != score.vp {
                faults.at(index, |faults| {
                    faults.add("cvp", format!("is {}: the VC have their {} VP", score.cvp, score.vp))
                });
            }
        }
    });
}
