//! What the screens of Commander Rescue say, apart from what the rules crate says.

use rescue::Square;

starboard_kernel::texts! {
    quiet(turns: u16, limit: u16) { en: "Quiet {turns}/{limit}", pl: "Cisza {turns}/{limit}" }
    step_powers() { en: "Powers", pl: "Moce" }
    step_layout() { en: "Layout", pl: "Szyk" }
    step_move() { en: "Move", pl: "Ruch" }
    step_over() { en: "End", pl: "Koniec" }
    player_out() { en: "out", pl: "poza grą" }
    held_short(planet: Square) { en: "on {planet}", pl: "na {planet}" }
    home_short() { en: "home", pl: "w domu" }
    aboard_short(square: Square) { en: "aboard {square}", pl: "leci: {square}" }
    board_label() {
        en: "Hexagonal board, rows a to m. Arrow keys move between squares, comma and full stop between possible ones, Enter chooses.",
        pl: "Sześciokątna plansza, rzędy od a do m. Strzałki zmieniają pole, przecinek i kropka przechodzą między możliwymi, Enter wybiera."
    }

    // What is on a square.
    empty() { en: "empty", pl: "puste" }
    ufo() { en: "UFO square", pl: "pole UFO" }
    red() { en: "red solar square", pl: "czerwone pole słoneczne" }
    orange() { en: "orange solar square", pl: "pomarańczowe pole słoneczne" }
    planet_of(number: usize) { en: "planet of seat {number}", pl: "planeta gracza {number}" }
    planet_free() { en: "unclaimed planet", pl: "planeta niczyja" }
    holds(number: usize) { en: "holds the commander of seat {number}", pl: "więzi dowódcę gracza {number}" }
    ship_of(kind: &str, number: usize) { en: "{kind} of seat {number}", pl: "{kind} gracza {number}" }
    with_commander(ship: &str) { en: "{ship} with the commander aboard", pl: "{ship} z dowódcą na pokładzie" }
    above(ship: &str) { en: "above {ship}", pl: "pod nim {ship}" }
    hacked() { en: "hacked", pl: "przejęty" }
    starting_square(number: usize) { en: "starting square of seat {number}", pl: "pole startowe gracza {number}" }
    drafted(kind: &str) { en: "{kind}, not yet fixed", pl: "{kind}, jeszcze do zmiany" }

    // What a square would mean.
    can_move() { en: "can move", pl: "może się ruszyć" }
    chosen() { en: "chosen", pl: "wybrane" }
    aim_step() { en: "step here", pl: "krok" }
    aim_jump(count: usize) { en: "jump here, landings {count}", pl: "skok, lądowań {count}" }
    aim_attraction() { en: "by solar attraction", pl: "przyciąganiem słonecznym" }
    aim_attack() { en: "attack", pl: "atak" }
    aim_pickup() { en: "pick up your commander", pl: "odbierz dowódcę" }
    aim_home() { en: "come home and win", pl: "do domu i wygrana" }
    aim_stack() { en: "stack here", pl: "na stos" }
    aim_rebuild() { en: "rebuild here", pl: "odbudowa" }
    aim_receive() { en: "place the captured ship here", pl: "tu przejęty statek" }
    aim_lay() { en: "put a ship here", pl: "ustaw tu statek" }

    // What to do.
    choose_ship() { en: "Choose a ship that can move", pl: "Wybierz statek, który może się ruszyć" }
    stuck() { en: "This ship cannot move now", pl: "Ten statek nie może się teraz ruszyć" }
    choose_target() { en: "Choose where it goes", pl: "Wybierz, dokąd leci" }
    tap_again() { en: "Tap again to play", pl: "Dotknij jeszcze raz, by zagrać" }
    put_down() { en: "Put down", pl: "Odłóż" }
    whole_stack() { en: "Whole stack", pl: "Cały stos" }
    top_only() { en: "Top ship only", pl: "Tylko górny" }
    destroy() { en: "Destroy", pl: "Zniszcz" }
    take_over() { en: "Take over: choose a starting square", pl: "Przejmij: wybierz pole startowe" }
    rebuild(kind: &str) { en: "Rebuild {kind}", pl: "Odbuduj: {kind}" }
    pass() { en: "Pass", pl: "Pas" }
    turn_board() { en: "Your planet at the bottom", pl: "Własna planeta na dole" }
    turn_on(number: usize) {
        en: "Turn the board (planet of seat {number} at the bottom)",
        pl: "Obróć planszę (na dole planeta gracza {number})"
    }
    legend() { en: "Legend", pl: "Znaki" }
    sign_own() { en: "can move", pl: "może się ruszyć" }
    sign_step() { en: "step", pl: "krok" }
    sign_jump() { en: "jump", pl: "skok" }
    sign_attraction() { en: "attraction", pl: "przyciąganie" }
    sign_attack() { en: "attack", pl: "atak" }
    sign_pickup() { en: "pick-up", pl: "odbicie" }
    sign_home() { en: "home", pl: "dom" }
    sign_rebuild() { en: "put a ship here", pl: "tu statek" }
    sign_stack() { en: "stack", pl: "stos" }

    // Layout.
    tray() { en: "Ships to lay out", pl: "Statki do ustawienia" }
    tray_ship(kind: &str, left: usize) { en: "{kind}, {left} left", pl: "{kind}, zostało {left}" }
    standard() { en: "Standard", pl: "Standard" }
    clear() { en: "Clear", pl: "Wyczyść" }
    ready() { en: "Ready", pl: "Gotowe" }
    lay_how() {
        en: "Choose a ship below and a starting square, drag it there, or press F, H, C or T on the square",
        pl: "Wybierz statek poniżej i pole startowe, przeciągnij go albo naciśnij F, H, C lub T na polu"
    }
    not_your_start() { en: "That is not one of your starting squares (R8)", pl: "To nie jest twoje pole startowe (R8)" }
    laid_already() { en: "This ship is already laid out; undo takes it back", pl: "Ten statek już stoi; cofnięcie go zabierze" }
    none_left(kind: &str) { en: "Both ships of this kind ({kind}) are laid out (R5)", pl: "Oba statki tego rodzaju ({kind}) już stoją (R5)" }
    pick_first() { en: "Choose a ship first", pl: "Najpierw wybierz statek" }
}
