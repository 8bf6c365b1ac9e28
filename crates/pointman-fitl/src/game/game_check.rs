//! What may be wrong with a game beside its board: players, what lasts, leaders, cards, the sequence of play
//! and the phase.

use crate::coup::CoupPart;
use crate::game::cards::DeckMode;
use crate::game::game_data::GameData;
use crate::game::persons::agreed;
use crate::game::sequence::ActionTaken;
use crate::game::trung_deck::{TrungCard, TrungDeck};
use crate::vocabulary::card::{Card, CardKind, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::{Leader, LeaderBox};
use crate::vocabulary::phase::Phase;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Faults;

impl GameData {
    /// Notes every rule that something beside the board breaks.
    pub(crate) fn check_beside_the_board(&self, faults: &mut Faults) {
        self.check_shared(faults);
        self.check_house_rules(faults);
        self.check_lasting(faults);
        self.check_leaders(faults);
        faults.at("cards", |faults| {
            self.check_places_of_cards(faults);
            self.check_coup_cards(faults);
            self.check_hands(faults);
        });
        faults.at("sequence", |faults| self.check_sequence(faults));
        self.check_trung_deck(faults);
        self.check_phase(faults);
    }

    fn check_house_rules(&self, faults: &mut Faults) {
        let most = self.scenario.deck().piles.len();
        if self.coup_cards.is_some_and(|count| count == 0 || usize::from(count) > most) {
            faults.add("coup_cards", format!("is not from 1 to {most}, the number of the scenario [2.1]"));
        }
    }

    fn check_shared(&self, faults: &mut Faults) {
        for (index, side) in self.shared.iter().flatten().enumerate() {
            if !FactionSet::of_side(*side).difference(self.players).is_empty() {
                faults.at("shared", |faults| {
                    faults.add(index, format!("one person plays {side}, but not both are players [1.5]"))
                });
            }
            if self.shared.iter().flatten().take(index).any(|before| before == side) {
                faults.at("shared", |faults| faults.add(index, format!("{side} is named twice")));
            }
        }
        if let Err(why) = agreed(self.shared.as_deref(), self.one_person.as_deref()) {
            faults.add("one_person", why);
        }
        for (index, set) in self.one_person.iter().flatten().enumerate() {
            if let Some(nobodys) = set.difference(self.players).iter().next() {
                faults.at("one_person", |faults| {
                    faults.add(index, format!("names {}, which no person plays [T3.1]", nobodys.name()))
                });
            }
        }
    }

    fn check_lasting(&self, faults: &mut Faults) {
        let leader = self.leader();
        faults.at("lasting", |faults| {
            for (index, entry) in self.lasting.iter().enumerate() {
                let card = entry.card;
                if self.lasting[..index].iter().any(|before| before.card == card) {
                    faults.at(index, |faults| {
                        faults.add("card", format!("{card} is named twice: a text is in play once"))
                    });
                    continue;
                }
                match (LastingCard::of(card), entry.side) {
                    (Some(lasting), Some(side)) if !lasting.lasts_on(side) => faults.at(index, |faults| {
                        faults
                            .add("side", format!("the {side} text of card {card} does not last (5.3, 5.4)"));
                    }),
                    (Some(_), Some(_)) => {
                        if self.cards.deck.contains(&card) || self.cards.next == Some(card) {
                            faults.at(index, |faults| {
                                faults.add("card", format!("{card} is in play and still to be drawn"))
                            });
                        }
                    }
                    (Some(_), None) => {
                        faults.at(index, |faults| {
                            faults.add("side", "is absent: say unshaded or shaded".to_owned())
                        });
                    }
                    (None, Some(_)) => faults.at(index, |faults| {
                        faults.add("card", format!("{card} is neither Capability nor Momentum (5.3, 5.4)"));
                    }),
                    (None, None) if Some(card) == leader => {}
                    (None, None) => faults.at(index, |faults| {
                        faults.add(
                            "card",
                            format!(
                                "{card} is not the leader in force, the face-up card on top of the box \
                                 [2.4.1]"
                            ),
                        );
                    }),
                }
            }
            if let Some(card) = leader.filter(|card| !self.lasting.iter().any(|entry| entry.card == *card)) {
                faults.here(format!("lacks the leader in force, {{\"card\": {card}}} [2.4.1]"));
            }
            let in_play = |card: LastingCard, side| {
                self.lasting.iter().any(|entry| entry.card == card.card() && entry.side == Some(side))
            };
            // RAND (52) may flip Top Gun while MiGs are in play: they stay, without effect.
            let has_flipped =
                |card: Card| self.cards.played.contains(&card) || self.cards.current == Some(card);
            if in_play(LastingCard::TopGun, CardSide::Unshaded)
                && in_play(LastingCard::Migs, CardSide::Shaded)
                && !has_flipped(Card::numbered(52))
            {
                faults.here(
                    "holds unshaded Top Gun and shaded MiGs: the first ends the second [5.3]".to_owned(),
                );
            }
        });
    }

    /// The card of the leader in force, if one has a card.
    fn leader(&self) -> Option<Card> {
        self.leaders.first().copied().filter(|card| Leader::on(*card).is_some() && !self.leader_flipped)
    }

    fn check_leaders(&self, faults: &mut Faults) {
        let at_start = self.scenario.deck().leader_box;
        faults.at("leaders", |faults| {
            for (index, card) in self.leaders.iter().enumerate() {
                if card.kind() != CardKind::Coup {
                    faults.add(index, format!("{card} is no Coup card [2.4]"));
                } else if self.leaders[..index].contains(card) {
                    faults.add(index, format!("{card} is in the box twice"));
                } else if Leader::on(*card).is_some()
                    && self.leaders[..index]
                        .iter()
                        .any(|above| above.kind() == CardKind::Coup && Leader::on(*above).is_none())
                {
                    faults.add(
                        index,
                        format!("{card} lies under a Failed Attempt, which goes under all others [2.4]"),
                    );
                }
            }
            if self.leaders.len() > LeaderBox::ROOM {
                faults.here(format!(
                    "holds {} cards: there are {} Coup cards",
                    self.leaders.len(),
                    LeaderBox::ROOM
                ));
            }
            for card in at_start.iter().filter(|card| !self.leaders.contains(card)) {
                faults.here(format!("lacks card {card}, which lies there from the start in this scenario"));
            }
        });
        let laid = self.leaders.iter().filter(|card| !at_start.contains(card)).count();
        if usize::from(self.coups_played) != laid {
            faults.add(
                "coups_played",
                format!(
                    "is {}, but {laid} cards were laid in the RVN Leader box since the start",
                    self.coups_played
                ),
            );
        }
        if self.leader_flipped && self.leaders.first().is_none_or(|card| Leader::on(*card).is_none()) {
            faults.add(
                "leader_flipped",
                "is true, but only a named leader on top of the box can be flipped [2.4.1]",
            );
        }
    }

    /// Every card is in one place; a Coup card that is being played may lie in the RVN Leader box already.
    fn check_places_of_cards(&self, faults: &mut Faults) {
        let cards = &self.cards;
        let mut seen: [&str; Card::COUNT as usize + 1] = [""; Card::COUNT as usize + 1];
        for card in &self.leaders {
            seen[usize::from(card.number())] = "in the RVN Leader box";
        }
        let mut take = |card: Card, place: &'static str, faults: &mut Faults, key: &dyn std::fmt::Display| {
            let before = std::mem::replace(&mut seen[usize::from(card.number())], place);
            let coup_being_played = place == "current" && before == "in the RVN Leader box";
            if !before.is_empty() && !coup_being_played {
                faults.add(key, format!("card {card} is {before} too: a card is in one place [2.1]"));
            }
        };
        if let Some(card) = cards.current {
            take(card, "current", faults, &"current");
        }
        if let Some(card) = cards.next {
            take(card, "on deck", faults, &"next");
            if card.kind() == CardKind::Pivotal {
                faults
                    .add("next", format!("card {card} is a Pivotal Event: it is never in the deck [2.3.8]"));
            }
            if cards.current.is_none() {
                faults.add(
                    "next",
                    "is a card while there is no current one: the first card shown is current [2.1]",
                );
            }
        }
        for (key, place, list) in [
            ("deck", "in the deck", &cards.deck),
            ("played", "played", &cards.played),
            ("cancelled", "cancelled", &cards.cancelled),
            ("removed", "removed", &cards.removed),
        ] {
            faults.at(key, |faults| {
                for (index, card) in list.iter().enumerate() {
                    take(*card, place, faults, &index);
                    let wrong = match (key, card.kind()) {
                        ("deck" | "cancelled" | "removed", CardKind::Pivotal) => {
                            "is a Pivotal Event: it is never in the deck [2.3.8]"
                        }
                        ("played" | "cancelled", CardKind::Coup) => {
                            "is a Coup card: it goes to the RVN Leader box [2.4]"
                        }
                        _ => continue,
                    };
                    faults.add(index, format!("card {card} {wrong}"));
                }
                if list.len() > crate::game::cards::CardList::ROOM {
                    faults.here(format!(
                        "holds {} cards: no deck has more than {}",
                        list.len(),
                        crate::game::cards::CardList::ROOM
                    ));
                }
            });
        }
        if cards.mode == DeckMode::Physical && !cards.deck.is_empty() {
            faults.add("deck", "holds cards, but the deck is physical: it lies on the table");
        }
    }

    /// No more Coup cards than the scenario has, and of the two Failed Attempts no more than one in the Short
    /// scenario (2.1).
    fn check_coup_cards(&self, faults: &mut Faults) {
        let deck = self.scenario.deck();
        let unlaid = |card: &Card| card.kind() == CardKind::Coup && !self.leaders.contains(card);
        let current = self.cards.current.filter(unlaid);
        let to_come =
            current.into_iter().chain(self.cards.next).chain(self.cards.deck.iter().copied()).filter(unlaid);
        let coups = to_come.count() + usize::from(self.coups_played);
        let most = self.coup_cards.map_or(deck.piles.len(), usize::from);
        if coups > most {
            faults.here(format!(
                "hold {coups} Coup cards with those played: the {} has {most} [2.1]",
                if self.coup_cards.is_some() {
                    "house rule".to_owned()
                } else {
                    format!("{} scenario", self.scenario)
                }
            ));
        }
        let failed = [129, 130].map(Card::numbered);
        let somewhere = |card: &&Card| {
            self.leaders.contains(card)
                || self.cards.deck.contains(card)
                || [self.cards.current, self.cards.next].contains(&Some(**card))
        };
        let most = deck.failed_attempts();
        if failed.iter().filter(somewhere).count() > most {
            faults
                .here(format!("hold both Failed Attempts: the {} scenario has {most} [2.1]", self.scenario));
        }
    }

    fn check_hands(&self, faults: &mut Faults) {
        for (faction, card) in
            self.cards.pivotal.iter().filter_map(|(faction, card)| card.map(|card| (faction, card)))
        {
            let own = Card::pivotal(faction);
            let wrong = if card != own {
                format!("holds card {card}: its Pivotal Event is {own} [2.3.8]")
            } else if !self.scenario.deck().pivotal_events {
                format!("holds card {card}: the {} scenario has no Pivotal Events", self.scenario)
            } else if self.cards.current == Some(card) || self.cards.played.contains(&card) {
                format!("holds card {card}, which has been played")
            } else {
                continue;
            };
            faults.at("pivotal", |faults| faults.add(faction, wrong));
        }
    }

    fn check_sequence(&self, faults: &mut Faults) {
        let sequence = &self.sequence;
        let each = |set: FactionSet| set.iter();
        for faction in Faction::ALL {
            let name = faction.name();
            match (sequence.eligible.contains(faction), sequence.ineligible.contains(faction)) {
                (true, true) => faults.add("ineligible", format!("names {name}, which is Eligible")),
                (false, false) => {
                    faults.add("eligible", format!("lacks {name}, which is not Ineligible either"))
                }
                _ => {}
            }
        }
        faults.at("acted", |faults| {
            for (index, acted) in sequence.acted.iter().enumerate() {
                let faction = acted.faction;
                let name = faction.name();
                faults.at(index, |faults| {
                    if sequence.acted[..index].iter().any(|before| before.faction == faction) {
                        faults.add("faction", format!("{name} has acted already [2.3]"));
                    }
                    if !sequence.eligible.contains(faction) {
                        faults.add("faction", format!("{name} is Ineligible [2.3.1]"));
                    }
                    if let Some(wrong) =
                        wrong_action(index, acted.action, sequence.acted.first().map(|first| first.action))
                    {
                        faults.add("action", wrong);
                    }
                });
            }
            if sequence.acted.len() > 2 {
                faults.here(format!("holds {} factions: two act on a card [2.3]", sequence.acted.len()));
            }
        });
        for faction in each(sequence.passed) {
            let name = faction.name();
            if sequence.acted.iter().any(|acted| acted.faction == faction) {
                faults.add("passed", format!("names {name}, which has acted [2.3.3]"));
            }
            if !sequence.eligible.contains(faction) {
                faults.add("passed", format!("names {name}, which is Ineligible [2.3.3]"));
            }
        }
        for faction in
            each(sequence.eligible_next).filter(|faction| sequence.ineligible_next.contains(*faction))
        {
            faults.add(
                "ineligible_next",
                format!(
                    "names {}, which is to stay Eligible: the later mark prevails [2.3.6]",
                    faction.name()
                ),
            );
        }
        let is_event = self.cards.current.is_some_and(|card| card.kind() != CardKind::Coup);
        let anybody = !sequence.acted.is_empty() || !sequence.passed.is_empty();
        if anybody && !is_event {
            faults.here("holds actions, but no Event card is being played [2.3]".to_owned());
        }
    }

    /// The six cards of each non-player faction, once each; those that nobody has seen lie together, below
    /// the top card at most.
    fn check_trung_deck(&self, faults: &mut Faults) {
        if self.trung_deck.is_empty() {
            return;
        }
        faults.at("trung_deck", |faults| {
            let known = || {
                self.trung_deck.iter().enumerate().filter_map(|(index, card)| card.map(|card| (index, card)))
            };
            for (index, card) in known() {
                if self.players.contains(card.faction()) {
                    faults.add(
                        index,
                        format!(
                            "{card} is a card of {}, which a person plays [T4.1.3]",
                            card.faction().name()
                        ),
                    );
                } else if self.trung_deck[..index].contains(&Some(card)) {
                    faults.add(index, format!("{card} is in the deck twice"));
                }
            }
            let all = TrungDeck::shuffled(self.players).len();
            let lacks = |card: &TrungCard| {
                !self.players.contains(card.faction()) && !self.trung_deck.contains(&Some(*card))
            };
            if known().count() == self.trung_deck.len() {
                let lacking: Vec<_> = TrungCard::ALL.into_iter().filter(lacks).map(TrungCard::id).collect();
                if !lacking.is_empty() {
                    faults.here(format!("lacks {} [T4.1.3]", lacking.join(", ")));
                }
            } else if self.trung_deck.len() != all {
                faults.here(format!(
                    "holds {} cards, the non-players have {all} [T4.1.3]",
                    self.trung_deck.len()
                ));
            } else if let Err(index) = TrungDeck::lying_so(&self.trung_deck, self.players) {
                faults.add(
                    index,
                    "the cards nobody has seen lie together, below a top card that is known [T5.3.3]",
                );
            }
        });
    }

    fn check_phase(&self, faults: &mut Faults) {
        let current = self.cards.current;
        let is_coup = current.is_some_and(|card| card.kind() == CardKind::Coup);
        if self.phase.is_coup_round()
            && !(is_coup && current.is_some_and(|card| self.leaders.contains(&card)))
        {
            faults.add(
                "phase",
                format!(
                    "is {}, but the current card is no Coup card laid in the RVN Leader box [2.4]",
                    self.phase
                ),
            );
        }
        if self.phase == Phase::PivotalWindow {
            let playing =
                current.is_some_and(|card| card.kind() == CardKind::Event) && self.sequence.acted.is_empty();
            if !playing {
                faults.add(
                    "phase",
                    "is pivotal-window, but no Event card is current on which nobody has acted [2.3.8]",
                );
            }
        }
        if self.phase == Phase::PivotalWindow && self.players == FactionSet::ALL {
            faults.add("phase", "is pivotal-window, but there is no non-player faction to decide [T5.5.8]");
        }
        if !self.coup.is_beginning() && self.coup.part.phase() != self.phase {
            faults.at("coup", |faults| {
                faults.add(
                    "part",
                    format!("is {}, which is no part of the phase {}", self.coup.part, self.phase),
                );
            });
        }
        if let Some(steps) = self.coup.pacification {
            let untracked = !self.players.contains(Faction::Us) && !self.players.contains(Faction::Arvn);
            if self.coup.part != CoupPart::ArvnPacify || !untracked || steps > 12 {
                faults.at("coup", |faults| {
                    faults.add(
                        "pacification",
                        format!(
                            "is {steps}: up to 12 steps are left to a non-player ARVN by a non-player US \
                             [T5.9]"
                        ),
                    );
                });
            }
        }
        if let Some(control) = self.coup.control {
            let nobodys = control
                .coin
                .intersection(control.nva)
                .union(SpaceSet::LOCS.intersection(control.coin.union(control.nva)));
            for space in nobodys.iter() {
                faults.at("coup", |faults| {
                    let name = space.name();
                    faults
                        .add("control", format!("names {name}, which is a LoC or under two Controls [1.7]"));
                });
            }
        }
        if self.winner.is_some() != (self.phase == Phase::Over) {
            faults.add("winner", "must be named when the phase is over, and only then");
        }
    }
}

/// What is wrong with the action at that place of the sequence, where the first was `first` (2.3.4).
fn wrong_action(index: usize, action: ActionTaken, first: Option<ActionTaken>) -> Option<String> {
    use ActionTaken::{Event, LimitedOp, Op, OpAndSpecial, Pass};
    if action == Pass {
        return Some("is pass: who passes is in `passed` [2.3.3]".to_owned());
    }
    let right: &[ActionTaken] = match (index, first?) {
        (0, _) => &[Op, OpAndSpecial, Event],
        (_, Event) => &[Op, OpAndSpecial],
        (_, OpAndSpecial) => &[LimitedOp, Event],
        _ => &[LimitedOp],
    };
    let names: Vec<_> = right.iter().map(|action| action.id()).collect();
    (!right.contains(&action)).then(|| format!("is {action}: it can be {} here [2.3.4]", names.join(" or ")))
}
