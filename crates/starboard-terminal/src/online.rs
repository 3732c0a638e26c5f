//! Online tables: the lobby, the screen before the game, and the host that connects the screen of a table
//! to a server.

mod gathering;
mod lobby;
mod new_table;
mod remote;
mod words;

use std::io;

use starboard_client::{Me, Memory, Place, Problem, Server, ask_as, keep};
use starboard_kernel::Lang;
use starboard_table::Phase;
use starboard_wire::{Secret, code};

use crate::canvas::Canvas;
use crate::line::Line;
use crate::look::{ink, palette};
use crate::play::Table;
use crate::texts;
use crate::tui::Window;

use gathering::Gathering;
pub use lobby::Chosen;
use lobby::Lobby;
use remote::Remote;
pub(crate) use remote::outcome;
pub use words::{news_text, problem_text, table_names, table_state};

/// What the user wants to do on arrival at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Errand {
    #[default]
    Look,
    /// Sit down, because the user has opened it.
    Sit,
    /// Take the seat of another device.
    Claim(Secret),
}

impl Window {
    /// Shows an online table until the user leaves it: the seats before the game, the game, and rematches.
    ///
    /// # Errors
    /// If the terminal or the thread of a connection fails.
    pub fn join(&mut self, place: Place, errand: Errand, guide: bool) -> io::Result<()> {
        let (mut place, mut errand) = (place, errand);
        loop {
            if !matches!(place.phase(), Some(Phase::Playing | Phase::Over)) {
                let mut screen = Gathering::new(&mut place, std::mem::take(&mut errand), self.lang);
                self.show(&mut screen)?;
                if !screen.has_begun() {
                    return Ok(());
                }
            }
            let Some(mut remote) = Remote::new(place) else {
                return Ok(());
            };
            self.show(&mut Table::new(&mut remote, self.lang, guide))?;
            place = remote.into_place();
            let Some(next) = place.next().map(str::to_owned) else {
                return Ok(());
            };
            place = place.go_on_to(&next)?;
        }
    }

    /// Shows the tables of a server until the user chooses one or leaves.
    ///
    /// # Errors
    /// If the terminal fails.
    pub fn lobby(&mut self, server: &Server, memory: &mut dyn Memory) -> io::Result<Chosen> {
        let mut screen = Lobby::new(server, memory, self.lang);
        self.show(&mut screen)?;
        Ok(screen.chosen)
    }
}

/// A dialog that asks for a name.
#[derive(Debug)]
struct Question {
    title: String,
    hint: String,
    line: Line,
}

impl Question {
    fn name(known: &str, lang: Lang) -> Question {
        Question {
            title: texts::name_title(lang),
            hint: texts::name_hint(lang),
            line: Line::new(known, starboard_table::MOST_NAME_CHARS),
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let width = canvas.width().saturating_sub(8).min(60);
        let (x, y) = ((canvas.width() - width) / 2, canvas.height() / 2 - 4);
        canvas.part(x, y, width, 7).clear(palette::PANEL);
        canvas.frame(x, y, width, 7, &self.title, palette::LINE);
        let mut inner = canvas.part(x + 2, y + 1, width - 4, 5);
        inner.paragraph(0, 0, 3, &self.hint, ink(palette::SOFT));
        self.line.draw(&mut inner, 4);
    }
}

/// Registers the user with a server under a name, or renames them.
///
/// # Errors
/// If the server refuses or cannot be reached.
pub fn be_called(server: &Server, memory: &mut dyn Memory, name: &str) -> Result<Me, Problem> {
    let name = name.trim();
    let me = match memory.me() {
        Some(me) => ask_as(memory, me, |me| known_as(server, Some(me), name))?,
        None => known_as(server, None, name)?,
    };
    Ok(keep(memory, me))
}

/// The user's identity with this name.
fn known_as(server: &Server, me: Option<&Me>, name: &str) -> Result<Me, Problem> {
    match me {
        Some(me) if me.person.name == name => Ok(me.clone()),
        Some(me) => match server.rename(me, name) {
            Ok(person) => Ok(Me {
                person,
                ..me.clone()
            }),
            // The server has forgotten the user, unless it knows the secret that it was asked for.
            Err(problem) if problem.is(code::WRONG_SECRET) && me.next.is_none() => {
                server.introduce(name)
            }
            Err(problem) => Err(problem),
        },
        None => server.introduce(name),
    }
}

/// The user's name on this system, as a suggestion.
fn usual_name() -> String {
    let variable = |name: &str| std::env::var(name).ok();
    let name = variable("USER").or_else(|| variable("USERNAME"));
    let name = name.filter(|name| starboard_table::check_name(name).is_ok());
    name.unwrap_or_default()
}
