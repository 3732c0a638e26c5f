//! Forced wins of three actions, by exhaustive search: a tree search may look elsewhere for long.

use starboard_kernel::{Game, Seat, Silent, Turn};

use crate::Evaluation;

/// An action after which the seat to act wins with its next one, whatever the other player does.
/// For two players; chance is not under control, and so refutes it.
pub(super) fn forced_win<G: Game>(
    position: &G,
    evaluation: &impl Evaluation<G>,
) -> Option<G::Action> {
    let Turn::Player(seat) = position.turn() else {
        return None;
    };
    if position.seats() != 2 {
        return None;
    }
    let mut next = position.clone();
    let mut after = position.clone();
    let mut replies = Vec::new();
    let mut last = Vec::new();
    // What has answered one action often answers the next one too.
    let mut refutation: Option<G::Action> = None;
    position.legal_actions().into_iter().find(|&action| {
        next.clone_from(position);
        next.play_unchecked(action, &mut Silent);
        if next.turn().player().is_none_or(|player| player == seat) {
            return wins(&next, seat);
        }
        replies.clear();
        next.legal_actions_into(&mut replies);
        if let Some(place) = replies.iter().position(|&reply| Some(reply) == refutation) {
            replies.swap(0, place);
        }
        let refuted = replies.iter().find(|&&reply| {
            after.clone_from(&next);
            after.play_unchecked(reply, &mut Silent);
            last.clear();
            after.legal_actions_into(&mut last);
            let won = last
                .iter()
                .any(|&action| evaluation.wins_at_once(&after, action));
            !(won && after.turn() == Turn::Player(seat))
        });
        if refuted.is_some() {
            refutation = refuted.copied();
        }
        refuted.is_none()
    })
}

fn wins<G: Game>(position: &G, seat: Seat) -> bool {
    position
        .ending()
        .is_some_and(|ending| ending.winners == [seat])
}
