//! Small wrappers around browser functions.

use leptos::prelude::*;
use starboard_kernel::{Day, Record, Seed};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A fresh seed from the browser's source of randomness.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    Seed::new(bytes)
}

/// The date by UTC: a day begins for everybody at the same moment.
pub(crate) fn today() -> Option<Day> {
    day_of(&js_sys::Date::new_0())
}

/// The day so many days after 1970-01-01.
pub(crate) fn day_since_1970(days: i64) -> Option<Day> {
    let millis = days as f64 * 86_400_000.0;
    day_of(&js_sys::Date::new(&millis.into()))
}

fn day_of(date: &js_sys::Date) -> Option<Day> {
    Day::new(
        date.get_utc_full_year() as u16,
        date.get_utc_month() as u8 + 1,
        date.get_utc_date() as u8,
    )
}

/// Scrolls something into view if necessary, no further than it must.
pub(crate) fn bring_into_view(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        options.set_inline(web_sys::ScrollLogicalPosition::Center);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls the first of some things into view within `scroller`, unless one of them is visible.
pub(crate) fn bring_one_into_view(scroller: &str, selector: &str) {
    let Ok(Some(window)) = document().query_selector(scroller) else {
        return;
    };
    let Ok(things) = window.query_selector_all(selector) else {
        return;
    };
    let shown = window.get_bounding_client_rect();
    let is_shown = |index: u32| {
        let element = things
            .get(index)
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        element.is_some_and(|element| {
            let place = element.get_bounding_client_rect();
            place.top() >= shown.top() && place.bottom() <= shown.bottom()
        })
    };
    if !(0..things.length()).any(is_shown) {
        bring_into_view(&format!("{scroller} :is({selector})"));
    }
}

/// Copies a text to the clipboard; returns whether that worked.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    let promise = window().navigator().clipboard().write_text(text);
    leptos::task::spawn_local(async move {
        then(JsFuture::from(promise).await.is_ok());
    });
}

/// Where a file of the app is that is fetched on demand; `index.html` says.
pub(crate) fn address_of(name: &str) -> Option<String> {
    document()
        .query_selector(&format!("meta[name=starboard-{name}]"))
        .ok()??
        .get_attribute("content")
}

/// The text of a file of the app, if it is available.
pub(crate) async fn fetch_text(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address))
        .await
        .ok()?;
    let response: web_sys::Response = response.unchecked_into();
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}

/// Offers a record as a file.
pub(crate) fn download_record(record: &Record) {
    download(&format!("starboard-{}.json", record.game), &record.write());
}

/// Offers a text as a file.
pub(crate) fn download(name: &str, text: &str) {
    if let Err(error) = try_download(name, text) {
        leptos::logging::error!("the file could not be offered: {error:?}");
    }
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let properties = web_sys::BlobPropertyBag::new();
    properties.set_type("application/json");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &properties)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    web_sys::Url::revoke_object_url(&url)
}

/// The text of the file that was chosen in a file input; the input is emptied, so that the same
/// file can be chosen again.
pub(crate) fn read_chosen_file(
    input: &web_sys::HtmlInputElement,
    then: impl FnOnce(Result<String, String>) + 'static,
) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    input.set_value("");
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(file.text())
            .await
            .map_err(|error| format!("{error:?}"))
            .and_then(|text| text.as_string().ok_or_else(|| "no text".to_owned()));
        then(text);
    });
}

/// Whether the system asks for less motion.
pub(crate) fn prefers_reduced_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether the window is wider than that of a phone or an upright tablet.
pub(crate) fn is_wide() -> bool {
    matches("(min-width: 60rem)")
}

fn matches(query: &str) -> bool {
    let query = window().match_media(query).ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Whether a key is pressed together with one that makes it a shortcut of the browser.
pub(crate) fn has_modifier(event: &web_sys::KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// An attribute of the innermost element under a pointer that has it. A finger keeps sending its
/// events to the element where it went down, so their target is of no use.
pub(crate) fn attribute_under(event: &web_sys::PointerEvent, name: &str) -> Option<String> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = document().element_from_point(x, y)?;
    let element = element.closest(&format!("[{name}]")).ok().flatten()?;
    element.get_attribute(name)
}

/// Moves the keyboard focus to an element.
pub(crate) fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// Ignores the click with which the browser ends a drag or a long press; nobody meant it.
pub(crate) fn swallow_click() {
    let stop = wasm_bindgen::closure::Closure::once_into_js(|event: web_sys::Event| {
        event.stop_propagation();
        event.prevent_default();
    });
    let options = web_sys::AddEventListenerOptions::new();
    options.set_capture(true);
    options.set_once(true);
    let stop: js_sys::Function = stop.unchecked_into();
    let _ = window()
        .add_event_listener_with_callback_and_add_event_listener_options("click", &stop, &options);
    // If the browser sends none, the next click is intentional.
    set_timeout(
        move || {
            let _ = window().remove_event_listener_with_callback_and_bool("click", &stop, true);
        },
        std::time::Duration::from_millis(100),
    );
}

/// Listens to an event in the capture phase, for the lifetime of the current owner. The window
/// cannot hear of scrolling inside the page in any other way.
pub(crate) fn capture(name: &'static str, hear: impl Fn(web_sys::Event) + 'static) {
    let closure = wasm_bindgen::closure::Closure::<dyn Fn(web_sys::Event)>::new(hear);
    let function: js_sys::Function = closure.as_ref().unchecked_ref::<js_sys::Function>().clone();
    let _ = window().add_event_listener_with_callback_and_bool(name, &function, true);
    let kept = StoredValue::new_local((closure, function));
    on_cleanup(move || {
        kept.with_value(|(_, function)| {
            let _ = window().remove_event_listener_with_callback_and_bool(name, function, true);
        });
    });
}
