//! The end of a month: months served, monthly rolls, tours that end [Improving Rep and Short Timers; What?
//! You Want Me to Re-up?].

use super::happening::{ComesFrom, Departure, Gained, Happening, RepChange};
use super::options::{Arrivals, BarredVeteran, Doubles, ReplacementCap, Rises, SecondTour};
use super::roll::{Rolled, roll, roll_table};
use super::turn::Work;
use super::{Tour, TourOfDuty, attribute};
use crate::army_lists::Alternative;
use crate::checks::{CheckId, Flag, ResultId, Then};
use crate::raise::draw_attribute;
use crate::squads::squad::Figure;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

/// The Rep at which anyone re-ups.
const RE_UPS_BY_ITSELF: u8 = 5;

impl TourOfDuty {
    /// One more month for every man; whose tour is over signs on again or goes home.
    pub(super) fn month_end(&mut self, work: &mut Work<'_>) -> Result<(), Error> {
        let Some(tour) = self.tour() else { return Ok(()) };
        for name in self.names() {
            let Some(man) = self.man_mut(&name) else { continue };
            man.months = man.months.saturating_add(1).min(tour.months);
            let (months, fixed) = (man.months, man.rep_fixed);
            if !fixed {
                if months >= tour.short_from {
                    self.monthly(CheckId::ShortTimer, &name, work)?;
                } else if self.options.rises != Rises::Points {
                    self.monthly(CheckId::MonthlyRep, &name, work)?;
                }
            }
            if months >= tour.months {
                self.tour_ends(&name, tour, work)?;
            }
        }
        Ok(())
    }

    /// One man's roll of the month. Nobody rolls who can neither rise nor fall.
    fn monthly(&mut self, check: CheckId, name: &str, work: &mut Work<'_>) -> Result<(), Error> {
        let Some(man) = self.man(name).cloned() else { return Ok(()) };
        // Tours as the US Army's, whatever the force, but for Marines.
        let rolled = roll(check, &self.squad, &man, &[], &[], work.dice)?;
        if rolled.dice.is_empty() {
            return Ok(());
        }
        let doubles = rolled.tested.then == Some(Then::RepFixed);
        let by_total = rolled.tested.roll.is_some_and(|total| total <= i32::from(man.months));
        let changes = if doubles {
            self.options.doubles == Doubles::Applies && by_total
        } else {
            rolled.outcome() != ResultId::NoEffect
        };
        if changes {
            let (to, why) = match check {
                CheckId::ShortTimer => (man.rep - 1, RepChange::ShortTimer),
                _ => (man.rep + 1, RepChange::Month),
            };
            self.rep_changes(name, to, why, (check.id(), &rolled.dice), work)?;
        } else if !doubles {
            work.told.rolled(check.id(), &rolled.dice, format!("{name}: Rep stays {}", man.rep));
        }
        if doubles && let Some(man) = self.man_mut(name) {
            man.rep_fixed = true;
            let rep = man.rep;
            work.tell(check.id(), &rolled.dice, Happening::RepFixed { name: name.to_owned(), rep });
        }
        Ok(())
    }

    /// Rep changes; with every rise comes an Attribute.
    pub(super) fn rep_changes(
        &mut self,
        name: &str,
        to: u8,
        why: RepChange,
        (rule, dice): (&str, &[u32]),
        work: &mut Work<'_>,
    ) -> Result<(), Error> {
        let Some(man) = self.man_mut(name) else { return Ok(()) };
        let from = std::mem::replace(&mut man.rep, to);
        work.tell(rule, dice, Happening::Rep { name: name.to_owned(), from, to, why });
        if to > from { self.gains_attribute(name, Gained::Rise, work) } else { Ok(()) }
    }

    /// A Star chooses an Attribute, a Grunt draws one.
    pub(super) fn gains_attribute(
        &mut self,
        name: &str,
        how: Gained,
        work: &mut Work<'_>,
    ) -> Result<(), Error> {
        let Some(mut man) = self.man(name).cloned() else { return Ok(()) };
        // A Star has none below Rep 4 (char-13).
        let none_yet = man.star && how == Gained::Rise && man.rep < 4;
        if none_yet && !self.squad.options.has(Alternative::OneAttributeEveryStar) {
            return Ok(());
        }
        let attribute = if man.star {
            Some(attribute::choose(&mut man, work.choices.attributes.get(name), work)?)
        } else {
            draw_attribute(&mut man, &self.squad.options, &mut self.deck, &mut work.told, work.dice)?
                .attribute
        };
        if let Some(own) = self.man_mut(name) {
            *own = man;
        }
        work.happenings.push(Happening::Attribute { name: name.to_owned(), attribute, how });
        Ok(())
    }

    fn tour_ends(&mut self, name: &str, tour: Tour, work: &mut Work<'_>) -> Result<(), Error> {
        let Some(man) = self.man(name).cloned() else { return Ok(()) };
        let (stays, dice) = self.re_ups(&man, work)?;
        if stays {
            let keeps_kills = self.options.second_tour == SecondTour::KillsKept;
            if let Some(man) = self.man_mut(name) {
                man.tour = man.tour.saturating_add(1);
                man.months = 0;
                man.rep_fixed = false;
                if !keeps_kills {
                    man.kills = 0;
                }
                let number = man.tour;
                work.tell("re-up", &dice, Happening::ReUp { name: name.to_owned(), tour: number });
            }
            return Ok(());
        }
        let was_present = self.squad.figures.iter().any(|figure| figure.name == name);
        debug_assert!(man.months >= tour.months, "a tour ends with its last month");
        self.leaves(name, Departure::TourOver, work, &dice, "re-up");
        // Nobody comes for one whom the squad had too many.
        let room = self.present() < self.paper_strength || self.options.cap == ReplacementCap::NoCap;
        if was_present && room {
            self.new_in_country(work)?;
        }
        Ok(())
    }

    /// Whether a man signs on again, and the dice that decided it.
    fn re_ups(&mut self, man: &Figure, work: &mut Work<'_>) -> Result<(bool, Vec<u32>), Error> {
        let name = &man.name;
        if man.star {
            let Some(stays) = work.choices.re_up.get(name) else {
                let quoted = format!("'{name}'");
                let (stay, go) = (option("re-up").with(&quoted), option("go-home").with(&quoted));
                let message = format!("{name}'s tour is over: give {stay} or {go}");
                let stays = OpenQuestion::of("re-up", "who stays, or `go-home` for who goes", "FNG re-up")
                    .legal([name.clone()]);
                return Err(Error::asks(message, vec![stays]));
            };
            return Ok((*stays, Vec::new()));
        }
        let barred = man.attributes.all()?.iter().any(|attribute| attribute.bars_re_up);
        if barred && (man.rep < RE_UPS_BY_ITSELF || self.options.barred == BarredVeteran::GoesHome) {
            return Ok((false, Vec::new()));
        }
        if man.rep >= RE_UPS_BY_ITSELF {
            return Ok((true, Vec::new()));
        }
        let first = roll(CheckId::ReUp, &self.squad, man, &[Flag::FirstRoll], &[], work.dice)?;
        let mut dice = first.dice.clone();
        if first.outcome() != ResultId::RollAgain {
            return Ok((first.outcome() == ResultId::ReUps, dice));
        }
        let Rolled { dice: again, tested } = roll(CheckId::ReUp, &self.squad, man, &[], &[], work.dice)?;
        dice.extend(again);
        Ok((tested.outcome == Some(ResultId::ReUps), dice))
    }

    /// A soldier new in country takes the place of one whose tour was over (char-05).
    fn new_in_country(&mut self, work: &mut Work<'_>) -> Result<(), Error> {
        let rep = match self.options.arrivals {
            Arrivals::StartingRep => {
                let rolled = roll_table(CheckId::StartingRep, "a soldier new in country", work.dice)?;
                work.told.rolled("starting-rep", &rolled.dice, rolled.tested.text.clone());
                if rolled.outcome() == ResultId::Rep4 { 4 } else { 3 }
            }
            Arrivals::ArmyList => {
                let face = work.dice.d6(format_args!("Rep of a soldier new in country"))?;
                let rep = self.force.list().rep(face)?;
                work.told.rolled(
                    "Army Lists",
                    &[u32::from(face)],
                    format!("a soldier new in country: Rep {rep}"),
                );
                rep
            }
        };
        // Their place was no loss.
        let losses = self.losses;
        self.join(rep, ComesFrom::NewInCountry, work)?;
        self.losses = losses;
        Ok(())
    }
}
