//! What the screens of Guardians say, apart from what the rules crate says.

starboard_kernel::texts! {
    supply(count: u32) { en: "Supply {count}", pl: "Zapas {count}" }
    step_setup() { en: "Setup", pl: "Start" }
    step_wave() { en: "Wave", pl: "Fala" }
    step_place() { en: "Place", pl: "Ustaw" }
    step_mine() { en: "Mine", pl: "Mina" }
    step_return() { en: "Return", pl: "Powrót" }
    step_move() { en: "Move", pl: "Ruch" }
    step_shoot() { en: "Shoot", pl: "Strzał" }
    step_over() { en: "End", pl: "Koniec" }
    fighter_destroyed() { en: "destroyed", pl: "zniszczony" }
    player_out() { en: "out", pl: "poza grą" }
    has_missile() { en: "missile", pl: "rakieta" }
    power_charged() { en: "power-up charged", pl: "dopalacz naładowany" }
    power_empty() { en: "power-up not bought", pl: "dopalacz nie kupiony" }
    fighter_level(level: u8) { en: "fighter level {level}", pl: "poziom myśliwca {level}" }
    tokens_of(value: u16, count: u8) { en: "{count} × {value}", pl: "{count} × {value}" }
    board_label() {
        en: "Board, columns a to f, rows 1 (planet) to 10",
        pl: "Plansza, kolumny od a do f, rzędy od 1 (planeta) do 10"
    }
    square_label(square: guardians::Square, what: &str) { en: "{square}: {what}", pl: "{square}: {what}" }
    square_possible(label: &str) { en: "{label}, possible", pl: "{label}, możliwe" }
    square_chosen(label: &str) { en: "{label}, chosen", pl: "{label}, wybrane" }
    the_mine() { en: "mine", pl: "mina" }
    fighter_of(number: usize, level: u8) {
        en: "fighter of seat {number}, level {level}",
        pl: "myśliwiec z miejsca {number}, poziom {level}"
    }
    empty() { en: "empty", pl: "puste" }

    // Actions.
    choose_square() { en: "Choose a marked square", pl: "Wybierz oznaczone pole" }
    place_on(square: guardians::Square) { en: "Place on {square}", pl: "Ustaw na {square}" }
    move_to(square: guardians::Square) { en: "Move to {square}", pl: "Leć na {square}" }
    boost_to(square: guardians::Square) { en: "Boost to {square}", pl: "Dopalacz na {square}" }
    mine_to(square: guardians::Square) { en: "Mine to {square}", pl: "Mina na {square}" }
    stay() { en: "Stay", pl: "Zostań" }
    fire() { en: "Fire", pl: "Ognia" }
    launch() { en: "Launch missile", pl: "Odpal rakietę" }
    hold_mine() { en: "Hold the mine", pl: "Zostaw minę" }
    buy_missile() { en: "Missile · 10", pl: "Rakieta · 10" }
    upgrade() { en: "Upgrade · 10", pl: "Ulepszenie · 10" }
    charge() { en: "Power-up · 15", pl: "Dopalacz · 15" }
    return_on(square: guardians::Square) { en: "Return on {square} · 10", pl: "Wróć na {square} · 10" }
    retire() { en: "Retire", pl: "Wycofaj się" }

    // Payment.
    pay_title(what: &str) { en: "Pay: {what}", pl: "Zapłata: {what}" }
    pay_intro(price: u16) {
        en: "Give tokens worth at least {price} points. There is no change.",
        pl: "Oddaj żetony warte co najmniej {price} punktów. Reszty się nie wydaje."
    }
    pay_sum(sum: u16, price: u16) { en: "You pay {sum} of {price}", pl: "Płacisz {sum} z {price}" }
    pay_more(value: u16) { en: "Pay one more token of {value}", pl: "Dołóż żeton o wartości {value}" }
    pay_less(value: u16) { en: "Take back a token of {value}", pl: "Zabierz żeton o wartości {value}" }
    pay_of(paid: u8, owned: u8) { en: "{paid} of {owned}", pl: "{paid} z {owned}" }
    pay_now(sum: u16) { en: "Pay {sum}", pl: "Zapłać {sum}" }
}
