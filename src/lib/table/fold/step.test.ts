import { describe, expect, it } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import { drawValue, outcomeOf } from '../draw/draw.ts';
import { commitmentHex } from '../draw/secret.ts';
import { fromHex } from '../log/bytes.ts';
import type { Body, Cut } from '../log/entry.ts';
import { link, Logs, out, say } from '../testing/logs.ts';
import { rounds } from '../testing/rounds.ts';

const resign = (seat: number): Body => ({ kind: 'resign', seat });
const other = (party: number): Cut => ({ party, verdict: 'other' });

/** What the game has been told so far. */
const saidAt = (logs: Logs) => (logs.folded().snapshot.state as { said: number[][] }).said;

/** Votes of these parties on others, sealed where the game is. */
function cast(logs: Logs, voters: readonly number[], ...cuts: readonly Cut[]) {
  const { snapshot } = logs.folded();
  for (const party of voters) logs.sealed(party, snapshot, ...cuts);
  return logs.folded().snapshot;
}

describe('the entry of a log that the game took last', () => {
  it.each([
    [0, 1],
    [1, 0]
  ])('is the later one where two seats of one party answered: seat %i first', (first, then) => {
    const logs = new Logs([0, 0, 1], '01 2');
    const { fold } = logs.answer([0, say(first, 1)], [0, say(then, 1)]);
    expect(fold.tip.position).toBe(1);
    expect(fold.tip.lastEntries.map((last) => last?.index)).toEqual([2, undefined]);
  });
});

describe('a seat that resigns', () => {
  it('at its draw has the next party draw, with links never asked for before', () => {
    const logs = new Logs(3, '=0 1');
    logs.answer([1, { kind: 'witness', link: link(1, 1) }]);
    const { ask, seating } = logs.answer([0, resign(0)]).snapshot;
    expect(ask).toMatchObject({ kind: 'draw', stage: 'witness', drawer: 1, number: 65, witnesses: [2] });
    expect(seating.parties.map(({ status }) => status)).toEqual(['left', 'seated', 'seated']);
  });

  it('together with another one makes both silent, and the numbers of draws jump for each', () => {
    const logs = new Logs(3, '012 0 2');
    const { snapshot } = logs.answer([0, resign(0)], [1, resign(1)], [2, say(2, 1)]);
    expect([snapshot.seating.speakers, snapshot.draw]).toEqual([[null, null, 2], 129]);
    // The game's default is 9; seat 0 is not asked again.
    expect([saidAt(logs), snapshot.awaited]).toEqual([[[9, 9, 1], [9]], [{ party: 2, seat: 2 }]]);
  });

  it('leaves its party at the table while that speaks for another seat', () => {
    const { seating } = new Logs([0, 0, 1], '0 1').answer([0, resign(0)]).snapshot;
    expect(seating.parties[0].status).toBe('seated');
  });

  it('at a secret choice is shown by nobody, and where all resign nothing is', () => {
    const logs = new Logs(3, '?01 2');
    const { ask, awaited } = logs.answer(
      [0, resign(0)],
      [1, { kind: 'hide', seat: 1, hidden: new Uint8Array(32) }]
    ).snapshot;
    expect(ask).toMatchObject({ stage: 'show', seats: [0, 1], pending: [1] });
    expect(awaited).toEqual([{ party: 1, seat: 1 }]);
    const none = new Logs(3, '?01 2');
    expect(none.answer([0, resign(0)], [1, resign(1)]).snapshot.awaited).toEqual([{ party: 2, seat: 2 }]);
    expect(saidAt(none)).toEqual([[9, 9]]);
  });

  it('leaves a choice of several one of several: the last that answers shows no link', () => {
    const logs = new Logs(3, '0 01 =2');
    logs.answer([0, resign(0)]);
    expect(logs.fault(1, 1, say(1, 1))).toBeNull();
    expect(logs.fault(1, 1, { ...say(1, 1), link: link(1, 65) } as Body)).toBe('link');
  });
});

describe('a secret choice', () => {
  it('is shown as it was committed, at the position of the commitments alone', () => {
    const logs = new Logs(2, '?01 0');
    const salt = new Uint8Array(32).fill(7);
    const hash = logs.start.hash;
    const action = { do: 'say', n: 1 };
    const hide = (seat: number): Body => ({
      kind: 'hide',
      seat,
      hidden: fromHex(commitmentHex(logs.id, hash, seat, action, salt))
    });
    const show = (seat: number, n = 1): Body => ({ kind: 'show', seat, action: { do: 'say', n }, salt });
    const { snapshot } = logs.answer([0, hide(0)], [1, hide(1)]);
    expect(snapshot.ask).toMatchObject({ stage: 'show', accepts: [snapshot.hash] });
    expect(logs.fault(0, 0, show(0, 2))).toBe('hidden');
    logs.answer([0, show(0)], [1, show(1)]);
    expect(saidAt(logs)).toEqual([[1, 1]]);
  });
});

describe('a draw', () => {
  it('mixes the links of the mover, of all witnesses and of the drawing party, in their order', () => {
    const logs = new Logs(4, '0 =1 2', 'all');
    const moved = logs.answer([0, { ...say(0, 1), link: link(0, 1) } as Body]);
    expect(moved.snapshot.awaited.map(({ party }) => party)).toEqual([2, 3]);
    logs.answer(...[2, 3].map((n) => [n, { kind: 'witness', link: link(n, 1) } as Body] as const));
    const { fold, snapshot } = logs.answer([1, { kind: 'draw', link: link(1, 1) }]);
    const value = drawValue(
      logs.id,
      1,
      [0, 1, 2, 3].map((n) => link(n, 1))
    );
    expect(fold.tip.drawn.map(({ outcome }) => outcome)).toEqual([
      outcomeOf(value, 0, rounds.pile(snapshot.state as never, 'numbers'))
    ]);
    expect(snapshot.draw).toBe(2);
  });

  it('has the one witness that the drawing party named', () => {
    const logs = new Logs(3, '=0 1', 'named');
    const { ask, awaited } = logs.answer([0, { kind: 'ask', witness: 2 }]).snapshot;
    expect([ask, awaited]).toMatchObject([{ stage: 'witness', witnesses: [2] }, [{ party: 2, seat: null }]]);
  });

  it('has another witness after each that was passed over, until all were', () => {
    const logs = new Logs(4, '=0 1');
    const witnesses = () => {
      const { ask } = logs.folded().snapshot;
      return ask.kind === 'draw' && [ask.number, ...ask.witnesses];
    };
    expect(witnesses()).toEqual([1, 1]);
    cast(logs, [0, 2, 3], other(1));
    expect(witnesses()).toEqual([65, 2]);
    cast(logs, [0, 1, 3], other(2));
    expect(witnesses()).toEqual([129, 3]);
    cast(logs, [0, 1, 2], other(3));
    expect(witnesses()).toEqual([193, 1]);
  });
});

describe('a vote at a choice of several', () => {
  it('leaves the others to answer, and nobody for the seat of a bot', () => {
    const logs = new Logs(4, '012 3');
    const { awaited, seating } = cast(logs, [1, 2, 3], { party: 0, verdict: 'bot', host: 3 });
    expect(awaited).toEqual([
      { party: 1, seat: 1 },
      { party: 2, seat: 2 }
    ]);
    expect([seating.speakers[0], seating.parties[0].host]).toEqual([3, 3]);
    logs.answer([1, say(1, 1)], [2, say(2, 2)]);
    expect(saidAt(logs)).toEqual([[9, 1, 2]]);
  });

  it('on all of them gives each the game’s default at once', () => {
    const logs = new Logs(5, '01 2');
    const { awaited, position } = cast(logs, [2, 3, 4], out(0), out(1));
    expect([position, awaited, saidAt(logs)]).toEqual([1, [{ party: 2, seat: 2 }], [[9, 9]]]);
  });
});

it('a game that fails at a joint choice halts its table, and the device goes on', () => {
  const broken = {
    ...(rounds as Game),
    advance: () => {
      throw new TypeError('a fault of the game');
    }
  };
  const logs = new Logs(2, '01 0', 'next', broken);
  expect(logs.answer([0, say(0, 1)], [1, say(1, 1)]).snapshot).toMatchObject({
    phase: 'halted',
    position: 1,
    ask: { kind: 'halt', reason: 'broken' }
  });
});

it('makes draws in a row without a decision between them from one value, counted up', () => {
  const logs = new Logs(2, '=0 =0 0');
  logs.answer([1, { kind: 'witness', link: link(1, 1) }]);
  const { fold } = logs.answer([0, { kind: 'draw', link: link(0, 1) }]);
  expect(fold.tip.drawn.map(({ number, count }) => [number, count])).toEqual([
    [1, 0],
    [1, 1]
  ]);
});

it('a game that draws from an empty pile halts as broken', () => {
  const empty = { ...(rounds as Game), pile: () => [] } as Game;
  const logs = new Logs(2, '0 =0 1', 'next', empty);
  logs.answer([0, say(0, 1)]);
  logs.answer([1, { kind: 'witness', link: link(1, 1) }]);
  const { snapshot } = logs.answer([0, { kind: 'draw', link: link(0, 1) }]);
  expect(snapshot).toMatchObject({ phase: 'halted', ask: { kind: 'halt', reason: 'broken' } });
});
