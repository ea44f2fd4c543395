import { changeBag } from '../../src/lib/landscape/tiles/bag.ts';
import { base } from '../../src/lib/landscape/base/index.ts';
import { layStart } from '../../src/lib/landscape/base/start.ts';
import { settle } from '../../src/lib/landscape/flow.ts';
import { Position } from '../../src/lib/landscape/position.ts';
import { composeRuleset, type Ruleset } from '../../src/lib/landscape/ruleset.ts';
import { EMPTY_SLICE } from '../../src/lib/landscape/setup.ts';

/** Rules of the base game with several boxes of its tiles shuffled together. */
export function boxes(count: number): Ruleset {
  const tiles = (base.tiles ?? []).map((tile) => ({ ...tile, count: tile.count * count }));
  return composeRuleset({ ...base, tiles }, [], {});
}

/** The start of a game by such rules: the start tile is placed, and the first tile is to be drawn. */
export function openingOf(rules: Ruleset, seats: number): Position {
  const p = new Position(rules, seats);
  for (const type of rules.tiles.types) changeBag(p, type.index, type.count);
  for (const number of rules.sliceNumbers) p.slices[number] = EMPTY_SLICE;
  layStart(p);
  settle(p, null);
  return p;
}
