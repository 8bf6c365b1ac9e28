//! What comes into sight during play: the cards of a section, a marker, the enemy squad, the others of the
//! introductory encounter [Generating Enemy Forces; Search and Destroy; Introductory Infantry Encounter].

use crate::checks::ValueId;
use crate::checks::{CheckId, ResultId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::assignment::MissionId;
use super::forces::{FoundUnit, Installation, Method};
use super::ground::{Edge, Feature, Ground};
use super::opening::barrage;
use super::options::{CrewsUnderBarrage, InstallationsBy};
use super::order::{UnderFire, side_of};
use super::prelude::{OpeningAttack, OpeningMove, Works};
use super::rolled::{check, outcome, situation, tell};
use super::setting::Side;
use super::zones::own_zone;
use super::{Mission, Mode};
use crate::campaign_data::{introductory, missions};
use crate::evening::{Mended, Soldier, Stand, StandWord};
use crate::squads::cards::Card;
use crate::squads::squad::Figure;
use crate::support::{Play, Who};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::plural::counted;

/// What comes into sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum Reveal {
    /// The cards of the section with this number.
    Section(u8),
    /// The marker with this number.
    Marker(u8),
    /// The enemy squad.
    Squad,
    /// The others of the introductory encounter: shooting starts.
    Others,
}

/// The choices of the step [`REVEAL`](super::REVEAL).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RevealChoices {
    /// What comes into sight.
    pub what: Reveal,
    /// Who is met hidden at a marker stands hidden on the table; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stay_hidden: bool,
    /// Who is met takes In Sight in the first Activation after; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tests_later: bool,
    /// Whether a vehicle that comes acts as one at once; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crews_act: bool,
}

/// What a card of a Large Action stands for: in words, and the men of it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct SetUp {
    /// In words.
    pub result: String,
    /// The men.
    pub figures: Vec<Figure>,
}

impl Mission {
    /// Something comes into sight: it is told, and no longer secret. `set_up` carries out what a card of the
    /// enemy's reinforcement table brings, in a place given in words.
    ///
    /// # Errors
    /// [`Error::Refused`] when there is no such thing or it has been revealed, and errors of the dice.
    pub fn reveal(
        &mut self,
        what: Reveal,
        dice: &mut dyn Dice,
        set_up: &mut SetUpCard<'_>,
    ) -> Result<Told, Error> {
        let mut told = Told::default();
        match what {
            Reveal::Section(number) => self.reveal_section(number, &mut told, dice, set_up)?,
            Reveal::Marker(number) => self.reveal_marker(number, &mut told, dice)?,
            Reveal::Squad => self.reveal_squad(&mut told)?,
            Reveal::Others => self.reveal_others(&mut told, dice)?,
        }
        Ok(told)
    }

    fn reveal_section(
        &mut self,
        number: u8,
        told: &mut Told,
        dice: &mut dyn Dice,
        set_up: &mut SetUpCard<'_>,
    ) -> Result<(), Error> {
        const RULE: &str = "Generating Enemy Forces";
        let by_cards = self.forces.as_ref().is_some_and(|forces| forces.method == Method::Cards);
        let section =
            self.forces.as_mut().filter(|_| by_cards).and_then(|forces| {
                forces.sections.iter_mut().find(|section| section.numbers.contains(&number))
            });
        let Some(section) = section else {
            return Err(Error::refused(
                format!("FNG {RULE}"),
                format!("there is no section {number} with cards in this mission"),
            ));
        };
        if section.revealed {
            return Err(Error::refused(
                format!("FNG {RULE}"),
                format!("the cards of section {number} have been turned"),
            ));
        }
        section.revealed = true;
        let (name, first) = (section.name.clone(), section.numbers.first().copied().unwrap_or(number));
        let real: Vec<Card> = section.cards.iter().filter_map(|card| card.card).collect();
        let dummies = section.cards.len() - real.len();
        if section.cards.is_empty() {
            told.note(RULE, format!("{name}: no cards there"));
            return Ok(());
        }
        let turned = counted(section.cards.len() as u64, "card");
        let dummies = match dummies {
            1 if section.cards.len() == 1 => "a dummy".to_owned(),
            0 if section.cards.len() == 1 => "no dummy".to_owned(),
            0 => "no dummy among them".to_owned(),
            1 => "one of them a dummy".to_owned(),
            dummies => format!("{dummies} of them dummies"),
        };
        told.note(RULE, format!("{name}: {turned} turned, {dummies}"));
        let ground = self.feature_at(Reveal::Section(first)).map(|feature| feature.kind);
        let ground = ground.filter(|_| self.company.obeys(Mended::GroundKept));
        let arrived = self.play.arrivals.len();
        for card in real {
            told.thrown(RULE, &[], format!("{card}"));
            let SetUp { result, figures } = set_up(self, card, &name, told, dice)?;
            self.shell(&figures, told, dice)?;
            if let Some(forces) = &mut self.forces {
                forces.found.push(FoundUnit { section: first, card, result, figures });
            }
        }
        for arrival in self.play.arrivals.iter_mut().skip(arrived) {
            arrival.ground = ground;
        }
        told.due(RULE, "In Sight tests in the first Activation after");
        Ok(())
    }

    /// Men found after the player's own barrage have been under it.
    fn shell(&mut self, figures: &[Figure], told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
        let shelled = self
            .opening
            .as_ref()
            .is_some_and(|opening| opening.by_player && opening.opening_move == OpeningMove::Barrage);
        if !shelled {
            return Ok(());
        }
        let men: Vec<UnderFire> = figures.iter().map(UnderFire::of).collect();
        let effects = barrage(&men, &[], CrewsUnderBarrage::VehicleStands, told, dice)?;
        if let Some(opening) = &mut self.opening {
            opening.shelled.extend(effects);
        }
        Ok(())
    }

    fn reveal_marker(&mut self, number: u8, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
        const RULE: &str = "Search and Destroy";
        let by_contact = self.setting.options.installations == InstallationsBy::ContactTable;
        let support = self.enemy.support.max(1);
        let markers = self.forces.as_mut().map(|forces| &mut forces.markers);
        let marker = markers.and_then(|markers| markers.iter_mut().find(|marker| marker.number == number));
        let Some(marker) = marker else {
            return Err(Error::refused(
                format!("FNG {RULE}"),
                format!("there is no marker {number} in this mission"),
            ));
        };
        if marker.revealed {
            return Err(Error::refused(format!("FNG {RULE}"), format!("marker {number} has been looked at")));
        }
        if by_contact {
            let tested = check(CheckId::Contact, situation().set(ValueId::Support, support), dice)?;
            let found = outcome(&tested)? != ResultId::NoContact;
            tell(
                told,
                &tested,
                false,
                format!("marker {number}: {}", if found { "an installation" } else { "no installation" }),
            );
            if found {
                let kind = dice.pick(Installation::ALL.len(), format_args!("what is at marker {number}"))?;
                marker.installation = Some(Installation::ALL[kind]);
            }
        }
        marker.revealed = true;
        let place = Ground::square(marker.at);
        told.note(
            RULE,
            match marker.installation {
                Some(installation) => format!("marker {number} in {place}: {}", installation.title()),
                None => format!("marker {number} in {place}: no installation"),
            },
        );
        Ok(())
    }

    fn reveal_squad(&mut self, told: &mut Told) -> Result<(), Error> {
        let is_early = self.acting_side() == Some(Who::Own) && self.company.obeys(Mended::SquadEntersActive);
        let first = self.side_name(Who::Own).to_owned();
        let forces =
            self.forces.as_mut().filter(|forces| !forces.squad.is_empty() && forces.method != Method::Placed);
        let Some(forces) = forces else {
            return Err(Error::refused(
                "FNG Squad Actions",
                "there is no enemy squad waiting to enter in this mission",
            ));
        };
        if forces.squad_revealed {
            return Err(Error::refused(
                "FNG Squad Actions",
                "the enemy squad has entered: briefing shows it",
            ));
        }
        if is_early {
            return Err(Error::refused(
                "FNG Squad Actions",
                format!("the enemy squad enters in an Activation of its own, and {first} act now"),
            ));
        }
        forces.squad_revealed = true;
        if let Some(entry) = forces.entry {
            let middle = self
                .ground
                .as_ref()
                .map(|ground| ground.table.square_inside(ground.table.sixth(entry.edge, entry.sixth)));
            let around = middle.map(|square| format!(" around {square}")).unwrap_or_default();
            told.note(
                "Missions",
                format!(
                    "the enemy squad enters by section {} of six of the {} edge{around}",
                    entry.sixth, entry.edge
                ),
            );
        }
        for figure in &forces.squad {
            let weapon = figure.weapon.as_ref().map_or("no weapon", |arms| arms.name.as_str());
            told.note("Reputation", format!("{}, Rep {}, {weapon}", figure.name, figure.rep));
        }
        told.due("Missions", "an In Sight test at once on entering");
        Ok(())
    }

    fn reveal_others(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
        let rule = &introductory().section;
        let forces = self.forces.as_mut().filter(|forces| forces.method == Method::Placed);
        let Some(forces) = forces else {
            return Err(Error::refused(format!("FNG {rule}"), "this is not the introductory encounter"));
        };
        if forces.others.is_some() {
            return Err(Error::refused(format!("FNG {rule}"), "the other figures have already been placed"));
        }
        let tested = check(CheckId::IntroductoryEncounter, situation(), dice)?;
        let face = tested.dice.first().copied().unwrap_or(1);
        let row = introductory().when_shooting_starts.rows.iter().find(|row| row.rolls.contains(&face));
        let place = row.map_or_else(String::new, |row| row.place.clone());
        tell(told, &tested, false, place.clone());
        forces.others = Some(place);
        Ok(())
    }

    /// Whether a squad of the enemy waits to enter.
    pub fn squad_waits(&self) -> bool {
        self.forces.as_ref().is_some_and(|forces| {
            !forces.squad.is_empty() && !forces.squad_revealed && forces.method != Method::Placed
        })
    }

    /// Whether it may enter now: on its first Activation, which is that of the highest Rep of it
    /// [Squad Actions].
    pub fn squad_may_enter(&self) -> bool {
        let squad = self.forces.iter().flat_map(|forces| &forces.squad);
        let rep = squad.map(|man| man.rep).max().unwrap_or_default();
        self.squad_waits()
            && self.acting_side() == Some(Who::Enemy)
            && self.play.dice.is_some_and(|dice| rep >= dice.enemy)
    }

    /// Whether the mission is fought by hidden cards.
    pub fn has_cards(&self) -> bool {
        self.forces.as_ref().is_some_and(|forces| forces.method == Method::Cards)
    }

    /// Whether it is the introductory encounter.
    pub fn is_introductory(&self) -> bool {
        self.forces.as_ref().is_some_and(|forces| forces.method == Method::Placed)
    }

    /// The edges that are the enemy's. Where the player overruns them, these are to the left and the right of
    /// the edge that was theirs [Opening Moves for Large Actions].
    pub fn enemy_edges(&self) -> Vec<Edge> {
        let Some(ground) = &self.ground else { return Vec::new() };
        let enemy = ground.edges.enemy;
        let overruns =
            |opening: &OpeningAttack| opening.by_player && opening.opening_move == OpeningMove::Overrun;
        match self.opening.as_ref().is_some_and(overruns) {
            true => vec![enemy.left(), enemy.right()],
            false => vec![enemy],
        }
    }

    /// Whether the player knows by which edge the enemy comes: not in a Defense before they have come
    /// (camp-22).
    pub fn knows_enemy_edge(&self) -> bool {
        let seen = self
            .forces
            .as_ref()
            .is_some_and(|forces| forces.squad_revealed || forces.method == Method::Player);
        self.mission_id() != Some(MissionId::Defense) || seen
    }

    /// The time of day and how the light changes, in words.
    pub fn light_words(&self) -> String {
        let phases: Vec<String> = self
            .light
            .phases
            .iter()
            .map(|phase| {
                let light = if phase.night { "night" } else { "day" };
                phase.turns.map_or_else(|| light.to_owned(), |turns| format!("{turns} turns of {light}"))
            })
            .collect();
        let (contact, light) = (self.light.contact.title(), phases.join(", then "));
        if contact.eq_ignore_ascii_case(&light) { contact.to_owned() } else { format!("{contact}: {light}") }
    }

    /// Whether the player's side fights for the Communists.
    pub fn own_is_communist(&self) -> bool {
        side_of(self.own.force) == Side::Communist
    }

    /// The side whose secrets the player keeps; none where two play, since each keeps their own.
    pub fn keeps_secrets_of(&self) -> Option<Side> {
        (self.setting.mode == super::Mode::Solo).then(|| side_of(self.own.force))
    }

    /// The side whose secrets whoever acts for `who` keeps: where two play, each keeps their own.
    pub fn secrets_kept_by(&self, who: Who) -> Option<Side> {
        let of_two = || (self.setting.mode == super::Mode::Versus).then(|| side_of(self.force(who)));
        self.keeps_secrets_of().or_else(of_two)
    }

    /// What `side` may know: what its own player keeps, and of the other side what they have seen.
    #[must_use]
    pub fn sealed_for(&self, side: Side) -> Mission {
        let own = side_of(self.own.force) == side;
        let mut sealed = if own { self.without_secrets() } else { self.clone() };
        if side == Side::Communist {
            sealed.tunnels = self.tunnels.clone();
            sealed.works = self.works.clone();
        } else {
            sealed.tunnels = self.tunnels.without_secrets();
            sealed.works = Works::default();
            sealed.doctrine = None;
        }
        sealed.traps = self.traps.without_secrets();
        sealed.traps.list = self
            .traps
            .list
            .iter()
            .filter(|trap| self.traps.known(trap.id, Some(side)).is_ok())
            .cloned()
            .collect();
        sealed
    }

    /// What the player may know: without the enemy not seen yet, the enemy's works and posture, and all that
    /// play keeps secret.
    #[must_use]
    pub fn without_secrets(&self) -> Mission {
        let mut known = Mission {
            play: Play::default(),
            tunnels: self.tunnels.without_secrets(),
            traps: self.traps.without_secrets(),
            ..self.clone()
        };
        if !self.own_is_communist() {
            known.works = Works::default();
            known.doctrine = None;
        }
        if let Some(ground) = known.ground.as_mut().filter(|_| !self.knows_enemy_edge()) {
            // The edge across from the player's own stands for one they do not know.
            ground.edges.enemy = ground.edges.near.opposite();
        }
        if let Some(forces) = &mut known.forces {
            if !forces.squad_revealed && forces.method != Method::Placed {
                forces.squad.clear();
                forces.entry = None;
                known.enemy.leader_rep = 0;
            }
            for section in forces.sections.iter_mut().filter(|section| !section.revealed) {
                section.cards.iter_mut().for_each(|card| card.card = None);
            }
            for marker in forces.markers.iter_mut().filter(|marker| !marker.revealed) {
                marker.installation = None;
            }
        }
        known
    }

    /// The feature in which something that comes into sight lies: that of a section, and that of a marker by
    /// its place; none in open ground.
    pub fn feature_at(&self, what: Reveal) -> Option<&Feature> {
        let (ground, forces) = (self.ground.as_ref()?, self.forces.as_ref()?);
        let feature = match what {
            Reveal::Section(number) => {
                forces.sections.iter().find(|section| section.numbers.contains(&number))?.feature?
            }
            Reveal::Marker(number) => {
                let marker = forces.markers.iter().find(|marker| marker.number == number)?;
                ground.tops().at(marker.at)?
            }
            Reveal::Squad | Reveal::Others => return None,
        };
        ground.feature(feature)
    }

    /// Whether the player's men begin on the table: in other missions they enter on their first Activation.
    pub fn sets_up(&self) -> bool {
        let zone = self.ground.as_ref().zip(self.mission_id());
        self.play.turn == 0 && zone.is_some_and(|(ground, id)| own_zone(ground, id).is_some())
    }

    /// Whether the player's men may begin hidden: those of a Defense do not (Campaigning, Defense).
    pub fn may_begin_hidden(&self) -> bool {
        !(self.sets_up() && self.mission_id() == Some(MissionId::Defense))
    }

    /// Whether those who are set up stand as the mission has them stand. It is asked before a step is taken:
    /// evenings of earlier versions let them begin hidden.
    ///
    /// # Errors
    /// [`Error::Refused`] with who may not be hidden.
    pub fn are_set_up_by_the_mission(&self, orders: &Stand) -> Result<(), Error> {
        let own = orders.figures.iter().filter_map(|name| self.company.get(name));
        let own: Vec<&str> = own.filter(|man| man.side == Who::Own).map(Soldier::name).collect();
        if self.may_begin_hidden() || own.is_empty() || !orders.stands.contains(&StandWord::Hidden) {
            return Ok(());
        }
        let message =
            format!("{} may not begin hidden: in a Defense men are dug in, in cover", own.join(", "));
        Err(Error::refused("FNG Defense", message))
    }

    /// Whether the player's side comes onto the table in its first Activation, and stands nowhere before.
    pub fn enters_later(&self) -> bool {
        let when = |id| missions().mission(id).deployment.when.is_some();
        self.play.turn == 0 && self.mission_id().is_some_and(when)
    }

    /// Whether the squad of the other player comes onto the table in its first Activation, by an edge.
    pub fn opponent_enters(&self) -> bool {
        let enters = |id| missions().mission(id).opponent_two_player.enter.is_some();
        self.play.turn == 0 && self.setting.mode == Mode::Versus && self.mission_id().is_some_and(enters)
    }

    /// The mission's id; none without a mission.
    pub fn mission_id(&self) -> Option<MissionId> {
        self.assignment.as_ref().map(|assignment| assignment.id)
    }
}

/// Carries out what a card of the enemy's reinforcement table brings, in a place given in words.
pub type SetUpCard<'a> =
    dyn FnMut(&mut Mission, Card, &str, &mut Told, &mut dyn Dice) -> Result<SetUp, Error> + 'a;
