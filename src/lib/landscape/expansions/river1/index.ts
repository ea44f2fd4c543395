import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { river } from '../sharedRules/river.ts';
import { options } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

/** The River: placed before all other tiles, from the spring to the lake. */
export const river1: LandscapeModule = {
  id: 'river1',
  tiles: tiles as readonly TileDef[],
  options,
  shares: [river]
};
