import { wordOf } from '../kernel/json.ts';
import baseTiles from './tiles/base.json' with { type: 'json' };
import { bagContents, drawTile, drawableCount, typeInBag } from './bag.ts';
import { fittingTurns, layOver, layTile } from './board.ts';
import type { TileDef } from './catalogue.ts';
import { deployment, listDeployments, listRecalls, readDeployment } from './claims.ts';
import { addNewlyCompleted, addOccupiedBeside, completeSegments, gatherCompleted } from './completion.ts';
import { rootOf } from './features.ts';
import { figureKind, figuresIn, figuresOn, inSupply, standOn, takeUp } from './figures.ts';
import { currentStep } from './flow.ts';
import type { LandscapeModule, Log, Step, Verb } from './module.ts';
import { moveCode } from './moves.ts';
import { canPlace, listPlacements, samplePlacement } from './placements.ts';
import { cellAt, IN_SUPPLY, xOf, yOf, type Position } from './position.ts';
import { cellOf, featureRef, segmentOfAction, squareOf } from './reference.ts';
import { countedAtEnd, scoreFeature, scoreRecall } from './scoring.ts';
import { CITY, FIELD, MONASTERY, ROAD } from './tiletypes.ts';

export { addCompleted } from './completion.ts';

/** Order of the verbs is part of the move codes. */
const PLACE: Verb = {
  id: 'place',
  toAction: (p, payload) => ({
    do: 'place',
    at: [xOf(p, payload >> 2), yOf(p, payload >> 2)],
    turn: payload & 3
  }),
  parse(p, action) {
    const cell = cellOf(p, action.at);
    // A tile without landscape looks the same in every turn, so none need be named.
    const plain = p.drawn >= 0 && p.rules.tiles.types[p.drawn].edgeRule !== null;
    const turn = action.turn ?? (plain ? 0 : undefined);
    const known = cell >= 0 && Number.isInteger(turn) && (turn as number) >= 0 && (turn as number) < 4;
    return known ? (cell << 2) | (turn as number) : -1;
  },
  play(p, payload, log) {
    const cell = payload >> 2;
    const slot = p.cellSlot[cell];
    if (slot >= 0) return replaceTile(p, slot, payload & 3, log);
    finishPlacement(p, layTile(p, p.drawn, cell, payload & 3), log);
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
    return deployment(sameOffer(p, segment, kind, beside), kind, beside);
  },
  play(p, payload, log) {
    const { segment, kind, beside } = readDeployment(payload);
    const figure = inSupply(p, p.actor, kind);
    p.claimed = 1;
    log?.push({
      type: 'deployed',
      seat: p.actor,
      figure: p.rules.figures[kind].id,
      feature: featureRef(p, segment),
      ...(beside ? { beside: true } : {}),
      rule: 'rule.placeMeeple'
    });
    standOn(p, figure, segment, log);
  }
};

/** The offered segment of the same tile and feature as the one named. */
function sameOffer(p: Position, segment: number, kind: number, beside: boolean): number {
  const code = p.rules.verbIndex.get('deploy') as number;
  if (p.moves.has(moveCode(code, deployment(segment, kind, beside)))) return segment;
  const slot = p.segmentSlot[segment];
  const first = p.slotSegment[slot];
  const root = rootOf(p, segment);
  for (let s = first; s < first + p.rules.tiles.segmentCount[p.slotType[slot]]; s++)
    if (rootOf(p, s) === root && p.moves.has(moveCode(code, deployment(s, kind, beside)))) return s;
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
    if (kind === undefined) return -1;
    const { figuresPerSeat, figureKinds } = p.rules;
    for (let i = 0; i < figuresPerSeat; i++)
      if (figureKinds[i] === kind && p.figureAt[p.actor * figuresPerSeat + i] >= 0) return i;
    return -1;
  },
  play(p, payload, log) {
    const figure = p.actor * p.rules.figuresPerSeat + payload;
    scoreRecall(p, figure, p.actor, log);
    takeUp(p, figure, IN_SUPPLY);
    p.claimed = 1;
  }
};

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

/** What follows once the tile in hand lies on a slot; also used by modules that lay it in their own way. */
export function finishPlacement(p: Position, slot: number, log: Log): void {
  const type = p.drawn;
  p.drawn = -1;
  p.lastSlot = slot;
  log?.push({
    type: 'placed',
    seat: p.actor,
    tile: p.rules.tiles.types[type].id,
    at: squareOf(p, slot),
    turn: p.slotTurn[slot],
    rule: 'rule.placeTile'
  });
  for (const m of p.rules.hooks.afterPlacement) m.afterPlacement(p, slot, log);
}

/** Lays the tile in hand over the one on a slot, which leaves the game: figures on it go home unscored. */
export function replaceTile(p: Position, slot: number, turn: number, log: Log): void {
  const gone = p.rules.tiles.types[p.slotType[slot]].id;
  log?.push({
    type: 'replaced',
    seat: p.actor,
    tile: gone,
    at: squareOf(p, slot),
    rule: 'rule.placeTile'
  });
  for (const figure of figuresOn(p, slot)) goHome(p, figure, log, 'rule.placeTile');
  const before = completeSegments(p);
  for (const m of p.rules.hooks.beforeReplacement) m.beforeReplacement(p, slot, log);
  layOver(p, slot, p.drawn, turn);
  p.laidOver = 1;
  addNewlyCompleted(p, before);
  addOccupiedBeside(p, slot);
  finishPlacement(p, slot, log);
}

/** The turn of the base game. Modules insert their steps between these. */
const STEPS: readonly Step[] = [
  {
    id: 'begin',
    enter(p, log) {
      p.actor = p.nextActor;
      p.turn++;
      p.claimed = 0;
      p.completedCount = 0;
      p.laidOver = 0;
      log?.push({ type: 'turn', seat: p.actor, turn: p.turn });
    }
  },
  {
    id: 'draw',
    draws: (p) => (p.drawn < 0 && drawableCount(p) > 0 ? { pile: 'tiles', seat: p.actor } : null),
    leave(p, log) {
      if (p.drawn < 0) count(p, log);
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
      out.push(moveCode(p.rules.verbIndex.get('pass') as number, 0));
    },
    pass: {
      rule: 'rule.placeMeeple',
      play(p) {
        p.claimed = 1;
      }
    }
  },
  { id: 'resolve', enter: gatherCompleted },
  {
    id: 'score',
    enter(p, log) {
      for (let i = 0; i < p.completedCount; i++) {
        p.completed[i] = rootOf(p, p.completed[i]);
        if (p.claims[p.completed[i]] !== 0) scoreFeature(p, p.completed[i], log, false);
      }
    }
  },
  {
    id: 'return',
    enter(p, log) {
      for (let i = 0; i < p.completedCount; i++) {
        const root = p.completed[i];
        if (p.claims[root] === 0) continue;
        for (const figure of figuresIn(p, root)) goHome(p, figure, log, 'rule.scoring');
      }
    }
  },
  {
    id: 'end',
    enter(p, log) {
      for (const m of p.rules.hooks.afterTurn) m.afterTurn(p, log);
      p.nextActor = nextSeat(p);
      if (drawableCount(p) === 0) count(p, log);
    }
  }
];

function nextSeat(p: Position): number {
  for (const m of p.rules.hooks.insteadOfNextSeat) {
    const seat = m.insteadOfNextSeat(p);
    if (seat !== undefined) return seat;
  }
  return (p.actor + 1) % p.seats;
}

/** Sends a figure from the board to its owner's supply, by the rule named. */
export function goHome(p: Position, figure: number, log: Log, rule: string): void {
  log?.push({
    type: 'returned',
    seat: Math.trunc(figure / p.rules.figuresPerSeat),
    figure: p.rules.figures[figureKind(p, figure)].id,
    feature: featureRef(p, p.figureAt[figure]),
    rule
  });
  takeUp(p, figure, IN_SUPPLY);
}

/** Final scoring: figures stay where they are and no supply changes. */
function count(p: Position, log: Log): void {
  for (const m of p.rules.hooks.beforeCounting) m.beforeCounting(p, log);
  for (const root of countedAtEnd(p)) scoreFeature(p, root, log, true);
  p.over = 1;
  log?.push({ type: 'over', scores: [...p.scores], rule: 'rule.finalScoring' });
}

export const base: LandscapeModule = {
  id: 'core',
  tiles: baseTiles as readonly TileDef[],
  figures: [{ id: 'meeple', count: 7, stands: [CITY, ROAD, MONASTERY, FIELD] }],
  options: [
    { id: 'fields', values: [true, false] },
    { id: 'smallCity', values: [4, 2] }
  ],
  steps: STEPS,
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

/** Draws a tile; one that fits nowhere goes back to the box, and another is drawn. */
export function takeTile(p: Position, type: number, log: Log): void {
  drawTile(p, type);
  const tile = p.rules.tiles.types[type].id;
  log?.push({ type: 'drew', seat: p.actor, tile, reveals: true });
  if (canPlace(p)) return;
  p.drawn = -1;
  log?.push({ type: 'discarded', seat: p.actor, tile, rule: 'rule.unplaceable' });
}

/** Lays the start of the base game: the one tile with the dark back. */
export function layStart(p: Position): void {
  for (const m of p.rules.hooks.insteadOfStart) if (m.insteadOfStart(p)) return;
  layFromBag(p, 'base.D-start', 0, 0, 0);
}

/** Lays a tile from the bag at a square while the table is set up. */
export function layFromBag(p: Position, id: string, x: number, y: number, turn: number): number {
  const type = p.rules.tiles.byId.get(id);
  if (!type) throw new Error(`no tile ${id} in this box`);
  const cell = cellAt(p, x, y);
  if (p.slotCount > 0 && (fittingTurns(p, type.index, cell) & (1 << turn)) === 0)
    throw new Error(`${id} does not fit at ${x},${y}`);
  p.bag[type.index]--;
  p.bagSize--;
  return layTile(p, type.index, cell, turn);
}
