//! The form for a new table: the game, its options, who plays, and the rules of the table.

use ratatui::crossterm::event::KeyCode;
use starboard_client::clock_text;
use starboard_kernel::erased::Rules;
use starboard_kernel::serde_json::Value;
use starboard_kernel::{Lang, Level, OptionValues};
use starboard_table::{Clock, Late, Plan, SeatFor};

use crate::canvas::Canvas;
use crate::popup::{self, Popup, Row};
use crate::texts;

/// The time controls on offer.
const CLOCKS: [Clock; 8] = [
    Clock::None,
    Clock::PerMove { days: 1 },
    Clock::PerMove { days: 3 },
    Clock::PerMove { days: 7 },
    Clock::Live {
        minutes: 5,
        increment: 5,
    },
    Clock::Live {
        minutes: 10,
        increment: 10,
    },
    Clock::Live {
        minutes: 20,
        increment: 10,
    },
    Clock::Live {
        minutes: 60,
        increment: 30,
    },
];

/// The state of the form after a key.
pub(super) enum Formed {
    Open,
    Cancelled,
    Done(Box<Plan>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Game(&'static str),
    Option(&'static str),
    Seat(usize),
    Clock,
    Late,
    Public,
    Chat,
    Done,
    Cancel,
}

pub(super) struct NewTable {
    lang: Lang,
    /// `None` until the game is chosen.
    rules: Option<&'static dyn Rules>,
    options: OptionValues,
    bots: Vec<Option<Level>>,
    clock: usize,
    late: Late,
    public: bool,
    chat: bool,
    rows: Popup<Change>,
}

impl NewTable {
    pub(super) fn new(lang: Lang) -> NewTable {
        let games = starboard_games::registry();
        let rows = games.iter().map(|rules| {
            let name = Change::Game(rules.name());
            Row::choice(rules.title(lang), "", name)
        });
        NewTable {
            lang,
            rules: None,
            options: OptionValues::new(),
            bots: Vec::new(),
            clock: 0,
            late: Late::Bot,
            public: false,
            chat: true,
            rows: Popup::new(texts::new_table(lang), rows.collect()),
        }
    }

    pub(super) fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let footer = match self.rules {
            Some(_) => texts::form_keys(self.lang),
            None => texts::popup_keys(self.lang),
        };
        self.rows.draw(canvas, &footer);
    }

    pub(super) fn key(&mut self, code: KeyCode) -> Formed {
        let selected = self.rows.selected().copied();
        match (code, selected) {
            (KeyCode::Left, Some(change)) => self.change(change, false),
            (KeyCode::Right, Some(Change::Game(_) | Change::Done | Change::Cancel)) => Formed::Open,
            (KeyCode::Right, Some(change)) => self.change(change, true),
            _ => {
                let answer = self.rows.key(code);
                self.answer(&answer)
            }
        }
    }

    pub(super) fn click(&mut self, x: u16, y: u16) -> Formed {
        let answer = self.rows.click(x, y);
        self.answer(&answer)
    }

    fn answer(&mut self, answer: &popup::Answer<Change>) -> Formed {
        match *answer {
            popup::Answer::Open | popup::Answer::Letter(_) => Formed::Open,
            popup::Answer::Close => Formed::Cancelled,
            popup::Answer::Chosen(change) => self.change(change, true),
        }
    }

    /// Changes a value to the next or previous one.
    fn change(&mut self, change: Change, forward: bool) -> Formed {
        match change {
            Change::Game(name) => {
                self.rules = starboard_games::registry().get(name).ok();
                self.options = self.schema_defaults();
                self.rows = Popup::new(texts::new_table(self.lang), Vec::new());
            }
            Change::Option(name) => self.change_option(name, forward),
            Change::Seat(index) => {
                let kinds: Vec<Option<Level>> =
                    std::iter::once(None).chain(Level::ALL.map(Some)).collect();
                self.bots[index] = next(&kinds, &self.bots[index], forward);
            }
            Change::Clock => {
                let count = CLOCKS.len();
                let by = if forward { 1 } else { count - 1 };
                self.clock = (self.clock + by) % count;
            }
            Change::Late => self.late = next(&[Late::Bot, Late::Resign], &self.late, forward),
            Change::Public => self.public = !self.public,
            Change::Chat => self.chat = !self.chat,
            Change::Done => return self.plan().map_or(Formed::Open, Formed::Done),
            Change::Cancel => return Formed::Cancelled,
        }
        self.refill();
        Formed::Open
    }

    fn schema_defaults(&self) -> OptionValues {
        let rules = self.rules;
        rules.map_or_else(OptionValues::new, |rules| rules.schema().defaults())
    }

    fn change_option(&mut self, name: &str, forward: bool) {
        let Some(rules) = self.rules else { return };
        let schema = rules.schema();
        let Some(spec) = schema.0.iter().find(|spec| spec.name == name) else {
            return;
        };
        let before = self.options.get(name).unwrap_or(&spec.default);
        let value = next(&spec.values, before, forward);
        self.options.insert(name.to_owned(), value);
    }

    fn refill(&mut self) {
        let (lang, Some(rules)) = (self.lang, self.rules) else {
            return;
        };
        let start = rules.start(&self.options);
        let seats = start.map_or(self.bots.len(), |start| start.seats());
        self.bots.resize(seats, None);
        let mut rows = vec![Row::text(rules.title(lang)), Row::text("")];
        for spec in rules.schema().0 {
            let value = self.options.get(spec.name).unwrap_or(&Value::Null);
            let words = rules.option_label(spec.name, Some(value), lang);
            let label = rules.option_label(spec.name, None, lang);
            rows.push(Row::choice(label, words, Change::Option(spec.name)));
        }
        for (index, bot) in self.bots.iter().enumerate() {
            let who = match bot {
                None => texts::by_person(lang),
                Some(level) => texts::seat_bot(lang, level.get()),
            };
            let seat = texts::seat_number(lang, index + 1);
            rows.push(Row::choice(seat, who, Change::Seat(index)));
        }
        let public = match self.public {
            true => texts::is_public(lang),
            false => texts::by_link(lang),
        };
        rows.push(Row::choice(
            texts::who_may_come(lang),
            public,
            Change::Public,
        ));
        let clock = CLOCKS[self.clock];
        let time = texts::time_to_think(lang);
        rows.push(Row::choice(time, clock_text(clock, lang), Change::Clock));
        if clock != Clock::None {
            let late = match self.late {
                Late::Bot => texts::late_bot(lang),
                Late::Resign => texts::late_resign(lang),
            };
            rows.push(Row::choice(texts::when_late(lang), late, Change::Late));
        }
        let chat = match self.chat {
            true => texts::yes(lang),
            false => texts::no(lang),
        };
        rows.push(Row::choice(texts::with_messages(lang), chat, Change::Chat));
        rows.push(Row::text(""));
        if self.plan().is_some() {
            rows.push(Row::choice(texts::open_table(lang), "", Change::Done));
        } else {
            rows.push(Row::text(match self.bots.contains(&None) {
                true => texts::options_conflict(lang),
                false => texts::people_needed(lang),
            }));
        }
        rows.push(Row::choice(texts::cancel(lang), "Esc", Change::Cancel));
        self.rows.refill(rows);
    }

    /// The plan that the form describes, if it is valid.
    fn plan(&self) -> Option<Box<Plan>> {
        let rules = self.rules?;
        let seats = self.bots.iter();
        let seats = seats.map(|bot| bot.map_or(SeatFor::Person, SeatFor::bot));
        let plan = Plan {
            clock: CLOCKS[self.clock],
            late: self.late,
            public: self.public,
            chat: self.chat,
            ..Plan::new(rules.name(), self.options.clone(), seats.collect())
        };
        let games = starboard_games::registry();
        plan.check_online(&games).is_ok().then(|| Box::new(plan))
    }
}

/// The next or previous value, wrapping around.
fn next<T: Clone + PartialEq>(values: &[T], value: &T, forward: bool) -> T {
    let count = values.len();
    let at = values.iter().position(|known| known == value);
    let by = if forward { 1 } else { count - 1 };
    let index = at.map_or(0, |at| (at + by) % count);
    values[index].clone()
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;

    use super::*;
    use crate::canvas::cut;
    use crate::look::{Colours, Look};
    use crate::tui;

    /// All options and seats of all games are read in full, in every language.
    #[test]
    fn forms_fit_in_a_small_terminal() {
        let look = Look {
            unicode: true,
            colours: Colours::True,
        };
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        let mut cut = std::collections::BTreeSet::new();
        for lang in Lang::ALL {
            for index in 0..starboard_games::registry().iter().count() {
                let mut form = NewTable::new(lang);
                let keys = std::iter::repeat_n(KeyCode::Down, index).chain([KeyCode::Enter]);
                for code in keys.chain([KeyCode::Down; 20]) {
                    form.key(code);
                    form.key(KeyCode::Right);
                    cut::off();
                    tui::on_canvas(&mut buffer, area, look, |canvas| form.draw(canvas));
                    cut.extend(
                        cut::off()
                            .into_iter()
                            .map(|words| format!("{lang:?}: {words}")),
                    );
                }
            }
        }
        let cut: Vec<String> = cut.into_iter().collect();
        assert!(cut.is_empty(), "\n{}", cut.join("\n"));
    }

    /// Every state of the form is a plan that a server accepts, or says what is missing.
    #[test]
    fn every_form_makes_a_plan() {
        for (index, rules) in starboard_games::registry().iter().enumerate() {
            let mut form = NewTable::new(Lang::ALL[index % Lang::ALL.len()]);
            (0..index).for_each(|_| drop(form.key(KeyCode::Down)));
            form.key(KeyCode::Enter);
            assert_eq!(form.rules.map(|rules| rules.name()), Some(rules.name()));
            let mut plans = Vec::new();
            for round in 0..100 {
                let code = match round % 5 {
                    4 => KeyCode::Left,
                    3 => KeyCode::Down,
                    _ => KeyCode::Right,
                };
                form.key(code);
                let is_possible = rules.start(&form.options).is_ok() && form.bots.contains(&None);
                assert_eq!(form.plan().is_some(), is_possible, "{:?}", form.options);
                plans.extend(form.plan());
                // A table of bots alone would stay one.
                form.bots[0] = form.bots[0].filter(|_| form.bots.contains(&None));
            }
            plans.dedup();
            assert!(plans.len() > 5, "{plans:?}");
            form.options = form.schema_defaults();
            form.refill();
            form.key(KeyCode::End);
            form.key(KeyCode::Up);
            let done = form.key(KeyCode::Enter);
            assert!(matches!(done, Formed::Done(_)), "{:?}", form.bots);
        }
    }
}
