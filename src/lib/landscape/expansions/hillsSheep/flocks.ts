import { wordOf, type Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { goHome } from '../../base/returning.ts';
import { claimAllowed, deployment, namedBefore } from '../../figures/claims.ts';
import { rootOf, segmentsOn } from '../../features/features.ts';
import { hasKindIn, inSupply, mayStand, seatOf } from '../../figures/figures.ts';
import { again } from '../../flow.ts';
import type { Log, PileSource, Step, Verb } from '../../contract/module.ts';
import { DEPLOY_VERB, moveCode, type MoveList } from '../../moves.ts';
import { slotBeside, type Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { givePoints } from '../../scoring.ts';
import { rulesReader, verbReader } from '../../contract/slices.ts';
import { emptyFlock, emptyLostFlocks, shepherdKind, sliceOf, TOKENS, WOLF } from './slice.ts';

const RULE = 'rule.flock';
const CHOICES = ['grow', 'score'] as const;

/** All shepherds on the board, ascending. */
export function shepherds(p: Position): readonly number[] {
  let found = NONE;
  const kind = shepherdKind(p);
  if (kind < 0) return found;
  const { figuresPerSeat, firstOfKind } = p.rules;
  for (let seat = 0; seat < p.seats; seat++)
    for (let n = firstOfKind[kind]; n < firstOfKind[kind + 1]; n++)
      if (p.figureAt[seat * figuresPerSeat + n] >= 0) found = [...found, seat * figuresPerSeat + n];
  return found;
}

const NONE: readonly number[] = [];

const fieldOf = (p: Position, shepherd: number) => rootOf(p, p.figureAt[shepherd]);

const inField = (p: Position, field: number) => shepherds(p).filter((s) => fieldOf(p, s) === field);

/** Whether a field has a shepherd of any seat. */
function hasShepherd(p: Position, field: number): boolean {
  for (let seat = 0; seat < p.seats; seat++) if (hasKindIn(p, field, seat, shepherdKind(p))) return true;
  return false;
}

/** Instead of a figure a shepherd on a field of the tile just laid that has none yet (HS-1). */
export function offerShepherd(p: Position, out: MoveList): void {
  const kind = shepherdKind(p);
  if (kind < 0 || inSupply(p, p.actor, kind) < 0) return;
  const first = p.slotSegment[p.lastSlot];
  for (const s of segmentsOn(p, p.lastSlot)) {
    const root = rootOf(p, s);
    if (!mayStand(p, kind, s) || hasShepherd(p, root) || namedBefore(p, first, s, root)) continue;
    if (claimAllowed(p, s, kind)) out.push(moveCode(DEPLOY_VERB, deployment(s, kind)));
  }
}

/** Whether a feature has a part on a slot. */
function liesOn(p: Position, root: number, slot: number): boolean {
  const first = p.slotSegment[slot];
  const end = first + p.rules.tiles.segmentCount[p.slotType[slot]];
  for (let s = first; s < end; s++) if (rootOf(p, s) === root) return true;
  return false;
}

/** Own shepherds on other tiles whose fields the tile just laid belongs to, one of each field (HS-3). */
function grown(p: Position): readonly number[] {
  let found = NONE;
  for (const s of shepherds(p)) {
    if (seatOf(p, s) !== p.actor || p.segmentSlot[p.figureAt[s]] === p.lastSlot) continue;
    const field = fieldOf(p, s);
    if (liesOn(p, field, p.lastSlot) && !found.some((other) => fieldOf(p, other) === field))
      found = [...found, s];
  }
  return found;
}

/** Whether a field has no edge at which it could go on, and nothing keeps it from closing (HS-6). */
function isClosed(p: Position, field: number): boolean {
  const { opens, stride } = p.rules.tiles;
  let s = field;
  do {
    const slot = p.segmentSlot[s];
    if (p.held[slot] > 0) return false;
    const edges = edgesOf(p)[p.slotType[slot] * stride + p.segmentLocal[s]];
    for (let side = 0; side < 4; side++) {
      if ((edges & (1 << side)) === 0) continue;
      const beside = slotBeside(p, slot, (side + p.slotTurn[slot]) & 3);
      if (beside < 0 || opens[p.slotType[beside]] === 1) return false;
    }
    s = p.ring[s];
  } while (s !== field);
  return true;
}

/** The sides of its tile (bit s) that each segment reaches as a field: type * stride + local. */
const edgesOf = rulesReader(({ tiles: { types, stride } }) => {
  const found = new Uint8Array(types.length * stride);
  for (const { index, segments } of types)
    for (const [local, { halves }] of segments.entries())
      for (const half of halves) found[index * stride + local] |= 1 << (half >> 1);
  return found;
});

/** All sheep in a field. */
function sheepIn(p: Position, field: number): number {
  const { flocks } = sliceOf(p);
  let sheep = 0;
  for (const s of inField(p, field))
    for (let kind = 0; kind < WOLF; kind++) sheep += (kind + 1) * flocks[s * WOLF + kind];
  return sheep;
}

/** Every shepherd of a field scores all its sheep, and they go home (HS-5). */
function scoreFlock(p: Position, field: number, log: Log): void {
  const all = inField(p, field);
  const sheep = sheepIn(p, field);
  const seats = [...new Set(all.map((s) => seatOf(p, s)))].sort((a, b) => a - b);
  const score = { op: 'times', label: 'score.flock', count: sheep, each: 1 } as const;
  if (sheep > 0) givePoints(p, seats, score, 'flock', RULE, log, featureRef(p, field));
  sendHome(p, all, log);
}

function sendHome(p: Position, all: readonly number[], log: Log): void {
  for (const s of all) {
    emptyFlock(p, s);
    goHome(p, s, log, RULE);
  }
}

/** Closed fields score at once, except those whose shepherd still has to choose (HS-6). */
function scoreClosed(p: Position, log: Log): void {
  const waits = (field: number) => sliceOf(p).pending?.some((s) => fieldOf(p, s) === field) ?? false;
  for (const shepherd of shepherds(p)) {
    if (p.figureAt[shepherd] < 0) continue;
    const field = fieldOf(p, shepherd);
    if (isClosed(p, field) && !waits(field)) scoreFlock(p, field, log);
  }
}

const flockVerb = verbReader(() => FLOCK);

/** After the action: a token for a new shepherd, then a choice for each own field that grew. */
export const FLOCKS: Step = {
  id: 'flocks',
  after: 'herds',
  enter(p, log) {
    const slice = sliceOf(p);
    emptyLostFlocks(p);
    if (p.placed === 0) return;
    slice.pending ??= grown(p);
    if (slice.fresh >= 0 && p.figureAt[slice.fresh] >= 0) slice.drawing = slice.fresh;
    slice.fresh = -1;
    if (slice.drawing < 0) scoreClosed(p, log);
  },
  draws: (p) => (sliceOf(p).drawing >= 0 ? { pile: 'sheep', seat: p.actor } : null),
  asks: (p) => (sliceOf(p).drawing < 0 && (sliceOf(p).pending?.length ?? 0) > 0 ? p.actor : -1),
  list(p, out) {
    const verb = flockVerb(p);
    CHOICES.forEach((_, n) => out.push(moveCode(verb, n)));
  },
  leave(p) {
    sliceOf(p).pending = null;
  }
};

export const FLOCK: Verb = {
  id: 'flock',
  toAction: (_p, payload) => ({ do: 'flock', choice: CHOICES[payload] }),
  parse: (_p, action) => CHOICES.findIndex((choice) => choice === wordOf(action.choice)),
  play(p, payload, log) {
    const slice = sliceOf(p);
    const [shepherd = -1, ...others] = slice.pending ?? NONE;
    slice.pending = others;
    if (payload === 0) slice.drawing = shepherd;
    else {
      scoreFlock(p, fieldOf(p, shepherd), log);
      again(p);
    }
  }
};

/** The bag of sheep and wolves. A wolf drives all shepherds of the field away (HS-2, HS-4). */
export const SHEEP: PileSource = {
  contents: (p) => TOKENS.map((id, kind) => [id, sliceOf(p).bag[kind]] as const).filter(([, n]) => n > 0),
  take(p, id, log) {
    const slice = sliceOf(p);
    const kind = TOKENS.findIndex((token) => token === id);
    if (kind < 0 || slice.bag[kind] === 0) throw new Refusal('NOT_IN_PILE', `The bag holds no ${id} now.`);
    const shepherd = slice.drawing;
    slice.drawing = -1;
    log?.push({ type: 'drewToken', seat: p.actor, token: id, rule: RULE });
    if (kind === WOLF) sendHome(p, inField(p, fieldOf(p, shepherd)), log);
    else {
      slice.bag[kind]--;
      slice.flocks[shepherd * WOLF + kind]++;
    }
    again(p);
  }
};

/** Turns before the end from which a flock is likely to be driven home in time. */
const IN_TIME = 3;

/**
 * A flock scores what it has, if its field is extended once more before the end; a token drawn now adds the mean of the
 * sheep in the bag, or the wolf takes all.
 */
export function estimateFlocks(p: Position, worth: number[], turnsLeft: number): void {
  const { bag, drawing, fresh } = sliceOf(p);
  let tokens = bag[WOLF];
  let mean = 0;
  for (let kind = 0; kind < WOLF; kind++) {
    tokens += bag[kind];
    mean += (kind + 1) * bag[kind];
  }
  mean = Math.trunc((mean * 1000) / Math.max(1, tokens - bag[WOLF]));
  for (const s of shepherds(p)) {
    const sheep = sheepIn(p, fieldOf(p, s)) * 1000;
    const draws = drawing >= 0 ? fieldOf(p, drawing) === fieldOf(p, s) : fresh === s;
    const value = draws ? Math.trunc(((sheep + mean) * (tokens - bag[WOLF])) / Math.max(1, tokens)) : sheep;
    worth[seatOf(p, s)] += Math.trunc((value * Math.min(turnsLeft, IN_TIME)) / IN_TIME);
  }
}

/** For screens: the flocks, and what is at stake for the shepherd whose seat is asked. */
export function showFlocks(p: Position): Record<string, Json> {
  const { bag, pending, flocks, drawing } = sliceOf(p);
  const own = (s: number) =>
    [0, 1, 2, 3].reduce((sum, kind) => sum + (kind + 1) * flocks[s * WOLF + kind], 0);
  const herds = shepherds(p).map((s) => ({ ...featureRef(p, p.figureAt[s]), sheep: own(s) }) as Json);
  const first = drawing < 0 ? pending?.[0] : undefined;
  if (first === undefined || p.figureAt[first] < 0) return { herds };
  const tokens = bag.reduce((sum, n) => sum + n, 0);
  return { herds, asked: { sheep: sheepIn(p, fieldOf(p, first)), wolves: bag[WOLF], tokens } };
}
