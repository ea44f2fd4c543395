import type { TileDef } from '../../tiles/catalogue.ts';
import { bears, tilesOf } from '../../features/features.ts';
import type { LandscapeModule, ScorePart } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { CITY, FIELD, MONASTERY, ROAD } from '../../tiles/tiletypes.ts';
import { options, parts } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

/**
 * One more point for each tile of a completed feature with the mark, regardless of the number of marks; none at the end
 * (IC-5 to IC-7).
 */
const more = (mark: string, kind: number): ScorePart => ({
  label: `score.${mark}`,
  kinds: [kind],
  at: 'factor',
  of(p, root, done, each) {
    if (p.rules.without.has(mark) || !bears(p, root, mark)) return each;
    if (done) return each + (isSmallCity(p, root, kind) ? 2 : 1);
    return p.rules.options.innsAtEnd === 'plain' ? each : 0;
  }
});

/** The lower points of a two-tile city give way to a cathedral (IC-8); only abbeys can close one with a cathedral. */
const isSmallCity = (p: Position, root: number, kind: number) =>
  kind === CITY && p.rules.options.smallCity === 2 && tilesOf(p, root) === 2;

/** Inns & Cathedrals: roads and cities worth more or nothing, and a follower that counts as two. */
export const innsCathedrals: LandscapeModule = {
  id: 'innsCathedrals',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  figures: [
    {
      id: 'largeFollower',
      part: 'largeFollower',
      count: 1,
      stands: [CITY, ROAD, MONASTERY, FIELD],
      weight: () => 2
    }
  ],
  scoreParts: [more('inn', ROAD), more('cathedral', CITY)]
};
