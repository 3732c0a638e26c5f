#!/usr/bin/env python3
"""A small client for a Starboard server, with nothing but Python's standard library.

    python3 examples/client.py http://127.0.0.1:8080 --game guardians

opens an unlisted table with a bot on the other seats, plays random legal actions to the end of the
game, and prints the address of its record. With `--table ID` it takes a free seat of that table
instead. It agrees to every undo that others ask for. It was written from docs/server.md alone; the
rules come from `starboard engine` (docs/engine.md), so that it plays every game. It reconnects when
the connection breaks, waits out errors of the server, and sends a request again with the same
key until it is answered.
"""

import argparse
import base64
import json
import os
import random
import secrets
import socket
import struct
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

PROTOCOL = 3
# What is refused with one of these codes may be granted in a moment.
PASSING = ("too-fast", "trouble")


class Refused(Exception):
    """The server has refused a request; nothing has changed."""

    def __init__(self, code, message):
        super().__init__(f"{code}: {message}")
        self.code = code


class Api:
    """The HTTP part: people and tables."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.secret = None

    def call(self, method, path, body=None):
        headers = {"content-type": "application/json"}
        if self.secret:
            headers["authorization"] = f"Bearer {self.secret}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(request, timeout=10) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                details = json.load(error)["error"]
                if details["code"] not in PASSING:
                    raise Refused(details["code"], details["message"]) from None
            time.sleep(1)


class WebSocket:
    """Text messages over a WebSocket (RFC 6455), as a client."""

    def __init__(self, address):
        parts = urllib.parse.urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port or 80), timeout=60)
        self.reader = self.socket.makefile("rb")
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        status = self.reader.readline()
        while self.reader.readline() not in (b"\r\n", b""):
            pass
        if b" 101 " not in status:
            raise ConnectionError(f"no WebSocket: {status.decode().strip()}")

    def frame(self, opcode, payload):
        mask = secrets.token_bytes(4)
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def exactly(self, count):
        data = self.reader.read(count)
        if len(data) < count:
            raise ConnectionError("the connection has ended")
        return data

    def receive(self):
        """The next message, as a name and its fields."""
        text = b""
        while True:
            first, length = self.exactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", self.exactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.exactly(8))
            payload = self.exactly(length)
            opcode, is_last = first & 0x0F, first & 0x80
            if opcode == 8:
                raise ConnectionError(f"closed: {payload[2:].decode()}")
            if opcode == 9:
                self.frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if is_last:
                    ((name, fields),) = json.loads(text).items()
                    return name, fields


class Engine:
    """The rules, as a process that answers lines of JSON."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            [command, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def call(self, cmd, **fields):
        print(json.dumps({"cmd": cmd, **fields}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer


class Table:
    """A table as the fold of its log: whose turn it is and what is possible."""

    def __init__(self, engine, me):
        self.engine = engine
        self.me = me
        self.forget()

    def forget(self):
        self.version = 0
        self.plan = None
        self.seats = {}
        self.steps = []  # every action and outcome so far: whose it is ("chance" or a seat), text
        self.silent = set()  # seats that are not asked for consent to an undo
        self.undo = None  # what somebody asks for: how many steps to keep, and who has agreed
        self.has_begun = False
        self.is_over = False

    def add(self, entry):
        if entry["sequence"] == 1:
            self.forget()  # the server was restored from a backup, or this is the first connection
        if entry["sequence"] != self.version + 1:
            raise ValueError(f"entry {entry['sequence']} after {self.version}")
        self.version = entry["sequence"]
        event = entry["event"]
        name, fields = (event, {}) if isinstance(event, str) else next(iter(event.items()))
        seat = fields.get("seat")
        if name == "opened":
            self.plan = fields["plan"]
            for seated in fields.get("seated", []):
                self.seats[seated["seat"]] = seated["person"]["id"]
        elif name in ("sat", "seat-moved"):
            self.seats[seat] = fields["person"]["id"]
        elif name == "stood":
            del self.seats[seat]
        elif name == "planned":
            self.plan["seats"][seat - 1] = fields["by"]
        elif name == "moved":
            action, *outcomes = fields["moves"]
            self.do(seat, action)
            for outcome in outcomes:
                self.do("chance", outcome)
        elif name == "took-back":
            self.take_back(fields["to"])
        elif name == "asked" and fields["wish"] == "undo":
            last = max(index for index, (actor, _) in enumerate(self.steps) if actor == seat)
            self.undo = (last, {seat})
        elif name == "answered" and self.undo and fields["agrees"]:
            self.undo[1].add(seat)
        elif name in ("resigned", "removed") or name == "late" and self.plan.get("late") == "resign":
            self.silent.add(seat)
        elif name == "readmitted":
            self.silent.discard(seat)
        # Whatever else happens to the game ends an open request.
        if name not in ("asked", "said", "seat-moved", "readmitted"):
            if name != "answered" or not fields["agrees"]:
                self.undo = None
        if self.undo and not self.asked():
            self.take_back(self.undo[0])
        if "start" in entry:
            self.has_begun = True
            self.engine.call("new", game=self.plan["game"], options=self.plan["options"])
            for outcome in entry["start"]["moves"]:
                self.do("chance", outcome)
        self.is_over |= "reveal" in entry or name == "closed"

    def do(self, actor, text):
        if actor == "chance":
            self.engine.call("chance", outcome=text)
        else:
            self.engine.call("play", action=text)
        self.steps.append((actor, text))

    def take_back(self, to):
        steps, self.steps, self.undo = self.steps[:to], [], None
        self.engine.call("new", game=self.plan["game"], options=self.plan["options"])
        for actor, text in steps:
            self.do(actor, text)

    def asked(self):
        """The seats that have yet to agree to an undo."""
        return set(self.seats) - self.silent - self.undo[1] if self.undo else set()

    def mine(self):
        """My seat."""
        return next((seat for seat, person in self.seats.items() if person == self.me), None)

    def free(self):
        """A seat that somebody can take."""
        seats = enumerate(self.plan["seats"], 1)
        return next((n for n, by in seats if by == "person" and n not in self.seats), None)

    def possible(self):
        """What I can do now; nothing if it is not my turn."""
        if not self.has_begun or self.is_over:
            return []
        legal = self.engine.call("legal")
        turn = legal["turn"]
        is_mine = isinstance(turn, dict) and turn["player"] == self.mine()
        return legal["actions"] if is_mine else []


class Client:
    """A connection that survives being broken, and one table."""

    def __init__(self, api, table_id, table):
        self.api = api
        self.id = table_id
        self.table = table
        self.socket = None
        self.pause = 0.5

    def connect(self):
        self.socket = WebSocket(self.api.address)
        self.socket.send({"hello": {"protocol": PROTOCOL, "secret": self.api.secret}})
        name, fields = self.socket.receive()
        if name == "fault" and fields["code"] in PASSING:
            raise ConnectionError(fields["message"])
        if name != "welcome":
            raise SystemExit(f"the server answers {name}: {fields}")
        self.socket.send({"watch": {"table": self.id, "after": self.table.version}})
        self.pause = 0.5

    def hear(self):
        """Handles the next message and returns it."""
        name, fields = self.socket.receive()
        if name == "log":
            for entry in fields["entries"]:
                self.table.add(entry)
        elif name in ("gone", "fault"):
            if fields["code"] in PASSING:
                raise ConnectionError(fields["message"])  # hello and watch once more
            raise Refused(fields["code"], fields["message"])
        return name, fields

    def ask(self, request):
        """Sends a request until it is answered. The key makes sure that it happens once."""
        key = secrets.token_hex(8)
        message = {"table": self.id, "version": self.table.version, "key": key, "request": request}
        while True:
            try:
                if self.socket is None:
                    self.connect()
                self.socket.send({"ask": message})
                while True:
                    name, fields = self.hear()
                    if name == "done" and fields["key"] == key:
                        while self.table.version < fields["sequence"]:
                            self.hear()
                        return
                    if name == "refused" and fields["key"] == key:
                        raise Refused(fields["code"], fields["message"])
            except OSError:
                self.reconnect()
            except Refused as refusal:
                if refusal.code not in PASSING:
                    raise
                time.sleep(1)

    def wait(self):
        try:
            if self.socket is None:
                self.connect()
            self.hear()
        except OSError:
            self.reconnect()

    def reconnect(self):
        self.socket = None
        time.sleep(self.pause)
        self.pause = min(2 * self.pause, 30)


def open_table(api, game, options):
    """Opens a table with bots on all seats but the first, and returns its id."""
    others = options.get("players", 1) - 1
    plan = {"game": game, "options": options, "seats": ["person"] + [{"bot": 1}] * others}
    return api.call("POST", "/api/tables", {"plan": plan, "key": secrets.token_hex(8)})["table"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("address")
    parser.add_argument("--game", default="guardians")
    parser.add_argument("--options", default='{"players": 2}', help="as JSON")
    parser.add_argument("--table", help="the id of a table that waits for people")
    parser.add_argument("--starboard", default=os.environ.get("STARBOARD", "starboard"))
    parser.add_argument("--name", default="Ada")
    parser.add_argument("--seed", type=int, help="for the same choices again")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)

    api = Api(arguments.address)
    welcomed = api.call("POST", "/api/people", {"name": arguments.name})
    api.secret = welcomed["secret"]
    table_id = arguments.table or open_table(api, arguments.game, json.loads(arguments.options))

    table = Table(Engine(arguments.starboard), welcomed["person"]["id"])
    client = Client(api, table_id, table)
    while table.version == 0:
        client.wait()
    if table.free() is None:
        raise SystemExit("there is no free seat at this table")
    client.ask({"sit": {"seat": table.free(), "entropy": secrets.token_hex(16)}})
    while not table.is_over:
        known, possible = table.version, table.possible()
        if table.mine() in table.asked():
            request = {"answer": {"agrees": True}}
        elif possible:
            request = {"act": {"action": chance.choice(possible)}}
        else:
            client.wait()
            continue
        try:
            client.ask(request)
        except Refused as refusal:
            if refusal.code not in ("stale", "not-your-turn", "over", "nothing-asked"):
                raise
            # Something has happened meanwhile, and its entry comes before or after the refusal.
            if table.version == known:
                client.wait()
        # A connection may send 20 messages a second.
        time.sleep(0.05)
    record = api.call("GET", f"/api/tables/{table_id}/record")
    print(f"{len(table.steps)} steps: {api.address}/api/tables/{table_id}/record")
    assert len(record["moves"]) == len(table.steps), "the record has every step"


if __name__ == "__main__":
    main()
