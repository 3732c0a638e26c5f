//! Games for tests of what is said and shown around a board.

use starboard_kernel::erased::Rules;
use starboard_kernel::{Level, Seed};
use starboard_table::{LocalTable, Player, Request};

/// A table at which varying actions are played until the game is over or has this length.
pub(crate) fn table(rules: &'static dyn Rules, seed: u64, steps: usize) -> LocalTable {
    let options = rules.schema().defaults();
    let seats = rules.start(&options).expect("defaults").seats();
    let mut players = vec![Player::person("Ada")];
    players.extend((1..seats).map(|number| Player::bot(format!("Bot {number}"), Level::FIRST)));
    let mut table =
        LocalTable::new(rules, &options, &players, Seed::from_number(seed)).expect("a table");
    while let Some(seat) = table.play().whose_turn()
        && table.play().history().length() < steps
    {
        let actions = table.play().position().legal_actions();
        let chosen = table.play().history().length() * 7 + seed as usize;
        let action = actions[chosen % actions.len()].clone();
        table
            .handle(seat, &Request::Act { action }, 0)
            .expect("a legal action");
    }
    table
}
