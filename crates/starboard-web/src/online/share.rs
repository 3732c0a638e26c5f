//! Sharing a link: as text, with the system's share dialog, or as a QR code.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::JsValue;

use super::texts;
use crate::controls::{button, copied_words, copy_button};
use crate::prefs::{lang, spoken};

/// The full address of a path of this app.
pub(super) fn address(path: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{path}")
}

fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// A link with all the ways to share it.
pub(super) fn share_panel(link: Signal<String>, shareable: bool) -> AnyView {
    let copied = RwSignal::new(false);
    let share = move || {
        let data = web_sys::ShareData::new();
        data.set_title(&texts::app_name(untrack(lang)));
        data.set_url(&link.get_untracked());
        // A person who closes the system's dialog has changed their mind; there is nothing to
        // report.
        let _ = window().navigator().share_with_data(&data);
    };
    let select_all = |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    view! {
        <div class="share">
            <div class="share-row">
                <input
                    type="text"
                    class="share-link"
                    readonly=true
                    aria-label=spoken(texts::link)
                    prop:value=move || link.get()
                    on:focus=select_all
                />
                {copy_button("button", link, copied)}
                {(shareable && can_share()).then(|| button("button", texts::share, share))}
            </div>
            {copied_words(copied)}
            {move || code(&link.get())}
        </div>
    }
    .into_any()
}

/// The link as a QR code, dark on light with the margin that cameras need.
fn code(text: &str) -> Option<AnyView> {
    const MARGIN: i32 = 3;
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN));
        }
    }
    let side = size + 2 * MARGIN;
    Some(
        view! {
            <svg
                class="qr"
                viewBox=format!("0 0 {side} {side}")
                role="img"
                shape-rendering="crispEdges"
            >
                <title>{texts::code_for_camera(lang())}</title>
                <path class="qr-ground" d=format!("M0 0h{side}v{side}h-{side}z") />
                <path class="qr-dots" d=path />
            </svg>
        }
        .into_any(),
    )
}
