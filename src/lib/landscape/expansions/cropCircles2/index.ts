import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { circleShown, cropCircles } from '../sharedRules/cropCircles.ts';
import { options } from '../sharedRules/cropOptions.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Crop circles: two of each kind. */
export const cropCircles2: LandscapeModule = {
  id: 'cropCircles2',
  tiles: tiles as readonly TileDef[],
  options,
  shares: [cropCircles],
  shows: circleShown
};
