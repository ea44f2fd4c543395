import { wordOf } from '../../kernel/json.ts';
import { isIndex } from '../../kernel/whole.ts';
import { layTile } from '../board/board.ts';
import { deployment, isSamePlace, readDeployment } from '../figures/claims.ts';
import { figureKind, inSupply, standOn, takeUp } from '../figures/figures.ts';
import { currentStep, seatAsked } from '../flow.ts';
import type { Verb } from '../contract/module.ts';
import { DEPLOY_VERB, moveCode, placement, readPlacement, VERB_BITS, VERB_MASK } from '../moves.ts';
import { IN_SUPPLY, xOf, yOf, type Position } from '../position.ts';
import { cellOf, featureRef, segmentOfAction, slotOf } from '../notation/reference.ts';
import { scoreRecall } from '../scoring.ts';
import { finishPlacement, replaceTile } from './placing.ts';

export const PLACE: Verb = {
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

export const DEPLOY: Verb = {
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

export const RECALL: Verb = {
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

export const PASS: Verb = {
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
