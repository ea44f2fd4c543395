import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { goHome } from '../../base/returning.ts';
import { areNear, slotsAt } from '../../board/board.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { claimAllowed, deployment } from '../../figures/claims.ts';
import { isCrossed, kindOf, segmentsOf, segmentType } from '../../features/features.ts';
import {
  figureKind,
  figuresIn,
  followersIn,
  followersOf,
  inSupply,
  isFollower,
  seatOf
} from '../../figures/figures.ts';
import { again } from '../../flow.ts';
import type {
  LandscapeModule,
  Log,
  PileSource,
  Slice,
  Step,
  TableEntry,
  Verb
} from '../../contract/module.ts';
import { DEPLOY_VERB, moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { givePoints } from '../../scoring.ts';
import type { Ruleset } from '../../ruleset.ts';
import {
  kindReader,
  rulesReader,
  segmentReader,
  sliceReader,
  slotsReader,
  tileMarkReader,
  verbReader
} from '../../contract/slices.ts';
import { CITY, FIELD, MONASTERY, PLACE, ROAD, type SegmentType } from '../../tiles/tiletypes.ts';
import { options, parts } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

const PYRAMID = 'acrobats';
const FULL = 3;
const FOR_AN_ACROBAT = 5;
const FOR_A_CIRCUS = 2;
/** The tokens: their values and how many of each there are. */
const ANIMALS = [
  [1, 1],
  [3, 4],
  [4, 5],
  [5, 3],
  [6, 2],
  [7, 1]
] as const;
const idOf = (value: number) => `animal${value}`;

class CircusSlice implements Slice {
  /** Slot with the big top, or -1. */
  top = -1;
  /** Tokens left, in the order of their values; the one under the big top is among them. */
  bag = Uint8Array.from(ANIMALS, ([, n]) => n);
  /** 1 while the token under the big top is revealed. */
  reveals = 0;
  /** 1 once a figure has become an acrobat in this part of the turn. */
  climbed = 0;
  clone(): CircusSlice {
    const copy = new CircusSlice();
    copy.top = this.top;
    copy.bag = this.bag.slice();
    copy.reveals = this.reveals;
    copy.climbed = this.climbed;
    return copy;
  }
  encode(p: Position): Json {
    return {
      top: this.top < 0 ? null : squareOf(p, this.top),
      bag: [...this.bag],
      reveals: this.reveals === 1,
      ...(this.climbed ? { climbed: true } : {})
    };
  }
  digest(): number {
    return this.bag.reduce((h, n) => h * 7 + n, this.top);
  }
}

const sliceOf = sliceReader<CircusSlice>('underBigTop');

const meepleKind = kindReader('meeple');
/** The kinds of figures that may be the second one of a turn. */
const secondKinds = rulesReader(({ figures }) =>
  figures.flatMap(({ second }, kind) => (second === true ? [kind] : []))
);
const ringmasterKind = kindReader('ringmaster');

const isPart = (p: Position, part: string) => !p.rules.without.has(part);
const circusOn = tileMarkReader('bigTop');
const portalOn = tileMarkReader('magicPortal');
const isCircus = (p: Position, slot: number) => circusOn(p, slot) === true && isPart(p, 'bigTop');

const isPyramid = ({ name }: SegmentType, { without }: Ruleset) => name === PYRAMID && !without.has(PYRAMID);

/** The place for a pyramid on a slot, or -1. */
const pyramidOn = segmentReader(isPyramid);
const slotsWithPyramid = slotsReader(({ segments }, rules) => segments.some((s) => isPyramid(s, rules)));

/** Only followers stand there. */
const acrobats = (p: Position, place: number) => (p.claims[place] === 0 ? [] : figuresIn(p, place));
const isFull = (p: Position, place: number) => followersIn(p, place) === FULL;

/**
 * An acrobat on a pyramid of the tile or beside it, or a full pyramid taken down for its points (BT-8, BT-9). A figure
 * that may be the second one of a turn climbs only the pyramid of the tile just laid, and not after another acrobat.
 */
function offerPyramids(p: Position, out: MoveList): void {
  const score = scoreVerb(p);
  const anywhere = portalOn(p, p.lastSlot) === true && isPart(p, 'magicPortal');
  for (const slot of slotsWithPyramid(p)) {
    const place = pyramidOn(p, slot);
    if (isFull(p, place)) {
      const own = followersOf(p, place, p.actor) > 0;
      if (own || p.rules.options.pyramidBy === 'anyone') out.push(moveCode(score, slot));
      continue;
    }
    if (isCrossed(p, slot)) continue;
    if (anywhere || areNear(p, slot, p.lastSlot)) offerPlace(p, place, meepleKind(p), out);
    if (slot === p.lastSlot && !sliceOf(p).climbed)
      for (const kind of secondKinds(p)) offerPlace(p, place, kind, out);
  }
}

/** Lists the deployment of a kind of figure on a place, if one is in supply. */
function offerPlace(p: Position, place: number, kind: number, out: MoveList): void {
  if (inSupply(p, p.actor, kind) >= 0 && claimAllowed(p, place, kind))
    out.push(moveCode(DEPLOY_VERB, deployment(place, kind)));
}

/** Points for every acrobat of a pyramid to its owner. */
function payAcrobats(p: Position, place: number, log: Log): void {
  const own = new Array<number>(p.seats).fill(0);
  for (const figure of acrobats(p, place)) own[seatOf(p, figure)]++;
  own.forEach((count, seat) => {
    const score = { op: 'times', label: 'score.acrobats', count, each: FOR_AN_ACROBAT } as const;
    if (count > 0) givePoints(p, [seat], score, PYRAMID, 'rule.acrobats', log);
  });
}

const scoreVerb = verbReader(() => SCORE);

const SCORE: Verb = {
  id: 'score',
  toAction: (p, payload) => ({ do: 'score', on: PYRAMID, at: squareOf(p, payload) }),
  parse: (p, action) => (action.on === PYRAMID ? slotOf(p, action.at ?? squareOf(p, p.lastSlot)) : -1),
  play(p, payload, log) {
    const place = pyramidOn(p, payload);
    payAcrobats(p, place, log);
    for (const figure of acrobats(p, place)) goHome(p, figure, log, 'rule.acrobats');
    p.claimed = 2;
  }
};

/** After all scoring a circus tile brings the big top; the token it leaves is revealed first (BT-2, BT-3). */
const CIRCUS: Step = {
  id: 'circus',
  after: 'show',
  enter(p) {
    const slice = sliceOf(p);
    const comes = p.placed === 1 && slice.top !== p.lastSlot && isCircus(p, p.lastSlot);
    if (!comes || tokensLeft(p) === 0) return;
    if (slice.top >= 0) slice.reveals = 1;
    else slice.top = p.lastSlot;
  },
  draws: (p) => (sliceOf(p).reveals ? { pile: 'animals', seat: p.actor } : null)
};

/** The last token is revealed before the final scoring (BT-6). */
const LAST: Step = {
  id: 'lastCircus',
  after: 'finale',
  enter(p) {
    const slice = sliceOf(p);
    if (p.last && slice.top >= 0) slice.reveals = 1;
  },
  draws: (p) => (sliceOf(p).reveals ? { pile: 'animals', seat: p.actor } : null)
};

const tokensLeft = (p: Position) => sliceOf(p).bag.reduce((sum, n) => sum + n, 0);

/** Each seat's followers on the nine squares around the big top. */
function audience(p: Position): number[] {
  const own = new Array<number>(p.seats).fill(0);
  const near = slotsAt(p, sliceOf(p).top);
  p.figureAt.forEach((segment, figure) => {
    if (segment < 0 || !isFollower(p, figure)) return;
    // A place may extend over several tiles, and a figure stands on all of it.
    const parts = kindOf(p, segment) === PLACE ? [...segmentsOf(p, segment)] : [segment];
    if (parts.some((s) => near.includes(p.segmentSlot[s]))) own[seatOf(p, figure)]++;
  });
  return own;
}

/** The chance, in thousandths, that a figure is still beside the big top when its token is revealed. */
const STAYS = 600;

/**
 * Acrobats get their points in any case; the big top gives the mean of its tokens for figures that stay, and ringmasters
 * score with their feature.
 */
function estimateCircus(p: Position, worth: number[]): void {
  const { top, bag } = sliceOf(p);
  const tokens = tokensLeft(p);
  if (top >= 0 && tokens > 0) {
    const sum = ANIMALS.reduce((all, [value], kind) => all + value * bag[kind], 0);
    audience(p).forEach((n, seat) => (worth[seat] += Math.trunc((n * sum * STAYS) / tokens)));
  }
  const ringmaster = ringmasterKind(p);
  p.figureAt.forEach((segment, figure) => {
    if (segment < 0) return;
    if (segmentType(p, segment).name === PYRAMID) worth[seatOf(p, figure)] += FOR_AN_ACROBAT * 1000;
    else if (figureKind(p, figure) === ringmaster && kindOf(p, segment) !== PLACE)
      worth[seatOf(p, figure)] += showsAround(p, figure) * FOR_A_CIRCUS * 1000;
  });
}

/** The token counts for every follower on the nine squares around the big top (BT-4). */
const TOKENS: PileSource = {
  contents: (p) =>
    ANIMALS.map(([value], kind) => [idOf(value), sliceOf(p).bag[kind]] as const).filter(([, n]) => n > 0),
  take(p, id, log) {
    const slice = sliceOf(p);
    const kind = ANIMALS.findIndex(([value]) => idOf(value) === id);
    if (kind < 0 || slice.bag[kind] === 0)
      throw new Refusal('NOT_IN_PILE', `No ${id} can lie under the big top.`);
    slice.bag[kind]--;
    slice.reveals = 0;
    log?.push({ type: 'revealedToken', seat: p.actor, token: id, rule: 'rule.bigTop' });
    audience(p).forEach((count, seat) => {
      const score = { op: 'times', label: 'score.bigTop', count, each: ANIMALS[kind][0] } as const;
      if (count > 0) givePoints(p, [seat], score, 'bigTop', 'rule.bigTop', log);
    });
    slice.top = -1;
    // At the end of the game nothing follows.
    if (!p.last) again(p);
  }
};

const TOP: TableEntry = {
  part: 'bigTop',
  get: (p) => (sliceOf(p).top < 0 ? null : squareOf(p, sliceOf(p).top)),
  give(p, value) {
    const slot = value === null ? -1 : slotOf(p, value);
    if (value !== null && slot < 0)
      throw new Refusal('BAD_POSITION', 'The big top stands on a tile, or is null.');
    sliceOf(p).top = slot;
  }
};

/** Circus and acrobat tiles on the nine squares around a figure. */
const showsAround = (p: Position, figure: number): number =>
  slotsAt(p, p.segmentSlot[p.figureAt[figure]]).filter((slot) => isCircus(p, slot) || pyramidOn(p, slot) >= 0)
    .length;

/** Circus and acrobat tiles around a ringmaster bring points when its feature is scored (BT-12). */
function payRingmasters(p: Position, root: number, log: Log): void {
  const kind = ringmasterKind(p);
  // A place is no feature.
  if (kindOf(p, root) === PLACE) return;
  for (const figure of kind < 0 ? [] : figuresIn(p, root)) {
    if (figureKind(p, figure) !== kind) continue;
    const count = showsAround(p, figure);
    const score = { op: 'times', label: 'score.ringmaster', count, each: FOR_A_CIRCUS } as const;
    if (count > 0) givePoints(p, [seatOf(p, figure)], score, 'ringmaster', 'rule.ringmaster', log);
  }
}

/** Under the Big Top: a circus that moves, pyramids of acrobats, and a ringmaster. */
export const underBigTop: LandscapeModule = {
  id: 'underBigTop',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  figures: [{ id: 'ringmaster', part: 'ringmaster', count: 1, stands: [CITY, ROAD, MONASTERY, FIELD] }],
  /** A Nordic box has two meeples more for each seat. */
  moreFigures: ({ extraMeeples }) => (extraMeeples === 2 ? { meeple: 2 } : {}),
  steps: [CIRCUS, LAST],
  verbs: [SCORE],
  piles: { animals: TOKENS },
  neutrals: { bigTop: TOP },
  slice: () => new CircusSlice(),
  shows: (p) => ({ played: isPart(p, 'bigTop') }),
  estimates: estimateCircus,
  offerClaim: offerPyramids,
  /** No road is laid over acrobats. */
  allowsCrossing(p, slot) {
    const place = pyramidOn(p, slot);
    return place < 0 || acrobats(p, place).length === 0;
  },
  claimKinds: [PLACE],
  /** A pyramid has room for three; one that is left out has none. */
  allowsClaim: (p, segment) =>
    segmentType(p, segment).name !== PYRAMID || (isPart(p, PYRAMID) && !isFull(p, segment)),
  afterEntry(p, figure) {
    if (segmentType(p, p.figureAt[figure]).name === PYRAMID) sliceOf(p).climbed = 1;
  },
  afterTurn(p) {
    sliceOf(p).climbed = 0;
  },
  afterGiven(p) {
    sliceOf(p).climbed = 0;
  },
  afterScored: (p, root, _tally, log) => payRingmasters(p, root, log),
  /** With a meteor on its tile the big top waits aside. */
  beforeReplacement(p, slot) {
    if (sliceOf(p).top === slot) sliceOf(p).top = -1;
  },
  afterCounting(p, log) {
    for (const slot of slotsWithPyramid(p)) payAcrobats(p, pyramidOn(p, slot), log);
  }
};
