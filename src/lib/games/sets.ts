import { manifest as covid19Pandemic } from '../clinic/expansions/covid19Pandemic/manifest.ts';
import { manifest as abbot } from '../landscape/expansions/abbot/manifest.ts';
import { manifest as anniversary20 } from '../landscape/expansions/anniversary20/manifest.ts';
import { manifest as blackDragon } from '../landscape/expansions/blackDragon/manifest.ts';
import { manifest as covid19 } from '../landscape/expansions/covid19/manifest.ts';
import { manifest as naturalDisasters } from '../landscape/expansions/naturalDisasters/manifest.ts';
import { manifest as river1 } from '../landscape/expansions/river1/manifest.ts';
import * as unlisted from './unlisted.ts';

/** The sets that people are offered, by game, in the order they are shown. */
export const SETS = {
  landscape: [river1, abbot, anniversary20, covid19, naturalDisasters, blackDragon],
  clinic: [covid19Pandemic]
} as const;

/** Sets that can be played by script but are not offered yet, in the order of their ids. */
export const UNLISTED = {
  landscape: Object.values(unlisted)
} as const;
