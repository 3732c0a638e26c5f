//! Bots that think in the background while the screen stays responsive. An answer counts only as
//! long as the game has not changed: after that the asker drops it.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use starboard_bots::analysis::{Effort, Weighed};
use starboard_bots::{Choice, Settings};
use starboard_kernel::erased::Position;

/// The result of a computation.
pub(crate) enum Answer {
    Choice(Option<Choice>),
    Weighed(Option<Weighed>),
}

enum Reply {
    /// The progress, from 0 to 1.
    Progress(f64),
    Answer(Answer),
}

/// A computation in progress.
pub(crate) struct Thought {
    replies: Receiver<Reply>,
    began: Instant,
    done: Option<f64>,
}

impl Thought {
    /// A bot chooses an action.
    pub(crate) fn choice(position: &Position, settings: Settings) -> Thought {
        let position = position.clone();
        Thought::begin(move |_| {
            let mut bot = starboard_bots::bot(position.rules(), settings);
            Answer::Choice(bot.choose(&position))
        })
    }

    /// What every action is worth.
    pub(crate) fn worth(position: &Position) -> Thought {
        let position = position.clone();
        Thought::begin(move |tell| {
            let mut progress = |part: f64| tell(part);
            let analyst = starboard_bots::analyst(position.rules(), Effort::default());
            let weighed =
                analyst.and_then(|mut analyst| analyst.evaluate_actions(&position, &mut progress));
            Answer::Weighed(weighed)
        })
    }

    fn begin(think: impl FnOnce(&dyn Fn(f64)) -> Answer + Send + 'static) -> Thought {
        let (sender, replies) = channel();
        thread::spawn(move || {
            // A dropped computation has no receiver any more.
            let tell = |part: f64| drop(sender.send(Reply::Progress(part)));
            let answer = think(&tell);
            drop(sender.send(Reply::Answer(answer)));
        });
        Thought {
            replies,
            began: Instant::now(),
            done: None,
        }
    }

    /// The result, once it is complete. A cancelled computation has none.
    pub(crate) fn answer(&mut self) -> Option<Answer> {
        loop {
            match self.replies.try_recv() {
                Ok(Reply::Progress(part)) => self.done = Some(part),
                Ok(Reply::Answer(answer)) => return Some(answer),
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => return Some(Answer::Choice(None)),
            }
        }
    }

    /// How long the computation has been running.
    pub(crate) fn time(&self) -> Duration {
        self.began.elapsed()
    }

    /// The part that is done, from 0 to 1, where that is known.
    pub(crate) fn done(&self) -> Option<f64> {
        self.done
    }
}
