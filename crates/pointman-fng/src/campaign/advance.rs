//! The order of what follows a Mission, from recovery to the next turn.

use super::happening::{Departure, Happening, Outing};
use super::turn::Work;
use super::{Ending, Gone, Report, Stage, Status, TourOfDuty};
use crate::squads::reputation::Standing;
use crate::squads::squad::{Arms, Figure, Post, Role};
use crate::squads::weapons::WeaponClass;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

use super::happening::RepChange;
use super::steps::Advance;

impl TourOfDuty {
    /// Goes on to the next turn.
    pub(super) fn advance(&mut self, given: &Advance, dice: &mut dyn Dice) -> Result<Told, Error> {
        let refused = |why: String| Err(Error::refused("FNG Campaigning", why));
        match (self.stage(), &given.report) {
            (Stage::Over | Stage::Prepare, _) => return refused(self.next_words()),
            (Stage::Fight, None) => {
                let what = "its report (campaign report-template prints a blank one)";
                let report = OpenQuestion::of("report", what, "FNG Campaigning");
                let fought = format!("there was a Mission in {}", self.turn.title());
                return Err(Error::needs("", report, option("report")).because(fought));
            }
            (Stage::Quiet, Some(_)) => {
                return Err(Error::Usage(format!(
                    "there was no Mission in {}: leave out the report",
                    self.turn.title()
                )));
            }
            (Stage::Fight, Some(report)) => {
                let faults = report.faults(self);
                if !faults.is_empty() {
                    return Err(Error::Document { file: "report".to_owned(), faults });
                }
                let open = report.open();
                if !open.is_empty() {
                    let what: Vec<&str> = open.iter().map(|question| question.what.as_str()).collect();
                    return Err(Error::asks(format!("the report is missing: {}", what.join("; ")), open));
                }
            }
            (Stage::Quiet, None) => {}
        }
        let choices = given.choices.resolved(self)?;
        let mut work = Work::new(dice, &choices);
        if let Some(report) = &given.report {
            self.facts(report, &mut work);
            self.recovery(report, &mut work)?;
            self.succession(&mut work)?;
            self.reputation_points(report, &mut work)?;
        }
        self.spend_points(&mut work)?;
        if let Some(report) = &given.report {
            self.follow_up(report, &mut work)?;
            self.replacements(&mut work)?;
            self.medals(report, &mut work)?;
            self.pay_the_piper(report, &mut work)?;
        }
        if self.turn.is_late() {
            self.month_end(&mut work)?;
        }
        self.succession(&mut work)?;
        self.close(given.report.as_ref(), work)
    }

    /// What needs no dice: kills, notes, the dead and captured, and who cheated death.
    fn facts(&mut self, report: &Report, work: &mut Work<'_>) {
        for name in self.names() {
            let Some(reported) = report.figure(&name) else { continue };
            if reported.kills > 0 {
                if let Some(man) = self.man_mut(&name) {
                    man.kills = man.kills.saturating_add(reported.kills);
                }
                work.tell(
                    "Improving Rep",
                    &[],
                    Happening::Kills { name: name.clone(), kills: reported.kills },
                );
            }
            if !reported.notes.trim().is_empty() {
                work.tell(
                    "Unit Roster",
                    &[],
                    Happening::Note { name: name.clone(), text: reported.notes.trim().to_owned() },
                );
            }
            if reported.cheated_death {
                work.tell("Cheating Death", &[], Happening::CheatedDeath { name: name.clone() });
                if let Some(man) = self.man_mut(&name) {
                    let standing = Standing {
                        rep: man.rep,
                        points: man.reputation_points,
                        months: man.months,
                        marine: false,
                    };
                    let (from, to) = (man.rep, standing.cheated_death().rep);
                    man.rep = to;
                    if from != to {
                        let why = RepChange::CheatedDeath;
                        work.tell(
                            "Cheating Death",
                            &[],
                            Happening::Rep { name: name.clone(), from, to, why },
                        );
                    }
                }
            }
            match reported.status {
                Status::Dead => self.leaves(&name, Departure::Killed, work, &[], "Casualties"),
                Status::Captured => self.leaves(&name, Departure::Captured, work, &[], "Casualties"),
                Status::Ok | Status::OutOfTheFight | Status::RanAway => {}
            }
        }
    }

    /// A man leaves for good. Their place is a loss but where their tour was over: then one new in country
    /// takes it.
    pub(super) fn leaves(
        &mut self,
        name: &str,
        how: Departure,
        work: &mut Work<'_>,
        dice: &[u32],
        rule: &str,
    ) {
        let Some(figure) = self.take(name) else { return };
        if how != Departure::TourOver {
            self.losses = self.losses.saturating_add(1);
        }
        work.tell(rule, dice, Happening::Left { name: name.to_owned(), how });
        self.gone.push(Gone { figure, turn: self.turn, how });
    }

    /// Takes a man off the roster. Their support weapon goes to a rifleman: it stays manned as long as men
    /// are left.
    pub(super) fn take(&mut self, name: &str) -> Option<Figure> {
        if let Some(index) = self.away.iter().position(|away| away.figure.name == name) {
            return Some(self.away.remove(index).figure);
        }
        let index = self.squad.figures.iter().position(|figure| figure.name == name)?;
        let mut figure = self.squad.figures.remove(index);
        if figure.weapon.as_ref().is_some_and(is_support_weapon) {
            let has_rifle = |other: &Figure| {
                other.role.is_none() && !other.star && !other.weapon.as_ref().is_some_and(is_support_weapon)
            };
            let assists = |other: &Figure| {
                figure.post == Some(Post::LmgGunner) && other.post == Some(Post::LmgAssistant)
            };
            let men = &self.squad.figures;
            let next = men.iter().position(assists).or_else(|| men.iter().rposition(has_rifle));
            if let Some(next) = next {
                let other = &mut self.squad.figures[next];
                std::mem::swap(&mut other.weapon, &mut figure.weapon);
                std::mem::swap(&mut other.post, &mut figure.post);
            }
        }
        Some(figure)
    }

    /// The turn is over.
    fn close(&mut self, report: Option<&Report>, work: Work<'_>) -> Result<Told, Error> {
        let Work { mut told, happenings, .. } = work;
        let mut record =
            self.current.take().ok_or_else(|| Error::Bug("a turn without a record is closed".to_owned()))?;
        record.goal_met = report.and_then(|report| report.goal_met);
        record.story = report.map_or_else(Vec::new, |report| report.story.clone());
        record.happenings.extend(happenings);
        if let (Outing::Mission { weather, contact, .. }, Some(report)) = (&mut record.outing, report) {
            *weather = report.weather.unwrap_or(*weather);
            *contact = report.contact.unwrap_or(*contact);
        }
        self.mission = None;
        let next = self.turn.next();
        if self.squad.figures.is_empty() {
            if !self.is_communist() {
                // Nobody is left to take the check for replacements: pulled out as after no pass.
                if self.rest.is_none()
                    && let Some(next) = next
                {
                    self.rest = Some(next);
                    told.note("Replacements", Happening::PulledOut {}.words());
                    record.happenings.push(Happening::PulledOut {});
                }
            } else if self.away.is_empty() {
                self.ended = Some(Ending::WipedOut);
                told.note(
                    "Replacements",
                    "nobody is left and no replacements will come: the campaign is over",
                );
            }
        }
        self.closed.push(record);
        match next {
            _ if self.ended.is_some() => {}
            None => {
                self.ended = Some(Ending::Calendar);
                told.note("Time in the Campaign", "December 1968 is over, and the campaign with it");
            }
            Some(next) => {
                self.turn = next;
                told.note("Time in the Campaign", format!("next: {}", next.title()));
            }
        }
        Ok(told)
    }

    /// Whether a man of the roster holds the post of Leader, with the squad or in hospital.
    pub(super) fn has_leader(&self) -> bool {
        self.men().any(|figure| figure.role == Some(Role::Leader))
    }
}

/// Whether it is a weapon that a squad keeps manned [Unit Organization].
fn is_support_weapon(arms: &Arms) -> bool {
    matches!(
        arms.class,
        Some(
            WeaponClass::Lmg
                | WeaponClass::Mmg
                | WeaponClass::Hmg
                | WeaponClass::GrenadeLauncher
                | WeaponClass::GrenadeLauncherBuckshot
                | WeaponClass::Flamethrower
                | WeaponClass::AntiTank
                | WeaponClass::RecoillessRifle
                | WeaponClass::AutomaticCannon
        )
    )
}
