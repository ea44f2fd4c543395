import type { Json } from '../../../kernel/json.ts';
import { listDeployments, readDeployment } from '../../figures/claims.ts';
import { kindOf } from '../../features/features.ts';
import { figureKind, inSupply, isFollower } from '../../figures/figures.ts';
import { currentStep } from '../../flow.ts';
import type { LandscapeModule, Slice, Step } from '../../contract/module.ts';
import { DEPLOY_VERB, type MoveList, PASS_CODE, VERB_BITS, VERB_MASK } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { kindReader, sliceReader } from '../../contract/slices.ts';
import { CITY, FIELD, MONASTERY, PLACE, ROAD } from '../../tiles/tiletypes.ts';
import { options } from './options.ts';

const PHANTOM = 'phantom';
const RULE = 'rule.phantom';

/** Where the first follower was placed: on the tile just laid, on another one, or beside an own follower. */
const HERE = 1;
const ELSEWHERE = 2;
const BESIDE = 3;

class PhantomSlice implements Slice {
  /** 1 once the phantom was placed or declined in this part of the turn. */
  done = 0;
  /** Where a follower was placed as the action, 0 before. */
  first = 0;
  clone(): PhantomSlice {
    return Object.assign(new PhantomSlice(), this);
  }
  encode(p: Position): Json {
    return { done: this.done === 1, first: this.first, open: p.claimed === 1 };
  }
  digest(): number {
    return this.done * 4 + this.first;
  }
}

const sliceOf = sliceReader<PhantomSlice>(PHANTOM);
const kindOfPhantom = kindReader(PHANTOM);

/** Whether the action allows the phantom as a second figure (3). */
function mayFollow(p: Position): boolean {
  const { done, first } = sliceOf(p);
  if (done || p.claimed !== 1 || p.placed === 0) return false;
  return (first > 0 || p.rules.options.phantomAfter === 'any') && inSupply(p, p.actor, kindOfPhantom(p)) >= 0;
}

/** Lists where the phantom could have gone as the first figure, without the power that brought the first one there. */
function list(p: Position, out: MoveList): void {
  const { first } = sliceOf(p);
  const mayGo = first !== ELSEWHERE || waysElsewhere(p, out) > 1;
  const from = out.count;
  listDeployments(p, p.actor, out);
  for (const m of p.rules.hooks.offerClaim) m.offerClaim(p, out);
  const all = out.count;
  out.count = from;
  for (let i = from; i < all; i++) {
    const code = out.codes[i];
    const way = wayOf(p, code);
    if (way === 0 || (way === BESIDE && first === BESIDE) || (way === ELSEWHERE && !mayGo)) continue;
    out.push(code);
  }
  out.push(PASS_CODE);
}

/** How many sets let the phantom go to other tiles now: a portal and an arrow are two. */
function waysElsewhere(p: Position, out: MoveList): number {
  const from = out.count;
  let ways = 0;
  for (const m of p.rules.hooks.offerClaim) {
    m.offerClaim(p, out);
    let leads = false;
    for (let i = from; i < out.count && !leads; i++) leads = wayOf(p, out.codes[i]) === ELSEWHERE;
    if (leads) ways++;
    out.count = from;
  }
  return ways;
}

/** How a listed move places the phantom, or 0 where it does not. */
function wayOf(p: Position, code: number): number {
  if ((code & VERB_MASK) !== DEPLOY_VERB) return 0;
  const { segment, kind, beside } = readDeployment(code >>> VERB_BITS);
  return kind === kindOfPhantom(p) ? wayTo(p, segment, beside) : 0;
}

function wayTo(p: Position, segment: number, beside: boolean): number {
  if (beside) return BESIDE;
  return p.segmentSlot[segment] !== p.lastSlot && kindOf(p, segment) !== PLACE ? ELSEWHERE : HERE;
}

/** After the action the phantom may be placed as well, on another feature (1). */
const SECOND: Step = {
  id: 'phantom',
  after: 'second',
  asks: (p) => (mayFollow(p) ? p.actor : -1),
  list,
  pass: {
    rule: RULE,
    play(p) {
      sliceOf(p).done = 1;
    }
  },
  leave(p) {
    const slice = sliceOf(p);
    slice.done = 0;
    slice.first = 0;
  }
};

/** The Phantom: a follower that may be placed as a second figure. */
export const phantom: LandscapeModule = {
  id: PHANTOM,
  options,
  figures: [{ id: PHANTOM, count: 1, stands: [CITY, ROAD, MONASTERY, FIELD], second: true }],
  steps: [SECOND],
  slice: () => new PhantomSlice(),
  shows: (p) => ({ asked: currentStep(p).id === SECOND.id }),
  afterEntry(p, figure, _log, beside) {
    const step = currentStep(p).id;
    const slice = sliceOf(p);
    if (step !== 'claim' && step !== SECOND.id) return;
    // Placed as the action it is no second figure, even when it is home again at once (1).
    if (figureKind(p, figure) === kindOfPhantom(p)) slice.done = 1;
    if (step !== 'claim' || !isFollower(p, figure)) return;
    slice.first = wayTo(p, p.figureAt[figure], beside);
  }
};
