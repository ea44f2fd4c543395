import { Random } from '../../src/lib/kernel/random.ts';
import { figureKind } from '../../src/lib/landscape/figures/figures.ts';
import { currentStep } from '../../src/lib/landscape/flow.ts';
import type { LandscapeModule } from '../../src/lib/landscape/contract/module.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { Flocks } from './flocks.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';
import { slice } from './values.ts';

const kindOf = (p: Position, figure: number) => p.rules.figures[figureKind(p, figure)].id;

/** Shepherds on the table, and all their sheep. */
function told(p: Position): string {
  const { flocks } = slice<{ flocks: Uint8Array }>(p, 'hillsSheep')!;
  const there = [...p.figureAt.keys()].filter((n) => p.figureAt[n] >= 0 && kindOf(p, n) === 'shepherd');
  const sheep = there.flatMap((n) => [0, 1, 2, 3].map((kind) => flocks[n * 4 + kind] * (kind + 1)));
  return `${there.join()}: ${sheep.reduce((a, b) => a + b, 0)}`;
}

/** Plays a random game with shepherds and compares each step of the flocks with the second reading. */
export async function compareFlocks(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random, 1, ['hillsSheep']);
  const differences: string[] = [];
  const compared: string[] = [];
  const note = (p: Position, what: string) => differences.push(`turn ${p.turn}, seat ${p.actor}: ${what}`);
  let fresh = -1;
  let flocks: Flocks | null = null;
  let points: string[] = [];
  let isRansom = false;
  const probe: LandscapeModule = {
    id: 'zprobe',
    afterEntry(p, figure) {
      if (kindOf(p, figure) === 'shepherd') fresh = figure;
    },
    afterPoints(p, seat, given) {
      if (currentStep(p).id === 'flocks' && !isRansom) points.push(`${seat} ${given}`);
    },
    // Steps at one place are in the order of their ids: these come around the engine's own.
    steps: [
      {
        id: 'Aplace',
        after: 'place',
        enter() {
          fresh = -1;
        }
      },
      {
        id: 'flockBefore',
        after: 'herds',
        enter(p) {
          points = [];
          flocks = p.placed === 1 ? new Flocks(p, fresh) : null;
        }
      },
      {
        id: 'flocksEnd',
        after: 'herds',
        enter(p) {
          if (!flocks) return;
          if (flocks.due) note(p, `a ${flocks.due} is left out`);
          if (points.join() !== flocks.points.join())
            note(p, `the flocks gave ${points.join()}, not ${flocks.points.join()}`);
          const expected = `${flocks.there.join()}: ${flocks.flock}`;
          if (told(p) !== expected) note(p, `shepherds and sheep ${told(p)}, not ${expected}`);
          if (points.length > 0) compared.push('points');
          flocks = null;
        }
      }
    ]
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    if (currentStep(p).id === 'flocks' && flocks) {
      const reading: Flocks = flocks;
      const [action] = input.kind === 'choice' ? input.choices.map((choice) => choice.action) : [null];
      const asked = input.kind === 'draw' ? 'draw' : action?.do === 'flock' ? 'choice' : null;
      if (asked && asked !== reading.due) note(p, `a ${asked}, not a ${String(reading.due)}`);
      else if (input.kind === 'draw') reading.draw(input.outcome);
      else if (asked) reading.choose(String(action!.choice));
      if (asked) compared.push(input.kind === 'draw' && input.outcome === 'wolf' ? 'wolf' : asked);
    }
    isRansom = input.kind === 'choice' && input.choices[0].action.do === 'ransom';
    game.advance(p, input);
  }
  return { differences: ofGame(seed, config, differences), compared };
}
