//! Words that are none of the answers listed: which of them the rules take, and which rule refuses the
//! others.

use pointman_core::vocabulary::Term;
use pointman_core::voice::Voice;

use super::super::super::answers::{Tree, takes_all};
use super::super::super::console::Rules;
use super::super::sense::{AIMS, SPECIAL, TRANSFER, Way, begins_name, both_ways, space_typed};
use super::super::short;
use super::groups::open_place;
use super::reading::without_end;
use super::{Dialogue, EVENT, Highest, anyway};
use crate::error::Error;
use crate::fitl::rehearsal::{Draft, Open, StepOf, Values};
use crate::fitl::{
    CardSide, Faction, FactionSet, NextStep, OperationName, Row, Side, Space, SpecialName, Words,
};
use crate::names::titled;

/// A question that is being asked, for words that are none of its answers.
pub(super) struct Asking<'a> {
    pub(super) dialogue: &'a Dialogue<'a>,
    pub(super) draft: &'a Draft,
    pub(super) first: &'a Open,
    /// All that is open.
    pub(super) open: &'a [Open],
    pub(super) answers: &'a [Vec<String>],
    /// Whether it is the choice with which a step begins.
    pub(super) begins: bool,
    /// The Special Activity that is gone on with, if the question is where.
    pub(super) special: Option<SpecialName>,
}

impl Rules for Asking<'_> {
    fn accept(&self, typed: &str, is_ended: bool) -> bool {
        let by_words = || takes_all(Tree::of(self.answers), typed, self.dialogue.client);
        // A Special Activity that only its name is said of is asked about, whatever was typed after it.
        let is_bare_name = SpecialName::named(typed.strip_prefix(SPECIAL).unwrap_or(typed)).is_some();
        // A place alone is one of the Special Activity that is asked about, never one of the Operation.
        let is_of_special = self.special.is_some() && space_typed(&typed.to_lowercase()).is_some();
        !self.begins
            && !is_bare_name
            && !is_of_special
            && self.transports_nobody_from(typed).is_none()
            && !self.leaves_hits_open(typed)
            && !self.leaves_way_open(typed)
            && !self.finds_done(typed)
            // What reads as a further step of the Special Activity is one, whatever else it could be.
            && (is_ended && self.special.is_none() || !by_words())
            && self.dialogue.as_answer(self.draft, self.first, typed).is_some()
    }

    fn begins_next(&self, typed: &[&str], sign: char) -> bool {
        // The next of several places that pieces come from may stand behind a comma.
        let goes_on = sign == ',' && self.draft.words.contains(&format!(" {} ", self.first.question.name));
        typed.first().is_some_and(|word| begins_name(word)) && !goes_on
    }

    fn leaves_open(&self, step: &str) -> bool {
        self.open_way(step).is_some()
    }

    fn accept_line(&self, said: &[String], line: &str) -> Option<usize> {
        if !said.is_empty() || self.first.question.name != "action" || !self.draft.words.trim().is_empty() {
            return None;
        }
        let taken = without_end(line).len();
        self.dialogue.is_read_whole(&line[..taken]).then_some(taken)
    }

    fn may_say_again(&self) -> bool {
        !self.begins
    }

    fn said_of_it(&self, answer: &[String], typed: &[&str]) -> Option<Result<usize, String>> {
        // Behind an Attack a number is how many go, which its die decides or not.
        let is_attack = self.draft.words.starts_with(OperationName::Attack.id());
        if is_attack && answer.first().is_none_or(|name| SpecialName::with_id(name).is_none()) {
            return None;
        }
        // Nobody aims at one enemy alone by a number alone: it may mean one of the answers listed.
        let aims = answer.iter().any(|word| AIMS.contains(&word.as_str()));
        if aims && typed.len() == 1 && typed[0].parse::<u8>().is_ok() {
            return None;
        }
        let removed = self.removed_anyway(&answer.join(" "), typed)?;
        anyway::said(&removed, typed)
    }

    fn goes_singly(&self, from: &str, to: &str) -> Option<String> {
        let to = space_typed(&to.to_lowercase())?;
        if !self.draft.words.starts_with(EVENT) {
            return None;
        }
        let left = self.draft.answer(self.first, from);
        let asked = left.rehearse(&self.dialogue.start, &mut Highest).ok()?.open.into_iter().next()?;
        let may_go = asked.question.legal.iter().any(|legal| legal == to.id());
        (may_go && asked.question.name != self.first.question.name).then(|| to.id().to_owned())
    }

    fn asks_next(&self, said: &[String], typed: &[&str]) -> bool {
        self.asks_for(&said.join(" "), typed)
    }

    fn said_unasked(&self, typed: &[&str]) -> usize {
        let unasked = self.dialogue.unasked.borrow();
        let is_said =
            |used: &usize| takes_all(Tree::of(&unasked), &typed[..*used].join(" "), self.dialogue.client);
        (1..=typed.len()).rev().find(|used| !unasked.is_empty() && is_said(used)).unwrap_or(0)
    }

    fn waits(&self, typed: &str) -> Result<(), Error> {
        // Where a step is no choice, it is asked first whether it is gone on with.
        let is_first = self.dialogue.said.is_empty() && !self.dialogue.is_choice();
        if is_first { Ok(()) } else { self.dialogue.client.paper.keep_typed(typed) }
    }

    fn refusal(&self, typed: &str) -> Option<String> {
        if let Some(why) = self.sort_of_action(typed) {
            return Some(why);
        }
        let elsewhere = self.special_elsewhere(typed).or_else(|| self.another_operation(typed));
        if let Some(why) = elsewhere.or_else(|| self.enemy_alone(typed)) {
            return Some(why);
        }
        if let Some(space) = self.transports_nobody_from(typed) {
            return Some(format!("{} has no ARVN Troops or Rangers to Transport [4.3.2]", space.name()));
        }
        if self.begins {
            // An Operation that is not allowed now says which rule bans it.
            let name = first_word(typed);
            if self.answers.iter().any(|answer| answer[0] == name) {
                return None;
            }
            // An Event that only lacks its side would be asked for that first.
            let said =
                if name == EVENT { format!("{EVENT} {}", CardSide::Unshaded.id()) } else { name.to_owned() };
            return match Draft::act(said).rehearse(&self.dialogue.start, &mut Highest) {
                Err(Error::Refused { message, rule, .. }) => Some(format!("{message} [{rule}]")),
                _ => None,
            };
        }
        if let Some(special) = self.special {
            return self.refused_of_special(special, typed);
        }
        if self.leaves_hits_open(typed) {
            return self.space_refused(typed);
        }
        let said = self.dialogue.without_name(self.draft, self.first, typed);
        self.another_space(said)
            .or_else(|| self.refused(said))
            .or_else(|| self.refused_both_ways(said))
            .or_else(|| self.space_refused(typed))
            .or_else(|| self.pacify_refused(typed))
    }
}

/// Whether words begin a Special Activity.
pub(super) fn begins_special(words: &str) -> bool {
    let words = words.to_lowercase();
    Words::of(words.strip_prefix(SPECIAL).unwrap_or(&words)).peek().and_then(SpecialName::named).is_some()
}

impl Asking<'_> {
    /// The two ways to read a move, where both are legal.
    pub(super) fn open_way(&self, typed: &str) -> Option<[Way; 2]> {
        // A Redeploy asks for where pieces come from first: there the first place is that.
        let may_be_open = !self.begins && self.dialogue.of != StepOf::Coup;
        // Pieces that may be of two owners are asked about afterwards.
        let takes = |way: &Way| {
            self.accept(&way.step, true)
                || takes_all(Tree::of(self.answers), &way.typed.replace(" from ", " "), self.dialogue.client)
        };
        both_ways(typed).filter(|ways| may_be_open && ways.iter().all(takes))
    }

    /// Why a space is none of those that an Event asks for.
    fn another_space(&self, said: &str) -> Option<String> {
        let space = space_typed(&said.to_lowercase()).filter(|_| self.draft.words.starts_with("event"))?;
        let spaces: Vec<Space> =
            self.first.question.legal.iter().filter_map(|legal| Space::with_id(legal)).collect();
        let names: Vec<&str> = spaces.iter().map(|space| space.name()).collect();
        let is_another = !spaces.is_empty() && !spaces.contains(&space);
        is_another.then(|| format!("{} is not one of {}.", space.name(), names.join(", ")))
    }

    /// The rule that refuses a move, `khanh hoa 2t saigon`, whichever of its places the pieces come from.
    fn refused_both_ways(&self, said: &str) -> Option<String> {
        let [one, other] = both_ways(said)?;
        self.refused(&other.step).and_then(|_| self.refused(&one.step))
    }

    /// The rule that refuses these words for an answer, if one does.
    fn refused(&self, said: &str) -> Option<String> {
        let mut dice = self.dialogue.dice_as_they_lie();
        let rehearse = || self.draft.answer(self.first, said).rehearse(&self.dialogue.start, &mut dice);
        match Voice::Prompt.speaking(rehearse) {
            Err(Error::Refused { message, rule, .. }) => {
                // Which step it is is plain at the prompt.
                Some(format!("{message} [{rule}]"))
            }
            _ => None,
        }
    }

    /// The rule of the Special Activity under way that refuses what was typed for it.
    pub(super) fn refused_of_special(&self, special: SpecialName, typed: &str) -> Option<String> {
        let typed = typed.to_lowercase();
        let typed = typed.strip_prefix(SPECIAL).unwrap_or(&typed);
        let step = typed.strip_prefix(special.id()).unwrap_or(typed).trim();
        let named = format!("{} {step}", special.id());
        self.refused(&format!("{SPECIAL}{named}")).or_else(|| self.space_refused(&named))
    }

    /// The space without anybody to move that a Transport is said to come from, where it does nothing: the
    /// rules take that.
    fn transports_nobody_from(&self, typed: &str) -> Option<Space> {
        let lower = typed.to_lowercase();
        let step = lower.strip_prefix(SPECIAL).unwrap_or(&lower);
        let from = space_typed(step.strip_prefix(SpecialName::Transport.id())?.trim_start())?;
        let transports = format!("{SPECIAL}{} ", SpecialName::Transport.id());
        let legal = self.open.iter().flat_map(|open| &open.question.legal);
        let mut origins = legal.filter_map(|answer| answer.strip_prefix(&transports));
        // An origin alone is listed where Rangers go Underground all the same.
        let does_something =
            |way: &str| Space::with_id(way).is_some() || way.split(' ').next() == Some(from.id());
        (!origins.any(does_something)).then_some(from)
    }

    /// Whether words begin a Special Activity that finds done what the end of the Operation asks first.
    fn finds_done(&self, typed: &str) -> bool {
        self.open.iter().any(Open::is_of_end) && begins_special(typed)
    }

    /// Whether a further group of a move names a place that its pieces may go to as well as come from: that
    /// is asked, group by group.
    fn leaves_way_open(&self, typed: &str) -> bool {
        let of = if typed.starts_with(SPECIAL) || SpecialName::named(first_word(typed)).is_some() {
            typed
        } else {
            &self.draft.words
        };
        let may_go = |place: Space| {
            let is_there = |answer: &&Vec<String>| answer.iter().take(2).any(|word| *word == place.id());
            self.answers.iter().find(is_there).is_some()
        };
        open_place(of, typed).is_some_and(may_go)
    }

    /// Whether it is an Air Strike that is not said how many hits go where: its die is rolled before that is
    /// asked.
    fn leaves_hits_open(&self, typed: &str) -> bool {
        let step = typed.strip_prefix(SPECIAL).unwrap_or(typed).strip_prefix(SpecialName::AirStrike.id());
        let is_open = |item: &str| {
            let item = item.trim();
            !item.starts_with("deg") && !item.contains(|letter: char| letter.is_ascii_digit())
        };
        !self.dialogue.open_strikes(self.draft, self.open).is_empty()
            && step.is_some_and(|items| items.split(',').any(is_open))
    }

    /// Why a step cannot be in the space that was named for it, or begun with: the rule that refuses there
    /// what is legal elsewhere.
    fn space_refused(&self, typed: &str) -> Option<String> {
        let typed = typed.to_lowercase();
        let mut words = Words::of(typed.strip_prefix(SPECIAL).unwrap_or(&typed));
        let special = words.peek().and_then(SpecialName::named);
        let prefix = special.map_or_else(String::new, |special| format!("{SPECIAL}{} ", special.id()));
        if special.is_some() {
            words.next("a word").ok()?;
        }
        let space = words.space().ok()?;
        let is_space = |word: &str| Space::with_id(word).is_some();
        let legal = self.open.iter().flat_map(|open| &open.question.legal);
        let elsewhere: Vec<(&str, &str)> = legal
            .filter_map(|answer| {
                let rest = answer.strip_prefix(&prefix)?;
                let end = rest.find([' ', ':']).unwrap_or(rest.len());
                Some(rest.split_at(end)).filter(|(other, _)| is_space(other))
            })
            .collect();
        if elsewhere.is_empty() || elsewhere.iter().any(|(other, _)| *other == space.id()) {
            return None;
        }
        let mut why = None;
        let is_of_space = |message: &str| {
            let rest = message.strip_prefix(space.name());
            rest.is_some_and(|rest| {
                [": ", " has ", " is ", " costs "].iter().any(|next| rest.starts_with(next))
            })
        };
        for (_, rest) in elsewhere {
            let there = self.draft.answer(self.first, &format!("{prefix}{space}{rest}"));
            match there.rehearse(&self.dialogue.start, &mut Highest) {
                Err(Error::Refused { message, rule, .. }) => {
                    // What is said of the space itself says most.
                    let found = message.match_indices(space.name()).map(|(at, _)| &message[at..]);
                    let of_space = found.into_iter().find(|rest| is_of_space(rest));
                    let message = of_space.unwrap_or(&message);
                    if why.is_none() || of_space.is_some() {
                        why = Some(format!("{message} [{rule}]"));
                    }
                    if of_space.is_some() {
                        break;
                    }
                }
                Err(_) => {}
                Ok(_) => return None,
            }
        }
        why
    }

    /// Why no space of a Train can be Pacified, where somebody wants to: what refuses it in each (3.2.1).
    fn pacify_refused(&self, typed: &str) -> Option<String> {
        const PACIFY: &str = "pacify";
        let mut words = self.draft.words.split([' ', ';', ',']);
        let is_train = words.next() == Some(OperationName::Train.id());
        let is_open = self.answers.iter().any(|answer| answer[0] == PACIFY);
        if !is_train || is_open || typed.split(' ').next() != Some(PACIFY) {
            return None;
        }
        let trained = words.filter_map(Space::with_id);
        let why = trained.filter_map(|space| {
            // Terror goes first.
            let has_terror = self.dialogue.client.shown().board().terror(space) > 0;
            let step = if has_terror { "terror" } else { "levels" };
            let pacified = self.draft.answer(self.first, &format!("{PACIFY} {space} {step} 1"));
            match pacified.rehearse(&self.dialogue.start, &mut Highest) {
                Err(Error::Refused { message, rule, .. }) => Some(format!("{message} [{rule}]")),
                _ => None,
            }
        });
        let mut all: Vec<String> = Vec::new();
        why.for_each(|why| {
            if !all.contains(&why) {
                all.push(why);
            }
        });
        (!all.is_empty()).then(|| all.join("; "))
    }

    /// Why a Special Activity that was named has no place here: it goes with other Operations (4.1.1).
    fn special_elsewhere(&self, typed: &str) -> Option<String> {
        // `air lift` is one name.
        let second = typed.split(' ').nth(1).unwrap_or_default();
        let names = [format!("{}-{second}", first_word(typed)), first_word(typed).to_owned()];
        let special = names.iter().find_map(|name| SpecialName::with_id(&name.to_lowercase()))?;
        let name = special.id();
        let NextStep::Act { faction, .. } = self.dialogue.start.next_step() else {
            let advice =
                if special == SpecialName::Advise { "; `adviser` suggests what you could do" } else { "" };
            let (rule, special) = (Row::G5, titled(special.id()));
            let why = format!("{special} is a Special Activity, and no Operation is under way{advice}");
            return Some(format!("{why} [{}, {}]", rule.id(), rule.rule()));
        };
        if self.answers.iter().any(|answer| answer[0] == name) {
            return None;
        }
        // Its name is the word that asks for advice in other programs, and in the shell.
        let advice = match special {
            SpecialName::Advise => "; `adviser` suggests what you could do",
            _ => "",
        };
        if !special.factions().contains(faction) {
            let named = |factions: FactionSet| factions.iter().map(short).collect::<Vec<_>>().join(" and ");
            let own = SpecialName::ALL.into_iter().filter(|own| own.factions().contains(faction));
            let own: Vec<String> = own.map(|own| titled(own.id())).collect();
            return Some(format!(
                "{} is a Special Activity of {}: {} has {}{advice} [{}, {}]",
                titled(special.id()),
                named(special.factions()),
                short(faction),
                own.join(", "),
                Row::G3.id(),
                Row::G3.rule()
            ));
        }
        if self.begins
            && matches!(self.dialogue.start.next_step(), NextStep::Act { allowed, .. } if !allowed.operation)
        {
            let special = titled(special.id());
            return Some(format!(
                "{special} goes with no Limited Operation, which is all that is left [2.3.5]"
            ));
        }
        let fits = |operation: &OperationName| operation.is_of(faction) && special.goes_with(*operation);
        let fitting: Vec<String> =
            OperationName::ALL.into_iter().filter(fits).map(|operation| titled(operation.id())).collect();
        let of = self.draft.words.trim().split([' ', ';']).next().unwrap_or_default();
        let here = of.parse::<OperationName>().ok().filter(|operation| !fits(operation));
        if here.is_none() && !self.begins {
            // It would go with this Operation: its own rule says what it lacks.
            return self.dialogue.nowhere(self.draft, special);
        }
        let (rule, special, fitting) = (Row::G5, titled(special.id()), fitting.join(", "));
        let why = match here {
            Some(operation) => {
                format!("{special} does not go with {}: with {fitting}", titled(operation.id()))
            }
            None => format!("{special} goes with an Operation, which is named first: {fitting}{advice}"),
        };
        Some(format!("{why} [{}, {}]", rule.id(), rule.rule()))
    }

    /// Why the name of an enemy chooses nothing behind a space of an Assault or Attack: there was no choice.
    fn enemy_alone(&self, typed: &str) -> Option<String> {
        let (enemy, acts) = (Faction::with_id(&typed.to_lowercase())?, self.dialogue.acts()?);
        let steps = self.draft.words.rsplit_once(';').map_or(&*self.draft.words, |(_, last)| last);
        let (name, word, rule) = match self.draft.words.split(' ').next().and_then(OperationName::with_id)? {
            OperationName::Assault => ("Assault", "only", "3.2.4"),
            OperationName::Attack => ("Attack", "against", "3.3.3"),
            _ => return None,
        };
        let space = steps.split(' ').find_map(Space::with_id)?;
        (enemy.side() != acts.side()).then(|| {
            format!(
                "`{enemy}` chooses nothing in {}: an {name} goes against all enemies there, and where both \
                 can lose pieces `{word} {enemy}` aims at one [{rule}]",
                space.name()
            )
        })
    }

    /// What to name in place of the sort of action that was named: an Operation, a Special Activity; and why
    /// there is no Pivotal Event.
    fn sort_of_action(&self, typed: &str) -> Option<String> {
        let sort = first_word(typed).to_lowercase();
        let is_choice = self.begins && self.first.question.name == "action";
        let named = |is_one: &dyn Fn(&str) -> bool| {
            let mut names: Vec<&str> = Vec::new();
            for name in self.answers.iter().filter_map(|answer| answer.first()) {
                if is_one(name) && !names.contains(&name.as_str()) {
                    names.push(name);
                }
            }
            names.join(", ")
        };
        let operations = || match named(&|name| OperationName::with_id(name).is_some()) {
            none if none.is_empty() => "no Operation is open now".to_owned(),
            names => format!("name the Operation: {names}"),
        };
        match sort.as_str() {
            "operation" | "operations" if is_choice => Some(operations()),
            "limited" if is_choice => {
                Some(format!("a Limited Operation is one in a single space [2.3.5]; {}", operations()))
            }
            "pivotal" if is_choice => {
                let named = typed.split(' ').nth(1).and_then(|who| Faction::with_id(&who.to_lowercase()));
                // Where somebody may play one, what follows answers whether that is meant: `pivotal yes`.
                let is_offered = self.answers.iter().any(|answer| answer[0] == sort);
                let faction = named.or_else(|| self.dialogue.acts().filter(|_| !is_offered))?;
                let why = self.dialogue.start.may_play_pivotal(faction).err()?;
                Some(why.of(&format!("{}'s Pivotal Event", short(faction))).to_string())
            }
            TRANSFER
                if is_choice && self.dialogue.acts().is_some_and(|acts| acts.side() == Side::Insurgent) =>
            {
                Some(format!(
                    "Resources go from NVA to VC or back during an Operation, as in `march transfer vc nva \
                     3` [1.5.2]; {}",
                    operations()
                ))
            }
            "special" if is_choice => Some(format!(
                "a Special Activity goes with an Operation, which comes first; {}",
                operations()
            )),
            "special" if matches!(self.first.values, Values::Steps(_)) => {
                Some(match named(&|name| SpecialName::with_id(name).is_some()) {
                    none if none.is_empty() => "no Special Activity is open here".to_owned(),
                    names => format!("name the Special Activity: {names}"),
                })
            }
            _ => None,
        }
    }

    /// Why another Operation cannot be named here: one is under way (2.3.4).
    fn another_operation(&self, typed: &str) -> Option<String> {
        let name = first_word(typed);
        let other: OperationName = name.parse().ok().filter(|other: &OperationName| other.id() == name)?;
        let of = self.draft.words.trim().split([' ', ';']).next().unwrap_or_default();
        let here: OperationName = of.parse().ok().filter(|here| *here != other)?;
        // A Patrol may end with an Assault on a LoC: its own rule says why not there (3.2.2).
        if (here, other) == (OperationName::Patrol, OperationName::Assault) {
            return None;
        }
        let is_of_steps = matches!(self.first.values, Values::Steps(_));
        (is_of_steps && !self.answers.iter().any(|answer| answer[0] == name)).then(|| {
            let (other, here) = (titled(other.id()), titled(here.id()));
            format!("{other} is another Operation, and {here} is under way: `abort` drops it [2.3.4]")
        })
    }
}

/// The first word of what was typed.
fn first_word(typed: &str) -> &str {
    typed.split([' ', ';', ',']).next().unwrap_or_default()
}
