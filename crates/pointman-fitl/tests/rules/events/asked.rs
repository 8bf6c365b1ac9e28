//! What an Event asks of people, read from its refusal, and an answer at random.

use pointman_core::error::Error;
use pointman_core::question::NOTHING;

/// What a refusal asks for first: the name, and an answer, of which `pick` chooses one of so many. What is
/// granted is declined.
pub fn asked(error: &Error, mut pick: impl FnMut(usize) -> usize) -> Option<(String, String)> {
    let first = error.open().first().filter(|first| first.within.is_none())?;
    let mut answers = if is_grant(error) { Vec::new() } else { first.legal.clone() };
    if first.optional || answers.is_empty() {
        answers.push(NOTHING.to_owned());
    }
    Some((first.name.clone(), answers[pick(answers.len())].clone()))
}

/// Whether the refusal asks how something is executed that the Event grants.
pub fn is_grant(error: &Error) -> bool {
    error.open().first().is_some_and(|first| first.what.ends_with("in parentheses"))
}
