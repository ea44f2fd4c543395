import { Random } from '../../src/lib/kernel/random.ts';
import { figureKind } from '../../src/lib/landscape/figures/figures.ts';
import { currentStep } from '../../src/lib/landscape/flow.ts';
import type { LandscapeModule } from '../../src/lib/landscape/contract/module.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';
import { Scoring, type Outcome } from './scoring.ts';
import { slice } from './values.ts';

/** What a part of a turn has come to in the engine, against the scores before it. */
function outcomeOf(p: Position, before: readonly number[]): Outcome {
  const titles = slice<{ holder: number[]; record: number[] }>(p, 'kingRobber');
  const scored = slice<{ scored: number }>(p, 'count')?.scored ?? 0;
  return {
    points: [...p.scores].map((score, seat) => score - before[seat]),
    goods: [...(slice<{ goods: Uint8Array }>(p, 'tradersBuilders')?.goods ?? [])],
    gold: [...(slice<{ won: Uint8Array }>(p, 'goldmines')?.won ?? [])],
    holders: titles ? titles.holder.flatMap((seat, n) => [seat, titles.record[n]]) : [],
    landscape: [...p.scores.keys()].filter((seat) => (scored >> seat) & 1),
    staying: [...p.figureAt.keys()].filter((figure) => p.figureAt[figure] >= 0)
  };
}

/** Plays a random game and compares what the scoring of each part of a turn came to with the second reading. */
export async function compareScoring(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random, 1);
  const differences: string[] = [];
  const compared: string[] = [];
  let isBarnNew = false;
  let before: number[] = [];
  let expected: Outcome | null = null;
  const probe: LandscapeModule = {
    id: 'zprobe',
    // Steps at one place are in the order of their ids: behind `quarterMoves` and before `watchtowers`; behind all.
    steps: [
      {
        id: 'tBefore',
        after: 'quarters',
        enter(p) {
          const scoring = new Scoring(p, isBarnNew);
          before = [...p.scores];
          expected = null;
          if (scoring.isOpen()) return;
          const roots = p.completed.subarray(0, p.completedCount);
          const scored = [...roots].map((root) => scoring.featureOf(root));
          for (const { kind, parts, tiles } of scoring.due())
            if (!scored.some((feature) => [...parts].every((part) => feature.parts.has(part))))
              differences.push(
                `turn ${p.turn}: the ${kind} at ${[...tiles].map(({ x, y }) => `${x},${y}`).join(' ')} is not scored`
              );
          expected = scoring.outcome();
        }
      },
      {
        id: 'zAfter',
        after: 'gains',
        enter(p) {
          isBarnNew = false;
          if (!expected) return;
          compared.push('part');
          const given = outcomeOf(p, before);
          for (const field of ['points', 'goods', 'gold', 'holders', 'landscape', 'staying'] as const)
            if (given[field].join() !== expected[field].join())
              differences.push(
                `turn ${p.turn}, seat ${p.actor}, tile ${p.rules.tiles.types[p.slotType[p.lastSlot]].id}: ${field} ${told(p, field, given)}, not ${told(p, field, expected)}`
              );
        }
      }
    ]
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random)) {
    const { action } = input.kind === 'choice' ? input.choices[0] : { action: null };
    if (action?.figure === 'barn' && action.do === 'deploy' && currentStep(p).id === 'claim')
      isBarnNew = true;
    game.advance(p, input);
  }
  return { differences: ofGame(seed, config, differences), compared };
}

const told = (p: Position, field: keyof Outcome, outcome: Outcome) =>
  field === 'staying'
    ? outcome.staying.map((figure) => `${figure}:${p.rules.figures[figureKind(p, figure)].id}`).join()
    : outcome[field].join();
