import type { TileDef } from '../../tiles/catalogue.ts';
import { figuresOf, isFollower } from '../../figures/figures.ts';
import { currentStep } from '../../flow.ts';
import type { LandscapeModule } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { recallBy } from '../../figures/recalls.ts';
import { tileMarkReader } from '../../contract/slices.ts';
import { options, parts } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

const HOME = recallBy('rule.festival', (p) => {
  p.claimed = 1;
});

const isPlayed = (p: Position) => !p.rules.without.has('festival');
const festivalOn = tileMarkReader('festival');
const isOffered = (p: Position) => isPlayed(p) && festivalOn(p, p.lastSlot) === true;

/** The Festival: instead of placing a figure, one of one’s own comes home from anywhere on the board (1 to 4). */
export const festival: LandscapeModule = {
  id: 'festival',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  verbs: [HOME.verb],
  shows: (p) => ({ played: isPlayed(p), offered: currentStep(p).id === 'claim' && isOffered(p) }),
  offerClaim(p, out) {
    if (!isOffered(p)) return;
    // Also where no other set reaches, as in a quarter of Carcassonne (2).
    const own = figuresOf(p, p.actor);
    const onlyFollowers = p.rules.options.festivalTakes === 'follower';
    HOME.list(p, onlyFollowers ? own.filter((figure) => isFollower(p, figure)) : own, out);
  }
};
