import type { Action } from '../../../kernel/game.ts';
import { isComplete, rootOf } from '../../features/features.ts';
import { again } from '../../flow.ts';
import type { Joining, Log, Step, Verb } from '../../contract/module.ts';
import { moveCode, PASS_CODE } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { featureRef, firstPart, segmentOfAction } from '../../notation/reference.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';
import {
  canBeInfected,
  infectedOn,
  isInfected,
  listTargets,
  noteEntries,
  noteExits,
  stampInfected
} from './area.ts';
import { areaOf, ENLARGED, IDLE, sliceOf, SPREADING, TOKENS } from './slice.ts';

const INFECTS = 'rule.covid19.infection';
const SPREADS = 'rule.covid19.spread';

const viruses = rulesReader(({ tiles: { types } }) =>
  types.map(({ def }) => (def.special?.covid as { infects: number[] } | undefined)?.infects ?? null)
);

/** The features a tile marked with the virus infects when it is laid, by position in its list; or null. */
export function virusOf(p: Position, slot: number): readonly number[] | null {
  return viruses(p)[p.slotType[slot]];
}

/** Places a token from the supply on each marked feature of a tile, while there are tokens. */
export function infectTile(p: Position, slot: number, log: Log): void {
  for (const local of virusOf(p, slot) ?? []) {
    const segment = p.slotSegment[slot] + local;
    if (sliceOf(p).tokenCount < TOKENS && canBeInfected(p, segment)) layToken(p, segment, log, INFECTS);
  }
}

function layToken(p: Position, segment: number, log: Log, rule: string): void {
  const slice = sliceOf(p);
  slice.tokens[slice.tokenCount++] = segment;
  log?.push({
    type: 'infected',
    seat: p.actor,
    feature: featureRef(p, segment),
    rule
  });
}

/** Removes the i-th token of the slice's list. */
export function liftToken(p: Position, i: number): void {
  const slice = sliceOf(p);
  slice.tokens[i] = slice.tokens[--slice.tokenCount];
}

/**
 * Roots of the areas a token may be moved from once the supply is empty: no figure stands there, and it is complete or
 * keeps another token.
 */
function sources(p: Position): number[] {
  const { tokens, tokenCount } = sliceOf(p);
  const found: number[] = [];
  const seen: number[] = [];
  for (let i = 0; i < tokenCount; i++) {
    const root = rootOf(p, tokens[i]);
    const spare = seen.includes(root);
    seen.push(root);
    if (!found.includes(root) && (spare || isComplete(p, root)) && isEmpty(p, root)) found.push(root);
  }
  return found;
}

const isEmpty = (p: Position, root: number) =>
  !p.figureAt.some((segment) => segment >= 0 && areaOf(p, segment) === root);

/**
 * Payload of `infect`: the segment that gets the token, and one more than the segment it is moved from (or 0). One is
 * listed for each area; any other segment of it may be named, and the token is then placed there.
 */
const FROM_SHIFT = 12;
const SEGMENT_MASK = (1 << FROM_SHIFT) - 1;

/** Whether a token can be placed anywhere, from the supply or from another area. */
function canSpread(p: Position): boolean {
  if (sliceOf(p).tokenCount === TOKENS && sources(p).length === 0) return false;
  const targets: number[] = [];
  listTargets(p, targets, 1);
  return targets.length > 0;
}

function listSpreads(p: Position): number[] {
  const roots: number[] = [];
  listTargets(p, roots);
  const targets = roots.map((root) => firstPart(p, root));
  if (sliceOf(p).tokenCount < TOKENS) return targets;
  return sources(p).flatMap((from) =>
    targets.map((target) => target | ((firstPart(p, from) + 1) << FROM_SHIFT))
  );
}

/** Moves the token on the named segment; else the area's last in board order, so that its first one stays. */
function liftFrom(p: Position, segment: number): void {
  const { tokens, tokenCount } = sliceOf(p);
  const root = rootOf(p, segment);
  let last = -1;
  for (let i = 0; i < tokenCount; i++) {
    if (tokens[i] === segment && segment !== firstPart(p, segment)) return liftToken(p, i);
    if (rootOf(p, tokens[i]) === root && (last < 0 || isLater(p, tokens[i], tokens[last]))) last = i;
  }
  liftToken(p, last);
}

function isLater(p: Position, a: number, b: number): boolean {
  const cells = p.slotCell[p.segmentSlot[a]] - p.slotCell[p.segmentSlot[b]];
  return cells !== 0 ? cells > 0 : a > b;
}

const infectVerb = verbReader(() => INFECT);

export const INFECT: Verb = {
  id: 'infect',
  toAction(p, payload): Action {
    const from = payload >> FROM_SHIFT;
    return {
      do: 'infect',
      ...featureRef(p, payload & SEGMENT_MASK),
      ...(from > 0 ? { from: featureRef(p, from - 1) } : {})
    };
  },
  parse(p, action) {
    const target = segmentOfAction(p, action);
    if (target < 0 || action.from === undefined || action.from === null) return target;
    const from = segmentOfAction(p, { do: 'infect', ...(action.from as object) });
    return from < 0 ? -1 : target | ((from + 1) << FROM_SHIFT);
  },
  listed(p, payload) {
    const from = payload >> FROM_SHIFT;
    const target = firstPart(p, payload & SEGMENT_MASK);
    return from > 0 ? target | ((firstPart(p, from - 1) + 1) << FROM_SHIFT) : target;
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    const from = payload >> FROM_SHIFT;
    if (from > 0) liftFrom(p, from - 1);
    layToken(p, payload & SEGMENT_MASK, log, SPREADS);
    noteEntries(p);
    spreadOn(p, slice.spreads - 1);
  }
};

/** Continues with `left` tokens to spread, after the tests caused by this one. */
function spreadOn(p: Position, left: number): void {
  const slice = sliceOf(p);
  slice.spreads = left;
  slice.stage = left > 0 ? ENLARGED : IDLE;
  if (left > 0) again(p);
}

/** A step that asks for as many tokens to spread as `begin` finds. */
function spreading(id: string, after: string, begin: (p: Position, log: Log) => number): Step {
  return {
    id,
    after,
    enter(p, log) {
      const slice = sliceOf(p);
      if (slice.stage === ENLARGED) {
        if (canSpread(p)) slice.stage = SPREADING;
        else spreadOn(p, 0);
        return;
      }
      const spreads = begin(p, log);
      if (spreads > 0) spreadOn(p, spreads);
    },
    asks: (p) => (sliceOf(p).stage === SPREADING ? p.actor : -1),
    list(p, out) {
      const infect = infectVerb(p);
      for (const payload of listSpreads(p)) out.push(moveCode(infect, payload));
      if (p.rules.options.covidDuty === 'may') out.push(PASS_CODE);
    },
    pass: { rule: SPREADS, play: (p) => spreadOn(p, sliceOf(p).spreads - 1) }
  };
}

/** How many tokens the enlarging of so many areas brings. */
const tokensFor = (p: Position, enlarged: number) =>
  p.rules.options.covidSpread === 'area' ? enlarged : Math.min(1, enlarged);

/** The virus after a placement: its own tokens, tests of joined figures, then the spread. */
export const INFECTION = spreading('infection', 'place', (p, log) => {
  const slice = sliceOf(p);
  slice.joined = 0;
  slice.byTile = 0;
  const virus = virusOf(p, p.lastSlot) !== null;
  if (virus) infectTile(p, p.lastSlot, log);
  if (slice.tokenCount === 0) return 0;
  const infected = stampInfected(p);
  noteEntries(p, infected);
  const spreads = virus ? 0 : tokensFor(p, infectedOn(p, p.lastSlot, infected));
  slice.byTile = Math.min(1, spreads);
  return spreads;
});

/** A piece that joins an infected area to another one enlarges it as a tile does. */
export function noteJoining(p: Position, { a, b }: Joining): void {
  const slice = sliceOf(p);
  // A ferry turned away may have left an area healthy.
  noteExits(p);
  if (slice.tokenCount > 0 && isInfected(p, a) !== isInfected(p, b)) slice.joined++;
}

/** The virus after pieces have joined areas: tests, then the spread, with one token for a tile at most once a half turn. */
export const INFECTION_BY_PIECES: Step = {
  ...spreading('infectionByPieces', 'joined', (p) => {
    const slice = sliceOf(p);
    const { joined } = slice;
    if (joined === 0) return 0;
    slice.joined = 0;
    noteEntries(p);
    return p.rules.options.covidSpread === 'tile' && slice.byTile === 1 ? 0 : tokensFor(p, joined);
  }),
  played: ({ modules }) => modules.some(({ offerJoining }) => offerJoining !== undefined)
};
