import { describe, expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { offeredActions, type GameConfig, type Input, type Seat } from '../../kernel/game.ts';
import { nth, sizeOf } from '../../kernel/pile.ts';
import { Random } from '../../kernel/random.ts';
import type { Store } from '../../net/storage/store.ts';
import { clearResults, collectResults } from './collect.ts';
import { endOf, isResult, type GameResult } from './results.ts';
import { asCsv, statisticsOf } from './statistics.ts';

/** A whole game of random choices. */
async function played(id: string, expansions: readonly string[], seats: number, seed: number) {
  const game = await loadGame(id, expansions);
  const config: GameConfig = { seats, expansions, options: {}, first: 0 };
  const random = new Random(seed);
  const state = game.setup(config);
  const inputs: Input[] = [];
  for (let awaits = game.awaits(state); awaits.kind !== 'over'; awaits = game.awaits(state)) {
    const pile = awaits.kind === 'draw' ? game.pile(state, awaits.pile) : [];
    const choose = (seat: Seat) => random.pick(offeredActions(game, state, seat));
    const input: Input =
      awaits.kind === 'draw'
        ? { kind: 'draw', outcome: nth(pile, random.below(sizeOf(pile))) }
        : { kind: 'choice', choices: awaits.seats.map((seat) => ({ seat, action: choose(seat) })) };
    game.advance(state, input);
    inputs.push(input);
  }
  return { game, config, inputs, scores: game.scores(state) };
}

const result = (part: Partial<GameResult>): GameResult => ({
  id: 'a',
  at: 0,
  game: 'landscape',
  expansions: [],
  names: ['Ada', 'Ben'],
  mine: 0,
  scores: [10, 5],
  won: true,
  best: null,
  ...part
});

describe('the result of a game', () => {
  it('has the points, who won and the best feature', async () => {
    const { scores, ...game } = await played('landscape', [], 3, 4);
    const most = Math.max(...scores);
    for (const mine of [0, 1, 2]) {
      const end = endOf(game, mine);
      expect(end?.scores).toEqual(scores);
      expect(end?.won).toBe(scores[mine] === most);
      if (end?.best) {
        expect(['city', 'road', 'field', 'monastery']).toContain(end.best.kind);
        expect(end.best.points).toBeLessThanOrEqual(scores[mine]);
      }
    }
    expect(endOf({ ...game, inputs: game.inputs.slice(0, -1) }, 0)).toBeNull();
  });

  it('counts a game alone as no win, unless there is a goal', async () => {
    expect(endOf(await played('landscape', [], 1, 5), 0)?.won).toBeNull();
    expect(endOf(await played('clinic', [], 1, 5), 0)?.won).toBe(false);
  });

  it('goes by what a cooperative game says of itself', async () => {
    const game = await played('clinic', ['covid19Pandemic'], 2, 6);
    expect(endOf(game, 0)?.won).toBe(false);
    expect(endOf(game, 1)?.won).toBe(false);
  });

  it('is told apart from anything else that was stored', () => {
    expect(isResult(result({}))).toBe(true);
    expect(isResult(result({ won: null, best: { kind: 'city', points: 8 } }))).toBe(true);
    const damaged = [null, 3, {}, result({ mine: 2 }), result({ names: ['Ada'] }), { ...result({}), won: 1 }];
    for (const value of damaged) expect(isResult(value)).toBe(false);
  });
});

describe('statistics', () => {
  const results = [
    result({ id: 'a', expansions: ['river1'], best: { kind: 'city', points: 12 } }),
    result({ id: 'b', scores: [20, 30], won: false, expansions: ['abbot', 'river1'] }),
    result({ id: 'c', scores: [31, 30], best: { kind: 'field', points: 9 } }),
    result({ id: 'd', game: 'clinic', names: ['Ada'], scores: [44], won: null })
  ];

  it('count by game and by expansion', () => {
    const [landscape, clinic] = statisticsOf(results);
    expect(landscape).toMatchObject({
      id: 'landscape',
      played: 3,
      won: 2,
      contested: 3,
      average: 20.3,
      most: 31
    });
    expect(landscape.best).toEqual({ kind: 'city', points: 12 });
    expect(landscape.expansions).toMatchObject([
      { id: 'river1', played: 2, won: 1, average: 15 },
      { id: 'abbot', played: 1, won: 0, average: 20 }
    ]);
    expect(clinic).toMatchObject({ played: 1, won: 0, contested: 0, best: null });
    expect(statisticsOf([])).toEqual([]);
  });

  it('become lines a spreadsheet reads and does not run', () => {
    const [head, line] = asCsv([result({ names: ['=1+"1"', 'Ben'], at: 86_400_000 })]).split('\r\n');
    expect(head.split(',')).toHaveLength(8);
    expect(line).toBe('"1970-01-02","landscape","",2,"\'=1+""1""",10,"yes","\'=1+""1"" 10, Ben 5"');
  });
});

describe('what is kept', () => {
  function storeWith(kept: unknown, tables: { id: string; touched: number; info: unknown }[] = []) {
    const settings = new Map<string, unknown>([['results', kept]]);
    const store = {
      setting: async (name: string) => settings.get(name),
      putSetting: async (name: string, value: unknown) => void settings.set(name, value),
      tables: async () => tables,
      header: async () => new Uint8Array([1, 2, 3]),
      keys: async () => ({ publicKey: new Uint8Array(32) })
    } as unknown as Store;
    return { store, settings };
  }
  const plan = {
    game: 'landscape',
    expansions: [],
    options: {},
    aids: {},
    witness: 'named',
    seats: [{ kind: 'me', name: 'Ada' }]
  };
  const over = (id: string, touched: number) => ({
    id,
    touched,
    info: { fragment: '#', plan, opener: true, phase: 'over', awaited: [], mine: true }
  });

  it('is read where it can be read', async () => {
    const { store } = storeWith({ results: [result({ id: 'x' }), { id: 'y' }, 7], since: 'never' });
    expect((await collectResults(store)).results.map(({ id }) => id)).toEqual(['x']);
    expect((await collectResults(storeWith('gone').store)).results).toEqual([]);
  });

  it('passes over tables that cannot be read, and says how many', async () => {
    const { store } = storeWith(undefined, [over('p', 5), over('q', 6), { id: 'r', touched: 7, info: 3 }]);
    expect(await collectResults(store)).toEqual({ results: [], unreadable: 2 });
  });

  it('stays cleared', async () => {
    const { store } = storeWith({ results: [result({})], since: 0 }, [over('p', 5)]);
    await clearResults(store, 6);
    expect(await collectResults(store)).toEqual({ results: [], unreadable: 0 });
  });
});
