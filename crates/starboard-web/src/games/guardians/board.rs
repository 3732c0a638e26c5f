//! The board: squares with mouse, touch and keyboard input, moving pieces, and the effects of
//! events.

use guardians::{
    Action, COLUMNS, Cell, Direction, Fighter, Guardians, ROWS, Square, column_letter,
};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use starboard_kernel::{Game, Lang, Seat};

use super::model::{Effect, EffectKind, Model};
use super::{art, texts};
use crate::browser;
use crate::games::Shown;
use crate::games::follow::{Following, follow};
use crate::games::selection::Selection;
use crate::games::views::heartbeat;
use crate::names;
use crate::prefs::{lang, spoken};

/// How a person acts on the board. Without controls, the board only shows the game.
#[derive(Clone, Copy)]
pub(super) struct Controls {
    /// The squares that stand for an action.
    pub(super) targets: Memo<Vec<(Square, Action)>>,
    pub(super) selected: Selection<Option<Square>>,
    /// Plays what a square stands for.
    pub(super) confirm: Callback<Square>,
    /// Explains why nothing can be done on a square.
    pub(super) explain: Callback<Square>,
}

impl Controls {
    /// What a square stands for.
    fn action(self, square: Square) -> Option<Action> {
        self.targets.with(|targets| {
            let target = targets.iter().find(|(other, _)| *other == square);
            target.map(|(_, action)| *action)
        })
    }
}

/// The upper left corner of a square.
fn corner(square: Square) -> (u32, u32) {
    (
        u32::from(square.column()) * 100,
        u32::from(ROWS - square.row()) * 100,
    )
}

pub(super) fn board(shown: Memo<Shown<Guardians>>, controls: Option<Controls>) -> AnyView {
    let model = follow::<Model>(shown);
    let cursor = RwSignal::new(Square::at(2, 1));
    let drag = RwSignal::new(None::<Square>);
    let tap = move |square: Square| {
        cursor.set(square);
        if let Some(controls) = controls {
            touch(controls, square);
        }
    };
    let key = move |event: KeyboardEvent| {
        if browser::has_modifier(&event) {
            return;
        }
        let direction = match event.key().as_str() {
            "ArrowUp" => Direction::N,
            "ArrowDown" => Direction::S,
            "ArrowLeft" => Direction::W,
            "ArrowRight" => Direction::E,
            "Enter" | " " => {
                event.prevent_default();
                return tap(cursor.get_untracked());
            }
            "Escape" => {
                if let Some(controls) = controls {
                    controls.selected.clear();
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = cursor.get_untracked().step(direction) {
            cursor.set(next);
            browser::focus(&format!("[data-square=\"{next}\"]"));
        }
    };
    let down = move |event: PointerEvent| {
        let own = shown.with_untracked(|shown| own_square(&shown.before));
        let square = square_under(&event).filter(|&square| Some(square) == own);
        drag.set(square);
    };
    let up = move |event: PointerEvent| {
        let from = drag.get_untracked();
        drag.set(None);
        let to = square_under(&event);
        if let (Some(controls), Some(from), Some(to)) = (controls, from, to)
            && from != to
        {
            // A drag names both ends of the move, so there is nothing to confirm.
            cursor.set(to);
            match untrack(|| controls.action(to)) {
                Some(_) => controls.confirm.run(to),
                None => controls.explain.run(to),
            }
        }
    };
    let beat = heartbeat();
    view! {
        <svg
            class="board"
            viewBox="-38 -4 642 1084"
            role="group"
            aria-label=spoken(texts::board_label)
            on:keydown=key
            on:pointerdown=down
            on:pointerup=up
        >
            <g transform="translate(0 996)">{art::planet()}</g>
            {Square::all()
                .rev()
                .map(|square| square_view(square, shown, model, controls, cursor, tap))
                .collect_view()}
            {(1..=ROWS)
                .map(|row| {
                    let y = u32::from(ROWS - row) * 100 + 50;
                    view! {
                        <text class="coord" x="-19" y=y aria-hidden="true">
                            {row}
                        </text>
                    }
                })
                .collect_view()}
            {(0..COLUMNS)
                .map(|column| {
                    view! {
                        <text
                            class="coord on-planet"
                            x=u32::from(column) * 100 + 50
                            y="1052"
                            aria-hidden="true"
                        >
                            {column_letter(column).to_string()}
                        </text>
                    }
                })
                .collect_view()}
            {controls.map(|controls| path_preview(shown, controls))}
            <g class="pieces" class:beat=beat aria-hidden="true">
                {tokens(model)} {mine(model)}
                {(0..guardians::MOST_PLAYERS).map(|index| fighter(model, shown, index)).collect_view()}
            </g>
            {controls.map(|controls| target_preview(shown, controls))}
            <g class="effects" aria-hidden="true">
                <For
                    each=move || model.with(|model| model.effects.clone())
                    key=|effect| effect.id
                    let:effect
                >
                    {effect_view(&effect)}
                </For>
            </g>
        </svg>
    }
    .into_any()
}

/// The first tap selects a square, the second plays its action.
fn touch(controls: Controls, square: Square) {
    if untrack(|| controls.action(square)).is_none() {
        controls.selected.clear();
        controls.explain.run(square);
    } else if controls.selected.get_untracked() == Some(square) {
        controls.confirm.run(square);
    } else {
        controls.selected.set(Some(square));
    }
}

/// Where the fighter of the player to act stands.
fn own_square(position: &Guardians) -> Option<Square> {
    position.pilots()[position.seat().index()].square()
}

fn square_under(event: &PointerEvent) -> Option<Square> {
    Square::read(&browser::attribute_under(event, "data-square")?)
}

fn square_view(
    square: Square,
    shown: Memo<Shown<Guardians>>,
    model: Memo<Following<Model>>,
    controls: Option<Controls>,
    cursor: RwSignal<Square>,
    tap: impl Fn(Square) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (x, y) = corner(square);
    let legal =
        Memo::new(move |_| controls.is_some_and(|controls| controls.action(square).is_some()));
    let selected = Memo::new(move |_| {
        controls.is_some_and(|controls| controls.selected.get() == Some(square)) && legal.get()
    });
    let last = Memo::new(move |_| model.with(|model| model.touched.contains(&square)));
    let label = move || {
        let what = shown.with(|shown| describe(&shown.before, square, lang()));
        let label = texts::square_label(lang(), square, &what);
        if selected.get() {
            texts::square_chosen(lang(), &label)
        } else if legal.get() {
            texts::square_possible(lang(), &label)
        } else {
            label
        }
    };
    let alternate = (square.column() + square.row()) % 2 == 1;
    let entry = Guardians::mine_squares().contains(&square);
    view! {
        <g
            class="square"
            class:square-alt=alternate
            class:entry=entry
            class:legal=move || legal.get()
            class:selected=move || selected.get()
            class:focused=move || controls.is_some() && cursor.get() == square
            class:last=move || last.get()
            transform=format!("translate({x} {y})")
            data-square=square.to_string()
            role=if controls.is_some() { "button" } else { "img" }
            tabindex=move || {
                (controls.is_some()).then(|| if cursor.get() == square { "0" } else { "-1" })
            }
            aria-label=label
            on:click=move |_| tap(square)
        >
            {crate::art::square()}
        </g>
    }
}

/// What stands on a square.
fn describe(position: &Guardians, square: Square, lang: Lang) -> String {
    if let Some(seat) = position.fighter_at(square) {
        let level = position.pilots()[seat.index()].level;
        return texts::fighter_of(lang, &names::of(seat), level);
    }
    if position.mine() == Some(square) {
        return texts::the_mine(lang);
    }
    match position.cell(square) {
        Cell::Empty => texts::empty(lang),
        cell => guardians::texts::cell(cell, lang),
    }
}

fn piece(cell: Cell) -> AnyView {
    match cell {
        Cell::Left => art::ship_left().into_any(),
        Cell::Right => art::ship_right().into_any(),
        Cell::Damaged => art::ship_damaged().into_any(),
        monster => art::monster(monster as u8).into_any(),
    }
}

fn tokens(model: Memo<Following<Model>>) -> impl IntoView {
    view! {
        <For
            each=move || {
                model
                    .with(|model| {
                        model.tokens.iter().map(|t| (t.id, t.cell, t.arriving)).collect::<Vec<_>>()
                    })
            }
            key=|(id, cell, _)| (*id, cell.symbol())
            let:token
        >
            {
                let (id, cell, arriving) = token;
                let at = Memo::new(move |before: Option<&(u32, u32)>| {
                    let found = model
                        .with(|model| {
                            model.tokens.iter().find(|t| t.id == id).map(|t| corner(t.square))
                        });
                    found.or(before.copied()).unwrap_or_default()
                });
                view! {
                    <g
                        class="token placed"
                        class:descend=move || model.with(|model| model.descending)
                        style:--x=move || at.get().0.to_string()
                        style:--y=move || at.get().1.to_string()
                    >
                        <g class:arrive=arriving>
                            <g class="idle">{piece(cell)}</g>
                        </g>
                    </g>
                }
            }
        </For>
    }
}

fn mine(model: Memo<Following<Model>>) -> impl IntoView {
    let at = Memo::new(move |_| model.with(|model| model.mine.map(corner)));
    let there = Memo::new(move |_| at.get().is_some());
    view! {
        <Show when=move || there.get()>
            <g
                class="mine placed"
                style:--x=move || at.get().unwrap_or_default().0.to_string()
                style:--y=move || at.get().unwrap_or_default().1.to_string()
            >
                <g class="idle">{art::mine()}</g>
            </g>
        </Show>
    }
}

fn fighter(
    model: Memo<Following<Model>>,
    shown: Memo<Shown<Guardians>>,
    index: usize,
) -> impl IntoView {
    let piece =
        Memo::new(move |_| model.with(|model| model.fighters.get(index).copied().flatten()));
    let there = Memo::new(move |_| piece.get().map(|piece| piece.level));
    let turn = Memo::new(move |_| {
        shown.with(|shown| {
            shown.before.turn().player() == Some(Seat::new(index)) && shown.events.is_empty()
        })
    });
    let at = move || piece.get().map_or((0, 0), |piece| corner(piece.square));
    move || {
        there.get().map(|level| {
            view! {
                <g
                    class=format!("fighter placed seat-{}", index + 1)
                    class:turn=move || turn.get()
                    style:--x=move || at().0.to_string()
                    style:--y=move || at().1.to_string()
                >
                    <circle class="fighter-base" cx="50" cy="50" r="47"></circle>
                    <g
                        class:boost=move || piece.get().is_some_and(|piece| piece.boosting)
                        class:recoil=move || {
                            model.with(|model| model.effects.iter().any(|effect| effect.is_shot_of(index)))
                        }
                    >
                        <g class="idle">{art::fighter(index, level)}</g>
                    </g>
                </g>
            }
        })
    }
}

/// The way of the selected move, below the pieces.
fn path_preview(shown: Memo<Shown<Guardians>>, controls: Controls) -> impl IntoView {
    let centre = |square: Square| {
        let (x, y) = corner(square);
        (x + 50, y + 50)
    };
    let path = move || {
        let to = controls.selected.get()?;
        let action = controls.action(to)?;
        shown.with(|shown| {
            let from = match action {
                Action::Move { from, .. } => Some(from),
                Action::Mine { .. } => shown.before.mine(),
                _ => None,
            };
            let from = from.filter(|from| *from != to)?;
            let ((x, y), (to_x, to_y)) = (centre(from), centre(to));
            Some((shown.before.seat(), format!("M{x} {y}L{to_x} {to_y}")))
        })
    };
    move || {
        path().map(|(seat, path)| {
            view! { <path class=format!("path seat-{}", seat.number()) d=path aria-hidden="true"></path> }
        })
    }
}

/// A ring around what could be shot after the selected move, above the pieces. The ring pulses
/// inside a positioned group: of two transforms on one element, browsers may lose the one that is
/// not animated.
fn target_preview(shown: Memo<Shown<Guardians>>, controls: Controls) -> impl IntoView {
    let target = move || {
        let to = controls.selected.get()?;
        match controls.action(to)? {
            Action::Move { .. } | Action::Stay => shown.with(|shown| shown.before.target_from(to)),
            _ => None,
        }
    };
    move || {
        target().map(|square| {
            let (x, y) = corner(square);
            view! {
                <g transform=format!("translate({x} {y})") aria-hidden="true">
                    <g class="target">{art::target_ring()}</g>
                </g>
            }
        })
    }
}

fn effect_view(effect: &Effect) -> AnyView {
    match effect.kind {
        EffectKind::Beam { seat, from, to } => {
            let (x, y) = corner(from);
            let end = to.map_or(0, |to| corner(to).1 + 60);
            view! {
                <line
                    class=format!("beam seat-{}", seat.number())
                    class:miss=to.is_none()
                    pathLength="1"
                    x1=x + 50
                    y1=y + 5
                    x2=x + 50
                    y2=end
                ></line>
            }
            .into_any()
        }
        EffectKind::Flight { seat, from, to } => {
            let ((x, y), (_, to_y)) = (corner(from), corner(to));
            view! {
                <g
                    class="missile-flight"
                    style:--x=x.to_string()
                    style:--y=y.to_string()
                    style:--to-y=to_y.to_string()
                >
                    {art::missile(seat.index())}
                </g>
            }
            .into_any()
        }
        EffectKind::Blast(square) => {
            let (x, y) = corner(square);
            view! {
                <g class="placed" style:--x=x.to_string() style:--y=y.to_string()>
                    <g class="explode">{crate::art::explosion()}</g>
                </g>
            }
            .into_any()
        }
    }
}

/// Squares that stand for an action, in the order of the legal actions.
pub(super) fn targets(position: &Guardians) -> Vec<(Square, Action)> {
    let fighter = match position.pilots()[position.seat().index()].fighter {
        Fighter::At(square) => Some(square),
        _ => None,
    };
    let mut targets: Vec<(Square, Action)> = Vec::new();
    for action in position.legal_actions() {
        let square = match action {
            Action::Place { column } | Action::Return { column, .. } => Some(Square::at(column, 1)),
            Action::Mine { to } | Action::Move { to, .. } => Some(to),
            Action::Stay => fighter,
            Action::MineHold => position.mine(),
            Action::Fire => fighter
                .and_then(|from| position.first_above(from))
                .or(fighter),
            _ => None,
        };
        if let Some(square) = square
            && !targets.iter().any(|(other, _)| *other == square)
        {
            targets.push((square, action));
        }
    }
    targets
}
