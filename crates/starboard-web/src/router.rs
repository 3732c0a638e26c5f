//! Which page is shown.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};

pub(crate) use starboard_wire::Route;

fn current() -> Route {
    Route::read(&window().location().pathname().unwrap_or_default())
}

#[derive(Clone, Copy)]
struct Router(RwSignal<Route>);

/// Starts to follow the address bar.
pub(crate) fn provide() -> RwSignal<Route> {
    let route = RwSignal::new(current());
    provide_context(Router(route));
    let follow = Closure::<dyn FnMut()>::new(move || {
        // A link to another place of the same page comes here too.
        let now = current();
        if route.get_untracked() != now {
            route.set(now);
        }
    });
    let _ = window().add_event_listener_with_callback("popstate", follow.as_ref().unchecked_ref());
    // The page listens for its whole lifetime.
    follow.forget();
    route
}

/// The page that is shown.
pub(crate) fn current_route() -> RwSignal<Route> {
    let Router(route) = expect_context();
    route
}

/// A function that navigates to another page of the app.
pub(crate) fn navigator() -> impl Fn(&str) + Copy + Send + Sync + 'static {
    let Router(route) = expect_context();
    move |path: &str| {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
        }
        arrive(route);
    }
}

/// Redirects to the page that this one stands for, which is not kept in the history. Meanwhile
/// nothing is shown.
pub(crate) fn forward(path: String) -> AnyView {
    let Router(route) = expect_context();
    // Afterwards, so that this page is done when the next one comes.
    request_animation_frame(move || {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
        }
        arrive(route);
    });
    ().into_any()
}

fn arrive(route: RwSignal<Route>) {
    route.set(current());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    request_animation_frame(focus_page);
}

/// For those who do not see the page change, the focus moves to the start of the new page, unless
/// the page has put it somewhere itself.
fn focus_page() {
    let focused = document().active_element();
    let elsewhere = focused.is_some_and(|element| element.tag_name() != "BODY");
    if let Some(main) = document().get_element_by_id("main")
        && !elsewhere
    {
        let _ = main.set_attribute("tabindex", "-1");
        if let Ok(main) = main.dyn_into::<web_sys::HtmlElement>() {
            // It begins below the header, and without this the browser would scroll there.
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = main.focus_with_options(&options);
        }
    }
}

/// A link within the app: no reload on a plain click, a real link for everything else.
#[component]
pub(crate) fn Link(
    #[prop(into)] href: Signal<String>,
    #[prop(into, default = "".into())] class: Signal<String>,
    children: Children,
) -> impl IntoView {
    let go = navigator();
    let click = move |event: MouseEvent| {
        let plain = !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        if plain && event.button() == 0 {
            event.prevent_default();
            go(&href.get_untracked());
        }
    };
    view! {
        <a
            href=move || href.get()
            class=move || class.get()
            on:click=click
        >
            {children()}
        </a>
    }
}
