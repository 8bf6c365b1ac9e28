//! `#[derive(JsonSchema)]` for programs that carry no schemas: it reads the attributes of the derive that
//! makes them, and writes nothing. See `pointman-schema`.

use proc_macro::TokenStream;

/// Nothing. With the feature `made` of `pointman-schema`, schemars' derive of the same name stands in its
/// place.
#[proc_macro_derive(JsonSchema, attributes(schemars))]
pub fn nothing(_: TokenStream) -> TokenStream {
    TokenStream::new()
}
