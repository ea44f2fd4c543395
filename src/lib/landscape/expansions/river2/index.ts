import { followUpNow } from '../../base/followUps.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { rulesReader } from '../../contract/slices.ts';
import { pigHerd } from '../sharedRules/pigHerd.ts';
import { river } from '../sharedRules/river.ts';
import { options, parts } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

const AGAIN = 'volcanoLake';

/** The types of the volcano lake. */
const lakes = rulesReader(({ tiles: { types } }) =>
  types.map(({ def: { special } }) => special?.riverRole === 'lake' && special.volcano === true)
);

/** Whether the tile just laid is the volcano lake, which gives its player a further turn instead of a figure (4). */
function givesTurn(p: Position): boolean {
  return lakes(p)[p.slotType[p.lastSlot]] && p.placed === 1 && p.rules.options.volcanoLake === 'again';
}

/** The River II: a river with a fork, a city at one end and a volcano lake at the other. */
export const river2: LandscapeModule = {
  id: 'river2',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  shares: [river, pigHerd],
  followUps: [
    {
      id: AGAIN,
      order: 5,
      next: (p) => (givesTurn(p) && followUpNow(p)?.id !== AGAIN ? p.actor : -1)
    }
  ],
  shows: (p) => ({ again: followUpNow(p)?.id === AGAIN }),
  limitsElsewhere: false,
  allowsClaim: (p, segment) => p.segmentSlot[segment] !== p.lastSlot || !givesTurn(p)
};
