//! Laying out the fleet (R8): by drag and drop, by keys, or in the standard order. The ships
//! are a draft until the player confirms the layout.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use rescue::{Action, FLEET, Kind, Rescue, Square};
use starboard_kernel::{Lang, Seat};

use super::board::{Aim, no_aims, square_under};
use super::{art, texts};
use crate::games::Player;
use crate::prefs::{Prefs, lang, spoken};

/// A fleet as it is being laid out, by the starting squares in their order.
type Draft = [Option<Kind>; FLEET];

#[derive(Clone, Copy)]
pub(super) struct Layout {
    player: Player<Rescue>,
    prefs: Prefs,
    /// Whether a person is laying out ships now.
    laying: Memo<bool>,
    /// Whose draft it is, and what it holds so far.
    draft: RwSignal<(usize, Draft)>,
    /// The kind that is selected in the tray.
    held: RwSignal<Option<Kind>>,
    /// The kind that a pointer drags from the tray.
    dragged: RwSignal<Option<Kind>>,
}

impl Layout {
    pub(super) fn new(player: Player<Rescue>, laying: Memo<bool>) -> Layout {
        let layout = Layout {
            player,
            prefs: Prefs::get(),
            laying,
            draft: RwSignal::new((usize::MAX, [None; FLEET])),
            held: RwSignal::new(None),
            dragged: RwSignal::new(None),
        };
        // What is dragged from the tray is released on another element.
        let drop = window_event_listener(leptos::ev::pointerup, move |event| layout.drop(&event));
        on_cleanup(move || drop.remove());
        layout
    }

    fn drop(self, event: &PointerEvent) {
        let dragged = self.dragged.get_untracked();
        self.dragged.set(None);
        if let (Some(kind), Some(square)) = (dragged, square_under(event))
            && let Some(place) = self.place(square)
        {
            self.put(place, kind);
        }
    }

    fn with<T>(self, read: impl FnOnce(&Rescue) -> T) -> T {
        self.player.shown.with(|shown| read(&shown.before))
    }

    fn seat(self) -> Seat {
        self.with(Rescue::seat)
    }

    fn squares(self) -> [Square; FLEET] {
        self.with(|position| position.starting_squares(position.seat()))
    }

    /// How many ships are on the board already.
    fn fixed(self) -> usize {
        self.with(|position| position.fleet(position.seat()).len() as usize)
    }

    /// The ships on the board, then those of the draft.
    fn fleet(self) -> Draft {
        let (owner, draft) = self.draft.get();
        let mut fleet = if owner == self.seat().index() {
            draft
        } else {
            [None; FLEET]
        };
        let laid = self.with(|position| {
            position
                .starting_squares(position.seat())
                .map(|square| position.stack(square).top().map(|ship| ship.kind()))
        });
        for (kind, laid) in fleet.iter_mut().zip(laid) {
            *kind = laid.or(*kind);
        }
        // After undo, the draft may hold more ships of a kind than exist.
        for kind in Kind::ALL {
            let mut count = 0;
            for place in &mut fleet {
                count += usize::from(*place == Some(kind));
                if *place == Some(kind) && count > 2 {
                    *place = None;
                }
            }
        }
        fleet
    }

    fn left(self, kind: Kind) -> usize {
        let used = self
            .fleet()
            .iter()
            .flatten()
            .filter(|&&k| k == kind)
            .count();
        2_usize.saturating_sub(used)
    }

    fn change(self, change: impl FnOnce(&mut Draft)) {
        let mut fleet = untrack(|| self.fleet());
        change(&mut fleet);
        self.draft.set((untrack(|| self.seat()).index(), fleet));
    }

    /// The place of a square in the order of the layout, if it may still be changed.
    fn place(self, square: Square) -> Option<usize> {
        let place = untrack(|| self.squares()).iter().position(|&s| s == square);
        let lang = self.prefs.lang.get_untracked();
        match place {
            None => self.player.refuse.run(texts::not_your_start(lang)),
            Some(place) if place < untrack(|| self.fixed()) => {
                self.player.refuse.run(texts::laid_already(lang));
            }
            Some(place) => return Some(place),
        }
        None
    }

    fn put(self, place: usize, kind: Kind) {
        if untrack(|| self.left(kind)) == 0 {
            let lang = self.prefs.lang.get_untracked();
            let name = rescue::texts::kind_name(lang, kind);
            return self.player.refuse.run(texts::none_left(lang, &name));
        }
        self.change(|fleet| fleet[place] = Some(kind));
        if untrack(|| self.left(kind)) == 0 {
            self.held.set(None);
        }
    }

    /// Places the selected ship, or picks up the one that stands there.
    pub(super) fn tap(self, square: Square) {
        let Some(place) = self.place(square) else {
            return;
        };
        let there = untrack(|| self.fleet())[place];
        match (self.held.get_untracked(), there) {
            (Some(kind), there) if there != Some(kind) => self.put(place, kind),
            (_, Some(kind)) => {
                self.change(|fleet| fleet[place] = None);
                self.held.set(Some(kind));
            }
            (None | Some(_), None) => {
                let lang = self.prefs.lang.get_untracked();
                self.player.refuse.run(texts::pick_first(lang));
            }
        }
    }

    /// Swaps the ships of two squares.
    pub(super) fn drag(self, from: Square, to: Square) {
        if let (Some(from), Some(to)) = (self.place(from), self.place(to)) {
            self.change(|fleet| fleet.swap(from, to));
        }
    }

    /// F, H, C or T on a square puts that ship there.
    pub(super) fn letter(self, square: Square, letter: char) -> bool {
        let Some(kind) = Kind::from_letter(letter) else {
            return false;
        };
        if let Some(place) = self.place(square) {
            self.put(place, kind);
        }
        true
    }

    pub(super) fn put_down(self) {
        self.held.set(None);
    }

    pub(super) fn aims(self, lang: Lang) -> Vec<Option<Aim>> {
        let mut aims = no_aims();
        let fixed = self.fixed();
        let fleet = self.fleet();
        for (place, square) in self.squares().into_iter().enumerate().skip(fixed) {
            aims[square.index()] = Some(Aim {
                kind: if fleet[place].is_some() {
                    "own"
                } else {
                    "step"
                },
                words: texts::aim_lay(lang),
            });
        }
        aims
    }

    pub(super) fn drafts(self) -> Vec<(Square, Kind)> {
        if !self.laying.get() {
            return Vec::new();
        }
        let fixed = self.fixed();
        let fleet = self.fleet();
        self.squares()
            .into_iter()
            .zip(fleet)
            .skip(fixed)
            .filter_map(|(square, kind)| kind.map(|kind| (square, kind)))
            .collect()
    }

    fn standard(self) {
        let fixed = untrack(|| self.fixed());
        self.held.set(None);
        if fixed == 0 {
            return self.change(|fleet| *fleet = Rescue::standard_layout().map(Some));
        }
        // Some ships are on the board: the others follow the standard order as far as possible.
        self.change(|fleet| {
            let mut left: Vec<Kind> = Rescue::standard_layout().to_vec();
            for kind in fleet[..fixed].iter().flatten() {
                if let Some(index) = left.iter().position(|k| k == kind) {
                    left.remove(index);
                }
            }
            for (place, kind) in fleet.iter_mut().skip(fixed).zip(left) {
                *place = Some(kind);
            }
        });
    }

    fn ready(self) {
        let fixed = untrack(|| self.fixed());
        let fleet = untrack(|| self.fleet());
        let actions: Vec<Action> = fleet
            .iter()
            .skip(fixed)
            .flatten()
            .map(|&kind| Action::Lay(kind))
            .collect();
        if fixed + actions.len() == FLEET {
            self.player.act_all.run(actions);
        }
    }

    pub(super) fn view(self) -> impl IntoView {
        let full = move || self.fleet().iter().all(Option::is_some);
        view! {
            <div class="hex-actions">
            <p class="next-step">
                {move || if full() { texts::lay_ready(lang()) } else { texts::lay_how(lang()) }}
            </p>
            <ul
                class=move || format!("layout-tray seat-{}", self.seat().number())
                aria-label=spoken(texts::tray)
            >
                {Kind::ALL.into_iter().map(|kind| self.tray_ship(kind)).collect_view()}
            </ul>
            <div class="choice-row">
                <button
                    type="button"
                    class="button"
                    data-choice="standard"
                    on:click=move |_| self.standard()
                >
                    {spoken(texts::standard)}
                </button>
                <button
                    type="button"
                    class="button ghost"
                    data-choice="clear"
                    on:click=move |_| self.change(|fleet| *fleet = [None; FLEET])
                >
                    {spoken(texts::clear)}
                </button>
                <button
                    type="button"
                    class="button primary"
                    data-choice="ready"
                    disabled=move || !full()
                    on:click=move |_| self.ready()
                >
                    {spoken(texts::ready)}
                </button>
            </div>
            </div>
        }
    }

    fn tray_ship(self, kind: Kind) -> impl IntoView {
        let name = move || rescue::texts::kind_name(lang(), kind);
        let left = move || self.left(kind);
        let grab = move |event: PointerEvent| {
            if untrack(left) > 0 {
                self.dragged.set(Some(kind));
                // The finger must not scroll the page on its way to the board.
                event.prevent_default();
            }
        };
        view! {
            <li>
                <button
                    type="button"
                    class="tray-ship"
                    data-kind=kind.letter().to_string()
                    class:used=move || left() == 0
                    aria-pressed=move || (self.held.get() == Some(kind)).to_string()
                    aria-label=move || texts::tray_ship(lang(), &name(), left())
                    aria-disabled=move || (left() == 0).to_string()
                    on:pointerdown=grab
                    on:click=move |_| {
                        if untrack(left) > 0 {
                            self.held
                                .update(|held| {
                                    *held = if *held == Some(kind) { None } else { Some(kind) };
                                });
                        }
                    }
                >
                    {move || {
                        crate::art::framed(
                            "0 0 100 100",
                            "piece".to_owned(),
                            art::ship(self.seat().index(), kind, false, false),
                        )
                    }}
                    <span class="tray-name">{name}</span>
                    <span class="tray-count">{move || format!("×{}", left())}</span>
                </button>
            </li>
        }
    }
}
