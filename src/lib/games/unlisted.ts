// Sets that scripts and the command line can play and that people are not offered yet: one line each. A set that is ready
// moves to the list in sets.ts.
export { manifest as abbeyMayor } from '../landscape/expansions/abbeyMayor/manifest.ts';
export { manifest as innsCathedrals } from '../landscape/expansions/innsCathedrals/manifest.ts';
export { manifest as princessDragon } from '../landscape/expansions/princessDragon/manifest.ts';
export { manifest as tower } from '../landscape/expansions/tower/manifest.ts';
export { manifest as tradersBuilders } from '../landscape/expansions/tradersBuilders/manifest.ts';
