import type { Score } from '../../../kernel/score.ts';
import { followUpNow } from '../../base/followUps.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { fieldsOf } from '../../contract/marks.ts';
import type { LandscapeModule, Log, Step, Verb } from '../../contract/module.ts';
import { moveCode } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { award } from '../../scoring.ts';
import { verbReader } from '../../contract/slices.ts';
import { activatedArrows, arrowOn } from './arrows.ts';
import { listPartners, listPlaces, noteEntry } from './claims.ts';
import { options } from './options.ts';
import { ADD_MEEPLE, ArrowSlice, EFFECTS, EXTRA_TURN, NONE, PLACE_MEEPLE, sliceOf } from './slice.ts';
import tiles from './tiles.json' with { type: 'json' };

const POINTS = { op: 'points', label: 'score.arrow', value: 2 } as const satisfies Score;

const AGAIN = 'extraTurn';

/** The points for an arrow tile whose own arrow is not activated. */
function earn(p: Position, log: Log): void {
  award(p, p.actor, POINTS.value);
  log?.push({
    type: 'scored',
    seats: [p.actor],
    score: POINTS,
    points: POINTS.value,
    source: 'arrow',
    rule: 'rule.arrow.points'
  });
}

function activate(p: Position, slot: number, log: Log): void {
  const slice = sliceOf(p);
  const effect = arrowOn(p, slot);
  if (effect === NONE) return;
  slice.effect = effect;
  if (effect === EXTRA_TURN && !slice.extra) slice.again = true;
  log?.push({
    type: 'activated',
    seat: p.actor,
    at: squareOf(p, slot),
    effect: EFFECTS[effect],
    rule: 'rule.arrow.activate'
  });
}

const activateVerb = verbReader(() => ACTIVATE);

/**
 * Placing a tile: at most one arrow is activated; with several the player chooses. An own arrow that cannot be
 * activated earns its points at once, whichever is chosen afterwards.
 */
const ARROW: Step = {
  id: 'arrow',
  after: 'place',
  enter(p, log) {
    const arrows = activatedArrows(p);
    if (arrowOn(p, p.lastSlot) !== NONE && !arrows.includes(p.lastSlot)) earn(p, log);
    if (arrows.length > 1) sliceOf(p).choosing = true;
    else if (arrows.length === 1) activate(p, arrows[0], log);
  },
  asks: (p) => (sliceOf(p).choosing ? p.actor : -1),
  list(p, out) {
    const verb = activateVerb(p);
    for (const slot of activatedArrows(p)) out.push(moveCode(verb, slot));
  }
};

const ACTIVATE: Verb = {
  id: 'activate',
  toAction: (p, payload) => ({ do: 'activate', at: squareOf(p, payload) }),
  parse: (p, action) => slotOf(p, action.at),
  play(p, payload, log) {
    if (payload !== p.lastSlot && activatedArrows(p).includes(p.lastSlot)) earn(p, log);
    sliceOf(p).choosing = false;
    activate(p, payload, log);
  }
};

/** 20th Anniversary Expansion: arrows that earn points, a freer choice of place, or an extra turn. */
export const anniversary20: LandscapeModule = {
  id: 'anniversary20',
  tiles: tiles as readonly TileDef[],
  options,
  steps: [ARROW],
  verbs: [ACTIVATE],

  slice: () => new ArrowSlice(),

  offerClaim(p, out) {
    const { effect } = sliceOf(p);
    if (effect === ADD_MEEPLE) listPartners(p, out);
    else if (effect === PLACE_MEEPLE) listPlaces(p, out);
  },

  afterEntry: (p, figure, _log, beside) => noteEntry(p, figure, beside),
  /** Figures side by side in a given position are pairs. */
  afterGiven: (p) => void (sliceOf(p).single = []),

  followUps: [{ id: AGAIN, order: 20, next: (p) => (sliceOf(p).again ? p.actor : -1) }],

  beforeTurn(p) {
    const slice = sliceOf(p);
    slice.extra = followUpNow(p)?.id === AGAIN;
    slice.again = false;
  },
  afterTurn(p) {
    sliceOf(p).effect = NONE;
  },
  /** A nested turn may have an extra turn of its own. */
  suspends(p) {
    const slice = sliceOf(p);
    const { again, extra } = slice;
    slice.again = slice.extra = false;
    return { again, extra };
  },
  resumes(p, kept) {
    const { again, extra } = fieldsOf(kept);
    Object.assign(sliceOf(p), { again: again === true, extra: extra === true });
  }
};
