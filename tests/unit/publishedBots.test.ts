import { describe, expect, it, test } from 'vitest';
import { PUBLISHED } from '../../bench/bots/published/bots.ts';
import { deedOf } from '../../bench/bots/published/deed.ts';
import { Mcts, type Manner } from '../../bench/bots/published/mcts.ts';
import { Star, type Judge } from '../../bench/bots/published/star.ts';
import { Turns, type Turn } from '../../bench/bots/published/turns.ts';
import { virtualScores } from '../../bench/bots/published/virtual.ts';
import { BOTS } from '../../src/lib/bots/levels.ts';
import { loadGame } from '../../src/lib/games/index.ts';
import { stateHash } from '../../src/lib/kernel/canonical.ts';
import { CHOICE, DRAW, OVER, type Phase, type FastLane, type Game } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { changeBag, emptyBag } from '../../src/lib/landscape/tiles/bag.ts';
import { PASS_CODE } from '../../src/lib/landscape/moves.ts';
import type { Position } from '../../src/lib/landscape/position.ts';

const game = (await loadGame('landscape', [])) as unknown as Game<Position>;
const fast = game.fast as FastLane<Position>;
const list = new Int32Array(1 << 14);

/** A position of a game between steady bots, a few of whose choices are random, with so many tiles in the bag. */
function reached(
  left: number,
  seed: number,
  played = game,
  expansions: readonly string[] = []
): { state: Position; random: Random } {
  const random = new Random(seed);
  const thinking = { below: (n: number) => random.below(n), goesOn: () => false };
  const state = played.setup({ seats: 2, expansions, options: {} });
  for (;;) {
    if (fast.phase(state) === DRAW) {
      if (state.draw?.pile === 'tiles' && fast.left(state) <= left) return { state, random };
      fast.draw(state, random.below(fast.left(state)));
    } else {
      const bot = random.below(4) === 0 ? BOTS.random : BOTS.steady;
      const seat = fast.seat(state);
      const action = bot(played, state, seat, thinking);
      played.advance(state, { kind: 'choice', choices: [{ seat, action }] });
    }
  }
}

/** The same with a tile drawn. */
function drawn(left: number, seed: number): { state: Position; random: Random } {
  const { state, random } = reached(left, seed);
  while (fast.phase(state) === DRAW) fast.draw(state, random.below(fast.left(state)));
  return { state, random };
}

/** A position after each of its choices. */
function followers<S>(g: Game<S>, state: S): S[] {
  const count = g.fast!.list(state, list);
  return Array.from(list.subarray(0, count)).map((code) => {
    const after = g.clone(state);
    g.fast!.play(after, code);
    return after;
  });
}
const next = (state: Position) => followers(game, state);

/** Expectimax without any pruning: `depth` counts turns, which may take several choices. */
function plain<S>(g: Game<S>, judge: Judge<S>, seat: number, state: S, depth: number, mover = -1): number {
  const lane = g.fast!;
  const phase = lane.phase(state);
  if (phase === CHOICE) {
    const asked = lane.seat(state);
    const values = followers(g, state).map((after) => plain(g, judge, seat, after, depth, asked));
    return asked === seat ? Math.max(...values) : Math.min(...values);
  }
  const left = mover >= 0 ? depth - 1 : depth;
  if (phase === OVER || left === 0) {
    const worth = judge(state);
    return worth[seat] - worth[1 - seat];
  }
  let sum = 0;
  let at = 0;
  for (const [, count] of g.pile(state, 'tiles')) {
    const after = g.clone(state);
    lane.draw(after, at);
    sum += count * plain(g, judge, seat, after, left);
    at += count;
  }
  return sum / at;
}

/** The value by Star2.5 and by expectimax, for each seat, and how many positions each judged. */
function both<S>(g: Game<S>, judge: Judge<S>, state: S, depth: number) {
  const judged = { pruned: 0, plain: 0 };
  const counting =
    (who: keyof typeof judged): Judge<S> =>
    (p) => {
      judged[who]++;
      return judge(p);
    };
  return [0, 1].map((seat) => ({
    pruned: new Star(g, g.fast!, counting('pruned')).value(state, seat, depth),
    plain: plain(g, counting('plain'), seat, state, depth),
    judged
  }));
}

/** A game without rules: what can be done, what is drawn and what it is worth follow from a hash of what was done. */
interface Maze {
  hash: number;
  seat: number;
  phase: Phase;
  choices: number;
  /** Turns until it is over. */
  turns: number;
}

const entrance = (seed: number, turns: number): Maze => ({
  hash: mixed(seed, 1),
  seat: seed % 3 === 0 ? 0 : 1,
  phase: seed % 2 === 0 ? CHOICE : DRAW,
  choices: 0,
  turns
});

const mixed = (hash: number, by: number) => {
  const h = Math.imul(hash ^ (by + 0x9e37), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
};
const worthOf = ({ hash }: Maze) => [mixed(hash, 77) % 20_000, mixed(hash, 78) % 20_000];
const kindsOf = ({ hash }: Maze) =>
  Array.from({ length: 1 + (hash % 4) }, (_, i) => [`k${i}`, 1 + (mixed(hash, i) % 3)] as const);

const lane: Pick<FastLane<Maze>, 'list' | 'sample' | 'play' | 'seat' | 'copy' | 'phase' | 'left' | 'draw'> = {
  list(state, out) {
    const count = 1 + (mixed(state.hash, 5) % 9);
    for (let i = 0; i < count; i++) out[i] = i;
    return count;
  },
  sample: (state, below) => below(lane.list(state, list)),
  play(state, code) {
    state.hash = mixed(state.hash, code);
    // Some turns take two choices, and some end the game.
    if (state.hash % 5 === 0 && state.choices++ === 0) return;
    state.phase = state.hash % 11 === 0 || --state.turns === 0 ? OVER : DRAW;
  },
  seat: (state) => (state.phase === CHOICE ? state.seat : -1),
  copy: (into, from) => void Object.assign(into, from),
  phase: (state) => state.phase,
  left: (state) => kindsOf(state).reduce((sum, [, count]) => sum + count, 0),
  draw(state, n) {
    let kind = 0;
    for (let left = n - kindsOf(state)[0][1]; left >= 0; left -= kindsOf(state)[kind][1]) kind++;
    state.hash = mixed(state.hash, 100 + kind);
    // Some tiles fit nowhere, and another is drawn.
    if (state.hash % 13 === 0) return;
    Object.assign(state, { phase: CHOICE, seat: 1 - state.seat, choices: 0 });
  }
};
const maze = {
  clone: (state: Maze) => ({ ...state }),
  awaits: () => ({ kind: 'draw', pile: 'tiles', seat: 0 }),
  pile: kindsOf,
  scores: worthOf,
  fast: lane
} as unknown as Game<Maze>;

describe('Star2.5', () => {
  test('gives the value of expectimax in games without rules, up to four turns ahead', () => {
    const all = { pruned: 0, plain: 0 };
    for (let seed = 1; seed <= 40; seed++)
      for (const depth of seed <= 6 ? [1, 2, 3, 4] : [2, 3])
        for (const { pruned, plain: full, judged } of both(maze, worthOf, entrance(seed, 9), depth)) {
          expect(pruned).toBeCloseTo(full, 3);
          all.pruned += judged.pruned;
          all.plain += judged.plain;
        }
    expect(all.pruned).toBeLessThan(all.plain * 0.25);
  });

  test.each([
    ['virtual', virtualScores],
    ['foresee', game.foresee!]
  ])('gives it two turns ahead near the end of a game, judged by %s', (_, judge) => {
    for (const seed of [1, 2, 3])
      for (const { pruned, plain: full } of both(game, judge, drawn(3, seed).state, 2))
        expect(pruned).toBeCloseTo(full, 3);
  });
});

describe('tree search', () => {
  const manner = { exploration: 0.3, reward: (lead: number) => 0.5 + lead / 40_000 };

  test.each([
    ['UCT', manner],
    ['RAVE', { ...manner, rave: { bias: 0.5, deed: (_: Maze, code: number) => code } }]
  ])('finds the best turn by expectimax in a small tree, for both seats, by %s', (_, how) => {
    const compared = [0, 0];
    for (let seed = 1; seed <= 120; seed++) {
      const state = { ...entrance(seed, 2), phase: CHOICE as typeof CHOICE };
      const turns: { turn: Turn; value: number }[] = [];
      for (const [turn, end] of new Turns(maze, maze.fast!).each(state))
        turns.push({ turn, value: plain(maze, worthOf, state.seat, end, 1) });
      turns.sort((a, b) => b.value - a.value);
      if (turns.length < 2 || turns[0].value - turns[1].value < 3_000) continue;
      compared[state.seat]++;
      let left = 3_000;
      const random = new Random(seed);
      const best = new Mcts(maze, maze.fast!, how).best(
        state,
        (n) => random.below(n),
        () => --left > 0
      );
      expect(best).toEqual(turns[0].turn);
    }
    expect(Math.min(...compared)).toBeGreaterThan(5);
  });

  test('RAVE learns from what a seat does later, UCT does not', () => {
    /** Each seat chooses one of forty numbers six times. Seven scores three, others whatever luck brings. */
    interface Sevens {
      turn: number;
      luck: number;
      scores: number[];
    }
    const numbers = {
      clone: (state: Sevens) => structuredClone(state),
      scores: ({ scores }: Sevens) => scores,
      fast: {
        list: (_: Sevens, out: Int32Array) => (out.set(Array.from({ length: 40 }, (__, i) => i)), 40),
        sample: (_: Sevens, below: (n: number) => number) => below(40),
        play(state: Sevens, code: number) {
          state.luck = mixed(state.luck, code);
          state.scores[state.turn % 2] += code === 7 ? 3 : (state.luck % 7) - 3;
          state.turn++;
        },
        seat: ({ turn }: Sevens) => turn % 2,
        copy: (into: Sevens, { turn, luck, scores }: Sevens) =>
          void Object.assign(into, { turn, luck, scores: [...scores] }),
        phase: ({ turn }: Sevens) => (turn === 12 ? OVER : CHOICE)
      }
    } as unknown as Game<Sevens>;
    const found = (how: Manner<Sevens>) => {
      let sevens = 0;
      for (let seed = 1; seed <= 40; seed++) {
        const random = new Random(seed);
        let left = 400;
        const state = { turn: seed % 2, luck: seed, scores: [0, 0] };
        const [code] = new Mcts(numbers, numbers.fast!, how).best(
          state,
          (n) => random.below(n),
          () => --left > 0
        );
        if (code === 7) sevens++;
      }
      return sevens;
    };
    const how = { exploration: 0.05, reward: (lead: number) => 0.5 + lead / 40 };
    const byRave = found({ ...how, rave: { bias: 0.1, deed: (_, code) => code } });
    expect(byRave).toBeGreaterThan(2 * found(how));
  });
});

/** The highest lead a seat can end with that lays the last tile. */
const lastLead = (p: Position, seat: number): number =>
  fast.phase(p) === OVER
    ? p.scores[seat] - p.scores[1 - seat]
    : Math.max(...next(p).map((after) => lastLead(after, seat)));

/** Positions with the last tile drawn, where the best place for it is three points better than any other. */
const obvious = Array.from({ length: 40 }, (_, seed) => drawn(1, seed).state).flatMap((state) => {
  if (fast.phase(state) !== CHOICE) return [];
  const leads = next(state).map((after) => lastLead(after, fast.seat(state)));
  const [most, second = -Infinity] = [...new Set(leads)].sort((a, b) => b - a);
  return most - second >= 3 ? [{ state, most }] : [];
});

describe.each(Object.keys(PUBLISHED))('the published bot %s', (name) => {
  const choice = (state: Position, seed: number, rounds: number) => {
    const random = new Random(seed);
    let left = rounds;
    const thinking = { below: (n: number) => random.below(n), goesOn: () => --left > 0 };
    return PUBLISHED[name](game, state, fast.seat(state), thinking);
  };

  it('makes the same legal choice for the same seed and leaves the state as it is', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = drawn(40, seed);
      const before = stateHash(game.encode(state));
      const action = choice(state, seed, 60);
      expect(choice(state, seed, 60)).toEqual(action);
      expect(game.canonical(state, fast.seat(state), action)).toEqual(action);
      expect(stateHash(game.encode(state))).toBe(before);
    }
  });

  it('lays the last tile where it brings the most', () => {
    expect(obvious.length).toBeGreaterThan(3);
    for (const { state, most } of obvious) {
      const after = game.clone(state);
      const action = choice(state, 5, 1500);
      game.advance(after, { kind: 'choice', choices: [{ seat: fast.seat(state), action }] });
      expect(lastLead(after, fast.seat(state))).toBe(most);
    }
  });
});

/** The same game, which refuses illegal codes in its fast lane too. */
function strict(g: Game<Position>): Game<Position> {
  const lane = g.fast!;
  const play = (state: Position, code: number) => {
    if (!list.subarray(0, lane.list(state, list)).includes(code))
      throw new Error(`${code} is not legal here`);
    lane.play(state, code);
  };
  return { ...g, fast: { ...lane, play } };
}

const withSet = async (set: string) => (await loadGame('landscape', [set])) as unknown as Game<Position>;

/** A choice after so many rounds of a search that may play only what is legal. */
function careful(name: string, played: Game<Position>, state: Position, random: Random, rounds: number) {
  let left = rounds;
  const thinking = { below: (most: number) => random.below(most), goesOn: () => --left > 0 };
  return PUBLISHED[name](strict(played), state, fast.seat(state), thinking);
}

describe.each(['uct', 'rave', 'star'])(
  'the published bot %s plays what is legal, in its search too',
  (name) => {
    test.each(['abbeyMayor', 'covid19', 'flyingMachines', 'messages', 'princessDragon', 'tower'])(
      'with %s, which draws or asks within a turn',
      async (set) => {
        const played = await withSet(set);
        for (const seed of [1, 2]) {
          const { state, random } = reached(4, seed, played, [set]);
          let choices = 0;
          while (fast.phase(state) !== OVER) {
            if (fast.phase(state) === DRAW) {
              fast.draw(state, random.below(fast.left(state)));
              continue;
            }
            const action = careful(name, played, state, random, 150);
            played.advance(state, { kind: 'choice', choices: [{ seat: fast.seat(state), action }] });
            choices++;
          }
          expect(choices).toBeGreaterThan(3);
        }
      }
    );

    test.each(['abbeyMayor', 'anniversary20'])(
      'with %s, whose tiles come before those of the base game by id',
      async (set) => {
        const played = await withSet(set);
        for (const seed of [1, 2, 3]) {
          const { state, random } = reached(60, seed, played, [set]);
          // Several copies of some tiles: counted in another order, one number would mean two tiles.
          emptyBag(state);
          const own = [...state.rules.tiles.byId.keys()].filter((id) => id.startsWith(set)).slice(1, 3);
          for (const [id, copies] of [
            ...own.map((one) => [one, 1] as const),
            ['base.B', 2],
            ['base.U', 3]
          ] as const)
            changeBag(state, state.rules.tiles.byId.get(id)!.index, copies);
          while (fast.phase(state) === DRAW) fast.draw(state, random.below(fast.left(state)));
          careful(name, played, state, random, 1500);
        }
      }
    );
  }
);

test('a virtual score is what the game ends with when nothing more is done', () => {
  let ahead = 0;
  for (let seed = 1; seed < 6; seed++) {
    const { state } = drawn(50, seed);
    emptyBag(state);
    for (const laid of next(state)) {
      if (fast.phase(laid) !== CHOICE) continue;
      const virtual = virtualScores(laid);
      const before = game.scores(laid);
      fast.play(laid, PASS_CODE);
      const scores = game.scores(laid);
      expect(virtual).toEqual(scores.map((points) => points * 1000));
      if (scores.every((points, at) => points > before[at])) ahead++;
    }
  }
  expect(ahead).toBeGreaterThan(10);
});

test('a deed is the same however many tiles were laid before, and differs between turns', () => {
  let compared = 0;
  for (let seed = 1; seed < 20; seed++) {
    const { state } = reached(62, seed);
    /** The deeds of all turns with the tile drawn, and their last choices. */
    const deeds = (p: Position) => {
      const found = new Map<number, number>();
      fast.draw(p, 0);
      for (const laid of fast.phase(p) === CHOICE ? next(p) : []) {
        if (fast.phase(laid) !== CHOICE) continue;
        const count = fast.list(laid, list);
        for (const code of list.slice(0, count)) {
          const deed = deedOf(laid, code);
          expect(found.has(deed)).toBe(false);
          found.set(deed, code);
        }
      }
      return found;
    };
    const now = deeds(game.clone(state));
    const later = game.clone(state);
    fast.draw(later, fast.left(later) - 1);
    while (fast.phase(later) === CHOICE) {
      const codes = list.subarray(0, fast.list(later, list));
      fast.play(later, codes.includes(PASS_CODE) ? PASS_CODE : codes[0]);
    }
    for (const [deed, code] of deeds(later)) {
      if (!now.has(deed) || code === PASS_CODE) continue;
      expect(now.get(deed)).not.toBe(code);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(50);
});
