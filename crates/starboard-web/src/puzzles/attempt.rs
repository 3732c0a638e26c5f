//! Somebody tries to solve a puzzle: what is asked, what comes of every answer, and why.

use leptos::prelude::*;
use starboard_bots::puzzle::{Aim, Book, Kept, Puzzle, Refutation, WON};
use starboard_guide::Reader;
use starboard_kernel::erased::Position;
use starboard_kernel::{Actor, History, Lang, Level, Seat, Seed, Turn};
use starboard_table::{LocalTable, Player};
use starboard_worker::{Reply, Task};

use super::{is_solved, note_solved, path_of};
use crate::controls::{button, link};
use crate::games::erased::{Notes, Screens};
use crate::play::{Course, Host, Local, Session, names_in_line, table_page};
use crate::prefs::{Prefs, lang, spoken};
use crate::sound::{self, Sound};
use crate::{figures, texts, thinker};

#[derive(Clone, Copy)]
struct Attempt {
    notes: &'static dyn Notes,
    book: &'static Book,
    kept: &'static Kept,
    /// In which steps of the line somebody is asked.
    asked: StoredValue<Vec<bool>>,
    /// What follows from a wrong answer, once that is known.
    refutation: RwSignal<Option<Refutation>>,
    /// The solution is shown.
    gives_up: RwSignal<bool>,
    prefs: Prefs,
}

/// How far an attempt has come.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    /// After so many right steps.
    Line(usize),
    Solved,
    /// After so many right steps somebody did something else, and so many steps followed.
    Wrong(usize, usize),
}

/// Where the actions so far have led. What is asked last, in a step of the line, may have several
/// answers.
fn place(line: &[String], last: Option<usize>, also: &[String], taken: &[String]) -> Place {
    let right = line.iter().zip(taken).take_while(|(a, b)| a == b).count();
    let is_also = |step: &String| Some(right) == last && also.contains(step);
    if right < taken.len() && !taken.get(right).is_some_and(is_also) {
        Place::Wrong(right, taken.len() - right - 1)
    } else if right < taken.len() || right == line.len() {
        Place::Solved
    } else {
        Place::Line(right)
    }
}

fn taken(history: &History) -> Vec<String> {
    let steps = history.steps().iter();
    let actions = steps.filter(|step| matches!(step.actor, Actor::Player(_)));
    actions.map(|step| step.text.clone()).collect()
}

/// In which steps of its line a puzzle asks what to do.
fn asked(start: &Position, puzzle: &Puzzle) -> Vec<bool> {
    let seat = start.turn();
    let mut position = start.clone();
    let mut left = puzzle.asked;
    let steps = puzzle.line.iter().map(|step| {
        let is_asked = left > 0 && position.turn() == seat && position.legal_actions().len() > 1;
        left -= u8::from(is_asked);
        let _ = position.play(step);
        is_asked
    });
    steps.collect()
}

pub(super) fn begin(
    screens: &'static dyn Screens,
    notes: &'static dyn Notes,
    book: &'static Book,
    kept: &'static Kept,
) -> Option<AnyView> {
    let prefs = Prefs::get();
    let lang = prefs.lang.get_untracked();
    let start = book.position(screens.rules(), kept)?;
    let Turn::Player(solver) = start.turn() else {
        return None;
    };
    let player = |seat: Seat| match seat == solver {
        true => Player::person(texts::daily_player(lang)),
        false => Player::bot(texts::mission_rival(lang), Level::FIRST),
    };
    let players: Vec<Player> = Seat::first(start.seats()).map(player).collect();
    let table = LocalTable::from_position(&start, &players, Seed::from_number(1)).ok()?;
    let attempt = Attempt {
        notes,
        book,
        kept,
        asked: StoredValue::new(asked(&start, &kept.puzzle)),
        refutation: RwSignal::new(None),
        gives_up: RwSignal::new(false),
        prefs,
    };
    let host = Host::local(Local::on_course(attempt, table));
    Some(table_page(Session::new(screens, host)))
}

impl Course for Attempt {
    fn script(&self, history: &History) -> Option<String> {
        match self.place(history) {
            Place::Line(step) if self.is_asked(step) => None,
            Place::Line(step) => self.kept.puzzle.line.get(step).cloned(),
            Place::Wrong(_, then) => self
                .refutation
                .with(|known| known.as_ref()?.line.get(then).cloned()),
            Place::Solved => None,
        }
    }

    fn asks(&self, history: &History) -> bool {
        matches!(self.place(history), Place::Line(step) if self.is_asked(step))
    }

    fn at_rest(&self, session: Session) {
        let attempt = *self;
        match untrack(|| session.play.with(|play| attempt.place(play.history()))) {
            Place::Wrong(..) if self.refutation.with_untracked(Option::is_none) => {
                self.ask(session);
            }
            Place::Solved if !self.gives_up.get_untracked() => {
                note_solved(self.book, self.kept);
                sound::play(self.prefs, Sound::Win);
            }
            Place::Wrong(..) => sound::play(self.prefs, Sound::Loss),
            Place::Solved | Place::Line(_) => {}
        }
    }

    fn take_back(&self, history: &History) -> Option<usize> {
        match self.place(history) {
            Place::Wrong(right, _) => {
                self.refutation.set(None);
                Some(right)
            }
            Place::Line(_) | Place::Solved => None,
        }
    }

    fn panel(&self, session: Session) -> AnyView {
        (*self).view(session)
    }
}

impl Attempt {
    fn place(&self, history: &History) -> Place {
        let puzzle = &self.kept.puzzle;
        let last = self
            .asked
            .with_value(|asked| asked.iter().rposition(|&is_asked| is_asked));
        place(&puzzle.line, last, &puzzle.also, &taken(history))
    }

    fn is_asked(&self, step: usize) -> bool {
        let is_asked = self
            .asked
            .with_value(|asked| asked.get(step) == Some(&true));
        is_asked && !self.gives_up.get()
    }

    /// Asks what follows from a wrong answer.
    fn ask(self, session: Session) {
        let (version, puzzle) = (session.version(), &self.kept.puzzle);
        let task = session.play.with_untracked(|play| Task::Refute {
            position: play.history().start().document(),
            quest: puzzle.quest,
            played: taken(play.history()),
        });
        thinker::ask(task, move |reply| {
            if let Reply::Refuted(refutation) = reply
                && session.is_version(version)
            {
                // Where too much follows, it is wrong all the same.
                let unknown = || Refutation {
                    value: f64::NEG_INFINITY,
                    line: Vec::new(),
                };
                self.refutation
                    .set(Some(refutation.unwrap_or_else(unknown)));
                session.run();
            }
        });
    }

    fn view(self, session: Session) -> AnyView {
        let here = move || session.play.with(|play| self.place(play.history()));
        let now = Memo::new(move |before: Option<&Place>| match session.caught_up() {
            true => here(),
            false => before.copied().unwrap_or_else(here),
        });
        let is_refuted = Memo::new(move |_| match now.get() {
            Place::Wrong(_, then) => self
                .refutation
                .with(|known| known.as_ref().is_some_and(|known| then >= known.line.len())),
            _ => false,
        });
        let is_solved = Memo::new(move |_| now.get() == Place::Solved);
        let words = Memo::new(move |_| match now.get() {
            Place::Line(0) => self.task(lang()),
            Place::Line(step) if self.is_asked(step) => texts::puzzle_go_on(lang()),
            Place::Line(_) => texts::puzzle_line(lang()),
            Place::Solved => self.right(session, lang()),
            Place::Wrong(right, _) => self.refutation.with(|known| match known {
                None => texts::puzzle_thinking(lang()),
                Some(known) => self.wrong(session, right, known, lang()),
            }),
        });
        let number = self
            .book
            .puzzles
            .iter()
            .position(|kept| kept.id == self.kept.id);
        let number = number.unwrap_or_default();
        let title = move || match is_refuted.get() {
            true => texts::puzzle_number(lang(), number + 1),
            false => texts::puzzle_title(lang(), number + 1, self.kept.grade),
        };
        let give_up = move || {
            self.gives_up.set(true);
            session.undo();
        };
        let game = &self.book.game;
        let (next, all) = (path_of(game, self.next(number)), format!("/puzzles/{game}"));
        let ways = move || match (is_refuted.get(), is_solved.get()) {
            (true, _) => view! {
                <div class="button-row">
                    {button("button small primary", texts::try_again, move || session.undo())}
                    {button("button small", texts::puzzle_show, give_up)}
                </div>
            }
            .into_any(),
            (_, true) => link(next.clone(), "button small primary", texts::puzzle_next),
            _ => link(all.clone(), "button small ghost", texts::puzzle_all),
        };
        view! {
            <section
                class="play-guide lesson puzzle"
                class:solved=move || is_solved.get()
                tabindex="0"
                aria-live="polite"
                aria-label=spoken(texts::puzzles)
            >
                <header class="lesson-head">
                    <h2 class="panel-title">{title}</h2>
                    {ways}
                </header>
                <p>{words}</p>
            </section>
        }
        .into_any()
    }

    /// The next one that is not yet solved.
    fn next(self, number: usize) -> &'static Kept {
        let puzzles = &self.book.puzzles;
        let mut others = (1..puzzles.len()).map(|ahead| &puzzles[(number + ahead) % puzzles.len()]);
        let next = others.find(|kept| !is_solved(&self.book.game, kept));
        next.unwrap_or_else(|| &puzzles[(number + 1) % puzzles.len()])
    }

    /// What is asked.
    fn task(self, lang: Lang) -> String {
        let turns = self.kept.puzzle.quest.turns;
        match self.kept.puzzle.quest.aim {
            Aim::Win => texts::puzzle_win(lang, turns),
            Aim::Capture => texts::puzzle_capture(lang),
            Aim::Defend => texts::puzzle_defend(lang),
            Aim::Points => texts::puzzle_points(lang, turns),
            Aim::Save => texts::puzzle_save(lang),
            Aim::Score => texts::puzzle_score(lang),
            Aim::Chance => texts::puzzle_chance(lang),
        }
    }

    /// Why the line is right: what it brings, and what certainly speaks for its first action.
    fn right(self, session: Session, lang: Lang) -> String {
        let puzzle = &self.kept.puzzle;
        let (value, second) = (
            self.figure(puzzle.value, lang),
            self.figure(puzzle.second, lang),
        );
        let brings = match puzzle.quest.aim {
            Aim::Win => texts::puzzle_right_win(lang),
            Aim::Capture => texts::puzzle_right_capture(lang),
            Aim::Defend => texts::puzzle_right_defend(lang),
            Aim::Points if is_lost(puzzle.second) => texts::puzzle_right_save(lang),
            Aim::Points => texts::puzzle_right_points(lang, &value, &second),
            Aim::Save => texts::puzzle_right_save(lang),
            Aim::Score => texts::puzzle_right_score(lang, &value, &second),
            Aim::Chance => texts::puzzle_right_chance(lang, &value, &second),
        };
        let head = match self.gives_up.get() {
            true => texts::puzzle_shown(lang),
            false => texts::puzzle_right(lang),
        };
        let reason = session.play.with(|play| {
            let start = play.history().start();
            let names = names_in_line(play, lang);
            let reader = Reader::new(start.turn().player(), lang).with_names(&names);
            self.notes
                .reason(start, taken(play.history()).first()?, reader)
        });
        let parts = [Some(head), Some(brings), reason];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// Why an answer is wrong.
    fn wrong(self, session: Session, right: usize, known: &Refutation, lang: Lang) -> String {
        let puzzle = &self.kept.puzzle;
        if known.value == f64::NEG_INFINITY {
            return texts::puzzle_wrong(lang);
        }
        let (value, best) = (
            self.figure(known.value, lang),
            self.figure(puzzle.value, lang),
        );
        match puzzle.quest.aim {
            Aim::Win => match self.answer(session, right, known, lang) {
                Some(answer) => texts::puzzle_wrong_win(lang, &answer),
                None => texts::puzzle_wrong(lang),
            },
            Aim::Capture if is_lost(known.value) => texts::puzzle_wrong_defend(lang),
            Aim::Capture => texts::puzzle_wrong_capture(lang),
            Aim::Defend => texts::puzzle_wrong_defend(lang),
            Aim::Points if is_lost(known.value) => texts::puzzle_wrong_save(lang),
            Aim::Points => texts::puzzle_wrong_points(lang, &value, &best),
            Aim::Save => texts::puzzle_wrong_save(lang),
            Aim::Score => texts::puzzle_wrong_score(lang, &value, &best),
            Aim::Chance => texts::puzzle_wrong_chance(lang, &value, &best),
        }
    }

    /// What the other side does against a wrong answer.
    fn answer(
        self,
        session: Session,
        right: usize,
        known: &Refutation,
        lang: Lang,
    ) -> Option<String> {
        let answer = known.line.first()?;
        session.play.with(|play| {
            let mut position = play.history().start().clone();
            for action in taken(play.history()).iter().take(right + 1) {
                position.play(action).ok()?;
            }
            let brief = self.notes.brief(&position, answer, lang);
            brief.or_else(|| position.describe(answer, lang).ok())
        })
    }

    /// A value as it is told: points, or a chance in percent.
    fn figure(self, value: f64, lang: Lang) -> String {
        match self.kept.puzzle.quest.aim {
            Aim::Score => figures::plain(value * 100.0, lang),
            Aim::Chance => lang.percent(figures::plain(value * 100.0, lang)),
            _ => format!("{}", value.round()),
        }
    }
}

fn is_lost(value: f64) -> bool {
    value <= -f64::from(WON)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_lead_along_the_line_or_away_from_it() {
        let list = |texts: &[&str]| -> Vec<String> {
            texts.iter().map(|text| (*text).to_owned()).collect()
        };
        let line = list(&["a", "b", "c"]);
        let check = |taken: &[&str], expected: Place| {
            let found = place(&line, Some(1), &list(&["d", "e"]), &list(taken));
            assert_eq!(found, expected, "{taken:?}");
        };
        check(&[], Place::Line(0));
        check(&["a"], Place::Line(1));
        check(&["a", "b"], Place::Line(2));
        check(&["a", "b", "c"], Place::Solved);
        check(&["b"], Place::Wrong(0, 0));
        check(&["a", "c"], Place::Wrong(1, 0));
        check(&["a", "c", "b", "a"], Place::Wrong(1, 2));
        // As good, but only there.
        check(&["a", "d"], Place::Solved);
        check(&["a", "e"], Place::Solved);
        check(&["d"], Place::Wrong(0, 0));
        check(&["a", "b", "d"], Place::Wrong(2, 0));
    }
}
