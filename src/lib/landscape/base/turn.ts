import { drawableCount } from '../tiles/bag.ts';
import { listDeployments, listRecalls } from '../figures/claims.ts';
import { gatherCompleted } from '../features/completion.ts';
import { rootOf } from '../features/features.ts';
import { skipTo } from '../flow.ts';
import type { Log, Step } from '../contract/module.ts';
import { PASS_CODE } from '../moves.ts';
import { listPlacements, samplePlacement } from '../board/placements.ts';
import type { Position } from '../position.ts';
import { MAX_SEATS } from '../seats.ts';
import { countedAtEnd, scoreFeature } from '../scoring.ts';
import { findFollowUp, followUpNow, nest, hasNestedTurns } from './followUps.ts';
import { sendHome } from './returning.ts';

/** A draw of each seat; asked for several times a turn. */
const TILE_DRAWS = Array.from({ length: MAX_SEATS }, (_, seat) => ({ pile: 'tiles', seat }));

/** The turn of the base game. Modules insert their steps between these. */
export const STEPS: readonly Step[] = [
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
        if (p.claims[p.completed[i]] !== 0) scoreFeature(p, p.completed[i], log, 'scored');
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

/** Final scoring: figures stay where they are and supplies do not change. */
function count(p: Position, log: Log): void {
  for (const m of p.rules.hooks.beforeCounting) m.beforeCounting(p, log);
  for (const root of countedAtEnd(p)) scoreFeature(p, root, log, 'counted');
  for (const m of p.rules.hooks.afterCounting) m.afterCounting(p, log);
  p.over = 1;
  log?.push({ type: 'over', scores: [...p.scores], rule: 'rule.finalScoring' });
}
