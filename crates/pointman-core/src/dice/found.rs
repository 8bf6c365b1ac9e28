//! Outcomes as they come up, each kept once.

use std::cmp::Ordering;

/// Outcomes, each with a number: the how many-th it was to come up, from 0.
///
/// Of all this only the comparison is compiled for each type of outcome. With the standard library's ordered
/// maps in its place, a quarter of FNG's machine code was maps.
pub(super) struct Found<T> {
    outcomes: Vec<T>,
    order: Order,
}

impl<T> Default for Found<T> {
    fn default() -> Self {
        Found { outcomes: Vec::new(), order: Order::default() }
    }
}

impl<T: Ord> Found<T> {
    /// The number of `outcome`, which is kept if it comes up for the first time.
    pub fn number(&mut self, outcome: T) -> usize {
        match self.order.find(&mut |number| self.outcomes[number].cmp(&outcome)) {
            Ok(number) => number,
            Err(place) => {
                self.order.insert(place, self.outcomes.len());
                self.outcomes.push(outcome);
                self.outcomes.len() - 1
            }
        }
    }

    /// The outcomes from the least to the greatest, each with that of `each` which stands at its number.
    pub fn in_order<V>(self, each: Vec<V>) -> Vec<(T, V)> {
        let mut pairs: Vec<Option<(T, V)>> = self.outcomes.into_iter().zip(each).map(Some).collect();
        self.order.numbers().filter_map(|number| pairs[number].take()).collect()
    }
}

/// Numbers in the order of what they stand for, on shelves short enough that a number is put between two
/// others without moving many.
#[derive(Default)]
struct Order {
    shelves: Vec<Vec<u32>>,
}

/// Where a number belongs.
#[derive(Clone, Copy)]
struct Place {
    shelf: usize,
    at: usize,
}

impl Order {
    const LONGEST: usize = 512;

    /// The number that stands for the same by `compare` (with what a number stands for), or the place of a
    /// new one.
    fn find(&self, compare: &mut dyn FnMut(usize) -> Ordering) -> Result<usize, Place> {
        let begun = self.shelves.partition_point(|shelf| compare(shelf[0] as usize).is_le());
        let shelf = begun.saturating_sub(1);
        let Some(numbers) = self.shelves.get(shelf) else { return Err(Place { shelf, at: 0 }) };
        match numbers.binary_search_by(|&number| compare(number as usize)) {
            Ok(at) => Ok(numbers[at] as usize),
            Err(at) => Err(Place { shelf, at }),
        }
    }

    fn insert(&mut self, place: Place, number: usize) {
        let number = u32::try_from(number).expect("nobody waits for four thousand million outcomes");
        let Some(shelf) = self.shelves.get_mut(place.shelf) else { return self.shelves.push(vec![number]) };
        shelf.insert(place.at, number);
        if shelf.len() > Self::LONGEST {
            let rest = shelf.split_off(Self::LONGEST / 2);
            self.shelves.insert(place.shelf + 1, rest);
        }
    }

    fn numbers(&self) -> impl Iterator<Item = usize> {
        self.shelves.iter().flatten().map(|&number| number as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_kept_once_and_given_in_order_whatever_order_they_came_up_in() {
        // More than a few shelves of them, from both ends and from the middle.
        let came: Vec<u64> = (0..4_000).map(|n: u64| n * 2_654_435 % 3_001).collect();
        let mut found = Found::default();
        let mut count = Vec::new();
        for &outcome in &came {
            let number = found.number(outcome);
            count.resize(count.len().max(number + 1), 0);
            count[number] += 1;
        }
        let mut expected = std::collections::BTreeMap::new();
        came.iter().for_each(|&outcome| *expected.entry(outcome).or_insert(0) += 1);
        assert_eq!(found.in_order(count), expected.into_iter().collect::<Vec<_>>());
    }
}
