//! How lists show the tables of a server.

use starboard_kernel::Lang;
use starboard_table::{Clock, Phase, called, who_won};
use starboard_wire::Summary;

use crate::texts;

/// The state of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    Gathering(Clock),
    OwnTurn,
    /// It is the turn of the player with this name.
    Turn(String),
    BotsTurn,
    Over,
    Closed,
}

impl State {
    /// For the person with this id.
    #[must_use]
    pub fn of(table: &Summary, me: Option<&str>, lang: Lang) -> State {
        match table.phase {
            Phase::Gathering => State::Gathering(table.about.clock),
            Phase::Playing if is_own_turn(table, me) => State::OwnTurn,
            Phase::Playing => {
                let mut seats = table.about.seats.iter();
                let holder =
                    seats.position(|seat| seat.person.is_some() && seat.person == table.to_act);
                let name = holder.and_then(|index| name_of(table, index, lang));
                name.map_or(State::BotsTurn, State::Turn)
            }
            Phase::Over => State::Over,
            Phase::Closed => State::Closed,
        }
    }
}

/// Whether a table waits for the person with this id.
#[must_use]
pub fn is_own_turn(table: &Summary, me: Option<&str>) -> bool {
    me.is_some() && table.to_act.as_deref() == me && table.phase == Phase::Playing
}

/// Who sits at a table, with names as the client shows them.
pub fn players(table: &Summary, shown: impl Fn(String) -> String, lang: Lang) -> String {
    let seats = table.about.seats.iter().enumerate();
    let seats = seats.map(|(index, seat)| match name_of(table, index, lang) {
        None => texts::free_seat(lang),
        Some(name) if seat.person.is_none() => texts::named_bot(lang, &name),
        Some(name) => shown(name),
    });
    seats.collect::<Vec<_>>().join(", ")
}

/// Who won at a table, with names as the client shows them. `has_draws` is what is known of the game.
pub fn result(
    table: &Summary,
    has_draws: bool,
    shown: impl Fn(String) -> String,
    lang: Lang,
) -> String {
    let winners = table.about.winners.iter();
    let names = winners.filter_map(|seat| name_of(table, seat.index(), lang));
    let names: Vec<String> = names.map(shown).collect();
    who_won(&names, table.about.seats.len(), has_draws, lang)
}

/// The name of the player on a seat, if there is one.
fn name_of(table: &Summary, index: usize, lang: Lang) -> Option<String> {
    let name = table.about.seats.get(index)?.name.as_deref()?;
    Some(called(name, index + 1, lang))
}

/// Leaves out the user's tables that were closed, and puts first those that wait for the user, and
/// finished ones last; in each group the order stays.
pub fn sort_own(tables: &mut Vec<Summary>, me: Option<&str>) {
    tables.retain(|table| table.phase != Phase::Closed);
    tables.sort_by_key(|table| match table.phase {
        Phase::Playing if is_own_turn(table, me) => 0,
        Phase::Playing => 1,
        Phase::Gathering => 2,
        Phase::Over | Phase::Closed => 3,
    });
}
