import { manifest as covid19Pandemic } from '../clinic/expansions/covid19Pandemic/manifest.ts';
import { manifest as abbeyMayor } from '../landscape/expansions/abbeyMayor/manifest.ts';
import { manifest as abbot } from '../landscape/expansions/abbot/manifest.ts';
import { manifest as anniversary20 } from '../landscape/expansions/anniversary20/manifest.ts';
import { manifest as blackDragon } from '../landscape/expansions/blackDragon/manifest.ts';
import { manifest as covid19 } from '../landscape/expansions/covid19/manifest.ts';
import { manifest as innsCathedrals } from '../landscape/expansions/innsCathedrals/manifest.ts';
import { manifest as naturalDisasters } from '../landscape/expansions/naturalDisasters/manifest.ts';
import { manifest as river1 } from '../landscape/expansions/river1/manifest.ts';
import { manifest as tradersBuilders } from '../landscape/expansions/tradersBuilders/manifest.ts';

/** The one list of sets there are, by game, in the order people see them. A new set is a line here and its folder. */
export const SETS = {
  landscape: [river1, abbot, anniversary20, covid19, naturalDisasters, blackDragon],
  clinic: [covid19Pandemic]
} as const;

/** Sets that can be played by script but are not offered to people yet: a line moves up when a set is ready. */
export const UNLISTED = {
  landscape: [innsCathedrals, tradersBuilders, abbeyMayor]
} as const;
