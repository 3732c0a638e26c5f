//! Puzzles: that of the day, those of every game, and what was solved. The lab has found them, see
//! [`starboard_bots::puzzle`]; a game's book is fetched when somebody asks for it.

mod attempt;

use std::cell::RefCell;

use leptos::prelude::*;
use starboard_bots::puzzle::{Book, Kept};
use starboard_kernel::Day;
use starboard_table::pilot::days_in_a_row;

use crate::controls::{home_link, link};
use crate::games::{self, Poster};
use crate::prefs::{lang, spoken};
use crate::router::Link;
use crate::shell::message;
use crate::{browser, calendar, parts, storage, texts};

/// What was solved, in the pilot's log: the puzzles of days, and all others by game.
const DAY: &str = "starboard.puzzle.day.";
const SOLVED: &str = "starboard.puzzle.solved.";

type Loaded = (&'static Poster, &'static Book);

thread_local! {
    /// The books that have been read.
    static BOOKS: RefCell<Vec<Loaded>> = const { RefCell::new(Vec::new()) };
}

/// Where the puzzles of a game are, if it has any.
fn address_of(poster: &Poster) -> Option<String> {
    browser::address_of(&format!("puzzles-{}", poster.name))
}

fn known(poster: &'static Poster) -> Option<Loaded> {
    let is_it = |(of, _): &&Loaded| of.name == poster.name;
    BOOKS.with_borrow(|books| books.iter().find(is_it).copied())
}

async fn load(poster: &'static Poster) -> Option<Loaded> {
    if let Some(known) = known(poster) {
        return Some(known);
    }
    let text = browser::fetch_text(&address_of(poster)?).await?;
    // It stays as long as the page.
    let book: &'static Book = Box::leak(Box::new(Book::read(&text).ok()?));
    BOOKS.with_borrow_mut(|books| books.push((poster, book)));
    Some((poster, book))
}

fn when_loaded(
    poster: &'static Poster,
    show: impl Fn(Loaded) -> AnyView + Send + 'static,
) -> AnyView {
    parts::when_loaded(known(poster), move || load(poster), texts::puzzles, show)
}

/// The games that have puzzles.
fn posters() -> Vec<&'static Poster> {
    let has_any = |poster: &&Poster| address_of(poster).is_some();
    games::all().filter(has_any).collect()
}

/// Whose turn it is on a day, and how often the games have had theirs before.
fn turn_of(day: Day) -> Option<(&'static Poster, i64)> {
    let posters = posters();
    let count = i64::try_from(posters.len()).ok().filter(|&n| n > 0)?;
    let day = day.since_1970();
    let poster = posters[usize::try_from(day.rem_euclid(count)).ok()?];
    Some((poster, day.div_euclid(count)))
}

/// The puzzle of a day in the book of its game.
fn of_day_in(book: &Book, day: Day) -> Option<&Kept> {
    let (poster, number) = turn_of(day)?;
    let puzzle = book.numbered(number)?;
    (poster.name == book.game).then_some(puzzle)
}

fn path_of(game: &str, kept: &Kept) -> String {
    format!("/puzzles/{game}/{}", kept.id)
}

fn is_solved(game: &str, kept: &Kept) -> bool {
    storage::read(&format!("{SOLVED}{game}.{}", kept.id)).is_some()
}

fn note_solved(book: &Book, kept: &Kept) {
    storage::write(&format!("{SOLVED}{}.{}", book.game, kept.id), "1");
    if let Some(today) = browser::today()
        && of_day_in(book, today).is_some_and(|of_day| of_day.id == kept.id)
    {
        storage::write(&format!("{DAY}{today}"), "1");
    }
}

fn streak(today: Day) -> usize {
    let days = storage::keys(DAY);
    let days = days
        .iter()
        .filter_map(|key| key.strip_prefix(DAY)?.parse().ok());
    days_in_a_row(&days.collect::<Vec<Day>>(), today)
}

/// The puzzle of the day, and the way to all others.
pub(crate) fn of_day() -> AnyView {
    let today = calendar::today();
    (move || of_this_day(today.get())).into_any()
}

fn of_this_day(today: Option<Day>) -> AnyView {
    let Some((today, (poster, _))) = today.and_then(|today| Some((today, turn_of(today)?))) else {
        return message(texts::page_unknown);
    };
    when_loaded(poster, move |(poster, book)| {
        let streak = streak(today);
        // Whoever has solved it before it was the one of the day may solve it again for the streak.
        let is_done = storage::read(&format!("{DAY}{today}")).is_some();
        let of_day = of_day_in(book, today).map(|kept| daily_card(poster, kept, is_done));
        view! {
            <main id="main" class="page puzzles">
                <p class="arcade">{move || texts::streak(lang(), streak)}</p>
                <h1>{spoken(texts::puzzles)}</h1>
                <p class="lede">{spoken(texts::puzzles_claim)}</p>
                {of_day}
                <section class="home-section">
                    <h2>{spoken(texts::home_games)}</h2>
                    <ul class="covers">{posters().into_iter().map(cover).collect_view()}</ul>
                </section>
            </main>
        }
        .into_any()
    })
}

fn daily_card(poster: &'static Poster, kept: &'static Kept, is_done: bool) -> impl IntoView {
    let words = match is_done {
        true => texts::puzzle_done,
        false => texts::puzzle_solve,
    };
    view! {
        <section class="card rules-entry puzzle-of-day">
            {(poster.cover)()}
            <div class="card-body">
                <h2 class="card-title">{spoken(texts::puzzle_of_day)}</h2>
                <p>
                    {move || poster.about.title(lang())} " · "
                    {move || texts::puzzle_grade(lang(), kept.grade)}
                </p>
                <p class="button-row">
                    {link(path_of(poster.name, kept), "button primary", words)}
                </p>
            </div>
        </section>
    }
}

fn cover(poster: &'static Poster) -> impl IntoView {
    let solved = storage::keys(&format!("{SOLVED}{}.", poster.name)).len();
    let more = view! { <p class="soft">{move || texts::puzzles_solved(lang(), solved)}</p> };
    crate::home::cover_card(poster, format!("/puzzles/{}", poster.name), more)
}

/// All puzzles of a game, by grade.
pub(crate) fn of_game(game: &str) -> AnyView {
    let Some(poster) = games::find(game).filter(|poster| address_of(poster).is_some()) else {
        return message(texts::page_unknown);
    };
    when_loaded(poster, move |(poster, book)| {
        let solved = book
            .puzzles
            .iter()
            .filter(|kept| is_solved(poster.name, kept));
        let (solved, count) = (solved.count(), book.puzzles.len());
        let grades = (1..=Book::GRADES).filter_map(move |number| grade(poster, book, number));
        view! {
            <main id="main" class="page puzzles">
                <p class="arcade">{move || texts::puzzles_solved_of(lang(), solved, count)}</p>
                <h1>{move || texts::puzzles_of(lang(), &poster.about.title(lang()))}</h1>
                <p class="lede">{spoken(texts::puzzles_claim)}</p>
                {grades.collect_view()}
                <p class="button-row">
                    {link("/puzzles", "button", texts::puzzle_of_day)}
                    {home_link("button ghost")}
                </p>
            </main>
        }
        .into_any()
    })
}

fn grade(poster: &'static Poster, book: &'static Book, number: u8) -> Option<impl IntoView> {
    let puzzles = book.puzzles.iter().enumerate();
    let puzzles: Vec<_> = puzzles.filter(|(_, kept)| kept.grade == number).collect();
    let cell = |(index, kept): (usize, &'static Kept)| {
        let is_done = is_solved(poster.name, kept);
        let class = if is_done { "day done" } else { "day" };
        let words = move || match is_done {
            true => texts::puzzle_number_done(lang(), index + 1),
            false => texts::puzzle_number(lang(), index + 1),
        };
        view! {
            <li>
                <Link
                    href=path_of(poster.name, kept)
                    class=class.to_owned()
                >
                    <span aria-hidden="true">
                        {index + 1} {is_done.then_some("\u{a0}✓")}
                    </span>
                    <span class="visually-hidden">{words}</span>
                </Link>
            </li>
        }
    };
    (!puzzles.is_empty()).then(|| {
        view! {
            <section class="home-section">
                <h2>{move || texts::puzzle_grade(lang(), number)}</h2>
                <ul class="puzzle-list">{puzzles.into_iter().map(cell).collect_view()}</ul>
            </section>
        }
    })
}

/// A puzzle on the board.
pub(crate) fn puzzle(game: &str, id: &str) -> AnyView {
    let Some(poster) = games::find(game).filter(|poster| address_of(poster).is_some()) else {
        return message(texts::page_unknown);
    };
    let id = id.to_owned();
    when_loaded(poster, move |(poster, book)| {
        let Some(kept) = book.find(&id) else {
            return message(texts::page_unknown);
        };
        games::when_noted(poster, move |screens, notes| {
            attempt::begin(screens, notes, book, kept)
                .unwrap_or_else(|| message(texts::page_unknown))
        })
    })
}
