//! `generate-mission --from` an FNG campaign: the options that bear on the Mission of the turn.

use super::{GenerateMission, refuse};
use crate::command::fng_campaign;
use crate::command::{Outcome, Session, Source, Write};
use crate::error::Error;
use crate::fng::army_lists::Force;
use crate::fng::campaign::{Campaign, Prepare};

use super::fng::{FngOptions, parsed};

impl GenerateMission {
    /// The Mission of the turn of an FNG campaign.
    pub(super) fn of_fng_campaign(&self, source: &Source, session: &mut Session) -> Result<Outcome, Error> {
        if self.side.is_some() {
            return Err(Error::Usage("--side is for --game ambush-valley; --secrets tells what is secret in FNG".to_owned()));
        }
        refuse(&self.ambush_valley, &Default::default(), "--from a campaign of FNG", "ambush-valley")?;
        let given = self.prepare(session)?;
        let opened = source.open::<Campaign>(session)?;
        let write = match (self.in_place, &opened.origin) {
            (true, Some(origin)) => Write::InPlace(origin.clone()),
            (true, None) => return Err(Error::Usage("-i needs a file to write over; standard input has none".to_owned())),
            (false, _) => self.output.write(),
        };
        fng_campaign::prepare(opened, &given, self.taking(), self.fng.secrets, write, session)
    }

    fn prepare(&self, session: &mut Session) -> Result<Prepare, Error> {
        let fng = &self.fng;
        let of_campaign = [
            ("force", fng.force.is_some()),
            ("corps", fng.corps.is_some()),
            ("leader-rep", fng.leader_rep.is_some()),
            ("date", fng.date.is_some()),
            ("mission", fng.mission.is_some()),
            ("carried", fng.carried),
            ("squad", !fng.squad.is_empty()),
            ("vehicle", !fng.vehicle.is_empty()),
            ("introductory", fng.introductory),
        ];
        if let Some((name, _)) = of_campaign.iter().find(|(_, given)| *given) {
            return Err(Error::Usage(format!("--{name} comes from the campaign: leave it out with --from")));
        }
        let given = match &self.orders {
            Some(orders) => {
                let (file, given) = orders.json(session)?;
                crate::ambush_valley::choices(&file, &given)?
            }
            None => Prepare::default(),
        };
        let FngOptions {
            enemy,
            urban,
            no_urban,
            table,
            near_edge,
            target,
            communist_ground,
            riverine,
            posture,
            time,
            weather,
            ..
        } = fng;
        Ok(Prepare {
            enemy: enemy.as_deref().map(Force::find).transpose()?.map(|force| force.id.to_owned()).or(given.enemy),
            urban: (*urban || *no_urban).then_some(*urban).or(given.urban),
            density: parsed(self.terrain.as_deref())?.or(given.density),
            table: parsed(table.as_deref())?.or(given.table),
            edge: parsed(near_edge.as_deref())?.or(given.edge),
            objective: parsed(target.as_deref())?.or(given.objective),
            communist_ground: communist_ground.then_some(true).or(given.communist_ground),
            riverine: *riverine || given.riverine,
            doctrine: parsed(posture.as_deref())?.or(given.doctrine),
            time: parsed(time.as_deref())?.or(given.time),
            weather: parsed(weather.as_deref())?.or(given.weather),
            choices: given.choices,
        })
    }
}
