//! What each action and each draw does.
//!
//! While reinforcements are drawn, seat and step are already those that continue afterwards. The
//! end of the game by G28 and G29 is checked when the wave is complete.

use starboard_kernel::{Seat, Sink};

use crate::board::{COLUMNS, ROWS, column_squares, row_squares};
use crate::edition;
use crate::event::{Collider, Event, Purchase};
use crate::{
    Action, Cell, Draw, EmptyColumn, Fighter, Guardians, MOST_PLAYERS, Missile, Options, Over,
    Payment, Pilot, PowerUp, Square, Step, Variant, Waiting, board,
};

/// G2–G6: an empty board, everything in the supply.
pub(crate) fn start(options: Options) -> Guardians {
    let [one, two, three, four, five] = edition::MONSTERS;
    let pilot = Pilot {
        fighter: Fighter::Unplaced,
        tokens: [0; 6],
        missile: Missile::Supply,
        level: 1,
        power: match options.variant {
            Variant::Basic => PowerUp::None,
            Variant::Advanced => PowerUp::Empty,
        },
    };
    Guardians {
        options,
        cells: [Cell::Empty; board::SQUARES],
        invaders: 0,
        mine: None,
        pilots: [pilot; MOST_PLAYERS],
        supply: [one, two, three, four, five, edition::SHIPS, edition::SHIPS],
        waiting: Waiting::default(),
        turn: 0,
        step: Step::Setup,
        shots: 0,
        quiet: 0,
        heading: None,
        wave: None,
        hit: false,
        left: false,
        idle: 0,
        over: None,
    }
}

pub(crate) fn play_unchecked(
    position: &mut Guardians,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match action {
        Action::Place { column } => position.place(column, sink),
        Action::Mine { to } if position.step == Step::MineSetup => position.place_mine(to, sink),
        Action::Mine { to } => position.move_mine(to, sink),
        Action::MineHold => {
            sink.tell(|| Event::MineHeld {
                seat: position.seat(),
            });
            position.end_turn(true, false, sink);
        }
        Action::Move { from, to } => {
            position.fly(from, to, sink);
            position.begin_shooting();
        }
        Action::Stay => {
            sink.tell(|| Event::Stayed {
                seat: position.seat(),
            });
            position.begin_shooting();
        }
        Action::Boost { from, to } => position.boost(from, to, sink),
        Action::Fire => position.fire(sink),
        Action::Launch => position.launch(sink),
        Action::BuyMissile(payment) => {
            position.pilot_mut().missile = Missile::Held;
            position.purchase(Purchase::Missile, payment, sink);
        }
        Action::Upgrade(payment) => {
            position.pilot_mut().level += 1;
            position.purchase(Purchase::Upgrade, payment, sink);
        }
        Action::Charge(payment) => {
            position.pilot_mut().power = PowerUp::Charged;
            position.purchase(Purchase::PowerUp, payment, sink);
        }
        Action::Return { column, payment } => position.come_back(column, payment, sink),
        Action::Retire => position.retire(sink),
    }
}

/// G6, G21: one token from the supply.
pub(crate) fn resolve_unchecked(position: &mut Guardians, draw: Draw, sink: &mut impl Sink<Event>) {
    let kind = match draw {
        Draw::Monster(value) => usize::from(value) - 1,
        Draw::Left => 5,
        Draw::Right => 6,
    };
    position.supply[kind] -= 1;
    if position.step == Step::Setup {
        return position.open_with(draw, sink);
    }
    let Some(mut column) = position.wave else {
        return;
    };
    match draw {
        Draw::Monster(value) => {
            position.arrive(column, Cell::monster(value), sink);
            position.collide_in_top_row(column, sink);
            column += 1;
        }
        Draw::Left | Draw::Right => {
            if draw == Draw::Left {
                position.waiting.left += 1;
            } else {
                position.waiting.right += 1;
            }
            sink.tell(|| Event::SetAside {
                left: draw == Draw::Left,
            });
            if position.waiting.left > 0 && position.waiting.right > 0 {
                position.waiting.left -= 1;
                position.waiting.right -= 1;
                if column + 1 < COLUMNS {
                    position.ship_arrives(column, sink);
                    column += 2;
                } else {
                    position.waiting.ships += 1;
                    sink.tell(|| Event::ShipWaits);
                }
            }
        }
    }
    position.set_wave(column);
    if position.wave.is_none() {
        position.go_on_after_wave(sink);
    }
}

impl Guardians {
    // Setup

    /// G7: fighters in seat order, then the mine by who placed last.
    fn place(&mut self, column: u8, sink: &mut impl Sink<Event>) {
        let square = Square::at(column, 1);
        let seat = self.seat();
        self.pilot_mut().fighter = Fighter::At(square);
        sink.tell(|| Event::Placed { seat, square });
        if self.turn + 1 < self.options.players {
            self.turn += 1;
        } else {
            self.step = Step::MineSetup;
        }
    }

    /// G7, G8: then the player who placed first begins.
    fn place_mine(&mut self, to: Square, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::MinePlaced {
            seat: self.seat(),
            square: to,
        });
        self.mine = Some(to);
        self.turn = 0;
        self.step = Step::Move;
    }

    // Moving

    fn fly(&mut self, from: Square, to: Square, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.pilot_mut().fighter = Fighter::At(to);
        sink.tell(|| Event::Moved { seat, from, to });
    }

    /// G33: as many shots as the fighter's level.
    fn begin_shooting(&mut self) {
        self.heading = None;
        self.step = Step::Shoot;
        self.shots = self.pilot().level;
    }

    /// G36: the power-up is used up, and as many additional shots as the level follow at once.
    fn boost(&mut self, from: Square, to: Square, sink: &mut impl Sink<Event>) {
        self.fly(from, to, sink);
        let seat = self.seat();
        sink.tell(|| Event::Boosted { seat, square: to });
        self.heading = from.direction_to(to);
        let pilot = self.pilot_mut();
        pilot.power = PowerUp::Box;
        self.shots = pilot.level;
    }

    // Shooting

    /// G11–G16.
    fn fire(&mut self, sink: &mut impl Sink<Event>) {
        let Some(from) = self.pilot().square() else {
            return;
        };
        let seat = self.seat();
        self.shots -= 1;
        let target = self.first_above(from);
        sink.tell(|| Event::Fired { seat, from, target });
        let Some(target) = target else {
            sink.tell(|| Event::Missed { seat });
            return self.go_on_after_shot(false, sink);
        };
        if self.invaders & target.bit() != 0 {
            self.hit_invader(target, sink);
            // G18: an emptied column calls the next wave.
            let emptied = self.invaders & column_squares(target.column()) == 0;
            let reinforced = emptied && self.descend_and_call(target.column(), sink);
            return self.go_on_after_shot(reinforced, sink);
        }
        match self.fighter_at(target) {
            Some(victim) => self.hit_fighter(victim, target, sink),
            // G16: the mine does not mind, and it is no hit.
            None => sink.tell(|| Event::HitMine {
                seat,
                square: target,
            }),
        }
        self.go_on_after_shot(false, sink);
    }

    /// G29: since this moment nobody has missed.
    fn note_hit(&mut self) {
        self.hit = true;
        self.quiet = 0;
    }

    fn hit_invader(&mut self, target: Square, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.note_hit();
        self.left = true;
        let cell = self.remove(target);
        if matches!(cell, Cell::Left | Cell::Right) {
            // G13: half of a whole ship goes to the box, the other half stays.
            sink.tell(|| Event::ShipDamaged {
                seat,
                square: target,
            });
        } else {
            // G12, G14: the shooter takes the token.
            self.pilot_mut().tokens[cell.kind()] += 1;
            sink.tell(|| Event::Took {
                seat,
                square: target,
                value: crate::TOKEN_VALUES[cell.kind()],
            });
        }
    }

    /// G15: the fighter stays; the shooter takes the owner's lowest-valued token.
    fn hit_fighter(&mut self, victim: Seat, square: Square, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.note_hit();
        let stolen = self.pilots[victim.index()]
            .tokens
            .iter()
            .position(|&count| count > 0);
        if let Some(kind) = stolen {
            self.pilots[victim.index()].tokens[kind] -= 1;
            self.pilot_mut().tokens[kind] += 1;
        }
        sink.tell(|| Event::HitFighter {
            seat,
            victim,
            square,
            value: stolen.map(|kind| crate::TOKEN_VALUES[kind]),
        });
    }

    /// Takes a token off the board; its partner, if it was half of a whole ship, is damaged (G3).
    fn remove(&mut self, square: Square) -> Cell {
        let cell = std::mem::take(&mut self.cells[square.index()]);
        self.invaders &= !square.bit();
        match cell {
            Cell::Left => self.cells[square.index() + 1] = Cell::Damaged,
            Cell::Right => self.cells[square.index() - 1] = Cell::Damaged,
            _ => {}
        }
        cell
    }

    /// G25, G26.
    fn launch(&mut self, sink: &mut impl Sink<Event>) {
        let (Some(from), Some(target)) = (self.pilot().square(), self.missile_target()) else {
            return;
        };
        let seat = self.seat();
        let row = target.row();
        self.shots -= 1;
        self.note_hit();
        self.left = true;
        sink.tell(|| Event::Launched { seat, from, target });
        for column in 0..COLUMNS {
            let square = Square::at(column, row);
            let cell = std::mem::take(&mut self.cells[square.index()]);
            match cell {
                Cell::Empty => {}
                // G25: of each whole ship one half goes to the box, the player gets the other.
                Cell::Left => sink.tell(|| Event::Boxed { square }),
                taken => {
                    self.pilot_mut().tokens[taken.kind()] += 1;
                    sink.tell(|| Event::Took {
                        seat,
                        square,
                        value: crate::TOKEN_VALUES[taken.kind()],
                    });
                }
            }
        }
        self.invaders &= !row_squares(row);
        self.pilot_mut().missile = Missile::Box;
        // G26: all invaders above come down, reinforcements follow, no column is checked.
        self.descend(row, sink);
        let reinforced = self.call_reinforcements(sink);
        self.go_on_after_shot(reinforced, sink);
    }

    // Descent and reinforcements

    /// G18: descent, then reinforcements. Returns whether tokens are to be drawn.
    fn descend_and_call(&mut self, column: u8, sink: &mut impl Sink<Event>) -> bool {
        sink.tell(|| Event::ColumnEmptied { column });
        self.descend(0, sink);
        // G20: no wave follows when the planet is raided.
        self.over.is_none() && self.call_reinforcements(sink)
    }

    /// G19, G26: every invader above `row` moves one row down at the same time.
    fn descend(&mut self, row: u8, sink: &mut impl Sink<Event>) {
        // The first square that receives a token.
        let base = usize::from(row.saturating_sub(1)) * usize::from(COLUMNS);
        let first_moved = usize::from(row) * usize::from(COLUMNS);
        sink.tell(|| Event::Descended { above: row });
        if row == 0 {
            // G19, G20, G30: a token that moves off row 1 raids the planet.
            for column in 0..COLUMNS {
                let square = Square::at(column, 1);
                if self.cells[square.index()] != Cell::Empty {
                    self.over = Some(Over::Raided);
                    sink.tell(|| Event::Passed { square });
                }
            }
            self.cells.copy_within(usize::from(COLUMNS).., 0);
            self.invaders >>= COLUMNS;
        } else {
            self.cells.copy_within(first_moved.., base);
            let unmoved = self.invaders & ((1 << base) - 1);
            self.invaders = (self.invaders >> first_moved << base) | unmoved;
        }
        self.cells[board::SQUARES - usize::from(COLUMNS)..].fill(Cell::Empty);
        self.collide_with_mine(base, sink);
        for index in 0..usize::from(self.options.players) {
            if let Fighter::At(square) = self.pilots[index].fighter
                && square.index() >= base
                && self.invaders & square.bit() != 0
            {
                self.remove(square);
                self.destroy(Seat::new(index), square, sink);
            }
        }
        self.tell_over(sink);
    }

    /// G19: token and mine both go to the box.
    fn collide_with_mine(&mut self, base: usize, sink: &mut impl Sink<Event>) {
        if let Some(square) = self.mine
            && square.index() >= base
            && self.invaders & square.bit() != 0
        {
            self.remove(square);
            self.mine = None;
            sink.tell(|| Event::Collided {
                square,
                with: Collider::Mine,
            });
        }
    }

    /// G19, G22: the token is gone; the fighter is put beside the board.
    fn destroy(&mut self, seat: Seat, square: Square, sink: &mut impl Sink<Event>) {
        self.pilots[seat.index()].fighter = Fighter::Destroyed;
        sink.tell(|| Event::Collided {
            square,
            with: Collider::Fighter(seat),
        });
    }

    /// G21: waiting ships come in; then tokens are drawn, if there is room and supply. Returns
    /// whether tokens are to be drawn.
    fn call_reinforcements(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let mut column = 0;
        while self.waiting.ships > 0 && column + 1 < COLUMNS {
            self.waiting.ships -= 1;
            self.ship_arrives(column, sink);
            column += 2;
        }
        self.set_wave(column);
        self.wave.is_some()
    }

    /// G21: drawing stops when row 10 is full or the supply is empty.
    fn set_wave(&mut self, column: u8) {
        let more = column < COLUMNS && self.supply.iter().any(|&count| count > 0);
        self.wave = more.then_some(column);
    }

    /// A token enters row 10. G22: a fighter or a mine that stands there collides with it, and
    /// the square stays empty.
    fn arrive(&mut self, column: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        let square = Square::at(column, ROWS);
        self.cells[square.index()] = cell;
        self.invaders |= square.bit();
        sink.tell(|| Event::Arrived { square, cell });
    }

    fn collide_in_top_row(&mut self, column: u8, sink: &mut impl Sink<Event>) {
        let square = Square::at(column, ROWS);
        self.collide_with_mine(Square::at(0, ROWS).index(), sink);
        if let Some(seat) = self.fighter_at(square) {
            self.remove(square);
            self.destroy(seat, square, sink);
            // The player to continue lost the fighter before the turn began (G23).
            if seat == self.seat() && self.step == Step::Move && self.heading.is_none() {
                self.step = Step::Return;
            }
        }
    }

    fn ship_arrives(&mut self, column: u8, sink: &mut impl Sink<Event>) {
        self.arrive(column, Cell::Left, sink);
        self.arrive(column + 1, Cell::Right, sink);
        self.collide_in_top_row(column, sink);
        self.collide_in_top_row(column + 1, sink);
    }

    /// G6: row 10 first, each row from `a` to `f`.
    fn open_with(&mut self, draw: Draw, sink: &mut impl Sink<Event>) {
        let Draw::Monster(value) = draw else {
            return;
        };
        let drawn = self.invaders.count_ones() as u8;
        let square = Square::at(drawn % COLUMNS, ROWS - drawn / COLUMNS);
        let cell = Cell::monster(value);
        self.cells[square.index()] = cell;
        self.invaders |= square.bit();
        sink.tell(|| Event::Arrived { square, cell });
        if drawn + 1 == edition::OPENING_ROWS * COLUMNS {
            self.step = Step::Place;
        }
    }

    // How the turn continues

    /// After a shot or launch and its descent; `drawing` if reinforcements are still to be drawn.
    fn go_on_after_shot(&mut self, drawing: bool, sink: &mut impl Sink<Event>) {
        if self.over.is_some() || (!drawing && self.check_cleared(sink)) {
            return;
        }
        self.go_on_shooting(drawing, sink);
    }

    /// The next shot, the way on after a boost, the mine, or the next player.
    fn go_on_shooting(&mut self, drawing: bool, sink: &mut impl Sink<Event>) {
        let flying = self.pilot().square().is_some();
        if flying && (self.shots > 0 || self.heading.is_some()) {
            return;
        }
        // A fighter that is destroyed in its own turn has no more shots; the mine step remains.
        self.shots = 0;
        self.heading = None;
        if self.mine.is_some() {
            self.step = Step::Mine;
        } else {
            self.end_turn(true, drawing, sink);
        }
    }

    /// The last token of a wave has been drawn: the wave itself may have destroyed fighters.
    fn go_on_after_wave(&mut self, sink: &mut impl Sink<Event>) {
        if self.check_cleared(sink) {
            return;
        }
        // A step that cannot continue: its fighter is gone, or a document names the shooting that
        // was interrupted by its last shot.
        let lost = self.pilot().fighter == Fighter::Destroyed
            && matches!(self.step, Step::Move | Step::Shoot);
        if lost || (self.step == Step::Shoot && self.shots == 0) {
            self.go_on_shooting(false, sink);
        }
        self.check_quiet_and_cap(sink);
    }

    /// G17: one step to the right, or back in from the last column.
    fn move_mine(&mut self, to: Square, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        if let Some(from) = self.mine {
            sink.tell(|| Event::MineMoved { seat, from, to });
        }
        let mut drawing = false;
        if self.invaders & to.bit() == 0 {
            self.mine = Some(to);
        } else {
            self.remove(to);
            self.mine = None;
            self.left = true;
            sink.tell(|| Event::Collided {
                square: to,
                with: Collider::Mine,
            });
            // G18: by the Polish reading a column emptied by the mine counts too.
            let emptied = self.invaders & column_squares(to.column()) == 0;
            if emptied && self.options.empty_column == EmptyColumn::Removed {
                drawing = self.descend_and_call(to.column(), sink);
            }
        }
        if self.over.is_some() || (!drawing && self.check_cleared(sink)) {
            return;
        }
        self.end_turn(true, drawing, sink);
    }

    /// G24, G27, G32, G35: the tokens go to the box, and the turn is over.
    fn purchase(&mut self, what: Purchase, payment: Payment, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.pay(payment);
        sink.tell(|| Event::Bought {
            seat,
            what,
            payment: payment.values().collect(),
        });
        self.end_turn(false, false, sink);
    }

    fn pay(&mut self, payment: Payment) {
        for (kind, count) in payment.counts().into_iter().enumerate() {
            self.pilot_mut().tokens[kind] -= count;
        }
    }

    /// G23, G34: back on row 1 with the level it had, and then a normal turn.
    fn come_back(&mut self, column: u8, payment: Payment, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        let square = Square::at(column, 1);
        self.pay(payment);
        self.pilot_mut().fighter = Fighter::At(square);
        self.step = Step::Move;
        sink.tell(|| Event::Returned {
            seat,
            square,
            payment: payment.values().collect(),
        });
    }

    /// G23: out of the game; no turn for G29.
    fn retire(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.pilot_mut().fighter = Fighter::Out;
        sink.tell(|| Event::Retired { seat });
        // G30: when everybody is out, everybody has lost.
        if self.players_in_game() == 0 {
            self.over = Some(Over::AllOut);
            self.tell_over(sink);
            return;
        }
        if !self.check_quiet_and_cap(sink) {
            self.next_player();
        }
    }

    /// Books the turn for G29 and passes it on; `shot` unless it was a purchase. While
    /// reinforcements are still to be drawn the end of the game is looked at later.
    fn end_turn(&mut self, shot: bool, drawing: bool, sink: &mut impl Sink<Event>) {
        if shot && !self.hit {
            self.quiet |= 1 << self.turn;
        }
        self.idle = if self.left { 0 } else { self.idle + 1 };
        self.hit = false;
        self.left = false;
        if drawing || !self.check_quiet_and_cap(sink) {
            self.next_player();
        }
    }

    /// G8: play goes in seat order, past those who are out.
    fn next_player(&mut self) {
        for _ in 0..self.options.players {
            self.turn = (self.turn + 1) % self.options.players;
            if self.pilot().fighter != Fighter::Out {
                break;
            }
        }
        // G23: a destroyed fighter must come back first.
        self.step = match self.pilot().fighter {
            Fighter::Destroyed => Step::Return,
            _ => Step::Move,
        };
    }

    // The end

    pub(crate) fn players_in_game(&self) -> u8 {
        self.pilots()
            .iter()
            .filter(|pilot| pilot.fighter != Fighter::Out)
            .count() as u8
    }

    /// G28: no invader is left on the board.
    fn check_cleared(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.invaders == 0 {
            self.over = Some(Over::Cleared);
            self.tell_over(sink);
        }
        self.over.is_some()
    }

    /// G29: everybody has shot and hit nothing since the last hit; or for a number of rounds no
    /// token has left the board.
    fn check_quiet_and_cap(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.over.is_some() {
            return true;
        }
        let quiet =
            self.pilots().iter().enumerate().all(|(index, pilot)| {
                pilot.fighter == Fighter::Out || self.quiet & (1 << index) != 0
            });
        if quiet {
            self.over = Some(Over::Quiet);
        } else if self.idle >= edition::ROUNDS_WITHOUT_A_LOSS * self.players_in_game() {
            self.over = Some(Over::Cap);
        }
        self.tell_over(sink);
        self.over.is_some()
    }

    fn tell_over(&self, sink: &mut impl Sink<Event>) {
        if let Some(over) = self.over {
            sink.tell(|| Event::Ended {
                reason: over.name(),
            });
        }
    }
}
