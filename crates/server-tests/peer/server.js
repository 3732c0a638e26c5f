// A bare WebSocket server: rules and nothing else. It keeps tables in memory, writes nothing to disk,
// and checks only what a move needs: a table, a seat, the turn, the rules. It speaks as much of the
// protocol as `bench-server` uses, so that one load generator measures both servers.
//
//   node server.js FOLDER serve --address 127.0.0.1:0
//
// FOLDER has the rules compiled to WebAssembly, by `cargo xtask wasm-check`.

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { WebSocketServer } from "ws";

const [folder, command, flag, address] = process.argv.slice(2);
if (command !== "serve" || flag !== "--address" || !address) {
  console.error("usage: node server.js FOLDER serve --address HOST:PORT");
  process.exit(2);
}
const rules = await import(join(resolve(folder), "check.js"));
rules.initSync({ module: readFileSync(join(folder, "check_bg.wasm")) });

const PROTOCOL_FAULT = JSON.stringify({ fault: { code: "unreadable", message: "not understood" } });

/** Everybody by secret, and all tables by id. */
const people = new Map();
const tables = new Map();
const id = () => randomBytes(8).toString("hex");

const http = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    const reply = (status, value) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(value));
    };
    try {
      if (request.method === "POST" && request.url === "/api/people") {
        const person = { id: id(), name: JSON.parse(body).name };
        const secret = randomBytes(32).toString("hex");
        people.set(secret, person);
        reply(201, { person, secret });
      } else if (request.method === "POST" && request.url === "/api/tables") {
        const host = people.get((request.headers.authorization ?? "").slice("Bearer ".length));
        if (!host) return reply(401, {});
        reply(201, { table: open(JSON.parse(body).plan, host) });
      } else {
        reply(404, {});
      }
    } catch (error) {
      reply(422, { error: { code: "unreadable", message: String(error) } });
    }
  });
});

function open(plan, host) {
  const table = {
    id: id(),
    seats: plan.seats.map(() => null),
    course: new rules.Course(plan.game, JSON.stringify(plan.options), randomBytes(4).readUInt32LE()),
    log: [],
    watchers: new Set(),
  };
  append(table, null, { opened: { plan, host, commitment: randomBytes(32).toString("hex") } });
  tables.set(table.id, table);
  return table.id;
}

/** Adds an entry to the log and sends it to everybody who watches. */
function append(table, key, event, start) {
  const entry = { sequence: table.log.length + 1, at: Date.now(), event };
  if (key) entry.key = key;
  if (start) entry.start = start;
  table.log.push(entry);
  if (table.watchers.size > 0) {
    const text = log(table, [entry]);
    for (const socket of table.watchers) socket.send(text);
  }
  return entry.sequence;
}

const log = (table, entries) =>
  JSON.stringify({ log: { table: table.id, now: Date.now(), entries } });

function ask(person, table, key, request) {
  const by = { by: person.id, word: key };
  if (request.act) {
    const seat = table.seats.indexOf(person.id) + 1;
    if (seat === 0 || seat !== table.course.to_act()) throw new Error("it is not your turn");
    const moves = table.course.act(request.act.action);
    return append(table, by, { moved: { seat, moves } });
  }
  if (request.sit) {
    const { seat, entropy } = request.sit;
    if (table.seats[seat - 1] !== null) throw new Error("the seat is taken");
    table.seats[seat - 1] = person.id;
    const begins = table.seats.every((holder) => holder !== null);
    const start = begins && { commitment: randomBytes(32).toString("hex"), moves: [] };
    return append(table, by, { sat: { seat, person, entropy } }, start);
  }
  throw new Error("there is no such request here");
}

function hear(socket, message) {
  if (message.ask) {
    const { table, key, request } = message.ask;
    try {
      const known = tables.get(table);
      if (!known || !socket.person) throw new Error("there is no such table");
      const sequence = ask(socket.person, known, key, request);
      socket.send(JSON.stringify({ done: { key, sequence } }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      socket.send(JSON.stringify({ refused: { key, code: "refused", message: reason } }));
    }
  } else if (message.watch) {
    const table = tables.get(message.watch.table);
    if (!table) {
      const { table } = message.watch;
      socket.send(JSON.stringify({ gone: { table, code: "missing", message: "no such table" } }));
      return;
    }
    table.watchers.add(socket);
    socket.watched.add(table);
    socket.send(log(table, table.log.slice(message.watch.after)));
  } else if (message.unwatch) {
    const table = tables.get(message.unwatch.table);
    table?.watchers.delete(socket);
    socket.watched.delete(table);
  } else if (message.hello) {
    const { protocol, secret } = message.hello;
    socket.person = people.get(secret) ?? null;
    socket.send(JSON.stringify({ welcome: { protocol, person: socket.person, now: Date.now() } }));
  } else {
    socket.send(PROTOCOL_FAULT);
  }
}

const server = new WebSocketServer({ server: http, path: "/api/socket", maxPayload: 4096 });
server.on("connection", (socket) => {
  socket.watched = new Set();
  socket.on("message", (data) => {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      socket.send(PROTOCOL_FAULT);
      return;
    }
    hear(socket, message);
  });
  socket.on("close", () => {
    for (const table of socket.watched) table.watchers.delete(socket);
  });
  // The connection is closed after an error; there is nothing to do.
  socket.on("error", () => {});
});

const [host, port] = address.split(":");
http.listen(Number(port), host, () => {
  console.log(`Starboard is at http://${host}:${http.address().port}`);
});
