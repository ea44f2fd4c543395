import type { Input } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { currentStep } from '../../src/lib/landscape/flow.ts';
import type { LandscapeModule, Step } from '../../src/lib/landscape/contract/module.ts';
import { IN_SUPPLY, OUT_OF_GAME, type Position } from '../../src/lib/landscape/position.ts';
import { Infection } from './infection.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';

/** Places of a turn behind which no figure may be left untested. */
const PLACES = ['place', 'claim', 'second', 'joined', 'herds', 'run', 'quarters', 'return', 'drive', 'leave'];
const RESULTS: Readonly<Record<string, number>> = { positive: IN_SUPPLY, death: OUT_OF_GAME };

/** What the second reading keeps between two looks at a game. */
class Watch {
  readonly differences: string[] = [];
  readonly compared: string[] = [];
  /** Figures that have entered their infected area and need no test there. */
  private readonly inside = new Set<number>();
  private at: number[] = [];
  /** Tokens to spread that the tile, or pieces, have brought and nobody was asked for yet. */
  private owed = 0;
  private byTile = false;
  private joined = 0;

  note(p: Position, what: string): void {
    this.differences.push(`turn ${p.turn}, ${currentStep(p).id}, seat ${p.actor}: ${what}`);
  }

  /** Figures to be tested now, the first one first. */
  due(p: Position): number[] {
    const exposed = new Infection(p).exposed().map(({ id }) => id);
    for (const id of [...this.inside])
      if (!exposed.includes(id) || p.figureAt[id] !== this.at[id]) this.inside.delete(id);
    this.at = [...p.figureAt];
    return exposed.filter((id) => !this.inside.has(id));
  }

  enter(figure: number): void {
    this.inside.delete(figure);
  }

  /** A tile was laid. */
  begin(p: Position): void {
    const reading = new Infection(p);
    const areas = reading.bringsVirus() || p.placed === 0 ? 0 : reading.enlarged();
    this.joined = 0;
    this.owed = this.tokensFor(p, areas);
    this.byTile = this.owed > 0;
  }

  join(p: Position, a: number, b: number): void {
    const reading = new Infection(p, { a, b });
    if (reading.isInfected(a) !== reading.isInfected(b)) this.joined++;
  }

  beginPieces(p: Position): void {
    this.owed = p.rules.options.covidSpread === 'tile' && this.byTile ? 0 : this.tokensFor(p, this.joined);
    this.joined = 0;
  }

  private tokensFor(p: Position, areas: number): number {
    return p.rules.options.covidSpread === 'area' ? areas : Math.min(1, areas);
  }

  /** Behind the engine's own step no token is left to be spread. */
  end(p: Position): void {
    const reading = new Infection(p);
    if (this.owed > 0 && reading.spreads().size > 0) this.note(p, 'nobody spreads');
    this.owed = 0;
  }

  /** Behind a place of the turn nobody is left to be tested. */
  settle(p: Position, place: string): void {
    if (this.joined > 0) return;
    for (const id of this.due(p)) this.note(p, `figure ${id} is not tested at ${place}`);
  }

  asksToSpread(p: Position, listed: ReadonlySet<string>): void {
    if (this.owed-- <= 0) this.note(p, 'asks to spread');
    const reading = new Infection(p);
    const expected = reading.spreads();
    if (p.rules.options.covidDuty === 'may') expected.add('pass');
    for (const word of listed) if (!expected.has(word)) this.note(p, `spreads to ${word}`);
    for (const word of expected) if (!listed.has(word)) this.note(p, `does not spread to ${word}`);
    this.compared.push('spread');
  }

  /** A test is due with this result, or nobody is to be tested where the game goes on. Returns the figure tested. */
  beforeInput(p: Position, result: string | null): number {
    const isTest = result !== null;
    const [first = -1] = this.due(p);
    const early = p.placed === 1 && p.step > indexOf(p, 'place') && p.step < indexOf(p, 'infection');
    if (isTest && first < 0) this.note(p, 'tests a figure that needs no test');
    else if (!isTest && first >= 0 && !early && this.joined === 0) this.note(p, `does not test ${first}`);
    if (!isTest) return -1;
    this.compared.push('test');
    if (first >= 0 && Math.trunc(first / p.rules.figuresPerSeat) !== p.draw!.seat)
      this.note(p, `seat ${p.draw!.seat} draws for ${first}`);
    if (result === 'negative') this.inside.add(first);
    return first;
  }

  afterTest(p: Position, figure: number, result: string): void {
    if (figure >= 0 && result in RESULTS && p.figureAt[figure] !== RESULTS[result])
      this.note(p, `${figure} is at ${p.figureAt[figure]} after ${result}`);
  }
}

const indexOf = (p: Position, step: string) => p.rules.stepIndex.get(step)!;

const isAnswer = ({ choices }: Extract<Input, { kind: 'choice' }>) =>
  ['infect', 'pass'].includes(choices[0].action.do);

/** Plays a random game with COVID-19 and compares tests and spreads with the second reading. */
export async function compareInfection(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random, 1, ['covid19']);
  const watch = new Watch();
  const step = (id: string, after: string, enter: (p: Position) => void): Step => ({ id, after, enter });
  const probe: LandscapeModule = {
    id: 'zprobe',
    afterEntry: (_p, figure) => watch.enter(figure),
    beforeJoining: (p, { a, b }) => watch.join(p, a, b),
    // Steps at one place are in the order of their ids: these come around the engine's own, and behind all.
    steps: [
      step('infecBefore', 'place', (p) => watch.begin(p)),
      step('infectionEnd', 'place', (p) => watch.end(p)),
      step('infecPieces', 'joined', (p) => watch.beginPieces(p)),
      step('infectionPieces', 'joined', (p) => watch.end(p)),
      ...PLACES.map((place) => step(`z${place}`, place, (p) => watch.settle(p, place)))
    ]
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    const step = currentStep(p).id;
    const result = input.kind === 'draw' && step === 'testing' ? input.outcome : null;
    const figure = watch.beforeInput(p, result);
    if (input.kind === 'choice' && step.startsWith('infection') && isAnswer(input)) {
      const reading = new Infection(p);
      const actions = game.actions(p, p.asked).filter(({ do: verb }) => ['infect', 'pass'].includes(verb));
      watch.asksToSpread(
        p,
        new Set(actions.map((action) => (action.do === 'pass' ? 'pass' : reading.spreadWord(action))))
      );
    }
    game.advance(p, input);
    if (result) watch.afterTest(p, figure, result);
  }
  return { differences: ofGame(seed, config, watch.differences), compared: watch.compared };
}
