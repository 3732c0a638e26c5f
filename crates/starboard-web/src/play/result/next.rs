//! What to try after a game.

use leptos::prelude::*;
use serde_json::Value;
use starboard_kernel::{Lang, Level, OptionValues, Schema, Seat};
use starboard_table::{LocalTable, Play, Player, SeatKind};

use crate::controls::{drawn_button, link};
use crate::pilot::{self, Flight};
use crate::play::local;
use crate::play::session::Session;
use crate::prefs::{Prefs, lang};
use crate::router::navigator;
use crate::shell::Toasts;
use crate::{art, browser, daily, storage, texts};

/// What can be tried next.
#[derive(Clone, PartialEq, Debug)]
enum Next {
    /// The same again.
    Rematch,
    /// The same against bots of this level.
    Level(u8),
    /// The same with an option that was never tried.
    Option(&'static str, Value),
    Mission,
    /// Today's game.
    Today,
}

/// What it depends on.
#[derive(Clone, PartialEq, Debug, Default)]
struct Facts {
    /// Whether the only person here has won, in a game with others.
    has_won: Option<bool>,
    /// The level of the bots, if all are of one.
    level: Option<u8>,
    /// Whether this page can start the next game by itself.
    begins: bool,
    untried: Option<(&'static str, Value)>,
    is_mission_new: bool,
    is_day_open: bool,
}

/// The best first.
fn suggestions(facts: &Facts) -> Vec<Next> {
    let mut next = Vec::new();
    if facts.begins {
        next.push(Next::Rematch);
        match (facts.has_won, facts.level.and_then(Level::new)) {
            // A winner wants more; a loser may want to win.
            (Some(true), Some(level)) if level < Level::LAST => {
                next.insert(0, Next::Level(level.get() + 1));
            }
            (Some(false), Some(level)) if level > Level::FIRST => {
                next.push(Next::Level(level.get() - 1));
            }
            _ => {}
        }
        let untried = facts.untried.clone();
        next.extend(untried.map(|(name, value)| Next::Option(name, value)));
    }
    next.extend(facts.is_day_open.then_some(Next::Today));
    next.extend(facts.is_mission_new.then_some(Next::Mission));
    next
}

/// The first value of an option that has not been played with here, leaving out details.
fn untried(
    schema: &Schema,
    rare: &[&str],
    now: &OptionValues,
    played: &[OptionValues],
) -> Option<(&'static str, Value)> {
    let options = schema.0.iter();
    let options = options.filter(|spec| spec.name != "players" && !rare.contains(&spec.name));
    let mut values =
        options.flat_map(|spec| spec.values.iter().map(|value| (spec.name, value.clone())));
    values.find(|(name, value)| {
        let has = |options: &OptionValues| options.get(*name) == Some(value);
        !has(now) && !played.iter().any(has)
    })
}

/// The level of the bots, if all have the same.
fn level_of(play: &Play) -> Option<u8> {
    let mut levels = play
        .players()
        .iter()
        .filter_map(|player| player.kind.level());
    let first = levels.next()?;
    levels.all(|level| level == first).then(|| first.get())
}

fn facts(session: Session) -> Facts {
    let poster = session.screens.poster();
    let host = session.host;
    session.play.with(|play| {
        let own = host.only_player().filter(|_| play.players().len() > 1);
        let has_won = |seat: Seat| play.ending().is_some_and(|end| end.winners.contains(&seat));
        let of_game = |flight: &Flight| flight.game == poster.name;
        let flights = pilot::flights().into_iter().filter(of_game);
        let played: Vec<OptionValues> = flights.map(|flight| flight.options).collect();
        let schema = poster.about.schema();
        let now = play.history().start().options();
        Facts {
            has_won: own.map(has_won),
            level: level_of(play),
            begins: host.offers_rematch(),
            untried: untried(&schema, poster.rare_options, &now, &played),
            is_mission_new: !storage::has_flown(poster.name),
            is_day_open: poster.for_one && daily::is_open_today(poster.name),
        }
    })
}

/// Starts the same game with other options, or against bots of another level.
fn begin(
    session: Session,
    option: Option<(&'static str, Value)>,
    level: Option<u8>,
    lang: Lang,
) -> Result<String, String> {
    let table = session.play.with_untracked(|play| {
        let mut values = play.history().start().options();
        if let Some((name, value)) = option {
            values.insert(name.to_owned(), value);
        }
        let players = players(play, level.and_then(Level::new), lang);
        LocalTable::new(
            play.position().rules(),
            &values,
            &players,
            browser::fresh_seed(),
        )
    });
    table.map(local::begin).map_err(|error| error.text(lang))
}

/// The players again, with bots at another level if one is given.
fn players(play: &Play, level: Option<Level>, lang: Lang) -> Vec<Player> {
    let again = |(seat, player): (Seat, &Player)| Player {
        name: play.called(seat, lang),
        kind: match (player.kind, level) {
            // A bot only played on for the player who resigned.
            _ if play.has_resigned(seat) => SeatKind::Person,
            (SeatKind::Bot { .. }, Some(level)) => SeatKind::Bot { level },
            (kind, _) => kind,
        },
    };
    let seats = Seat::first(play.players().len());
    seats.zip(play.players()).map(again).collect()
}

/// One button for each suggestion.
pub(super) fn buttons(session: Session) -> AnyView {
    let poster = session.screens.poster();
    let (go, prefs, toasts) = (navigator(), Prefs::get(), Toasts::get());
    let begin = move |option, level| match begin(session, option, level, prefs.lang.get_untracked())
    {
        Ok(path) => go(&path),
        Err(why) => toasts.show(why),
    };
    let button = |(index, next): (usize, Next)| {
        let class = if index == 0 {
            "button primary"
        } else {
            "button"
        };
        match next {
            Next::Rematch => {
                let rematch = move || session.host.rematch();
                drawn_button(class, art::rematch(), texts::rematch, rematch)
            }
            Next::Level(level) => {
                let words = move || texts::play_level(lang(), level);
                let act = move |_| begin(None, Some(level));
                view! {
                    <button type="button" class=class on:click=act>
                        {art::bot()}
                        <span>{words}</span>
                    </button>
                }
                .into_any()
            }
            Next::Option(name, value) => {
                let about = &poster.about;
                let shown = value.clone();
                let words = move || {
                    let option = about.option_label(name, None, lang());
                    let value = about.option_label(name, Some(&shown), lang());
                    texts::try_option(lang(), &option, &value)
                };
                let act = move |_| begin(Some((name, value.clone())), None);
                view! {
                    <button type="button" class=class on:click=act>
                        {art::settings()}
                        <span>{words}</span>
                    </button>
                }
                .into_any()
            }
            Next::Today => link(format!("/daily/{}", poster.name), class, texts::play_today),
            Next::Mission => link(format!("/mission/{}", poster.name), class, texts::mission),
        }
    };
    let next = untrack(|| suggestions(&facts(session)));
    next.into_iter()
        .enumerate()
        .map(button)
        .collect_view()
        .into_any()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn winners_go_up_a_level_and_losers_may_go_down() {
        let facts = |has_won: Option<bool>, level: u8| Facts {
            has_won,
            level: Some(level),
            begins: true,
            ..Facts::default()
        };
        let after = |has_won, level| suggestions(&facts(has_won, level));
        assert_eq!(after(Some(true), 3), [Next::Level(4), Next::Rematch]);
        assert_eq!(after(Some(true), 5), [Next::Rematch]);
        assert_eq!(after(Some(false), 3), [Next::Rematch, Next::Level(2)]);
        assert_eq!(after(Some(false), 1), [Next::Rematch]);
        // Several people play here, or none.
        assert_eq!(after(None, 3), [Next::Rematch]);
    }

    #[test]
    fn what_a_page_cannot_begin_it_does_not_offer() {
        let online = Facts {
            has_won: Some(true),
            level: Some(2),
            untried: Some(("variant", json!("advanced"))),
            is_mission_new: true,
            is_day_open: true,
            begins: false,
        };
        assert_eq!(suggestions(&online), [Next::Today, Next::Mission]);
        let here = Facts {
            begins: true,
            ..online
        };
        let option = Next::Option("variant", json!("advanced"));
        let all = [
            Next::Level(3),
            Next::Rematch,
            option,
            Next::Today,
            Next::Mission,
        ];
        assert_eq!(suggestions(&here), all);
    }

    #[test]
    fn an_option_that_nobody_has_tried_is_found() {
        let schema = Schema(Vec::new())
            .with("players", [2, 3])
            .with("variant", ["basic", "advanced"])
            .with("detail", ["a", "b"])
            .with("powers", ["none", "random"]);
        let options = |variant: &str, powers: &str| {
            let values =
                json!({ "players": 2, "variant": variant, "detail": "a", "powers": powers });
            values.as_object().cloned().expect("options")
        };
        let next = |played: &[OptionValues]| {
            untried(&schema, &["detail"], &options("basic", "none"), played)
        };
        assert_eq!(next(&[]), Some(("variant", json!("advanced"))));
        let advanced = options("advanced", "none");
        assert_eq!(
            next(std::slice::from_ref(&advanced)),
            Some(("powers", json!("random")))
        );
        assert_eq!(next(&[advanced, options("basic", "random")]), None);
    }
}
