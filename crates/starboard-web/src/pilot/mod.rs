//! The pilot's log: what this browser remembers of all finished games. There is no account: it can
//! be taken to another browser as one file.

mod backup;
mod page;

use leptos::prelude::*;
use starboard_kernel::{Day, Seat};
use starboard_table::{Play, SeatKind};

use crate::games;
use crate::play::Session;
use crate::prefs::Guide;
use crate::storage;

pub(crate) use page::{pilot, result_words};
use starboard_table::pilot::Deeds;
pub(crate) use starboard_table::pilot::{Flight, LATE, Record, streak};

const FLIGHT: &str = "starboard.flight.";
/// Games with hints by a bot.
const HELPED: &str = "starboard.helped.";
/// A review was read.
const REPORT: &str = "starboard.deed.report";

/// All finished games, the latest first.
pub(crate) fn flights() -> Vec<Flight> {
    let mut flights: Vec<Flight> = storage::keys(FLIGHT)
        .iter()
        .filter_map(|key| serde_json::from_str(&storage::read(key)?).ok())
        .collect();
    flights.sort_by(|a, b| b.at.total_cmp(&a.at));
    flights
}

/// Whether a game is in the log.
pub(crate) fn is_noted(id: &str) -> bool {
    storage::read(&format!("{FLIGHT}{id}")).is_some()
}

/// Whether a game of this kind is in the log.
pub(crate) fn has_flight_of(game: &str) -> bool {
    /// The only part of a flight that the first page needs.
    #[derive(serde::Deserialize)]
    struct Kind {
        game: String,
    }
    let is_it = |key: &String| {
        let kind = storage::read(key).and_then(|text| serde_json::from_str::<Kind>(&text).ok());
        kind.is_some_and(|kind| kind.game == game)
    };
    storage::keys(FLIGHT).iter().any(is_it)
}

fn keep(flight: &Flight) -> bool {
    let key = format!("{FLIGHT}{}", flight.id);
    serde_json::to_string(flight).is_ok_and(|text| storage::write(&key, &text))
}

/// The only person of a game, who is the pilot.
fn only_person(play: &Play) -> Option<Seat> {
    let is_person = |seat: &Seat| play.players()[seat.index()].kind == SeatKind::Person;
    let mut people = Seat::first(play.players().len()).filter(is_person);
    people.next().filter(|_| people.next().is_none())
}

/// Notes a finished game, once. A game that was only watched does not count.
pub(crate) fn note(session: Session) {
    let id = session.host.id();
    Guide::end_first_game(session.screens.poster().name);
    if is_noted(&id) {
        return;
    }
    let host = session.host;
    let flight = untrack(|| {
        host.play.with(|play| {
            let is_player = Seat::first(play.players().len()).any(|seat| host.plays(seat));
            let own = host.only_player();
            is_player.then(|| Flight::of(id.clone(), js_sys::Date::now(), play, own))?
        })
    });
    let Some(flight) = flight else { return };
    let helped = format!("{HELPED}{id}");
    let is_kept = keep(&Flight {
        daily: host.daily(),
        online: host.is_online(),
        helped: storage::read(&helped).is_some(),
        ..flight
    });
    if is_kept {
        storage::remove(&helped);
    }
}

/// A bot has given a hint in this game.
pub(crate) fn note_help(id: &str) {
    storage::write(&format!("{HELPED}{id}"), "1");
}

pub(crate) fn note_report() {
    storage::write(REPORT, "1");
}

/// Notes games that were finished before there was a log, or came from a file.
pub(crate) async fn note_saved_games() -> bool {
    let mut has_new = false;
    for saved in storage::saved_games() {
        let is_new = saved.over && !is_noted(&saved.id);
        let Some(poster) = games::find(&saved.game).filter(|_| is_new) else {
            continue;
        };
        if games::load(poster).await.is_none() {
            continue;
        }
        // Other people's records do not count.
        let Some(Ok(table)) = saved.is_local().then(|| saved.table()) else {
            continue;
        };
        let play = table.play();
        let Some(flight) = Flight::of(saved.id.clone(), saved.saved, play, only_person(play))
        else {
            continue;
        };
        let daily = table.table().plan().daily;
        has_new |= keep(&Flight { daily, ..flight });
    }
    has_new
}

fn deeds() -> Deeds {
    Deeds {
        missions: games::all()
            .filter(|poster| storage::has_flown(poster.name))
            .count(),
        games: games::all().count(),
        report: storage::read(REPORT).is_some(),
    }
}

/// The flight of a day's game, in time if there is one.
pub(crate) fn of_day(flights: &[Flight], game: &str, day: Day) -> Option<Flight> {
    let is_it = |flight: &&Flight| flight.game == game && flight.daily == Some(day);
    flights
        .iter()
        .filter(is_it)
        .min_by_key(|flight| flight.late)
        .cloned()
}

/// All games up to this one, which is the first: the latest come first.
fn until(id: &str) -> Option<Vec<Flight>> {
    let mut flights = flights();
    let this = flights.iter().position(|flight| flight.id == id)?;
    flights.drain(..this);
    Some(flights)
}

/// The titles of the achievements that a game has earned for the first time.
pub(crate) fn achieved(id: &str) -> Vec<String> {
    let flights = until(id).unwrap_or_default();
    let before = flights.get(1..).unwrap_or_default();
    page::new_achievements(before, &flights)
}

/// The records that a game has broken.
pub(crate) fn records_of(id: &str) -> Vec<Record> {
    let flights = until(id).unwrap_or_default();
    let Some((this, before)) = flights.split_first() else {
        return Vec::new();
    };
    let poster = games::find(&this.game);
    poster.map_or_else(Vec::new, |poster| {
        let about = &poster.about;
        starboard_table::pilot::records(this, before, &about.schema(), about.has_points)
    })
}
