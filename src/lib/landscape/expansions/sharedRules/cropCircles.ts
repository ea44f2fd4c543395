import { wordOf, type Json } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/game.ts';
import { FEATURE_KINDS } from '../../tiles/catalogue.ts';
import { claimAllowed, deployment } from '../../figures/claims.ts';
import { kindOf, rootOf } from '../../features/features.ts';
import { inSupply, isFollower, mayStand } from '../../figures/figures.ts';
import { again, currentStep } from '../../flow.ts';
import type { LandscapeModule, Slice, Step, Verb } from '../../contract/module.ts';
import { DEPLOY_VERB, moveCode, type MoveList, PASS_CODE } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { ownOnBoard, recallBy } from '../../figures/recalls.ts';
import { sliceReader, tileMarkReader, verbReader } from '../../contract/slices.ts';
import { FIELD } from '../../tiles/tiletypes.ts';

const RULE = 'rule.cropCircle';
/** What the player of the circle may choose for all. */
const CHOICES = ['deploy', 'remove'] as const;
const ADD = 0;

class CropSlice implements Slice {
  /** Kind of feature of the circle while it is resolved, or -1. */
  kind = -1;
  /** What all do, or -1 before it is chosen. */
  choice = -1;
  /** Seats that have answered or had nothing to answer. */
  answered = 0;
  clone(): CropSlice {
    return Object.assign(new CropSlice(), this);
  }
  encode(): Json {
    return { kind: this.kind, choice: this.choice, answered: this.answered };
  }
  digest(): number {
    return this.kind * 16 + this.choice * 8 + this.answered;
  }
}

const sliceOf = sliceReader<CropSlice>('cropCircles');

const circleOn = tileMarkReader('cropCircle');

/** The kind of feature of the circle on the tile just laid, or -1. */
function circle(p: Position): number {
  const mark = circleOn(p, p.lastSlot);
  const kind = mark === undefined ? -1 : FEATURE_KINDS.findIndex((name) => name === mark);
  return kind === FIELD && p.rules.options.fields === false ? -1 : kind;
}

/** The seat that answers next: the left neighbour first, the player of the circle last. */
const seatNow = (p: Position): Seat => (p.actor + 1 + sliceOf(p).answered) % p.seats;

/** A seat's followers on features of the circle's kind. */
function concerned(p: Position, seat: Seat): number[] {
  const { kind } = sliceOf(p);
  return ownOnBoard(p, seat).filter(
    (figure) => isFollower(p, figure) && kindOf(p, rootOf(p, p.figureAt[figure])) === kind
  );
}

/** Followers from the supply that may join an own one at its spot (2, 3). */
function listAdditions(p: Position, seat: Seat, out: MoveList): void {
  const spots = new Set(concerned(p, seat).map((figure) => p.figureAt[figure]));
  for (let kind = 0; kind < p.rules.figures.length; kind++) {
    if (p.rules.followers[kind] === 0 || inSupply(p, seat, kind) < 0) continue;
    for (const spot of spots)
      if (mayStand(p, kind, spot) && claimAllowed(p, spot, kind))
        out.push(moveCode(DEPLOY_VERB, deployment(spot, kind)));
  }
}

const TAKE = recallBy(RULE, answer);

function answer(p: Position): void {
  sliceOf(p).answered++;
  again(p);
}

const chooseVerb = verbReader(() => CHOOSE);

function list(p: Position, out: MoveList): void {
  const { choice } = sliceOf(p);
  if (choice < 0) {
    const verb = chooseVerb(p);
    CHOICES.forEach((_, n) => out.push(moveCode(verb, n)));
    return;
  }
  const seat = seatNow(p);
  if (choice !== ADD) return TAKE.list(p, concerned(p, seat), out);
  listAdditions(p, seat, out);
  if (p.rules.options.cropAdd !== 'must') out.push(PASS_CODE);
}

/** Whether the seat whose turn it is to answer can do what was chosen. */
function canAnswer(p: Position): boolean {
  const before = p.moves.count;
  if (sliceOf(p).choice === ADD) listAdditions(p, seatNow(p), p.moves);
  else TAKE.list(p, concerned(p, seatNow(p)), p.moves);
  const found = p.moves.count > before;
  p.moves.count = before;
  return found;
}

const CHOOSE: Verb = {
  id: 'cropCircle',
  toAction: (_p, payload) => ({ do: 'cropCircle', choice: CHOICES[payload] }),
  parse: (_p, action) => CHOICES.findIndex((choice) => choice === wordOf(action.choice)),
  play(p, payload, log) {
    sliceOf(p).choice = payload;
    again(p);
    log?.push({ type: 'cropCircle', seat: p.actor, choice: CHOICES[payload], rule: RULE });
  }
};

/** After all scoring the circle makes everyone add or take back a figure (1, 2). */
const CIRCLE: Step = {
  id: 'cropCircle',
  after: 'leave',
  enter(p) {
    const slice = sliceOf(p);
    const kind = p.placed === 1 ? circle(p) : -1;
    const someone = kind >= 0 && p.figureAt.some((segment) => segment >= 0);
    if (slice.choice < 0) slice.kind = someone ? kind : -1;
    if (slice.choice >= 0) while (slice.answered < p.seats && !canAnswer(p)) slice.answered++;
  },
  asks(p) {
    const { kind, choice, answered } = sliceOf(p);
    if (kind < 0) return -1;
    if (choice < 0) return p.actor;
    return answered < p.seats ? seatNow(p) : -1;
  },
  list,
  pass: { rule: RULE, play: answer },
  leave(p) {
    const slice = sliceOf(p);
    slice.kind = -1;
    slice.choice = -1;
    slice.answered = 0;
  }
};

/** The circle that is being resolved, for screens: the kind of feature it concerns, and what was chosen; null without one. */
export function circleShown(p: Position): Record<string, Json> {
  const { kind, choice } = sliceOf(p);
  return { kind: kind < 0 ? null : FEATURE_KINDS[kind], choice: choice < 0 ? null : CHOICES[choice] };
}

/** Crop circles: all add a figure beside an own one, or all take one back. */
export const cropCircles: LandscapeModule = {
  id: 'cropCircles',
  steps: [CIRCLE],
  verbs: [CHOOSE, TAKE.verb],
  slice: () => new CropSlice(),
  /** A figure that was added is its seat's answer. */
  afterEntry(p) {
    if (currentStep(p).id === CIRCLE.id) answer(p);
  }
};
