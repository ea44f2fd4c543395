import { describe, expect, it } from 'vitest';
import { isProof } from './consent.ts';
import { evidenceOf, proofOf } from '../fold/evidence.ts';
import { fromHex } from '../log/bytes.ts';
import { placeMessage, type Body, type Cut, type Entry, type Proof } from '../log/entry.ts';
import type { Table } from '../fold/table.ts';
import { Circle, headerFor, secretsOf } from '../testing/bench.ts';
import { SEAL, unsigned, vote, type Place } from '../testing/logs.ts';
import { isSealOf, isVote, tally } from './vote.ts';

const OUT: readonly Cut[] = [{ party: 0, verdict: 'out' }];

async function started(parties: number): Promise<Circle> {
  const circle = new Circle(
    headerFor({ seats: Array.from({ length: parties }, (_, seat) => seat), first: 0, witness: 'next' })
  );
  await circle.sit();
  await circle.settle();
  return circle;
}

/** An entry after another in the log of its party. */
const entryAfter = (table: Table, last: Entry, body: Body, place: Place = table.snapshot) =>
  unsigned(table.id, last.party, last, body, place);

/** The proof that a party signed two entries at one place. */
async function proofFor(table: Table, party: number): Promise<Proof> {
  const last = table.fold.logOf(party)!.last!;
  const bodies: readonly Body[] = [{ kind: 'resign', seat: party }, SEAL];
  const twins = bodies.map(async (body) => {
    const entry = entryAfter(table, last, body);
    const message = placeMessage(table.id, party, entry.index, fromHex(entry.id));
    return { ...entry, signature: await secretsOf(party).signer.sign(message) };
  });
  return proofOf((await Promise.all(twins)) as [Entry, Entry]);
}

describe('a proof', () => {
  it('shows two different ids: one honest entry named twice proves nothing', async () => {
    const circle = await started(2);
    const { table } = circle.devices[0];
    const entry = table.fold.logOf(1)!.last!;
    const { key } = circle.header.parties[1];
    expect(isProof(table.id, proofOf([entry, entry]), key)).toBe(false);
    expect(isVote(table.fold.tip, 0, [{ party: 1, verdict: 'out' }], null)).toBe(false);
  });
});

describe('more than half', () => {
  it.each([
    [4, 0, false],
    [4, 1, false],
    [4, 2, true],
    [5, 1, false],
    [5, 2, true]
  ])(
    'of %i seated parties hand a seat back: the host and %i others, one cut: %s',
    async (parties, others, isEnough) => {
      const circle = await started(parties + 1);
      const rest = circle.devices.slice(1);
      const share = (bytes: Uint8Array) => rest.forEach(({ table }) => table.receive(bytes));
      for (const { writer } of rest) share(await writer.vote([{ party: 0, verdict: 'bot', host: 1 }]));
      for (let busy = true; busy;) {
        busy = false;
        for (const { writer } of rest)
          for (const bytes of await writer.answerDuties()) {
            busy = true;
            share(bytes);
          }
      }
      const [host, ...rest2] = rest;
      expect(host.table.snapshot.seating.parties[0].status).toBe('cut');
      const consents = await Promise.all(
        rest2.slice(0, others).map(({ writer }) => writer.consentToReturn(0))
      );
      const back = host.writer.giveBack(0, 0, consents);
      if (isEnough) await expect(back).resolves.toBeDefined();
      else await expect(back).rejects.toMatchObject({ code: 'ILLEGAL' });
      expect(host.table.snapshot.seating.parties[0].status).toBe(isEnough ? 'seated' : 'cut');
    }
  );
});

describe('a vote', () => {
  it('names each party once, in ascending order', async () => {
    const circle = await started(4);
    const { tip } = circle.devices[1].table.fold;
    expect(isVote(tip, 1, OUT)).toBe(true);
    expect(isVote(tip, 1, [...OUT, ...OUT])).toBe(false);
    expect(isVote(tip, 1, [...OUT, { party: 0, verdict: 'bot', host: 1 }])).toBe(false);
  });

  it.each([
    [4, 2, false],
    [4, 3, true],
    [5, 2, false],
    [5, 3, true]
  ])('of %i seated parties, sealed by %i, carries: %s', async (parties, voters, carries) => {
    const circle = await started(parties);
    const { table } = circle.devices[1];
    const { position, hash } = table.snapshot;
    const place = { position, hash };
    for (let party = 1; party <= voters; party++) {
      const cast = entryAfter(table, table.fold.logOf(party)!.last!, vote(...OUT));
      const { key } = circle.header.parties[party];
      table.fold.add(cast, key);
      table.fold.add(entryAfter(table, cast, SEAL, place), key);
    }
    expect(table.fold.at(position + 1)?.via.kind ?? null).toBe(carries ? 'cut' : null);
  });

  it('that names parties twice does not carry', async () => {
    const circle = await started(3);
    const { table } = circle.devices[1];
    const { position } = table.snapshot;
    for (const party of [1, 2]) {
      const first = entryAfter(table, table.fold.logOf(party)!.last!, vote(...OUT, ...OUT));
      table.fold.add(first, circle.header.parties[party].key);
      table.fold.add(entryAfter(table, first, SEAL), circle.header.parties[party].key);
    }
    expect(table.snapshot.position).toBe(position);
  });

  it.each<[string, hasSeen: boolean, proofAgainst: number | null, counts: boolean]>([
    ['is void if its party has seen the game continue', true, null, false],
    ['counts if it has not', false, null, true],
    ['counts also then with a proof against the party it cuts', true, 0, true],
    ['is void with a proof against another party', true, 1, false]
  ])('%s', async (_, hasSeen, proofAgainst, counts) => {
    const circle = await started(3);
    const { table } = circle.devices[1];
    const place = { position: table.snapshot.position, hash: table.snapshot.hash };
    const proof = proofAgainst === null ? {} : { proof: await proofFor(table, proofAgainst) };
    const keep = entryAfter(table, table.fold.logOf(0)!.last!, {
      kind: 'do',
      seat: 0,
      action: { do: 'keep' }
    });
    table.fold.add(keep, circle.header.parties[0].key);
    const later = { position: table.snapshot.position, hash: table.snapshot.hash };
    expect(later.position).toBe(place.position + 1);
    for (const party of [1, 2]) {
      let last = table.fold.logOf(party)!.last!;
      const add = (body: Body, at = place) => {
        last = entryAfter(table, last, body, at);
        table.fold.add(last, circle.header.parties[party].key);
      };
      // Only one of them has: if its vote is void, the other one is not more than half of three.
      if (hasSeen && party === 2) add(vote(), later);
      add({ kind: 'absent', cuts: OUT, ...(party === 2 ? proof : {}) });
      add(SEAL);
    }
    expect(table.fold.at(place.position + 1)?.via.kind).toBe(counts ? 'cut' : 'answers');
  });

  it('about a party that never was at the table changes nothing, with any proof', async () => {
    const circle = await started(3);
    const { table } = circle.devices[1];
    const { position } = table.snapshot;
    const proof = { ...(await proofFor(table, 0)), party: 9 };
    const cast = entryAfter(table, table.fold.logOf(1)!.last!, {
      kind: 'absent',
      cuts: [{ party: 9, verdict: 'out' }],
      proof
    });
    expect(table.fold.add(cast, circle.header.parties[1].key)).toBe(true);
    expect([table.snapshot.position, table.fold.votes().ballots]).toEqual([position, []]);
  });

  it('names a party that is not awaited only with the proof against it', async () => {
    const circle = await started(4);
    const { tip } = circle.devices[1].table.fold;
    const cuts: readonly Cut[] = [{ party: 2, verdict: 'out' }];
    expect(isVote(tip, 1, cuts)).toBe(false);
    expect(isVote(tip, 1, cuts, 3)).toBe(false);
    expect(isVote(tip, 1, cuts, 2)).toBe(true);
    expect(isVote(tip, 1, [{ party: 2, verdict: 'other' }], 2)).toBe(false);
  });

  it('is of a seated party, about others: never empty, of itself or of one that left', async () => {
    const circle = await started(4);
    const { tip } = circle.devices[1].table.fold;
    expect(isVote(tip, 1, [])).toBe(false);
    expect(isVote(tip, 0, OUT)).toBe(false);
    expect(isVote(tip, 9, OUT)).toBe(false);
    const gone = (n: number) => {
      const parties = tip.seating.parties.map((party, at) =>
        at === n ? { ...party, status: 'left' as const } : party
      );
      return { ...tip, seating: { ...tip.seating, parties } };
    };
    expect(isVote(gone(1), 1, OUT)).toBe(false);
    const hostedBy = (host: number) => [{ party: 0, verdict: 'bot', host }] as const;
    expect([2, 1].map((host) => isVote(tip, 1, hostedBy(host)))).toEqual([true, true]);
    // A bot is hosted by a party that stays.
    expect([0, 9].map((host) => isVote(tip, 1, hostedBy(host)))).toEqual([false, false]);
    expect(isVote(gone(2), 1, hostedBy(2))).toBe(false);
  });

  it('asks for another witness only while a witness is awaited, and only for that one', async () => {
    const header = headerFor({ seats: [0, 1, 2], first: 0, witness: 'next' });
    const circle = new Circle(header);
    const { table } = circle.devices[0];
    await circle.sit();
    const other = (party: number): readonly Cut[] => [{ party, verdict: 'other' }];
    const { ask } = table.fold.tip;
    expect(ask).toMatchObject({ kind: 'draw', stage: 'witness', witnesses: [1] });
    expect([0, 1, 2].map((party) => isVote(table.fold.tip, party === 2 ? 0 : 2, other(party)))).toEqual([
      false,
      true,
      false
    ]);
    // Nor for a liar, which may be voted out here.
    expect(
      [other(0), [{ party: 0, verdict: 'out' } as const]].map((cuts) => isVote(table.fold.tip, 2, cuts, 0))
    ).toEqual([false, true]);
    circle.share(await circle.devices[1].writer.answerDuties());
    expect(table.fold.tip.ask).toMatchObject({ kind: 'draw', stage: 'draw' });
    expect(isVote(table.fold.tip, 1, [{ party: 0, verdict: 'out' }])).toBe(true);
    expect(isVote(table.fold.tip, 1, other(0))).toBe(false);
    await circle.settle();
    expect(isVote(table.fold.tip, 1, other(0))).toBe(false);
  });

  it('is sealed at its own place of the game only', async () => {
    const circle = await started(3);
    const { table } = circle.devices[1];
    const { position, hash } = table.snapshot;
    const cast = entryAfter(table, table.fold.logOf(1)!.last!, vote(...OUT));
    const next = (body: Body, place = { position, hash }) => entryAfter(table, cast, body, place);
    expect(isSealOf(next(SEAL), cast)).toBe(true);
    expect(isSealOf(next({ kind: 'end' }), cast)).toBe(false);
    expect(isSealOf(next(SEAL, { position, hash: 'ab'.repeat(32) }), cast)).toBe(false);
    expect(isSealOf(next(SEAL, { position: position + 1, hash }), cast)).toBe(false);
  });

  it.each<[string, readonly (readonly [Body, after: number])[], readonly number[]]>([
    [
      'the vote cast last',
      [
        [vote(...OUT), 0],
        [vote({ party: 0, verdict: 'bot', host: 1 }), 1]
      ],
      [0, 1]
    ],
    [
      'the vote cast last, though an earlier one was sealed',
      [
        [vote(...OUT), 0],
        [SEAL, 1],
        [vote({ party: 0, verdict: 'bot', host: 1 }), 2]
      ],
      [0, 1]
    ],
    [
      'a vote without another entry after it',
      [
        [vote(...OUT), 0],
        [{ kind: 'end' }, 1]
      ],
      [0]
    ],
    [
      'a vote that was sealed',
      [
        [vote(...OUT), 0],
        [SEAL, 1]
      ],
      [1]
    ],
    [
      'of two branches only what was sealed',
      [
        [vote(...OUT), 0],
        [{ kind: 'end' }, 0]
      ],
      [0]
    ]
  ])('a party supports %s', async (_, bodies, standing) => {
    const circle = await started(3);
    const { table } = circle.devices[1];
    const log = [table.fold.logOf(1)!.last!];
    for (const [body, after] of bodies) {
      log.push(entryAfter(table, log[after], body));
      table.fold.add(log.at(-1)!, circle.header.parties[1].key);
    }
    const votes = log.filter(({ body }) => body.kind === 'absent');
    const { ballots } = tally(table.fold.tip, votes, () => true);
    const supports = votes.map(({ body }) =>
      ballots.some(({ cuts, standing: by }) => body.kind === 'absent' && cuts === body.cuts && by.has(1))
    );
    expect(supports.map(Number)).toEqual(standing);
  });

  it('names no party that was cut before, proven liar or not', async () => {
    const circle = await started(4);
    const { tip } = circle.devices[1].table.fold;
    const parties = tip.seating.parties.map((party, n) =>
      n === 2 ? { ...party, status: 'cut' as const } : party
    );
    const later = { ...tip, seating: { ...tip.seating, parties } };
    expect(isVote(later, 1, [{ party: 2, verdict: 'out' }], 2)).toBe(false);
  });
});

describe('at position 0', () => {
  it('a witness answers before all have sat, once the drawing party and the first party have', async () => {
    const header = headerFor({ seats: [0, 1, 2, 3], first: 3, witness: 'all' });
    const circle = new Circle(header);
    const witness = circle.devices[1];
    const sit = async (party: number) => circle.share(await circle.devices[party].writer.sit());
    await sit(1);
    expect(witness.writer.due).toBe(null);
    await sit(0);
    expect(witness.writer.due).toBe(null);
    await sit(3);
    expect(witness.writer.due).toBe('witness');
    const early = await witness.writer.answerDuties();
    expect(early).toHaveLength(1);
    expect(witness.writer.due).toBe(null);
    circle.share(early);
    expect(circle.devices[3].writer.due).toBe(null);
    await sit(2);
    await circle.settle();
    expect(witness.table.snapshot).toMatchObject({ phase: 'playing', awaited: [{ party: 3, seat: 3 }] });
    expect(evidenceOf(witness.table)).toEqual([]);
  });
});
