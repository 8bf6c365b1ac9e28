//! The After Action part of a turn, step by step, and the end of the turn and of the campaign (5).

use crate::after_action::check_report::INSURGENCY_ROLL;
use crate::campaign::options::PowCampaignVp;
use crate::{
    Campaign, CurrentMission, DeployedTeams, Deployment, Event, InsurgencyScore, Margin, ObjectiveState,
    Options, OtherCasualty, Outcome, Outright, RegularForce, RegularScore, Report, Step, TurnCvp, TurnRecord,
    after_action::{
        assessment, assessment::scores_of_sides, casualties, development, replacements, replacements::NewMen,
    },
    tables,
};
use pointman_core::dice::Dice;
use pointman_core::error::Error;

impl Campaign {
    /// Does the next After Action step and goes on to the one after it.
    pub(crate) fn after_action_step(&mut self, names: &mut NewMen, dice: &mut dyn Dice) -> Result<(), Error> {
        let mut mission = self.mission.take().ok_or_else(|| Error::Bug("there is no mission".to_owned()))?;
        let report = mission.report.clone().ok_or_else(|| Error::Bug("there is no report".to_owned()))?;
        match self.step {
            Step::AssessOperation => self.assess(&mut mission, &report, dice),
            Step::CasualtyStatus => {
                for force in &mut self.regulars {
                    let events = casualties::casualty_status(force, &report, self.turn, &self.options, dice)?;
                    self.after_action.casualties.extend(events);
                }
            }
            Step::CampaignVp => self.score_campaign(&mission, dice),
            Step::CombatDevelopment => self.develop(&mission, &report, dice)?,
            Step::Replacements => {
                for force in &mut self.regulars {
                    let events = replacements::replacements(force, self.turn, &self.options, names, dice)?;
                    self.after_action.replacements.extend(events);
                }
                self.close_turn(mission);
                return Ok(());
            }
            other => return Err(Error::Bug(format!("{other} is not a step after the game"))),
        }
        self.mission = Some(mission);
        self.step = self.step.next();
        Ok(())
    }

    /// 5.1: Victory Points, victor, margin; missions are revealed.
    fn assess(&mut self, mission: &mut CurrentMission, report: &Report, dice: &mut dyn Dice) {
        let scores = assessment::scores(self, mission, report);
        for score in &scores {
            let name = self.name_of(&score.force);
            for line in &score.lines {
                dice.weighed("AV 5.1", format_args!("{name}: {}", line.words()));
            }
            dice.weighed("AV 5.1", format_args!("{name}: {} Victory Points", score.total));
        }
        (mission.victor, mission.margin) = {
            let (victor, margin) = assessment::victor(&scores, &self.sides(), &self.options);
            let who =
                victor.as_ref().map_or_else(|| "nobody wins".to_owned(), |victor| self.side_name(victor));
            // Multiples grade a victory over more than nothing; the reading is needed for the others.
            let is_read =
                margin != Margin::Draw && scores_of_sides(&scores, &self.sides()).any(|sum| sum <= 0);
            let rule = if is_read { "AV 5.1, A15" } else { "AV 5.1" };
            dice.weighed(rule, format_args!("{who}: {}", margin.title()));
            (victor, Some(margin))
        };
        mission.vp = Some(scores);
        for part in &mut mission.forces {
            part.revealed = true;
            let Some(told) = report.force(&part.force) else { continue };
            for (index, objective) in part.objectives.iter_mut().enumerate() {
                let achieved = told.achieves(index, objective);
                objective.state = if achieved { ObjectiveState::Achieved } else { ObjectiveState::Failed };
            }
        }
        if let Some(turns) = report.game_turns {
            mission.game.turn = turns;
        }
    }

    fn name_of(&self, id: &str) -> String {
        self.force_called(id).to_owned()
    }

    /// 5.3: Victory Points less what prisoners cost.
    fn score_campaign(&mut self, mission: &CurrentMission, dice: &mut dyn Dice) {
        let vp = |id: &str| mission.score(id).map_or(0, |score| score.total);
        for force in &mut self.regulars {
            let others = mission.report.as_ref().and_then(|report| report.force(&force.id));
            let others = others.map_or(&[][..], |part| &part.other_casualties);
            let score = regular_cvp(force, others, vp(&force.id), self.turn, &self.options);
            let (name, RegularScore { vp, pow_penalty, cvp, .. }) = (&force.name, &score);
            dice.weighed(
                "AV 5.3, A18",
                format_args!("{name}: {vp} VP minus {pow_penalty} for prisoners lost: {cvp} CVP"),
            );
            force.campaign_vp.push(score);
        }
        for force in &mut self.insurgents {
            let vp = vp(&force.id);
            dice.weighed("AV 5.3", format_args!("{}: {vp} VP: {vp} CVP", force.name));
            force.campaign_vp.push(InsurgencyScore { turn: self.turn, vp, cvp: vp });
        }
    }

    /// 5.4: teams, then the insurgency if its game was a draw or better for it.
    fn develop(
        &mut self,
        mission: &CurrentMission,
        report: &Report,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let mut events =
            development::develop_teams(&mut self.regulars, report, self.turn, &self.options, dice)?;
        for force in &mut self.insurgents {
            let drawn = mission.margin == Some(Margin::Draw);
            if !drawn && mission.victor.as_ref() != Some(&force.id) {
                dice.weighed("AV 7", format_args!("{}: no roll: its game was lost", force.name));
                continue;
            }
            dice.weighed(
                "AV 7",
                format_args!("{}: rolls: its game was {}", force.name, if drawn { "a draw" } else { "won" }),
            );
            let declined = report
                .force(&force.id)
                .is_some_and(|part| part.declined.iter().any(|roll| roll == INSURGENCY_ROLL));
            if declined {
                events.push(Event::of(Step::CombatDevelopment, &force.id, None, Outright::Declines));
                continue;
            }
            let made = development::build_insurgency(force, self.turn, &self.options, dice)?;
            events.extend(
                made.into_iter()
                    .map(|(throw, what)| Event::of(Step::CombatDevelopment, &force.id, Some(throw), what)),
            );
        }
        self.after_action.development.extend(events);
        Ok(())
    }

    /// The turn becomes a record; the next begins, or the campaign is over (5.6).
    fn close_turn(&mut self, mission: CurrentMission) {
        let cvp = self
            .regulars
            .iter()
            .filter_map(|force| {
                force.campaign_vp.last().map(|score| TurnCvp { force: force.id.clone(), cvp: score.cvp })
            })
            .chain(self.insurgents.iter().filter_map(|force| {
                force.campaign_vp.last().map(|score| TurnCvp { force: force.id.clone(), cvp: score.cvp })
            }))
            .collect();
        let mut deployed = Vec::new();
        for force in &mut self.regulars {
            let mut teams = Vec::new();
            for team in force.teams.iter_mut().filter(|team| team.deployed != Deployment::No) {
                teams.push(team.id.clone());
                team.deployed = Deployment::No;
            }
            deployed.push(DeployedTeams { force: force.id.clone(), teams });
            for asset in &mut force.available_assets {
                asset.used = 0;
            }
        }
        let after = std::mem::take(&mut self.after_action);
        let record = TurnRecord {
            turn: self.turn,
            mission,
            cvp,
            deployed,
            casualties: after.casualties,
            development: after.development,
            replacements: after.replacements,
        };
        self.turn_records.push(record.into());
        let pack_is_over = self.pack.as_ref().is_some_and(|pack| pack.next >= pack.scenarios.len());
        if pack_is_over || self.turns_planned.is_some_and(|planned| self.turn >= planned) {
            self.step = Step::Finished;
        } else {
            self.turn += 1;
            self.step = Step::ReceiveMission;
        }
    }
}

/// The Campaign Victory Points of a regular force for `turn`, from its `vp` and the prisoners it lost, those
/// among the `others` who fought with it as well (5.3, A18).
pub fn regular_cvp(
    force: &RegularForce,
    others: &[OtherCasualty],
    vp: i32,
    turn: u32,
    options: &Options,
) -> RegularScore {
    let counts = |prisoner: &&crate::Prisoner| {
        let every = options.pow_campaign_vp == PowCampaignVp::AllThisTurn;
        prisoner.turn == turn && (every || prisoner.how == crate::Capture::Stragglers)
    };
    let others = others.iter().filter(|other| other.outcome == Outcome::Pow).count();
    let others = if options.pow_campaign_vp == PowCampaignVp::AllThisTurn { others } else { 0 };
    let lost = (force.prisoners.iter().filter(counts).count() + others) as i32;
    let pow_penalty = -tables().captured.campaign_vp_each * lost;
    RegularScore { turn, vp, pow_penalty, cvp: vp.saturating_sub(pow_penalty) }
}
