// Sets that scripts and the command line can play and that people are not offered yet: one line each. A set that is ready
// moves to the list in sets.ts.
export { manifest as besiegers } from '../landscape/expansions/besiegers/manifest.ts';
export { manifest as count } from '../landscape/expansions/count/manifest.ts';
export { manifest as courier } from '../landscape/expansions/courier/manifest.ts';
export { manifest as darmstadt } from '../landscape/expansions/darmstadt/manifest.ts';
export { manifest as ferries } from '../landscape/expansions/ferries/manifest.ts';
export { manifest as fishermen } from '../landscape/expansions/fishermen/manifest.ts';
export { manifest as gq11 } from '../landscape/expansions/gq11/manifest.ts';
export { manifest as gq11River } from '../landscape/expansions/gq11River/manifest.ts';
export { manifest as labyrinth } from '../landscape/expansions/labyrinth/manifest.ts';
export { manifest as littleBuildings } from '../landscape/expansions/littleBuildings/manifest.ts';
export { manifest as messages } from '../landscape/expansions/messages/manifest.ts';
export { manifest as monasteries } from '../landscape/expansions/monasteries/manifest.ts';
export { manifest as siege } from '../landscape/expansions/siege/manifest.ts';
export { manifest as spielDoch } from '../landscape/expansions/spielDoch/manifest.ts';
export { manifest as watchtowers } from '../landscape/expansions/watchtowers/manifest.ts';
export { manifest as windRoses } from '../landscape/expansions/windRoses/manifest.ts';
