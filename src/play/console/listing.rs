//! The sentence of a question, and what `?` lists.

use super::super::answers::{Meant, REMOVE, Sense, Tree, joined, meant};
use super::numbers::{most_of, shown_numbered};
use super::{Console, DONE, FEW, NAMED, OPTIONAL, Prompt, is_count};
use crate::error::Error;
use crate::plural::counted;
use crate::question::NOTHING;
use crate::render::{GLUE, Report};

impl Console {
    /// The question with the answers if they are few.
    pub(super) fn sentence(&self, prompt: &Prompt, tree: &Tree<'_>, next: &[&str], may_end: bool) -> String {
        let desk = self.desk();
        let sense: &dyn Sense = desk.as_ref();
        let path = sense.under_way(tree.path(), next);
        let removed =
            tree.removed_in_all().filter(|number| *number > 1 && !path.is_empty() && tree.left().len() > 1);
        // Before whose they are is said the place tells how many.
        let is_of_whom = tree.path().last().is_some_and(|last| last == REMOVE);
        let removed = removed.filter(|_| !is_of_whom || next.iter().any(|word| is_count(&[word])));
        let removed =
            removed.map_or(String::new(), |number| format!(", {} in all", counted(number as usize, "piece")));
        // What was gone on by unasked and is named by the question is not said twice.
        let is_named = tree.is_unsaid() && prompt.what.ends_with(&path);
        let what = if path.is_empty() || is_named {
            prompt.what.clone()
        } else {
            format!("{}: {path}{removed} …", prompt.what)
        };
        // What Enter does is told apart; that there is no more of a part is not listed beside that all is
        // done.
        let enter_gives = prompt.enter.as_ref().and_then(|(index, _)| prompt.answers.get(*index));
        let ends = next.contains(&DONE);
        let by_enter = |word: &&str| {
            (*word == DONE || *word == NOTHING && ends)
                && enter_gives.is_some_and(|answer| answer[..] == [*word])
        };
        let is_listed = |word: &&str| !prompt.unlists(word) && !by_enter(word);
        let listed: Vec<&str> = next.iter().copied().filter(is_listed).collect();
        let groups = self.grouped(&listed);
        let numbered = self.numbered(prompt, tree.path(), next);
        let lists: Vec<Vec<String>> =
            groups.iter().map(|(_, words)| shown_numbered(tree.path(), words, &numbered, sense)).collect();
        let list = lists.iter().map(|words| words.join(", ")).collect::<Vec<_>>().join("; ");
        // What the only word to go on by leads to is shown with it, and may be said without it.
        let list = match tree.only_way_on() {
            Some(only) if listed == [only] && !tree.ends_with(only) => {
                let path: Vec<String> = tree.path().iter().cloned().chain([only.to_owned()]).collect();
                let behind = shown(&path, &tree.after(only), sense);
                if behind.len() > FEW {
                    list
                } else {
                    format!("{list} {}", behind.join(", ")).trim().to_owned()
                }
            }
            _ => list,
        };
        // Where Enter takes more than what was said, a word takes no more.
        let none = tree.end().filter(|_| may_end).and_then(|end| prompt.likely_at(end));
        let list = match none.filter(|likely| !likely.waits && !list.is_empty()) {
            Some(_) => format!("{list}, {NOTHING}"),
            None => list,
        };
        let enter = match (&prompt.enter, path.is_empty(), may_end) {
            (_, _, true) => {
                let end = tree.end().unwrap_or_default();
                format!(" (Enter: {})", ended(prompt, tree, end, &listed, sense))
            }
            (Some((_, says)), true, _) if !tree.is_narrowed() => format!(" (Enter: {says})"),
            _ => most_of(prompt, tree, &listed, sense)
                .map_or(String::new(), |most| format!(" (Enter: {})", sense.shown_after(tree.path(), most))),
        };
        let length: usize = [&what, &list, &enter].iter().map(|part| part.chars().count()).sum();
        let room = usize::from(self.look().width).saturating_sub(4);
        // Numbers take room that shortens what is typed.
        let rows = if numbered.is_empty() { 3 } else { 4 };
        let named = lists.iter().flatten().count();
        let answers = if named <= NAMED || length < rows * room && named <= FEW {
            list
        } else {
            let count = |(group, words): &(&str, Vec<&str>)| match *group {
                "" if words.len() > 12 => {
                    // To say no more is no answer among others.
                    let count = words.iter().filter(|word| **word != NOTHING).count();
                    counted(count, "answer").to_string()
                }
                group if group.is_empty() || words.len() <= 3 => {
                    shown_numbered(tree.path(), words, &numbered, sense).join(", ")
                }
                group => format!("{group} {}", words.len()),
            };
            format!("{} (? lists them)", groups.iter().map(count).collect::<Vec<_>>().join("; "))
        };
        let mark = if (path.is_empty() || is_named) && !what.ends_with('?') && !answers.is_empty() {
            ":"
        } else {
            ""
        };
        let answers = if answers.is_empty() { answers } else { format!(" {answers}") };
        format!("{what}{mark}{answers}{enter}")
    }

    /// The words by what they are listed under.
    pub(super) fn grouped<'w>(&self, words: &[&'w str]) -> Vec<(&'static str, Vec<&'w str>)> {
        let desk = self.desk();
        let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
        for word in words {
            let group = desk.group(word);
            match groups.iter_mut().find(|(known, _)| *known == group) {
                Some((_, list)) => list.push(word),
                None => groups.push((group, vec![word])),
            }
        }
        // Places are numbered as they are listed: those where nothing stands come last.
        for (_, words) in groups.iter_mut().filter(|(group, _)| is_of_places(group)) {
            if words.iter().any(|word| desk.is_seen_at(word)) {
                words.sort_by_cached_key(|word| !desk.is_seen_at(word));
            }
        }
        // Places stand first, then words of the rules, then what may go with them.
        groups.sort_by_key(|(group, _)| match *group {
            "" => 1,
            OPTIONAL => 2,
            _ => 0,
        });
        groups
    }

    /// The legal answers that match, grouped and counted.
    pub(super) fn list(&self, prompt: &Prompt, tree: &Tree<'_>, typed: &str) -> Result<(), Error> {
        let desk = self.desk();
        let (said, next) = (tree.path(), tree.next());
        let of_typed =
            |word: &&str| typed.is_empty() || !matches!(meant(&[typed], &[word], desk.as_ref()), Meant::None);
        let is_offered = |word: &&str| !prompt.unlists(word);
        let is_listed = |word: &&str| is_offered(word) && of_typed(word);
        let words: Vec<&str> = next.iter().copied().filter(is_listed).collect();
        let mut report = Report::new();
        let groups = self.grouped(&words);
        let grammar = if typed.is_empty() { Vec::new() } else { desk.grammar(typed) };
        if groups.is_empty() && grammar.is_empty() {
            report.line(format!("No answer matches `{typed}`"));
        }
        let numbered = self.numbered(prompt, said, &next);
        let sees = words.iter().any(|word| desk.seen_at(word).is_some());
        // What a bare number counts is what the word before it means.
        let are_numbers =
            !words.is_empty() && words.iter().all(|word| word.bytes().all(|digit| digit.is_ascii_digit()));
        let counted = said.last().filter(|_| are_numbers).map(String::as_str);
        let meant: Vec<&str> = counted.into_iter().chain(words.iter().copied()).collect();
        let mut legend = desk.legend(said, &meant);
        // What a word means hangs on the others of its list, also where it alone is listed.
        let explains = |line: &String| words.iter().any(|word| line.starts_with(&format!("{word}: ")));
        for line in desk.legend(said, &next).into_iter().filter(explains) {
            if !legend.contains(&line) {
                legend.push(line);
            }
        }
        // A word that is explained is not listed besides, unless it is listed with what it leads to.
        let is_explained = |word: &str| {
            tree.only_way_on().is_none() && legend.iter().any(|line| line.starts_with(&format!("{word}: ")))
        };
        for (group, list) in groups {
            let list = if group.is_empty() { self.list_pieces(&mut report, tree, list) } else { list };
            if list.is_empty() {
                continue;
            }
            if sees && is_of_places(group) {
                report.item(1, format!("{group} ({})", list.len()));
                self.list_places(&mut report, said, &list, &numbered);
                continue;
            }
            let noted: Vec<(&str, &str)> = list
                .iter()
                .filter_map(|word| {
                    let note = prompt.notes.iter().find(|(answer, _)| answer == word)?;
                    Some((*word, note.1.as_str()))
                })
                .collect();
            let is_plain = |word: &&str| {
                noted.iter().all(|(noted, _)| noted != word) && !(group.is_empty() && is_explained(word))
            };
            let plain: Vec<&str> = list.iter().copied().filter(is_plain).collect();
            for (word, note) in noted {
                report.item(1, format!("{}: {note}", desk.shown(word)));
            }
            if !plain.is_empty() {
                let title =
                    if group.is_empty() { String::new() } else { format!("{group} ({}): ", plain.len()) };
                let only = tree.only_way_on().filter(|only| plain == [*only] && !tree.ends_with(only));
                let behind = only.map(|only| tree.after(only));
                let mut plain = shown_numbered(said, &plain, &numbered, desk.as_ref());
                // What the only word to go on by leads to is listed with it.
                if let Some(behind) = behind.filter(|behind| (1..=FEW).contains(&behind.len())) {
                    let path: Vec<String> = said.iter().cloned().chain([words[0].to_owned()]).collect();
                    plain[0].push_str(&format!(" {}", shown(&path, &behind, desk.as_ref()).join(", ")));
                }
                report.item(1, format!("{title}{}", plain.join(", ")));
            }
        }
        if sees && let Some(legend) = desk.seen_legend() {
            report.aside(1, legend);
        }
        grammar.into_iter().for_each(|line| report.item(1, line));
        if let Some(end) = tree.end().filter(|_| !said.is_empty()) {
            let listed: Vec<&str> = next.iter().copied().filter(is_offered).collect();
            report.item(1, format!("Enter: {}", ended(prompt, tree, end, &listed, desk.as_ref())));
            if prompt.likely_at(end).is_some() {
                let unsaid = listed.iter().find_map(|word| desk.left_unsaid(word));
                report.item(1, format!("{NOTHING}: {}", unsaid.unwrap_or("nothing more")));
            }
        }
        for line in legend {
            report.aside(1, line);
        }
        // Who asks about one answer is told what is said of that.
        let is_told = |line: &&String| {
            typed.is_empty() || words.is_empty() || line.to_lowercase().contains(&typed.to_lowercase())
        };
        prompt.about.iter().filter(is_told).for_each(|line| report.aside(1, line.as_str()));
        self.0.borrow_mut().shows_list = true;
        let shown = self.show(&report);
        self.0.borrow_mut().shows_list = false;
        shown
    }

    /// Lists pieces that are named before their place, with where they may be: those that differ in number
    /// alone with what stands there. Gives the words that are no such pieces.
    fn list_pieces<'w>(&self, report: &mut Report, tree: &Tree<'_>, list: Vec<&'w str>) -> Vec<&'w str> {
        let (desk, said) = (self.desk(), tree.path());
        let places = |word: &str| {
            let behind = if said.is_empty() { tree.after(word) } else { Vec::new() };
            let are_places = behind.iter().all(|place| is_of_places(desk.group(place)));
            if are_places && behind.len() <= MOST_PLACES { behind } else { Vec::new() }
        };
        let named: Vec<&str> = list.iter().copied().filter(|word| !places(word).is_empty()).collect();
        let differ_in_number = joined(&named).len() == 1 && named.len() > 1;
        if differ_in_number {
            let mut all: Vec<&str> = Vec::new();
            for place in named.iter().flat_map(|word| places(word)) {
                if !all.contains(&place) {
                    all.push(place);
                }
            }
            report.item(1, shown(said, &named, desk.as_ref()).join(", "));
            self.list_places(report, said, &all, &[]);
        } else if named.iter().any(|word| is_count(&[word])) {
            // Numbers of several kinds would be a list of lists.
            return list;
        } else {
            for word in &named {
                let there: Vec<String> = places(word).iter().map(|place| desk.shown(place)).collect();
                report.item(1, format!("{}: {}", desk.shown_after(said, word), there.join(", ")));
            }
        }
        list.into_iter().filter(|word| !named.contains(word)).collect()
    }

    /// Lists places with what stands there; those where nothing does together.
    pub(super) fn list_places(&self, report: &mut Report, said: &[String], list: &[&str], numbered: &[&str]) {
        let desk = self.desk();
        let named =
            |word: &str| shown_numbered(said, &[word], numbered, desk.as_ref()).join("").replace(GLUE, " ");
        let mut table = crate::render::Grid::default();
        let mut bare = Vec::new();
        for word in list {
            match desk.seen_at(word) {
                Some(cells) => table.row(std::iter::once(format!("  {}", named(word))).chain(cells)),
                None => bare.push(named(word)),
            }
        }
        if !table.rows.is_empty() {
            report.table(table);
        }
        if !bare.is_empty() {
            report.item(2, format!("without pieces: {}", bare.join(", ")));
        }
    }
}

/// How many places are listed behind pieces at most: where these may go nearly anywhere the list says
/// nothing.
const MOST_PLACES: usize = 16;

/// What Enter does where the words so far are a whole answer, `end`: what people mostly want behind it, or
/// nothing more.
pub(super) fn ended(
    prompt: &Prompt,
    tree: &Tree<'_>,
    end: usize,
    listed: &[&str],
    sense: &dyn Sense,
) -> String {
    let likely = prompt.answers.get(prompt.at_end(end)).filter(|_| prompt.at_end(end) != end);
    let unsaid = || listed.iter().find_map(|word| sense.left_unsaid(word));
    match likely.and_then(|likely| likely.get(tree.path().len()..)) {
        Some(rest) => {
            let mut said = tree.path().to_vec();
            let shown = rest.iter().map(|word| {
                let shown = sense.shown_after(&said, word);
                said.push(word.clone());
                shown
            });
            shown.collect::<Vec<_>>().join(" ")
        }
        None => unsaid().unwrap_or("nothing more").to_owned(),
    }
}

/// The words as people call what they stand for, equal ones that differ in numbers alone joined.
pub(super) fn shown(said: &[String], words: &[&str], sense: &dyn Sense) -> Vec<String> {
    joined(words).iter().map(|word| sense.shown_after(said, word)).collect()
}

/// Whether what is listed under this title are places.
pub fn is_of_places(group: &str) -> bool {
    !group.is_empty() && group != OPTIONAL
}

/// The words of a step under way, as people call what they stand for.
pub(super) fn path_shown(path: &[String], sense: &dyn Sense) -> String {
    path.iter().map(|word| sense.shown(word)).collect::<Vec<_>>().join(" ")
}
