//! What the app says beyond the games, and how it loads a language.
//!
//! The texts of a language are a file. `boot.js` fetches that of the language in which the app starts, and
//! puts it into the page. What online play says, and what the first mission and the guide of a game say, are
//! files of their own, which come when they are needed.

use std::cell::RefCell;

use leptos::prelude::*;
use starboard_kernel::{Lang, catalogue};

use crate::browser;

starboard_kernel::texts!("texts");

/// Takes the texts that `boot.js` has fetched; returns their language.
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

thread_local! {
    /// The files requested beside the texts of the app, without their language.
    static WANTED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// The files of texts that have been installed.
    static FILES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Fetches the texts of a language unless they are loaded, with everything else that was requested;
/// returns whether they are.
pub(crate) async fn load(lang: Lang) -> bool {
    let code = lang.code();
    if !catalogue::is_installed(lang) && !load_file(lang, format!("texts-{code}")).await {
        return false;
    }
    for file in WANTED.with_borrow(Vec::clone) {
        if !load_file(lang, format!("{file}-{code}")).await {
            return false;
        }
    }
    true
}

/// The same for what the guide says of a game, in the language of the page.
pub(crate) async fn load_guide(game: &str) -> bool {
    want(format!("guide-{game}")).await
}

/// The same for what is said in the first mission of a game.
pub(crate) async fn load_mission(game: &str) -> bool {
    want(format!("mission-{game}")).await
}

/// The same for what only online play says.
pub(crate) async fn load_online() -> bool {
    want("online".to_owned()).await
}

async fn want(file: String) -> bool {
    WANTED.with_borrow_mut(|files| {
        if !files.contains(&file) {
            files.push(file);
        }
    });
    let root = document().document_element();
    let code = root.and_then(|root| root.get_attribute("lang"));
    load(
        code.and_then(|code| Lang::from_code(&code))
            .unwrap_or_default(),
    )
    .await
}

async fn load_file(lang: Lang, name: String) -> bool {
    if FILES.with_borrow(|files| files.contains(&name)) {
        return true;
    }
    let Some(address) = browser::address_of(&name) else {
        return false;
    };
    let Some(data) = browser::fetch_text(&address).await else {
        return false;
    };
    let is_installed = catalogue::install(lang, &data).is_ok();
    if is_installed {
        FILES.with_borrow_mut(|files| files.push(name));
    }
    is_installed
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
