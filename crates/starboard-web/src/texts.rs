//! What the app says, apart from the games; and how it gets to know a language.
//!
//! The texts of a language are one file, with those of all games. `boot.js` fetches the file of
//! the language that the app starts in, and puts it into the page.

use leptos::prelude::*;
use starboard_kernel::{Lang, catalogue};

use crate::browser;

starboard_kernel::texts!("texts");

/// Takes the texts that `boot.js` has fetched; tells their language.
pub(crate) fn install_first() -> Lang {
    let texts = document().get_element_by_id("texts");
    let texts = texts.expect("boot.js has fetched the texts");
    let code = texts.get_attribute("lang").unwrap_or_default();
    let lang = Lang::from_code(&code).unwrap_or_default();
    let data = texts.text_content().unwrap_or_default();
    catalogue::install(lang, &data).expect("the texts are part of the build");
    texts.remove();
    lang
}

/// Fetches the texts of a language unless they are there; tells whether they are.
pub(crate) async fn load(lang: Lang) -> bool {
    if catalogue::is_installed(lang) {
        return true;
    }
    let name = format!("texts-{}", lang.code());
    let Some(address) = browser::address_of(&name) else {
        return false;
    };
    match browser::fetch_text(&address).await {
        Some(data) => catalogue::install(lang, &data).is_ok(),
        None => false,
    }
}

/// What a level is called.
pub(crate) fn level_name(lang: Lang, level: u8) -> String {
    let what = match level {
        1 => level_1(lang),
        2 => level_2(lang),
        3 => level_3(lang),
        4 => level_4(lang),
        _ => level_5(lang),
    };
    bot_level(lang, level, &what)
}
