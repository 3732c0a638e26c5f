//! What the app says beyond the games, and how it loads a language.
//!
//! The texts of a language are a file. `boot.js` fetches that of the language in which the app starts, and
//! puts it into the page. What a game says, its first mission and its guide, and what online play says, are
//! files of their own, which come when they are needed.

use std::cell::RefCell;

use js_sys::Promise;
use leptos::prelude::*;
use starboard_kernel::{Lang, catalogue};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

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
    note(
        file_of("texts", lang),
        Promise::resolve::<JsValue>(&JsValue::TRUE),
        true,
    );
    lang
}

/// A file of texts that is there or on its way.
struct File {
    name: String,
    /// Whether it has come, once that is known.
    fate: Promise,
    is_there: bool,
}

thread_local! {
    /// The files requested beside the texts of the app, without their language.
    static WANTED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    static FILES: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
}

/// Fetches the texts of a language unless they are loaded, with everything else that was requested;
/// returns whether they are. It begins at once.
pub(crate) fn load(lang: Lang) -> impl Future<Output = bool> {
    let wanted = WANTED.with_borrow(Vec::clone);
    let files = std::iter::once("texts".to_owned()).chain(wanted);
    let coming: Vec<_> = files
        .map(|file| load_file(lang, file_of(&file, lang)))
        .collect();
    async move {
        for file in coming {
            if !file.await {
                return false;
            }
        }
        true
    }
}

/// The same for what the rules and the screens of a game say, in the language of the page.
pub(crate) fn load_game(game: &str) -> impl Future<Output = bool> + use<> {
    want(format!("game-{game}"))
}

/// Whether these are loaded.
pub(crate) fn has_game(game: &str) -> bool {
    let name = file_of(&format!("game-{game}"), page_lang());
    FILES.with_borrow(|files| files.iter().any(|file| file.is_there && file.name == name))
}

/// The same for what the guide says of a game.
pub(crate) fn load_guide(game: &str) -> impl Future<Output = bool> + use<> {
    want(format!("guide-{game}"))
}

/// The same for what is said in the first mission of a game.
pub(crate) fn load_mission(game: &str) -> impl Future<Output = bool> + use<> {
    want(format!("mission-{game}"))
}

/// The same for what only online play says.
pub(crate) fn load_online() -> impl Future<Output = bool> + use<> {
    want("online".to_owned())
}

fn want(file: String) -> impl Future<Output = bool> + use<> {
    WANTED.with_borrow_mut(|files| {
        if !files.contains(&file) {
            files.push(file);
        }
    });
    load(page_lang())
}

fn page_lang() -> Lang {
    let root = document().document_element();
    let code = root.and_then(|root| root.get_attribute("lang"));
    code.and_then(|code| Lang::from_code(&code))
        .unwrap_or_default()
}

fn file_of(name: &str, lang: Lang) -> String {
    format!("{name}-{}", lang.code())
}

fn load_file(lang: Lang, name: String) -> impl Future<Output = bool> + use<> {
    let known = FILES.with_borrow(|files| {
        let file = files.iter().find(|file| file.name == name);
        file.map(|file| file.fate.clone())
    });
    let fate = known.unwrap_or_else(|| {
        let asked = name.clone();
        let fate = future_to_promise(async move {
            let is_there = fetch(lang, &asked).await;
            FILES.with_borrow_mut(|files| match is_there {
                true => files
                    .iter_mut()
                    .filter(|file| file.name == asked)
                    .for_each(|file| file.is_there = true),
                // Whoever needs it next tries again.
                false => files.retain(|file| file.name != asked),
            });
            Ok(is_there.into())
        });
        note(name, fate.clone(), false);
        fate
    });
    async move {
        let is_there = JsFuture::from(fate).await;
        is_there.is_ok_and(|is_there| is_there.is_truthy())
    }
}

fn note(name: String, fate: Promise, is_there: bool) {
    let file = File {
        name,
        fate,
        is_there,
    };
    FILES.with_borrow_mut(|files| files.push(file));
}

async fn fetch(lang: Lang, name: &str) -> bool {
    let Some(address) = browser::address_of(name) else {
        return false;
    };
    let Some(data) = browser::fetch_text(&address).await else {
        return false;
    };
    catalogue::install(lang, &data).is_ok()
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
