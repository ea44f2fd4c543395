// Sets that scripts and the command line can play and that people are not offered yet: one line each. A set that is ready
// moves to the list in sets.ts.
export { manifest as ferries } from '../landscape/expansions/ferries/manifest.ts';
export { manifest as littleBuildings } from '../landscape/expansions/littleBuildings/manifest.ts';
export { manifest as monasteries } from '../landscape/expansions/monasteries/manifest.ts';
