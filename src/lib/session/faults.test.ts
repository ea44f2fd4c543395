import { describe, expect, it } from 'vitest';
import { Circle, headerFor } from '../table/testing/bench.ts';
import { absenceOf, cutsFor, isBotSeat, LONG_THOUGHT, PATIENCE, type Sight } from './absence.ts';
import { lastTurn, takebackChance } from './takeback.ts';
import { readTalk } from './talk.ts';

async function started(seats: readonly number[]): Promise<Circle> {
  const circle = new Circle(headerFor({ seats, first: 0 }));
  await circle.sit();
  await circle.settle();
  return circle;
}

const GONE: Sight = { here: false, goneSince: 0 };
const HERE: Sight = { here: true, goneSince: 0 };
const anybody = () => true;

describe('somebody who is missing', () => {
  it('is waited for before anybody is asked what to do', async () => {
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
    // Thinking is not missing.
    expect(seen(PATIENCE, HERE)).toBeNull();
    expect(seen(LONG_THOUGHT, HERE)?.missing).toHaveLength(1);
    // Nobody misses oneself.
    expect(absenceOf(devices[0].table, 0, () => GONE, { now: PATIENCE, waitingSince: 0 })).toBeNull();
  });

  it('counts from when it left, or from when the table came to wait for it', async () => {
    const { table } = (await started([0, 1, 2])).devices[1];
    const at = (now: number, goneSince: number, waitingSince: number) =>
      absenceOf(table, 1, () => ({ here: false, goneSince }), { now, waitingSince });
    expect(at(PATIENCE + 5, 10, 0)).toBeNull();
    expect(at(PATIENCE + 5, 0, 10)).toBeNull();
    expect(at(PATIENCE + 10, 5, 10)).not.toBeNull();
  });

  it('cannot be cut off by the only other one', async () => {
    const { table } = (await started([0, 1])).devices[1];
    const absence = absenceOf(table, 1, () => GONE, { now: PATIENCE, waitingSince: 0 });
    expect(absence).toMatchObject({ needed: 2, canCarry: false });
  });

  it('shows the votes that stand, and is played by a bot once they carry', async () => {
    const circle = await started([0, 1, 2]);
    const [, a, b] = circle.devices;
    const sight = (party: number) => (party === 0 ? GONE : HERE);
    const look = () => absenceOf(b.table, 2, sight, { now: PATIENCE, waitingSince: 0 });
    const cuts = cutsFor(look()!.missing, 'bot', 1);
    expect(cuts).toEqual([{ party: 0, verdict: 'bot', host: 1 }]);
    const vote = await a.writer.vote(cuts);
    b.table.receive(vote);
    expect(look()!.votes).toMatchObject([{ cuts, voters: [1], mine: false, sealed: false }]);
    a.table.receive(await b.writer.vote(cuts));
    for (const [from, to] of [
      [a, b],
      [b, a]
    ])
      for (const bytes of await from.writer.answerDuties()) to.table.receive(bytes);
    expect([0, 1, 2].map((seat) => isBotSeat(a.table, seat))).toEqual([true, false, false]);
    expect(look()).toBeNull();
  });
});

describe('a takeback', () => {
  it('needs nobody else only while nothing was revealed and the seat is still asked', async () => {
    const circle = await started([0, 1, 2]);
    const { table } = circle.devices[0];
    expect(takebackChance(table.fold.tip, 0, anybody)).toEqual({ can: 'nothing', why: 'nothingDone' });
    const from = table.fold.tip.position;
    await circle.choose((actions) => actions.at(-1)!);
    await circle.settle();
    expect(lastTurn(table.fold.tip, 0, anybody)).toEqual({ seat: 0, to: from });
    const chance = takebackChance(table.fold.tip, 0, anybody);
    expect(['turn', 'ask']).toContain(chance.can);
    // What only a bot of this device decided is nobody's move.
    expect(takebackChance(table.fold.tip, 0, () => false)).toEqual({ can: 'nothing', why: 'nothingDone' });
  });

  it('never goes past a reveal where there is nobody to ask', async () => {
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

  it('come back as they went', () => {
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

  it('are nothing when they are something else', () => {
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
