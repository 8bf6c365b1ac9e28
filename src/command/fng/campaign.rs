//! What the commands of FNG campaigns share: what is agreed and chosen, taking a step, and telling what it
//! did.

use std::collections::BTreeMap;

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::command::edition_option::FngEdition;
use crate::command::fng::mission::{BriefingShows, briefing_of};
use crate::command::fng::support::standing::next_of_evening;
use crate::command::step::{OutputOptions, Taking, Wanted, begin_telling, take};
use crate::command::teller;
use crate::command::{CommandAnswer, DiceOptions, Opened, Outcome, Session, Shown, Source, Write};
use crate::document::{self, Document, Shared, State};
use crate::error::{Error, Fault};
use crate::fng::calendar::Turn;
use crate::fng::campaign::{
    Advance, CAMPAIGN_ADVANCE, Choices, Prepare, Setup, Stage, TourMaking, TourOfDuty, TourStep, TourTold,
};
use crate::fng::raise::Star;
use crate::fng::support::Who;
use crate::fng::told::Event;
use crate::question::OpenQuestion;
use crate::readings::pairs;
use crate::render::Report;
use crate::trace::Note;
use crate::voice::{OptionName, Voice, option};

/// What is agreed before an FNG campaign.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct FngSetup {
    /// The edition
    #[command(flatten, next_help_heading = "FNG")]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// The army list of the squad: us-marines, us-army-infantry, anzac-infantry, nva, …
    #[arg(long, value_name = "FORCE", help_heading = "FNG")]
    pub force: Option<String>,
    /// The enemy's army list [default: the usual one for the Corps area]
    #[arg(long, value_name = "FORCE", help_heading = "FNG")]
    pub enemy: Option<String>,
    /// The Corps area
    #[arg(long, value_name = "CORPS", help_heading = "FNG")]
    pub corps: Option<String>,
    /// The first turn, such as 1967-05-early
    #[arg(long, value_name = "TURN", help_heading = "FNG")]
    pub date: Option<String>,
    /// Your squad: its document, or that of a finished evening [default: raise one by dice]
    #[arg(long, value_name = "FILE", help_heading = "FNG")]
    pub squad: Option<Source>,
    /// The name of your Star
    #[arg(long, value_name = "NAME", help_heading = "FNG")]
    pub star: Option<String>,
    /// The Star's Rep [default: 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6), requires = "star",
        help_heading = "FNG")]
    pub star_rep: Option<u8>,
    /// The Star's Attributes: one at Rep 4, two at Rep 5
    #[arg(long, value_name = "ID", num_args = 1.., value_delimiter = ',', requires = "star",
        help_heading = "FNG")]
    pub star_attribute: Vec<String>,
    /// Names for the other soldiers, in order
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', help_heading = "FNG")]
    pub names: Vec<String>,
    /// Take everyone on the list
    #[arg(long, help_heading = "FNG")]
    pub full: bool,
    /// Roll how many months each soldier has already served
    #[arg(long, help_heading = "FNG")]
    pub months: bool,
    /// The squad's paper strength [default: its army list's]
    #[arg(long, value_name = "N", help_heading = "FNG")]
    pub paper_strength: Option<u8>,
    /// The ground is Communist-controlled: tunnels and booby traps
    #[arg(long, help_heading = "FNG")]
    pub communist_ground: bool,
    /// Another player leads the enemy of each evening
    #[arg(long, help_heading = "FNG")]
    pub two_players: bool,
}

impl FngSetup {
    /// The first option of these that was given.
    pub(in crate::command) fn given(&self) -> Option<OptionName<'static>> {
        let options = [
            (option("edition"), self.edition.given.is_some()),
            (option("force"), self.force.is_some()),
            (option("enemy"), self.enemy.is_some()),
            (option("corps"), self.corps.is_some()),
            (option("date"), self.date.is_some()),
            (option("squad"), self.squad.is_some()),
            (option("star"), self.star.is_some()),
            (option("star-rep"), self.star_rep.is_some()),
            (option("star-attribute"), !self.star_attribute.is_empty()),
            (option("names"), !self.names.is_empty()),
            (option("full"), self.full),
            (option("months"), self.months),
            (option("paper-strength"), self.paper_strength.is_some()),
            (option("communist-ground"), self.communist_ground),
            (option("two-players"), self.two_players),
        ];
        options.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }

    /// Adds what the options say to `setup`.
    fn add_to(&self, setup: &mut Setup, session: &mut Session) -> Result<(), Error> {
        setup.force = self.force.clone().or(setup.force.take());
        setup.enemy = self.enemy.clone().or(setup.enemy.take());
        if let Some(corps) = &self.corps {
            setup.corps = Some(corps.parse().map_err(Error::Usage)?);
        }
        if let Some(date) = &self.date {
            setup.date = Some(date.parse().map_err(Error::Usage)?);
        }
        if let Some(source) = &self.squad {
            setup.squad = Some(source.squad(session)?);
        }
        // What the agreed setup says of the edition stands against the squad's.
        let squad = setup.squad.as_ref().map(|squad| squad.edition);
        let usual = || squad.or_else(|| session.edition()).filter(|_| setup.support == Default::default());
        if let Some(edition) = self.edition.given.or_else(usual) {
            setup.set("edition", &edition.number().to_string())?;
        }
        if let Some(name) = &self.star {
            let star = Star {
                name: name.clone(),
                rep: self.star_rep.unwrap_or(4),
                attributes: self.star_attribute.clone(),
                post: None,
            };
            setup.star = Some(star);
        } else if self.star_rep.is_some() || !self.star_attribute.is_empty() {
            let star = OpenQuestion::of("star", "the Star's name", "FNG Stars");
            return Err(Error::needs("", star, option("star")));
        }
        setup.names.extend(self.names.iter().cloned());
        setup.full |= self.full;
        setup.months |= self.months;
        setup.paper_strength = self.paper_strength.or(setup.paper_strength);
        setup.communist_ground |= self.communist_ground;
        setup.versus |= self.two_players;
        Ok(())
    }
}

/// What the players of an FNG campaign choose during a turn.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct FngChoices {
    /// The next Attribute of a Star, as NAME:ATTRIBUTE; repeat in order for several
    #[arg(long = "gains", alias = "attribute", value_name = "NAME:ATTRIBUTE", help_heading = "FNG")]
    pub attribute: Vec<String>,
    /// A soldier who buys an Attribute for 8 Reputation Points
    #[arg(long = "buyer", alias = "buy", value_name = "NAME", help_heading = "FNG")]
    pub buy: Vec<String>,
    /// A soldier who does not advance but saves for an Attribute
    #[arg(long = "saver", alias = "save", value_name = "NAME", help_heading = "FNG")]
    pub save: Vec<String>,
    /// A Star who re-ups if the tour ends
    #[arg(long, value_name = "NAME", help_heading = "FNG")]
    pub re_up: Vec<String>,
    /// A Star who goes home if the tour ends
    #[arg(long, value_name = "NAME", help_heading = "FNG")]
    pub go_home: Vec<String>,
    /// Who takes over, if there is a choice
    #[arg(long, value_name = "NAME", help_heading = "FNG")]
    pub leader: Option<String>,
}

impl FngChoices {
    /// The first option of these that was given.
    pub(in crate::command) fn given(&self) -> Option<OptionName<'static>> {
        let options = [
            (option("gains").called("attribute"), !self.attribute.is_empty()),
            (option("buyer").called("buy"), !self.buy.is_empty()),
            (option("saver").called("save"), !self.save.is_empty()),
            (option("re-up"), !self.re_up.is_empty()),
            (option("go-home"), !self.go_home.is_empty()),
            (option("leader"), self.leader.is_some()),
        ];
        options.into_iter().find(|(_, given)| *given).map(|(option, _)| option)
    }

    pub(in crate::command) fn choices(&self, new_men: &[String]) -> Result<Choices, Error> {
        let mut attributes: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for text in &self.attribute {
            let Some((name, attribute)) = text.rsplit_once(':') else {
                return Err(Error::Usage(format!(
                    "{}: write NAME:ATTRIBUTE, such as 'Sgt Slag:tough'",
                    option("gains").called("attribute").with(text)
                )));
            };
            attributes.entry(name.to_owned()).or_default().push(attribute.to_owned());
        }
        let mut re_up = BTreeMap::new();
        for (names, stays) in [(&self.re_up, true), (&self.go_home, false)] {
            for name in names {
                if re_up.insert(name.clone(), stays).is_some_and(|other| other != stays) {
                    return Err(Error::Usage(format!("{name} cannot both re-up and go home")));
                }
            }
        }
        Ok(Choices {
            attributes,
            buy: self.buy.clone(),
            save: self.save.clone(),
            re_up,
            leader: self.leader.clone(),
            new_men: new_men.to_vec(),
        })
    }
}

/// What a step of an FNG campaign did.
pub(in crate::command) struct FngTold {
    events: Vec<Event>,
    turn: Turn,
    heading: Option<String>,
    next: String,
    /// The same for people, with the commands that do it.
    next_told: Report,
    explain: Vec<Note>,
    /// The campaign with the Mission that was generated, and what is told of it: worded only for those who
    /// read it.
    generated: Option<(Shared<TourOfDuty>, BriefingShows)>,
}

impl FngTold {
    fn new(
        TourTold { turn, told }: TourTold,
        explain: Vec<Note>,
        secrets: bool,
        campaign: &TourOfDuty,
    ) -> Self {
        let events = teller::fng_told(told, secrets).events;
        let mut next_told = Report::new();
        next_lines(&mut next_told, campaign);
        FngTold {
            events,
            turn,
            heading: None,
            next: campaign.next_words(),
            next_told,
            explain,
            generated: None,
        }
    }

    fn briefing(&self) -> Option<Shown> {
        let (campaign, shows) = self.generated.as_ref()?;
        campaign.mission.as_ref().map(|mission| briefing_of(mission, None, *shows))
    }
}

impl CommandAnswer for FngTold {
    fn json(&self) -> Value {
        let mut told = json!({ "turn": self.turn, "events": self.events, "next": self.next });
        if !self.explain.is_empty() {
            told["explain"] = json!(self.explain);
        }
        if let Some(mut briefing) = self.briefing() {
            told["mission"] = briefing.data["mission"].take();
        }
        told
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        if let Some(heading) = &self.heading {
            report.heading(heading.clone());
        }
        teller::fng_events(&mut report, &self.events);
        teller::why(&mut report, &self.explain);
        if let Some(briefing) = self.briefing() {
            report.line("");
            report.append(briefing.report);
        }
        if !report.is_empty() {
            report.line("");
        }
        report.append(self.next_told.clone());
        report
    }
}

/// What is next in a campaign, with the commands that do it; at the prompt, which asks for it, its words
/// alone.
pub(in crate::command) fn next_lines(report: &mut Report, campaign: &TourOfDuty) {
    if Voice::now() == Voice::Prompt {
        report.line(format!("Next: {}", campaign.next_words()));
        return;
    }
    match campaign.stage() {
        Stage::Prepare => report.line(format!(
            "Next: roll for {}: pointman generate-mission --from GAME -i",
            campaign.turn.title()
        )),
        Stage::Fight => {
            report.line("Next: fight the Mission: pointman campaign mission GAME -o evening.json");
            report.line("Then report it: pointman campaign-advance GAME -i --report report.json");
        }
        Stage::Quiet => {
            report.line("Next: there is no Mission, so end the turn: pointman campaign-advance GAME -i")
        }
        Stage::Over => report.line("The campaign is over: pointman campaign chronicle GAME"),
    }
}

/// `campaign new --game fng`.
pub(in crate::command) fn new(
    mut setup: Setup,
    own: &FngSetup,
    options: &[String],
    dice: &DiceOptions,
    output: &OutputOptions,
    session: &mut Session,
) -> Result<Outcome, Error> {
    own.add_to(&mut setup, session)?;
    for (key, value) in pairs(options, "camp-37=no-cap")? {
        setup.set(key, value)?;
    }
    let (document, record, notes) =
        begin_telling::<TourOfDuty>(&TourMaking::New(setup), Taking::with(dice), session)?;
    let mut told = FngTold::new(record, notes, false, &document.data);
    told.heading = Some(document.data.name.clone());
    Ok(Outcome::document(told, &document, output.write()))
}

/// `generate-mission --from` an FNG campaign.
pub(in crate::command) fn prepare(
    opened: Opened<TourOfDuty>,
    given: &Prepare,
    taking: Taking<'_>,
    secrets: bool,
    write: Write,
    session: &Session,
) -> Result<Outcome, Error> {
    // A campaign that version 0.1.0 began goes on with ground as it laid it: its next states have the same
    // digests.
    let apart = opened.document.history().making().is_none_or(|step| step.by.is_some());
    let given = Prepare {
        one_list: true,
        apart,
        seen_cover: apart,
        faces_enemy: apart,
        face_down: apart,
        ..given.clone()
    };
    let (document, mut told) =
        step(opened, Wanted::Step(TourStep::Prepare(given)), taking, secrets, session)?;
    told.generated = Some((document.data.clone(), BriefingShows { secrets, explain: false }));
    let outcome = Outcome::document(told, &document, write);
    // What is secret of the Mission is not told beside the document.
    Ok(if secrets { outcome } else { outcome.withholding() })
}

/// `campaign-advance` of an FNG campaign.
pub(in crate::command) fn advance(
    opened: Opened<TourOfDuty>,
    report: Option<&(String, Value)>,
    choices: Choices,
    taking: Taking<'_>,
    write: Write,
    session: &Session,
) -> Result<Outcome, Error> {
    let mut given = value(&Advance { report: None, choices })?;
    if let Some((name, report)) = report {
        document::choices::<crate::fng::campaign::Report>(name, report)?;
        given["report"] = report.clone();
    }
    let (document, told) = step(opened, Wanted::Given(CAMPAIGN_ADVANCE, given), taking, false, session)?;
    Ok(Outcome::document(told, &document, write))
}

fn step(
    opened: Opened<TourOfDuty>,
    wanted: Wanted<TourStep>,
    taking: Taking<'_>,
    secrets: bool,
    session: &Session,
) -> Result<(Document<TourOfDuty>, FngTold), Error> {
    let Opened { mut document, .. } = opened;
    let title = document.data.turn.title();
    let (record, notes) = take(&mut document, wanted, taking, session)?;
    let mut told = FngTold::new(record, notes, secrets, &document.data);
    told.heading = Some(format!("{}: {title}", document.data.name));
    Ok((document, told))
}

/// The Mission of the turn as a document of its own, to play the evening from.
pub(in crate::command) fn mission(opened: Opened<TourOfDuty>, write: Write) -> Result<Outcome, Error> {
    let Document { dice, data, .. } = opened.document;
    let Some(mut mission) = data.mission.clone() else {
        return Err(Error::refused(
            "FNG Determining the Mission",
            format!("there is no Mission now: {}", TourOfDuty::next_words(&data)),
        ));
    };
    mission.bring(Who::Own, data.squad.figures.iter().cloned());
    mission.dig_in(data.squad.figures.iter().map(|man| man.name.as_str()));
    // Dice of its own, the same whenever it is taken out.
    let seed = dice.seed.rotate_left(17) ^ u64::from(data.turn.index());
    let document = Document::of(mission, crate::dice::DiceState { seed, drawn: 0 });
    let mut faults = crate::error::Faults::default();
    document.data.check(&mut faults);
    if let Some(Fault { pointer, message }) = faults.into_list().into_iter().next() {
        return Err(Error::Bug(format!("the Mission of the campaign: {pointer}: {message}")));
    }
    let title = document.data.assignment.as_ref().map_or("no Mission", |assignment| assignment.id.title());
    let mut next = Report::new();
    next_of_evening(&document.data, &mut next);
    let answer = MissionTaken { title: title.to_owned(), turn: data.turn.title(), next };
    Ok(Outcome::document(answer, &document, write).withholding())
}

struct MissionTaken {
    title: String,
    turn: String,
    next: Report,
}

impl CommandAnswer for MissionTaken {
    fn json(&self) -> Value {
        json!({ "mission": self.title, "turn": self.turn })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.strong(0, format!("{}: {}", self.turn, self.title));
        report.append(self.next.clone());
        report
    }
}

/// A value as the choices of a step.
fn value(of: &impl serde::Serialize) -> Result<Value, Error> {
    serde_json::to_value(of).map_err(|error| Error::Bug(format!("choices: {error}")))
}
