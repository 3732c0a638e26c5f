//! What the command line says to people, in every language.

starboard_kernel::texts! {
    games_players(counts: &str) { en: "Players: {counts}", pl: "Liczba graczy: {counts}" }
    games_by_seat(example: &str) {
        en: "or one per seat, such as {example}:",
        pl: "albo po jednej dla każdego miejsca, na przykład {example}:"
    }
    games_options() { en: "Options:", pl: "Opcje:" }
    games_default() { en: "(default)", pl: "(domyślnie)" }

    player_name(number: usize) { en: "Player {number}", pl: "Gracz {number}" }
    bot_name(number: usize) { en: "Bot {number}", pl: "Bot {number}" }
    seat_person(number: usize, name: &str) {
        en: "Seat {number}: {name}",
        pl: "Miejsce {number}: {name}",
    }
    seat_bot(number: usize, name: &str, level: u8) {
        en: "Seat {number}: {name}, level {level} bot",
        pl: "Miejsce {number}: {name}, bot na poziomie {level}",
    }
    welcome() {
        en: "Type a number or an action to play, “help” for everything else.",
        pl: "Wpisz numer lub akcję, aby grać; „pomoc” pokaże całą resztę.",
    }
    resumed(moves: usize) {
        en: "The game continues after move {moves}.",
        pl: "Gra toczy się dalej po ruchu {moves}.",
    }
    help() {
        en: "Type a number or an action in notation to play it. Other commands:\n  list, list TEXT   all actions, or those that start with TEXT\n  more              the next page of a long list\n  board             show the board\n  log               what has happened so far\n  hint              what a strong player would consider\n  undo              take back the last action of a person\n  resign            give up\n  rematch           play again, once the game is over\n  quit              save and leave",
        pl: "Numer lub akcja w notacji wykonuje akcję. Poza tym:\n  lista, lista TEKST   wszystkie akcje albo te, które zaczynają się od TEKST\n  dalej                następna strona długiej listy\n  plansza              plansza\n  dziennik             co się dotąd wydarzyło\n  podpowiedź           co rozważyłby silny gracz\n  cofnij               cofnij ostatnią akcję człowieka\n  poddaj               poddaj grę\n  rewanż               zagraj ponownie po zakończeniu gry\n  koniec               zapisz i wyjdź",
    }
    turn(name: &str, prompt: &str) { en: "{name}: {prompt}", pl: "{name}: {prompt}" }
    group(first: usize, last: usize, word: &str) {
        en: "  {first}–{last}  {word} …  (type “list {word}”)",
        pl: "  {first}–{last}  {word} …  (wpisz „lista {word}”)",
    }
    more(count: usize) {
        en: "{count} more: type “more”.",
        pl: "Jeszcze {count}: wpisz „dalej”.",
    }
    no_more() { en: "That is all.", pl: "Nie ma nic więcej." }
    none_begins(text: &str) {
        en: "No action starts with “{text}”.",
        pl: "Żadna akcja nie zaczyna się od „{text}”.",
    }
    no_such_number(most: usize) {
        en: "There is no such number: choose 1 to {most}.",
        pl: "Nie ma takiego numeru: wybierz od 1 do {most}.",
    }
    not_understood(text: &str) {
        en: "“{text}” is neither an action nor a command: type “list” for the actions, “help” for the commands.",
        pl: "„{text}” nie jest ani akcją, ani poleceniem: „lista” pokaże akcje, „pomoc” – polecenia.",
    }
    over_commands() {
        en: "The game is over. You can type rematch, undo, log, board or quit.",
        pl: "Gra skończona. Możesz wpisać: rewanż, cofnij, dziennik, plansza lub koniec.",
    }
    not_your_decision() {
        en: "Nobody at this keyboard has a decision to make now.",
        pl: "Nikt przy tej klawiaturze nie ma teraz nic do zdecydowania.",
    }
    hint_line_alone(action: &str, words: &str, points: i64) {
        en: "  {action}: {words} – expected points {points}",
        pl: "  {action}: {words} – oczekiwane punkty {points}",
    }
    hint_line(action: &str, words: &str, percent: i64) {
        en: "  {action}: {words} – chance to win {percent} %",
        pl: "  {action}: {words} – szansa na wygraną {percent} %",
    }
    hint_only(action: &str, words: &str) {
        en: "  {action}: {words}",
        pl: "  {action}: {words}",
    }
    hint_none() { en: "There is nothing to suggest here.", pl: "Nie ma tu nic do podpowiedzenia." }
    took_back(moves: usize) {
        en: "Undone: the game is back at move {moves}.",
        pl: "Cofnięto: gra jest znów po ruchu {moves}.",
    }
    restarted() { en: "A new game begins.", pl: "Zaczyna się nowa gra." }
    has_resigned(name: &str) { en: "{name} resigns.", pl: "{name} poddaje grę." }
    bot_takes_over(name: &str, level: u8) {
        en: "A level {level} bot plays on for {name}.",
        pl: "Za gracza {name} gra dalej bot na poziomie {level}.",
    }
    log_empty() { en: "Nothing has happened yet.", pl: "Nic się jeszcze nie wydarzyło." }
    score(name: &str, points: i64, unit: &str) {
        en: "  {name}: {points} {unit}",
        pl: "  {name}: {points} {unit}",
    }
    winner(name: &str) { en: "The winner is {name}.", pl: "Wygrywa {name}." }
    winners(names: &str) { en: "The win is shared by {names}.", pl: "Zwycięstwem dzielą się: {names}." }
    nobody_wins() { en: "Nobody wins.", pl: "Nikt nie wygrywa." }
    still_playing() { en: "The game is not over.", pl: "Gra jeszcze trwa." }
    saved(file: &str) { en: "The game is saved in {file}", pl: "Gra jest zapisana w pliku {file}" }
    how_to_resume(file: &str) {
        en: "To continue: starboard play --resume {file}",
        pl: "Aby grać dalej: starboard play --resume {file}",
    }
    how_to_verify(file: &str) {
        en: "To check that its chance was fair: starboard verify {file}",
        pl: "Aby sprawdzić uczciwość losowań: starboard verify {file}",
    }

    step_player(number: usize, name: &str, text: &str) {
        en: "{number}. {name}: {text}",
        pl: "{number}. {name}: {text}",
    }
    step_chance(number: usize, text: &str) {
        en: "{number}. chance: {text}",
        pl: "{number}. los: {text}",
    }
    fewer_moves(moves: usize) {
        en: "The game has only {moves} moves; all of them were shown.",
        pl: "Liczba ruchów w grze: {moves}; pokazano wszystkie.",
    }

    verify_moves(moves: usize) {
        en: "Replayed by the rules: {moves} moves, all of them legal.",
        pl: "Rozegrano według zasad: liczba ruchów {moves}, wszystkie dozwolone.",
    }
    verify_rules(game: &str, edition: &str, rules: u32) {
        en: "Rules: {game}, edition {edition}, version {rules}.",
        pl: "Zasady: {game}, edycja {edition}, wersja {rules}.",
    }
    verify_claims() {
        en: "Compared: the final state hash, the result and the resignations.",
        pl: "Porównano: skrót stanu końcowego, wynik i poddania.",
    }
    verify_daily(day: &str) {
        en: "Game of the day: the seed is the one for {day}.",
        pl: "Gra dnia: ziarno jest właściwe dla dnia {day}.",
    }
    verify_fair(turns: u64) {
        en: "Chance: the seed matches the commitment made before play, and all {turns} chance turns follow from it.",
        pl: "Losowania: ziarno zgadza się ze zobowiązaniem sprzed gry i wynikają z niego wszystkie losowania ({turns}).",
    }
    verify_no_seed(turns: u64) {
        en: "Chance: not checked, because the record does not contain its seed ({turns} chance turns).",
        pl: "Losowania: nie sprawdzono, zapis nie podaje ziarna (liczba losowań: {turns}).",
    }
    verify_finding(finding: &str) { en: "Problem: {finding}", pl: "Niezgodność: {finding}" }
    verify_sound() { en: "The record is valid.", pl: "Zapis jest prawidłowy." }
    verify_unsound(file: &str) {
        en: "{file}: the record is not valid",
        pl: "{file}: zapis jest nieprawidłowy",
    }
}
