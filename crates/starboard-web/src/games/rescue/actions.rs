//! How a player acts: by selecting a ship and its destination, and by buttons.

use leptos::prelude::*;
use rescue::{Action, By, Kind, Part, Phase, Rescue, SQUARES, Square};
use starboard_guide::Guide;
use starboard_kernel::{Lang, Wording};

use super::board::{Aim, Controls, Way, board, no_aims};
use super::layout::Layout;
use super::{art, texts, turn};
use crate::controls::Words;
use crate::games::selection::Selection;
use crate::games::{PlayViews, Player};
use crate::prefs::{Prefs, lang};

/// What a player wants to do, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Intent {
    #[default]
    Nothing,
    /// Move this ship or stack.
    Go(Square, Part),
    /// Move it there; on a touch screen, a second tap confirms.
    GoTo(Square, Part, Square),
    /// R30: attack there; whether the ship is destroyed or taken over is still open.
    Attack { from: Square, to: Square },
    /// R32: rebuild a ship of this kind.
    Rebuild(Kind),
}

impl Intent {
    fn mover(self) -> Option<(Square, Part)> {
        match self {
            Intent::Go(from, part) | Intent::GoTo(from, part, _) => Some((from, part)),
            Intent::Attack { from, .. } => Some((from, Part::Whole)),
            Intent::Nothing | Intent::Rebuild(_) => None,
        }
    }
}

pub(super) fn play(player: Player<Rescue>) -> PlayViews {
    let prefs = Prefs::get();
    let legal = player.legal;
    let intent = Selection::<Intent>::new(player);
    let act = move |action: Action| {
        intent.clear();
        player.act.run(action);
    };
    let laying = Memo::new(move |_| {
        !legal.with(Vec::is_empty)
            && player
                .shown
                .with(|shown| shown.before.phase() == Phase::Layout)
    });
    let layout = Layout::new(player, laying);
    let aims = Memo::new(move |_| {
        if laying.get() {
            return layout.aims(lang());
        }
        player
            .shown
            .with(|shown| legal.with(|legal| aims(&shown.before, legal, intent.get(), lang())))
    });
    let routes = Memo::new(move |_| {
        player
            .shown
            .with(|shown| legal.with(|legal| ways(&shown.before, legal, intent.get())))
    });
    let chosen = Memo::new(move |_| match intent.get() {
        Intent::GoTo(_, _, to) | Intent::Attack { to, .. } => Some(to),
        intent => intent.mover().map(|(from, _)| from),
    });
    let explain = move |square: Square| {
        let lang = prefs.lang.get_untracked();
        let mover = intent.get_untracked().mover();
        let why = player
            .shown
            .with_untracked(|shown| why_not(&shown.before, mover, square, lang));
        player
            .refuse
            .run(why.unwrap_or_else(|| texts::choose_ship(lang)));
    };
    let go = move |from: Square, part: Part, to: Square| {
        let actions = legal.with_untracked(|legal| leading(legal, from, part, to));
        match actions[..] {
            [] => explain(to),
            [action] => act(action),
            _ => intent.set(Intent::Attack { from, to }),
        }
    };
    let tap = Callback::new(move |(square, finger): (Square, bool)| {
        if laying.get_untracked() {
            return layout.tap(square);
        }
        let movable = |square| legal.with_untracked(|legal| can_move(legal, square));
        let intended = intent.get_untracked();
        if let Intent::Rebuild(kind) = intended {
            let action = Action::Rebuild { kind, on: square };
            if legal.with_untracked(|legal| legal.contains(&action)) {
                return act(action);
            }
        }
        if let Intent::Attack { from, to } = intended {
            let action = if square == to {
                Action::Attack {
                    from,
                    to,
                    part: Part::Whole,
                }
            } else {
                Action::TakeOver {
                    from,
                    to,
                    home: square,
                }
            };
            if legal.with_untracked(|legal| legal.contains(&action)) {
                return act(action);
            }
        }
        match intended.mover() {
            Some((from, part)) if from == square => intent.set(next_part(player, from, part)),
            Some((from, part))
                if legal.with_untracked(|legal| !leading(legal, from, part, square).is_empty()) =>
            {
                // On a touch screen the player has not seen the route yet.
                if finger && intended != Intent::GoTo(from, part, square) {
                    intent.set(Intent::GoTo(from, part, square));
                } else {
                    go(from, part, square);
                }
            }
            _ if movable(square) => intent.set(Intent::Go(square, Part::Whole)),
            _ => explain(square),
        }
    });
    let drag = Callback::new(move |(from, to): (Square, Square)| {
        if laying.get_untracked() {
            return layout.drag(from, to);
        }
        if legal.with_untracked(|legal| can_move(legal, from)) {
            let part = match intent.get_untracked().mover() {
                Some((chosen, part)) if chosen == from => part,
                _ => Part::Whole,
            };
            intent.set(Intent::Go(from, part));
            go(from, part, to);
        }
    });
    let letter = Callback::new(move |(square, letter): (Square, char)| {
        laying.get_untracked() && layout.letter(square, letter)
    });
    let put_down = Callback::new(move |()| {
        layout.put_down();
        intent.clear();
    });
    let controls = Controls {
        aims,
        // While ships are laid out, no square is selected.
        chosen: Memo::new(move |_| chosen.get().filter(|_| !laying.get())),
        routes,
        drafts: Memo::new(move |_| layout.drafts()),
        tap,
        drag,
        letter,
        put_down,
    };
    let buttons = move || {
        if laying.get() {
            return layout.view().into_any();
        }
        choices(player, intent, aims, act).into_any()
    };
    let (bottom, switch) = turn::own(player);
    PlayViews {
        board: view! {
            {board(player.shown, bottom, Some(controls))}
            {switch}
        }
        .into_any(),
        actions: buttons.into_any(),
    }
}

/// A tap on the selected ship: a stack cycles between the whole stack and its top ship; anything
/// else is deselected.
fn next_part(player: Player<Rescue>, from: Square, part: Part) -> Intent {
    let stacked = player
        .shown
        .with_untracked(|shown| shown.before.stack(from).height() > 1);
    match part {
        Part::Whole if stacked => Intent::Go(from, Part::Top),
        _ => Intent::Nothing,
    }
}

fn can_move(legal: &[Action], square: Square) -> bool {
    legal
        .iter()
        .any(|action| action.mover().is_some_and(|(from, _)| from == square))
}

/// The actions that take a ship to a square: several if a ship there can be taken over.
fn leading(legal: &[Action], from: Square, part: Part, to: Square) -> Vec<Action> {
    legal
        .iter()
        .copied()
        .filter(|action| action.mover() == Some((from, part)) && action.target() == Some(to))
        .collect()
}

fn aims(position: &Rescue, legal: &[Action], intent: Intent, lang: Lang) -> Vec<Option<Aim>> {
    let mut aims = no_aims();
    let mut set = |square: Square, kind: &'static str, words: String| {
        aims[square.index()] = Some(Aim { kind, words });
    };
    // Any other ship that can move may be selected instead.
    for action in legal {
        if let Some((from, _)) = action.mover() {
            set(from, "own", texts::can_move(lang));
        }
    }
    match intent {
        Intent::Nothing => {}
        Intent::Rebuild(kind) => {
            for action in legal {
                if let Action::Rebuild { kind: other, on } = *action
                    && kind == other
                {
                    set(on, "rebuild", texts::aim_rebuild(lang));
                }
            }
        }
        Intent::Attack { from, to } => {
            for action in legal {
                match *action {
                    Action::TakeOver {
                        from: other,
                        to: target,
                        home,
                    } if (other, target) == (from, to) => {
                        set(home, "rebuild", texts::aim_receive(lang));
                    }
                    _ => {}
                }
            }
            set(to, "attack", texts::destroy(lang));
        }
        Intent::Go(from, part) | Intent::GoTo(from, part, _) => {
            for action in legal {
                if action.mover() == Some((from, part))
                    && let Some(to) = action.target()
                {
                    let (kind, words) = meaning(position, *action, to, lang);
                    set(to, kind, words);
                }
            }
        }
    }
    aims
}

/// What kind of move an action is.
fn meaning(position: &Rescue, action: Action, to: Square, lang: Lang) -> (&'static str, String) {
    let seat = position.seat();
    if matches!(action, Action::Attack { .. } | Action::TakeOver { .. }) {
        return ("attack", texts::aim_attack(lang));
    }
    if to == position.home(seat) {
        return ("home", texts::aim_home(lang));
    }
    if to == position.prison(seat) {
        return ("pickup", texts::aim_pickup(lang));
    }
    if !position.stack(to).is_empty() {
        return ("stack", texts::aim_stack(lang));
    }
    let hops = position.route_of(action).unwrap_or_default().hops;
    if hops.iter().any(|hop| hop.by == By::Attraction) {
        return ("attraction", texts::aim_attraction(lang));
    }
    let jumps = hops.iter().filter(|hop| matches!(hop.by, By::Jump(_)));
    match jumps.count() {
        0 => ("step", texts::aim_step(lang)),
        count => ("jump", texts::aim_jump(lang, count)),
    }
}

/// The routes of all moves of the selected ship.
fn ways(position: &Rescue, legal: &[Action], intent: Intent) -> Vec<(Square, Way)> {
    let Some(mover) = intent.mover() else {
        return Vec::new();
    };
    let wanted = |to: Square| !matches!(intent, Intent::Attack { to: target, .. } if target != to);
    let mut known = [false; SQUARES];
    legal
        .iter()
        .filter(|action| action.mover() == Some(mover))
        .filter_map(|&action| {
            let to = action.target().filter(|&to| wanted(to))?;
            if std::mem::replace(&mut known[to.index()], true) {
                return None;
            }
            let way = Way {
                seat: position.seat(),
                from: mover.0,
                hops: position.route_of(action)?.hops,
            };
            Some((to, way))
        })
        .collect()
}

/// Why the selected ship cannot go there, or why nothing there can be selected.
fn why_not(
    position: &Rescue,
    mover: Option<(Square, Part)>,
    square: Square,
    lang: Lang,
) -> Option<String> {
    let touched = match mover {
        Some((from, part)) => {
            let top = (part == Part::Top).then(|| ("choice", "top".to_owned()));
            let mover = ("square", from.to_string());
            std::iter::once(mover).chain(top).collect()
        }
        None => Vec::new(),
    };
    let thing = ("square", square.to_string());
    let Some(action) = position.attempt(&touched, &thing) else {
        position.stack(square).top()?;
        return Some(texts::stuck(lang));
    };
    let refusal = position.why_not(action, lang);
    Some(format!("{} ({})", refusal.text, refusal.rule))
}

/// Buttons for what cannot be done on the board, and the legend of its marks.
fn choices(
    player: Player<Rescue>,
    intent: Selection<Intent>,
    aims: Memo<Vec<Option<Aim>>>,
    act: impl Fn(Action) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let legal = player.legal;
    let seat = move || player.shown.with(|shown| shown.before.seat().index());
    let words = move || match intent.get() {
        Intent::Nothing => texts::choose_ship(lang()),
        Intent::Go(..) | Intent::Rebuild(_) => texts::choose_target(lang()),
        Intent::GoTo(..) => texts::tap_again(lang()),
        Intent::Attack { .. } => texts::take_over(lang()),
    };
    // Also shown on small screens.
    let urgent = move || matches!(intent.get(), Intent::GoTo(..) | Intent::Attack { .. });
    let button = move |label: String, choice: &str, pressed: bool, press: Callback<()>| {
        let pass = (choice == "pass").then(|| choice.to_owned());
        let choice = pass.is_none().then(|| choice.to_owned());
        view! {
            <button
                type="button"
                class="button"
                data-action=pass
                data-choice=choice
                aria-pressed=pressed.to_string()
                on:click=move |_| press.run(())
            >
                {label}
            </button>
        }
        .into_any()
    };
    let buttons = move || {
        let lang = lang();
        let legal = legal.get();
        let mut buttons = Vec::new();
        if legal.contains(&Action::Pass) {
            let press = Callback::new(move |()| act(Action::Pass));
            buttons.push(button(texts::pass(lang), "pass", false, press));
        }
        let intended = intent.get();
        if let Intent::Attack { from, to } = intended {
            let part = Part::Whole;
            let press = Callback::new(move |()| act(Action::Attack { from, to, part }));
            buttons.push(button(texts::destroy(lang), "destroy", false, press));
        }
        if let Some((from, part)) = intended.mover()
            && legal
                .iter()
                .any(|action| action.mover() == Some((from, Part::Top)))
        {
            for (label, choice, other) in [
                (texts::whole_stack(lang), "whole", Part::Whole),
                (texts::top_only(lang), "top", Part::Top),
            ] {
                let press = Callback::new(move |()| intent.set(Intent::Go(from, other)));
                buttons.push(button(label, choice, part == other, press));
            }
        }
        for kind in Kind::ALL {
            let possible = legal.iter().any(
                |action| matches!(action, Action::Rebuild { kind: other, .. } if *other == kind),
            );
            if possible {
                let label = texts::rebuild(lang, &rescue::texts::kind_name(lang, kind));
                let press = Callback::new(move |()| intent.set(Intent::Rebuild(kind)));
                let choice = format!("rebuild {}", kind.letter());
                let chosen = intended == Intent::Rebuild(kind);
                buttons.push(button(label, &choice, chosen, press));
            }
        }
        if intended != Intent::Nothing {
            let press = Callback::new(move |()| intent.clear());
            buttons.push(button(texts::put_down(lang), "put down", false, press));
        }
        buttons
    };
    let visible = move || !legal.with(Vec::is_empty);
    view! {
        <Show when=visible>
            <div class="hex-actions">
                <p class="next-step" class:urgent=urgent>
                    {words}
                </p>
                <div class="choice-row">{buttons}</div>
                {move || aims.with(|aims| signs(aims, seat()))}
            </div>
        </Show>
    }
}

/// The legend of the marks that are on the board now.
fn signs(aims: &[Option<Aim>], seat: usize) -> impl IntoView + use<> {
    let all: [(&str, Words); 9] = [
        ("own", texts::sign_own),
        ("step", texts::sign_step),
        ("jump", texts::sign_jump),
        ("attraction", texts::sign_attraction),
        ("attack", texts::sign_attack),
        ("pickup", texts::sign_pickup),
        ("home", texts::sign_home),
        ("stack", texts::sign_stack),
        ("rebuild", texts::sign_rebuild),
    ];
    let there = |kind: &str| aims.iter().flatten().any(|aim| aim.kind == kind);
    view! {
        <ul class=format!("signs seat-{}", seat + 1) aria-label=texts::legend(lang())>
            {all
                .into_iter()
                .filter(|(kind, _)| there(kind))
                .map(|(kind, name)| {
                    let (view_box, drawing) = match kind {
                        // It is drawn in the corner that the ship leaves free.
                        "stack" => ("0 0 56 56", art::target_mark(kind).into_any()),
                        // It consists of the frame alone.
                        "own" => ("-8 -4 116 108", art::target(kind).into_any()),
                        _ => ("0 0 100 100", art::target_mark(kind).into_any()),
                    };
                    let class = format!("piece small target {kind}");
                    view! {
                        <li>
                            {crate::art::framed(view_box, class, drawing)}
                            <span>{name(lang())}</span>
                        </li>
                    }
                })
                .collect_view()}
        </ul>
    }
}
