import { Random } from '../../src/lib/kernel/random.ts';
import type { LandscapeModule, Tally } from '../../src/lib/landscape/contract/module.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';
import { Table } from './values.ts';

const OF_A_BARN = [3, 1];

type Award = readonly [seat: number, points: number];

/** Differences between what the engine gave for a feature just scored and the second reading. */
function differencesOf(
  p: Position,
  root: number,
  { points, winners, final }: Tally,
  awards: readonly Award[]
) {
  const table = new Table(p, final);
  const feature = table.featureOf(root);
  const isField = feature.kind === 'field';
  const [first] = feature.tiles;
  const where = `${feature.kind} at ${first.x},${first.y}${final ? ' at the end' : ''}`;
  const differences: string[] = [];
  const owners = table.ownersOf(feature);
  if (owners.join() !== winners.join())
    differences.push(`${where} is of ${winners.join()}, not ${owners.join()}`);
  if (!final && !isField && !table.isComplete(feature)) differences.push(`${where} is not complete`);
  if (owners.length === 0) return { differences, kind: feature.kind };
  const values = (isField ? OF_A_BARN : [3]).map((forCity) => table.valueOf(feature, forCity));
  // Only the field of a barn is worth less.
  if (!values.slice(0, isField && hasBarns(p) ? 2 : 1).includes(points))
    differences.push(`${where} gave ${points}, not ${values.join(' or ')}`);
  const expected = owners.map((seat) => [seat, points + (isField ? table.pigValue(feature, seat) : 0)]);
  const given = expected.filter(([, gain]) => gain !== 0);
  const last = awards.slice(awards.length - given.length);
  if (last.join(';') !== given.join(';'))
    differences.push(`${where} gave ${last.join(';')}, not ${given.join(';')}`);
  return { differences, kind: feature.kind };
}

const hasBarns = (p: Position) => p.rules.figureIndex.has('barn');

/**
 * Plays a random game of several sets and compares every feature scored. Returns the differences, and how many features
 * of each kind were compared.
 */
export async function compareValues(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random);
  const differences: string[] = [];
  const compared: string[] = [];
  const awards: Award[] = [];
  // Its id comes before all others, so that it is asked before sets that give points besides.
  const probe: LandscapeModule = {
    id: '0probe',
    afterPoints: (_p, seat, points) => void awards.push([seat, points]),
    afterScored(p, root, tally) {
      const answer = tally.reach === undefined ? differencesOf(p, root, tally, awards) : null;
      if (!answer) return;
      differences.push(...answer.differences);
      compared.push(tally.final ? `${answer.kind} at the end` : answer.kind);
    }
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random))
    game.advance(p, input);
  return { differences: ofGame(seed, config, differences), compared };
}
