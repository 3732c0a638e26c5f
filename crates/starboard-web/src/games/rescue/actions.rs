//! What a player can do now: choosing a ship and where it goes, and buttons for the rest.

use leptos::prelude::*;
use rescue::{Action, By, Kind, Part, Phase, Rescue, SQUARES, Square};
use starboard_kernel::{Lang, Wording};

use super::board::{Aim, Hand, Way, board, no_aims};
use super::layout::Layout;
use super::{art, texts, turn};
use crate::games::selection::Selection;
use crate::games::{PlayViews, Player};
use crate::prefs::{Prefs, lang};

/// What a player wants to do, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Wish {
    #[default]
    Nothing,
    /// This ship or stack is to go somewhere.
    Go(Square, Part),
    /// A finger has shown where to; a second touch plays it.
    GoTo(Square, Part, Square),
    /// R30: the attack is clear, the fate of the ship is not.
    Attack { from: Square, to: Square },
    /// R32: this kind is to be rebuilt somewhere.
    Rebuild(Kind),
}

impl Wish {
    fn mover(self) -> Option<(Square, Part)> {
        match self {
            Wish::Go(from, part) | Wish::GoTo(from, part, _) => Some((from, part)),
            Wish::Attack { from, .. } => Some((from, Part::Whole)),
            Wish::Nothing | Wish::Rebuild(_) => None,
        }
    }
}

pub(super) fn play(player: Player<Rescue>) -> PlayViews {
    let prefs = Prefs::get();
    let legal = player.legal;
    let wish = Selection::<Wish>::new(player);
    let act = move |action: Action| {
        wish.clear();
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
            .with(|shown| legal.with(|legal| aims(&shown.before, legal, wish.get(), lang())))
    });
    let routes = Memo::new(move |_| {
        player
            .shown
            .with(|shown| legal.with(|legal| ways(&shown.before, legal, wish.get())))
    });
    let chosen = Memo::new(move |_| match wish.get() {
        Wish::GoTo(_, _, to) | Wish::Attack { to, .. } => Some(to),
        wish => wish.mover().map(|(from, _)| from),
    });
    let explain = move |square: Square| {
        let lang = prefs.lang.get_untracked();
        let mover = wish.get_untracked().mover();
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
            _ => wish.set(Wish::Attack { from, to }),
        }
    };
    let tap = Callback::new(move |(square, finger): (Square, bool)| {
        if laying.get_untracked() {
            return layout.tap(square);
        }
        let movable = |square| legal.with_untracked(|legal| can_move(legal, square));
        let wished = wish.get_untracked();
        if let Wish::Rebuild(kind) = wished {
            let action = Action::Rebuild { kind, on: square };
            if legal.with_untracked(|legal| legal.contains(&action)) {
                return act(action);
            }
        }
        if let Wish::Attack { from, to } = wished {
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
        match wished.mover() {
            Some((from, part)) if from == square => wish.set(next_part(player, from, part)),
            Some((from, part))
                if legal.with_untracked(|legal| !leading(legal, from, part, square).is_empty()) =>
            {
                // Without a mouse nobody has seen the way yet.
                if finger && wished != Wish::GoTo(from, part, square) {
                    wish.set(Wish::GoTo(from, part, square));
                } else {
                    go(from, part, square);
                }
            }
            _ if movable(square) => wish.set(Wish::Go(square, Part::Whole)),
            _ => explain(square),
        }
    });
    let drag = Callback::new(move |(from, to): (Square, Square)| {
        if laying.get_untracked() {
            return layout.drag(from, to);
        }
        if legal.with_untracked(|legal| can_move(legal, from)) {
            let part = match wish.get_untracked().mover() {
                Some((chosen, part)) if chosen == from => part,
                _ => Part::Whole,
            };
            wish.set(Wish::Go(from, part));
            go(from, part, to);
        }
    });
    let letter = Callback::new(move |(square, letter): (Square, char)| {
        laying.get_untracked() && layout.letter(square, letter)
    });
    let put_down = Callback::new(move |()| {
        layout.put_down();
        wish.clear();
    });
    let hand = Hand {
        aims,
        // While ships are laid out nothing on the board is chosen.
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
        choices(player, wish, aims, act).into_any()
    };
    let (bottom, switch) = turn::own(player);
    PlayViews {
        board: view! {
            {board(player.shown, bottom, Some(hand))}
            {switch}
        }
        .into_any(),
        actions: buttons.into_any(),
    }
}

/// A touch on the chosen ship: a stack may go whole or only its top, everything else is put
/// down.
fn next_part(player: Player<Rescue>, from: Square, part: Part) -> Wish {
    let stacked = player
        .shown
        .with_untracked(|shown| shown.before.stack(from).height() > 1);
    match part {
        Part::Whole if stacked => Wish::Go(from, Part::Top),
        _ => Wish::Nothing,
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

fn aims(position: &Rescue, legal: &[Action], wish: Wish, lang: Lang) -> Vec<Option<Aim>> {
    let mut aims = no_aims();
    let mut set = |square: Square, kind: &'static str, words: String| {
        aims[square.index()] = Some(Aim { kind, words });
    };
    // What can move can always be chosen instead.
    for action in legal {
        if let Some((from, _)) = action.mover() {
            set(from, "own", texts::can_move(lang));
        }
    }
    match wish {
        Wish::Nothing => {}
        Wish::Rebuild(kind) => {
            for action in legal {
                if let Action::Rebuild { kind: other, on } = *action
                    && kind == other
                {
                    set(on, "rebuild", texts::aim_rebuild(lang));
                }
            }
        }
        Wish::Attack { from, to } => {
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
        Wish::Go(from, part) | Wish::GoTo(from, part, _) => {
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

/// The way of every move that the chosen ship can make.
fn ways(position: &Rescue, legal: &[Action], wish: Wish) -> Vec<(Square, Way)> {
    let Some(mover) = wish.mover() else {
        return Vec::new();
    };
    let wanted = |to: Square| !matches!(wish, Wish::Attack { to: target, .. } if target != to);
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

/// Why the chosen ship cannot go there, or why nothing there can be chosen.
fn why_not(
    position: &Rescue,
    mover: Option<(Square, Part)>,
    square: Square,
    lang: Lang,
) -> Option<String> {
    let action = match mover {
        Some((from, part)) => {
            let enemy = position
                .stack(square)
                .top()
                .is_some_and(|ship| ship.seat() != position.seat());
            if enemy {
                Action::Attack {
                    from,
                    to: square,
                    part,
                }
            } else {
                Action::Move {
                    from,
                    to: square,
                    part,
                }
            }
        }
        None => {
            let top = position.stack(square).top()?;
            if top.seat() == position.seat() {
                return Some(texts::stuck(lang));
            }
            Action::Move {
                from: square,
                to: square,
                part: Part::Whole,
            }
        }
    };
    let refusal = position.why_not(action, lang);
    Some(format!("{} ({})", refusal.text, refusal.rule))
}

/// Buttons for what is not done on the board, and what the signs mean.
fn choices(
    player: Player<Rescue>,
    wish: Selection<Wish>,
    aims: Memo<Vec<Option<Aim>>>,
    act: impl Fn(Action) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let legal = player.legal;
    let seat = move || player.shown.with(|shown| shown.before.seat().index());
    let words = move || match wish.get() {
        Wish::Nothing => texts::choose_ship(lang()),
        Wish::Go(..) | Wish::Rebuild(_) => texts::choose_target(lang()),
        Wish::GoTo(..) => texts::tap_again(lang()),
        Wish::Attack { .. } => texts::take_over(lang()),
    };
    // What a small screen must find room for too.
    let urgent = move || matches!(wish.get(), Wish::GoTo(..) | Wish::Attack { .. });
    let button = move |label: String, pressed: bool, press: Callback<()>| {
        view! {
            <button
                type="button"
                class="button"
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
            buttons.push(button(texts::pass(lang), false, press));
        }
        let wished = wish.get();
        if let Wish::Attack { from, to } = wished {
            let part = Part::Whole;
            let press = Callback::new(move |()| act(Action::Attack { from, to, part }));
            buttons.push(button(texts::destroy(lang), false, press));
        }
        if let Some((from, part)) = wished.mover()
            && legal
                .iter()
                .any(|action| action.mover() == Some((from, Part::Top)))
        {
            for (label, other) in [
                (texts::whole_stack(lang), Part::Whole),
                (texts::top_only(lang), Part::Top),
            ] {
                let press = Callback::new(move |()| wish.set(Wish::Go(from, other)));
                buttons.push(button(label, part == other, press));
            }
        }
        for kind in Kind::ALL {
            let possible = legal.iter().any(
                |action| matches!(action, Action::Rebuild { kind: other, .. } if *other == kind),
            );
            if possible {
                let label = texts::rebuild(lang, &rescue::texts::kind_name(lang, kind));
                let press = Callback::new(move |()| wish.set(Wish::Rebuild(kind)));
                buttons.push(button(label, wished == Wish::Rebuild(kind), press));
            }
        }
        if wished != Wish::Nothing {
            let press = Callback::new(move |()| wish.clear());
            buttons.push(button(texts::put_down(lang), false, press));
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

/// A text in the language that is asked for.
type Words = fn(Lang) -> String;

/// What the marks on the board mean: those that are there now.
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
                        // Drawn in a corner, where the ship leaves it free.
                        "stack" => ("0 0 56 56", art::target_mark(kind).into_any()),
                        // Nothing without the frame.
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
