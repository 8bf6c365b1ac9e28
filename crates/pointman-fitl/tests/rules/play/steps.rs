//! An Operation at random, with or without a Special Activity: each step is one of those that are listed just
//! before it.

use pointman_core::dice::Seeded;
use pointman_fitl::{
    ActionOptions, Faction, Form, Game, OperationName, SpaceOptions, SpecialAction, SpecialName, Terms, Turn,
    Words,
};

use crate::play::answer::Chance;
use crate::play::attempt::{Attempt, Draft, message, space_of};
use crate::play::words::Teller;

/// What is being made.
pub struct Maker<'a> {
    pub chance: &'a mut Chance,
    attempt: Attempt,
    operation: OperationName,
    steps: Vec<String>,
    own: usize,
    special_at: Option<usize>,
}

/// The words of an Operation of `faction` and the game it leads to; none if none could be made this time.
pub fn operation(
    game: &Game,
    dice: &Seeded,
    (faction, terms): (Faction, Terms),
    operation: OperationName,
    chance: &mut Chance,
) -> Option<(String, Attempt)> {
    let mut turn = Turn::of(faction, terms);
    turn.begin(game, operation).ok()?;
    let attempt = Attempt { game: *game, turn, dice: dice.clone() };
    let mut maker = Maker { chance, attempt, operation, steps: Vec::new(), own: 0, special_at: None };
    let number = 1 + maker.chance.below(5);
    let special_before = maker.chance.below(2 * number + 2);
    for index in 0..number {
        if special_before == index {
            maker.special();
        }
        if !maker.own_step() {
            break;
        }
    }
    // What stands last comes after the end of the Operation; where it was carried out before it, this is no
    // way to write it.
    let ends_with_special = maker.special_at == Some(maker.steps.len());
    if maker.own == 0 || ends_with_special {
        return None;
    }
    maker.finish()?;
    if special_before == number {
        maker.special();
    }
    maker.armored_cavalry();
    let spaceless = operation == OperationName::Patrol || maker.attempt.turn.insurgent.improved_trail;
    if maker.attempt.turn.spaces.is_empty() && !spaceless {
        return None;
    }
    Some((format!("{operation} {}", maker.steps.join("; ")), maker.attempt))
}

impl Maker<'_> {
    fn listed(&self) -> ActionOptions {
        self.operation.options(&self.attempt.game, &self.attempt.turn)
    }

    /// Takes one step that is listed. Gives whether there was one.
    fn own_step(&mut self) -> bool {
        let options = self.listed();
        if options.spaces.is_empty() && options.besides.is_empty() {
            return false;
        }
        let all: usize = options.spaces.iter().map(|space| space.forms.len()).sum();
        // A transfer now and then only: it is listed before every step.
        let (transfers, besides): (Vec<Form>, Vec<Form>) =
            options.besides.iter().partition(|form| form.form.starts_with("transfer"));
        if !transfers.is_empty() && self.chance.below(12) == 0 {
            let form = self.chance.of(&transfers);
            let draft = self.teller().besides(&options, &form);
            self.must(&options, vec![draft]);
            return self.own_step();
        }
        if all + besides.len() == 0 {
            return false;
        }
        let index = self.chance.below(all + besides.len());
        if index >= all {
            let draft = self.teller().besides(&options, &besides[index - all]);
            self.must(&options, vec![draft]);
        } else {
            let flat: Vec<(SpaceOptions, Form)> = options
                .spaces
                .iter()
                .flat_map(|space| space.forms.iter().map(move |form| (space.clone(), *form)))
                .collect();
            let (space, form) = &flat[index];
            // What is done in a selected space is listed for one that can be selected: then it is selected
            // first.
            let in_selected = matches!(
                (self.operation, form.form),
                (OperationName::Train, "terror" | "levels" | "base" | "patronage")
                    | (OperationName::Sweep, "activate")
            );
            if in_selected && !self.attempt.turn.spaces.contains(space.space) {
                self.must(&options, vec![Draft::of(space.space.id())]);
            }
            let drafts = self.teller().drafts(&options, space, form);
            self.must(&options, drafts);
        }
        self.own += 1;
        true
    }

    fn teller(&mut self) -> Teller<'_> {
        Teller { game: &self.attempt.game, turn: &self.attempt.turn, chance: &mut *self.chance }
    }

    /// Carries out the first of the drafts that is accepted.
    fn must(&mut self, options: &ActionOptions, drafts: Vec<Draft>) {
        let mut refusals = Vec::new();
        for draft in drafts {
            match self.complete(draft.clone(), |attempt, operation, words| attempt.step(operation, words)) {
                Ok(words) => {
                    self.steps.push(words);
                    return;
                }
                Err((words, refusal)) => refusals.push(format!("{words}: {refusal}")),
            }
        }
        panic!(
            "{} lists what it refuses: {refusals:?}\nafter {:?}\nlasting {:?}\n{options:?}\n{:?}",
            self.operation,
            self.steps,
            self.attempt.game.lasting().entries(),
            serde_json::to_string(&pointman_fitl::GameData::from(&self.attempt.game)).unwrap(),
        );
    }

    /// Carries out a draft, with what it leaves open chosen from what the refusal lists; what must be
    /// activated elsewhere first is.
    fn complete(
        &mut self,
        mut draft: Draft,
        carry_out: impl Fn(&mut Attempt, OperationName, &str) -> Result<(), pointman_core::error::Error>,
    ) -> Result<String, (String, String)> {
        for _ in 0..40 {
            let words = draft.words();
            let Err(error) = carry_out(&mut self.attempt, self.operation, &words) else { return Ok(words) };
            let refusal = message(&error);
            if let Some(space) = self.to_activate(&refusal, &words) {
                self.activate(&space)?;
            } else if !draft.answer(&refusal, self.chance) {
                return Err((words, refusal));
            }
        }
        Err((draft.words(), "its refusals never end".to_owned()))
    }

    /// The space elsewhere in which the refusal asks which Guerrillas are Activated at the end of a Patrol or
    /// Sweep.
    fn to_activate(&self, refusal: &str, words: &str) -> Option<String> {
        let activates = matches!(self.operation, OperationName::Patrol | OperationName::Sweep);
        let space = space_of(refusal).filter(|_| activates)?;
        let here = words.split_whitespace().any(|word| word.trim_end_matches(':') == space);
        let is_activation = words.starts_with("activate");
        (!is_activation && (!here || words.starts_with("assault") && refusal.contains("guerrillas_u")))
            .then(|| space.to_owned())
    }

    fn activate(&mut self, space: &str) -> Result<(), (String, String)> {
        let mut draft = Draft::of(format!("activate {space}")).naming("");
        for _ in 0..3 {
            let words = draft.words();
            match self.attempt.step(self.operation, &words) {
                Ok(()) => {
                    self.steps.push(words);
                    return Ok(());
                }
                Err(error) if draft.answer(&message(&error), self.chance) => {}
                Err(error) => return Err((words, message(&error))),
            }
        }
        Err((draft.words(), "which are Activated is asked again and again".to_owned()))
    }

    /// Ends the Operation: says what its end asks.
    fn finish(&mut self) -> Option<()> {
        for _ in 0..40 {
            let Err(error) = self.attempt.finish(self.operation) else { return Some(()) };
            let refusal = message(&error);
            if refusal.contains("say which, such as `lose") {
                let options = self.listed();
                let lose = options
                    .besides
                    .iter()
                    .find(|form| form.form == "lose")
                    .expect("what is asked for is listed");
                let draft = self.teller().besides(&options, lose);
                self.must(&options, vec![draft]);
            } else if let Some(space) = space_of(&refusal) {
                let space = space.to_owned();
                self.activate(&space).unwrap_or_else(|error| panic!("{error:?}"));
            } else {
                // Train ends with a final action only if it selected a space, and the like: not every plan
                // can end.
                return None;
            }
        }
        panic!("{}: its end asks without end", self.operation);
    }

    /// Executes a Special Activity, if one that goes with the Operation is listed.
    fn special(&mut self) {
        let names: Vec<SpecialName> = SpecialName::ALL
            .into_iter()
            .filter(|name| {
                name.factions().contains(self.attempt.turn.faction) && name.goes_with(self.operation)
            })
            .filter(|name| self.attempt.turn.may_begin_special(&self.attempt.game, *name).is_ok())
            .collect();
        if names.is_empty() || self.attempt.turn.terms.limited {
            return;
        }
        let name = self.chance.of(&names);
        let before = self.attempt.clone();
        let listed = |attempt: &Attempt| name.options(&attempt.game, &attempt.turn);
        let first = listed(&before);
        if first.refused.is_some() || first.spaces.is_empty() && first.besides.is_empty() {
            return;
        }
        let items = if name == SpecialName::AirStrike {
            self.air_strike(&first)
        } else {
            self.attempt.turn.begin_special(&before.game, name).expect("it may begin");
            self.items(name)
        };
        let is_spaceless = matches!(name, SpecialName::Transport | SpecialName::AirStrike);
        if items.is_empty() || self.attempt.turn.special_spaces.is_empty() && !is_spaceless {
            self.attempt = before;
            return;
        }
        self.steps.push(format!("special {name} {}", items.join(", ")));
        self.special_at = Some(self.steps.len());
    }

    fn items(&mut self, name: SpecialName) -> Vec<String> {
        let mut items = Vec::new();
        for _ in 0..=self.chance.below(4) {
            let options = name.options(&self.attempt.game, &self.attempt.turn);
            let besides: Vec<Form> =
                options.besides.iter().filter(|form| form.form != "armored-cavalry").copied().collect();
            let flat: Vec<(&SpaceOptions, &Form)> = options
                .spaces
                .iter()
                .flat_map(|space| space.forms.iter().map(move |form| (space, form)))
                .collect();
            if options.refused.is_some() || flat.len() + besides.len() == 0 {
                break;
            }
            let index = self.chance.below(flat.len() + besides.len());
            let mut teller = self.teller();
            let drafts = match flat.get(index) {
                Some((space, form)) => teller.drafts(&options, space, form),
                None => vec![teller.besides(&options, &besides[index - flat.len()])],
            };
            let mut refusals = Vec::new();
            let done = drafts.into_iter().find_map(|draft| {
                self.complete(draft, |attempt, _, words| attempt.item(name, words))
                    .map_err(|refusal| refusals.push(refusal))
                    .ok()
            });
            let Some(words) = done else {
                panic!(
                    "{name} lists what it refuses: {refusals:?}\nafter {:?} and {items:?}\nlasting \
                     {:?}\n{options:?}\n{:?}",
                    self.steps,
                    self.attempt.game.lasting().entries(),
                    serde_json::to_string(&pointman_fitl::GameData::from(&self.attempt.game)).unwrap(),
                );
            };
            items.push(words);
        }
        self.attempt
            .finish_special(name)
            .unwrap_or_else(|error| panic!("{name} {items:?} does not end: {error}"));
        items
    }

    /// An Air Strike of one item that is listed, or of several that go together.
    fn air_strike(&mut self, options: &ActionOptions) -> Vec<String> {
        let mut items: Vec<String> = Vec::new();
        let before = self.attempt.clone();
        for _ in 0..=self.chance.below(3) {
            let flat: Vec<(&SpaceOptions, &Form)> = options
                .spaces
                .iter()
                .flat_map(|space| space.forms.iter().map(move |form| (space, form)))
                .collect();
            let victims: Vec<Form> =
                options.besides.iter().filter(|form| form.form == "sa-2s").copied().collect();
            let index = self.chance.below(flat.len() + options.besides.len());
            let mut teller = Teller { game: &before.game, turn: &before.turn, chance: &mut *self.chance };
            let draft = match flat.get(index) {
                Some((space, form)) => teller.drafts(options, space, form).remove(0),
                None if victims.len() > 1 => {
                    let victim = teller.chance.of(&victims);
                    teller.besides(options, &victim)
                }
                None => teller.besides(options, &options.besides[index - flat.len()]),
            };
            let mut more = items.clone();
            more.push(draft.words());
            let mut trial = before.clone();
            let words = format!("air-strike {}", more.join(", "));
            let done = trial.with(|table, turn| {
                SpecialAction::parse(&mut Words::of(&words), Faction::Us)?.carry_out(table, turn)
            });
            match done {
                Ok(()) => {
                    self.attempt = trial;
                    items = more;
                }
                Err(error) if items.is_empty() => {
                    panic!("air-strike lists what it refuses: {words}: {error}\n{options:?}")
                }
                Err(_) => {}
            }
        }
        items
    }

    /// The Armored Cavalry's Assault, where it is listed.
    fn armored_cavalry(&mut self) {
        if self.attempt.turn.special != Some(SpecialName::Transport) || self.chance.below(3) == 0 {
            return;
        }
        let options = SpecialName::Transport.options(&self.attempt.game, &self.attempt.turn);
        let besides: Vec<Form> =
            options.besides.iter().filter(|form| form.form == "armored-cavalry").copied().collect();
        if !besides.is_empty() {
            let form = self.chance.of(&besides);
            let draft = self.teller().besides(&options, &form);
            self.must(&options, vec![draft]);
        }
    }
}
