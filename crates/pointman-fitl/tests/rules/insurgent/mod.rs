//! The Operations and Special Activities of NVA and VC (3.3, 4.4, 4.5): what each does, what each refuses,
//! and the laws they keep.

mod ambush;
mod attack;
mod bombard;
mod framework;
mod generate;
mod infiltrate;
mod march;
mod march_trail;
mod options;
mod rally;
mod rally_cards;
mod random_turns;
mod scene;
mod subvert;
mod tax;
mod terror;
mod transfer;
mod voluntary;
