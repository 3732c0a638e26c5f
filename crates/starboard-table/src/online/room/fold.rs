//! What entries make of a room.

use starboard_kernel::Seat;

use super::{OpenWish, Room, RoomSeat, Spoken};
use crate::online::entry::{Entry, Event, Seated, Start, Wish};
use crate::online::{Late, MOST_MESSAGES, SeatFor};
use crate::{Command, STAND_IN_LEVEL, SeatKind, SeatPlan, Settings, Table};

impl Room {
    pub(super) fn take_in(&mut self, entry: &Entry) -> Result<(), String> {
        let mut acted = None;
        match &entry.event {
            Event::Opened { .. } => return Err("a table is opened once".to_owned()),
            Event::Sat(seated) => self.seat_down(seated)?,
            Event::Stood { seat } => {
                let seat = self.seat_mut(*seat)?;
                seat.person = None;
                seat.entropy = None;
            }
            Event::Planned { seat, by } => {
                let index = seat.index();
                self.seat_mut(*seat)?.by = *by;
                self.plan.seats[index] = *by;
            }
            Event::Moved { seat, moves } => {
                let table = self.table_mut()?;
                if table.whose_turn() != Some(*seat) {
                    return Err(format!("it is not the turn of seat {seat}"));
                }
                let followed = table.follow(moves);
                followed.map_err(|error| table.explain(&error))?;
                acted = Some(*seat);
                // What was asked for was asked about another position.
                if !self
                    .wish
                    .as_ref()
                    .is_some_and(|wish| wish.wish == Wish::Rematch)
                {
                    self.wish = None;
                }
            }
            Event::TookBack { seat: _, to } => {
                self.wish = None;
                self.table_mut()?.take_back(*to);
            }
            Event::Asked {
                seat,
                wish,
                entropy,
                absent,
            } => {
                let to = match wish {
                    Wish::Undo => self.undo_by_consent(*seat).unwrap_or_default(),
                    Wish::TakeOver { .. } | Wish::Rematch => 0,
                };
                self.wish = Some(OpenWish {
                    wish: *wish,
                    by: *seat,
                    agreed: Vec::new(),
                    entropy: Vec::new(),
                    absent: absent.clone(),
                    to,
                });
                self.agree(*seat, entropy.clone())?;
            }
            Event::Answered {
                seat,
                agrees,
                entropy,
            } => {
                if *agrees {
                    self.agree(*seat, entropy.clone())?;
                } else {
                    self.wish = None;
                }
            }
            Event::Resigned { seat } => self.command(Command::Resign { seat: *seat })?,
            Event::HandedOver { seat } => self.let_a_bot_play(*seat)?,
            Event::Returned { seat } => {
                let name = self.name(*seat);
                self.command(Command::GiveBack { seat: *seat, name })?;
                self.clocks.refill(*seat);
            }
            Event::Late { seat } => match self.plan.late {
                Late::Bot => self.let_a_bot_play(*seat)?,
                Late::Resign => self.command(Command::Resign { seat: *seat })?,
            },
            Event::SeatMoved { seat, person } => {
                let before = self.seat_mut(*seat)?.person.replace(person.clone());
                // The same player on another device: who opened the table still may change it.
                if before.is_some_and(|before| before.id == self.host.id) {
                    self.host = person.clone();
                }
            }
            Event::Said { seat, text } => {
                let spoken = Spoken {
                    sequence: entry.sequence,
                    at: entry.at,
                    seat: *seat,
                    name: self.name(*seat),
                    text: text.clone(),
                };
                if self.messages.len() >= MOST_MESSAGES {
                    self.messages.remove(0);
                }
                self.messages.push(spoken);
            }
            Event::Closed => self.closed = true,
        }
        if let Some(begin) = &entry.start {
            self.begin(begin, entry.at)?;
        }
        if let Some(seed) = entry.reveal {
            self.reveal = Some(seed);
            let mixed = self.mixed(seed);
            self.table_mut()?.reveal(mixed);
        }
        if let Some(next) = &entry.next {
            self.next = Some(next.clone());
            self.wish = None;
        }
        self.clocks.turn(self.person_to_act(), acted, entry.at);
        Ok(())
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut RoomSeat, String> {
        let found = self.seats.get_mut(seat.index());
        found.ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub(super) fn table_mut(&mut self) -> Result<&mut Table, String> {
        self.table
            .as_mut()
            .ok_or_else(|| "the game has not begun".to_owned())
    }

    pub(super) fn seat_down(&mut self, seated: &Seated) -> Result<(), String> {
        let seat = self.seat_mut(seated.seat)?;
        if !seat.is_free() {
            return Err(format!("seat {} is not free", seated.seat));
        }
        seat.person = Some(seated.person.clone());
        seat.entropy = Some(seated.entropy.clone());
        Ok(())
    }

    pub(super) fn begin(&mut self, begin: &Start, at: u64) -> Result<(), String> {
        let plans = Seat::first(self.seats.len())
            .map(|seat| SeatPlan {
                name: self.name(seat),
                kind: match self.seats[seat.index()].by {
                    SeatFor::Person => SeatKind::Person,
                    SeatFor::Bot(level) => SeatKind::Bot { level },
                },
            })
            .collect();
        let (mut table, _) = Table::from_position(self.start.clone(), plans, Settings::followed())
            .map_err(|error| error.to_string())?;
        table
            .follow(&begin.moves)
            .map_err(|error| error.to_string())?;
        self.table = Some(table);
        self.start_commitment = Some(begin.commitment.clone());
        self.clocks.turn(self.person_to_act(), None, at);
        Ok(())
    }

    fn command(&mut self, command: Command) -> Result<(), String> {
        self.wish = None;
        let table = self.table_mut()?;
        table.handle(command).map_err(|error| error.to_string())?;
        Ok(())
    }

    pub(super) fn let_a_bot_play(&mut self, seat: Seat) -> Result<(), String> {
        self.command(Command::TakeOver {
            seat,
            level: STAND_IN_LEVEL,
        })
    }
}
