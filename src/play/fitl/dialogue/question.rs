//! The next question of a step: what may be said, what each answer stands for, and what is said by the one
//! chosen.

use pointman_core::vocabulary::Term;

use super::super::super::Left;
use super::super::super::answers::{Meant, Tree, is_of_pieces, meant, takes_all};
use super::super::super::console::{Chosen, DONE, Prompt};
use super::super::sense::{SPECIAL, begins_name, shown, split};
use super::answers::{
    bare, counted_answers, done_without, likely, operation_asked, shared_name, without_removals,
    without_sources, words_of, words_of_step,
};
use super::asking::{Asking, begins_special};
use super::more::{AID, more_of_special, special_under_way};
use super::raids::Late;
use super::strikes::is_strike;
use super::{Dialogue, EVENT, Said};
use crate::fitl::document::GameTold;
use crate::fitl::events::wording::IN_PARENTHESES;
use crate::fitl::rehearsal::{Draft, Open, StepOf, Values};
use crate::fitl::{CardSide, CoupPart, OperationName, PieceKind, SpecialName};
use crate::names::{capitalized, titled};
use crate::question::{NOTHING, OpenQuestion};

/// A question as it comes up.
struct Moment<'o> {
    /// What was said so far.
    draft: &'o Draft,
    /// The question, and all that is open beside it.
    first: &'o Open,
    open: &'o [Open],
    /// What the step does, if it may end here.
    told: Option<&'o GameTold>,
    /// Raids that may still be said.
    late: Vec<Late>,
    /// What an Air Strike may be begun with, each with the hits that it takes.
    strikes: Vec<(&'o Open, &'o str, u8)>,
    /// How many lines will have been typed if the answer is said in one.
    whole_by: usize,
}

/// The answers that are offered, and what each of them stands for.
#[derive(Default)]
struct Offer<'o> {
    answers: Vec<Vec<String>>,
    stands: Vec<Stands<'o>>,
    /// How many of them are legal values of what is open: they come first.
    listed: usize,
    unlisted: Vec<String>,
    enter: Option<(usize, String)>,
}

/// What an answer stands for.
#[derive(Clone, Copy)]
enum Stands<'o> {
    /// A legal value.
    Value(&'o Open, &'o str),
    /// The end of what may end here.
    End,
    /// The same after Aid that an Advise adds for nothing (4.2.1).
    AidThenEnd,
    /// The end of the Special Activity, where the Operation must go on.
    EndOfSpecial(SpecialName),
    /// The Pivotal Event of one of the persons who may play theirs, counted from 0.
    Pivotal(usize),
    /// An Air Strike whose hits a die decides.
    Strike,
    /// A Special Activity after what the end of the Operation asks.
    AfterEnd(&'o Open, SpecialName),
    /// A Raid said late.
    Late(usize),
    /// That the Event is executed, where only that follows: it is asked about already.
    Event,
}

impl Moment<'_> {
    /// Whether words are asked for, and not how an Operation goes on.
    fn is_words(&self) -> bool {
        matches!(self.first.values, Values::Words)
    }

    fn is_of_event(&self) -> bool {
        self.draft.words.starts_with("event")
    }

    fn is_action(&self) -> bool {
        self.first.question.name == "action" && self.draft.words.trim().is_empty()
    }

    fn is_side(&self) -> bool {
        self.first.question.name == "side"
    }

    /// Whether Guerrillas whose Attack succeeded remove as much as they may, unless less is said (3.3.3).
    fn takes_most(&self, of: StepOf) -> bool {
        let is_operation = of == StepOf::Action && !self.is_of_event();
        self.is_words() && is_operation && self.first.question.name == "remove" && self.told.is_some()
    }

    /// Whether the question may be left, or the step ended with it.
    fn may_end(&self, of: StepOf) -> bool {
        match self.is_words() {
            true => self.first.question.optional && !self.takes_most(of),
            false => self.told.is_some() || self.open.iter().any(Open::is_of_end),
        }
    }
}

/// The question which pieces come from the map (1.4.1).
const TAKING: &str = "taking";

/// The kind of the pieces that come from the map, where that is asked.
fn piece_taken(question: &OpenQuestion) -> Option<PieceKind> {
    let first = question.legal.first().filter(|_| question.name == TAKING)?;
    first.split(' ').nth(1).and_then(PieceKind::named)
}

/// What `?` tells of an Assault in which ARVN may follow: it is no answer before the space is named (3.2.4).
fn joined_by_arvn(values: &[Vec<String>]) -> Option<String> {
    let is_joined =
        values.iter().any(|answer| answer.len() > 1 && answer.last().is_some_and(|last| last == "arvn"));
    is_joined
        .then(|| "`arvn` behind a space has ARVN Assault there too, for its own Resources [3.2.4]".to_owned())
}

/// Where the pieces of a Redeploy or of the Commitment come from, kind by kind, and how one of their moves is
/// typed whole: its first answers are but numbers.
fn told_of_moves(values: &[Vec<String>]) -> Option<Vec<String>> {
    let mut kinds: Vec<(&str, Vec<&str>)> = Vec::new();
    for answer in values {
        let [pieces, from, to, ..] = &answer[..] else { continue };
        if to != "to" {
            continue;
        }
        let kind = pieces.trim_start_matches(|letter: char| letter.is_ascii_digit());
        match kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, places)) if places.contains(&from.as_str()) => {}
            Some((_, places)) => places.push(from),
            None => kinds.push((kind, vec![from])),
        }
    }
    let typed = values.iter().find(|answer| answer.get(2).is_some_and(|word| word == "to"))?;
    let named = |words: &[&str]| words.iter().map(|word| shown(word, None)).collect::<Vec<_>>();
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    let lines = kinds.iter().map(|(kind, places)| format!("{kind} from {}", named(places).join(", ")));
    Some(lines.chain([format!("Typed whole: `{}`", named(&typed).join(" "))]).collect())
}

/// What is told of the ends of an Operation where its Advise may still add to Aid (4.2.1).
fn notes_of_aid() -> Vec<(String, String)> {
    [(DONE, "adds 6 to Aid [4.2.1] and ends the turn"), (NOTHING, "ends the turn without the 6 Aid")]
        .map(|(answer, note)| (answer.to_owned(), note.to_owned()))
        .to_vec()
}

/// Whether an action that an Event grants is asked for, which begins with its first step.
fn is_granted(moment: &Moment<'_>) -> bool {
    moment.is_words() && moment.first.question.what.ends_with(IN_PARENTHESES)
}

impl<'o> Offer<'o> {
    /// Offers an answer, and gives its index.
    fn push(&mut self, answer: Vec<String>, stands: Stands<'o>) -> usize {
        self.answers.push(answer);
        self.stands.push(stands);
        self.answers.len() - 1
    }

    /// Whether an answer places what must be taken from the map: where from is asked then.
    fn takes_from_map(&self, index: usize) -> bool {
        match self.stands[index] {
            Stands::Value(open, answer) => open.question.legal.iter().all(|legal| legal != answer),
            _ => false,
        }
    }

    /// What adds to Aid by an Advise (4.2.1).
    fn aid(&self) -> Option<Stands<'o>> {
        let is_aid = |answer: &Vec<String>| answer[..] == [SpecialName::Advise.id(), AID];
        self.answers.iter().position(is_aid).map(|aid| self.stands[aid])
    }
}

impl Dialogue<'_> {
    /// Asks what is open. Gives what is said then; none if the step was taken otherwise.
    pub(super) fn ask(
        &self,
        draft: &Draft,
        first: &Open,
        open: &[Open],
        told: Option<&GameTold>,
    ) -> Result<Said, Left> {
        let pending = open.iter().find(|open| open.is_of_end()).filter(|_| !first.is_of_end());
        if let Some(pending) = pending.filter(|_| begins_special(&self.console.ahead_of_sign())) {
            return self.ask_before_special(draft, pending);
        }
        let whole_by = self.console.lines_typed() + usize::from(!self.console.has_more());
        self.client.set_asked(first.question.by.as_deref().and_then(|by| by.parse().ok()));
        self.refuse_after_trail(draft)?;
        self.settle_group(draft, open)?;
        if special_under_way(draft).is_some() {
            self.console.join_by_comma(begins_name);
        }
        let late = self.late_raids(draft);
        if let Some(more) = more_of_special(draft, open, &late)
            && self.asks_for_more(&more, open)
        {
            let goes_on = open.iter().any(|open| open.question.name != SPECIAL.trim());
            return self.ask_more(draft, first, &more, (told.is_some(), goes_on));
        }
        self.refuse_for_special(draft, first, open)?;
        let strikes = self.open_strikes(draft, open);
        let moment = Moment { draft, first, open, told, late, strikes, whole_by };
        let mut offer = self.values_offered(&moment);
        if offer.answers.is_empty()
            && moment.is_words()
            && !first.question.optional
            && !moment.strikes.is_empty()
        {
            // The Event grants nothing else.
            return self.ask_strike(draft, &moment.strikes, false, whole_by);
        }
        if let Some(only) = self.by_number(&moment)? {
            return Ok(Some(draft.answer(first, &only).words));
        }
        if let Some(closed) = self.closed_by_sign(&moment, &offer) {
            return Ok(Some(closed));
        }
        if let Some(only) = self.only_answer(&moment, &offer) {
            return Ok(Some(only));
        }
        self.tell_unpaid(&moment, &offer)?;
        self.offer_the_end(&moment, &mut offer);
        self.offer_what_is_always_open(&moment, &mut offer);
        if let Some(pending) = pending {
            self.offer_specials_after(pending, draft, &mut offer);
        }
        self.offer_sides(&moment, &mut offer)?;
        match self.chosen(&moment, &offer)? {
            Some(chosen) => self.said_by(&moment, &offer, chosen),
            None => Ok(None),
        }
    }

    /// The legal values of what is asked for.
    fn values_offered<'o>(&self, moment: &Moment<'o>) -> Offer<'o> {
        // How an Operation may go on is one choice; the questions of an Event come one after the other.
        let of_steps = |open: &&Open| matches!(open.values, Values::Steps(_));
        let asked: Vec<&Open> = match of_steps(&moment.first) {
            true => moment.open.iter().filter(of_steps).collect(),
            false => vec![moment.first],
        };
        let mut legal: Vec<(&Open, &str)> = Vec::new();
        for open in asked {
            let all = &open.question.legal;
            for answer in all.iter().map(|answer| without_removals(without_sources(answer))) {
                if !legal.iter().any(|(_, known)| *known == answer) {
                    legal.push((open, answer));
                }
            }
        }
        // The die of an Air Strike comes before what it hits (4.2.3).
        if !moment.strikes.is_empty() {
            legal.retain(|(_, answer)| !is_strike(bare(answer)));
        }
        let words: Vec<Vec<String>> = legal.iter().map(|(open, answer)| words_of(open, answer)).collect();
        let mut offer = Offer::default();
        offer.unlisted.extend(shared_name(&moment.first.question, &words));
        if !offer.unlisted.is_empty() {
            // Its name may be said all the same.
            for (answer, (open, value)) in words.iter().zip(&legal) {
                let behind = usize::from(answer[1] == "from") + 1;
                offer.push(answer[behind..].to_vec(), Stands::Value(open, value));
            }
        }
        for (answer, (open, value)) in words.into_iter().zip(legal) {
            offer.push(answer, Stands::Value(open, value));
        }
        offer.listed = offer.answers.len();
        // A number before a place counts the pieces that come from there.
        let kind = piece_taken(&moment.first.question);
        offer.unlisted.extend(kind.map(|kind| kind.id().to_owned()));
        // Where only the Event follows, it may be named all the same.
        if self.event_follows && moment.draft.words == EVENT {
            offer.push(vec![EVENT.to_owned()], Stands::Event);
            offer.unlisted.push(EVENT.to_owned());
        }
        offer
    }

    /// What is said by the `;` behind an action that an Event grants, where what follows it is not a further
    /// step of that action but begins the next one: it ends the action as `done` does.
    fn closed_by_sign(&self, moment: &Moment<'_>, offer: &Offer<'_>) -> Option<String> {
        let question = &moment.first.question;
        let (is_granted, may_end) = (question.within.is_some(), moment.may_end(self.of));
        let ahead = self.console.ahead_of_sign();
        let typed: Vec<&str> = ahead.split(' ').collect();
        let begins =
            |answers: &[Vec<String>]| meant(&typed, &Tree::of(answers).next(), self.client) != Meant::None;
        let is_other = |answers: &[Vec<String>]| !ahead.is_empty() && !begins(answers);
        if !is_granted || !may_end || !self.console.is_after_end() || !is_other(&offer.answers) {
            return None;
        }
        let closed = moment.draft.answer(moment.first, NOTHING);
        let then = closed.rehearse(&self.start, &mut self.dice_as_they_lie()).ok()?;
        let next = then.open.first().filter(|next| next.question.within.is_none())?;
        let answers: Vec<Vec<String>> =
            next.question.legal.iter().map(|answer| words_of(next, answer)).collect();
        begins(&answers).then_some(closed.words)
    }

    /// What is said where an Event grants an action that can be executed in one way alone: it is not asked
    /// for. Whoever typed it ahead has it read.
    fn only_answer(&self, moment: &Moment<'_>, offer: &Offer<'_>) -> Option<String> {
        let asks_all = self.asks_all.replace(false);
        let first = moment.first;
        let [only] = &first.question.legal[..] else { return None };
        let is_due = is_granted(moment) && moment.strikes.is_empty() && !first.question.optional;
        let ahead = self.console.ahead_of_sign();
        let is_typed = || !ahead.is_empty() && takes_all(Tree::of(&offer.answers), &ahead, self.client);
        if asks_all || !is_due || is_typed() {
            return None;
        }
        self.unasked.borrow_mut().extend(offer.answers.iter().cloned());
        Some(moment.draft.answer(first, only).words)
    }

    /// Says why an Operation has no space where none can be paid for, though its Special Activity is open.
    fn tell_unpaid(&self, moment: &Moment<'_>, offer: &Offer<'_>) -> Result<(), Left> {
        let is_special = |answer: &Vec<String>| SpecialName::with_id(&answer[0]).is_some();
        let is_bare = OperationName::with_id(moment.draft.words.trim()).is_some();
        let is_poor = self.acts().is_some_and(|faction| self.start.purse(faction) == Some(0));
        if !is_bare || !is_poor || !offer.answers.iter().all(is_special) {
            return Ok(());
        }
        Ok(self.console.say("  No space can be paid for: Resources left: 0")?)
    }

    /// Reads a number that was typed for how many pieces an Attack removes. Gives the only answer that it
    /// leaves.
    fn by_number(&self, moment: &Moment<'_>) -> Result<Option<String>, Left> {
        if moment.takes_most(self.of) {
            return self.removed_by_number(&moment.first.question.legal);
        }
        if moment.told.is_some() {
            self.drop_number()?;
        }
        Ok(None)
    }

    /// Offers to end what may end here, and says what Enter alone does.
    fn offer_the_end<'o>(&self, moment: &Moment<'o>, offer: &mut Offer<'o>) {
        let question = &moment.first.question;
        let (is_words, may_end) = (moment.is_words(), moment.may_end(self.of));
        if moment.takes_most(self.of) {
            let by = question.by.as_deref().and_then(|by| by.parse().ok());
            let named =
                |most: &String| split(most).iter().map(|pieces| shown(pieces, by)).collect::<Vec<_>>();
            offer.enter = question.legal.first().map(|most| (0, named(most).join(" and ")));
        }
        let special = special_under_way(moment.draft).filter(|_| !is_words && !self.no_more.get());
        if may_end {
            let grows = question.name == "step";
            let end = if is_words && !grows { NOTHING } else { DONE };
            // What the rules add for nothing is not passed by for a key, however the Advise was typed.
            let aid = offer.aid().filter(|_| special == Some(SpecialName::Advise));
            let says = match aid {
                _ if is_words => end.to_owned(),
                Some(_) => format!("{AID}, then {}", done_without(&offer.answers, None)),
                None => done_without(&offer.answers, Some(moment.draft)),
            };
            // After the first of several Enter alone takes no more, though something else is still open.
            let goes_on = is_words && question.given > 0;
            let ends = if aid.is_some() { Stands::AidThenEnd } else { Stands::End };
            let at = offer.push(vec![end.to_owned()], ends);
            offer.enter = (moment.told.is_some() || grows || goes_on).then_some((at, says));
            if let Some(aid) = aid {
                offer.push(vec![AID.to_owned()], aid);
                offer.push(vec![NOTHING.to_owned()], Stands::End);
            }
        } else if let Some(special) = special {
            // Where the Operation must go on, `done` ends its Special Activity.
            offer.push(vec![DONE.to_owned()], Stands::EndOfSpecial(special));
            offer.unlisted.push(DONE.to_owned());
        }
    }

    /// Offers what may be said beside the values of the question: Pivotal Events, an Air Strike, Raids said
    /// late.
    fn offer_what_is_always_open<'o>(&self, moment: &Moment<'o>, offer: &mut Offer<'o>) {
        if moment.is_action() {
            for (nth, answer) in self.pivotal_answers().into_iter().enumerate() {
                offer.push(answer, Stands::Pivotal(nth));
            }
        }
        if !moment.strikes.is_empty() {
            offer.push(vec![SpecialName::AirStrike.id().to_owned()], Stands::Strike);
        }
        for (nth, late) in moment.late.iter().enumerate() {
            offer.push(words_of_step(&late.step), Stands::Late(nth));
        }
    }

    /// Offers the Special Activities that may follow an Operation whose end asks something first.
    fn offer_specials_after<'o>(&self, pending: &'o Open, draft: &Draft, offer: &mut Offer<'o>) {
        let is_open = |special: &SpecialName| {
            self.acts().is_some_and(|faction| special.factions().contains(faction))
                && draft.special_nowhere(&self.start, *special).is_none()
        };
        for special in SpecialName::ALL.into_iter().filter(is_open) {
            offer.push(vec![special.id().to_owned()], Stands::AfterEnd(pending, special));
        }
    }

    /// Asks what the end of the Operation asks, which a Special Activity finds done. `back` leaves the
    /// Operation as it was.
    fn ask_before_special(&self, draft: &Draft, pending: &Open) -> Result<Said, Left> {
        match self.ask(draft, pending, std::slice::from_ref(pending), None) {
            Err(Left::Back) => {
                self.console.forget()?;
                Ok(None)
            }
            asked => asked,
        }
    }

    /// Shows the texts of the card where an Event begins; Enter takes the likelier one.
    fn offer_sides<'o>(&self, moment: &Moment<'o>, offer: &mut Offer<'o>) -> Result<(), Left> {
        if !moment.is_side() && moment.draft.words.trim() != "event" {
            return Ok(());
        }
        let side = self.show_sides()?;
        if !moment.is_side() {
            // The only text of a card may be called what it is.
            self.console.skip_name(CardSide::Unshaded.id());
        }
        // What `?` would list has just been shown.
        self.console.skip_name("?");
        if let Some(side) = side.filter(|_| moment.is_side()) {
            let at = moment.first.question.legal.iter().position(|legal| *legal == side.id());
            offer.enter = at.map(|at| (at, side.id().to_owned()));
        }
        Ok(())
    }

    /// Asks the question with what is offered. Gives none where only which way a move goes was settled.
    fn chosen(&self, moment: &Moment<'_>, offer: &Offer<'_>) -> Result<Option<Chosen>, Left> {
        let prompt = self.prompt(moment, offer)?;
        let begins = moment.is_action() || moment.is_side();
        let asking = Asking {
            dialogue: self,
            draft: moment.draft,
            first: moment.first,
            open: moment.open,
            answers: &prompt.answers,
            begins,
            special: None,
        };
        let chosen = self.console.ask_or(&prompt, &asking)?;
        self.unasked.take();
        self.note_manner(moment.whole_by);
        self.note_begun(&prompt, &chosen);
        self.tell_passed_by(&prompt, &chosen)?;
        if let Chosen::Typed(typed) = &chosen
            && let Some(ways) = asking.open_way(typed)
        {
            self.ask_way(typed, ways)?;
            return Ok(None);
        }
        Ok(Some(chosen))
    }

    /// The question in its words, with what is offered.
    fn prompt(&self, moment: &Moment<'_>, offer: &Offer<'_>) -> Result<Prompt, Left> {
        let (draft, first, is_words) = (moment.draft, moment.first, moment.is_words());
        let question = &first.question;
        // Answers to an Event or a part of a Coup Round are foreseen and typed in their order.
        let comes_between =
            is_words && self.of == StepOf::Action && !moment.is_action() && !moment.is_of_event();
        // With its name the answer is not meant for another question.
        let comes_between = comes_between && !self.console.skip_name(&question.name);
        if self.of == StepOf::NonPlayers && self.said.is_empty() {
            // A person chooses in an Event that nobody has read out.
            for text in self.text_of_event(draft) {
                self.console.say(text)?;
            }
        }
        let begun = self.reopened.take();
        let is_event = is_words && moment.is_of_event() || self.of == StepOf::NonPlayers;
        let midst = self.client.shown();
        let counted = if is_event { counted_answers(question, midst.board()) } else { Vec::new() };
        let what = self.sentence(draft, first, is_event.then_some(&counted[..]));
        let adds_aid = offer.stands.iter().any(|stands| matches!(stands, Stands::AidThenEnd));
        let notes = match (moment.is_action(), moment.is_side()) {
            (true, _) => self.pivotal_notes(),
            (_, true) => self.notes_of_sides(),
            _ if adds_aid => notes_of_aid(),
            _ => Vec::new(),
        };
        let mut about = match (moment.is_action(), moment.is_side()) {
            (true, _) => self.about_pivotal_events(),
            (_, true) => Vec::new(),
            _ => self.text_of_event(draft),
        };
        let values = &offer.answers[..offer.listed];
        let operation = operation_asked(draft, question, values);
        about.extend(joined_by_arvn(values).filter(|_| operation == Some(OperationName::Assault)));
        about.extend(told_of_moves(values).filter(|_| self.of == StepOf::Coup).into_iter().flatten());
        let are_pieces = is_words && values.iter().all(|answer| is_of_pieces(answer));
        Ok(Prompt {
            what,
            called: self.called(),
            answers: offer.answers.clone(),
            enter: offer.enter.clone(),
            unlisted: offer.unlisted.clone(),
            comes_between,
            counted,
            begun,
            // Where pieces come from is asked first, where nothing else is open.
            passes_only: is_granted(moment) && !question.optional || question.name == TAKING,
            any_order: are_pieces && values.iter().any(|answer| answer.len() > 1),
            asks_for_several: !is_words || question.given + 1 < question.wanted[1],
            likely: likely(values, operation, |index| offer.takes_from_map(index)),
            notes,
            about,
            ..Prompt::default()
        })
    }

    /// What the part of a Coup Round that asks is called, with whose it is and without: `vc-agitate`,
    /// `agitate`.
    fn called(&self) -> Vec<String> {
        let part = self.start.coup_due().filter(|_| self.of == StepOf::Coup);
        let names = |part: CoupPart| [Some(part.id()), part.id().split_once('-').map(|(_, what)| what)];
        part.into_iter().flat_map(names).flatten().map(str::to_owned).collect()
    }

    /// What is said by the answer that was chosen.
    fn said_by(&self, moment: &Moment<'_>, offer: &Offer<'_>, chosen: Chosen) -> Result<Said, Left> {
        let (draft, first) = (moment.draft, moment.first);
        let stands = match chosen {
            Chosen::Typed(typed) => {
                self.is_typed.set(true);
                return Ok(self.as_answer(draft, first, &typed).map(|draft| draft.words));
            }
            Chosen::Answer(index) => offer.stands[index],
        };
        match stands {
            Stands::Value(open, answer) => Ok(Some(draft.answer(open, answer).words)),
            Stands::End => Ok(Some(draft.answer(first, NOTHING).words)),
            Stands::AidThenEnd => {
                let Some(Stands::Value(open, answer)) = offer.aid() else { return Ok(None) };
                Ok(Some(draft.answer(open, answer).answer(open, NOTHING).words))
            }
            Stands::EndOfSpecial(special) => {
                self.no_more.set(true);
                let operation = draft.words.split([' ', ';']).next().unwrap_or_default();
                let (special, operation) = (titled(special.id()), capitalized(operation));
                self.console.say(format!("  No more {special}: {operation} still needs a space"))?;
                Ok(None)
            }
            Stands::AfterEnd(pending, special) => {
                self.console.type_before(special.id());
                self.ask_before_special(draft, pending)
            }
            Stands::Strike => self.ask_strike(draft, &moment.strikes, true, moment.whole_by),
            Stands::Late(nth) => Ok(moment.late.get(nth).map(|late| late.draft.words.clone())),
            Stands::Event => {
                self.console.skip_name(CardSide::Unshaded.id());
                Ok(None)
            }
            Stands::Pivotal(nth) => self.play_pivotal(nth).map(|()| None),
        }
    }
}
