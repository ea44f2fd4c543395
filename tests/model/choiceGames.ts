import type { Action, Input } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { aside } from '../../src/lib/landscape/aside.ts';
import { currentStep } from '../../src/lib/landscape/flow.ts';
import { landscapeGame } from '../../src/lib/landscape/game.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { Choices, unused } from './choices.ts';
import { compactInput, known, tableOf } from './valueGames.ts';

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

const difference = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((one) => !b.has(one));

/** Plays a random game and compares what the engine lists in phase 2 with the second reading. */
export async function compareChoices(seed: number): Promise<{ differences: string[]; compared: string[] }> {
  const random = new Random(seed);
  const config = await tableOf(random, 1);
  const differences: string[] = [];
  const compared: string[] = [];
  const sets = known.filter(({ id }) => config.expansions.includes(id));
  const game = landscapeGame(await Promise.all(sets.map((set) => set.rules())), aside);
  const p = game.setup(config);
  const pairs = new Pairs();
  let used = unused();

  const compare = (expected: ReadonlySet<string>, choices: Choices, step: string) => {
    const listed = new Set<string>();
    for (const action of game.actions(p, p.asked)) {
      const word = choices.wordFor(action);
      if (word !== null) listed.add(word);
    }
    for (const word of listed) compared.push(word.replace(/ -?\d+(,-?\d+)?/g, ''));
    const tell = (words: string[], how: string) =>
      words.forEach((word) =>
        differences.push(
          `turn ${p.turn}, ${step}, seat ${p.asked}, tile ${choices.laid.def.id} at ${choices.laid.x},${choices.laid.y}: ${how} ${word}`
        )
      );
    tell(difference(listed, expected), 'the engine offers');
    tell(difference(expected, listed), 'the engine lacks');
  };
  const note = (input: Input) => {
    if (input.kind !== 'choice') return;
    const { action } = input.choices[0];
    if (action.do === 'place') used = unused();
    if (action.do !== 'deploy' || !['claim', 'phantom'].includes(currentStep(p).id)) return;
    const laid = new Choices(p, used, new Set()).laid;
    const isElsewhere = action.at !== undefined && String(action.at) !== `${laid.x},${laid.y}`;
    if (action.on === 'flyingMachine') used.flight = true;
    else if (action.beside === true) used.arrow = true;
    else if (isElsewhere && !['tower', 'acrobats'].includes(String(action.on))) used.elsewhere++;
  };
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    const step = currentStep(p).id;
    if (step === 'claim' || step === 'phantom') {
      const choices = new Choices(p, used, pairs.figures(p));
      if (!choices.hasFlood())
        compare(step === 'claim' ? choices.ofPhaseTwo() : choices.ofPhantom(), choices, step);
    }
    const before = p.figureAt.slice();
    const isPair = isBeside(input);
    note(input);
    game.advance(p, input);
    if (isPair) {
      const came = p.figureAt.findIndex((at, figure) => at >= 0 && before[figure] < 0);
      if (came >= 0) pairs.add(p, came);
    }
  }
  const name = `game ${seed}: ${config.seats} seats, ${config.expansions.join(' ')}, ${JSON.stringify(config.options)}`;
  return { differences: differences.map((one) => `${name}: ${one}`), compared };
}

const isBeside = (input: Input) =>
  input.kind === 'choice' && (input.choices[0].action as Action).beside === true;
