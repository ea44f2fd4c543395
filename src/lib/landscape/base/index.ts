import { bagContents, typeInBag } from '../tiles/bag.ts';
import type { TileDef } from '../tiles/catalogue.ts';
import type { LandscapeModule } from '../contract/module.ts';
import { CITY, FIELD, MONASTERY, ROAD } from '../tiles/tiletypes.ts';
import { takeTile } from './placing.ts';
import { STEPS } from './turn.ts';
import { DEPLOY, PASS, PLACE, RECALL } from './verbs.ts';
import baseTiles from './tiles.json' with { type: 'json' };

export const base: LandscapeModule = {
  id: 'core',
  parts: ['gardens'],
  tiles: baseTiles as readonly TileDef[],
  figures: [{ id: 'meeple', count: 7, stands: [CITY, ROAD, MONASTERY, FIELD] }],
  options: [
    { id: 'fields', values: [true, false] },
    { id: 'smallCity', values: [4, 2] }
  ],
  steps: STEPS,
  // In the order of their numbers in `moves.ts`.
  verbs: [PLACE, DEPLOY, RECALL, PASS],
  piles: {
    tiles: {
      contents: bagContents,
      take(p, id, log) {
        takeTile(p, typeInBag(p, id), log);
      }
    }
  }
};
