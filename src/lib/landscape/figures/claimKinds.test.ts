import { DRAW, OVER } from '../../kernel/game.ts';
import { expect, it } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { SETS, UNLISTED } from '../../games/sets.ts';
import { Random } from '../../kernel/random.ts';
import { claimAllowed } from './claims.ts';
import { kindOf } from '../features/features.ts';
import type { Position } from '../position.ts';
import { PLACE } from '../tiles/tiletypes.ts';

const IDS: string[] = [...SETS.landscape, ...UNLISTED.landscape].map(({ id }) => id);

/** What all sets say to a claim, without regard to the kinds of feature they name. */
function allowedByAll(p: Position, segment: number, kind: number): boolean {
  const { allowsClaim, allowsEntry, closesSlot } = p.rules.hooks;
  const isClosed = closesSlot.some((m) => m.closesSlot(p) === p.segmentSlot[segment]);
  if (isClosed && kindOf(p, segment) !== PLACE && !p.rules.figures[kind].lifeless) return false;
  return (
    allowsClaim.every((m) => m.allowsClaim(p, segment, kind)) &&
    allowsEntry.every((m) => m.allowsEntry(p, segment, kind))
  );
}

/** Sets that say they do not limit followers on other tiles than the one just laid do not. */
function checkElsewhere(p: Position, segment: number, kind: number): void {
  if (p.segmentSlot[segment] === p.lastSlot || p.rules.followers[kind] === 0) return;
  for (const { id, limitsElsewhere, allowsClaim } of p.rules.modules)
    if (limitsElsewhere === false && allowsClaim?.(p, segment, kind) === false)
      expect.fail(`${id}: segment ${segment}, figure ${kind}`);
}

/** Plays a random game, and compares now and then every claim; answers how many were forbidden. */
async function compare(expansions: readonly string[]): Promise<number> {
  const game = await loadGame('landscape', [...expansions]);
  const { fast } = game;
  const p = game.setup({ seats: 3, expansions: [...expansions], options: {} }) as Position;
  const random = new Random(2);
  let forbidden = 0;
  for (let n = 0; fast && fast.phase(p) !== OVER; n++) {
    if (fast.phase(p) === DRAW) fast.draw(p, random.below(fast.left(p)));
    else
      fast.play(
        p,
        fast.sample(p, (below) => random.below(below))
      );
    if (n % 10 > 0) continue;
    for (let s = 0; s < p.segmentCount; s++)
      for (let kind = 0; p.segmentSlot[s] >= 0 && kind < p.rules.figures.length; kind++) {
        const allowed = allowedByAll(p, s, kind);
        if (claimAllowed(p, s, kind) !== allowed) expect.fail(`segment ${s}, figure ${kind}: ${allowed}`);
        checkElsewhere(p, s, kind);
        forbidden += Number(!allowed);
      }
  }
  return forbidden;
}

it('sets that limit claims on some kinds of feature have nothing to say about the others', async () => {
  await compare(IDS);
  // With barns, and with a mayor and a wagon, which not all places take.
  for (const id of ['count', 'flyingMachines', 'tower', 'underBigTop'])
    expect(await compare(['abbeyMayor', id]), id).toBeGreaterThan(0);
}, 60_000);
