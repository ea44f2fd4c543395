import type { Action, Game, GameEvent } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { currentStep } from '../../src/lib/landscape/flow.ts';
import type { Step } from '../../src/lib/landscape/contract/module.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';
import { Moves } from './moves.ts';
import { Pieces } from './struck.ts';
import { slice } from './values.ts';

const SETS = ['naturalDisasters', 'blackDragon', 'princessDragon'];
const BEASTS: Readonly<Record<string, string>> = {
  dragonFlight: 'rule.dragon.movement',
  redDragonRun: 'rule.redDragon',
  redDragonRunAfter: 'rule.redDragon'
};
const TRACK = 50;
const TORNADO = 'rule.disasters.tornado';

type Told = readonly GameEvent[];
type Note = (p: Position, what: string) => void;
const sorted = (words: Iterable<string>) => [...words].sort().join('; ');

/** What an input should bring about, and how it is found in the events told. */
interface Expected {
  readonly what: string;
  readonly words: string;
  readonly found: (events: Told) => string;
}

/** Where the engine passes for an owner who has nowhere to put a figure down. */
const endOf = (events: Told) =>
  events.findIndex((e) => e.type === 'passed' || e === events[events.length - 1]) + 1;

/** What a step of a beast, or of the tornado, should bring about. */
function expectedOf(p: Position, action: Action): Expected | null {
  const reading = new Moves(p);
  const step = currentStep(p).id;
  if (action.do === 'fly') {
    const words = sorted(reading.eaten(reading.tileAt(action.to)));
    const rule = BEASTS[step];
    const found = (events: Told) => {
      const landed = events.findIndex((e) => e.type === 'landed');
      const own = events.slice(0, landed < 0 ? undefined : landed);
      return sorted(
        own.filter((e) => e.type === 'returned' && e.rule === rule).map((e) => reading.toldBy(e))
      );
    };
    return { what: `eaten at ${String(action.to)}`, words, found };
  }
  if (step !== 'tornado') return null;
  const { next } = slice<{ next: number }>(p, 'naturalDisasters')!;
  const words: string[] = [];
  if (action.do === 'catch') words.push(...reading.catch(reading.figureNamed(action)));
  const path = (action.path as [number, number][] | undefined)?.map((at) => reading.tileAt(at));
  if (path || action.do === 'catch')
    words.push(...reading.along(path ?? (next < 0 ? [] : [reading.tileOf(next)])));
  else return null;
  const tell = (e: GameEvent) =>
    `${e.type} ${e.feature ? reading.toldBy(e) : `${String(e.seat)} ${String(e.figure)}`}`;
  const found = (events: Told) =>
    events
      .slice(0, endOf(events))
      .filter((e) => ['caught', 'dropped', 'returned'].includes(e.type) && e.rule === TORNADO)
      .map(tell)
      .join('; ');
  return { what: `${action.do} by the tornado`, words: words.join('; '), found };
}

/** The lists of answers that are read a second time, by the engine and by the text. */
function listsOf(p: Position, actions: readonly Action[]): [engine: Set<string>, text: Set<string>] | null {
  const reading = new Moves(p);
  const step = currentStep(p).id;
  const list = (verbs: readonly string[], tell: (action: Action) => string) =>
    new Set(actions.filter(({ do: verb }) => verbs.includes(verb)).map(tell));
  const at = (action: Action) => String(action.at);
  if (step === 'meteor')
    return [
      list(['aim', 'pass'], (action) => (action.do === 'pass' ? 'pass' : `aim ${at(action)}`)),
      reading.aims()
    ];
  if (step === 'place' && reading.holdsFlood()) return [list(['place'], at), reading.floods()];
  if (step !== 'tornado') return null;
  const verbs = new Set(actions.map(({ do: verb }) => verb));
  if (verbs.has('storm'))
    return [list(['storm'], ({ path }) => (path as number[][]).map(String).join(' ')), reading.paths()];
  if (verbs.has('catch'))
    return [list(['catch'], (action) => reading.told(reading.figureNamed(action))), reading.catches()];
  return [list(['drop', 'pass'], (action) => reading.dropWord(action)), reading.drops()];
}

/** Watches the Black Dragon: how far it flies in a part of a turn, and whether it comes to the tile just laid. */
class Flights {
  private complete: ReadonlyMap<string, boolean> = new Map();
  private track: readonly number[] = [];
  private steps = 0;
  private visited: number[] = [];
  private landing: { stays: number[]; comes: boolean } | null = null;

  constructor(
    private readonly note: Note,
    private readonly compared: string[]
  ) {}

  /** Around the steps of the set. */
  readonly probes: readonly Step[] = [
    { id: 'Abegin', after: 'begin', enter: (p) => this.begin(p) },
    { id: 'zbonus', after: 'bonus', enter: (p) => this.beforePlacing(p) },
    { id: 'dragonA', after: 'flight', enter: (p) => this.takeOff(p) },
    { id: 'dragonG', after: 'flight', enter: (p) => this.end(p) },
    { id: 'dragonAA', after: 'landing', enter: (p) => this.beforeLanding(p) },
    { id: 'dragonB', after: 'landing', enter: (p) => this.land(p) }
  ];

  private slot = (p: Position) => slice<{ slot: number }>(p, 'blackDragon')!.slot;

  private begin(p: Position): void {
    this.track = new Moves(p).track();
  }

  private beforePlacing(p: Position): void {
    this.complete = new Moves(p).completeness();
  }

  private takeOff(p: Position): void {
    this.steps = this.slot(p) < 0 || p.placed === 0 ? 0 : new Moves(p).completedSince(this.complete);
    this.visited = [this.slot(p)];
    if (this.steps > 0) this.compared.push('flight');
  }

  fly(to: Position, square: unknown): void {
    this.steps--;
    this.visited.push(new Moves(to).tileAt(square).slot);
  }

  private end(p: Position): void {
    if (this.steps < 0 || (this.steps > 0 && !new Moves(p).isStuck(this.slot(p), this.visited)))
      this.note(p, `the Black Dragon has ${this.steps} steps left`);
  }

  private beforeLanding(p: Position): void {
    if (p.placed === 0) return;
    const reading = new Moves(p);
    const lap = (field: number) => Math.floor(Math.max(0, field) / TRACK);
    const comes = reading.track().some((field, n) => lap(field) > lap(this.track[n]));
    const stays = reading.staying(comes ? reading.laid : null);
    this.landing = { comes, stays };
    if (comes) this.compared.push('landing');
  }

  private land(p: Position): void {
    if (!this.landing) return;
    const { comes, stays } = this.landing;
    this.landing = null;
    const on = [...p.figureAt.keys()].filter((figure) => p.figureAt[figure] >= 0);
    if (comes && this.slot(p) !== p.lastSlot) this.note(p, 'the Black Dragon does not come');
    if (on.join() !== stays.join()) this.note(p, `figures ${on.join()} stay, not ${stays.join()}`);
  }
}

/** Figures that stand alone where the rules send them home. */
const noteAlone = (p: Position, note: Note) => {
  const reading = new Moves(p);
  for (const figure of reading.alone()) note(p, `alone: ${reading.told(figure)}`);
};

/** Watches what a tile laid over another one removes. */
class Struck {
  /** Before the tile is laid: where figures and pieces are. */
  private before: { reading: Moves; at: readonly number[]; pieces: Pieces } | null = null;

  constructor(
    private readonly note: Note,
    private readonly compared: string[]
  ) {}

  beforeLaying(game: Game<Position>, p: Position): void {
    this.before = ['meteor', 'place'].includes(currentStep(p).id)
      ? { reading: new Moves(game.clone(p)), at: [...p.figureAt], pieces: new Pieces(game.clone(p)) }
      : null;
  }

  laid(p: Position): void {
    if (!this.before || p.laidOver !== 1) return;
    const { x, y } = new Moves(p).laid;
    const { reading, at, pieces } = this.before;
    this.checkFigures(p, reading, at, `${x},${y}`);
    this.checkPieces(p, pieces, `${x},${y}`);
    noteAlone(p, this.note);
    this.compared.push('struck');
  }

  private checkFigures(p: Position, reading: Moves, before: readonly number[], square: string): void {
    const gone = reading.struck(reading.tileAt(square.split(',').map(Number)));
    before.forEach((at, figure) => {
      const isThere = p.figureAt[figure] >= 0;
      if (at < 0 || isThere !== gone.includes(figure)) return;
      const name = `${figure} at ${at}`;
      if (isThere) this.note(p, `not sent home by a tile laid over at ${square}: ${name}`);
      else if (!reading.isJoiner(figure)) this.note(p, `sent home by a tile laid over at ${square}: ${name}`);
    });
  }

  private checkPieces(p: Position, before: Pieces, square: string): void {
    const [lie, lay] = [new Pieces(p).words(), before.words(p.lastSlot)];
    for (const word of before.words())
      if (!lay.includes(word)) this.compared.push(`struck ${word.split(' ')[0]}`);
    for (const word of lie)
      if (!lay.includes(word)) this.note(p, `under a tile laid over ${square} is ${word}`);
    for (const word of lay)
      if (!lie.includes(word)) this.note(p, `under a tile laid over ${square} is no ${word}`);
  }
}

/** Plays a random game and compares what moves and what is removed with the second reading. */
export async function compareMoves(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const always = SETS.filter((_, n) => n === seed % SETS.length || random.below(2) === 0);
  const config = await tableOf(random, Math.max(1, always.length), always);
  const differences: string[] = [];
  const compared: string[] = [];
  const note: Note = (p, what) => differences.push(`turn ${p.turn}, ${currentStep(p).id}: ${what}`);
  const flights = new Flights(note, compared);
  const struck = new Struck(note, compared);
  // Steps at one place are in the order of their ids: these come around the engine's own.
  const steps = [
    ...(config.expansions.includes('blackDragon') ? flights.probes : []),
    { id: 'Aplace', after: 'place', enter: (p: Position) => struck.laid(p) }
  ];
  const { game, p } = await watched(config, { id: 'zprobe', steps });

  const compareLists = (action: Action) => {
    const lists = listsOf(p, game.actions(p, p.asked));
    if (!lists) return;
    const [engine, text] = lists;
    for (const word of engine) if (!text.has(word)) note(p, `the engine offers ${word}`);
    for (const word of text) if (!engine.has(word)) note(p, `the engine lacks ${word}`);
    compared.push(`${currentStep(p).id} ${action.do}`);
  };
  const compareEvents = ({ what, words, found }: Expected, log: Told) => {
    if (found(log) !== words) note(p, `${what}: ${found(log)}, not ${words}`);
    if (words !== '') compared.push(what.replace(/ at .*/, ''));
  };

  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    const step = currentStep(p).id;
    let expected: Expected | null = null;
    let flown: unknown = null;
    if (input.kind === 'choice') {
      const { action } = input.choices[0];
      compareLists(action);
      if (step === 'tornado' && action.do === 'storm' && new Moves(p).mover() !== p.asked)
        note(p, `seat ${p.asked} moves the tornado`);
      if (step === 'dragonFlight' && action.do === 'fly') flights.fly(p, (flown = action.to));
      if (!isAside(action)) expected = expectedOf(p, action);
      struck.beforeLaying(game, p);
    }
    const log: GameEvent[] = [];
    game.advance(p, input, log);
    noteAlone(p, note);
    if (flown)
      for (const name of new Moves(p).neutralsOn(new Moves(p).tileAt(flown)))
        note(p, `${name} left by the Black Dragon`);
    // A test may come in between: the rest of the path is told behind it.
    if (expected && currentStep(p).id !== 'testing') compareEvents(expected, log);
  }
  return { differences: ofGame(seed, config, differences), compared };
}

const isAside = ({ do: verb, piece }: Action) =>
  verb === 'ransom' || piece === 'tunnel' || piece === 'bridge';
