import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { loadGame } from '../games/index.ts';
import { CHOICE, DRAW, OVER, type Game, type Input, type PileContents, type Seat } from '../kernel/game.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { Random } from '../kernel/random.ts';
import { solvedLine, Endgame } from './endgame.ts';
import { BOTS } from './levels.ts';
import { bestLine } from './race.ts';
import { byEstimate, byPrediction, leadOf, MOST_LINES, Searcher, type Line } from './search.ts';

const always = { below: () => 0, goesOn: () => true };

interface Reached {
  readonly game: Game<unknown>;
  readonly searcher: Searcher<unknown>;
  readonly state: unknown;
  readonly seat: Seat;
  readonly lines: readonly Line[];
}

/** A position of a game between clever bots with so many tiles left besides the one in hand. */
async function reached(
  left: number,
  seed: number,
  { seats = 2, expansions = [] as readonly string[] } = {}
): Promise<Reached> {
  const game = await loadGame('landscape', expansions);
  const fast = game.fast!;
  const searcher = new Searcher(game, fast, byPrediction(game));
  const random = new Random(seed);
  const thinking = { below: (n: number) => random.below(n), goesOn: () => false };
  const state = game.setup({ seats, expansions, options: {} });
  for (;;) {
    if (fast.phase(state) === OVER) throw new Error('over too soon');
    if (fast.phase(state) === DRAW) {
      fast.draw(state, random.below(fast.left(state)));
      continue;
    }
    const seat = fast.seat(state);
    if (sizeOf(game.pile(state, 'tiles')) <= left)
      return { game, searcher, state, seat, lines: searcher.lines(state, seat, MOST_LINES) };
    const action = BOTS.clever(game, state, seat, thinking);
    game.advance(state, { kind: 'choice', choices: [{ seat, action }] });
  }
}

const list = new Int32Array(1 << 14);

/** The mean leads of all seats at the end by trying everything, each seat choosing for its own lead. */
function tried(game: Game<unknown>, state: unknown, searching: Seat): number[] {
  const awaits = game.awaits(state);
  if (awaits.kind === 'over') {
    const scores = game.scores(state).map((score) => score * 1000);
    return scores.map((_, seat) => leadOf(scores, seat));
  }
  if (awaits.kind === 'draw') {
    const contents = game.pile(state, awaits.pile);
    const means = contents.map(([outcome, count]) => {
      const after = game.clone(state);
      game.advance(after, { kind: 'draw', outcome });
      return tried(game, after, searching).map((lead) => (lead * count) / sizeOf(contents));
    });
    return means.reduce((sum, one) => sum.map((lead, seat) => lead + one[seat]));
  }
  const [seat] = awaits.seats;
  const codes = list.slice(0, game.fast!.list(state, list));
  const ends = Array.from(codes, (code) => {
    const after = game.clone(state);
    game.fast!.play(after, code);
    return tried(game, after, searching);
  });
  // Of equal ones the worst for the searching seat, as its opponents are not known to be kind.
  const rank = (leads: readonly number[]) =>
    [leads[seat], -leads[searching], ...leads].map((n) => Math.round(n * 1000));
  return ends.reduce((best, one) => (isAfter(rank(one), rank(best)) ? one : best));
}

function isAfter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && a[at] > b[at];
}

/** The value of a line by trying everything after it. */
const triedValue = ({ game, searcher, state, seat }: Reached, line: Line) =>
  tried(game, searcher.follow(state, line, 2), seat)[seat];

const solve = ({ game, searcher, state, seat }: Reached, thinking = always) =>
  solvedLine(game, game.fast!, searcher, state, seat, thinking);

/** The value of a line by pruned search. */
const searchedValue = ({ game, searcher, state, seat }: Reached, line: Line) =>
  new Endgame(game, game.fast!, searcher, seat, () => true).valueOf(searcher.follow(state, line, 3));

/** A race of so many rounds. */
function raced({ game, searcher, state, seat }: Reached, rounds: number): Line {
  const random = new Random(rounds);
  const thinking = { below: (n: number) => random.below(n), goesOn: () => --rounds > 0 };
  return bestLine(game.fast!, searcher, state, seat, thinking);
}

describe.each([
  [0, 2, 52, []],
  [1, 2, 21, []],
  [1, 2, 30, ['abbot']],
  [0, 3, 4, []],
  [1, 3, 5, []],
  [2, 2, 7, []],
  [2, 3, 2, []]
])('with %d tiles left and %d seats (seed %d, sets %j)', (left, seats, seed, expansions) => {
  test('the line found is the best when everything is tried', async () => {
    const at = await reached(left, seed, { seats, expansions });
    const best = triedValue(at, solve(at)!);
    // To try all lines two tiles before the end would take long.
    for (const line of left < 2 ? at.lines : at.lines.slice(0, 6)) {
      const value = triedValue(at, line);
      expect(searchedValue(at, line)).toBeCloseTo(value, 5);
      expect(best).toBeGreaterThanOrEqual(value - 1e-5);
    }
  });
});

test('is never worse than the line of the race, and sometimes better', async () => {
  let gained = 0;
  for (const seed of [14, 21, 34, 38, 43]) {
    const at = await reached(1, seed);
    const gain = triedValue(at, solve(at)!) - triedValue(at, raced(at, 3));
    expect(gain).toBeGreaterThanOrEqual(-1e-6);
    gained += gain;
  }
  expect(gained).toBeGreaterThan(1000);
});

describe('time', () => {
  test('that ends before the lines of the race are searched gives no line', async () => {
    const at = await reached(2, 7);
    expect(solve(at, { below: () => 0, goesOn: () => false })).toBeNull();
    expect(solve(at, { below: () => 0, goesOn: (share = 1) => share < 0.5 })).toBeNull();
  });

  test('that ends later gives the best line of the race or a better one', async () => {
    const at = await reached(2, 7);
    const shares = new Set<number>();
    const whole = solve(at)!;
    const early = solve(at, {
      below: () => 0,
      goesOn: (share = 1) => {
        shares.add(share);
        return share < 1;
      }
    })!;
    expect([...shares]).toEqual([0.25, 0.5, 1]);
    expect(searchedValue(at, early)).toBeLessThanOrEqual(searchedValue(at, whole));
    expect(searchedValue(at, early)).toBeGreaterThanOrEqual(searchedValue(at, raced(at, 9)));
  });

  test('is not spent long before the end', async () => {
    const at = await reached(12, 1);
    let steps = 0;
    expect(solve(at, { below: () => 0, goesOn: () => ++steps > 0 })).toBeNull();
    expect(steps).toBe(0);
  });
});

test('fierce plays it, and sharp still races', async () => {
  const at = await reached(1, 38);
  const { game, state, seat } = at;
  const [solved, race] = [solve(at)!, raced(at, 3)].map((line) => at.searcher.actions(state, line)[0]);
  expect(solved).not.toEqual(race);
  let left = 100_000;
  const thinking = { below: () => 0, goesOn: () => --left > 0 };
  expect(BOTS.fierce(game, state, seat, thinking)).toEqual(solved);
  expect(BOTS.sharp(game, state, seat, { below: () => 0, goesOn: (share = 1) => share < 1 })).not.toEqual(
    solved
  );
});

test.each([
  [3, ['flyingMachines']],
  [3, ['covid19']],
  // Of these tiles some stay hidden under hills.
  [11, ['hillsSheep']],
  [3, ['messages']],
  [3, ['underBigTop']],
  [3, ['abbeyMayor']]
])('from %d tiles on with %j the last turns are played to the end', async (left, expansions) => {
  const { game, state } = await reached(left, 5, { expansions });
  const random = new Random(1);
  for (;;) {
    const awaits = game.awaits(state);
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'draw') {
      const contents = game.pile(state, awaits.pile);
      game.advance(state, { kind: 'draw', outcome: nth(contents, random.below(sizeOf(contents))) });
      continue;
    }
    let steps = 2000;
    const thinking = { below: (n: number) => random.below(n), goesOn: () => --steps > 0 };
    const choices = awaits.seats.map((seat) => ({
      seat,
      action: BOTS.fierce(game, state, seat, thinking)
    }));
    game.advance(state, { kind: 'choice', choices });
  }
});

/** A made-up game of choices and draws: the numbers taken so far decide by chance what follows. */
type Path = number[];
type Node =
  | { readonly kind: 'choice'; readonly seat: Seat; readonly codes: number }
  | { readonly kind: 'draw'; readonly counts: readonly number[] }
  | { readonly kind: 'over'; readonly scores: readonly number[] };

function madeUp(seed: number, seats: number, depth: number): Game<Path> {
  const node = (path: Path): Node => {
    const random = new Random(path.reduce((hash, n) => Math.imul(hash ^ (n + 1), 0x01000193), seed));
    const [kind, size] = [random.below(3), 1 + random.below(4)];
    if (path.length >= depth)
      return { kind: 'over', scores: Array.from({ length: seats }, () => random.below(30)) };
    if (kind === 0) return { kind: 'draw', counts: Array.from({ length: size }, () => 1 + random.below(3)) };
    return { kind: 'choice', seat: random.below(seats), codes: size };
  };
  const copy = (into: Path, from: Path) => into.splice(0, into.length, ...from);
  const contents = (path: Path): PileContents => {
    const at = node(path);
    return at.kind === 'draw' ? at.counts.map((count, n) => [String(n), count] as const) : [];
  };
  return {
    clone: (path: Path) => [...path],
    awaits: (path: Path) => {
      const at = node(path);
      if (at.kind === 'draw') return { kind: 'draw', pile: 'bag', seat: 0 };
      return at.kind === 'over' ? at : { kind: 'choice', seats: [at.seat], verbs: [], secret: false };
    },
    pile: contents,
    advance: (path: Path, input: Input) => void path.push(input.kind === 'draw' ? Number(input.outcome) : 0),
    scores: (path: Path) => {
      const at = node(path);
      return at.kind === 'over' ? [...at.scores] : Array.from({ length: seats }, () => 0);
    },
    fast: {
      list: (path: Path, out: Int32Array) => {
        const at = node(path);
        const codes = at.kind === 'choice' ? at.codes : 0;
        for (let code = 0; code < codes; code++) out[code] = code;
        return codes;
      },
      play: (path: Path, code: number) => void path.push(code),
      seat: (path: Path) => {
        const at = node(path);
        return at.kind === 'choice' ? at.seat : -1;
      },
      copy,
      phase: (path: Path) => ({ choice: CHOICE, draw: DRAW, over: OVER })[node(path).kind],
      left: (path: Path) => sizeOf(contents(path)),
      draw: (path: Path, n: number) => void path.push(Number(nth(contents(path), n)))
    }
  } as unknown as Game<Path>;
}

it('finds the value of any small game of one to four seats', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 6 }),
      (seed, seats, depth) => {
        const game = madeUp(seed, seats, depth);
        const searcher = new Searcher(game, game.fast!, byEstimate(game));
        const endgame = new Endgame(game, game.fast!, searcher, 0, () => true);
        const value = tried(game as Game<unknown>, [], 0)[0];
        // Repeated: what one search has learned must change nothing.
        for (const low of [undefined, value - 5000, value - 1])
          expect(endgame.valueOf([], low)).toBeCloseTo(value, 5);
        for (const low of [value + 1, value + 300])
          expect(endgame.valueOf([], low)).toBeLessThanOrEqual(low + 1e-5);
      }
    ),
    { numRuns: 400 }
  );
});

it('gives up a game that never ends', () => {
  const game = madeUp(1, 2, Infinity);
  const searcher = new Searcher(game, game.fast!, byEstimate(game));
  expect(() => new Endgame(game, game.fast!, searcher, 0, () => true).valueOf([])).toThrow();
});
