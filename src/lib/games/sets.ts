import { manifest as covid19Pandemic } from '../clinic/expansions/covid19Pandemic/manifest.ts';
import { manifest as hospice } from '../clinic/expansions/hospice/manifest.ts';
import { manifest as intensiveCareUnit } from '../clinic/expansions/intensiveCareUnit/manifest.ts';
import { manifest as maintenanceShop } from '../clinic/expansions/maintenanceShop/manifest.ts';
import { manifest as obstetrics } from '../clinic/expansions/obstetrics/manifest.ts';
import { manifest as satelliteTv } from '../clinic/expansions/satelliteTv/manifest.ts';
import { manifest as abbeyMayor } from '../landscape/expansions/abbeyMayor/manifest.ts';
import { manifest as abbot } from '../landscape/expansions/abbot/manifest.ts';
import { manifest as anniversary20 } from '../landscape/expansions/anniversary20/manifest.ts';
import { manifest as besiegers } from '../landscape/expansions/besiegers/manifest.ts';
import { manifest as blackDragon } from '../landscape/expansions/blackDragon/manifest.ts';
import { manifest as bridgesCastlesBazaars } from '../landscape/expansions/bridgesCastlesBazaars/manifest.ts';
import { manifest as count } from '../landscape/expansions/count/manifest.ts';
import { manifest as courier } from '../landscape/expansions/courier/manifest.ts';
import { manifest as covid19 } from '../landscape/expansions/covid19/manifest.ts';
import { manifest as cropCircles1 } from '../landscape/expansions/cropCircles1/manifest.ts';
import { manifest as cropCircles2 } from '../landscape/expansions/cropCircles2/manifest.ts';
import { manifest as darmstadt } from '../landscape/expansions/darmstadt/manifest.ts';
import { manifest as ferries } from '../landscape/expansions/ferries/manifest.ts';
import { manifest as festival } from '../landscape/expansions/festival/manifest.ts';
import { manifest as fishermen } from '../landscape/expansions/fishermen/manifest.ts';
import { manifest as flyingMachines } from '../landscape/expansions/flyingMachines/manifest.ts';
import { manifest as goldmines } from '../landscape/expansions/goldmines/manifest.ts';
import { manifest as gq11 } from '../landscape/expansions/gq11/manifest.ts';
import { manifest as gq11River } from '../landscape/expansions/gq11River/manifest.ts';
import { manifest as hillsSheep } from '../landscape/expansions/hillsSheep/manifest.ts';
import { manifest as innsCathedrals } from '../landscape/expansions/innsCathedrals/manifest.ts';
import { manifest as kingRobber } from '../landscape/expansions/kingRobber/manifest.ts';
import { manifest as labyrinth } from '../landscape/expansions/labyrinth/manifest.ts';
import { manifest as littleBuildings } from '../landscape/expansions/littleBuildings/manifest.ts';
import { manifest as mageWitch } from '../landscape/expansions/mageWitch/manifest.ts';
import { manifest as messages } from '../landscape/expansions/messages/manifest.ts';
import { manifest as monasteries } from '../landscape/expansions/monasteries/manifest.ts';
import { manifest as naturalDisasters } from '../landscape/expansions/naturalDisasters/manifest.ts';
import { manifest as phantom } from '../landscape/expansions/phantom/manifest.ts';
import { manifest as princessDragon } from '../landscape/expansions/princessDragon/manifest.ts';
import { manifest as river1 } from '../landscape/expansions/river1/manifest.ts';
import { manifest as river2 } from '../landscape/expansions/river2/manifest.ts';
import { manifest as shrines } from '../landscape/expansions/shrines/manifest.ts';
import { manifest as siege } from '../landscape/expansions/siege/manifest.ts';
import { manifest as spielDoch } from '../landscape/expansions/spielDoch/manifest.ts';
import { manifest as tower } from '../landscape/expansions/tower/manifest.ts';
import { manifest as tradersBuilders } from '../landscape/expansions/tradersBuilders/manifest.ts';
import { manifest as tunnel } from '../landscape/expansions/tunnel/manifest.ts';
import { manifest as underBigTop } from '../landscape/expansions/underBigTop/manifest.ts';
import { manifest as watchtowers } from '../landscape/expansions/watchtowers/manifest.ts';
import { manifest as windRoses } from '../landscape/expansions/windRoses/manifest.ts';
import type { LandscapeManifest } from '../landscape/contract/manifest.ts';
import * as unlisted from './unlisted.ts';

/** The sets that people are offered, by game, in the order they are shown. */
export const SETS = {
  landscape: [
    river1,
    abbot,
    innsCathedrals,
    tradersBuilders,
    princessDragon,
    tower,
    abbeyMayor,
    hillsSheep,
    underBigTop,
    bridgesCastlesBazaars,
    anniversary20,
    covid19,
    naturalDisasters,
    blackDragon,
    river2,
    kingRobber,
    shrines,
    count,
    tunnel,
    flyingMachines,
    goldmines,
    mageWitch,
    ferries,
    cropCircles1,
    cropCircles2,
    monasteries,
    phantom,
    festival,
    siege,
    besiegers,
    watchtowers,
    windRoses,
    labyrinth,
    darmstadt,
    spielDoch,
    gq11,
    gq11River,
    messages,
    fishermen,
    courier,
    littleBuildings
  ],
  clinic: [covid19Pandemic, intensiveCareUnit, satelliteTv, obstetrics, hospice, maintenanceShop]
} as const;

/** Sets that can be played by script but are not offered yet, in the order of their ids. */
export const UNLISTED = {
  landscape: Object.values<LandscapeManifest>(unlisted)
} as const;
