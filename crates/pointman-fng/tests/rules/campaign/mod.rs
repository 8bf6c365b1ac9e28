//! The tour of duty of FNG.

mod aftermath;
mod examples;
mod helpers;
mod month_end;
mod options;
mod reports;
mod story;
mod tables;
mod tours;
mod turns;
