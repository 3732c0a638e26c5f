#!/usr/bin/env python3
"""Checks the chance of a Starboard record without Starboard's code: python3 fairness.py RECORD CHANCE
CHANCE is what `starboard verify --chance RECORD` prints: the outcomes of every chance turn with their
weights, which follow from the rules. Everything else is computed here, as docs/fairness.md describes.
"""
import hashlib, itertools, json, pathlib, struct, sys
sha = lambda data: hashlib.sha256(data).digest()
rotate = lambda x, n: (x << n | x >> 32 - n) & 0xFFFFFFFF

def quarter_round(s, a, b, c, d):
    for x, y, z, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xFFFFFFFF
        s[z] = rotate(s[z] ^ s[x], n)

def chacha20(key, stream):
    """The key stream of ChaCha20 as numbers of 64 bits, with a 64-bit counter and a 64-bit stream."""
    for counter in itertools.count():
        block = b"expand 32-byte k" + key + struct.pack("<QQ", counter, stream)
        s = list(start := struct.unpack("<16I", block))
        for _, diagonal, i in itertools.product(range(10), range(2), range(4)):
            quarter_round(s, i, *(4 * row + (i + row * diagonal) % 4 for row in (1, 2, 3)))
        words = [(x + y) & 0xFFFFFFFF for x, y in zip(s, start)]
        yield from (low | high << 32 for low, high in zip(words[::2], words[1::2]))

def pick(seed, k, outcomes):
    """The outcome of the k-th chance turn, counted from 0."""
    limit = 2**64 - 1 - (2**64 - 1) % (total := sum(weight for _, weight in outcomes))
    ticket = next(bits for bits in chacha20(seed, k) if bits < limit) % total
    sums = itertools.accumulate(weight for _, weight in outcomes)
    return next(text for (text, _), upto in zip(outcomes, sums) if ticket < upto)

def problems(record, chance):
    if not record.get("seed"):
        return ["the record contains no seed"]
    seed, found = bytes.fromhex(record["seed"]), []
    if not chance:
        found.append("there is no chance turn in CHANCE: no outcome was checked")
    if sha(seed).hex() != record.get("commitment"):
        found.append("the seed does not match the commitment")
    if fairness := record.get("fairness"):
        mixed = bytes.fromhex(fairness.get("seed") or "")
        if sha(mixed).hex() != fairness["commitment"]:
            found.append("the server's seed does not match its commitment")
        for entropy in fairness["entropy"]:
            mixed = sha(mixed + entropy.encode("ascii"))
        if mixed != seed:
            found.append("the seed does not come from the server's and what the players added")
    for k, turn in enumerate(chance):
        expected, told = pick(seed, k, turn["outcomes"]), record["moves"][turn["move"] - 1]
        if expected != told:
            found.append(f"move {turn['move']}: the seed gives {expected}, the record says {told}")
    return found

if __name__ == "__main__":
    record, chance = (pathlib.Path(name).read_text() for name in sys.argv[1:])
    record, turns = json.loads(record), [json.loads(line) for line in chance.splitlines()]
    found = problems(record, turns)
    origin = "" if record.get("fairness") else "; not checked: where the seed comes from"
    print("\n".join(found) or f"fair: {len(turns)} chance turns follow from the seed{origin}")
    sys.exit(bool(found))
