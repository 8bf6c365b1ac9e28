//! Small sets of names, each with its id in documents and the words shown to people: the words of missions
//! and campaigns.

/// Defines an enumeration with `ALL`, `id`, `title`, `Display`, `FromStr` (unique prefixes), serde and schema
/// by id.
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident, $what:literal: $($variant:ident $id:literal $title:literal,)+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            $(#[doc = $title] #[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// Every one, in the order of the rules.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The id in documents.
            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $id,)+ }
            }

            /// The words for people.
            pub const fn title(self) -> &'static str {
                match self { $($name::$variant => $title,)+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let ids: Vec<_> = Self::ALL.iter().map(|one| one.id()).collect();
                $crate::names::resolve($what, text, &ids).map(|index| Self::ALL[index])
            }
        }

        impl ::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "string", "enum": [$($id),+] })
            }
        }
    };
}
pub(crate) use vocabulary;
