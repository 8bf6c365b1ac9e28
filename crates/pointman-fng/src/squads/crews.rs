//! Who of a vehicle's crew does what, and who takes the place of a man lost [Reputation And Crews, Five Man
//! Crews, Fewer Than Five Man Crews, Loading The Main Gun].

use super::post::Post;
use super::vehicles::VehicleType;
use crate::combat::Loader;
use pointman_core::error::Error;

pointman_core::vocabulary! {
    /// A place in a vehicle.
    pub enum CrewPlace: "place" {
        /// In Sight, Clank, the anti-aircraft machine gun.
        Commander = "commander",
        /// Run Over, Losing Control.
        Driver = "driver",
        /// Place Round, Firing At Buildings, the co-axial machine gun.
        Gunner = "gunner",
        /// Loading.
        Loader = "loader",
        /// The radio and the hull machine gun.
        RadioOperator = "radio-operator",
    }
}

impl CrewPlace {
    /// What is done in it.
    pub const fn work(self) -> &'static str {
        match self {
            CrewPlace::Commander => "In Sight, Clank, the turret machine gun with the hatch open",
            CrewPlace::Driver => "Run Over, Losing Control",
            CrewPlace::Gunner => "Place Round, Firing At Buildings, the co-axial machine gun",
            CrewPlace::Loader => "Loading",
            CrewPlace::RadioOperator => "the radio, the hull machine gun",
        }
    }

    /// What is done in it aboard a vehicle, which need not have every gun.
    pub fn work_in(self, vehicle: &VehicleType) -> String {
        let has = match self {
            CrewPlace::Commander => vehicle.aa_mg.is_some(),
            CrewPlace::Gunner => vehicle.coaxial_mg.is_some(),
            CrewPlace::RadioOperator => vehicle.hull_mg.is_some(),
            CrewPlace::Driver | CrewPlace::Loader => true,
        };
        // The machine gun of a place is what is told of it last.
        let without_gun = || self.work().rsplit_once(", ").map_or("", |(work, _)| work);
        if has { self.work().to_owned() } else { without_gun().to_owned() }
    }

    /// The post of the man whose own place it is.
    pub const fn post(self) -> Post {
        match self {
            CrewPlace::Commander => Post::Commander,
            CrewPlace::Driver => Post::Driver,
            CrewPlace::Gunner => Post::Gunner,
            CrewPlace::Loader => Post::Loader,
            CrewPlace::RadioOperator => Post::RadioOperator,
        }
    }

    /// The place `typed` means.
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest names.
    pub fn find(typed: &str) -> Result<CrewPlace, Error> {
        typed.parse().map_err(Error::Usage)
    }

    /// Whose work it is in a crew of 2 to 5 men.
    pub const fn filled_by(self, men: u8) -> CrewPlace {
        match (self, men) {
            (CrewPlace::Gunner, ..=3) | (CrewPlace::Loader, ..=2) | (CrewPlace::RadioOperator, ..=2) => {
                CrewPlace::Commander
            }
            (CrewPlace::RadioOperator, 3 | 4) => CrewPlace::Loader,
            (place, _) => place,
        }
    }
}

impl Post {
    /// The place in a vehicle that a man of this post has, if they are of its crew.
    pub fn place(self) -> Option<CrewPlace> {
        CrewPlace::ALL.into_iter().find(|place| place.post() == self)
    }
}

/// What moving to another place takes: so many Activations.
pub const ACTIVATIONS_TO_MOVE: u8 = 1;

/// The crew of one vehicle: who sits where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crew {
    men: u8,
    /// The Reps of those in their places, in the order of [`CrewPlace::ALL`].
    reps: [Option<u8>; 5],
}

impl Crew {
    /// A crew of 2 to 5 men, with the Reps of those who have a place of their own, in the order of
    /// [`CrewPlace::ALL`].
    ///
    /// # Errors
    /// [`Error::Usage`] for another number of men, or Reps beyond 3 to 6.
    pub fn new(reps: &[u8]) -> Result<Self, Error> {
        let men = reps.len() as u8;
        if !(2..=5).contains(&men) {
            return Err(Error::Usage(format!("a crew of {}: give 2 to 5 soldiers", reps.len())));
        }
        if let Some(rep) = reps.iter().find(|rep| !(3..=6).contains(*rep)) {
            return Err(Error::Usage(format!("Rep {rep}: a crew's Rep is 3 to 6")));
        }
        let mut crew = Crew { men, reps: [None; 5] };
        let own = CrewPlace::ALL.into_iter().filter(|place| place.filled_by(men) == *place);
        own.zip(reps).for_each(|(place, &rep)| crew.reps[place as usize] = Some(rep));
        Ok(crew)
    }

    /// How many men the crew was of.
    pub fn men(&self) -> u8 {
        self.men
    }

    /// The Rep of the man who does the work of `place`; none when nobody is there.
    pub fn rep(&self, place: CrewPlace) -> Option<u8> {
        self.reps[place.filled_by(self.men) as usize]
    }

    /// The man in `place` is lost. The gunner replaces a commander at once, where there are two of them
    /// (combat-12).
    pub fn lose(&mut self, place: CrewPlace) {
        self.reps[place as usize] = None;
        if place == CrewPlace::Commander && CrewPlace::Gunner.filled_by(self.men) == CrewPlace::Gunner {
            self.reps[CrewPlace::Commander as usize] = self.reps[CrewPlace::Gunner as usize].take();
        }
    }

    /// A man moves from one place to another that is empty: the Activations it takes.
    ///
    /// # Errors
    /// [`Error::Refused`] when nobody is to move or the place is taken.
    pub fn slide(&mut self, from: CrewPlace, to: CrewPlace) -> Result<u8, Error> {
        let refused = |why: &str| Err(Error::refused("FNG Five Man Crews", why));
        let to = to.filled_by(self.men);
        match (self.reps[from as usize], self.reps[to as usize]) {
            (None, _) => refused("the place to be left is empty"),
            (Some(_), Some(_)) => refused("that place is already taken"),
            (Some(rep), None) => {
                self.reps[to as usize] = Some(rep);
                self.reps[from as usize] = None;
                Ok(ACTIVATIONS_TO_MOVE)
            }
        }
    }

    /// Who reloads the main gun.
    pub fn loader(&self) -> Loader {
        Loader { rep: self.rep(CrewPlace::Loader), deployed_gun: false }
    }
}
