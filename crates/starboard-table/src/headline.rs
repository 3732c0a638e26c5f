//! How a game ended, in one line. All programs say it in these words.

use starboard_kernel::{Ending, Lang};

use crate::texts;

/// Who won a game, with the names by seat as they are shown.
#[must_use]
pub fn headline(ending: &Ending, names: &[String], lang: Lang) -> String {
    let winners = ending.winners.iter();
    let winners = winners.filter_map(|seat| names.get(seat.index()).cloned());
    let winners: Vec<String> = winners.collect();
    who_won(&winners, names.len(), ending.drawn, lang)
}

/// The same of what lists and logs keep of a game: the winners’ names, the number of seats, and whether the
/// game is a draw if nobody has won it (`has_draws` of the game).
#[must_use]
pub fn who_won(winners: &[String], seats: usize, has_draws: bool, lang: Lang) -> String {
    match winners {
        [winner] => texts::wins(lang, winner),
        // Alone there is nobody to lose against.
        [] if seats == 1 => texts::game_over(lang),
        [] if has_draws => texts::drawn(lang),
        [] => texts::nobody_wins(lang),
        several => texts::shared_win(lang, &lang.list(several)),
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::Seat;

    use super::*;

    #[test]
    fn an_ending_is_one_line() {
        let names = ["Ada", "Ben", "Cyd"].map(str::to_owned);
        let check = |winners: &[usize], drawn: bool, seats: usize, english: &str, polish: &str| {
            let ending = Ending {
                reason: "over",
                scores: Vec::new(),
                winners: winners.iter().copied().map(Seat::new).collect(),
                drawn,
            };
            assert_eq!(headline(&ending, &names[..seats], Lang::En), english);
            assert_eq!(headline(&ending, &names[..seats], Lang::Pl), polish);
        };
        check(&[1], false, 3, "Ben wins", "Wygrywa Ben");
        check(
            &[0, 2],
            false,
            3,
            "Ada and Cyd share the win",
            "Wygrywają wspólnie Ada i Cyd",
        );
        check(&[], true, 3, "Draw", "Remis");
        check(&[], false, 3, "Nobody wins", "Nikt nie wygrywa");
        check(&[], false, 1, "Game over", "Koniec gry");
        check(&[0], false, 1, "Ada wins", "Wygrywa Ada");
    }
}
