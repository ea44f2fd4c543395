import type { Action, Input } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { currentStep } from '../../src/lib/landscape/flow.ts';
import type { LandscapeModule, Step } from '../../src/lib/landscape/contract/module.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { Choices, unused } from './choices.ts';
import { Questions, type Past } from './questions.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';
import { slice } from './values.ts';

/** Figures side by side by an arrow. */
class Pairs {
  private pairs: { figures: readonly number[]; at: number }[] = [];

  add(p: Position, figure: number): void {
    const at = p.figureAt[figure];
    const paired = this.figures(p);
    const { figuresPerSeat } = p.rules;
    const first = Math.trunc(figure / figuresPerSeat) * figuresPerSeat;
    for (let other = first; other < first + figuresPerSeat; other++)
      if (other !== figure && p.figureAt[other] === at && !paired.has(other)) {
        this.pairs.push({ figures: [figure, other], at });
        return;
      }
  }

  figures(p: Position): Set<number> {
    this.pairs = this.pairs.filter(({ figures, at }) => figures.every((figure) => p.figureAt[figure] === at));
    return new Set(this.pairs.flatMap(({ figures }) => figures));
  }
}

const ASIDES = ['bridge', 'tunnel'];
/** Where in a turn each question that is checked to be due comes. */
const PLACES = [
  ['gold', 'place'],
  ['charm', 'place'],
  ['phantom', 'second'],
  ['tunnel', 'joining'],
  ['ferry', 'crossing'],
  ['flocks', 'herds'],
  ['redDragonRun', 'run'],
  ['redDragonRunAfter', 'show'],
  ['castles', 'building'],
  ['quarterMoves', 'quarters'],
  ['cropCircle', 'leave'],
  ['escape', 'leave']
] as const;

const difference = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((one) => !b.has(one));

/** What was done in this turn, as far as the text lets later answers depend on it. */
class Doings {
  used = unused();
  past = fresh();
  /** Seats that were asked at a step since the last tile, as `step seat`. */
  readonly asked = new Set<string>();
  /** Whether the phantom may follow what was done in phase 2. */
  canFollow = false;

  beginTurn(): void {
    this.past = { ...this.past, ransomed: false, tunnelled: false };
  }

  note(p: Position, action: Action): void {
    const step = currentStep(p).id;
    if (step === 'claim' && !['ransom', 'pass'].includes(action.do) && !ASIDES.includes(String(action.piece)))
      this.canFollow = isFollowed(p, action);
    // A meteor comes to the table by the aims alone.
    if (action.do === 'place' || action.do === 'aim') this.beginTile();
    if (action.do === 'ransom') this.past.ransomed = true;
    if (action.piece === 'tunnel') this.past.tunnelled = true;
    if (action.piece === 'bridge') this.past.bridged = true;
    if (action.do === 'ferry')
      this.past.turnable = this.past.turnable?.filter((at) => at !== String(action.at)) ?? null;
    if (action.do === 'deploy' && ['claim', 'phantom'].includes(step)) this.noteFigure(p, action);
  }

  private beginTile(): void {
    this.canFollow = false;
    this.asked.clear();
    this.used = unused();
    this.past = { ...this.past, bridged: false, barn: false, turnable: null };
  }

  private noteFigure(p: Position, action: Action): void {
    const { used } = this;
    if (action.figure === 'barn') this.past.barn = true;
    const { laid } = new Choices(p, used, new Set());
    const isElsewhere = action.at !== undefined && String(action.at) !== `${laid.x},${laid.y}`;
    if (action.on === 'acrobats') used.climb = true;
    if (action.on === 'flyingMachine') used.flight = true;
    else if (action.beside === true) used.arrow = true;
    else if (isElsewhere && !['tower', 'acrobats'].includes(String(action.on))) used.elsewhere++;
  }
}

/** Whether the phantom may follow what phase 2 did. */
const isFollowed = ({ rules }: Position, action: Action) =>
  action.do !== 'remove' &&
  action.figure !== 'phantom' &&
  (rules.options.phantomAfter !== 'meeple' ||
    (action.do === 'deploy' && !['builder', 'pig', 'barn', 'shepherd'].includes(String(action.figure))));

/** Plays a random game and compares what the engine lists in phase 2 with the second reading. */
export async function compareChoices(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random, 1);
  const differences: string[] = [];
  const compared: string[] = [];
  const doings = new Doings();
  const pairs = new Pairs();
  const questionsOf = (state: Position) => new Questions(state, doings.used, pairs.figures(state));
  /** Seats found to be due before a step are compared with those asked, behind it. */
  const check = (id: string, after: string): Step[] => {
    let due: number[] = [];
    return [
      {
        id: `A${id}`,
        after,
        enter(state) {
          const mayFollow = id !== 'phantom' || doings.canFollow;
          due = mayFollow && state.placed === 1 ? questionsOf(state).due(id, doings.past) : [];
        }
      },
      {
        id: `z${id}`,
        after,
        enter(state) {
          const missed = due.filter((seat) => !doings.asked.has(`${id} ${seat}`));
          // What else comes at this place may have ended the reason to ask.
          const still = missed.length > 0 ? questionsOf(state).due(id, doings.past) : [];
          for (const seat of missed.filter((one) => still.includes(one)))
            differences.push(`turn ${state.turn}: ${id} does not ask seat ${seat}`);
          if (due.length > 0) compared.push(`${id}: due`);
          due = [];
        }
      }
    ];
  };
  const probe: LandscapeModule = { id: 'zprobe', steps: PLACES.flatMap(([id, after]) => check(id, after)) };
  const { game, p } = await watched(config, probe);

  const compare = (questions: Questions, step: string) => {
    const answers = questions.answers(step, doings.past);
    const listed = { answers: new Set<string>(), asides: new Set<string>() };
    for (const action of game.actions(p, p.asked)) {
      const { word, isAside } = questions.tell(action, step);
      listed[isAside ? 'asides' : 'answers'].add(word);
    }
    const where = `turn ${p.turn}, ${step}, seat ${p.asked}, tile ${questions.laid.def.id} at ${questions.laid.x},${questions.laid.y}`;
    const tell = (words: string[], how: string) =>
      words.forEach((word) => differences.push(`${where}: ${how} ${word}`));
    const oppose = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
      tell(difference(a, b), 'the engine offers');
      tell(difference(b, a), 'the engine lacks');
      for (const word of a) compared.push(`${step}: ${word.replace(/ -?\d+(,-?\d+)?/g, '')}`);
    };
    if (answers) oppose(listed.answers, answers);
    oppose(listed.asides, questions.asides(step, doings.past));
  };

  let turn = p.turn;
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    if (p.turn !== turn) doings.beginTurn();
    turn = p.turn;
    const before = p.figureAt.slice();
    const bridges = bridgesLeft(p);
    if (input.kind === 'choice') {
      if (input.choices.length === 1) compare(questionsOf(p), currentStep(p).id);
      doings.asked.add(`${currentStep(p).id} ${p.asked}`);
      doings.note(p, input.choices[0].action);
    }
    const isPair = isBeside(input);
    game.advance(p, input);
    if (bridgesLeft(p) < bridges) doings.past.bridged = true;
    if (isPair) {
      const came = p.figureAt.findIndex((at, figure) => at >= 0 && before[figure] < 0);
      if (came >= 0) pairs.add(p, came);
    }
  }
  return { differences: ofGame(seed, config, differences), compared };
}

const isBeside = (input: Input) =>
  input.kind === 'choice' && (input.choices[0].action as Action).beside === true;

const fresh = (): Past => ({
  bridged: false,
  ransomed: false,
  tunnelled: false,
  barn: false,
  turnable: null
});

function bridgesLeft(p: Position): number {
  const { bridges = [] } = slice<{ bridges: number[] }>(p, 'bridgesCastlesBazaars') ?? {};
  return bridges.reduce((a, b) => a + b, 0);
}
