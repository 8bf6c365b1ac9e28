//! What people say of a game, piece by piece, as their words become a report (5).

use crate::after_action::check_report::{Checked, INSURGENCY_ROLL, is_out_for_good, others_of};
use crate::after_action::companions::{companions, is_left_out, is_of_nobody, is_on_table};
use crate::after_action::questions::Line;
use crate::mission::in_game::{longest, reached};
use crate::{
    BuyOrder, Campaign, Condition, CurrentMission, Deployment, FigureReport, ForceReport, Named,
    OtherCasualty, Outcome, RegularForce, Report, Step, Team, TeamReport, Wound, abandoned, tables,
    word_of_name,
};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::plural::counted;
use pointman_core::voice::option;

/// How a man was lost, in one word: their outcome, or for one seriously wounded where they were at the end.
pub const FATES: [&str; 6] = ["kia", "pow", "light", "evacuated", "accompanied", "straggler"];

/// The word of a man who was wounded, which leaves open how badly.
pub(crate) const WOUNDED: &str = "wia";

/// How badly a man was wounded: lightly, or where they were at the end with a serious wound.
pub(crate) const WOUNDS: [&str; 4] = ["light", "evacuated", "accompanied", "straggler"];

/// What people and documents also call how somebody was lost, and the word for it.
const OTHER_WORDS: [(&str, &str); 8] = [
    ("killed", "kia"),
    ("dead", "kia"),
    ("deceased", "kia"),
    ("prisoner", "pow"),
    ("captured", "pow"),
    ("wounded", WOUNDED),
    ("lightly", "light"),
    ("seriously", "serious"),
];

/// The word of `known` for how somebody was lost, by its beginning or by what else it is called.
///
/// # Errors
/// When it is none of these.
pub(crate) fn fate_called<'w>(typed: &str, known: &[&'w str]) -> Result<&'w str, Error> {
    let typed = typed.to_lowercase();
    let other = OTHER_WORDS.iter().find(|(called, _)| typed.len() > 3 && called.starts_with(&typed));
    let meant = other.map(|(_, word)| *word).filter(|word| known.contains(word));
    let index = names::resolve("fate", meant.unwrap_or(&typed), known).map_err(Error::Usage)?;
    Ok(known[index])
}

/// Who was lost, and how: the last words say it, one or two of them, such as `wia evacuated` or
/// `lightly wounded`.
pub(crate) fn who_and_how(text: &str) -> Option<(&str, &str)> {
    let (who, fate) = text.trim().rsplit_once(char::is_whitespace)?;
    let known = [WOUNDED, "light", "serious"];
    let how = |word: &str| fate_called(word, &known).ok().filter(|_| word.len() > 2);
    match who.trim_end().rsplit_once(char::is_whitespace) {
        Some((who, before)) if how(before).is_some() => match (how(before), how(fate)) {
            // How badly is said before it, or where the casualty was at the end after it.
            (Some("light"), Some(WOUNDED)) => Some((who.trim_end(), "light")),
            _ => Some((who.trim_end(), fate)),
        },
        _ => Some((who.trim_end(), fate)),
    }
}

/// How a man who is on no roster was lost, in one word.
pub const OTHER_FATES: [&str; 4] = ["kia", "pow", "serious", "light"];

/// What a team did and suffered, each by the word that says so.
pub const DEEDS: [&str; 3] = ["engaged", "hit", "fired-on"];

/// The word of a team that did and suffered nothing.
pub const NOTHING_DONE: &str = "nothing";

/// The word for this team and every further one of its force that did and suffered nothing.
pub const REST_NOTHING: &str = "rest-nothing";

/// The word for vehicles that were disabled before they were destroyed.
pub(crate) const DISABLED_BEFORE: &str = "disabled-before-destroyed";

/// What stands before a deed that this team and every further one of its force did or suffered: `rest-hit`.
pub(crate) const REST: &str = "rest";

/// Assets without a vehicle that the enemy could lose.
const NO_VEHICLES: [&str; 7] = [
    "sniper-team",
    "on-call-light-mortars",
    "own-fireteam",
    "own-squad",
    "specops-fireteam",
    "specops-squad",
    "artillery",
];

/// Words in the names of attached assets that are none.
const NO_VEHICLE_WORDS: [&str; 14] = [
    "fo",
    "fac",
    "observer",
    "controller",
    "team",
    "gun",
    "mortar",
    "mortars",
    "dog",
    "sniper",
    "squad",
    "engineers",
    "advisor",
    "medic",
];

/// Whether something of this name, attached from the start, may be vehicles.
fn may_be_vehicle(name: &str) -> bool {
    let name = name.to_lowercase();
    let mut words = name.split(|letter: char| !letter.is_alphanumeric());
    !words.any(|word| NO_VEHICLE_WORDS.contains(&word))
}

/// The enemy's vehicles in a game.
struct Vehicles {
    /// How many are reported lost.
    lost: u32,
    /// How many are known to have been there, and which.
    count: usize,
    there: Option<String>,
}

/// No game has more of anything that is counted.
pub(crate) const MOST_COUNTED: u32 = 999;

/// Something that is counted: the word for it, and its field.
pub(crate) type Tally = (&'static str, fn(&mut ForceReport) -> &mut u32);

/// What a regular force is asked to count, by the words for it and the fields it goes to.
pub(crate) const REGULAR_TALLIES: [Tally; 4] = [
    ("afv-disabled", |part| &mut part.enemy_afv_disabled),
    ("afv-destroyed", |part| &mut part.enemy_afv_destroyed),
    (DISABLED_BEFORE, |part| &mut part.enemy_afv_disabled_before_destroyed),
    ("mobs-dispersed", |part| &mut part.mobs_dispersed),
];

/// What the VC are asked to count.
pub(crate) const VC_TALLIES: [Tally; 6] = [
    ("leaders-killed", |part| &mut part.leaders_killed),
    ("vehicles-disabled", |part| &mut part.vehicles_disabled),
    ("vehicles-destroyed", |part| &mut part.vehicles_destroyed),
    (DISABLED_BEFORE, |part| &mut part.vehicles_disabled_before_destroyed),
    ("civilian-casualties", |part| &mut part.civilian_casualties),
    ("mobs-won-over", |part| &mut part.mobs_won_over),
];

/// A report being told, and the campaign as it stands with what the report says was bought.
#[derive(Debug, Clone)]
pub struct ReportTold {
    /// The report so far.
    pub report: Report,
    pub(crate) campaign: Campaign,
    /// Questions with any number of answers to which there are no more.
    pub(super) closed: Vec<Line>,
    /// What flags have said, each thing once; none where nothing is told by flags.
    said_once: Option<Vec<(String, String)>>,
}

impl ReportTold {
    /// A report of the current game of `campaign` in which nothing is said yet.
    ///
    /// # Errors
    /// When there is no game to report on.
    pub fn begin(campaign: &Campaign) -> Result<Self, Error> {
        let Some(mission) = campaign.mission.as_ref().filter(|_| campaign.step == Step::ExecuteOperation)
        else {
            let why = format!("there is no game to report now: the next step is {}", campaign.step);
            return Err(Error::refused("AV 3", why));
        };
        let part = |force: &str| ForceReport { force: force.to_owned(), ..ForceReport::default() };
        let mut forces: Vec<ForceReport> = campaign.forces().map(|force| part(force.id())).collect();
        for (force, part) in campaign.regulars.iter().zip(&mut forces) {
            // Of whom nobody came there is nothing to say.
            part.teams = deployed(force)
                .map(|team| match is_of_nobody(&team.id, force, mission) {
                    true => with_deeds(team, Some(false)),
                    false => unsaid(team),
                })
                .collect();
            part.left_out = is_left_out(force, campaign);
        }
        let rolled = |check: &crate::LengthCheck| crate::InitiativeRoll {
            turn: check.turn,
            force: check.force.clone(),
            roll: check.roll,
        };
        let last = longest(mission);
        let report = Report {
            turn: Some(campaign.turn),
            // In its last turn nobody need say how many there were.
            game_turns: match mission.game.over {
                true => Some(mission.game.turn),
                false => (reached(mission) >= last).then_some(last),
            },
            initiative_rolls: mission.game.length_checks.iter().map(rolled).collect(),
            forces,
            ..Report::default()
        };
        Ok(ReportTold { report, campaign: campaign.clone(), closed: Vec::new(), said_once: None })
    }

    /// The same, going on from a `report` that says something already.
    ///
    /// # Errors
    /// When there is no game to report on, or the report buys what cannot be bought.
    pub fn going_on(campaign: &Campaign, report: Report) -> Result<Self, Error> {
        let mut bought = campaign.clone();
        bought.buy_in_report(&report)?;
        ReportTold::of(&bought, report)
    }

    /// The same, where `campaign` has bought already what the report says.
    ///
    /// # Errors
    /// When there is no game to report on.
    pub(crate) fn of(campaign: &Campaign, report: Report) -> Result<Self, Error> {
        let mut told = ReportTold::begin(campaign)?;
        for force in &told.campaign.regulars {
            // What a report does not list is open; its checker names what it should not.
            let listed = report.force(&force.id).map_or(&[][..], |part| &part.teams);
            let missing = deployed(force).filter(|team| listed.iter().all(|one| one.team != team.id));
            let missing: Vec<TeamReport> = missing.map(unsaid).collect();
            let part = told.report.forces.iter_mut().find(|part| part.force == force.id);
            if let (Some(part), Some(given)) = (part, report.force(&force.id)) {
                *part = given.clone();
                part.teams.extend(missing);
            }
        }
        for force in &told.campaign.insurgents {
            let part = told.report.forces.iter_mut().find(|part| part.force == force.id);
            if let (Some(part), Some(given)) = (part, report.force(&force.id)) {
                *part = given.clone();
            }
        }
        let forces = std::mem::take(&mut told.report.forces);
        told.report = Report { forces, ..report };
        Ok(told)
    }

    /// The campaign, with what the report says was bought.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// A report as a player writes it in a file, with every man and team by its id: any unambiguous part of a
    /// name means it. What means nobody is left to the checker.
    pub fn by_ids(campaign: &Campaign, mut report: Report) -> Report {
        for part in &mut report.forces {
            let Some(force) = campaign.regulars.iter().find(|force| force.id == part.force) else { continue };
            let men: Vec<Named> = force.figures.iter().map(|man| man.named()).collect();
            let teams: Vec<Named> = force.teams.iter().map(|team| Named::new(&team.id, &team.name)).collect();
            let id_of = |what: &str, name: &mut String, known: &[Named]| {
                let is_id = known.iter().any(|one| one.id == *name);
                if let Some(index) = word_of_name(what, name, known).ok().filter(|_| !is_id) {
                    *name = known[index].id.clone();
                }
            };
            part.figures.iter_mut().for_each(|told| id_of("man", &mut told.figure, &men));
            part.teams.iter_mut().for_each(|told| id_of("team", &mut told.team, &teams));
            part.declined.iter_mut().for_each(|team| id_of("team", team, &teams));
        }
        report
    }

    /// What is told by flags: each of them says something else, and none takes back what another said.
    ///
    /// # Errors
    /// When a flag is refused.
    pub fn by_flags(&mut self, tell: impl FnOnce(&mut Self) -> Result<(), Error>) -> Result<(), Error> {
        self.said_once = Some(Vec::new());
        let told = tell(self);
        self.said_once = None;
        told
    }

    /// Refuses what flags say of a force a second time: which of both holds nobody knows.
    fn say_once(&mut self, force: &str, what: &str) -> Result<(), Error> {
        let said = (force.to_owned(), what.to_owned());
        let is_said = self.said_once.as_ref().is_some_and(|earlier| earlier.contains(&said));
        if is_said {
            let of = self.campaign.force_called(force);
            return Err(Error::Usage(format!("{of}: {what} is given twice: give it once")));
        }
        self.said_once.iter_mut().for_each(|earlier| earlier.push(said.clone()));
        Ok(())
    }

    /// Says how many turns the game had.
    ///
    /// # Errors
    /// When `text` is no number.
    pub fn turns(&mut self, text: &str) -> Result<(), Error> {
        self.report.game_turns = Some(number(text)?);
        Ok(())
    }

    /// Says which objectives a force achieved: how many, `all`, `none`, or which by name. The others have
    /// failed.
    ///
    /// # Errors
    /// When it has no such objective.
    pub fn objectives(&mut self, text: &str) -> Result<(), Error> {
        // Several forces may be told of at once: `us:1,arvn:none`.
        let parts: Vec<&str> = text.split(',').collect();
        if parts.len() > 1 && parts.iter().all(|part| self.of_force(part).0.is_some()) {
            return parts.into_iter().try_for_each(|part| self.objectives(part));
        }
        let (force, text) = self.of_regular(text)?;
        self.say_once(&force, &option("achieved").to_string())?;
        let part = self.mission()?.force(&force);
        let ids: Vec<String> =
            part.iter().flat_map(|part| &part.objectives).map(|objective| objective.id.clone()).collect();
        let (count, which) = match text {
            "all" | "achieved" | "yes" => (ids.len(), None),
            "none" | "failed" | "no" => (0, None),
            text => match text.parse::<usize>() {
                Ok(count) if count <= ids.len() => (count, None),
                Ok(count) => {
                    let why = format!(
                        "{count} achieved, but {} has {}",
                        self.campaign.force_called(&force),
                        match ids.len() {
                            0 => "no objective".to_owned(),
                            some => format!("only {}", counted(some as u64, "objective")),
                        }
                    );
                    return Err(Error::refused("AV 5.1", why));
                }
                Err(_) => {
                    // The ids of objectives tell a mission that may be secret: none is listed.
                    let unknown = || match ids.len() {
                        1 => Error::Usage(format!("`{text}`: say achieved or failed")),
                        most => {
                            Error::Usage(format!("`{text}`: say all, none, which, or how many, up to {most}"))
                        }
                    };
                    let known: Vec<Named> = ids.iter().map(|id| Named::new(id, "")).collect();
                    let mut which = Vec::new();
                    // An objective that players describe has a name of several words.
                    let names: Vec<&str> = match word_of_name("objective", text, &known) {
                        Ok(_) => vec![text],
                        Err(_) => text.split([' ', '+']).filter(|name| !name.is_empty()).collect(),
                    };
                    for name in names {
                        let index = word_of_name("objective", name, &known).map_err(|_| unknown())?;
                        which.push(ids[index].clone());
                    }
                    (which.len(), Some(which))
                }
            },
        };
        // The objectives of a platoon that was not there are nobody's failure (1.5).
        let counts = !is_left_out(self.regular(&force)?, &self.campaign);
        let failed = if counts { ids.len() - count.min(ids.len()) } else { 0 };
        let part = self.part(&force)?;
        part.objectives_achieved = count as u32;
        part.objectives_failed = failed as u32;
        part.which_achieved = which;
        Ok(())
    }

    /// Says how a man was lost: their name, and the word of their [fate](FATES), which `wia` without a
    /// condition leaves open.
    ///
    /// # Errors
    /// When nobody deployed, or more than one, is called so.
    pub fn casualty(&mut self, name: &str, fate: &str) -> Result<(), Error> {
        let (force, man) = self.man(name)?;
        let mut told = FigureReport {
            figure: man,
            outcome: Outcome::Wia,
            wound: None,
            condition: None,
            accompanied_by: None,
        };
        match fate {
            "wia" => {}
            "kia" => told.outcome = Outcome::Kia,
            "pow" => told.outcome = Outcome::Pow,
            "light" => told.wound = Some(Wound::Light),
            "serious" => told.wound = Some(Wound::Serious),
            other => {
                told.wound = Some(Wound::Serious);
                let conditions = Condition::ALL.map(Condition::id);
                let index = names::resolve("condition", other, &conditions).map_err(Error::Usage)?;
                told.condition = Some(Condition::ALL[index]);
            }
        }
        let called = self.regular(&force)?.called(&told.figure);
        let part = self.part(&force)?;
        match part.figures.iter_mut().find(|listed| listed.figure == told.figure) {
            // What `--wia` left open is said now.
            Some(listed)
                if listed.outcome == Outcome::Wia
                    && listed.condition.is_none()
                    && listed.wound != Some(Wound::Light) =>
            {
                *listed = told;
            }
            Some(listed) => {
                return Err(Error::Usage(format!("{called} is already reported: {}", words(listed))));
            }
            None => part.figures.push(told),
        }
        Ok(())
    }

    /// Says who was with a man that was accompanied, of whose own team nobody is left: `NAME:TEAM`.
    ///
    /// # Errors
    /// When they are not reported so, or nobody of that name is left.
    pub fn accompanied(&mut self, text: &str) -> Result<(), Error> {
        let (of, text) = self.of_force(text);
        let Some((name, with)) = text.split_once([':', '=']) else {
            let why = format!("`{text}`: give the casualty and who was with them, such as `{text}:2a`");
            return Err(Error::Usage(why));
        };
        let (force, man) = self.man(&of.map_or_else(|| name.to_owned(), |of| format!("{of}:{name}")))?;
        // Whose they are may be said before them, the own platoon's too.
        let (of, with) = match self.campaign.after_force(with.trim()) {
            Some((of, with)) => (Some(of), with),
            None => (None, with.trim()),
        };
        let whose = |who: &String| who.split_once(':').map_or(force.clone(), |(whose, _)| whose.to_owned());
        let mut known = companions(&force, &self.report, &self.campaign, Checked::Strictly);
        known.retain(|who| of.is_none_or(|of| whose(who) == of));
        let named = known.iter().map(|who| {
            let one = self.companion(&force, who);
            let id = of.and(one.id.split_once(':')).map_or(one.id.clone(), |(_, id)| id.to_owned());
            Named { id, ..one }
        });
        let named: Vec<Named> = named.collect();
        if named.is_empty() {
            let called = self.regular(&force)?.called(&man);
            let why = format!("nobody is left on the table to be with {called}");
            return Err(Error::refused("AV 5.2", why));
        }
        let index = word_of_name("team or asset with somebody left", with, &named).map_err(Error::Usage)?;
        let called = self.regular(&force)?.called(&man);
        let listed = self.part(&force)?.figures.iter_mut().find(|told| told.figure == man);
        match listed.filter(|told| told.is(Condition::Accompanied)) {
            Some(told) => told.accompanied_by = Some(known[index].clone()),
            None => {
                let wound = format!("{name}:accompanied");
                let wia = option("wia").with(&wound);
                let why = format!("{called} is not reported as accompanied: add {wia}");
                return Err(Error::refused("AV 5.2", why));
            }
        }
        Ok(())
    }

    /// What a companion of a casualty of `force` is called.
    pub(crate) fn companion(&self, force: &str, who: &str) -> Named {
        let (of, id) = who.split_once(':').unwrap_or((force, who));
        let team = self.regular(of).ok().and_then(|of| of.team(id));
        Named::new(who, team.map_or("", |team| team.name.as_str()))
    }

    /// Says that somebody who is on no roster was lost: the asset or extra figure, their fate, and `officer`
    /// if they were one.
    ///
    /// # Errors
    /// When nobody of that name fights with the force.
    pub fn other_casualty(&mut self, text: &str) -> Result<(), Error> {
        let (force, text) = self.of_regular(text)?;
        let mut words: Vec<&str> = text.split([' ', ':']).filter(|word| !word.is_empty()).collect();
        let officer = words.last().is_some_and(|word| *word == "officer");
        if officer {
            words.pop();
        }
        let said = words.join(" ");
        let Some((who, fate)) = who_and_how(&said) else {
            let why = format!("`{text}`: give the asset or post and the fate, such as `medic kia`");
            return Err(Error::Usage(why));
        };
        // What is no fate is said first: the rest would be taken for a name.
        let fates = [&OTHER_FATES[..], &[WOUNDED], &WOUNDS[1..]].concat();
        let fate = fate_called(fate, &fates)?;
        let mut known = others_of(self.regular(&force)?, self.mission()?);
        known.retain(|who| is_on_table(who));
        let of = self.regular(&force)?;
        let named: Vec<Named> = known.iter().map(|id| Named::new(id, of.name_of_asset(id))).collect();
        let what = "attached or bought asset of this game";
        let who = known[word_of_name(what, &who.replace(' ', "-"), &named).map_err(Error::Usage)?].clone();
        let (outcome, wound) = match fate {
            "kia" => (Outcome::Kia, None),
            "pow" => (Outcome::Pow, None),
            "light" => (Outcome::Wia, Some(Wound::Light)),
            WOUNDED => (Outcome::Wia, None),
            // Where they were at the end is of no matter: nobody on no roster is rolled for.
            _ => (Outcome::Wia, Some(Wound::Serious)),
        };
        let officer = officer || who == crate::Extra::Lieutenant.id();
        let casualty = OtherCasualty { who, officer, outcome, wound };
        let told = self.part(&force)?;
        if let Some(earlier) = told.other_casualties.iter().find(|one| is_out_for_good(one, &casualty)) {
            let why = format!("the {} is already reported: {}", casualty.who, earlier.words());
            return Err(Error::refused("AV 5.2", why));
        }
        told.other_casualties.push(casualty);
        Ok(())
    }

    /// Says one thing that teams did or suffered: a word of [`DEEDS`], `abandoned`, or `declined`. `all`
    /// names every deployed team.
    ///
    /// # Errors
    /// When no deployed team, or more than one, is called so.
    pub fn deed(&mut self, team: &str, deed: &str, said: bool) -> Result<(), Error> {
        let teams = match team {
            "all" => self.teams(),
            name => match self.several_teams(name) {
                Some(teams) => teams,
                None => vec![self.team(name)?],
            },
        };
        for (force, id) in teams {
            let part = self.part(&force)?;
            if deed == "declined" {
                if !part.declined.contains(&id) {
                    part.declined.push(id);
                }
                continue;
            }
            let told = match part.teams.iter().position(|told| told.team == id) {
                Some(index) => &mut part.teams[index],
                None => return Err(Error::Bug(format!("{id} is not in the report"))),
            };
            match deed {
                "engaged" => told.engaged_hostile = Some(said),
                "hit" => told.inflicted_casualty = Some(said),
                "fired-on" => told.engaged_by_hostile = Some(said),
                "abandoned" => told.abandoned_casualty = Some(said),
                other => return Err(Error::Bug(format!("`{other}` is not something a team does"))),
            }
        }
        Ok(())
    }

    /// Says no to every deed of every team that is not said yet.
    pub fn rest_did_nothing(&mut self) {
        self.report.forces.iter_mut().for_each(|part| the_rest(part, &[]));
    }

    /// Says of every team of one force, as far as nothing is said yet, that it did these deeds and no others.
    ///
    /// # Errors
    /// When it has no part in the report.
    pub(crate) fn rest_of_force_did(&mut self, force: &str, done: &[&str]) -> Result<(), Error> {
        the_rest(self.part(force)?, done);
        Ok(())
    }

    /// The report, with what follows of it where it was asked by questions or flags: a team that nobody said
    /// abandoned a casualty did if it left a straggler, and did not else (A31).
    pub fn whole(&self) -> Report {
        let mut report = self.report.clone();
        for part in &mut report.forces {
            let Ok(force) = self.regular(&part.force) else { continue };
            let left: Vec<bool> = part.teams.iter().map(|told| abandoned(force, &told.team, part)).collect();
            for (told, left) in part.teams.iter_mut().zip(left) {
                told.abandoned_casualty = Some(left);
            }
        }
        report
    }

    /// Says that a VC player does not roll for the insurgency.
    ///
    /// # Errors
    /// When there are no VC.
    pub fn no_insurgency_roll(&mut self) -> Result<(), Error> {
        let Some(id) = self.campaign.insurgents.first().map(|force| force.id.clone()) else {
            return Err(Error::refused("AV 7", "there is no insurgency in this campaign"));
        };
        self.part(&id)?.declined = vec![INSURGENCY_ROLL.to_owned()];
        Ok(())
    }

    /// What is doubtful in how many vehicles a force says the enemy lost: more than are known to have been in
    /// the game. It may be true: a scenario or a Fog of War card brings vehicles too, and cards come in play
    /// (4.5). As a rule one was counted twice (A14).
    pub fn doubtful_vehicles(&self, id: &str) -> Option<String> {
        let Vehicles { lost, there, .. } =
            self.vehicles(id).filter(|vehicles| vehicles.lost as usize > vehicles.count)?;
        let there = match there {
            Some(there) => format!("only {there} was bought"),
            None => "no vehicle was bought".to_owned(),
        };
        Some(format!(
            "{} reported lost, but {there}: one that was disabled and then destroyed counts once [AV 5.1, \
             A14]",
            counted(lost, "enemy vehicle")
        ))
    }

    /// The enemy's vehicles in the game, and how many of them a force reports lost; none where some may be
    /// attached.
    fn vehicles(&self, id: &str) -> Option<Vehicles> {
        let part = self.report.force(id)?;
        let lost = [
            part.enemy_afv_disabled,
            part.enemy_afv_destroyed,
            part.vehicles_disabled,
            part.vehicles_destroyed,
        ];
        let lost = lost.into_iter().fold(0u32, u32::saturating_add);
        let is_enemy = |other: &str| other != id && !self.campaign.are_allies(id, other);
        let regulars = self.campaign.regulars.iter().filter(|force| is_enemy(&force.id));
        let insurgents = self.campaign.insurgents.iter().filter(|force| is_enemy(&force.id));
        // What is attached may be any number of vehicles.
        let attached = regulars.clone().flat_map(|force| &force.attached_assets);
        let attached = attached.chain(insurgents.flat_map(|force| &force.internal_assets));
        if attached.into_iter().any(|asset| may_be_vehicle(&asset.name)) {
            return None;
        }
        let mission = self.mission().ok()?;
        let bought = regulars.filter_map(|force| mission.force(&force.id)).flat_map(|part| &part.purchases);
        let bought: Vec<&str> = bought
            .filter(|buy| !NO_VEHICLES.contains(&buy.asset.as_str()))
            .map(|buy| tables().asset_name(&buy.asset))
            .collect();
        let (count, there) = (bought.len(), (!bought.is_empty()).then(|| bought.join(", ")));
        Some(Vehicles { lost, count, there })
    }

    /// Says how many of something a force counts: `afv-destroyed 2`.
    ///
    /// # Errors
    /// When it does not count that, or how many is no number.
    pub fn tally(&mut self, text: &str) -> Result<(), Error> {
        let (force, text) = self.of_force(text);
        let words: Vec<&str> = text.split([' ', '=', ':']).filter(|word| !word.is_empty()).collect();
        let [name, count] = words[..] else {
            let why = format!("`{text}`: give what to count and how many, such as `{} 1`", VC_TALLIES[0].0);
            return Err(Error::Usage(why));
        };
        let force = match force {
            Some(force) => force,
            None => self.who_counts(name)?,
        };
        let known = self.tallies(&force);
        let all: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let index = names::resolve("count", name, &all).map_err(Error::Usage)?;
        let (what, field) = known[index];
        self.say_once(&force, what)?;
        let counted = number(count)?;
        if counted > MOST_COUNTED {
            let why = format!("`{text}`: give at most {MOST_COUNTED}");
            return Err(Error::Usage(why));
        }
        *field(self.part(&force)?) = counted;
        Ok(())
    }

    /// Says the points that a scenario with its own list gives a force.
    ///
    /// # Errors
    /// When they are no number.
    pub fn points(&mut self, text: &str) -> Result<(), Error> {
        let (force, text) = self.of_force(text);
        let force = force.ok_or_else(|| {
            let forces: Vec<&str> = self.campaign.forces().map(|force| force.id()).collect();
            let points = text.rsplit(':').next().unwrap_or_default();
            let such = forces.first().map_or_else(String::new, |first| format!(", such as {first}:{points}"));
            Error::Usage(format!("`{text}`: name the force, {}{such}", names::either(&forces)))
        })?;
        let points = text
            .trim()
            .parse::<i32>()
            .map_err(|_| Error::Usage(format!("`{text}` is not a whole number")))?;
        self.say_once(&force, &option("points").to_string())?;
        self.part(&force)?.scenario_vp = Some(points);
        Ok(())
    }

    /// Says that a force bought something in the game: the asset, the game turn, and for own teams which.
    ///
    /// # Errors
    /// When it could not buy that.
    pub fn bought(&mut self, text: &str) -> Result<(), Error> {
        let (force, text) = self.of_regular(text)?;
        self.campaign.check_may_buy(&force)?;
        let is_said = |word: &&str| !["", "in", "turn"].contains(word);
        let words: Vec<&str> = text.split([' ', ':', '+']).filter(is_said).collect();
        let listed = self.regular(&force)?;
        let (asset, rest) = match listed.asset_meant(&words) {
            Some((asset, used)) => (asset, &words[used..]),
            None => match words.split_first() {
                Some((asset, rest)) => (listed.asset_named(asset)?, rest),
                None => (String::new(), &[][..]),
            },
        };
        // The turn stands last, or where 0.1.0 asked for it, before the teams.
        let (teams, turn) = match rest {
            [turn, teams @ ..] if turn.parse::<u32>().is_ok() => (teams, turn),
            [teams @ .., turn] => (teams, turn),
            [] => {
                let why = format!("`{text}`: give the asset and the game turn, such as `tank 3`");
                return Err(Error::Usage(why));
            }
        };
        let game_turn = number(turn)?;
        if let Some(turns) = self.report.game_turns.filter(|turns| game_turn > *turns) {
            let why = format!("the game lasted {turns} turns, so nothing came in turn {game_turn}");
            return Err(Error::refused("AV 4.5", why));
        }
        let teams = teams.iter().map(|team| match listed.has_squad(team) {
            true => Ok((*team).to_owned()),
            false => self.undeployed(&force, team),
        });
        let teams = teams.collect::<Result<Vec<_>, _>>()?;
        let buy = BuyOrder { force: force.clone(), asset, teams, game_turn };
        let mut next = self.campaign.clone();
        next.buy_as_reported(&buy)?;
        self.campaign = next;
        let purchases = self.mission()?.force(&force).map_or(&[][..], |part| &part.purchases);
        let Some(purchase) = purchases.last().cloned() else {
            return Err(Error::Bug("there is no such purchase".to_owned()));
        };
        let listed = self.regular(&force)?;
        let brought: Vec<TeamReport> =
            purchase.teams.iter().filter_map(|id| listed.team(id)).map(unsaid).collect();
        self.part(&force)?.teams.extend(brought);
        self.report.purchases.push(BuyOrder { asset: purchase.asset, teams: purchase.teams, ..buy });
        Ok(())
    }

    pub(crate) fn mission(&self) -> Result<&CurrentMission, Error> {
        self.campaign.mission.as_ref().ok_or_else(|| Error::Bug("there is no mission".to_owned()))
    }

    pub(crate) fn regular(&self, id: &str) -> Result<&RegularForce, Error> {
        let force = self.campaign.regulars.iter().find(|force| force.id == id);
        force.ok_or_else(|| Error::refused("AV 5", format!("{id} is not a regular force")))
    }

    pub(crate) fn part(&mut self, id: &str) -> Result<&mut ForceReport, Error> {
        let part = self.report.forces.iter_mut().find(|part| part.force == id);
        part.ok_or_else(|| Error::Bug(format!("{id} is not in the report")))
    }

    /// What a force is asked to count.
    pub(crate) fn tallies(&self, force: &str) -> &'static [Tally] {
        let is_vc = self.campaign.insurgents.iter().any(|one| one.id == force);
        if is_vc { &VC_TALLIES } else { &REGULAR_TALLIES }
    }

    /// The only force that counts what is called `name`.
    fn who_counts(&self, name: &str) -> Result<String, Error> {
        let counts = |force: &String| self.tallies(force).iter().any(|(word, _)| word.starts_with(name));
        let mut who = self.campaign.forces().map(|force| force.id().to_owned()).filter(counts);
        match (who.next(), who.next()) {
            (Some(only), None) => Ok(only),
            (Some(force), Some(_)) => {
                let such = format!("`{force}:{name}=1`");
                Err(Error::Usage(format!("`{name}`: which force? Write, for example, {such}")))
            }
            (None, _) => {
                let all: Vec<&str> =
                    REGULAR_TALLIES.iter().chain(&VC_TALLIES).map(|(name, _)| *name).collect();
                Err(Error::Usage(names::unknown("count", name, &all)))
            }
        }
    }

    /// Splits `FORCE:REST`.
    fn of_force<'t>(&self, text: &'t str) -> (Option<String>, &'t str) {
        if let Some((force, rest)) = text.split_once([':', '/'])
            && let Some(id) = self.campaign.force_named(force.trim())
        {
            return (Some(id.to_owned()), rest.trim());
        }
        (None, text.trim())
    }

    /// The same, where the only regular force need not be named.
    fn of_regular<'t>(&self, text: &'t str) -> Result<(String, &'t str), Error> {
        let (force, rest) = self.of_force(text);
        match (force, &self.campaign.regulars[..]) {
            (Some(force), _) => Ok((force, rest)),
            (None, [only]) => Ok((only.id.clone(), rest)),
            (None, all) => {
                let first = all.first().map_or("", |force| force.id.as_str());
                Err(Error::Usage(format!("`{text}`: which force? Write, for example, `{first}:{text}`")))
            }
        }
    }

    /// The man deployed whom a name means, by the ids of their force and themselves.
    fn man(&self, text: &str) -> Result<(String, String), Error> {
        let (of, name) = self.of_force(text);
        let (of, mission) = (of.as_deref(), self.mission()?);
        let there = |force: &RegularForce| in_game(force, mission).map(|man| man.named()).collect();
        if let Some((first, last)) = name.split_once(':') {
            let is_man =
                |name: &str| self.campaign.named_in_a_force("deployed man", name.trim(), of, &there).is_ok();
            // What stands before a name is a force.
            let why = if !is_man(first) && is_man(last) {
                let forces: Vec<&str> = self.campaign.regulars.iter().map(|one| one.id.as_str()).collect();
                let which = names::unknown_among("force with men of its own", first.trim(), &forces);
                format!("{which}; or leave it out: `{}`", last.trim())
            } else {
                let last = last.trim();
                format!("`{last}` is not a condition: give light, evacuated, accompanied or straggler")
            };
            return Err(Error::Usage(why));
        }
        let everyone = |force: &RegularForce| force.figures.iter().map(|man| man.named()).collect();
        match self.campaign.named_in_a_force("deployed man", name, of, &there) {
            Ok((force, man)) => Ok((force, man.id)),
            Err(error) => match self.campaign.named_in_a_force("man", name, of, &everyone) {
                Ok((force, man))
                    if there(self.regular(&force)?).iter().all(|one: &Named| one.id != man.id) =>
                {
                    let man = self.regular(&force)?.called(&man.id);
                    Err(Error::refused("AV 5", format!("{man} is not in this game")))
                }
                _ => Err(error),
            },
        }
    }

    /// Every team deployed: its force and its id.
    fn teams(&self) -> Vec<(String, String)> {
        let forces = self.campaign.regulars.iter();
        let teams = forces.flat_map(|force| deployed(force).map(move |team| (force, team)));
        teams.map(|(force, team)| (force.id.clone(), team.id.clone())).collect()
    }

    /// The teams deployed of the squad, or of the range, that a word means; none if it means neither, or
    /// those of more than one force.
    fn several_teams(&self, text: &str) -> Option<Vec<(String, String)>> {
        let (of, word) = self.of_force(text);
        let forces =
            self.campaign.regulars.iter().filter(|force| of.as_ref().is_none_or(|id| force.id == *id));
        let mut several = forces.filter_map(|force| {
            let called = force.teams_called(word)?;
            let there = deployed(force).filter(|team| called.contains(&team.id.as_str()));
            let teams: Vec<_> = there.map(|team| (force.id.clone(), team.id.clone())).collect();
            (!teams.is_empty()).then_some(teams)
        });
        several.next().filter(|_| several.next().is_none())
    }

    /// The team deployed that a name means, by the ids of its force and itself.
    pub(crate) fn team(&self, text: &str) -> Result<(String, String), Error> {
        let (of, name) = self.of_force(text);
        let there =
            |force: &RegularForce| deployed(force).map(|team| Named::new(&team.id, &team.name)).collect();
        let (force, team) = self.campaign.named_in_a_force("team deployed", name, of.as_deref(), &there)?;
        Ok((force, team.id))
    }

    /// The team of a force that a name means and that is not deployed yet.
    fn undeployed(&self, force: &str, name: &str) -> Result<String, Error> {
        let teams = self.regular(force)?.teams.iter().filter(|team| team.deployed == Deployment::No);
        let named: Vec<Named> = teams.map(|team| Named::new(&team.id, &team.name)).collect();
        let index = word_of_name("team left behind", name, &named).map_err(Error::Usage)?;
        Ok(named[index].id.clone())
    }
}

/// The teams of a force that are in the game.
pub(crate) fn deployed(force: &RegularForce) -> impl Iterator<Item = &Team> {
    force.teams.iter().filter(|team| team.deployed != Deployment::No)
}

/// The men of a force who are in the game.
pub(crate) fn in_game<'a>(
    force: &'a RegularForce,
    mission: &'a CurrentMission,
) -> impl Iterator<Item = &'a crate::Figure> {
    let absent = mission.force(&force.id).map_or(&[][..], |part| &part.absent_figures);
    deployed(force).flat_map(|team| force.present(&team.id)).filter(|man| !absent.contains(&man.id))
}

/// Says of every deed of a force's teams that is not said yet whether it is one of these.
fn the_rest(part: &mut ForceReport, done: &[&str]) {
    for told in &mut part.teams {
        let deeds = [&mut told.engaged_hostile, &mut told.inflicted_casualty, &mut told.engaged_by_hostile];
        for (deed, word) in deeds.into_iter().zip(DEEDS) {
            *deed = Some(deed.unwrap_or(done.contains(&word)));
        }
    }
}

/// The line of a team of which nothing is said.
fn unsaid(team: &Team) -> TeamReport {
    with_deeds(team, None)
}

/// The line of a team of whose deeds the same is said.
fn with_deeds(team: &Team, said: Option<bool>) -> TeamReport {
    TeamReport {
        team: team.id.clone(),
        engaged_hostile: said,
        inflicted_casualty: said,
        engaged_by_hostile: said,
        abandoned_casualty: None,
    }
}

fn number(text: &str) -> Result<u32, Error> {
    let typed = text.trim();
    typed.parse().map_err(|_| Error::Usage(format!("`{typed}`: give a whole number, 0 or more")))
}

/// How a man is reported, in a word.
fn words(told: &FigureReport) -> &'static str {
    match (told.outcome, told.wound, told.condition) {
        (Outcome::Wia, _, Some(condition)) => condition.id(),
        (Outcome::Wia, Some(wound), None) => wound.id(),
        (outcome, ..) => outcome.id(),
    }
}
