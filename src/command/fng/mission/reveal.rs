//! `fng reveal`: something of the enemy comes into sight.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::edition_option::FngEdition;
use crate::command::fng::support::standing::next_of_evening;
use crate::command::step::{Taking, Wanted, take};
use crate::command::{
    CommandAnswer, DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Subcommand, teller,
};
use crate::error::Error;
use crate::fng::mission::{Mission, MissionStep, Reveal, RevealChoices};
use crate::fng::told::Told;
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::voice::option;

/// Something comes into sight.
#[derive(Debug, Args, Deserialize)]
pub struct RevealCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Turn the cards of this section
    #[arg(long, value_name = "N", group = "what")]
    #[serde(default)]
    pub section: Option<u8>,
    /// Look at this marker
    #[arg(long, value_name = "N", group = "what")]
    #[serde(default)]
    pub marker: Option<u8>,
    /// The enemy squad enters
    #[arg(long = "enters", alias = "squad", group = "what")]
    #[serde(default)]
    pub squad: bool,
    /// Shooting starts in the introductory encounter: place the other figures
    #[arg(long, group = "what")]
    #[serde(default)]
    pub others: bool,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// What came into sight.
struct Seen {
    told: Told,
    next: Report,
}

impl CommandAnswer for Seen {
    fn json(&self) -> Value {
        json!({ "events": self.told.events })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        teller::fng_events(&mut report, &self.told.events);
        report.append(self.next.clone());
        report
    }
}

impl Subcommand for RevealCommand {
    const PATH: &'static [&'static str] = &["fng", "reveal"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "Reveal what comes into sight: cards, a marker or the enemy squad";
    const EXAMPLES: &'static str = "\
pointman fng reveal attack.json -i --section 3      # turn the cards and set up their units
pointman fng reveal search.json -i --marker 2       # a marker comes into sight
pointman fng reveal patrol.json -i --enters          # the enemy squad enters
pointman fng reveal first.json -i --others          # shooting starts in the introductory encounter";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let what = match (self.section, self.marker, self.squad, self.others) {
            (Some(number), None, false, false) => Reveal::Section(number),
            (None, Some(number), false, false) => Reveal::Marker(number),
            (None, None, true, false) => Reveal::Squad,
            (None, None, false, true) => Reveal::Others,
            _ => {
                let ways = [
                    ("a section", option("section").with("N")),
                    ("a marker", option("marker").with("N")),
                    ("the enemy squad", option("enters").called("squad")),
                    ("the others of the introductory encounter", option("others")),
                ];
                return Err(Error::needs_one_of(
                    OpenQuestion::of("section", "what comes into sight", "FNG Generating Enemy Forces"),
                    ways,
                ));
            }
        };
        let Opened { mut document, origin, .. } = self.filter.document.open::<Mission>(session)?;
        let write = self.filter.write(origin)?;
        self.edition.of_evening(&document.data)?;
        // What cards bring tests in the first Activation; a marker and the squad do so at once.
        let tests_later = matches!(what, Reveal::Section(_));
        let wanted = Wanted::Step(MissionStep::Reveal(RevealChoices {
            what,
            stay_hidden: true,
            tests_later,
            crews_act: true,
        }));
        let (told, _) = take(&mut document, wanted, Taking::with(&self.dice), session)?;
        let mut next = Report::new();
        next_of_evening(&document.data, &mut next);
        let seen = Seen { told: teller::fng_told(told, false), next };
        Ok(Outcome::document(seen, &document, write).withholding())
    }
}
