//! The rules of a game, on a page of their own, and links to them.

pub(crate) mod page;

use leptos::prelude::*;

use crate::games;
use crate::prefs::lang;
use crate::shell::message;
use crate::texts;

pub(crate) fn rules(game: &str) -> AnyView {
    let Some(screens) = games::find(game) else {
        return message(texts::page_unknown).into_any();
    };
    // The address may name a rule; the browser cannot find it before it is there.
    Effect::new(move |_| {
        let hash = window().location().hash().unwrap_or_default();
        let rule = hash.trim_start_matches('#').to_owned();
        if !rule.is_empty() {
            request_animation_frame(move || {
                if let Some(element) = document().get_element_by_id(&rule) {
                    element.scroll_into_view();
                }
            });
        }
    });
    view! {
        <main id="main" class="page">{move || (screens.rules_page)(lang())}</main>
    }
    .into_any()
}

/// A link to a rule, beside the game that goes on.
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

/// What stands before, in and after the last brackets that hold a rule's number.
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
