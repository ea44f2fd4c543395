import type { Json } from '../../../kernel/json.ts';
import { layFromBag } from '../../base/start.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { bears } from '../../features/features.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { CITY, PLACE } from '../../tiles/tiletypes.ts';
import { COLUMNS, NORTH, WEST } from './city/block.ts';
import { DEPLOY } from './deploy.ts';
import { COUNT, ENTRY, MOVE, noteEntry } from './entering.ts';
import { expectCity } from './estimate.ts';
import { JOIN, LEAVE, noteLeaving } from './leaving.ts';
import { options } from './options.ts';
import { mayLive, quarterOf } from './quarters.ts';
import { bit, CountSlice, sliceOf } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

function layCity(p: Position): void {
  (tiles as readonly TileDef[]).forEach(({ id }, i) =>
    layFromBag(p, id, WEST + (i % COLUMNS), NORTH + Math.trunc(i / COLUMNS), 0)
  );
}

/** The Count of Carcassonne: a city of four quarters from which meeples join features that are scored. */
export const count: LandscapeModule = {
  id: 'count',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [JOIN, ENTRY, LEAVE],
  verbs: [DEPLOY, MOVE],
  neutrals: { count: COUNT },
  start: { order: 10, lay: layCity },

  slice: () => new CountSlice(),

  /** Carcassonne is a complete city for the fields around it and for whoever counts cities (CC-2). */
  citiesModifier: (p, field) => Number(bears(p, field, 'carcassonne')),
  completedModifier: (_, kind) => Number(kind === CITY),
  claimKinds: [PLACE],
  /** Only the set's own steps bring figures to a quarter; a given position may have them there (CC-1). */
  allowsEntry: (p, segment, kind) => quarterOf(p, segment) < 0 || mayLive(p, kind, quarterOf(p, segment)),

  afterEntry(p, figure, log) {
    noteEntry(p, figure, log);
    noteLeaving(p);
  },
  /** Points from features, barns and castles; what single seats get besides is not counted (CC-3). */
  afterScored(p, _root, { points, winners, final }) {
    if (points > 0 && !final) for (const seat of winners) sliceOf(p).scored |= bit(seat);
  },
  beforeTurn(p) {
    sliceOf(p).used = 0;
  },
  afterTurn(p) {
    sliceOf(p).scored = 0;
  },
  estimates: expectCity,
  suspends: (p) => sliceOf(p).used,
  resumes(p, kept: Json) {
    sliceOf(p).used = Number(kept);
  }
};
