//! `fng sight`: how far one sees, by ground, light and weather.

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::edition_option::FngEdition;
use crate::command::{Group, Outcome, Present, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{Haze, LIT_AREAS, LitArea, LookedFrom, Sight, SightAid, sight};
use crate::fng::squads::movement::{find_terrain, kind_of_terrain};
use crate::render::{Grid, Report};

/// How far one sees.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct SightCommand {
    /// The terrain in the line of sight: woods, jungle, elephant-grass, … [default: open ground]
    #[arg(value_name = "TERRAIN", num_args = 0..)]
    #[serde(deserialize_with = "super::combat::words::one_or_many")]
    pub terrain: Vec<String>,
    /// By night
    #[arg(long)]
    pub night: bool,
    /// In a tunnel
    #[arg(long, conflicts_with = "terrain")]
    pub tunnel: bool,
    /// clear, overcast, rain, heavy-rain or fog
    #[arg(long, value_name = "WEATHER")]
    pub weather: Option<String>,
    /// The target is in a lit area: a flare, illumination or a searchlight
    #[arg(long)]
    pub lit: bool,
    /// The observer's light: flashlight, red-filter or starlight-scope; candle or torch in a tunnel
    #[arg(long = "light", alias = "with", value_name = "LIGHT")]
    pub with: Option<String>,
    /// There is no light from moon or stars
    #[arg(long)]
    pub dark_sky: bool,
    /// Overcast shortens sight like fog (an optional rule)
    #[arg(long)]
    pub overcast_is_fog: bool,
    /// List everything that lights an area
    #[arg(long)]
    pub lights: bool,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
}

#[derive(Debug, Serialize)]
struct Seen {
    #[serde(flatten)]
    sight: Sight,
}

#[derive(Debug, Serialize)]
struct Lights {
    lights: [LitArea; 6],
}

impl Subcommand for SightCommand {
    const PATH: &'static [&'static str] = &["fng", "sight"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str =
        "Show the line of sight by terrain, night, weather, flares and starlight scope";
    const EXAMPLES: &'static str = "\
pointman fng sight woods                               # by day
pointman fng sight --night --light starlight-scope      # in the open
pointman fng sight jungle --night --weather fog
pointman fng sight --night --lit                       # a figure lit by a flare
pointman fng sight --tunnel --light candle
pointman fng sight --lights                            # what lights an area, and for how long";
    const POSITIONAL: &'static [&'static str] = &["terrain"];

    fn run(self, _: &mut Session) -> Result<Outcome, Error> {
        if self.lights {
            return Ok(Outcome::answer(Lights { lights: LIT_AREAS }));
        }
        let ground = self.terrain.iter().map(|typed| Ok(kind_of_terrain(find_terrain(typed)?)));
        let ground = ground.collect::<Result<_, Error>>()?;
        let look = LookedFrom {
            ground,
            night: self.night,
            tunnel: self.tunnel,
            haze: self.weather.as_deref().map(str::parse::<Haze>).transpose().map_err(Error::Usage)?,
            lit: self.lit,
            aid: self.with.as_deref().map(str::parse::<SightAid>).transpose().map_err(Error::Usage)?,
            dark_sky: self.dark_sky,
            overcast_is_fog: self.overcast_is_fog,
        };
        Ok(Outcome::answer(Seen { sight: sight(&look)? }))
    }
}

impl Present for Seen {
    fn report(&self) -> Report {
        let mut report = Report::new();
        match self.sight.inches {
            Some(inches) => report.strong(0, format!("Line of sight: {inches} in")),
            None => report.strong(0, "Line of sight: the whole table"),
        }
        for why in &self.sight.because {
            report.item(1, why.clone());
        }
        for note in &self.sight.notes {
            report.aside(1, *note);
        }
        report
    }
}

impl Present for Lights {
    fn report(&self) -> Report {
        let mut report = Report::new();
        let mut grid = Grid::new(["What lights", "Area", "Lasts", "Notes"]).of_whole_words();
        for light in &self.lights {
            grid.row([light.source, light.area, light.lasts, light.notes]);
        }
        report.table(grid);
        report
    }
}
