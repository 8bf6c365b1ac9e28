//! Crews of vehicles and vessels: their places and Reps [Reputation And Crews, Army Lists].

use super::Levy;
use super::levy::one_leader;
use crate::squads::crews::CrewPlace;
use crate::squads::squad::{Figure, Gear, Post};
use crate::squads::vehicles::VehicleType;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

impl Levy {
    /// The crew of a vehicle: so many men, the fewest of its list if not given, each with Rep by one die on
    /// the table of tank crews.
    ///
    /// # Errors
    /// [`Error::Refused`] when the vehicle has no crew of so many men; else when the dice give no answer.
    pub fn crew(
        &mut self,
        vehicle: &VehicleType,
        men: Option<u8>,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        let (fewest, most) = vehicle.crew;
        let men = men.unwrap_or(fewest);
        if !(fewest..=most).contains(&men) {
            let message = format!("a crew of {men}: {} has {fewest} to {most}", vehicle.name);
            return Err(Error::refused("FNG Army Lists", message));
        }
        let mut reps = Vec::new();
        for post in posts(men) {
            let face = dice.d6(format_args!("Rep of the {}, {}", post.title(), vehicle.name))?;
            let rep = vehicle.list.tanker_rep(face)?;
            self.tell(
                told,
                "Reputation And Crews",
                &[face],
                format!("{}: {}, Rep {rep}", vehicle.name, post.title()),
            );
            reps.push(rep);
        }
        let mut figures = self.men(&posts(men), told, dice, |index, _| reps.get(index).copied())?;
        for figure in &mut figures {
            figure.weapon = None;
            if figure.post == Some(Post::RadioOperator) {
                figure.gear.insert(Gear::Radio);
            }
        }
        one_leader(&mut figures);
        Ok(figures)
    }
}

/// The posts of a crew of so many men: those that are a man's own in a crew of this size, then further hands.
pub fn posts(men: u8) -> Vec<Post> {
    let own = CrewPlace::ALL.into_iter().filter(|place| place.filled_by(men.clamp(2, 5)) == *place);
    let mut posts: Vec<Post> = if men == 1 { vec![Post::Driver] } else { own.map(CrewPlace::post).collect() };
    posts.resize(usize::from(men), Post::Crewman);
    posts
}
