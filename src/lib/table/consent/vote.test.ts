import { describe, expect, it } from 'vitest';
import { decodeEntry, encodeDraft, idOf, placeMessage, seal, type Consent, type Cut } from '../log/entry.ts';
import {
  Circle,
  deviceOf,
  digestOf,
  headerFor,
  secretsOf,
  type Device,
  type TestTable
} from '../testing/bench.ts';
import { Chain } from '../log/chain.ts';
import { signerFromSeed } from '../log/curve.ts';
import { digest, fromHex } from '../log/bytes.ts';
import { returnMessage } from './consent.ts';
import { isVote } from './vote.ts';
import { Writer } from '../writer.ts';
import { evidenceOf } from '../fold/evidence.ts';

async function started(table: TestTable): Promise<Circle> {
  const circle = new Circle(headerFor({ first: 0, ...table }));
  await circle.sit();
  return circle;
}

/** A circle of all parties but one; entries signed in it reach only its members. */
function without(circle: Circle, party: number): Circle {
  const rest = new Circle(circle.header);
  rest.devices.splice(
    0,
    rest.devices.length,
    ...circle.devices.filter(({ writer }) => writer.party !== party)
  );
  return rest;
}

/** A table of three whose first party is cut by the others, who go on as `rest`; a bot of `host` plays its seat. */
async function firstIsCut(host: number): Promise<{ circle: Circle; rest: Circle }> {
  const circle = await started({ seats: [0, 1, 2] });
  await circle.settle();
  const rest = without(circle, 0);
  const cuts = [{ party: 0, verdict: 'bot', host }] as const;
  for (const { writer } of rest.devices) rest.share(await writer.vote(cuts));
  await rest.settle();
  return { circle, rest };
}

/** The same, where the first party is given its seat back with a new key, and has not sat down yet. */
async function firstReturns(): Promise<{ circle: Circle; rest: Circle; returned: Device }> {
  const { circle, rest } = await firstIsCut(1);
  const [a, b] = rest.devices;
  const signer = signerFromSeed(digest('test-key', 77));
  const chain = new Chain(digest('test-chain', 77), signer.publicKey);
  const fresh = { key: signer.publicKey, tip: chain.tip };
  const consent = await b.writer.consentToReturn(0, fresh);
  rest.share(await a.writer.giveBack(0, 0, [consent], fresh));
  const { table } = deviceOf(circle.header, 0);
  for (const bytes of rest.entries) table.receive(bytes);
  const store = () => Promise.resolve();
  const writer = new Writer({ table, party: 3, signer, chain, store });
  return { circle, rest, returned: { table, stored: [], writer } };
}

const isAgreed = (circle: Circle) => new Set(circle.devices.map(({ table }) => digestOf(table))).size === 1;

describe('a vote on a missing party', () => {
  it('puts a bot in the place of a lone awaited seat, and its host hands it back', async () => {
    const circle = await started({ seats: [0, 1, 2] });
    await circle.settle();
    const rest = without(circle, 0);
    const [a, b] = rest.devices;
    const cuts = [{ party: 0, verdict: 'bot', host: 2 }] as const;
    rest.share(await a.writer.vote(cuts));
    expect(a.table.snapshot.phase).toBe('playing');
    rest.share(await b.writer.vote(cuts));
    expect(a.table.snapshot.phase).toBe('held');
    await rest.settle();
    expect(a.table.snapshot).toMatchObject({ phase: 'playing', awaited: [{ party: 2, seat: 0 }] });
    const draw = a.table.snapshot.draw;
    expect(draw).toBe(1 + 1 + 64);
    // An entry of the cut party on its own branch is stale, not guilty, and changes nothing.
    const late = await circle.devices[0].writer.act(0, { do: 'keep' });
    const before = digestOf(a.table);
    rest.share(late);
    expect(digestOf(a.table)).toBe(before);
    expect(evidenceOf(a.table)).toEqual([]);
    const consent = await a.writer.consentToReturn(0);
    rest.share(await b.writer.giveBack(0, 0, [consent]));
    expect(a.table.snapshot.awaited).toEqual([{ party: 0, seat: 0 }]);
    circle.share(rest.entries);
    expect(isAgreed(circle)).toBe(true);
    await circle.play(4);
    expect(circle.devices.every(({ table }) => table.snapshot.over)).toBe(true);
    expect(isAgreed(circle)).toBe(true);
  });

  it('lets a party return with a new key and chain', async () => {
    const { rest, returned } = await firstReturns();
    const [a, b] = rest.devices;
    const { table } = returned;
    rest.devices.push(returned);
    rest.share(await returned.writer.sit());
    expect(table.snapshot.awaited).toEqual([{ party: 3, seat: 0 }]);
    // The circle finds a device by its party number; the returned one is number 3.
    rest.devices.splice(0, 0, rest.devices[2]);
    const roll = [rest.devices[0], a, b, rest.devices[0]];
    rest.devices.splice(0, rest.devices.length, ...roll);
    await rest.play(3);
    expect(table.snapshot.over).toBe(true);
    expect(digestOf(a.table)).toBe(digestOf(table));
    expect(digestOf(b.table)).toBe(digestOf(table));
  });

  it('takes entries of a party that returns before it can know it, as many as there is room for', async () => {
    const { circle, rest, returned } = await firstReturns();
    const sit = await returned.writer.sit();
    /** Entries of parties that never come, which nobody can check. */
    const draft = {
      table: returned.table.id,
      prev: returned.table.id,
      position: 0,
      hash: new Uint8Array(32)
    };
    const junk = Array.from({ length: 16 }, (_, index) =>
      seal(new Uint8Array(64), encodeDraft({ ...draft, party: 9, index, body: { kind: 'seal' } }))
    );
    for (const [count, later] of [
      [15, 'known'],
      [16, 'accepted']
    ] as const) {
      const late = deviceOf(circle.header, 0).table;
      for (const bytes of [...junk.slice(0, count), sit])
        expect(late.receive(bytes)).toEqual({ status: 'waiting' });
      for (const bytes of rest.entries) late.receive(bytes);
      expect(late.receive(sit).status).toBe(later);
    }
  });

  it('is undone by its host alone, and only with a good key that no party has', async () => {
    const { rest } = await firstIsCut(2);
    const [a, b] = rest.devices;
    /** Whether party `by` hands seat 0 back at its own choice, with all consents there can be. */
    const returns = async (by: number, seat: number, fresh?: { key: Uint8Array; tip: Uint8Array }) => {
      const { id, snapshot, fold } = a.table;
      const other = by === 1 ? 2 : 1;
      const message = returnMessage(id, snapshot.hash, 0, fresh);
      const consents = [{ party: other, signature: await secretsOf(other).signer.sign(message) }];
      const { last } = fold.logOf(by)!;
      const canonical = encodeDraft({
        table: id,
        party: by,
        index: last!.index + 1,
        prev: fromHex(last!.id),
        position: snapshot.position,
        hash: fromHex(snapshot.hash),
        body: { kind: 'return', seat, party: 0, consents, ...(fresh && { fresh }) }
      });
      const place = placeMessage(id, by, last!.index + 1, idOf(canonical));
      rest.share(seal(await secretsOf(by).signer.sign(place), canonical));
      return a.table.snapshot.position > snapshot.position;
    };
    const { tip } = secretsOf(0).chain;
    expect(a.table.snapshot.awaited).toEqual([{ party: 2, seat: 0 }]);
    for (const key of [new Uint8Array(32), secretsOf(1).signer.publicKey, secretsOf(0).signer.publicKey])
      expect(await returns(2, 0, { key, tip })).toBe(false);
    rest.share(await b.writer.act(0, b.table.actions(0)[0]));
    await rest.settle();
    while (a.table.snapshot.awaited[0].seat !== 1) {
      const { party, seat } = a.table.snapshot.awaited[0];
      const { writer, table } = rest.devices.find((device) => device.writer.party === party)!;
      rest.share(await writer.act(seat!, table.actions(seat!)[0]));
      await rest.settle();
    }
    expect(await returns(1, 1)).toBe(false);
    expect(b.table.snapshot.hash).toBe(a.table.snapshot.hash);
  });

  it('uses the game’s default answer where other seats answered too', async () => {
    for (const open of [true, false]) {
      const circle = await started({ seats: [0, 1, 2], options: { rounds: 1, open } });
      await circle.settle();
      const isJoint = () => {
        const { ask } = circle.devices[0].table.snapshot;
        return ask.kind === 'choice' && ask.seats.length > 1;
      };
      while (!isJoint()) {
        await circle.choose((actions) => actions.at(-1)!);
        await circle.settle();
      }
      const rest = without(circle, 2);
      const scores = circle.devices[0].table.snapshot.scores;
      for (const { table, writer } of rest.devices)
        rest.share(await writer.act(writer.party, table.actions(writer.party)[0]));
      const cuts = [{ party: 2, verdict: 'out' }] as const;
      for (const { writer } of rest.devices) rest.share(await writer.vote(cuts));
      await rest.settle();
      const { table } = rest.devices[0];
      expect(table.snapshot.phase).toBe('over');
      // The default bid of the toy is 2; seats 0 and 1 bid 0. Seat 0 was also given its two dice.
      expect(table.snapshot.scores[2]).toBe(scores[2] + 2);
      expect(table.snapshot.scores[1]).toBe(scores[1]);
      expect(isAgreed(rest)).toBe(true);
    }
  });

  it('names each missing party once, in the order of the parties', async () => {
    const circle = await started({ seats: [0, 1, 2], options: { rounds: 1, open: true } });
    await circle.settle();
    const { table } = circle.devices[0];
    while (table.snapshot.ask.kind !== 'choice' || table.snapshot.ask.seats.length < 3) {
      await circle.choose((actions) => actions.at(-1)!);
      await circle.settle();
    }
    const first = { party: 1, verdict: 'out' } as const;
    const second = { party: 2, verdict: 'out' } as const;
    const counts = (...cuts: Cut[]) => isVote(table.fold.tip, 0, cuts);
    expect(counts(first, second)).toBe(true);
    expect(counts(second, first)).toBe(false);
    expect(counts(first, first)).toBe(false);
  });

  it('passes a silent witness over with other links', async () => {
    const circle = await started({ seats: [0, 1, 2], witness: 'next' });
    const rest = without(circle, 1);
    await rest.settle();
    const { table } = rest.devices[0];
    expect(table.snapshot.awaited).toEqual([{ party: 1, seat: null }]);
    for (const { writer } of rest.devices) rest.share(await writer.vote([{ party: 1, verdict: 'other' }]));
    await rest.settle();
    expect(table.snapshot.ask.kind).toBe('choice');
    expect(table.playedSince(0).flatMap(({ drawn }) => drawn)[0].number).toBe(65);
    expect(table.snapshot.seating.parties[1].status).toBe('seated');
  });

  it('is withdrawn when the missing answer comes first', async () => {
    const circle = await started({ seats: [0, 1, 2] });
    await circle.settle();
    const [mover, a, b] = circle.devices;
    const cuts = [{ party: 0, verdict: 'out' }] as const;
    circle.share(await a.writer.vote(cuts));
    circle.share(await mover.writer.act(0, { do: 'keep' }));
    expect(a.writer.due).toBe('withdraw');
    await circle.settle();
    await expect(b.writer.vote(cuts)).resolves.toBeDefined();
    expect(a.table.snapshot.phase).toBe('playing');
  });

  it('makes a party that sealed it wait until it is decided', async () => {
    const circle = await started({ seats: [0, 1, 2] });
    await circle.settle();
    const [mover, a, b] = circle.devices;
    const cuts = [{ party: 0, verdict: 'out' }] as const;
    const voteA = await a.writer.vote(cuts);
    const voteB = await b.writer.vote(cuts);
    // A receives both votes and seals; B receives the missing party's answer first and withdraws.
    a.table.receive(voteB);
    const [sealA] = await a.writer.answerDuties();
    expect(decodeEntry(sealA).body.kind).toBe('seal');
    const answers = [await mover.writer.act(0, { do: 'keep' })];
    answers.push(await mover.writer.act(0, { do: 'mark', n: 0 }));
    for (const bytes of answers) b.table.receive(bytes);
    for (const bytes of answers) a.table.receive(bytes);
    expect(a.table.snapshot.phase).toBe('held');
    const [withdrawn] = await b.writer.answerDuties();
    for (const bytes of [voteA, voteB, sealA, withdrawn, ...answers]) circle.share(bytes);
    expect(isAgreed(circle)).toBe(true);
    expect(a.table.snapshot.phase).toBe('playing');
    // B has shown that it saw the game continue, so the vote cannot carry any more and A is free again.
    await circle.play(2, 6);
    expect(isAgreed(circle)).toBe(true);
    expect(circle.devices[0].table.fold.nodes.every((node) => node.via.kind !== 'cut')).toBe(true);
  });

  it('is never carried by half: two parties wait', async () => {
    const circle = await started({ seats: [0, 1] });
    await circle.settle();
    const rest = without(circle, 0);
    rest.share(await rest.devices[0].writer.vote([{ party: 0, verdict: 'out' }]));
    await rest.settle();
    expect(rest.devices[0].table.snapshot.phase).toBe('playing');
    expect(rest.devices[0].table.snapshot.awaited).toEqual([{ party: 0, seat: 0 }]);
  });

  it('cuts a liar at a tie, with the proof enclosed', async () => {
    const circle = await started({ seats: [0, 1, 2] });
    await circle.settle();
    const twin = deviceOf(circle.header, 0);
    for (const bytes of circle.entries) twin.table.receive(bytes);
    const [liar, a, b] = circle.devices;
    const one = await liar.writer.act(0, { do: 'keep' });
    const two = await twin.writer.act(0, { do: 'again' });
    for (const { table } of [a, b]) for (const bytes of [one, two]) table.receive(bytes);
    expect(a.table.snapshot.phase).toBe('disputed');
    const [evidence] = evidenceOf(a.table);
    if (evidence.kind !== 'equivocation') throw new Error('no proof');
    const rest = without(circle, 0);
    for (const { writer } of rest.devices)
      rest.share(await writer.vote([{ party: 0, verdict: 'out' }], evidence.proof));
    await rest.settle();
    expect(a.table.snapshot.seating.parties[0].status).toBe('cut');
    await rest.settle();
    expect(isAgreed(rest)).toBe(true);
    expect(a.table.snapshot.phase).toBe('playing');
  });
});

describe('resigning', () => {
  it('silences a seat for good and the others play on', async () => {
    const circle = await started({ seats: [0, 1, 2] });
    await circle.settle();
    circle.share(await circle.devices[0].writer.resign(0));
    await circle.play(3);
    const { snapshot } = circle.devices[1].table;
    expect(snapshot.over).toBe(true);
    expect(snapshot.seating.speakers).toEqual([null, 1, 2]);
    expect(isAgreed(circle)).toBe(true);
  });
});

describe('a takeback', () => {
  it('needs no consent within a seat’s own decisions, and that of all others past a reveal', async () => {
    const circle = await started({ seats: [0, 1, 2] });
    await circle.settle();
    const [mover, a, b] = circle.devices;
    const { position } = mover.table.snapshot;
    circle.share(await mover.writer.act(0, { do: 'keep' }));
    circle.share(await mover.writer.back(0, position));
    expect(mover.table.actions(0)).toContainEqual({ do: 'again' });
    circle.share(await mover.writer.act(0, { do: 'again' }));
    await circle.settle();
    const drawn = () => mover.table.playedSince(0).flatMap((played) => played.drawn);
    const before = drawn().length;
    await expect(mover.writer.back(0, position)).rejects.toMatchObject({ code: 'NO_MAJORITY' });
    const consents: Consent[] = [
      await b.writer.consentToBack(position),
      await a.writer.consentToBack(position)
    ];
    await expect(mover.writer.back(0, position, [consents[0], consents[0]])).rejects.toMatchObject({
      code: 'ILLEGAL'
    });
    circle.share(await mover.writer.back(0, position, consents));
    circle.share(await mover.writer.act(0, { do: 'again' }));
    await circle.settle();
    const numbers = drawn().map(({ number }) => number);
    expect(numbers.length).toBe(before + 1);
    // Drawn again: the number never decreases.
    expect(numbers).toEqual([...numbers].sort((x, y) => x - y));
    expect(isAgreed(circle)).toBe(true);
    await circle.play(5);
    expect(isAgreed(circle)).toBe(true);
  });

  it('is ignored where a draw is awaited', async () => {
    const circle = await started({ seats: [0, 1, 2] });
    await circle.settle();
    const [mover] = circle.devices;
    await mover.writer.act(0, { do: 'again' });
    await expect(mover.writer.back(0, 0)).rejects.toMatchObject({ code: 'NOT_AWAITED' });
  });
});

describe('secret choices', () => {
  it('stay hidden until all are in, survive a crash, and bind', async () => {
    const circle = await started({ seats: [0, 1], options: { rounds: 1 } });
    await circle.settle();
    const hidden = () => {
      const { ask } = circle.devices[0].table.snapshot;
      return ask.kind === 'choice' && ask.stage === 'hide';
    };
    while (!hidden()) {
      await circle.choose((actions) => actions.at(-1)!);
      await circle.settle();
    }
    const [a, b] = circle.devices;
    const bytes = await a.writer.act(0, { do: 'bid', n: 2 });
    const { body } = decodeEntry(bytes);
    expect(body.kind).toBe('hide');
    expect('action' in body).toBe(false);
    circle.share(bytes);
    expect(b.table.snapshot.awaited).toEqual([{ party: 1, seat: 1 }]);
    circle.share(await b.writer.act(1, { do: 'bid', n: 1 }));
    // A restarts from its entries and its secrets alone.
    const again = deviceOf(circle.header, 0);
    for (const entry of circle.entries) again.table.receive(entry);
    const [show] = await again.writer.answerDuties();
    expect(decodeEntry(show).body).toMatchObject({ kind: 'show', action: { do: 'bid', n: 2 } });
    expect(secretsOf(0).chain.tip).toHaveLength(32);
    a.table.receive(show);
    circle.share(show);
    await circle.settle();
    expect(a.table.snapshot.over).toBe(true);
    expect(isAgreed(circle)).toBe(true);
  });
});
