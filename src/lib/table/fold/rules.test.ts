import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../../kernel/game.ts';
import type { Body } from '../log/entry.ts';
import { link, Logs, say } from '../testing/logs.ts';
import { rounds } from '../testing/rounds.ts';

const hide = (seat: number): Body => ({ kind: 'hide', seat, hidden: new Uint8Array(32) });
const resign = (seat: number): Body => ({ kind: 'resign', seat });

describe('an answer is refused', () => {
  it.each<[string, string, Body]>([
    ['a choice of one seat', '0', say(1, 1)],
    ['a choice of one seat', '0', resign(1)],
    ['a choice of several', '01', say(1, 1)],
    ['a choice of several', '01', resign(1)],
    ['a secret choice', '?01', hide(1)],
    ['a draw', '=0', resign(1)]
  ])('where it names another seat than the one asked: %s', (_, asked, body) => {
    const logs = new Logs([0, 0], asked);
    expect(logs.fault(0, 0, body)).toBe('kind');
    expect(logs.fault(0, 0, { ...body, seat: 0 } as Body)).toBe(asked === '?01' ? 'kind' : null);
  });

  it.each<[string, Body]>([
    ['0', hide(0)],
    ['01', hide(0)],
    ['?01', say(0, 1)],
    ['?01', { kind: 'show', seat: 0, action: { do: 'say', n: 1 }, salt: new Uint8Array(32) }],
    ['=0', say(0, 1)],
    ['=0', { kind: 'draw', link: link(0, 1) }]
  ])('where another kind of entry is asked: at %s', (asked, body) => {
    expect(new Logs(2, asked).fault(0, 0, body)).toBe('kind');
  });

  it('of a choice of one seat with a link or a witness that is not due', () => {
    const logs = new Logs(3, '0 1', 'named');
    expect(logs.fault(0, 0, say(0, 1))).toBeNull();
    expect(logs.fault(0, 0, { ...say(0, 1), link: link(0, 1) } as Body)).toBe('link');
    expect(logs.fault(0, 0, { ...say(0, 1), witness: 1 } as Body)).toBe('witness');
  });

  it('of a choice of several seats with a link or a witness', () => {
    const logs = new Logs(3, '01 =2', 'named');
    expect(logs.fault(0, 0, say(0, 1))).toBeNull();
    expect(logs.fault(0, 0, { ...say(0, 1), link: link(0, 1) } as Body)).toBe('link');
    expect(logs.fault(0, 0, { ...say(0, 1), witness: 1 } as Body)).toBe('link');
  });

  it('without the link of this draw where it leads to the draw of another party', () => {
    const logs = new Logs(3, '0 =1');
    expect(logs.fault(0, 0, say(0, 1))).toBe('link');
    expect(logs.fault(0, 0, { ...say(0, 1), link: link(0, 2) } as Body)).toBe('link');
    expect(logs.fault(0, 0, { ...say(0, 1), link: link(1, 1) } as Body)).toBe('link');
    expect(logs.fault(0, 0, { ...say(0, 1), link: link(0, 1) } as Body)).toBeNull();
  });

  it('without another seated party as the witness where it leads to a draw of its own', () => {
    const logs = new Logs(4, '0 0 =0', 'named');
    logs.answer([0, say(0, 1)]);
    expect(logs.fault(0, 0, say(0, 1))).toBe('witness');
    const witnesses = [0, 1, 2, 9].map((witness) => logs.fault(0, 0, { ...say(0, 1), witness } as Body));
    expect(witnesses).toEqual(['witness', null, null, 'witness']);
  });

  it('with a witness that has left the table', () => {
    const logs = new Logs(4, '1 0 =0', 'named');
    logs.answer([1, resign(1)]);
    const witnesses = [1, 2].map((witness) => logs.fault(0, 0, { ...say(0, 1), witness } as Body));
    expect(witnesses).toEqual(['witness', null]);
  });

  it('as illegal where the game does not know the choice, or fails at it', () => {
    expect(new Logs(2, '0').fault(0, 0, say(0, 99))).toBe('illegal');
    const broken = (part: 'canonical' | 'advance') => ({
      ...(rounds as Game),
      [part]: () => {
        throw new TypeError('a fault of the game');
      }
    });
    for (const asked of ['0', '01'])
      expect(new Logs(2, asked, 'next', broken('canonical')).fault(0, 0, say(0, 1))).toBe('illegal');
    expect(new Logs(2, '0', 'next', broken('advance')).fault(0, 0, say(0, 1))).toBe('illegal');
  });
});

it('an answer is judged once where it counts', () => {
  const canonical = vi.fn((...args: Parameters<Game['canonical']>) =>
    rounds.canonical(...(args as Parameters<typeof rounds.canonical>))
  );
  const logs = new Logs(2, '0 1', 'next', { ...(rounds as Game), canonical });
  logs.write(0, say(0, 1), logs.start);
  expect(logs.folded().snapshot.position).toBe(1);
  expect(canonical).toHaveBeenCalledTimes(1);
});

it('an answer is judged anew at each position', () => {
  const logs = new Logs(2, '0 1 0');
  const table = logs.folded();
  const entry = logs.write(1, say(1, 1), logs.start);
  expect(table.fold.faultAtTip({ party: 1, seat: 1 }, entry)).toBe('illegal');
  table.take(logs.write(0, say(0, 1), logs.start));
  expect(table.fold.faultAtTip({ party: 1, seat: 1 }, entry)).toBeNull();
});

it('a party that draws for a silent seat cannot resign that seat', () => {
  const logs = new Logs(3, '0 =0');
  const { awaited, ask } = logs.answer([0, resign(0)]).snapshot;
  expect(ask).toMatchObject({ kind: 'draw', stage: 'witness', drawer: 1, number: 65 });
  expect(awaited).toEqual([{ party: 2, seat: null }]);
  expect(logs.answer([2, { kind: 'witness', link: link(2, 65) }]).snapshot.awaited).toEqual([
    { party: 1, seat: null }
  ]);
  expect([0, 1].map((seat) => logs.fault(1, null, resign(seat)))).toEqual(['kind', 'kind']);
  expect(logs.fault(1, null, { kind: 'draw', link: link(1, 65) })).toBeNull();
});
