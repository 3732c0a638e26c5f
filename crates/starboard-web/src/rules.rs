//! Pages about a game that the app fetches on demand: its rules, and its report. Links to rules.

use leptos::html;
use leptos::prelude::*;
use starboard_kernel::Lang;
use starboard_print::rules_page_name;

use crate::controls::{Words, button, link};
use crate::games::Poster;
use crate::prefs::{Prefs, lang, spoken};
use crate::shell::message;
use crate::{browser, games, styles, texts};

#[derive(Clone)]
enum Page {
    Loading,
    Shown(String),
    Failed,
}

/// A short introduction to each game, and links to the rules.
pub(crate) fn index() -> AnyView {
    let entry = |poster: &'static Poster| {
        view! {
            <li class="card rules-entry">
                {(poster.cover)()}
                <div class="card-body">
                    <h2 class="card-title">{move || poster.about.title(lang())}</h2>
                    <p>{spoken(poster.summary)}</p>
                    <p class="button-row">
                        {link(format!("/rules/{}", poster.name), "button", texts::all_rules)}
                        {report_address(poster)
                            .map(|_| {
                                link(
                                    format!("/balance/{}", poster.name),
                                    "button ghost",
                                    texts::balance,
                                )
                            })}
                        {link(format!("/new/{}", poster.name), "button primary", texts::daily_new)}
                    </p>
                </div>
            </li>
        }
    };
    view! {
        <main id="main" class="page">
            <h1>{spoken(texts::nav_rules)}</h1>
            <p class="lede">{spoken(texts::rules_index)}</p>
            <ul class="rules-index">{games::all().map(entry).collect_view()}</ul>
        </main>
    }
    .into_any()
}

pub(crate) fn rules(game: &str) -> AnyView {
    let Some(poster) = games::find(game) else {
        return message(texts::page_unknown);
    };
    page(Document {
        class: format!("rules {}", poster.class()),
        title: Signal::derive(move || texts::rules_of(lang(), &poster.about.title(lang()))),
        loading: texts::rules_loading,
        failed: texts::rules_failed,
        written_in: None,
        fetch: move |lang| fetch(poster, lang),
    })
}

/// The lab's report on a game, from many games between bots.
pub(crate) fn balance(game: &str) -> AnyView {
    let Some(poster) = games::find(game) else {
        return message(texts::page_unknown);
    };
    page(Document {
        class: "balance".to_owned(),
        title: Signal::derive(move || texts::balance_of(lang(), &poster.about.title(lang()))),
        loading: texts::balance_loading,
        failed: texts::balance_failed,
        // ARCHITECTURE.md says why.
        written_in: Some(Lang::En),
        fetch: move |_| async move {
            let style = styles::load("balance");
            let address = report_address(poster)?;
            let text = browser::fetch_text(&address).await?;
            style.await.then_some(text)
        },
    })
}

/// Where the lab's report on a game is, if there is one.
fn report_address(poster: &Poster) -> Option<String> {
    browser::address_of(&format!("balance-{}", poster.name))
}

/// A page that is not part of the app.
struct Document<F> {
    class: String,
    title: Signal<String>,
    loading: Words,
    failed: Words,
    /// The language of a document that there is in one language only. Its heading is the app's.
    written_in: Option<Lang>,
    fetch: F,
}

fn page<F>(document: Document<impl Fn(Lang) -> F + Copy + Send + Sync + 'static>) -> AnyView
where
    F: Future<Output = Option<String>> + 'static,
{
    let Document {
        class,
        title,
        loading,
        failed,
        written_in,
        fetch,
    } = document;
    let chosen = Prefs::get().lang;
    let shown = RwSignal::new(Page::Loading);
    let load = move |lang: Lang| {
        leptos::task::spawn_local(async move {
            let text = fetch(lang).await;
            // Another language may have been chosen in the meantime.
            if chosen.get_untracked() == lang {
                let first = !matches!(shown.try_get_untracked(), Some(Page::Shown(_)));
                shown.try_set(text.map_or(Page::Failed, Page::Shown));
                if first {
                    go_to_rule();
                }
            }
        });
    };
    // Until the page is there in another language, it stays what it was.
    Effect::new(move |_| load(chosen.get()));
    let again = move || {
        shown.set(Page::Loading);
        load(chosen.get_untracked());
    };
    let content = move || match shown.get() {
        Page::Shown(markup) => {
            let heading = written_in.map(|_| view! { <h1>{title}</h1> });
            let document = html::div()
                .class(class.clone())
                .lang(written_in.map(Lang::code))
                .inner_html(markup);
            (heading, document).into_any()
        }
        Page::Loading => view! {
            <div role="status">
                <h1>{title}</h1>
                <p class="lede">{spoken(loading)}</p>
                <div class="progress" aria-hidden="true">
                    <i></i>
                </div>
            </div>
        }
        .into_any(),
        Page::Failed => view! {
            <h1>{title}</h1>
            <p class="lede" role="alert">
                {spoken(failed)}
            </p>
            <p class="button-row">{button("button primary", texts::try_again, again)}</p>
        }
        .into_any(),
    };
    view! {
        <main id="main" class="page">
            {content}
        </main>
    }
    .into_any()
}

/// The app does not include the rules: most visitors come to play. `index.html` says where they
/// are.
async fn fetch(poster: &Poster, lang: Lang) -> Option<String> {
    // Figures use the styles of the board.
    let styles = [
        "rules".to_owned(),
        poster.name.to_owned(),
        format!("{}-rules", poster.name),
    ]
    .map(|name| styles::load(&name));
    let address = browser::address_of(&rules_page_name(poster.name, lang))?;
    let text = browser::fetch_text(&address).await?;
    for style in styles {
        if !style.await {
            return None;
        }
    }
    Some(text)
}

/// The address may name a rule; the browser cannot find it before it is there.
fn go_to_rule() {
    let hash = window().location().hash().unwrap_or_default();
    let rule = hash.trim_start_matches('#').to_owned();
    if !rule.is_empty() {
        request_animation_frame(move || {
            if let Some(element) = document().get_element_by_id(&rule) {
                element.scroll_into_view();
            }
        });
    }
}

/// A link to a rule, in a new tab, so that the game stays open.
pub(crate) fn rule_link(game: &str, rule: &str, class: &'static str) -> impl IntoView + use<> {
    view! {
        <a class=class href=format!("/rules/{game}#{rule}") target="_blank">
            {rule.to_owned()}
        </a>
    }
}

/// A sentence whose rule number in brackets, such as `(G10)`, is a link.
pub(crate) fn with_links(text: &str, game: &str) -> AnyView {
    match split_at_rule(text) {
        Some((before, rule, after)) => view! {
            <span>{before.to_owned()} {rule_link(game, rule, "")} {after.to_owned()}</span>
        }
        .into_any(),
        None => view! { <span>{text.to_owned()}</span> }.into_any(),
    }
}

/// The text before, in and after the last brackets that hold a rule's number.
fn split_at_rule(text: &str) -> Option<(&str, &str, &str)> {
    let open = text.rfind('(')? + 1;
    let length = text[open..].find(')')?;
    let rule = &text[open..open + length];
    let digits = rule.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (&text[..open], rule, &text[open + length..]))
}

#[cfg(test)]
mod tests {
    use super::split_at_rule;

    #[test]
    fn rule_numbers_are_found() {
        assert_eq!(
            split_at_rule("Not possible: blocked on c7 (G10)."),
            Some(("Not possible: blocked on c7 (", "G10", ")."))
        );
        for text in [
            "nothing here",
            "in (brackets)",
            "(G)",
            "(10)",
            "open (G1",
            "",
        ] {
            assert_eq!(split_at_rule(text), None, "{text}");
        }
    }
}
