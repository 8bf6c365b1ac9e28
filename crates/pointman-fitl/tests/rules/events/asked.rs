//! What an Event asks of people, read from its refusal, and an answer at random.

/// What a refusal asks for first: the name, and an answer, of which `pick` chooses one of so many. What is
/// granted is declined.
pub fn asked(message: &str, mut pick: impl FnMut(usize) -> usize) -> Option<(String, String)> {
    let (_, said) = message.split_once("needs these choices: ")?.1.split_once("; ")?;
    let (name, said) = said.split_once(": ")?;
    let Some((_, answers)) = said.split_once(" may choose ") else {
        return Some((name.to_owned(), "none".to_owned()));
    };
    let answers: Vec<&str> = answers.split(" | ").filter(|answer| !answer.starts_with("and ")).collect();
    Some((name.to_owned(), answers[pick(answers.len())].to_owned()))
}
