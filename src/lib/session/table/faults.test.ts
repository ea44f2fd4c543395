import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../../table/log/bytes.ts';
import { isProof } from '../../table/consent/consent.ts';
import { decodeEntry, placeMessage } from '../../table/log/entry.ts';
import { holds } from '../../table/log/curve.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import { absenceOf, cutsFor, LONG_THOUGHT, PATIENCE, proofAgainst, type Sight } from '../parties/absence.ts';
import { isBotSeat } from './seats.ts';
import { evidenceFile } from '../storage/records.ts';
import { lastTurn, takebackChance } from '../takeback/takeback.ts';
import { readTalk } from '../parties/messages.ts';
import { evidenceOf } from '../../table/fold/evidence.ts';

async function started(seats: readonly number[]): Promise<Circle> {
  const circle = new Circle(headerFor({ seats, first: 0 }));
  await circle.sit();
  await circle.settle();
  return circle;
}

const GONE: Sight = { here: false, goneSince: 0 };
const HERE: Sight = { here: true, goneSince: 0 };
const anybody = () => true;

describe('a missing player', () => {
  it('is waited for before the others are asked what to do', async () => {
    const { devices } = await started([0, 1, 2]);
    const { table } = devices[1];
    const seen = (now: number, sight: Sight) => absenceOf(table, 1, () => sight, { now, waitingSince: 0 });
    expect(seen(PATIENCE - 1, GONE)).toBeNull();
    expect(seen(PATIENCE, GONE)).toMatchObject({
      missing: [{ party: 0, seats: [0], owes: 'choice', here: false }],
      needed: 2,
      canCarry: true,
      verdicts: ['bot', 'out']
    });
    // A clock that is up ends the patience for a choice.
    const late = { now: 1, waitingSince: 0, isLate: (party: number) => party === 0 };
    expect(absenceOf(table, 1, () => HERE, late)).toMatchObject({
      missing: [{ party: 0, owes: 'choice', here: true, late: true }]
    });
    // A thinking party is not missing.
    expect(seen(PATIENCE, HERE)).toBeNull();
    expect(seen(LONG_THOUGHT, HERE)?.missing).toHaveLength(1);
    // A device is never missing to itself.
    expect(absenceOf(devices[0].table, 0, () => GONE, { now: PATIENCE, waitingSince: 0 })).toBeNull();
  });

  it('counts as missing from when it left, or from when the table began to wait for it', async () => {
    const { table } = (await started([0, 1, 2])).devices[1];
    const at = (now: number, goneSince: number, waitingSince: number) =>
      absenceOf(table, 1, () => ({ here: false, goneSince }), { now, waitingSince });
    expect(at(PATIENCE + 5, 10, 0)).toBeNull();
    expect(at(PATIENCE + 5, 0, 10)).toBeNull();
    expect(at(PATIENCE + 10, 5, 10)).not.toBeNull();
  });

  it('cannot be cut off by the only other party', async () => {
    const { table } = (await started([0, 1])).devices[1];
    const absence = absenceOf(table, 1, () => GONE, { now: PATIENCE, waitingSince: 0 });
    expect(absence).toMatchObject({ needed: 2, canCarry: false });
  });

  it('has the pending votes shown, and is played by a bot once they carry', async () => {
    const circle = await started([0, 1, 2]);
    const [, a, b] = circle.devices;
    const sight = (party: number) => (party === 0 ? GONE : HERE);
    const absence = () => absenceOf(b.table, 2, sight, { now: PATIENCE, waitingSince: 0 });
    const cuts = cutsFor(absence()!.missing, 'bot', 1);
    expect(cuts).toEqual([{ party: 0, verdict: 'bot', host: 1 }]);
    const vote = await a.writer.vote(cuts);
    b.table.receive(vote);
    expect(absence()!.votes).toMatchObject([{ cuts, voters: [1], mine: false, sealed: false }]);
    a.table.receive(await b.writer.vote(cuts));
    for (const [from, to] of [
      [a, b],
      [b, a]
    ])
      for (const bytes of await from.writer.answerDuties()) to.table.receive(bytes);
    expect([0, 1, 2].map((seat) => isBotSeat(a.table, seat))).toEqual([true, false, false]);
    expect(absence()).toBeNull();
  });
});

/** Three devices that have signed the header, and the absence as the last of them sees it. */
async function seatedOnly() {
  const circle = new Circle(headerFor({ seats: [0, 1, 2] }));
  await circle.sit();
  const seenBy = (party: number, gone: number) =>
    absenceOf(circle.devices[party].table, party, (other) => (other === gone ? GONE : HERE), {
      now: PATIENCE,
      waitingSince: 0
    });
  /** All but one vote and answer what they owe until the game has begun. */
  const vote = async (gone: number, verdict: 'bot' | 'out' | 'other') => {
    const rest = circle.devices.filter(({ writer }) => writer.party !== gone);
    const share = (list: readonly Uint8Array[]) => {
      for (const { table } of rest) for (const bytes of list) table.receive(bytes);
    };
    const [host] = rest;
    const cuts = cutsFor(seenBy(host.writer.party, gone)!.missing, verdict, host.writer.party);
    for (const { writer } of rest) share([await writer.vote(cuts)]);
    for (let round = 0; round < 6; round++) for (const { writer } of rest) share(await writer.answerDuties());
    const hashes = new Set(rest.map(({ table }) => table.snapshot.hash));
    expect(hashes.size).toBe(1);
    return host.table.snapshot;
  };
  return { circle, seenBy, vote };
}

describe('a player who leaves between the beginning and the first draw', () => {
  it('without having signed is named, and no party can be voted out yet', async () => {
    const { devices, header } = new Circle(headerFor({ seats: [0, 1, 2] }));
    const { table, writer } = devices[0];
    await writer.sit();
    table.receive(await devices[2].writer.sit());
    const absence = (now: number, sight: Sight) =>
      absenceOf(table, 0, (party) => (party === 1 ? sight : HERE), { now, waitingSince: 0 });
    expect(absence(PATIENCE - 1, GONE)).toBeNull();
    // A connected party that does not sign has another header, or other rules.
    for (const sight of [GONE, HERE])
      expect(absence(PATIENCE, sight)).toEqual({
        missing: [{ party: 1, seats: [1], owes: 'seat', here: sight.here }],
        needed: 2,
        canCarry: false,
        verdicts: [],
        votes: []
      });
    expect(header.first).toBeUndefined();
    table.receive(await devices[1].writer.sit());
    expect(absence(PATIENCE, GONE)?.missing ?? []).toEqual([]);
  });

  it.each(['bot', 'out'] as const)('and was to name the witness is replaced by vote: %s', async (verdict) => {
    const { seenBy, vote } = await seatedOnly();
    expect(seenBy(2, 0)).toMatchObject({
      missing: [{ party: 0, owes: 'draw', here: false }],
      canCarry: true,
      verdicts: ['bot', 'out']
    });
    const { state, seating } = await vote(0, verdict);
    expect(state).not.toBeNull();
    expect(seating.speakers[0]).toBe(verdict === 'bot' ? 1 : null);
  });

  it.each(['other', 'bot', 'out'] as const)('and was to witness it can be voted on: %s', async (verdict) => {
    const { circle, seenBy, vote } = await seatedOnly();
    circle.share(await circle.devices[0].writer.answerDuties());
    expect(seenBy(2, 1)).toMatchObject({
      missing: [{ party: 1, owes: 'witness', here: false }],
      verdicts: ['other', 'bot', 'out']
    });
    const { state, seating } = await vote(1, verdict);
    expect(state).not.toBeNull();
    expect(seating.speakers[1]).toBe(verdict === 'other' ? 1 : verdict === 'bot' ? 0 : null);
  });

  it('and has the last link of it to show can be voted on', async () => {
    const { circle, seenBy, vote } = await seatedOnly();
    circle.share(await circle.devices[0].writer.answerDuties());
    circle.share(await circle.devices[1].writer.answerDuties());
    expect(circle.devices[1].table.snapshot.ask).toMatchObject({ kind: 'draw', stage: 'draw' });
    expect(seenBy(2, 0)).toMatchObject({ missing: [{ party: 0, owes: 'draw' }], verdicts: ['bot', 'out'] });
    expect((await vote(0, 'out')).state).not.toBeNull();
  });
});

describe('a witness that does not answer', () => {
  it('is passed over by vote, and another one is found', async () => {
    const circle = new Circle(headerFor({ seats: [0, 1, 2, 3], first: 0 }));
    await circle.sit();
    const [mover, lost, ...rest] = circle.devices;
    // The first draw needs a witness: party 1 is named, and is gone.
    circle.share(await mover.writer.answerDuties());
    expect(mover.table.snapshot.awaited).toEqual([{ party: 1, seat: null }]);
    const here = (party: number) => (party === 1 ? GONE : HERE);
    const absence = () => absenceOf(rest[0].table, 2, here, { now: PATIENCE, waitingSince: 0 });
    expect(absence()).toMatchObject({
      missing: [{ party: 1, owes: 'witness' }],
      verdicts: ['other', 'bot', 'out']
    });
    const cuts = cutsFor(absence()!.missing, 'other', 2);
    expect(cuts).toEqual([{ party: 1, verdict: 'other' }]);
    const voters = [mover, ...rest];
    for (const { writer } of voters) circle.share(await writer.vote(cuts));
    for (let round = 0; round < 6; round++)
      for (const { writer } of voters) circle.share(await writer.answerDuties());
    const { snapshot } = mover.table;
    expect(snapshot.ask.kind).toBe('choice');
    // It only lost the draw: the seat is still its own.
    expect(snapshot.seating.parties[1].status).toBe('seated');
    expect(isBotSeat(mover.table, 1)).toBe(false);
    expect(lost.table.snapshot.hash).toBe(snapshot.hash);
  });
});

describe('a party that answered twice', () => {
  it('can be voted out by the others with the proof, when the table cannot decide which answer counts', async () => {
    const circle = await started([0, 1, 2]);
    const [liar, a, b] = circle.devices;
    const twin = new Circle(circle.header).devices[0];
    for (const bytes of circle.entries) twin.table.receive(bytes);
    const answers = [
      await liar.writer.act(0, liar.table.actions(0)[0]),
      await twin.writer.act(0, twin.table.actions(0).at(-1)!)
    ];
    const absence = (table = a.table, party = 1) =>
      absenceOf(table, party, () => HERE, { now: 5, waitingSince: 0 });
    expect(absence()).toBeNull();
    for (const { table } of [a, b]) for (const bytes of answers) table.receive(bytes);
    expect(a.table.snapshot.phase).toBe('disputed');
    // Waiting cannot help, so the vote is offered at once.
    expect(absence()).toMatchObject({
      missing: [{ party: 0, seats: [0], owes: 'twice', here: true }],
      needed: 2,
      canCarry: true,
      verdicts: ['bot', 'out']
    });
    const cuts = cutsFor(absence()!.missing, 'out', 1);
    const proof = proofAgainst(a.table, cuts);
    expect(proof && isProof(a.table.id, proof, circle.header.parties[0].key)).toBe(true);
    expect(proofAgainst(a.table, [{ party: 2, verdict: 'out' }])).toBeUndefined();
    for (const { writer, table } of [a, b])
      for (const other of [a, b]) {
        const vote = writer === other.writer ? null : await writer.vote(cuts, proofAgainst(table, cuts));
        if (vote) other.table.receive(vote);
      }
    for (let round = 0; round < 4; round++)
      for (const from of [a, b])
        for (const bytes of await from.writer.answerDuties())
          for (const to of [a, b]) if (to !== from) to.table.receive(bytes);
    expect(a.table.snapshot.seating.parties[0].status).toBe('cut');
    expect(a.table.snapshot.hash).toBe(b.table.snapshot.hash);
    expect(absence()).toBeNull();
  });
});

describe('the proof against a party', () => {
  it('is a file that anyone can check with the key in it', async () => {
    const circle = await started([0, 1]);
    const { header } = circle;
    // Party 0 answers the same question twice, from two copies of its key.
    const copies = [0, 1].map(() => new Circle(header).devices[0]);
    for (const copy of copies) for (const bytes of circle.entries) copy.table.receive(bytes);
    const { table } = circle.devices[1];
    for (const [n, { table: own, writer }] of copies.entries())
      table.receive(await writer.act(0, own.actions(0)[n]));
    const evidence = evidenceOf(table);
    const file = JSON.parse(await evidenceFile(table, evidence, 'room').text());
    expect(file).toMatchObject({ bastide: 'evidence', table: toHex(table.id) });
    expect(file.items).toMatchObject([{ kind: 'equivocation', party: 0, key: toHex(header.parties[0].key) }]);
    const entries = (file.items[0].entries as string[]).map((hex) => decodeEntry(fromHex(hex)));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
    for (const { party, index, id, signature } of entries) {
      const message = placeMessage(table.id, party, index, fromHex(id));
      expect(holds({ key: fromHex(file.items[0].key), message, signature })).toBe(true);
    }
  });
});

describe('a takeback', () => {
  it('needs no consent only while nothing was revealed and the seat is still asked', async () => {
    const circle = await started([0, 1, 2]);
    const { table } = circle.devices[0];
    expect(takebackChance(table.fold.tip, 0, anybody)).toEqual({ can: 'nothing', why: 'nothingDone' });
    const from = table.fold.tip.position;
    await circle.choose((actions) => actions.at(-1)!);
    await circle.settle();
    expect(lastTurn(table.fold.tip, 0, anybody)).toEqual({ seat: 0, to: from });
    const chance = takebackChance(table.fold.tip, 0, anybody);
    expect(['turn', 'ask']).toContain(chance.can);
    // A bot's choice on this device is no person's move.
    expect(takebackChance(table.fold.tip, 0, () => false)).toEqual({ can: 'nothing', why: 'nothingDone' });
  });

  it('never goes past a reveal at a table without other parties', async () => {
    const circle = await started([0, 0]);
    const { table } = circle.devices[0];
    for (let i = 0; i < 4; i++) {
      await circle.choose((actions) => actions[0]);
      await circle.settle();
      const chance = takebackChance(table.fold.tip, 0, anybody);
      expect(chance.can).not.toBe('ask');
    }
  });
});

describe('short messages', () => {
  const hash = 'ab'.repeat(32);
  const signature = 'A'.repeat(86);

  it('parse to what was sent', () => {
    for (const message of [
      { say: 'heads', heads: [1, 2, 0], ask: true },
      { say: 'wish', hash, to: 3 },
      { say: 'wish', hash, to: null },
      { say: 'agree', hash, to: 3, signature },
      { say: 'refuse', hash },
      { say: 'return', hash, party: 1 },
      { say: 'consent', hash, party: 1, signature }
    ])
      expect(readTalk(JSON.stringify(message))).toEqual(message);
  });

  it('are dropped when they are malformed', () => {
    for (const text of [
      '',
      '[]',
      'null',
      '{"say":"heads","heads":[-1]}',
      `{"say":"wish","hash":"${hash}","to":1.5}`,
      `{"say":"wish","hash":"x","to":1}`,
      `{"say":"agree","hash":"${hash}","to":1,"signature":"short"}`,
      `{"say":"shout","hash":"${hash}"}`
    ])
      expect(readTalk(text)).toBeNull();
  });
});
