import type { Seat } from '../kernel/game.ts';
import { wordOf } from '../kernel/json.ts';
import { isIndex } from '../kernel/whole.ts';
import baseTiles from './tiles/base.json' with { type: 'json' };
import { bagContents, changeBag, drawTile, drawableCount, tilesToCome, typeInBag } from './bag.ts';
import { fittingTurns, layOver, layTile, segmentsBy } from './board.ts';
import type { TileDef } from './catalogue.ts';
import { deployment, isSamePlace, listDeployments, listRecalls, readDeployment } from './claims.ts';
import { addNewlyCompleted, addOccupiedBeside, gatherCompleted, incompleteAmong } from './completion.ts';
import { rootOf } from './features.ts';
import { canBe, figureKind, figuresOn, followersOf, inSupply, seatOf, standOn, takeUp } from './figures.ts';
import { comeTo, currentStep, seatAsked, skipTo } from './flow.ts';
import type { FollowUp, LandscapeModule, Log, Step, Verb } from './module.ts';
import { DEPLOY_VERB, moveCode, PASS_CODE, placement, readPlacement, VERB_BITS, VERB_MASK } from './moves.ts';
import { canPlace, listPlacements, samplePlacement } from './placements.ts';
import { cellAt, IN_SUPPLY, xOf, yOf, type Position } from './position.ts';
import { cellOf, featureRef, segmentOfAction, slotOf, squareOf } from './reference.ts';
import type { Ruleset } from './ruleset.ts';
import { MAX_SEATS } from './seats.ts';
import { countedAtEnd, scoreFeature, scoreRecall } from './scoring.ts';
import { CITY, FIELD, MONASTERY, ROAD } from './tiletypes.ts';

const PLACE: Verb = {
  id: 'place',
  toAction(p, payload) {
    const { cell, turn, own } = readPlacement(payload);
    const tile = own < 0 ? {} : { tile: p.rules.tiles.types[p.rules.ownTiles[own]].id };
    return { do: 'place', ...tile, at: [xOf(p, cell), yOf(p, cell)], turn };
  },
  parse(p, action) {
    const cell = cellOf(p, action.at);
    const named = action.tile === undefined ? -1 : (p.rules.tiles.byId.get(wordOf(action.tile))?.index ?? -2);
    if (named === -2 || (named >= 0 && p.drawn >= 0 && named !== p.drawn)) return -1;
    const own = p.drawn < 0 ? p.rules.ownTiles.indexOf(named) : -1;
    const type = own < 0 ? p.drawn : named;
    // A tile without landscape looks the same in every turn, so its turn is omitted.
    const plain = type >= 0 && p.rules.tiles.types[type].edgeRule !== null;
    const turn = action.turn ?? (plain ? 0 : undefined);
    return cell >= 0 && isIndex(turn, 4) ? placement(cell, turn, own) : -1;
  },
  play(p, payload, log) {
    const { cell, turn, own } = readPlacement(payload);
    if (own >= 0) p.drawn = p.rules.ownTiles[own];
    const slot = p.cellSlot[cell];
    if (slot >= 0) return replaceTile(p, slot, turn, log);
    for (const m of p.rules.hooks.beforePlacement) m.beforePlacement(p, cell, turn, log);
    finishPlacement(p, layTile(p, p.drawn, cell, turn), log);
  }
};

const DEPLOY: Verb = {
  id: 'deploy',
  toAction(p, payload) {
    const { segment, kind, beside } = readDeployment(payload);
    const ref = featureRef(p, segment);
    const elsewhere = p.segmentSlot[segment] !== p.lastSlot;
    return {
      do: 'deploy',
      figure: p.rules.figures[kind].id,
      ...(elsewhere ? { at: ref.at } : {}),
      on: ref.on,
      ...(ref.side === undefined ? {} : { side: ref.side }),
      ...(beside ? { beside: true } : {})
    };
  },
  parse(p, action) {
    const kind = p.rules.figureIndex.get(wordOf(action.figure));
    const segment = segmentOfAction(p, action);
    if (kind === undefined || segment < 0) return -1;
    const beside = action.beside === true;
    const offered = sameOffer(p, segment, kind, beside);
    return deployment(isSpot(p, offered, kind) ? offered : segment, kind, beside);
  },
  listed(p, payload) {
    const { segment, kind, beside } = readDeployment(payload);
    const { namesSpot } = p.rules.figures[kind];
    if (!namesSpot) return deployment(sameOffer(p, segment, kind, beside), kind, beside);
    for (const code of p.moves.codes.subarray(0, p.moves.count)) {
      const offered = readDeployment(code >>> VERB_BITS);
      if (
        (code & VERB_MASK) === DEPLOY_VERB &&
        offered.kind === kind &&
        namesSpot(p, segment, offered.segment)
      )
        return code >>> VERB_BITS;
    }
    return payload;
  },
  play(p, payload, log) {
    const { segment, kind, beside } = readDeployment(payload);
    const seat = seatAsked(p);
    const figure = inSupply(p, seat, kind);
    p.claimed = 1;
    log?.push({
      type: 'deployed',
      seat,
      figure: p.rules.figures[kind].id,
      feature: featureRef(p, segment),
      ...(beside ? { beside: true } : {}),
      rule: 'rule.placeMeeple'
    });
    standOn(p, figure, segment, log, beside);
  }
};

/**
 * Whether an offer means exactly its segment: a corner, or the spot of an own figure that is joined there.
 * Otherwise a figure stands on the named part of the feature, since a meteor may separate the parts later.
 */
function isSpot(p: Position, offered: number, kind: number): boolean {
  const { namesSpot, joins } = p.rules.figures[kind];
  if (namesSpot) return true;
  if (joins) return false;
  const { figuresPerSeat } = p.rules;
  const first = seatAsked(p) * figuresPerSeat;
  return p.figureAt.subarray(first, first + figuresPerSeat).includes(offered);
}

/** The offered segment on the same tile and of the same place as the one named. */
function sameOffer(p: Position, segment: number, kind: number, beside: boolean): number {
  if (p.moves.has(moveCode(DEPLOY_VERB, deployment(segment, kind, beside)))) return segment;
  const slot = p.segmentSlot[segment];
  const first = p.slotSegment[slot];
  for (let s = first; s < first + p.rules.tiles.segmentCount[p.slotType[slot]]; s++)
    if (p.moves.has(moveCode(DEPLOY_VERB, deployment(s, kind, beside))) && isSamePlace(p, s, segment))
      return s;
  return segment;
}

const RECALL: Verb = {
  id: 'recall',
  toAction(p, payload) {
    const figure = p.actor * p.rules.figuresPerSeat + payload;
    return { do: 'recall', figure: p.rules.figures[figureKind(p, figure)].id };
  },
  parse(p, action) {
    const kind = p.rules.figureIndex.get(wordOf(action.figure));
    // With a square it means the recall of a set, if a set has one.
    if (kind === undefined || (action.at !== undefined && isRecallBySet(p))) return -1;
    const { figuresPerSeat, figureKinds } = p.rules;
    for (let i = 0; i < figuresPerSeat; i++) {
      const segment = figureKinds[i] === kind ? p.figureAt[p.actor * figuresPerSeat + i] : IN_SUPPLY;
      if (segment < 0) continue;
      if (action.at === undefined || slotOf(p, action.at) === p.segmentSlot[segment]) return i;
    }
    return -1;
  },
  play(p, payload, log) {
    const figure = p.actor * p.rules.figuresPerSeat + payload;
    scoreRecall(p, figure, p.actor, log);
    takeUp(p, figure, IN_SUPPLY);
    p.claimed = 1;
  }
};

const isRecallBySet = (p: Position) =>
  p.moves.codes.subarray(0, p.moves.count).some((code) => {
    const verb = p.rules.verbs[code & VERB_MASK];
    return verb.id === RECALL.id && verb !== RECALL;
  });

const PASS: Verb = {
  id: 'pass',
  toAction: () => ({ do: 'pass' }),
  parse: () => 0,
  play(p, _payload, log) {
    const { id, asks, pass } = currentStep(p);
    if (!pass) throw new Error(`step ${id} offers to pass and does not say what that means`);
    log?.push({ type: 'passed', seat: asks?.(p) ?? p.actor, rule: pass.rule });
    pass.play(p, log);
  }
};

/** Completes a placement on a slot; also used by modules with their own placements. */
export function finishPlacement(p: Position, slot: number, log: Log): void {
  const type = p.drawn;
  p.drawn = -1;
  p.placed = 1;
  p.lastSlot = slot;
  log?.push({
    type: 'placed',
    seat: p.actor,
    tile: printedId(p, type),
    at: squareOf(p, slot),
    turn: p.slotTurn[slot],
    rule: 'rule.placeTile'
  });
  for (const m of p.rules.hooks.afterPlacement) m.afterPlacement(p, slot, log);
}

/** The id of a tile type in the catalogue, whatever was built on the tile. */
function printedId(p: Position, type: number): string {
  const { types } = p.rules.tiles;
  return types[types[type].printed].id;
}

/** Places the tile in hand over the one on a slot, which leaves the game; figures on it return unscored. */
export function replaceTile(p: Position, slot: number, turn: number, log: Log): void {
  const gone = printedId(p, p.slotType[slot]);
  log?.push({
    type: 'replaced',
    seat: p.actor,
    tile: gone,
    at: squareOf(p, slot),
    rule: 'rule.placeTile'
  });
  for (const figure of figuresOn(p, slot))
    if (p.figureAt[figure] >= 0) goHome(p, figure, log, 'rule.placeTile');
  const before = incompleteAmong(p, segmentsBy(p, slot));
  for (const m of p.rules.hooks.beforeReplacement) m.beforeReplacement(p, slot, log);
  layOver(p, slot, p.drawn, turn);
  p.laidOver = 1;
  addNewlyCompleted(p, before);
  addOccupiedBeside(p, slot);
  sendStranded(p, log, 'rule.placeTile');
  finishPlacement(p, slot, log);
}

/** A draw of each seat; asked for several times a turn. */
const TILE_DRAWS = Array.from({ length: MAX_SEATS }, (_, seat) => ({ pile: 'tiles', seat }));

const hasNestedTurns = ({ modules }: Pick<Ruleset, 'modules'>) =>
  modules.some(({ followUps }) => followUps?.some(({ nested }) => nested));

/** The turn of the base game. Modules insert their steps between these. */
const STEPS: readonly Step[] = [
  {
    id: 'begin',
    enter(p, log) {
      p.actor = p.nextActor;
      p.claimed = 0;
      p.placed = 0;
      p.completedCount = 0;
      p.laidOver = 0;
      const follows = followUpNow(p);
      if (follows?.half !== true) {
        p.turn++;
        for (const m of p.rules.hooks.beforeTurn) m.beforeTurn(p);
      }
      log?.push({
        type: 'turn',
        seat: p.actor,
        turn: p.turn,
        ...(follows ? { follows: follows.id } : {})
      });
    }
  },
  { id: 'start' },
  { id: 'bonus' },
  { id: 'ownTile' },
  {
    id: 'draw',
    draws: (p) => (p.drawn < 0 && p.placed === 0 && drawableCount(p) > 0 ? TILE_DRAWS[p.actor] : null),
    leave(p) {
      // Without a tile this turn has no further steps.
      if (p.drawn < 0 && p.placed === 0) skipTo(p, 'close');
    }
  },
  {
    id: 'place',
    asks: (p) => (p.drawn >= 0 ? p.actor : -1),
    list: listPlacements,
    sample: samplePlacement
  },
  {
    id: 'claim',
    asks: (p) => (p.claimed ? -1 : p.actor),
    list(p, out) {
      listDeployments(p, p.actor, out);
      for (const m of p.rules.hooks.offerClaim) m.offerClaim(p, out);
      if (p.rules.hasRecall) listRecalls(p, p.actor, out);
      out.push(PASS_CODE);
    },
    pass: {
      rule: 'rule.placeMeeple',
      play(p) {
        p.claimed = 2;
      }
    }
  },
  { id: 'second' },
  { id: 'joining' },
  { id: 'crossing' },
  { id: 'joined' },
  { id: 'herds' },
  { id: 'run' },
  { id: 'building' },
  { id: 'resolve', enter: gatherCompleted },
  { id: 'flight' },
  { id: 'quarters' },
  {
    id: 'score',
    enter(p, log) {
      for (let i = 0; i < p.completedCount; i++) {
        p.completed[i] = rootOf(p, p.completed[i]);
        if (p.claims[p.completed[i]] !== 0) scoreFeature(p, p.completed[i], log, false);
      }
    }
  },
  { id: 'clear' },
  {
    id: 'return',
    enter(p, log) {
      for (let i = 0; i < p.completedCount; i++) {
        const root = p.completed[i];
        if (p.claims[root] !== 0) sendHome(p, root, log);
      }
    }
  },
  { id: 'echo' },
  { id: 'gains' },
  { id: 'drive' },
  { id: 'show' },
  { id: 'round' },
  { id: 'landing' },
  {
    id: 'leave',
    played: hasNestedTurns,
    leave: (p, log) => nest(p, 1, log)
  },
  {
    id: 'close',
    played: hasNestedTurns,
    leave: (p, log) => nest(p, 0, log)
  },
  {
    id: 'end',
    enter(p, log) {
      for (const m of p.rules.hooks.afterTurn) m.afterTurn(p, log);
      p.last = findFollowUp(p) ? 0 : 1;
    }
  },
  { id: 'finale' },
  {
    id: 'count',
    enter(p, log) {
      if (p.last) count(p, log);
    }
  }
];

/**
 * Determines the next turn: by the first follow-up that asks a seat, else the next seat; false when the game
 * is over. After a nested turn the suspended turn continues.
 */
function findFollowUp(p: Position): boolean {
  if (takeFollowUp(p, false)) return true;
  if (p.suspended.length > 0) {
    resume(p);
    return true;
  }
  p.nextActor = (p.actor + 1) % p.seats;
  p.follows = 0;
  return tilesToCome(p) > 0;
}

/** A nested turn comes before the rest of this one. */
function nest(p: Position, leaving: 0 | 1, log: Log): void {
  if (p.placed === 1 && takeFollowUp(p, true, leaving, log)) p.step = p.rules.steps.length - 1;
}

/** Makes the first follow-up that asks a seat the next turn; one that is nested suspends this one. */
function takeFollowUp(p: Position, nested: boolean, leaving: 0 | 1 = 0, log: Log = null): boolean {
  const { followUps } = p.rules;
  for (let i = 0; i < followUps.length; i++) {
    if ((followUps[i].nested === true) !== nested) continue;
    const seat = seatToFollow(p, followUps[i]);
    if (seat < 0) continue;
    if (nested) suspend(p, leaving, log);
    p.nextActor = seat;
    p.follows = i + 1;
    return true;
  }
  return false;
}

/**
 * The seat that has a follow-up now, or -1. With an empty bag there is none, even if bought tiles still come
 * (9).
 */
export function seatToFollow(p: Position, { tileless, next }: FollowUp): Seat {
  const seat = next(p);
  return seat < 0 || tileless || drawableCount(p) > 0 ? seat : -1;
}

/** Whether another half of this turn comes. */
export const goesOn = (p: Position): boolean =>
  p.rules.followUps.some((followUp) => followUp.half === true && seatToFollow(p, followUp) >= 0);

function suspend(p: Position, leaving: 0 | 1, log: Log): void {
  // State of the half turn that is over does not last into the nested turn.
  for (const m of p.rules.hooks.afterTurn) m.afterTurn(p, log);
  const kept = p.rules.hooks.suspends.map((m) => [m.id, m.suspends(p)] as const);
  const { follows, lastSlot } = p;
  p.suspended = [...p.suspended, { follows, leaving, lastSlot, kept: Object.fromEntries(kept) }];
}

/** Continues the turn that a nested one suspended. */
function resume(p: Position): void {
  const { follows, leaving, lastSlot, kept } = p.suspended[p.suspended.length - 1];
  p.suspended = p.suspended.slice(0, -1);
  p.follows = follows;
  for (const m of p.rules.hooks.resumes) m.resumes(p, kept[m.id]);
  Object.assign(p, { lastSlot, placed: 1, claimed: 2, laidOver: 0, completedCount: 0 });
  comeTo(p, leaving === 1 ? 'leave' : 'close');
}

/** The follow-up that this turn is, or undefined. */
export function followUpNow(p: Position): FollowUp | undefined {
  return p.follows === 0 ? undefined : p.rules.followUps[p.follows - 1];
}

/** Returns every figure of a scored feature; a figure beside others may have been returned with them. */
function sendHome(p: Position, root: number, log: Log): void {
  const { figureAt } = p;
  for (let figure = 0; figure < figureAt.length; figure++)
    if (figureAt[figure] >= 0 && rootOf(p, figureAt[figure]) === root) goHome(p, figure, log, 'rule.scoring');
}

/** A beast eats every figure on a square that can be eaten. */
export function eatOn(p: Position, slot: number, log: Log, rule: string): void {
  const { figureAt, segmentSlot } = p;
  for (let figure = 0; figure < figureAt.length; figure++) {
    const segment = figureAt[figure];
    if (segment >= 0 && segmentSlot[segment] === slot && canBe(p, 'edible', figure))
      goHome(p, figure, log, rule);
  }
}

/** Returns a figure from the board to its owner's supply, by the rule named. */
export function goHome(p: Position, figure: number, log: Log, rule: string): void {
  log?.push({
    type: 'returned',
    seat: seatOf(p, figure),
    figure: p.rules.figures[figureKind(p, figure)].id,
    feature: featureRef(p, p.figureAt[figure]),
    rule
  });
  takeUp(p, figure, IN_SUPPLY);
  sendStranded(p, log, rule);
}

/** Returns every figure that only joins others and has no own follower left in its feature. */
export function sendStranded(p: Position, log: Log, rule: string): void {
  if (!p.rules.hasJoining) return;
  const { figureAt } = p;
  for (let figure = 0; figure < figureAt.length; figure++) {
    const segment = figureAt[figure];
    if (segment < 0 || !p.rules.figures[figureKind(p, figure)].joins) continue;
    if (followersOf(p, rootOf(p, segment), seatOf(p, figure)) === 0) goHome(p, figure, log, rule);
  }
}

/** Final scoring: figures stay where they are and supplies do not change. */
function count(p: Position, log: Log): void {
  for (const m of p.rules.hooks.beforeCounting) m.beforeCounting(p, log);
  for (const root of countedAtEnd(p)) scoreFeature(p, root, log, true);
  for (const m of p.rules.hooks.afterCounting) m.afterCounting(p, log);
  p.over = 1;
  log?.push({ type: 'over', scores: [...p.scores], rule: 'rule.finalScoring' });
}

export const base: LandscapeModule = {
  id: 'core',
  parts: ['gardens'],
  tiles: baseTiles as readonly TileDef[],
  figures: [{ id: 'meeple', count: 7, stands: [CITY, ROAD, MONASTERY, FIELD] }],
  options: [
    { id: 'fields', values: [true, false] },
    { id: 'smallCity', values: [4, 2] }
  ],
  steps: STEPS,
  // In the order of their numbers in `moves.ts`.
  verbs: [PLACE, DEPLOY, RECALL, PASS],
  piles: {
    tiles: {
      contents: bagContents,
      take(p, id, log) {
        takeTile(p, typeInBag(p, id), log);
      }
    }
  }
};

/** Draws a tile; one that fits nowhere is returned to the box, and another is drawn. */
export function takeTile(p: Position, type: number, log: Log): void {
  drawTile(p, type);
  const tile = p.rules.tiles.types[type].id;
  log?.push({ type: 'drew', seat: p.actor, tile, reveals: true });
  for (const m of p.rules.hooks.insteadOfKeeping) if (m.insteadOfKeeping(p, log)) return;
  if (canPlace(p)) return;
  p.drawn = -1;
  log?.push({ type: 'discarded', seat: p.actor, tile, rule: 'rule.unplaceable' });
}

const START = 'base.D-start';

/** Places the start tiles of the sets that have some, else the one of the base game, which has the dark back. */
export function layStart(p: Position): void {
  for (const { lay } of p.rules.starts) lay(p);
  if (p.slotCount > 0) leaveInBox(p, START);
  else layFromBag(p, START, 0, 0, 0);
  p.startSlots = p.slotCount;
}

/** Takes all copies of a tile out of the bag before the game. */
export function leaveInBox(p: Position, id: string): void {
  const type = p.rules.tiles.byId.get(id);
  if (type) changeBag(p, type.index, -p.bag[type.index]);
}

/** Places a tile from the bag on a square during setup. */
export function layFromBag(p: Position, id: string, x: number, y: number, turn: number): number {
  const type = p.rules.tiles.byId.get(id);
  if (!type) throw new Error(`no tile ${id} in this box`);
  const cell = cellAt(p, x, y);
  if (p.slotCount > 0 && (fittingTurns(p, type.index, cell) & (1 << turn)) === 0)
    throw new Error(`${id} does not fit at ${x},${y}`);
  changeBag(p, type.index, -1);
  return layTile(p, type.index, cell, turn);
}
