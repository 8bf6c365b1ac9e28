//! Cards 63 to 124, but for those that grant Operations or Special Activities.
