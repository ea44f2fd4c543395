import { wordOf } from '../../../kernel/json.ts';
import { rootOf } from '../../features/features.ts';
import { inSupply, standOn, takeUp } from '../../figures/figures.ts';
import { seatAsked } from '../../flow.ts';
import type { Verb } from '../../contract/module.ts';
import { VERB_BITS, VERB_MASK } from '../../moves.ts';
import { IN_THE_AIR, type Position } from '../../position.ts';
import { featureRef, segmentOfAction } from '../../notation/reference.ts';
import { verbReader } from '../../contract/slices.ts';
import { inQuarter, QUARTER, quarterOf, QUARTERS } from './quarters.ts';
import { sliceOf } from './slice.ts';

const KIND_SHIFT = 16;
const QUARTER_SHIFT = 20;

/** Payload of a meeple that comes from its seat's supply to a quarter. */
export function entering(segment: number, kind: number): number {
  return segment | (kind << KIND_SHIFT);
}

/** Payload of a meeple that leaves a quarter for a segment. */
export function leaving(segment: number, kind: number, quarter: number): number {
  return entering(segment, kind) | ((quarter + 1) << QUARTER_SHIFT);
}

function read(payload: number) {
  return {
    segment: payload & 0xffff,
    kind: (payload >> KIND_SHIFT) & 15,
    /** The quarter it leaves, or -1. */
    from: (payload >> QUARTER_SHIFT) - 1
  };
}

export const deployVerb = verbReader(() => DEPLOY);

/** The move listed for the same feature on the same tile. */
function sameOffer(p: Position, payload: number): number {
  const { segment } = read(payload);
  const verb = deployVerb(p);
  for (const code of p.moves.codes.subarray(0, p.moves.count)) {
    const offered = code >>> VERB_BITS;
    const at = read(offered).segment;
    if ((code & VERB_MASK) !== verb || (payload ^ offered) >> KIND_SHIFT !== 0) continue;
    if (p.segmentSlot[at] === p.segmentSlot[segment] && rootOf(p, at) === rootOf(p, segment)) return offered;
  }
  return payload;
}

/** A meeple comes to a quarter, or leaves one for a feature. */
export const DEPLOY: Verb = {
  id: 'deploy',
  toAction(p, payload) {
    const { segment, kind, from } = read(payload);
    return {
      do: 'deploy',
      figure: p.rules.figures[kind].id,
      ...featureRef(p, segment),
      ...(from < 0 ? {} : { from: QUARTERS[from] })
    };
  },
  parse(p, action) {
    const kind = p.rules.figureIndex.get(wordOf(action.figure));
    // The quarters are on one tile only, which need not be named.
    const isQuarter = action.on === QUARTER && action.at === undefined;
    const segment = segmentOfAction(p, isQuarter ? { ...action, at: [0, 0] } : action);
    if (kind === undefined || segment < 0) return -1;
    if (action.from === undefined) return entering(segment, kind);
    const from = QUARTERS.findIndex((name) => name === action.from);
    return from < 0 ? -1 : leaving(segment, kind, from);
  },
  listed: sameOffer,
  play(p, payload, log) {
    const { segment, kind, from } = read(payload);
    const seat = seatAsked(p);
    const figure = from < 0 ? inSupply(p, seat, kind) : inQuarter(p, seat, kind, from);
    const told = { seat, figure: p.rules.figures[kind].id };
    if (from < 0) {
      const to = quarterOf(p, segment);
      // Where the count moves by himself, an event of his own tells where he is.
      const shut = to === sliceOf(p).quarter && p.rules.options.countMove === 'choice';
      log?.push({
        type: 'enteredCity',
        ...told,
        quarter: QUARTERS[to],
        ...(shut && { shut }),
        rule: 'rule.count.enter'
      });
    } else {
      const feature = featureRef(p, segment);
      const quarter = QUARTERS[from];
      log?.push({ type: 'leftCity', ...told, quarter, feature, rule: 'rule.count.leave' });
      takeUp(p, figure, IN_THE_AIR);
    }
    standOn(p, figure, segment, log);
  }
};
