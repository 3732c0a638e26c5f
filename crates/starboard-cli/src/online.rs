//! `starboard join` and `starboard lobby`: online tables, full screen or in line mode.

mod lines;
mod memory;
mod orders;

use std::io::Write;

use starboard_client::{Place, Problem, Server, TableLink};
use starboard_kernel::Lang;
use starboard_terminal::{Chosen, Errand, Window, be_called, problem_text};

use crate::args::{JoinArgs, LobbyArgs, NameArg};
use crate::failure::Failure;
use crate::{terminal, texts};

pub use self::memory::rewritten_servers;

use self::lines::{Keyboard, Lines};
use self::memory::Kept;

pub(crate) fn join(args: &JoinArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let TableLink {
        origin,
        table,
        seat,
    } = &args.link;
    let server = Server::new(origin.clone());
    // Errors in the link are reported before the screen is taken over.
    let found = server.table(table);
    found.map_err(|problem| failed("LINK", &origin.table(table), &problem, lang))?;
    let kept = meet(&server, &args.name, lang)?;
    let place = Place::new(origin, table, Box::new(kept.clone()))?;
    let errand = seat.clone().map_or(Errand::Look, Errand::Claim);
    if let Some(look) = terminal::full_screen(&args.screen) {
        Window::open(look, lang)?.join(place, errand, args.guide)?;
    } else {
        Lines::new(lang, &Keyboard::new(), out).join(place, errand)?;
    }
    writeln!(out, "{}", texts::stays_open(lang, &origin.table(table)))?;
    kept.check()
}

pub(crate) fn lobby(args: &LobbyArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let server = Server::new(args.server.clone());
    let mut kept = meet(&server, &args.name, lang)?;
    let join = |id: &str, kept: &Kept| Place::new(server.origin(), id, Box::new(kept.clone()));
    let Some(look) = terminal::full_screen(&args.screen) else {
        let keyboard = Keyboard::new();
        let mut lines = Lines::new(lang, &keyboard, out);
        while let Chosen::Table { id, errand } = lines.lobby(&server, &mut kept)? {
            lines.join(join(&id, &kept)?, errand)?;
        }
        return kept.check();
    };
    // That the server cannot be reached is reported before the screen is taken over.
    let reached = server.public_tables(starboard_table::Phase::Gathering);
    reached.map_err(|problem| failed("SERVER", &args.server.to_string(), &problem, lang))?;
    let mut window = Window::open(look, lang)?;
    while let Chosen::Table { id, errand } = window.lobby(&server, &mut kept)? {
        window.join(join(&id, &kept)?, errand, false)?;
    }
    drop(window);
    kept.check()
}

/// The user's identity on a server, with the name from the command line.
fn meet(server: &Server, name: &NameArg, lang: Lang) -> Result<Kept, Failure> {
    let mut kept = Kept::open(server.origin())?;
    if let Some(name) = &name.name {
        starboard_table::check_name(name)
            .map_err(|error| Failure::usage("--name", error.text(lang)))?;
        be_called(server, &mut kept, name)
            .map_err(|problem| failed("--name", name, &problem, lang))?;
    }
    Ok(kept)
}

/// A request that has failed.
fn failed(flag: &str, value: &str, problem: &Problem, lang: Lang) -> Failure {
    let why = problem_text(problem, lang);
    Failure::Failed(format!("{flag} {value}: {why}"))
}
