//! The terminal: taking it over, events, and giving it back, whatever happens.

use std::io::{self, stdout};
use std::panic;
use std::thread;
use std::time::Duration;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseEvent,
};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use starboard_kernel::Lang;

use crate::WINDOW;
use crate::canvas::{Canvas, Spot};
use crate::look::{Look, ink, palette};
use crate::texts;

/// Whether a screen stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Stay,
    Leave,
}

/// Something that has the terminal.
pub(crate) trait Screen {
    fn draw(&mut self, canvas: &mut Canvas<'_>);
    fn key(&mut self, key: KeyEvent) -> Flow;
    fn mouse(&mut self, event: MouseEvent) -> Flow;

    /// Continues with what does not wait for the user; returns whether something has changed.
    ///
    /// # Errors
    /// If it cannot continue.
    fn tick(&mut self) -> io::Result<bool>;

    /// When it wants to continue at the latest.
    fn patience(&self) -> Duration;
}

/// Shows a screen until the user leaves it.
///
/// # Errors
/// If the terminal fails, or the screen cannot continue.
pub(crate) fn run(screen: &mut dyn Screen, look: Look, lang: Lang) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    restore_when_this_thread_panics();
    let shown = execute!(stdout(), EnableMouseCapture)
        .and_then(|()| show(screen, look, lang, &mut terminal));
    give_back();
    drop(panic::take_hook());
    shown
}

fn give_back() {
    // Whichever step fails, the rest is still worth trying.
    drop(execute!(stdout(), DisableMouseCapture));
    ratatui::restore();
}

/// A panic is reported on a restored terminal. Bots think in threads of their own: if one of them
/// panics, nothing is reported, and the screen continues.
fn restore_when_this_thread_panics() {
    let screen = thread::current().id();
    // The hook of the library restores the terminal from any thread.
    drop(panic::take_hook());
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == screen {
            give_back();
            usual(info);
        }
    }));
}

fn show(
    screen: &mut dyn Screen,
    look: Look,
    lang: Lang,
    terminal: &mut ratatui::DefaultTerminal,
) -> io::Result<()> {
    let mut is_changed = true;
    loop {
        is_changed |= screen.tick()?;
        if is_changed {
            terminal.draw(|frame| draw(screen, look, lang, frame))?;
        }
        is_changed = event::poll(screen.patience())?;
        // Everything that waits is handled before the next drawing.
        while event::poll(Duration::ZERO)? {
            let flow = match event::read()? {
                Event::Key(key) if key.kind == KeyEventKind::Release => Flow::Stay,
                Event::Key(key) if is_control(key, 'c') => Flow::Leave,
                Event::Key(key) if is_control(key, 'l') => {
                    terminal.clear()?;
                    Flow::Stay
                }
                Event::Key(key) if is_with_modifier(key) => Flow::Stay,
                Event::Key(key) => screen.key(key),
                Event::Mouse(event) => screen.mouse(event),
                _ => Flow::Stay,
            };
            if flow == Flow::Leave {
                return Ok(());
            }
        }
    }
}

fn is_with_modifier(key: KeyEvent) -> bool {
    let modifiers = KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SUPER;
    key.modifiers.intersects(modifiers)
}

fn is_control(key: KeyEvent, letter: char) -> bool {
    key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char(letter)
}

fn draw(screen: &mut dyn Screen, look: Look, lang: Lang, frame: &mut Frame<'_>) {
    let area = frame.area();
    on_canvas(frame.buffer_mut(), area, look, |canvas| {
        if area.width < WINDOW.0 || area.height < WINDOW.1 {
            tell_too_small(canvas, lang);
        } else {
            screen.draw(canvas);
        }
    });
}

/// Draws on an empty canvas.
pub(crate) fn on_canvas(
    buffer: &mut Buffer,
    area: Rect,
    look: Look,
    draw: impl FnOnce(&mut Canvas<'_>),
) {
    let mut spots: Vec<Spot> = Vec::new();
    let mut canvas = Canvas {
        buffer: &mut *buffer,
        area,
        spots: &mut spots,
        look,
    };
    canvas.clear(palette::GROUND);
    draw(&mut canvas);
    look.settle(buffer);
}

fn tell_too_small(canvas: &mut Canvas<'_>, lang: Lang) {
    let (columns, rows) = WINDOW;
    let text = texts::too_small(lang, columns, rows, canvas.width(), canvas.height());
    let y = canvas.height() / 3;
    let most = canvas.height() - y;
    canvas.paragraph(0, y, most, &text, ink(palette::ACCENT));
}
