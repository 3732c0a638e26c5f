//! Whose turn it is, for players who are doing something else: in the title of the tab and, if
//! wanted, as a notification.

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::Lang;
use starboard_wire::Tables;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission, ServiceWorkerRegistration, VisibilityState};

use super::link::Link;
use super::texts;
use super::{Shared, api};
use crate::controls::check_of;
use crate::prefs::Prefs;
use crate::shell::Toasts;

/// Where the player's own tables are listed.
pub(super) const OWN_TABLES: &str = "/api/me/tables";

/// Whether the player is awaited somewhere.
pub(super) fn is_awaited() -> bool {
    let here = Shared::get().place.get();
    Link::get().turns.with(|turns| !turns.is_empty())
        || here.is_some_and(|place| place.is_own_turn())
}

/// Finds out where the player is awaited.
pub(super) fn refresh(link: Link, me: String, secret: starboard_wire::Secret) {
    spawn_local(async move {
        let answer = api::request("GET", OWN_TABLES.to_owned(), Some(&secret), None).await;
        if let Ok(tables) = answer.and_then(|text| api::read::<Tables>(&text)) {
            let awaited = tables
                .tables
                .into_iter()
                .filter(|table| table.to_act.as_ref() == Some(&me));
            let awaited = awaited.map(|table| table.table);
            // A game that cannot be continued waits for nobody.
            let goes_on = |table: &String| {
                let place = link.place(table);
                place.is_none_or(|place| untrack(move || !place.is_stopped()))
            };
            link.turns.set(awaited.filter(goes_on).collect());
        }
    });
}

/// Notifies by system notifications while the page is not visible.
pub(super) fn follow() {
    let link = Link::get();
    let prefs = Prefs::get();
    if prefs.notify.get_untracked() && may_notify() {
        link.hold();
    }
    Effect::new(move |before: Option<Vec<String>>| {
        let turns = link.turns.get();
        let hidden = document().visibility_state() != VisibilityState::Visible;
        let new = before.and_then(|before| {
            let mut new = turns.iter().filter(|table| !before.contains(table));
            new.next().cloned()
        });
        if let Some(table) = new
            && hidden
            && prefs.notify.get_untracked()
            && may_notify()
        {
            spawn_local(notify(prefs.lang.get_untracked(), table));
        }
        turns
    });
}

/// Shows a notification that leads to a table when it is clicked.
async fn notify(lang: Lang, table: String) {
    let options = web_sys::NotificationOptions::new();
    options.set_tag("starboard-turn");
    options.set_body(&texts::your_turn(lang));
    // The service worker finds the page of the table by this.
    options.set_data(&format!("/table/{table}").into());
    let title = texts::app_name(lang);
    // Phones show notifications of service workers only. Without one, the page shows them.
    if let Some(worker) = service_worker().await
        && let Ok(shown) = worker.show_notification_with_options(&title, &options)
        && JsFuture::from(shown).await.is_ok()
    {
        return;
    }
    let _ = Notification::new_with_options(&title, &options);
}

/// The service worker that keeps the app for offline play, if the browser allows one.
async fn service_worker() -> Option<ServiceWorkerRegistration> {
    let navigator = window().navigator();
    let supported = js_sys::Reflect::has(&navigator, &"serviceWorker".into());
    if !supported.unwrap_or(false) {
        return None;
    }
    let found = JsFuture::from(navigator.service_worker().get_registration()).await;
    found.ok()?.dyn_into().ok()
}

fn is_supported() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

fn may_notify() -> bool {
    is_supported() && Notification::permission() == NotificationPermission::Granted
}

/// The switch in the settings. Permission is asked for when it is switched on, never before.
pub(crate) fn notify_setting() -> Option<AnyView> {
    if !is_supported() {
        return None;
    }
    let prefs = Prefs::get();
    let toasts = Toasts::get();
    let change = Callback::new(move |on: bool| {
        if !on {
            return prefs.notify.set(false);
        }
        let Ok(promise) = Notification::request_permission() else {
            return;
        };
        prefs.notify.set(true);
        spawn_local(async move {
            let _ = JsFuture::from(promise).await;
            if !may_notify() {
                prefs.notify.set(false);
                toasts.show(texts::notifications_blocked(prefs.lang.get_untracked()));
            }
        });
    });
    Some(check_of(texts::notify, prefs.notify, change))
}
