//! Who may have been within 2" of a casualty left on the table, so that they were accompanied (5.2).

use crate::after_action::answers::{deployed, in_game};
use crate::after_action::check_report::{Checked, others_of};
use crate::{
    Campaign, Condition, CurrentMission, Deployment, Extra, FigureReport, ForceReport, OtherCasualty,
    RegularForce, Report, Wound,
};

/// Whether a man reported so is out of the fight. A man lightly wounded fights on.
pub(crate) fn is_out(casualty: &FigureReport) -> bool {
    casualty.wound != Some(Wound::Light)
}

/// Whether all of a team that were in the game are lost by what the report says.
fn is_team_lost(team: &str, force: &RegularForce, part: &ForceReport, mission: &CurrentMission) -> bool {
    let mut men = in_game(force, mission).filter(|man| man.team == team);
    men.all(|man| part.figures.iter().any(|casualty| casualty.figure == man.id && is_out(casualty)))
}

/// Whether everybody of a deployed team stayed behind; of a team whose men are not entered nobody knows.
pub(crate) fn is_of_nobody(team: &str, force: &RegularForce, mission: &CurrentMission) -> bool {
    let deployed = force.team(team).is_some_and(|team| team.deployed != Deployment::No);
    deployed && force.present(team).next().is_some() && in_game(force, mission).all(|man| man.team != team)
}

/// Assets that fire from off the table.
const OFF_TABLE: [&str; 4] =
    ["on-call-light-mortars", "artillery", "fast-burner-air-support", "gunship-air-support"];

/// Whether an asset, or `FORCE:ASSET`, is on the table, where it can hold an objective or be near a man.
pub(crate) fn is_on_table(who: &str) -> bool {
    !OFF_TABLE.contains(&who.rsplit(':').next().unwrap_or(who))
}

/// Whether an extra figure, one man, is called so.
pub(crate) fn is_one_man(who: &str) -> bool {
    Extra::ALL.iter().any(|extra| extra.id() == who)
}

/// Whether a platoon was left out of the game that others of its side fought (1.5).
pub(crate) fn is_left_out(force: &RegularForce, campaign: &Campaign) -> bool {
    let is_ally = |other: &&RegularForce| other.id != force.id && campaign.are_allies(&force.id, &other.id);
    let mut allies = campaign.regulars.iter().filter(is_ally);
    !force.teams.is_empty()
        && deployed(force).next().is_none()
        && allies.any(|ally| deployed(ally).next().is_some())
}

/// Whether a force has attached or bought assets on the table.
pub(crate) fn has_assets(force: &RegularForce, mission: &CurrentMission) -> bool {
    others_of(force, mission).iter().any(|who| !is_one_man(who) && is_on_table(who))
}

/// Those on no roster of whom somebody may be left: of an asset, which may be several men, always; a
/// lieutenant or medic while they are not reported.
pub(crate) fn others_left(force: &RegularForce, part: &ForceReport, mission: &CurrentMission) -> Vec<String> {
    let is_lost = |who: &String| {
        let is_out = |casualty: &OtherCasualty| casualty.who == *who && casualty.wound != Some(Wound::Light);
        is_one_man(who) && part.other_casualties.iter().any(is_out)
    };
    others_of(force, mission).into_iter().filter(|who| !is_lost(who)).collect()
}

/// Who may have been with a casualty of `id`: each team of its side with somebody left, and those on no
/// roster, strictly those on the table; of an allied platoon as `FORCE:TEAM`.
pub(crate) fn companions(id: &str, report: &Report, campaign: &Campaign, checked: Checked) -> Vec<String> {
    let Some(mission) = &campaign.mission else { return Vec::new() };
    let nothing = ForceReport::default();
    let mut companions = Vec::new();
    let there = |force: &&RegularForce| campaign.are_allies(id, &force.id) && !is_left_out(force, campaign);
    for force in campaign.regulars.iter().filter(there) {
        let part = report.force(&force.id).unwrap_or(&nothing);
        let teams = deployed(force).filter(|team| !is_team_lost(&team.id, force, part, mission));
        let teams = teams.map(|team| team.id.clone());
        let owned = |name: String| if force.id == id { name } else { format!("{}:{name}", force.id) };
        let others = others_left(force, part, mission).into_iter();
        let others = others.filter(|who| checked < Checked::Strictly || is_on_table(who));
        companions.extend(teams.chain(others).map(owned));
    }
    companions
}

/// The casualties of a force who are said to be accompanied while all of their own team are lost: who was
/// with them has to be said.
pub(crate) fn without_their_team<'a>(
    force: &'a RegularForce,
    part: &'a ForceReport,
    mission: &'a CurrentMission,
) -> impl Iterator<Item = &'a FigureReport> {
    part.figures.iter().filter(move |casualty| {
        casualty.is(Condition::Accompanied)
            && force.figure(&casualty.figure).is_some_and(|man| is_team_lost(&man.team, force, part, mission))
    })
}
