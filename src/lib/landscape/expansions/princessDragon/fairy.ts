import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { followUpNow } from '../../base/followUps.ts';
import { rootOf } from '../../features/features.ts';
import { figureKind, figuresOf, isFollower, isOutOfReach, seatOf } from '../../figures/figures.ts';
import { fieldsOf } from '../../contract/marks.ts';
import type { Log, Step, TableEntry, Verb } from '../../contract/module.ts';
import { moveCode, type MoveList } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { reworded, slotOf, squareOf } from '../../notation/reference.ts';
import { givePoints } from '../../scoring.ts';
import { isAlike, namedFigure, nameOf } from '../../notation/named.ts';
import { rulesReader } from '../../contract/slices.ts';
import { sliceOf } from './slice.ts';

const AT_TURN_START = 1;
const AT_SCORING = 3;
const RULE = 'rule.fairy';

const standsOnTile = (p: Position) => p.rules.options.fairyStands === 'tile';

/** Followers of a seat on the board. */
function followersOnBoard(p: Position, seat: Seat): number[] {
  return figuresOf(p, seat).filter((figure) => isFollower(p, figure));
}

const slotOfFigure = (p: Position, figure: number) => p.segmentSlot[p.figureAt[figure]];

/** Notes the order in which followers came to the board, for the fairy on a tile. */
export function noteEntry(p: Position, figure: number): void {
  const slice = sliceOf(p);
  if (standsOnTile(p) && isFollower(p, figure))
    slice.arrivals = [...slice.arrivals.filter((f) => f !== figure && p.figureAt[f] >= 0), figure];
}

/** When her figure leaves she stands alone (PD-18), unless one that cannot be told from it is left beside her. */
export function noteLeaving(p: Position, figure: number, segment: number): void {
  const slice = sliceOf(p);
  if (figure !== slice.companion) return;
  const isLeft = (f: number) => p.figureAt[f] === segment && figureKind(p, f) === figureKind(p, figure);
  slice.companion = figuresOf(p, seatOf(p, figure)).find(isLeft) ?? -1;
}

/** A turn that begins with the fairy beside an own follower gives its player a point before the draw (PD-16). */
export const FAIRY_POINT: Step = {
  id: 'fairyPoint',
  after: 'bonus',
  enter(p, log) {
    const { fairy, companion } = sliceOf(p);
    const follows = followUpNow(p);
    if (fairy < 0 || follows?.half || follows?.tileless) return;
    const count = standsOnTile(p)
      ? followersOnBoard(p, p.actor).filter((f) => slotOfFigure(p, f) === fairy).length
      : Number(companion >= 0 && seatOf(p, companion) === p.actor);
    if (count === 0) return;
    const score = { op: 'points', label: 'score.fairy', value: AT_TURN_START * count } as const;
    givePoints(p, [p.actor], score, 'fairy', RULE, log);
  }
};

/** Points for the owner of the follower with the fairy in a feature that is scored, majority or not (PD-17). */
export function rewardCompanion(p: Position, root: number, log: Log): void {
  const { fairy, companion, arrivals } = sliceOf(p);
  if (fairy < 0) return;
  const favoured = standsOnTile(p)
    ? arrivals.find((f) => p.figureAt[f] >= 0 && slotOfFigure(p, f) === fairy && inFeature(p, f, root))
    : companion;
  if (favoured === undefined || favoured < 0 || !inFeature(p, favoured, root)) return;
  const score = { op: 'points', label: 'score.fairy', value: AT_SCORING } as const;
  givePoints(p, [seatOf(p, favoured)], score, 'fairy', RULE, log);
}

const inFeature = (p: Position, figure: number, root: number) =>
  rootOf(p, p.figureAt[figure]) === rootOf(p, root);

/** Lists what the fairy may be moved to: a follower's number, or the slot of a tile (PD-14). */
export function offerFairy(p: Position, out: MoveList): void {
  const verb = moveVerb(p);
  if (verb < 0) return;
  const { fairy, companion } = sliceOf(p);
  const onTile = standsOnTile(p);
  const { figureAt } = p;
  const first = p.actor * p.rules.figuresPerSeat;
  const end = first + p.rules.figuresPerSeat;
  for (let figure = first; figure < end; figure++) {
    if (figureAt[figure] < 0 || !isFollower(p, figure) || isOutOfReach(p, figure)) continue;
    const stays = onTile
      ? slotOfFigure(p, figure) === fairy
      : companion >= 0 && isAlike(p, companion, figure);
    if (stays || isNamed(p, first, figure, onTile)) continue;
    out.push(moveCode(verb, onTile ? slotOfFigure(p, figure) : figure));
  }
}

/** Whether an earlier follower of the seat, whose figures begin at `first`, names the same target. */
function isNamed(p: Position, first: number, figure: number, onTile: boolean): boolean {
  const { figureAt } = p;
  const at = figureAt[figure];
  for (let other = first; other < figure; other++) {
    if (figureAt[other] < 0) continue;
    const same = onTile
      ? isFollower(p, other) && slotOfFigure(p, other) === slotOfFigure(p, figure)
      : figureAt[other] === at && isAlike(p, other, figure);
    if (same) return true;
  }
  return false;
}

/** The number of the verb, or -1 where the fairy is left out. */
const moveVerb = rulesReader(({ verbs, without }) => (without.has('fairy') ? -1 : verbs.indexOf(MOVE)));

/** Moving the fairy, instead of placing a follower (PD-14). */
export const MOVE: Verb = {
  id: 'move',
  toAction: (p, payload) => ({
    do: 'move',
    piece: 'fairy',
    ...(standsOnTile(p) ? { at: squareOf(p, payload) } : nameOf(p, payload))
  }),
  parse(p, action) {
    if (action.piece !== 'fairy') return -1;
    if (standsOnTile(p)) return slotOf(p, action.at);
    const offered = followersOnBoard(p, p.actor).filter((f) => p.moves.has(moveCode(moveVerb(p), f)));
    return namedFigure(p, action, p.actor, offered);
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    slice.companion = standsOnTile(p) ? -1 : payload;
    slice.fairy = standsOnTile(p) ? payload : slotOfFigure(p, payload);
    p.claimed = 1;
    log?.push({ type: 'fairyMoved', seat: p.actor, to: squareOf(p, slice.fairy), rule: RULE });
  }
};

export const FAIRY: TableEntry = {
  part: 'fairy',
  get(p): Json {
    const { fairy, companion } = sliceOf(p);
    if (fairy < 0) return null;
    if (companion < 0) return { at: squareOf(p, fairy) };
    return { of: seatOf(p, companion), ...nameOf(p, companion) };
  },
  give(p, value) {
    const slice = sliceOf(p);
    const fields = fieldsOf(value);
    const slot = value === null ? -1 : slotOf(p, fields.at);
    const of = Number.isInteger(fields.of) ? (fields.of as number) : -1;
    const wanted = !standsOnTile(p) && (fields.figure ?? null) !== null;
    const companion = wanted ? namedFigure(p, fields, of, followersOnBoard(p, of)) : -1;
    if ((value !== null && slot < 0) || (wanted && companion < 0))
      throw new Refusal('BAD_POSITION', 'The fairy stands on a tile or beside a follower, or is null.');
    slice.fairy = slot;
    slice.companion = companion;
  },
  reword(p, value) {
    const { companion } = sliceOf(p);
    return reworded(p, value, companion < 0 ? -1 : p.figureAt[companion]);
  }
};
