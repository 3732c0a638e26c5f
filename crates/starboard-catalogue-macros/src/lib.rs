//! The macros that turn catalogues of texts into code; `starboard_kernel` exports them.

use std::path::Path;

use proc_macro::{TokenStream, TokenTree};
use starboard_catalogue::{Catalogue, ENGLISH};

/// `texts!("texts")` makes a function of every message in the catalogue in this folder of the
/// crate: `fired(lang, name, count)` of the message `fired`.
#[proc_macro]
pub fn texts(input: TokenStream) -> TokenStream {
    expand(|| {
        let folder = string(input).ok_or("write texts!(\"FOLDER\")")?;
        let path = Path::new(&variable("CARGO_MANIFEST_DIR")?).join(&folder);
        let catalogue = Catalogue::read(&path).map_err(|error| error.to_string())?;
        Ok(catalogue.to_rust(&format!("{}/{folder}", variable("CARGO_PKG_NAME")?)))
    })
}

/// `localized!("src/rules.*.md")` is an array of what is in these files of the crate, in the order
/// of `Lang::ALL`: of `rules.pl.md` for Polish, and where a language has none, of the English one.
#[proc_macro]
pub fn localized(input: TokenStream) -> TokenStream {
    expand(|| {
        let name = string(input).ok_or("write localized!(\"FILE.*.EXTENSION\")")?;
        let path = Path::new(&variable("CARGO_MANIFEST_DIR")?).join(&name);
        let path = path.display().to_string();
        let included = starboard_catalogue::languages()
            .into_iter()
            .map(|language| {
                let translated = path.replace('*', language.code());
                let exists = Path::new(&translated).exists();
                let file = if exists {
                    translated
                } else {
                    path.replace('*', ENGLISH)
                };
                format!("include_str!({file:?}), ")
            });
        Ok(format!("[{}]", included.collect::<String>()))
    })
}

/// `languages!()` makes the enum `Lang`.
#[proc_macro]
pub fn languages(_: TokenStream) -> TokenStream {
    expand(|| Ok(starboard_catalogue::lang_enum()))
}

fn expand(make: impl FnOnce() -> Result<String, String>) -> TokenStream {
    let code = make().unwrap_or_else(|problem| format!("compile_error!({problem:?});"));
    code.parse().expect("the generated code is Rust")
}

fn variable(name: &str) -> Result<String, String> {
    std::env::var(name).map_err(|_| format!("{name} is not set"))
}

/// The only argument, if it is a string.
fn string(input: TokenStream) -> Option<String> {
    let mut tokens = input.into_iter();
    let (Some(TokenTree::Literal(literal)), None) = (tokens.next(), tokens.next()) else {
        return None;
    };
    let text = literal.to_string();
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
