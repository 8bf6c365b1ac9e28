//! What is told of a step, and which of its dice are open.

use pointman_core::dice::Thrown;
use pointman_core::document::Record as _;
use pointman_fng::told::Told;

#[test]
fn dice_are_open_that_an_open_event_tells_of() {
    let mut told = Told::default();
    told.rolled("support-level", &[3], "Support 2");
    told.hidden("Tunnels", &[3, 5], "8 entrances");
    told.rolled("Weather", &[5], "clear");
    let die =
        |shows, throw| Thrown { reason: String::new(), die: "d6".to_owned(), shows, came_to: None, throw };
    let thrown = vec![die(3, 0), die(3, 1), die(5, 1), die(2, 2), die(5, 3)];
    assert_eq!(told.open(thrown.clone()), [die(3, 0), die(5, 3)]);
    told.events.remove(1);
    assert_eq!(told.open(thrown.clone()), thrown);
}
