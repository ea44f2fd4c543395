import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { besieging, besiegingShown } from '../sharedRules/besieging.ts';
import { options, parts } from '../sharedRules/besiegingOptions.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Besieged cities. */
export const siege: LandscapeModule = {
  id: 'siege',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  shares: [besieging],
  shows: besiegingShown
};
