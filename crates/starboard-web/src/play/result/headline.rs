//! The end of a game in one line.

use starboard_kernel::{Ending, Lang, Seat};

use crate::{names, texts};

/// Who won, and by how much if points decided.
pub(super) fn headline(
    ending: &Ending,
    own: Option<Seat>,
    all: &[String],
    has_points: bool,
    lang: Lang,
) -> String {
    let names: Vec<String> = all.iter().map(|name| names::isolated(name)).collect();
    let [winner] = ending.winners[..] else {
        return starboard_table::headline(ending, &names, lang);
    };
    let lead = lead(ending).filter(|_| has_points);
    match (own == Some(winner), lead, names.get(winner.index())) {
        (true, Some(points), _) => texts::you_win_by(lang, points),
        (true, None, _) => texts::you_win(lang),
        (false, Some(points), Some(name)) => texts::wins_by(lang, name, points),
        (false, ..) => starboard_table::headline(ending, &names, lang),
    }
}

/// By how many points the best is ahead of the next, if that decided the game.
fn lead(ending: &Ending) -> Option<i64> {
    let winner = *ending.scores.get(ending.winners.first()?.index())?;
    let others = Seat::first(ending.scores.len()).filter(|seat| !ending.winners.contains(seat));
    let next = others.map(|seat| ending.scores[seat.index()]).max()?;
    (winner > next).then_some(winner - next)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ending(scores: &[i64], winners: &[usize]) -> Ending {
        Ending {
            reason: "over",
            scores: scores.to_vec(),
            winners: winners.iter().copied().map(Seat::new).collect(),
            drawn: false,
        }
    }

    #[test]
    fn the_winner_is_named_with_the_lead() {
        let names = ["Ada", "Bot 2", "Bot 3"].map(str::to_owned);
        let check = |ending: &Ending, own: Option<usize>, english: &str, polish: &str| {
            let said = |lang| headline(ending, own.map(Seat::new), &names, true, lang);
            assert_eq!(said(Lang::En), english);
            assert_eq!(said(Lang::Pl), polish);
        };
        let won = ending(&[9, 6, 2], &[0]);
        check(&won, Some(0), "You win by 3 points", "Wygrywasz o 3 punkty");
        check(
            &won,
            Some(1),
            "Ada wins by 3 points",
            "Ada wygrywa o 3 punkty",
        );
        let close = ending(&[5, 6, 2], &[1]);
        check(
            &close,
            Some(0),
            "Bot 2 wins by 1 point",
            "Bot 2 wygrywa o 1 punkt",
        );
        let far = ending(&[11, 6, 2], &[0]);
        check(
            &far,
            Some(0),
            "You win by 5 points",
            "Wygrywasz o 5 punktów",
        );
        // The player with more points may be out, or everybody else may have resigned.
        check(&ending(&[5, 6, 2], &[0]), Some(0), "You win!", "Wygrywasz!");
        check(&ending(&[], &[1]), Some(0), "Bot 2 wins", "Wygrywa Bot 2");
        check(
            &ending(&[0, 0, 0], &[]),
            None,
            "Nobody wins",
            "Nikt nie wygrywa",
        );
        let drawn = Ending {
            drawn: true,
            ..ending(&[0, 0, 0], &[])
        };
        check(&drawn, None, "Draw", "Remis");
    }
}
