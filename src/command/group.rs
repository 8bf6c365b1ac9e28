//! What commands are for. The help of the shell and of scripts, the man pages and the completions list them
//! by it.

use super::Entry;

/// What a command is for. Nobody types or stores it, so that it is no `vocabulary!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Dice and their odds.
    Dice,
    /// Documents of every kind.
    Documents,
    /// Games of Fire in the Lake: making, showing, setting right.
    FitlGames,
    /// Cards and turns of Fire in the Lake.
    FitlTurns,
    /// Non-players of Fire in the Lake.
    FitlNonPlayers,
    /// FNG: checks by themselves, and who takes part.
    FngSquads,
    /// FNG: moving, shooting and the results.
    FngCombat,
    /// FNG: an evening's mission and its turns.
    FngMissions,
    /// FNG: radio, support and what flies.
    FngSupport,
    /// FNG: booby traps.
    FngTraps,
    /// FNG: tunnels.
    FngTunnels,
    /// Campaigns of every game, and their missions.
    Campaigns,
    /// Scripts, and the shell itself.
    Scripts,
}

impl Group {
    /// Every group, in the order listed.
    pub const ALL: [Group; 13] = [
        Group::FitlGames,
        Group::FitlTurns,
        Group::FitlNonPlayers,
        Group::FngSquads,
        Group::FngCombat,
        Group::FngMissions,
        Group::FngSupport,
        Group::FngTraps,
        Group::FngTunnels,
        Group::Campaigns,
        Group::Dice,
        Group::Documents,
        Group::Scripts,
    ];

    /// What it is part of, and what it is called within that.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Group::Dice => ("Dice", ""),
            Group::Documents => ("Documents", ""),
            Group::FitlGames => ("Fire in the Lake", "Games"),
            Group::FitlTurns => ("Fire in the Lake", "Cards and turns"),
            Group::FitlNonPlayers => ("Fire in the Lake", "Non-players"),
            Group::FngSquads => ("FNG", "Checks and squads"),
            Group::FngCombat => ("FNG", "Combat"),
            Group::FngMissions => ("FNG", "Missions"),
            Group::FngSupport => ("FNG", "Support"),
            Group::FngTraps => ("FNG", "Booby traps"),
            Group::FngTunnels => ("FNG", "Tunnels"),
            Group::Campaigns => ("Campaigns and their missions", ""),
            Group::Scripts => ("Scripts and the shell", ""),
        }
    }

    /// What it is part of: a game, or itself.
    pub const fn theme(self) -> &'static str {
        self.words().0
    }

    /// What it is called within its theme; empty if it is the whole of it.
    pub const fn part(self) -> &'static str {
        self.words().1
    }

    /// Its full name: `FNG: Combat`.
    pub fn title(self) -> String {
        match self.words() {
            (theme, "") => theme.to_owned(),
            (theme, part) => format!("{theme}: {part}"),
        }
    }
}

/// A word that several commands begin with.
#[derive(Debug, Clone, Copy)]
pub struct FirstWord {
    /// The word.
    pub word: &'static str,
    /// What those commands do.
    pub about: &'static str,
    /// Some of them in use, a line each.
    pub examples: &'static str,
}

/// The words that several commands begin with.
pub const FIRST_WORDS: [FirstWord; 4] = [
    FirstWord {
        word: "av",
        about: "Look up the tables of Ambush Valley",
        examples: "\
pointman av table stragglers
pointman av roll stragglers --tq d8 --seed 1",
    },
    FirstWord {
        word: "campaign",
        about: "Begin, show and finish campaigns",
        examples: "\
pointman campaign new --game fng --force us-marines --seed 1 -o campaign.json
pointman campaign show campaign.json",
    },
    FirstWord {
        word: "fitl",
        about: "Play Fire in the Lake",
        examples: "\
pointman fitl new --scenario short --players us --seed 1 -o game.json
pointman fitl next game.json                            # what happens next
pointman fitl act -i game.json \"train saigon place 1u\"   # your turn
pointman trung-turn -i game.json                            # a turn of a non-player",
    },
    FirstWord {
        word: "fng",
        about: "Play FNG: shots, grenades, melee and Support, each as one command",
        examples: "\
pointman fng squad --force us-marines --names Smith,Jones --seed 1 -o squad.json
pointman fng test received-fire --squad squad.json --figure Smith
pointman fng list weapons",
    },
];

/// Examples of the whole program, a line each.
pub const EXAMPLES: &str = "\
pointman fitl new --scenario short --seed 1 -o game.json
pointman fitl next game.json
pointman roll 3d6 --seed 1
pointman man fitl act                          # the page of a command";

/// A list of commands under a heading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HelpSection {
    /// What they are for.
    pub heading: String,
    /// Each by its word, and what it does.
    pub commands: Vec<(&'static str, &'static str)>,
}

/// The commands that follow `first` (or, without it, the program's name), by what they are for; `extra` are
/// those that stand in no list of entries.
pub fn sections(
    entries: &[Entry],
    extra: &[(Group, &'static str, &'static str)],
    first: Option<&str>,
) -> Vec<HelpSection> {
    let mut sections: Vec<HelpSection> = Vec::new();
    let mut add = |heading: &str, command: (&'static str, &'static str)| {
        let heading = if heading.is_empty() { "Commands" } else { heading };
        let at = sections.iter().position(|section| section.heading == heading).unwrap_or_else(|| {
            sections.push(HelpSection { heading: heading.to_owned(), commands: Vec::new() });
            sections.len() - 1
        });
        if !sections[at].commands.contains(&command) {
            sections[at].commands.push(command);
        }
    };
    for group in Group::ALL {
        for entry in entries.iter().filter(|entry| entry.group == group) {
            for path in entry.paths() {
                match (first, path) {
                    (None, [name]) => add(group.theme(), (name, entry.about)),
                    (None, [word, ..]) => {
                        let known = FIRST_WORDS.iter().find(|known| known.word == *word);
                        add(group.theme(), (word, known.map_or("", |known| known.about)));
                    }
                    (Some(first), [word, name]) if *word == first => add(group.part(), (name, entry.about)),
                    _ => {}
                }
            }
        }
        for (_, name, about) in extra.iter().filter(|(of, ..)| *of == group && first.is_none()) {
            add(group.theme(), (name, about));
        }
    }
    sections
}
