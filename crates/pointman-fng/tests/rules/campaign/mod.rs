//! The tour of duty of FNG.

mod aftermath;
mod examples;
mod helpers;
mod month_end;
mod options;
mod reports;
mod tables;
mod tours;
mod turns;
