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

/** Plays a random game and compares what the engine lists in phase 2 with the second reading. */
export async function compareChoices(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random, 1);
  const differences: string[] = [];
  const compared: string[] = [];
  const asked = new Set<string>();
  /** Seats found to be due before a step are compared with those asked, behind it. */
  const check = (id: string, after: string): Step[] => {
    let due: number[] = [];
    return [
      {
        id: `A${id}`,
        after,
        enter(state) {
          const mayFollow = id !== 'phantom' || canFollow;
          due =
            mayFollow && state.placed === 1
              ? new Questions(state, used, pairs.figures(state)).due(id, past)
              : [];
        }
      },
      {
        id: `z${id}`,
        after,
        enter(state) {
          const missed = due.filter((seat) => !asked.has(`${id} ${seat}`));
          // What else comes at this place may have ended the reason to ask.
          const still =
            missed.length > 0 ? new Questions(state, used, pairs.figures(state)).due(id, past) : [];
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
  const pairs = new Pairs();
  let used = unused();
  let past = fresh();
  /** Whether the phantom may follow what was done in phase 2. */
  let canFollow = false;

  const compare = (questions: Questions, step: string) => {
    const answers = questions.answers(step, past);
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
    oppose(listed.asides, questions.asides(step, past));
  };
  const note = (input: Input) => {
    if (input.kind !== 'choice') return;
    const { action } = input.choices[0];
    const step = currentStep(p).id;
    if (step === 'claim' && !['ransom', 'pass'].includes(action.do) && !ASIDES.includes(String(action.piece)))
      canFollow =
        action.do !== 'remove' &&
        action.figure !== 'phantom' &&
        (p.rules.options.phantomAfter !== 'meeple' ||
          (action.do === 'deploy' &&
            !['builder', 'pig', 'barn', 'shepherd'].includes(String(action.figure))));
    // A meteor comes to the table by the aims alone.
    if (action.do === 'place' || action.do === 'aim') {
      canFollow = false;
      asked.clear();
      used = unused();
      past = { ...past, bridged: false, barn: false, turnable: null };
    }
    if (action.do === 'ransom') past.ransomed = true;
    if (action.piece === 'tunnel') past.tunnelled = true;
    if (action.piece === 'bridge') past.bridged = true;
    if (action.do === 'ferry')
      past.turnable = past.turnable && past.turnable.filter((at) => at !== String(action.at));
    if (action.do !== 'deploy' || !['claim', 'phantom'].includes(currentStep(p).id)) return;
    if (action.figure === 'barn') past.barn = true;
    const { laid } = new Choices(p, used, new Set());
    const isElsewhere = action.at !== undefined && String(action.at) !== `${laid.x},${laid.y}`;
    if (action.on === 'acrobats') used.climb = true;
    if (action.on === 'flyingMachine') used.flight = true;
    else if (action.beside === true) used.arrow = true;
    else if (isElsewhere && !['tower', 'acrobats'].includes(String(action.on))) used.elsewhere++;
  };
  let turn = p.turn;
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    if (p.turn !== turn) past = { ...past, ransomed: false, tunnelled: false };
    turn = p.turn;
    if (input.kind === 'choice' && input.choices.length === 1) {
      const questions = new Questions(p, used, pairs.figures(p));
      compare(questions, currentStep(p).id);
    }
    if (input.kind === 'choice') asked.add(`${currentStep(p).id} ${p.asked}`);
    const before = p.figureAt.slice();
    const bridges = bridgesLeft(p);
    const isPair = isBeside(input);
    note(input);
    game.advance(p, input);
    if (bridgesLeft(p) < bridges) past.bridged = true;
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
