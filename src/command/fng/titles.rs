//! What the steps of an evening are called in lists of them: `charge: Cpl Chavez at Huan`.

use crate::document::{HistoryStep, TypedStep as _};
use crate::fng::evening::{IntoSight, Procedure};
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::support::Who;

/// The parts of a title.
#[derive(Default)]
struct Title {
    does: String,
    who: Vec<String>,
    at: Vec<String>,
}

impl Title {
    fn of(does: impl Into<String>) -> Self {
        Title { does: does.into(), ..Title::default() }
    }

    fn by(mut self, who: impl IntoIterator<Item = impl Into<String>>) -> Self {
        push_new(&mut self.who, who);
        self
    }

    fn at(mut self, whom: impl IntoIterator<Item = impl Into<String>>) -> Self {
        push_new(&mut self.at, whom);
        self
    }

    fn words(self) -> String {
        let who = if self.who.is_empty() { String::new() } else { format!(": {}", self.who.join(", ")) };
        let at = if self.at.is_empty() { String::new() } else { format!(" at {}", self.at.join(", ")) };
        format!("{}{who}{at}", self.does)
    }
}

/// Each name once, in the order in which they come.
fn push_new(names: &mut Vec<String>, more: impl IntoIterator<Item = impl Into<String>>) {
    for name in more {
        let name = name.into();
        if !names.contains(&name) {
            names.push(name);
        }
    }
}

/// The step of an evening in words, with those whom it was about. Where something lies stays untold: it may
/// be hidden. None for what is no step of an evening.
pub(in crate::command) fn title_of(mission: &Mission, step: &HistoryStep) -> Option<String> {
    let taken = MissionStep::read(&step.command, &step.choices).ok()?;
    let does = step.command.strip_prefix("fng-").unwrap_or(&step.command).replace('-', " ");
    let title = Title::of(does);
    let of_side = |title: Title, side: Option<Who>| title.by(side.map(|side| mission.side_name(side)));
    let title = match taken {
        MissionStep::Exchange(exchange) => match exchange.sight {
            Some(IntoSight { movers, .. }) if !movers.is_empty() => Title::of("in sight").by(movers),
            _ => {
                let (by, at): (Vec<_>, Vec<_>) = exchange.fire.into_iter().map(|f| (f.by, f.at)).unzip();
                Title::of("fire").by(by).at(at.concat())
            }
        },
        MissionStep::Charge(charge) => title.by(charge.by).at(charge.at),
        MissionStep::React(react) => Title::of(react.check.id().replace('-', " ")).by(react.figures),
        MissionStep::Stand(stand) => {
            let does = stand.does.map_or("state".to_owned(), |does| does.id().replace('-', " "));
            Title::of(does).by(stand.figures)
        }
        MissionStep::Activate(_) => Title::of("Activation dice"),
        MissionStep::Finish(finish) => match finish.side {
            Some(side) => of_side(Title::of("Activations over"), Some(side)),
            None => Title::of("the evening is over"),
        },
        MissionStep::Reinforce(orders) => of_side(title, Some(orders.side)),
        MissionStep::Radio(orders) => of_side(title, orders.side),
        MissionStep::Request(orders) => of_side(title, orders.side),
        MissionStep::Fire(orders) => of_side(title, orders.side),
        MissionStep::Helicopter(orders) => of_side(title, orders.side),
        MissionStep::Muster(orders) => of_side(title, Some(orders.side)),
        MissionStep::Shoot(orders) => resolved(title, &orders.what),
        MissionStep::Grenade(orders) => resolved(title, &orders.what),
        MissionStep::Melee(orders) => resolved(title, &orders.what),
        MissionStep::Medic(orders) => resolved(title, &orders.what),
        MissionStep::Gun(orders) | MissionStep::Building(orders) => resolved(title, &orders.what),
        MissionStep::CloseAssault(orders) => resolved(title, &orders.what),
        MissionStep::Flame(orders) => resolved(title, &orders.what),
        MissionStep::Covering(orders) => resolved(title, &orders.what),
        MissionStep::Recon(orders) => resolved(title, &orders.what),
        _ => title,
    };
    Some(title.words())
}

/// A procedure, with who carries it out and at whom.
fn resolved(title: Title, what: &impl Procedure) -> Title {
    let by = what.actors().into_iter().map(|(name, _)| name);
    title.by(by).at(what.aimed_at().into_iter().map(|(_, at)| at).chain(what.at_vehicle()))
}
