//! Who keeps the table on the screen: this browser, or a server. The rest of the page does not know
//! which: it sends requests to the host, asks it everything that depends on who keeps the table,
//! and is notified of what has happened.

use leptos::prelude::*;
use starboard_guide::{Mission, Next};
use starboard_kernel::{Day, History, Lang, Record, Seat};
use starboard_table::{LocalTable, Play, Request, SeatKind, Wish};

use super::course::Course;
use super::local::Local;
use crate::controls::{home_link, lobby_link};
use crate::{storage, texts};

/// What a host reports to the view of its table.
#[derive(Clone)]
pub(crate) enum HostEvent {
    /// The game has changed. In between, it was at its shortest `shortest` steps long.
    Changed { play: Play, shortest: usize },
    /// Why a request was refused.
    Refused(String),
    /// An automatic request came too late: it may have to be made again.
    Stale,
}

/// The view of the table, if there is one.
pub(crate) type Listener = StoredValue<Option<Callback<HostEvent>>>;

/// Returns whether there was a listener.
pub(crate) fn notify(listener: Listener, event: HostEvent) -> bool {
    let listener = listener.try_get_value().flatten();
    listener.map(|listener| listener.run(event)).is_some()
}

/// A table that a server keeps. Online play is a separate part of the app, so the page of a table
/// knows it only by this trait.
pub(crate) trait Remote: Send + Sync {
    fn listener(&self) -> Listener;
    /// The server's name for the table.
    fn id(&self) -> String;
    /// The seat of the person at this page. Tracked.
    fn seat(&self) -> Option<Seat>;
    /// A request has been sent whose effect is not yet here. Tracked.
    fn is_busy(&self) -> bool;
    /// It takes long enough for the page to say so. Tracked.
    fn is_slow(&self) -> bool;
    /// Why nothing more will happen at this table, if that is so. Tracked.
    fn stopped(&self) -> Option<String>;
    /// Plays some actions for the player's own seat, one after the other.
    fn act(&self, actions: Vec<String>);
    /// Sends a request that is not an action.
    fn ask(&self, request: Request);
    fn undo(&self);
    /// Asks the others for something.
    fn wish(&self, wish: Wish);
    fn record(&self) -> Option<Record>;
    /// The hash of the seed.
    fn commitment(&self) -> String;
    /// Whether there are messages that have not been seen. Tracked.
    fn has_unread(&self) -> bool;
    fn mark_read(&self);

    /// What everybody has to know now: over the board.
    fn notices(&self) -> AnyView;
    /// The chat: below the log.
    fn messages(&self) -> AnyView;
    /// Offers to ask the others when the rule does not allow an undo.
    fn confirm_undo(&self) -> AnyView;
    /// Whether a player is there, and the clock: in the list of players.
    fn beside_player(&self, seat: Seat) -> AnyView;
    /// What players can do with their seats: in the menu, which this signal opens.
    fn seat_actions(&self, menu: RwSignal<bool>) -> AnyView;
    /// Where the seed comes from: in the menu.
    fn fairness(&self) -> AnyView;
    /// After the end: whether everything follows from the seeds.
    fn verified(&self) -> AnyView;
    /// Offers a rematch.
    fn rematch(&self) -> AnyView;
}

type RemoteTable = StoredValue<Box<dyn Remote>>;

#[derive(Clone, Copy)]
#[expect(
    clippy::large_enum_variant,
    reason = "both are handles, which everything on a page copies; there are few of them"
)]
enum Keeper {
    Local(Local),
    Remote(RemoteTable),
}

#[derive(Clone, Copy)]
pub(crate) struct Host {
    keeper: Keeper,
    /// The game as it is now. Only [`Host::replace`] writes it.
    pub(crate) play: RwSignal<Play>,
}

impl Host {
    pub(crate) fn local(local: Local) -> Host {
        Host {
            keeper: Keeper::Local(local),
            play: RwSignal::new(local.table(|table| table.play().clone())),
        }
    }

    /// A server's table whose game has begun.
    pub(crate) fn remote(table: impl Remote + 'static, play: Play) -> Host {
        Host {
            keeper: Keeper::Remote(StoredValue::new(Box::new(table))),
            play: RwSignal::new(play),
        }
    }

    /// Looks at the server's table, if this is one.
    fn online<T>(self, look: impl FnOnce(&dyn Remote) -> T) -> Option<T> {
        match self.keeper {
            Keeper::Local(_) => None,
            Keeper::Remote(table) => Some(table.with_value(|table| look(&**table))),
        }
    }

    /// Registers the view of the table for notifications.
    pub(crate) fn listen(self, listener: Callback<HostEvent>) {
        let place = match self.keeper {
            Keeper::Local(local) => local.listener,
            Keeper::Remote(table) => table.with_value(|table| table.listener()),
        };
        place.set_value(Some(listener));
        on_cleanup(move || {
            place.try_update_value(|listener| *listener = None);
        });
    }

    /// Replaces the game by the changed one, and returns how long it was before.
    pub(super) fn replace(self, play: Play) -> usize {
        let known = self.play.with_untracked(|play| play.history().length());
        self.play.set(play);
        known
    }

    /// The name by which the replay and the report find the game.
    pub(crate) fn id(self) -> String {
        match self.keeper {
            Keeper::Local(local) => local.id(),
            Keeper::Remote(table) => {
                table.with_value(|table| format!("{}{}", storage::ONLINE, table.id()))
            }
        }
    }

    /// Acts for a seat, several times in a row if need be; a refusal stops it there.
    pub(crate) fn act(self, seat: Seat, actions: Vec<String>) {
        match self.keeper {
            Keeper::Local(local) => local.act(seat, actions),
            Keeper::Remote(table) => table.with_value(|table| table.act(actions)),
        }
    }

    /// Makes a request that is not an action.
    pub(crate) fn ask(self, seat: Seat, request: &Request) {
        match self.keeper {
            Keeper::Local(local) => local.ask(seat, request),
            Keeper::Remote(table) => table.with_value(|table| table.ask(request.clone())),
        }
    }

    pub(crate) fn undo(self) {
        match self.keeper {
            Keeper::Local(local) => local.undo(),
            Keeper::Remote(table) => table.with_value(|table| table.undo()),
        }
    }

    pub(crate) fn rematch(self) {
        match self.keeper {
            Keeper::Local(local) => local.rematch(),
            Keeper::Remote(table) => table.with_value(|table| table.wish(Wish::Rematch)),
        }
    }

    pub(crate) fn record(self) -> Option<Record> {
        match self.keeper {
            Keeper::Local(local) => Some(local.table(LocalTable::record)),
            Keeper::Remote(table) => table.with_value(|table| table.record()),
        }
    }

    /// The hash of the seed, known from the start.
    pub(crate) fn commitment(self) -> String {
        match self.keeper {
            Keeper::Local(local) => local.table(LocalTable::commitment),
            Keeper::Remote(table) => table.with_value(|table| table.commitment()),
        }
    }
}

/// Who plays here, and what they may do. All of it is tracked.
impl Host {
    /// Whether this seat is played on this device.
    pub(crate) fn plays(self, seat: Seat) -> bool {
        match self.keeper {
            Keeper::Local(_) => self.is_person(seat),
            Keeper::Remote(table) => table.with_value(|table| table.seat() == Some(seat)),
        }
    }

    fn is_person(self, seat: Seat) -> bool {
        self.play.with(|play| play.kind(seat)) == Some(SeatKind::Person)
    }

    /// The seats from the one whose turn it is.
    fn seats_in_turn(self) -> impl Iterator<Item = Seat> {
        let (seats, first) = self.play.with(|play| {
            let first = play.whose_turn().map_or(0, Seat::index);
            (play.players().len(), first)
        });
        (0..seats).map(move |after| Seat::new((first + after) % seats))
    }

    /// The seat that is played here, if there is exactly one.
    pub(crate) fn only_player(self) -> Option<Seat> {
        let mut played = self.seats_in_turn().filter(|&seat| self.plays(seat));
        played.next().filter(|_| played.next().is_none())
    }

    /// From whose side the game is shown: the only player here, or the one whose turn it is.
    pub(crate) fn viewer(self) -> Option<Seat> {
        let to_act = || self.play.with(Play::whose_turn);
        self.only_player()
            .or_else(|| to_act().filter(|&seat| self.plays(seat)))
    }

    /// Whom the guide addresses: the viewer, or the next player here to act. A spectator needs no
    /// advice, and nobody does where nothing can be done.
    pub(crate) fn reader(self) -> Option<Seat> {
        if self.is_stopped() {
            return None;
        }
        let next = || self.seats_in_turn().find(|&seat| self.plays(seat));
        self.viewer().or_else(next)
    }

    /// Whether this seat may be played from here now.
    pub(crate) fn may_act(self, seat: Seat) -> bool {
        let is_free = match self.keeper {
            Keeper::Local(local) => {
                let asks = local.on(|course, history| course.asks(history));
                !local.elsewhere.get() && asks.unwrap_or(true)
            }
            Keeper::Remote(table) => {
                table.with_value(|table| !table.is_busy() && table.stopped().is_none())
            }
        };
        is_free && self.plays(seat) && self.is_person(seat)
    }

    /// The player who keeps those here waiting.
    pub(crate) fn waits_for(self) -> Option<Seat> {
        let to_act = self.play.with(Play::whose_turn);
        to_act.filter(|&seat| !self.plays(seat))
    }

    /// Whether the game is being continued in another tab.
    pub(crate) fn is_elsewhere(self) -> bool {
        match self.keeper {
            Keeper::Local(local) => local.elsewhere.get(),
            Keeper::Remote(_) => false,
        }
    }

    /// Whether a request takes long enough for the page to say so.
    pub(crate) fn is_slow(self) -> bool {
        self.online(|table| table.is_slow()).unwrap_or_default()
    }

    /// Why the game cannot be continued, if so: part of it was lost where it is kept.
    pub(crate) fn stopped(self) -> Option<String> {
        self.online(|table| table.stopped()).flatten()
    }

    pub(crate) fn is_stopped(self) -> bool {
        self.stopped().is_some()
    }

    /// Whether the game is played online. Then a screen has one player, whom it can address as
    /// "you".
    pub(crate) fn is_online(self) -> bool {
        self.online(|_| ()).is_some()
    }

    /// Whether this page computes what its bots do. An online table's bots think on the server, and
    /// those of a game that another tab has taken over in that tab.
    pub(crate) fn thinks_here(self) -> bool {
        !self.is_online() && !self.is_elsewhere()
    }

    /// The seed of the choice of a bot that thinks here.
    pub(crate) fn bot_seed(self) -> u64 {
        match self.keeper {
            Keeper::Local(local) => local.table(LocalTable::bot_seed),
            Keeper::Remote(_) => 0,
        }
    }

    /// The mission, and what comes next in it.
    pub(crate) fn mission(self) -> Option<(&'static Mission, Next)> {
        match self.keeper {
            Keeper::Local(local) => local.next(),
            Keeper::Remote(_) => None,
        }
    }

    fn is_mission(self) -> bool {
        matches!(self.keeper, Keeper::Local(local) if local.is_mission())
    }

    /// Whether the game is not free to go anywhere: it is a mission or a puzzle.
    pub(crate) fn has_course(self) -> bool {
        matches!(self.keeper, Keeper::Local(local) if local.has_course())
    }

    /// Something of the course of a puzzle, if this is one.
    pub(crate) fn on_course<T>(self, look: impl FnOnce(&dyn Course, &History) -> T) -> Option<T> {
        match self.keeper {
            Keeper::Local(local) => local.on(look),
            Keeper::Remote(_) => None,
        }
    }

    /// The day whose game this is.
    pub(crate) fn daily(self) -> Option<Day> {
        match self.keeper {
            Keeper::Local(local) => local.table(|table| table.table().plan().daily),
            Keeper::Remote(_) => None,
        }
    }

    /// Whether results are compared with other people's, so that a bot must not help until the end.
    pub(crate) fn is_contest(self) -> bool {
        let is_contest = self.is_online() || self.daily().is_some();
        is_contest && self.play.with(|play| play.ending().is_none())
    }

    /// Why a bot gives no help now, if it gives none.
    pub(crate) fn no_help(self, lang: Lang) -> Option<String> {
        if self.is_mission() {
            return Some(texts::mission_first(lang));
        }
        if self.has_course() {
            return Some(texts::puzzle_no_help(lang));
        }
        self.is_contest().then(|| match self.is_online() {
            true => texts::no_help_online(lang),
            false => texts::no_help_in_daily(lang),
        })
    }

    /// Whether there is a button for hints.
    pub(crate) fn offers_hints(self) -> bool {
        !self.is_online() && !self.has_course()
    }

    /// Whether this page can start the next game by itself.
    pub(crate) fn offers_rematch(self) -> bool {
        !self.is_online() && self.daily().is_none()
    }
}

/// What a server's table adds to the page; a local one leaves these places empty.
impl Host {
    pub(super) fn notices(self) -> Option<AnyView> {
        self.online(|table| table.notices())
    }

    pub(super) fn messages(self) -> Option<AnyView> {
        self.online(|table| table.messages())
    }

    /// Tracked.
    pub(super) fn has_unread(self) -> bool {
        self.online(|table| table.has_unread()).unwrap_or_default()
    }

    pub(super) fn mark_read(self) {
        self.online(|table| table.mark_read());
    }

    pub(super) fn confirm_undo(self) -> Option<AnyView> {
        self.online(|table| table.confirm_undo())
    }

    pub(super) fn beside_player(self, seat: Seat) -> Option<AnyView> {
        self.online(|table| table.beside_player(seat))
    }

    pub(super) fn seat_actions(self, menu: RwSignal<bool>) -> Option<AnyView> {
        self.online(|table| table.seat_actions(menu))
    }

    pub(super) fn fairness(self) -> Option<AnyView> {
        self.online(|table| table.fairness())
    }

    pub(super) fn verified(self) -> Option<AnyView> {
        self.online(|table| table.verified())
    }

    pub(super) fn rematch_offer(self) -> Option<AnyView> {
        self.online(|table| table.rematch())
    }

    /// The way to the lobby.
    pub(super) fn to_lobby(self) -> Option<AnyView> {
        self.online(|_| lobby_link())
    }

    /// Where to go from a finished game.
    pub(super) fn way_out(self) -> AnyView {
        self.to_lobby().unwrap_or_else(|| home_link("button ghost"))
    }
}
