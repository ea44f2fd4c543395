import fc from 'fast-check';
import { bagLeft } from '../../src/lib/landscape/tiles/bag.ts';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games/index.ts';
import { SETS, UNLISTED } from '../../src/lib/games/sets.ts';
import { DRAW, OVER, apply, type Game, type GameConfig, type GameEvent } from '../../src/lib/kernel/game.ts';
import { nth, sizeOf } from '../../src/lib/kernel/pile.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { Refusal } from '../../src/lib/kernel/refusal.ts';
import { total } from '../../src/lib/kernel/score.ts';
import { nonsense } from './support/nonsense.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { boardFaults, featureFaults, figureFaults, tilesSeen } from './support/landscape.ts';
import { covering } from './support/covering.ts';
import { randomInput, walk } from './support/walk.ts';

const EXPANSIONS: string[] = [...SETS.landscape, ...UNLISTED.landscape].map(({ id }) => id).sort();
const load = async (expansions: readonly string[]) =>
  (await loadGame('landscape', expansions)) as Game<Position>;

const tables = fc.record({
  seats: fc.integer({ min: 1, max: 6 }),
  expansions: fc.subarray(EXPANSIONS),
  fields: fc.boolean(),
  smallCity: fc.constantFrom(4, 2),
  seed: fc.integer()
});

const garbled = nonsense(
  ['activate', 'aim', 'catch', 'deploy', 'drop', 'fly', 'infect', 'pass', 'place', 'recall', 'storm'],
  ['at', 'beside', 'figure', 'from', 'on', 'path', 'seat', 'side', 'to', 'turn']
);

function configOf(table: { seats: number; expansions: string[]; fields: boolean; smallCity: number }) {
  const { seats, expansions, fields, smallCity } = table;
  return { seats, expansions, options: { fields, smallCity } } satisfies GameConfig;
}

const encoded = (game: Game<Position>, state: Position) => JSON.stringify(game.encode(state));

/** Sums the points that events gave each seat. */
function pointsTold(events: readonly GameEvent[], seats: number): number[] {
  const sums = new Array<number>(seats).fill(0);
  for (const e of events) {
    if (e.score === undefined) continue;
    const winners = e.seat === undefined ? (e.seats as number[]) : [e.seat];
    for (const seat of winners) sums[seat] += total(e.score);
  }
  return sums;
}

describe('random whole games', () => {
  it('keep their features, border and figures right after every step, and end', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        const game = await load(table.expansions);
        let tiles = -1;
        const check = (p: Position) => {
          expect(featureFaults(p)).toEqual([]);
          expect(boardFaults(p)).toEqual([]);
          expect(figureFaults(p)).toEqual([]);
        };
        const { state } = walk(game, configOf(table), table.seed, (p) => {
          check(p);
          // A tile that fits nowhere goes back to the box, so the sum may only fall.
          if (tiles >= 0) expect(tilesSeen(p)).toBeLessThanOrEqual(tiles);
          tiles = tilesSeen(p);
        });
        check(state);
        expect(bagLeft(state)).toBe(0);
      }),
      { numRuns: 24 }
    );
  }, 60_000);

  it('lose a tile only with an event for it', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        const game = await load(table.expansions);
        const state = game.setup(configOf(table));
        const random = new Random(table.seed);
        const box = tilesSeen(state);
        const laid = state.slotCount;
        const events: GameEvent[] = [];
        for (let input = randomInput(game, state, random); input; input = randomInput(game, state, random))
          game.advance(state, input, events);
        const told = (type: string) => events.filter((e) => e.type === type).length;
        const own = new Set(state.rules.ownTiles.map((type) => state.rules.tiles.types[type].id));
        const ownCovered = events.filter((e) => e.type === 'replaced' && own.has(String(e.tile))).length;
        const covered = told('placed') - (state.slotCount - laid) - ownCovered;
        expect(tilesSeen(state) + told('discarded') + covered).toBe(box);
      }),
      { numRuns: 15 }
    );
  }, 60_000);

  it('can be replayed from their inputs, and copies are independent', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        const game = await load(table.expansions);
        const config = configOf(table);
        const copies: { copy: Position; was: string; after: number }[] = [];
        let n = 0;
        const { state, inputs } = walk(game, config, table.seed, (p) => {
          if (n % 29 === 0) copies.push({ copy: game.clone(p), was: encoded(game, p), after: n });
          n++;
        });
        const again = game.setup(config);
        // Telling what happens takes other paths through scoring than playing in silence.
        const events: GameEvent[] = [];
        for (const input of inputs) game.advance(again, input, events);
        expect(encoded(game, again)).toBe(encoded(game, state));
        expect(pointsTold(events, config.seats)).toEqual(game.scores(state));
        for (const { copy, was, after } of copies) {
          expect(encoded(game, copy)).toBe(was);
          for (const input of inputs.slice(after)) game.advance(copy, input);
          expect(encoded(game, copy)).toBe(encoded(game, state));
        }
      }),
      { numRuns: 15 }
    );
  });

  it('accept every action they list, in any wording, and refuse all others without a change', async () => {
    await fc.assert(
      fc.asyncProperty(
        tables,
        fc.array(garbled, { minLength: 40, maxLength: 40 }),
        async (table, garbage) => {
          const game = await load(table.expansions);
          let n = 0;
          walk(game, configOf(table), table.seed, (p) => {
            if (n++ % 17 !== 0) return;
            const before = encoded(game, p);
            for (let seat = 0; seat < table.seats; seat++)
              for (const action of game.actions(p, seat)) {
                expect(game.canonical(p, seat, action)).toEqual(action);
                apply(game, p, { kind: 'choice', choices: [{ seat, action }] });
              }
            const awaits = game.awaits(p);
            const asked = awaits.kind === 'choice' ? awaits.seats[0] : -1;
            const wrong = [
              { seat: (asked + 1) % (table.seats + 1), action: { do: 'pass' } },
              { seat: Math.max(asked, 0), action: { do: 'dance' } },
              { seat: Math.max(asked, 0), action: { do: 'place', at: [999, 999], turn: 0 } },
              { seat: Math.max(asked, 0), action: { do: 'place', at: 'here', turn: 9 } },
              { seat: Math.max(asked, 0), action: { do: 'deploy', figure: 'king', on: 'moon' } },
              ...garbage
                .map((action) => ({ seat: Math.max(asked, 0), action }))
                .filter(({ seat, action }) => !game.canonical(p, seat, action))
            ];
            for (const choice of wrong)
              expect(() => game.advance(p, { kind: 'choice', choices: [choice] })).toThrow(Refusal);
            expect(() => game.advance(p, { kind: 'draw', outcome: 'base.none' })).toThrow(Refusal);
            expect(encoded(game, p)).toBe(before);
          });
        }
      ),
      { numRuns: 10 }
    );
  });

  // Each step is tried with every action there is: of all sets at once that takes minutes.
  it.each([0, 1, 2, 3])(
    'take the fast lane to the same end as the plain one: part %i of the sets',
    async (seed) => {
      const expansions = EXPANSIONS.filter((_, i) => i % 4 === seed);
      const game = await load(expansions);
      const config = { seats: 3, expansions, options: {} };
      const codes = new Int32Array(1 << 16);
      const plain = game.setup(config);
      const quick = game.setup(config);
      const random = new Random(seed);
      const fast = game.fast!;
      while (fast.phase(quick) !== OVER) {
        if (fast.phase(quick) === DRAW) {
          const awaits = game.awaits(plain);
          const pile = awaits.kind === 'draw' ? awaits.pile : '';
          const before = game.pile(plain, pile);
          const n = random.below(fast.left(quick));
          expect(sizeOf(before)).toBe(fast.left(quick));
          const ids = before.map(([id]) => id);
          expect(ids).toEqual([...ids].sort());
          fast.draw(quick, n);
          game.advance(plain, { kind: 'draw', outcome: nth(before, n) });
        } else {
          const count = fast.list(quick, codes);
          const at = random.below(count);
          const awaits = game.awaits(plain);
          const seat = awaits.kind === 'choice' ? awaits.seats[0] : -1;
          expect(game.actions(plain, seat)).toHaveLength(count);
          const next = game.clone(quick);
          fast.play(next, codes[at]);
          const wanted = encoded(game, next);
          const action = game
            .actions(plain, seat)
            .find(
              (a) =>
                encoded(
                  game,
                  apply(game, plain, { kind: 'choice', choices: [{ seat, action: a }] }).state
                ) === wanted
            );
          expect(action).toBeDefined();
          game.advance(plain, { kind: 'choice', choices: [{ seat, action: action! }] });
          fast.play(quick, codes[at]);
        }
        expect(encoded(game, plain)).toBe(encoded(game, quick));
      }
    },
    60_000
  );
});

describe('every three expansions, with and without each other', () => {
  const combinations = covering(EXPANSIONS);

  it('plays to an end that conserves all figures, whatever order the modules come in', async () => {
    for (const [n, expansions] of combinations.entries()) {
      const config: GameConfig = { seats: 2 + (n % 5), expansions, options: {} };
      const { state, inputs } = walk(await load(expansions), config, n);
      expect(figureFaults(state)).toEqual([]);
      expect(featureFaults(state)).toEqual([]);
      const backwards = [...expansions].reverse();
      const game = await load(backwards);
      const again = game.setup({ ...config, expansions: backwards });
      for (const input of inputs) game.advance(again, input);
      expect(encoded(game, again)).toBe(encoded(game, state));
    }
  });
});
