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

    /// Whether another screen follows.
    fn is_done(&self) -> bool {
        false
    }
}

/// The terminal, taken over until this is dropped.
#[derive(Debug)]
pub struct Window {
    terminal: ratatui::DefaultTerminal,
    pub(crate) look: Look,
    pub(crate) lang: Lang,
}

impl Window {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// If it fails.
    pub fn open(look: Look, lang: Lang) -> io::Result<Window> {
        let terminal = ratatui::try_init()?;
        restore_when_this_thread_panics();
        let window = Window {
            terminal,
            look,
            lang,
        };
        execute!(stdout(), EnableMouseCapture)?;
        Ok(window)
    }

    /// Shows a screen until the user leaves it or it is done.
    ///
    /// # Errors
    /// If the terminal fails, or the screen cannot continue.
    pub(crate) fn show(&mut self, screen: &mut dyn Screen) -> io::Result<()> {
        let (look, lang) = (self.look, self.lang);
        let mut is_changed = true;
        loop {
            is_changed |= screen.tick()?;
            if screen.is_done() {
                return Ok(());
            }
            if is_changed {
                self.terminal
                    .draw(|frame| draw(screen, look, lang, frame))?;
            }
            is_changed = event::poll(screen.patience())?;
            // All pending events are handled before the next drawing.
            while event::poll(Duration::ZERO)? {
                let flow = match event::read()? {
                    Event::Key(key) if key.kind == KeyEventKind::Release => Flow::Stay,
                    Event::Key(key) if is_control(key, 'c') => Flow::Leave,
                    Event::Key(key) if is_control(key, 'l') => {
                        self.terminal.clear()?;
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
}

impl Drop for Window {
    fn drop(&mut self) {
        // The panic hook has given it back, and cannot be changed while panicking.
        if !thread::panicking() {
            give_back();
            drop(panic::take_hook());
        }
    }
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
