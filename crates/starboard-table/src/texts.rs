//! What the table says to people.

starboard_kernel::texts! {
    no_such_seat(seat: usize) {
        en: "There is no seat {seat} at this table.",
        pl: "Przy tym stole nie ma miejsca {seat}.",
    }
    not_your_turn(name: &str) {
        en: "It is {name}’s turn.",
        pl: "Teraz ruch ma: {name}.",
    }
    over() {
        en: "The game is over.",
        pl: "Gra jest skończona.",
    }
    not_over() {
        en: "A rematch is possible once the game is over.",
        pl: "Rewanż będzie możliwy po zakończeniu gry.",
    }
    not_a_person(name: &str) {
        en: "{name} is played by a bot.",
        pl: "Za gracza {name} gra bot.",
    }
    already_person(name: &str) {
        en: "{name} is not played by a bot.",
        pl: "Za gracza {name} nie gra bot.",
    }
    daily_has_no_bots() {
        en: "Bots cannot play the game of the day.",
        pl: "W grze dnia każdy decyduje sam: bot nie może w nią grać.",
    }
    already_bot(name: &str, level: u8) {
        en: "A level {level} bot already plays for {name}.",
        pl: "Za gracza {name} gra już bot na poziomie {level}.",
    }
    resigned(name: &str) {
        en: "{name} has resigned.",
        pl: "{name}: ten gracz się poddał.",
    }
    name_empty() {
        en: "A player needs a name.",
        pl: "Gracz musi mieć imię.",
    }
    name_too_long(most: usize) {
        en: "A name can have at most {most} characters.",
        pl: "Imię może mieć najwyżej {most} znaków.",
    }
    name_control() {
        en: "A name must be a single line of plain characters.",
        pl: "Imię to jeden wiersz zwykłych znaków.",
    }
    illegal(reason: &str, rule: &str) {
        en: "Not possible: {reason} ({rule}).",
        pl: "Nie można: {reason} ({rule}).",
    }
    unreadable(text: &str) {
        en: "“{text}” is not an action of this game.",
        pl: "„{text}” nie jest akcją tej gry.",
    }
    undo_nothing() {
        en: "There is nothing to undo.",
        pl: "Nie ma czego cofnąć.",
    }
    undo_chance() {
        en: "Chance has already decided what follows, and the outcome is known.",
        pl: "Po tej akcji rozstrzygnął już los: wiadomo, co wypadło.",
    }
    undo_other(name: &str) {
        en: "{name} has acted since then.",
        pl: "Potem ruch wykonał już gracz {name}.",
    }
    undo_over() {
        en: "The game is over and its seed is known: nothing can be undone.",
        pl: "Gra jest skończona, a jej ziarno ujawnione: niczego nie można cofnąć.",
    }
    undo_resigned() {
        en: "The game ended by resignation, and that stands.",
        pl: "Grę zakończyło poddanie się gracza; tego nie można cofnąć.",
    }
    ended_by_resignation(names: &str) {
        en: "Resigned: {names}.",
        pl: "Poddanie gry: {names}.",
    }
    not_seated() {
        en: "You have no seat at this table.",
        pl: "Nie masz miejsca przy tym stole.",
    }
    seated() {
        en: "You already have a seat at this table.",
        pl: "Masz już miejsce przy tym stole.",
    }
    seat_taken() {
        en: "This seat is not free.",
        pl: "To miejsce nie jest wolne.",
    }
    nobody_there() {
        en: "Nobody sits there.",
        pl: "Nikt tam nie siedzi.",
    }
    not_host() {
        en: "Only the host, who opened the table, can do this.",
        pl: "Może to zrobić tylko osoba, która otworzyła stół.",
    }
    begun() {
        en: "The game has already started.",
        pl: "Gra już się rozpoczęła.",
    }
    not_begun() {
        en: "The game has not started yet.",
        pl: "Gra jeszcze się nie rozpoczęła.",
    }
    closed() {
        en: "This table is closed.",
        pl: "Ten stół jest zamknięty.",
    }
    asking() {
        en: "Another request is still open: wait for the answers.",
        pl: "Pozostali są już o coś pytani: poczekaj na ich odpowiedzi.",
    }
    nothing_asked() {
        en: "There is nothing for you to answer.",
        pl: "Nikt cię o nic nie pyta.",
    }
    answered() {
        en: "You have already answered.",
        pl: "Twoja odpowiedź już padła.",
    }
    present() {
        en: "This player is at the table.",
        pl: "Ten gracz jest przy stole.",
    }
    no_messages() {
        en: "Messages are turned off at this table.",
        pl: "Przy tym stole nie ma wiadomości.",
    }
    message(most: usize) {
        en: "A message must be 1 to {most} characters on one line.",
        pl: "Wiadomość ma od 1 do {most} znaków w jednym wierszu.",
    }
    rematched() {
        en: "There is already a rematch.",
        pl: "Rewanż już jest.",
    }
}
