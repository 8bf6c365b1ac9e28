//! What follows a game: assessment, casualties, development, replacements, and the report that tells what
//! happened (5).

pub(crate) mod advance;
pub(crate) mod answers;
pub(crate) mod assessment;
pub(crate) mod casualties;
pub(crate) mod check_report;
pub(crate) mod companions;
pub(crate) mod development;
pub(crate) mod faults_in_words;
pub(crate) mod open_report;
pub(crate) mod questions;
pub(crate) mod replacements;
pub(crate) mod report;
pub(crate) mod report_lines;
pub(crate) mod template;
