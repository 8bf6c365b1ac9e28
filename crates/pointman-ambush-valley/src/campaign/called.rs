//! What the men of a force are called, and by which words they are answered with.

use pointman_core::named::{Named, plain};

use crate::{Figure, RegularForce};

impl Figure {
    /// The man as something to be named.
    pub fn named(&self) -> Named {
        Named::new(&self.id, &self.name)
    }
}

impl RegularForce {
    /// The word by which a man of the force is answered with: his name in one word, if nothing else is called so;
    /// else his id.
    pub fn word_for(&self, man: &Figure) -> String {
        let word = man.name.split_whitespace().collect::<Vec<_>>().join("-");
        let is_his_alone = !word.is_empty()
            && self.figures.iter().all(|other| {
                other.id == man.id || (plain(&other.name) != plain(&word) && plain(&other.id) != plain(&word))
            });
        if is_his_alone { word } else { man.id.clone() }
    }
}
