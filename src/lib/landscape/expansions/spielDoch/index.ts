import { layFromBag } from '../../base/start.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { options } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Spiel Doch: two plain tiles, by option the start. */
export const spielDoch: LandscapeModule = {
  id: 'spielDoch',
  tiles: tiles as readonly TileDef[],
  options,
  start: {
    order: 40,
    lay(p) {
      if (p.rules.options.spielDochStart !== true || p.slotCount > 0) return;
      layFromBag(p, 'spielDoch.01', 0, 0, 0);
      layFromBag(p, 'spielDoch.02', 1, 0, 3);
    }
  }
};
