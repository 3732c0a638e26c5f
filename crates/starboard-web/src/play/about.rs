//! Explanations in place: a small bubble says what something on the table is and does, on hover, on
//! a long press, on keyboard focus or with `?`.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use starboard_guide::Reader;
use starboard_kernel::Seat;
use starboard_kernel::erased::Position;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::browser;
use crate::games::erased::{Notes, Shown};
use crate::prefs::Prefs;

const MOUSE_RESTS: Duration = Duration::from_millis(350);
const FOCUS_STAYS: Duration = Duration::from_millis(600);
/// Less than it takes a browser to open its context menu.
const FINGER_STAYS: Duration = Duration::from_millis(450);
/// A finger that has moved further than this is dragging.
const STEADY: f64 = 10.0;

/// The element that describes what has the focus while the bubble is there.
const ID: &str = "bubble";

/// Something on the page that carries its own explanation: icon buttons, and everything else that
/// brings a text along.
const BY_ITSELF: &str = "[data-about], .icon-button[aria-label]";

/// Whose things are explained, and to whom.
#[derive(Clone, Copy)]
pub(crate) struct Explained {
    pub(crate) notes: &'static dyn Notes,
    pub(crate) shown: Memo<Shown>,
    pub(crate) names: Signal<Vec<String>>,
    /// Nobody in particular in a replay.
    pub(crate) reader: Signal<Option<Seat>>,
}

/// What is said, and where.
#[derive(Clone, Debug)]
struct Said {
    words: String,
    /// The thing that it is about.
    thing: Area,
    /// It holds for this position only.
    of: Position,
}

/// How the player asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Mouse,
    Focus,
    Finger,
}

/// A finger that went down on something and has stayed there.
#[derive(Clone)]
struct Finger {
    place: (f64, f64),
    /// When it went down, in milliseconds of the page's clock.
    since: f64,
    thing: Element,
}

/// Who is asking about what, beyond what is said.
#[derive(Default)]
struct Asked {
    /// The thing under the mouse; it is not asked about again before the mouse has left it.
    under_mouse: Option<Element>,
    finger: Option<Finger>,
    /// How the last question was asked.
    by: Option<By>,
    /// The long press was a question: lifting the finger is not a tap.
    has_pressed: bool,
    /// The last thing that was pressed was a key.
    by_keys: bool,
    /// What the bubble describes for screen readers.
    described: Option<Element>,
    waits: Option<TimeoutHandle>,
}

#[derive(Clone)]
struct Asking {
    explained: Explained,
    prefs: Prefs,
    /// Everything that can be asked about.
    things: Rc<str>,
    said: RwSignal<Option<Said>>,
    asked: Rc<RefCell<Asked>>,
}

impl Asking {
    fn new(explained: Explained, said: RwSignal<Option<Said>>) -> Asking {
        let kinds = explained.notes.kinds().iter();
        let mut things: Vec<String> = kinds.map(|kind| format!("[data-{kind}]")).collect();
        things.push(BY_ITSELF.to_owned());
        Asking {
            explained,
            prefs: Prefs::get(),
            things: things.join(", ").into(),
            said,
            asked: Rc::default(),
        }
    }

    /// The thing that an event is about.
    fn thing(&self, event: &web_sys::Event) -> Option<Element> {
        self.thing_around(&event.target()?.dyn_into().ok()?)
    }

    /// The nearest thing around an element.
    fn thing_around(&self, element: &Element) -> Option<Element> {
        let thing = element.closest(&self.things).ok()??;
        thing.closest("main").ok()?.map(|_| thing)
    }

    fn words(&self, thing: &Element) -> Option<String> {
        if let Some(words) = thing.get_attribute("data-about") {
            return Some(words);
        }
        let Explained { notes, shown, .. } = self.explained;
        let said = untrack(|| {
            let names = self.explained.names.get();
            let reader = Reader::new(self.explained.reader.get(), self.prefs.lang.get());
            let reader = reader.with_names(&names);
            shown.with(|shown| {
                notes.kinds().iter().find_map(|kind| {
                    let name = thing.get_attribute(&format!("data-{kind}"))?;
                    notes.about(&shown.before, kind, &name, reader)
                })
            })
        });
        let label = || thing.get_attribute("aria-label");
        said.or_else(label).filter(|words| !words.is_empty())
    }

    /// Closes the bubble and forgets pending questions.
    fn hush(&self) {
        let mut asked = self.asked.borrow_mut();
        if let Some(waits) = asked.waits.take() {
            waits.clear();
        }
        if let Some(element) = asked.described.take() {
            let _ = element.remove_attribute("aria-describedby");
        }
        drop(asked);
        if self.said.with_untracked(Option::is_some) {
            self.said.set(None);
        }
    }

    fn ask_after(&self, thing: Element, by: By, pause: Duration) {
        self.hush();
        let asking = self.clone();
        let ask = move || asking.ask(&thing, by);
        let mut asked = self.asked.borrow_mut();
        asked.by = Some(by);
        asked.waits = set_timeout_with_handle(ask, pause).ok();
    }

    fn ask(&self, thing: &Element, by: By) {
        // The page may be gone or replaced.
        if self.said.try_get_untracked().is_none() || !thing.is_connected() {
            return;
        }
        let (Some(words), Some(area)) = (self.words(thing), Area::of(thing)) else {
            return;
        };
        let mut asked = self.asked.borrow_mut();
        asked.waits = None;
        asked.by = Some(by);
        asked.has_pressed = by == By::Finger;
        let is_label = thing.get_attribute("aria-label").as_ref() == Some(&words);
        if by == By::Focus && !is_label {
            let _ = thing.set_attribute("aria-describedby", ID);
            asked.described = Some(thing.clone());
        }
        drop(asked);
        let shown = self.explained.shown;
        self.said.set(Some(Said {
            words,
            thing: area,
            of: shown.with_untracked(|shown| shown.before.clone()),
        }));
    }

    fn pointer_over(&self, event: &PointerEvent) {
        if event.pointer_type() != "mouse" {
            return;
        }
        let thing = self.thing(event);
        if thing == self.asked.borrow().under_mouse {
            return;
        }
        self.asked.borrow_mut().under_mouse.clone_from(&thing);
        match thing {
            // Something is being dragged.
            Some(_) if event.buttons() != 0 => self.hush(),
            Some(thing) => self.ask_after(thing, By::Mouse, MOUSE_RESTS),
            None => self.hush(),
        }
    }

    /// The mouse leaves the window.
    fn pointer_out(&self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && event.related_target().is_none() {
            self.asked.borrow_mut().under_mouse = None;
            self.hush();
        }
    }

    fn pointer_down(&self, event: &PointerEvent) {
        self.hush();
        let mut asked = self.asked.borrow_mut();
        asked.by_keys = false;
        asked.has_pressed = false;
        asked.finger = None;
        if event.pointer_type() == "mouse" || !event.is_primary() {
            return;
        }
        if let Some(thing) = self.thing(event) {
            asked.finger = Some(Finger {
                place: place_of(event),
                since: event.time_stamp(),
                thing: thing.clone(),
            });
            drop(asked);
            self.ask_after(thing, By::Finger, FINGER_STAYS);
        }
    }

    fn pointer_move(&self, event: &PointerEvent) {
        let finger = self
            .asked
            .borrow()
            .finger
            .as_ref()
            .map(|finger| finger.place);
        if let Some((x, y)) = finger {
            let (to_x, to_y) = place_of(event);
            if (to_x - x).abs().max((to_y - y).abs()) > STEADY {
                self.asked.borrow_mut().finger = None;
                self.hush();
            }
        }
    }

    fn pointer_up(&self, event: &PointerEvent) {
        let mut asked = self.asked.borrow_mut();
        let Some(finger) = asked.finger.take() else {
            return;
        };
        if let Some(waits) = asked.waits.take() {
            waits.clear();
        }
        let has_pressed = asked.has_pressed;
        drop(asked);
        // A busy page gets the touch late, perhaps only when the finger is lifted.
        let stayed = event.time_stamp() - finger.since;
        if !has_pressed && stayed >= FINGER_STAYS.as_secs_f64() * 1000.0 {
            self.ask(&finger.thing, By::Finger);
        }
        if self.asked.borrow().has_pressed {
            browser::swallow_click();
        }
    }

    fn pointer_cancel(&self) {
        self.asked.borrow_mut().finger = None;
        if let Some(waits) = self.asked.borrow_mut().waits.take() {
            waits.clear();
        }
    }

    fn key(&self, event: &KeyboardEvent) {
        self.asked.borrow_mut().by_keys = true;
        self.hush();
        if event.key() != "?" || browser::has_modifier(event) {
            return;
        }
        let focused = document().active_element();
        if let Some(thing) = focused.and_then(|focused| self.thing_around(&focused)) {
            self.ask(&thing, By::Focus);
        }
    }

    fn focus(&self, event: &web_sys::FocusEvent) {
        if !self.asked.borrow().by_keys {
            return;
        }
        match self.thing(event) {
            Some(thing) => self.ask_after(thing, By::Focus, FOCUS_STAYS),
            None => self.hush(),
        }
    }

    /// Listens to everything that opens or closes the bubble.
    fn listen(&self) {
        macro_rules! on {
            ($event:ident, $method:ident) => {
                let asking = self.clone();
                let listener = window_event_listener(leptos::ev::$event, move |event| {
                    asking.$method(&event);
                });
                on_cleanup(move || listener.remove());
            };
        }
        on!(pointerover, pointer_over);
        on!(pointerout, pointer_out);
        on!(pointermove, pointer_move);
        on!(focusin, focus);
        let asking = self.clone();
        let left = window_event_listener(leptos::ev::focusout, move |_| {
            // A finger takes the focus away from something else.
            if asking.asked.borrow().by == Some(By::Focus) {
                asking.hush();
            }
        });
        on_cleanup(move || left.remove());
        let asking = self.clone();
        let cancel =
            window_event_listener(leptos::ev::pointercancel, move |_| asking.pointer_cancel());
        on_cleanup(move || cancel.remove());
        let asking = self.clone();
        let menu = window_event_listener(leptos::ev::contextmenu, move |event| {
            let asked = asking.asked.borrow();
            // A long press is a question here.
            if asked.finger.is_some() || asked.has_pressed {
                event.prevent_default();
            }
        });
        on_cleanup(move || menu.remove());
        // Before a board acts on them: it may move the focus, or keep them to itself. What scrolls
        // inside of the page does not tell the window.
        let asking = self.clone();
        browser::capture("keydown", move |event| asking.key(event.unchecked_ref()));
        let asking = self.clone();
        browser::capture("pointerdown", move |event| {
            asking.pointer_down(event.unchecked_ref());
        });
        let asking = self.clone();
        browser::capture("pointerup", move |event| {
            asking.pointer_up(event.unchecked_ref());
        });
        let asking = self.clone();
        browser::capture("scroll", move |_| asking.hush());
    }
}

fn place_of(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The bubble, which explains things on this page.
pub(crate) fn bubble(explained: Explained) -> impl IntoView {
    let said = RwSignal::new(None::<Said>);
    Asking::new(explained, said).listen();
    // What is said of one position is not left beside the next.
    let now = Memo::new_with_compare(
        move |_| {
            let said = said.get()?;
            let holds = explained.shown.with(|shown| shown.before == said.of);
            holds.then_some((said.words, said.thing))
        },
        |before, now| before != now,
    );
    let node = NodeRef::<html::Div>::new();
    let spot = RwSignal::new(None::<Spot>);
    Effect::new(move |_| {
        let Some(node) = node.get() else { return };
        match now.get() {
            // Above everything, dialogs included; its size is known once it is laid out.
            Some((_, thing)) => {
                let _ = node.show_popover();
                request_animation_frame(move || {
                    let size = (
                        f64::from(node.offset_width()),
                        f64::from(node.offset_height()),
                    );
                    spot.try_set(Some(Spot::beside(thing, size, screen(), &kept_clear())));
                });
            }
            None => {
                let _ = node.hide_popover();
                spot.set(None);
            }
        }
    });
    let px = |length: f64| format!("{length}px");
    let class = move || match spot.get() {
        Some(spot) => format!("bubble there {}", spot.side.class()),
        None => "bubble".to_owned(),
    };
    view! {
        <div
            node_ref=node
            id=ID
            class=class
            role="tooltip"
            popover="manual"
            style:left=move || spot.get().map(|spot| px(spot.x))
            style:top=move || spot.get().map(|spot| px(spot.y))
            style:--tip=move || spot.get().map(|spot| px(spot.tip))
        >
            {move || now.get().map(|(words, _)| words)}
        </div>
    }
}

/// What the bubble avoids covering: what a board says about the same thing.
fn kept_clear() -> Vec<Area> {
    let found = document().query_selector_all("main [data-clear]");
    let elements = found.iter().flat_map(|list| {
        let element = |index| list.get(index)?.dyn_into::<Element>().ok();
        (0..list.length()).filter_map(element)
    });
    elements.filter_map(|element| Area::of(&element)).collect()
}

fn screen() -> (f64, f64) {
    let root = document().document_element();
    root.map_or((0.0, 0.0), |root| {
        (
            f64::from(root.client_width()),
            f64::from(root.client_height()),
        )
    })
}

/// A part of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Area {
    /// The part of an element that is on the screen; `None` if none is.
    fn of(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        let (width, height) = screen();
        let area = Area {
            left: rect.left().max(0.0),
            top: rect.top().max(0.0),
            right: rect.right().min(width),
            bottom: rect.bottom().min(height),
        };
        (area.left < area.right && area.top < area.bottom).then_some(area)
    }

    fn meets(self, other: Area) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Above,
    Below,
    Right,
    Left,
}

impl Side {
    /// A pointing hand covers what is below.
    const ALL: [Side; 4] = [Side::Above, Side::Below, Side::Right, Side::Left];

    const fn class(self) -> &'static str {
        match self {
            Side::Above => "above",
            Side::Below => "below",
            Side::Right => "right",
            Side::Left => "left",
        }
    }
}

/// Where the bubble is: its upper left corner, and where along its edge it points at the thing.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Spot {
    side: Side,
    x: f64,
    y: f64,
    tip: f64,
}

/// Between the thing and the bubble, and between the bubble and the edge of the screen.
const GAP: f64 = 9.0;
const MARGIN: f64 = 6.0;
/// The corners of the bubble are round.
const CORNER: f64 = 14.0;

impl Spot {
    /// Beside a thing, where there is room.
    fn beside(thing: Area, size: (f64, f64), screen: (f64, f64), kept_clear: &[Area]) -> Spot {
        let spots = Side::ALL.map(|side| Spot::at(side, thing, size, screen));
        let fits = |spot: &&Spot| !spot.area(size).meets(thing);
        let is_clear = |spot: &&Spot| {
            let area = spot.area(size);
            !kept_clear.iter().any(|&other| area.meets(other))
        };
        let best = spots.iter().filter(fits).find(is_clear);
        // If it fits nowhere, it is on the screen at least.
        *best
            .or_else(|| spots.iter().find(fits))
            .unwrap_or(&spots[0])
    }

    /// On one side of a thing, moved as far as it must to be on the screen.
    fn at(side: Side, thing: Area, (width, height): (f64, f64), screen: (f64, f64)) -> Spot {
        let (middle_x, middle_y) = (
            f64::midpoint(thing.left, thing.right),
            f64::midpoint(thing.top, thing.bottom),
        );
        let x = match side {
            Side::Above | Side::Below => middle_x - width / 2.0,
            Side::Right => thing.right + GAP,
            Side::Left => thing.left - GAP - width,
        };
        let y = match side {
            Side::Above => thing.top - GAP - height,
            Side::Below => thing.bottom + GAP,
            Side::Right | Side::Left => middle_y - height / 2.0,
        };
        let inside = |at: f64, length: f64, most: f64| at.min(most - MARGIN - length).max(MARGIN);
        let (x, y) = (inside(x, width, screen.0), inside(y, height, screen.1));
        let (tip, length) = match side {
            Side::Above | Side::Below => (middle_x - x, width),
            Side::Right | Side::Left => (middle_y - y, height),
        };
        let tip = tip.min(length - CORNER).max(CORNER);
        Spot { side, x, y, tip }
    }

    fn area(self, (width, height): (f64, f64)) -> Area {
        Area {
            left: self.x,
            top: self.y,
            right: self.x + width,
            bottom: self.y + height,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On every screen, beside everything that leaves room for it.
    #[test]
    fn the_bubble_is_on_the_screen_and_covers_nothing() {
        for screen in [(360.0, 640.0), (1280.0, 800.0)] {
            let size = (240.0, 84.0);
            for step in 0..400 {
                let (column, row) = (f64::from(step % 20), f64::from(step / 20));
                let (left, top) = (column * screen.0 / 20.0, row * screen.1 / 20.0);
                for (width, height) in [(18.0, 18.0), (60.0, 30.0), (340.0, 200.0)] {
                    let thing = Area {
                        left,
                        top,
                        right: (left + width).min(screen.0),
                        bottom: (top + height).min(screen.1),
                    };
                    let spot = Spot::beside(thing, size, screen, &[]);
                    let area = spot.area(size);
                    assert!(area.left >= 0.0 && area.right <= screen.0, "{thing:?}");
                    assert!(area.top >= 0.0 && area.bottom <= screen.1, "{thing:?}");
                    assert!(!area.meets(thing), "{thing:?} is under {spot:?}");
                    assert!(spot.tip > 0.0 && spot.tip < size.0, "{spot:?}");
                }
            }
        }
    }

    #[test]
    fn the_bubble_keeps_clear_of_what_says_more() {
        let (size, screen) = ((240.0, 84.0), (1280.0, 800.0));
        let thing = Area {
            left: 400.0,
            top: 600.0,
            right: 600.0,
            bottom: 640.0,
        };
        let above = Area {
            bottom: 595.0,
            top: 100.0,
            ..thing
        };
        let side = |kept_clear: &[Area]| Spot::beside(thing, size, screen, kept_clear).side;
        assert_eq!(side(&[]), Side::Above);
        assert_eq!(side(&[above]), Side::Below);
    }
}
