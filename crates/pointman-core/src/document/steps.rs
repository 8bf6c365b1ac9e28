//! Steps as types: an enum of a game's own choices, read and written as the `command` and `choices` of a
//! history.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::schema::Made;
use crate::dice::Thrown;
use crate::error::Error;

/// A step of a document, or what makes one: an enum of a game's choices that [`steps!`](crate::steps)
/// defines.
///
/// In JSON it is `{"command": …, "choices": …}`, as a history keeps it.
pub trait TypedStep: Serialize + DeserializeOwned {
    /// The names of the commands it may be.
    const COMMANDS: &'static [&'static str];

    /// The name of its command.
    fn command(&self) -> &'static str;

    /// Its choices, as a history keeps them.
    fn choices(&self) -> Value;

    /// The step that `command` is with these `choices`.
    ///
    /// # Errors
    /// When there is no such step, and [`Error::Document`] with every fault of the choices.
    fn read(command: &str, choices: &Value) -> Result<Self, Error>;

    /// The schemas of the choices, made from their types, by the names of the enum and the step.
    fn schemas() -> Vec<Made>;
}

/// What came of a step. As JSON it is an object: the fields named in [`Record::KEPT`] stay in the history,
/// the others are made again by whoever asks.
pub trait Record: Serialize {
    /// The fields that a history keeps.
    const KEPT: &'static [&'static str];

    /// Those of the dice thrown for the step that everybody may know of.
    fn open(&self, thrown: Vec<Thrown>) -> Vec<Thrown> {
        thrown
    }
}

/// Defines an enum of typed steps: for each its choices, and the constant that names its command; and where
/// the [`Schemas`](crate::document::Schemas) of the choices are.
///
/// ```
/// use pointman_core::document::{Schemas, TypedStep};
///
/// pub const POOL_FILL: &str = "pool-fill";
/// pointman_core::steps! {
///     /// A step of a pool.
///     pub enum PoolStep: "step of a pool" in Schemas::NONE {
///         /// Fills it.
///         Fill(u8) = POOL_FILL,
///     }
/// }
/// let step = PoolStep::read("pool-fill", &serde_json::json!(3)).unwrap();
/// assert_eq!((step.command(), step.choices()), (POOL_FILL, serde_json::json!(3)));
/// ```
#[macro_export]
macro_rules! steps {
    ($(#[$doc:meta])* pub enum $Name:ident: $what:literal in $schemas:path {
        $($(#[$note:meta])* $Variant:ident($Choices:ty) = $command:path,)*
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone)]
        #[allow(clippy::large_enum_variant, reason = "a step is made once and read at once")]
        pub enum $Name {
            $($(#[$note])* $Variant($Choices),)*
        }

        impl $crate::document::TypedStep for $Name {
            const COMMANDS: &'static [&'static str] = &[$($command),*];

            fn command(&self) -> &'static str {
                match *self {
                    $($Name::$Variant(_) => $command,)*
                }
            }

            fn choices(&self) -> $crate::document::Json {
                match *self {
                    $($Name::$Variant(ref choices) => $crate::document::written(choices),)*
                }
            }

            fn read(command: &str, choices: &$crate::document::Json) -> Result<Self, $crate::error::Error> {
                $(if command == $command {
                    let schema = || $schemas.of(concat!(stringify!($Name), " ", stringify!($Variant)));
                    return $crate::document::step_choices(command, choices, schema).map($Name::$Variant);
                })*
                let _ = choices;
                Err($crate::document::unknown_step($what, command, Self::COMMANDS))
            }

            fn schemas() -> Vec<$crate::document::Made> {
                vec![$((
                    concat!(stringify!($Name), " ", stringify!($Variant)),
                    $crate::document::schemars::of::<$Choices>(),
                ),)*]
            }
        }

        impl $crate::document::serde::Serialize for $Name {
            fn serialize<S: $crate::document::serde::Serializer>(&self, serializer: S) -> Result<S::Ok,
                S::Error> {
                use $crate::document::TypedStep as _;
                $crate::document::serialize_step(self.command(), self.choices(), serializer)
            }
        }

        impl<'de> $crate::document::serde::Deserialize<'de> for $Name {
            fn deserialize<D: $crate::document::serde::Deserializer<'de>>(deserializer: D) -> Result<Self,
                D::Error> {
                $crate::document::deserialize_step(deserializer)
            }
        }
    };
}

#[doc(hidden)]
pub mod edge {
    //! What [`steps!`](crate::steps) writes for every enum of steps.

    use serde::de::{DeserializeOwned, Error as _};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use serde_json::Value;

    use super::TypedStep;
    use crate::document::{Described, read_described};
    use crate::error::Error;
    use crate::names;

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Named {
        command: String,
        choices: Value,
    }

    /// Choices as JSON.
    pub fn written(choices: &impl Serialize) -> Value {
        serde_json::to_value(choices).expect("choices have text keys and finite numbers")
    }

    /// Choices as the type they are; what they are of, for messages: a command, a file.
    ///
    /// # Errors
    /// [`Error::Document`] with every fault of their structure.
    pub fn choices<T: DeserializeOwned + Described>(what: &str, choices: &Value) -> Result<T, Error> {
        step_choices(what, choices, T::schema)
    }

    /// [`choices`] whose faults `schema` explains.
    ///
    /// # Errors
    /// Those of [`choices`].
    pub fn step_choices<T: DeserializeOwned>(
        what: &str,
        choices: &Value,
        schema: impl FnOnce() -> Value,
    ) -> Result<T, Error> {
        read_described(choices, schema).map_err(|mut faults| {
            // A report is a file of its own: its faults are told of it.
            if faults.iter().all(|fault| fault.pointer.starts_with("/report/")) {
                faults.iter_mut().for_each(|fault| drop(fault.pointer.drain(.."/report".len())));
                return Error::Document { file: "report".to_owned(), faults };
            }
            Error::Document { file: what.to_owned(), faults }
        })
    }

    /// There is no such step.
    pub fn unknown_step(what: &str, command: &str, known: &[&str]) -> Error {
        Error::Usage(match known {
            [] => format!("there is no {what} `{command}`"),
            [only] => format!("there is no {what} `{command}`: it is {only}"),
            known => names::unknown(what, command, known),
        })
    }

    pub fn serialize_step<S: Serializer>(
        command: &str,
        choices: Value,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Named { command: command.to_owned(), choices }.serialize(serializer)
    }

    pub fn deserialize_step<'de, T: TypedStep, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        let Named { command, choices } = Named::deserialize(deserializer)?;
        T::read(&command, &choices).map_err(D::Error::custom)
    }
}
