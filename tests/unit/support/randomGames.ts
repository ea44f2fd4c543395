import { loadGame, optionsOf } from '../../../src/lib/games/index.ts';
import { SETS, UNLISTED } from '../../../src/lib/games/sets.ts';
import { stateHash } from '../../../src/lib/kernel/canonical.ts';
import { DRAW, OVER, type Game, type GameConfig, type GameEvent } from '../../../src/lib/kernel/game.ts';
import { Random } from '../../../src/lib/kernel/random.ts';
import { total } from '../../../src/lib/kernel/score.ts';
import { drawableCount } from '../../../src/lib/landscape/tiles/bag.ts';
import { isComplete, kindOf, rootOf } from '../../../src/lib/landscape/features/features.ts';
import { figureKind, followersOf, isFollower, seatOf } from '../../../src/lib/landscape/figures/figures.ts';
import { currentStep } from '../../../src/lib/landscape/flow.ts';
import { prisonersOf } from '../../../src/lib/landscape/expansions/tower/slice.ts';
import { VERB_MASK } from '../../../src/lib/landscape/moves.ts';
import { CAPTIVE, type Position } from '../../../src/lib/landscape/position.ts';
import { PLACE } from '../../../src/lib/landscape/tiles/tiletypes.ts';
import { covering } from './covering.ts';
import { boardFaults, featureFaults, figureFaults, tilesSeen } from './landscape.ts';
import { walk } from './walk.ts';

/** Sets played with each other here: the five great boxes, and those from before them. */
const PLAYED = [
  'abbeyMayor',
  'abbot',
  'anniversary20',
  'blackDragon',
  'covid19',
  'innsCathedrals',
  'naturalDisasters',
  'princessDragon',
  'river1',
  'tower',
  'tradersBuilders'
];

/** The other sets, offered or not: each is played with a few others. */
export const OTHERS: readonly string[] = [...SETS.landscape, ...UNLISTED.landscape]
  .map(({ id }) => id)
  .filter((id) => !PLAYED.includes(id));

/** Moves between two complete checks of a position, and games between two that are also played through events. */
const CHECKED = 23;
const TOLD = 25;
const MOST_MOVES = 20_000;
const codes = new Int32Array(1 << 16);

const known = [...SETS.landscape, ...UNLISTED.landscape];
const manifests = known.filter(({ id }) => PLAYED.includes(id));

/** Combinations in which every two, and every three, of the sets are met with and without each other. */
const combinations = covering(manifests);

type Sets = readonly (typeof manifests)[number][];

/** The n-th game's table: its sets, one to six seats, options at random, and now and then an element left out. */
async function tableOf(n: number, sets: Sets): Promise<GameConfig> {
  const random = new Random(n);
  const expansions = sets.map(({ id }) => id);
  const options: Record<string, unknown> = {};
  for (const { expansion, option } of await optionsOf('landscape', true))
    if (expansion === 'core' || expansions.some((id) => id === expansion))
      options[option.id] = random.pick([...option.values]);
  const rules = await Promise.all(sets.map((set) => set.rules()));
  const parts = rules.flatMap((module) => module.parts ?? []);
  if (random.below(4) === 0) options.without = parts.filter(() => random.below(4) === 0);
  return { seats: 1 + ((Math.trunc(n / combinations.length) + n) % 6), expansions, options } as GameConfig;
}

/** Faults in what holds in every position, whichever sets are played. */
function ruleFaults(p: Position): string[] {
  const faults: string[] = [];
  const told = (figure: number) =>
    `${p.rules.figures[figureKind(p, figure)].id} of seat ${seatOf(p, figure)}`;
  const betweenTurns = currentStep(p).draws?.(p)?.pile === 'tiles';
  p.figureAt.forEach((segment, figure) => {
    if (segment < 0) return;
    const root = rootOf(p, segment);
    if (p.rules.figures[figureKind(p, figure)].joins && followersOf(p, root, seatOf(p, figure)) === 0)
      faults.push(`the ${told(figure)} is left alone (F-1)`);
    if (betweenTurns && isFollower(p, figure) && kindOf(p, segment) !== PLACE && isComplete(p, root))
      faults.push(`the ${told(figure)} stays in a completed feature`);
  });
  const prisoners = p.rules.modules.some(({ id }) => id === 'tower') ? prisonersOf(p).length : 0;
  if (prisoners !== p.figureAt.filter((at) => at === CAPTIVE).length)
    faults.push('captives without a captor');
  return faults;
}

/** A state without a hash would stop a table. */
function hashFaults(game: Game<Position>, p: Position): string[] {
  try {
    stateHash(game.encode(p));
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function faultsOf(game: Game<Position>, p: Position): string[] {
  return [
    ...featureFaults(p),
    ...boardFaults(p),
    ...figureFaults(p),
    ...ruleFaults(p),
    ...hashFaults(game, p)
  ];
}

/** Steps that would interrupt and were not raised: the game would pass them by. */
function interruptFaults(p: Position): string[] {
  return p.rules.interrupting.flatMap((at, n) => {
    const { id, asks, draws } = p.rules.steps[at];
    const isDue = (asks?.(p) ?? -1) >= 0 || (draws?.(p) ?? null) !== null;
    return isDue && (p.raised & (1 << n)) === 0 ? [`${id} was not raised`] : [];
  });
}

/** Plays a game in the fast lane, rare verbs as often as common ones, and checks it as it goes. */
function playFast(game: Game<Position>, config: GameConfig, seed: number): { p: Position; faults: string[] } {
  const fast = game.fast!;
  const random = new Random(seed);
  const p = game.setup(config);
  let seen = tilesSeen(p);
  for (let moves = 0; fast.phase(p) !== OVER; moves++) {
    if (moves > MOST_MOVES) return { p, faults: ['the game does not end'] };
    if (fast.phase(p) === DRAW) fast.draw(p, random.below(fast.left(p)));
    else {
      const count = fast.list(p, codes);
      if (count === 0) return { p, faults: [`no legal move in step ${p.rules.steps[p.step].id}`] };
      const listed = [...codes.subarray(0, count)];
      const verb = random.pick([...new Set(listed.map((code) => code & VERB_MASK))]);
      fast.play(p, random.pick(listed.filter((code) => (code & VERB_MASK) === verb)));
    }
    const passedBy = interruptFaults(p);
    if (passedBy.length > 0) return { p, faults: passedBy };
    if (moves % CHECKED !== 0) continue;
    const faults = faultsOf(game, p);
    // A tile that fits nowhere goes back to the box, so the sum may only fall.
    if (tilesSeen(p) > seen) faults.push(`${tilesSeen(p)} tiles, ${seen} before`);
    if (faults.length > 0) return { p, faults: faults.map((fault) => `move ${moves}: ${fault}`) };
    seen = tilesSeen(p);
  }
  const faults = faultsOf(game, p);
  if (drawableCount(p) > 0) faults.push('over with tiles left to draw');
  return { p, faults };
}

/** Sums the points that events gave each seat. */
function pointsTold(events: readonly GameEvent[], seats: number): number[] {
  const sums = new Array<number>(seats).fill(0);
  for (const { score, seat, seats: several } of events)
    if (score !== undefined)
      for (const s of seat === undefined ? (several as number[]) : [seat]) sums[s] += total(score);
  return sums;
}

/** Plays a game by its actions, then again with events: both must end alike, with all points told. */
function playTold(game: Game<Position>, config: GameConfig, seed: number): string[] {
  const { state, inputs } = walk(game, config, seed);
  const again = game.setup(config);
  const events: GameEvent[] = [];
  for (const input of inputs) game.advance(again, input, events);
  const faults: string[] = [];
  if (JSON.stringify(game.encode(again)) !== JSON.stringify(game.encode(state)))
    faults.push('told games end otherwise');
  if (pointsTold(events, config.seats).join() !== game.scores(state).join())
    faults.push('points without an event');
  return faults;
}

/** Plays the n-th random game of the sets with each other; returns its faults, none when all is well. */
export const faultsOfGame = (n: number): Promise<string[]> =>
  faultsOfTable(n, combinations[n % combinations.length]);

let mixtures: (typeof known)[] | undefined;

/** Plays the n-th random game of all sets, offered or not: every three of them meet with and without each other. */
export function faultsOfMixture(n: number): Promise<string[]> {
  mixtures ??= covering(known);
  return faultsOfTable(n, mixtures[n % mixtures.length]);
}

/** Plays the n-th random game of a set with so many others, drawn anew for each game; returns its faults. */
export function faultsWithOthers(id: string, others: number, n: number): Promise<string[]> {
  const random = new Random(n);
  const own = known.filter((set) => set.id === id);
  const rest = known.filter((set) => set.id !== id);
  const drawn = Array.from({ length: others }, () => rest.splice(random.below(rest.length), 1)[0]);
  return faultsOfTable(n, [...own, ...drawn]);
}

async function faultsOfTable(n: number, sets: Sets): Promise<string[]> {
  const config = await tableOf(n, sets);
  const name = `game ${n}: ${config.seats} seats, ${config.expansions.join(' ')}, ${JSON.stringify(config.options)}`;
  try {
    const game = (await loadGame('landscape', config.expansions)) as Game<Position>;
    const { faults } = playFast(game, config, n);
    if (n % TOLD === 0) faults.push(...playTold(game, config, n));
    return faults.map((fault) => `${name}: ${fault}`);
  } catch (error) {
    return [`${name}: ${(error as Error).stack}`];
  }
}
