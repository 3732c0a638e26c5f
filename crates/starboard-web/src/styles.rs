//! Stylesheets that are loaded when something needs them.

use std::cell::RefCell;

use js_sys::Promise;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use crate::browser;

/// A stylesheet that is loaded or loading.
#[derive(Clone)]
struct Asked {
    address: String,
    link: HtmlLinkElement,
    /// The event that says what has become of it.
    fate: Promise,
}

thread_local! {
    static ASKED: RefCell<Vec<Asked>> = const { RefCell::new(Vec::new()) };
}

/// Loads a stylesheet unless it is loaded; returns whether that worked. What needs it must not be
/// shown before.
pub(crate) fn load(name: &str) -> impl Future<Output = bool> + use<> {
    let asked = browser::address_of(&format!("style-{name}")).and_then(|address| {
        let known = ASKED.with_borrow(|all| all.iter().find(|it| it.address == address).cloned());
        known.or_else(|| ask(address))
    });
    async move {
        match asked {
            Some(asked) => asked.comes().await,
            None => false,
        }
    }
}

impl Asked {
    /// Whether it was loaded, once that is known.
    async fn comes(self) -> bool {
        let event = JsFuture::from(self.fate).await;
        event.is_ok_and(|event| {
            let event: web_sys::Event = event.unchecked_into();
            event.type_() == "load"
        })
    }
}

fn ask(address: String) -> Option<Asked> {
    let link: HtmlLinkElement = document().create_element("link").ok()?.unchecked_into();
    link.set_rel("stylesheet");
    link.set_href(&address);
    let fate = Promise::new(&mut |resolve, _| {
        for event in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(event, &resolve);
        }
    });
    document().head()?.append_child(&link).ok()?;
    let asked = Asked {
        address,
        link,
        fate,
    };
    ASKED.with_borrow_mut(|all| all.push(asked.clone()));
    let watched = asked.clone();
    leptos::task::spawn_local(async move {
        let link = watched.link.clone();
        if !watched.comes().await {
            // The next user of it tries again, even if nothing has waited for this one.
            link.remove();
            ASKED.with_borrow_mut(|all| all.retain(|it| it.link != link));
        }
    });
    Some(asked)
}
