import type { Look } from '../../contract/look.ts';
import { MINI_CITY, MINI_ROADS, miniTile } from '../sharedRules/miniTile.ts';
import { herdsOf } from '../sharedRules/pigHerdLook.ts';

/** Three of its tiles, fanned. */
const FAN = miniTile(-7, 3.5, -24, '') + miniTile(0, 0, -6, MINI_ROADS) + miniTile(6.5, 1.5, 12, MINI_CITY);

const isOwn = (id: string) => id.startsWith('gq11.');

export const look: Look = {
  cover: 'fannedTiles',
  tokens: { fannedTiles: FAN },
  // Printed whether or not the herd counts.
  tileMarks: (def) => (isOwn(def.id) ? herdsOf(def) : []),
  tileForetells: (def, { herd }) =>
    isOwn(def.id) && herdsOf(def).length > 0
      ? { key: 'preview.gqHerd', params: { counts: herd === true ? 'yes' : 'no' } }
      : null
};
