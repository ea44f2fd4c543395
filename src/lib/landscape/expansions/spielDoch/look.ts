import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { MINI_CITY, MINI_ROADS, miniTile } from '../sharedRules/miniTile.ts';

/** Its two tiles, side by side. */
const PAIR =
  miniTile(-6.5, 3.5, -10, MINI_CITY) +
  miniTile(7, -3, 7, MINI_ROADS + inked('poppy', 'M-6-6.200H-3.200V-3.400H-6Z'));

export const look: Look = { cover: 'twoTiles', tokens: { twoTiles: PAIR } };
