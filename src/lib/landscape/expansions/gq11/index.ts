import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import { pigHerd } from '../sharedRules/pigHerd.ts';
import { options, parts } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

/** Games Quarterly 11: ten plain tiles. */
export const gq11: LandscapeModule = {
  id: 'gq11',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  shares: [pigHerd],
  shows: (p) => ({ herd: p.rules.options.gqHerd === true && !p.rules.without.has('pigHerd') })
};
