//! The puzzles that are shipped: every one is proven again, and everything else is refuted.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use starboard_bots::prover;
use starboard_bots::puzzle::{Aim, Book, WON};
use starboard_games::registry;
use starboard_kernel::erased::Rules;
use starboard_kernel::toy::Pebbles;

/// All books together.
const MOST_BYTES: usize = 300_000;
const LEAST_PUZZLES: usize = 150;

/// One of so many other answers to one of so many puzzles is refuted, if not every one.
const SAMPLE: (usize, usize) = (24, 5);

/// The books of all games, and how long they are.
fn books() -> Vec<(&'static dyn Rules, Book, usize)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let files = fs::read_dir(&folder).expect("a folder of books");
    assert_eq!(
        files.count(),
        registry().iter().count(),
        "one book for each game"
    );
    let mut books = Vec::new();
    for rules in registry().iter() {
        let path = folder.join(format!("{}.json", rules.name()));
        let text = fs::read_to_string(&path);
        let text = text.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let book = Book::read(&text).expect("a book");
        assert_eq!(book.write(), text, "{}", path.display());
        assert_eq!(book.game, rules.name());
        books.push((rules, book, text.len()));
    }
    books
}

/// Books are proven side by side.
fn for_all_books(check: impl Fn(&'static dyn Rules, &Book) + Sync) {
    std::thread::scope(|scope| {
        for (rules, book, _) in books() {
            let check = &check;
            scope.spawn(move || check(rules, &book));
        }
    });
}

#[test]
fn there_are_many_puzzles_of_all_grades_in_small_books() {
    let books = books();
    let bytes: usize = books.iter().map(|(.., length)| length).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
    for (rules, book, _) in &books {
        let name = rules.name();
        let count = book.puzzles.len();
        assert!(count >= LEAST_PUZZLES, "{name} has only {count}");
        let ids: BTreeSet<&str> = book.puzzles.iter().map(|kept| kept.id.as_str()).collect();
        assert_eq!(ids.len(), count, "a puzzle of {name} is there twice");
        assert!(book.puzzles.is_sorted_by_key(|kept| kept.grade), "{name}");
        // A ladder in every game: a fifth of its puzzles has each grade.
        for grade in 1..=Book::GRADES {
            let of_grade = book.puzzles.iter().filter(|kept| kept.grade == grade);
            let share = of_grade.count() * usize::from(Book::GRADES);
            let fits = share.abs_diff(count) <= usize::from(Book::GRADES);
            assert!(fits, "{name} has {share} puzzles of grade {grade}");
        }
        for kept in &book.puzzles {
            let position = book.position(*rules, kept).expect("a position");
            let hash = position.state_hash().to_string();
            assert!(hash.starts_with(&kept.id), "{name} {}", kept.id);
            assert_eq!(book.find(&kept.id), Some(kept));
        }
        // Every puzzle is that of a day before any is again.
        let days = 0..count as i64;
        let turns: BTreeSet<&str> = days
            .filter_map(|day| Some(book.numbered(20_000 + day)?.id.as_str()))
            .collect();
        assert_eq!(turns, ids, "{name}");
    }
}

#[test]
fn every_puzzle_is_proven() {
    for_all_books(|rules, book| {
        let prover = prover(rules).expect("a prover");
        for kept in &book.puzzles {
            let position = book.position(rules, kept).expect("a position");
            let proof = prover.prove(&position, &kept.puzzle);
            assert_eq!(proof, Ok(()), "{} {}", rules.name(), kept.id);
        }
    });
}

/// What is not the solution brings less, is refuted by a line that can be played, and cannot be proven.
#[test]
fn everything_else_is_refuted() {
    let (puzzles, answers) = match std::env::var_os("STARBOARD_SLOW") {
        Some(_) => (1, 1),
        None => SAMPLE,
    };
    for_all_books(|rules, book| {
        let prover = prover(rules).expect("a prover");
        for kept in book.puzzles.iter().step_by(puzzles) {
            let position = book.position(rules, kept).expect("a position");
            let puzzle = &kept.puzzle;
            let wrong = position.legal_actions();
            let wrong = wrong.into_iter().filter(|action| {
                let is_right = puzzle.asked == 1 && puzzle.also.contains(action);
                *action != puzzle.line[0] && !is_right
            });
            for action in wrong.step_by(answers) {
                let name = format!("{} {} {action}", rules.name(), kept.id);
                let played = [action.clone()];
                let refuted = prover.refute(&position, puzzle.quest, &played);
                let refuted = refuted.unwrap_or_else(|| panic!("{name}: nothing follows"));
                let value = refuted.value;
                assert!(value <= puzzle.second, "{name}: {value}");
                let mut after = position.clone();
                for step in played.iter().chain(&refuted.line) {
                    after
                        .play(step)
                        .unwrap_or_else(|why| panic!("{name} {step}: {why}"));
                }
                // Whoever does not prevent a loss in one turn sees it.
                if puzzle.quest.aim == Aim::Defend {
                    assert!(refuted.value <= -f64::from(WON), "{name}");
                    assert!(after.ending().is_some(), "{name}: {:?}", refuted.line);
                }
                let mut other = puzzle.clone();
                other.line[0] = action;
                assert!(prover.prove(&position, &other).is_err(), "{name}");
            }
        }
    });
}

#[test]
fn games_without_evaluation_have_no_prover() {
    let toy = starboard_kernel::erased::rules_of::<Pebbles>();
    assert!(prover(toy).is_none());
}
