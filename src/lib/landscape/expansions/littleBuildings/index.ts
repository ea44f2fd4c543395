import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { reachOf } from '../../board/board.ts';
import { isCloister, kindOf, segmentsOf } from '../../features/features.ts';
import type { Counter, LandscapeModule, ScorePart, TableEntry, Verb } from '../../contract/module.ts';
import { moveCode } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { verbReader } from '../../contract/slices.ts';
import { CITY, FIELD, GARDEN, MONASTERY, RIVER, ROAD } from '../../tiles/tiletypes.ts';
import { options } from './options.ts';
import { BuildingsSlice, PIECES, sliceOf, squaresOf } from './slice.ts';

const POINTS: Readonly<Record<string, readonly number[]>> = { '1/1/1': [1, 1, 1], '3/2/1': [3, 2, 1] };

/** Slots whose tokens count for a feature: its tiles, or the squares around a monastery or garden (3). */
function slotsOf(p: Position, root: number): Iterable<number> {
  if (isCloister(kindOf(p, root))) return [p.segmentSlot[root], ...reachOf(p, root)];
  return new Set([...segmentsOf(p, root)].map((s) => p.segmentSlot[s]));
}

function tokensOf(p: Position, root: number): number {
  const { on } = sliceOf(p);
  const points = POINTS[String(p.rules.options.littleBuildings)];
  let sum = 0;
  for (const slot of slotsOf(p, root)) if (on[slot] > 0) sum += points[on[slot] - 1];
  return sum;
}

/** Tokens are added last, so that nothing doubles or halves them (4); a barn gets those of its field. */
const TOKENS: readonly ScorePart[] = [
  {
    label: 'score.littleBuildings',
    kinds: [CITY, ROAD, MONASTERY, GARDEN, RIVER],
    at: 'extra',
    of: tokensOf
  },
  { label: 'score.littleBuildings', kinds: [FIELD], at: 'feeding', of: tokensOf }
];

/** One token on the tile just laid, instead of a figure (1). */
const BUILD: Verb = {
  id: 'build',
  toAction: (_p, payload) => ({ do: 'build', piece: PIECES[payload] }),
  parse: (p, action) => (namesLastTile(p, action.at) ? PIECES.findIndex((id) => id === action.piece) : -1),
  play(p, payload, log) {
    const slice = sliceOf(p);
    slice.left[p.actor * PIECES.length + payload]--;
    slice.on[p.lastSlot] = payload + 1;
    p.claimed = 1;
    const at = squareOf(p, p.lastSlot);
    log?.push({
      type: 'builtToken',
      seat: p.actor,
      piece: PIECES[payload],
      at,
      rule: 'rule.littleBuildings'
    });
  }
};

const namesLastTile = (p: Position, at: Json | undefined) => at === undefined || slotOf(p, at) === p.lastSlot;

const stockOf = (kind: number): Counter => ({
  get: (p, seat) => sliceOf(p).left[seat * PIECES.length + kind],
  set(p, seat, n) {
    sliceOf(p).left[seat * PIECES.length + kind] = n;
  }
});

const piecesOf = (kind: number): TableEntry => ({
  get: (p) => squaresOf(p, kind),
  give(p, value) {
    for (const at of Array.isArray(value) ? (value as Json[]) : [null]) {
      const slot = slotOf(p, at);
      if (slot < 0 || sliceOf(p).on[slot] > 0)
        throw new Refusal('BAD_POSITION', `No token can lie at ${JSON.stringify(at)}.`);
      sliceOf(p).on[slot] = kind + 1;
    }
  }
});

const byPiece = <T>(of: (kind: number) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(PIECES.map((id, kind) => [id, of(kind)]));

const buildVerb = verbReader(() => BUILD);

/** Little Buildings: tokens on tiles, worth points for every feature there. */
export const littleBuildings: LandscapeModule = {
  id: 'littleBuildings',
  options,
  verbs: [BUILD],
  scoreParts: TOKENS,
  stock: byPiece(stockOf),
  pieces: byPiece(piecesOf),
  slice: (p) => BuildingsSlice.start(p),
  offerClaim(p, out) {
    const { left, on } = sliceOf(p);
    // A tile without landscape takes no token.
    const bare = p.rules.tiles.types[p.slotType[p.lastSlot]].segments.length === 0;
    if (p.placed === 0 || bare || on[p.lastSlot] > 0) return;
    const verb = buildVerb(p);
    for (let kind = 0; kind < PIECES.length; kind++)
      if (left[p.actor * PIECES.length + kind] > 0) out.push(moveCode(verb, kind));
  },
  /** A token on a tile that leaves the table goes to the box. */
  beforeReplacement(p, slot) {
    sliceOf(p).on[slot] = 0;
  }
};
