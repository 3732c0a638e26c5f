use std::collections::BTreeSet;

use crate::{Lang, PlayError, Turn, Wording};

/// Checks that every language explains why an action is illegal, by the same rule, which is
/// returned.
///
/// # Panics
/// If an explanation is missing, or the languages cite different rules.
#[track_caller]
pub fn check_explained<G: Wording>(position: &G, action: G::Action) -> &'static str {
    let refusals = Lang::ALL.map(|lang| position.why_not(action, lang));
    let rule = refusals[0].rule;
    for refusal in &refusals {
        assert_eq!(refusal.rule, rule, "{action}");
        assert!(refusal.text.len() > 5, "{action}: {}", refusal.text);
    }
    assert_ne!(refusals[0].text, refusals[1].text, "{action}");
    rule
}

/// Checks that an illegal action is explained and that playing it is refused for the same reason,
/// changing nothing. Returns the rule.
///
/// # Panics
/// If the action is legal, not explained, or has an effect.
#[track_caller]
pub fn check_refusal<G: Wording>(position: &G, action: G::Action) -> &'static str {
    assert!(
        !position.legal_actions().contains(&action),
        "{action} is legal"
    );
    let rule = check_explained(position, action);
    let mut tried = position.clone();
    let mut events = Vec::new();
    let error = tried.play(action, &mut events);
    match (position.turn(), error) {
        (Turn::Over, Err(PlayError::Over)) | (Turn::Chance, Err(PlayError::ChancePending)) => {}
        (
            Turn::Player(_),
            Err(PlayError::Illegal {
                action: told,
                rule: by,
            }),
        ) => {
            assert_eq!((told, by), (action.to_string(), rule));
        }
        (_, other) => panic!("{action}: {other:?}"),
    }
    assert_eq!(&tried, position, "a refusal changes nothing");
    assert!(events.is_empty(), "{action}");
    rule
}

/// Checks a table of reasons: a position, an action in notation, the rule that forbids it, and
/// words of the English explanation. Returns the rules.
///
/// # Panics
/// If an action is not refused, or for another reason.
#[track_caller]
pub fn check_reasons<G: Wording>(
    table: impl IntoIterator<Item = (G, String, &'static str, String)>,
) -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    let mut wrong = Vec::new();
    for (position, text, rule, words) in table {
        let action: G::Action = text.parse().expect("notation");
        let found = check_refusal(&position, action);
        let reason = position.why_not(action, Lang::En).text;
        if found != rule || !reason.contains(&words) {
            wrong.push(format!("{text}: {found} {reason}"));
        }
        rules.insert(rule);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    rules
}
