import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { river } from '../sharedRules/river.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Games Quarterly 11: two tiles for a river of another set. */
export const gq11River: LandscapeModule = {
  id: 'gq11River',
  tiles: tiles as readonly TileDef[],
  shares: [river]
};
