//! Times, terms, requests for consent and checks in words.

use starboard_kernel::serde_json::Value;
use starboard_kernel::{Lang, Schema, Seat};
use starboard_table::{Checks, Clock, Plan, Table, Wish};

use crate::texts;

/// A duration as clocks show it.
#[must_use]
pub fn clock_words(millis: u64, lang: Lang) -> String {
    let seconds = millis.div_ceil(1000);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    if days > 0 {
        texts::days_hours(lang, days, hours % 24)
    } else if hours > 0 {
        texts::hours_minutes(lang, hours, &format!("{:02}", minutes % 60))
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// A time control in words.
#[must_use]
pub fn clock_text(clock: Clock, lang: Lang) -> String {
    match clock {
        Clock::None => texts::clock_none(lang),
        Clock::PerMove { days } => texts::clock_days(lang, days),
        Clock::Live { minutes, increment } => texts::clock_live(lang, minutes, increment),
    }
}

/// The terms of a table and the options of its game. `label` is what the game calls an option or one of
/// its values.
pub fn plan_words(
    plan: &Plan,
    schema: &Schema,
    label: impl Fn(&str, Option<&Value>) -> String,
    lang: Lang,
) -> Vec<String> {
    let who = match plan.public {
        true => texts::is_public(lang),
        false => texts::by_link(lang),
    };
    let options = schema.0.iter().map(|spec| {
        let value = plan.options.get(spec.name).unwrap_or(&Value::Null);
        let value = match value.is_array() {
            true => texts::one_by_seat(lang),
            false => label(spec.name, Some(value)),
        };
        lang.labelled(&label(spec.name, None), &value)
    });
    let terms = [who, clock_text(plan.clock, lang)];
    terms.into_iter().chain(options).collect()
}

/// The open request for consent in words, with the players' names as the client shows them.
pub fn wish_text(table: &Table, name: impl Fn(Seat) -> String, lang: Lang) -> Option<String> {
    let open = table.wish()?;
    let by = name(open.by);
    Some(match open.wish {
        Wish::Undo if open.repeats_chance => texts::wish_undo_chance(lang, &by),
        Wish::Undo => texts::wish_undo(lang, &by),
        Wish::TakeOver { seat } => texts::wish_take_over(lang, &by, &name(seat)),
        Wish::Rematch => texts::wish_rematch(lang, &by),
    })
}

/// What this device has checked of a table by itself, with the results.
pub fn check_words(checks: Checks, lang: Lang) -> impl Iterator<Item = (bool, String)> {
    type Words = fn(Lang) -> String;
    let lines: [(Option<bool>, Words, Words); 3] = [
        (
            checks.commitment,
            texts::commitment_kept,
            texts::commitment_broken,
        ),
        (checks.entropy, texts::own_entropy, texts::not_own_entropy),
        (checks.rematch, texts::rematch_kept, texts::rematch_broken),
    ];
    lines.into_iter().filter_map(move |(check, kept, broken)| {
        let holds = check?;
        let words = if holds { kept } else { broken };
        Some((holds, words(lang)))
    })
}
