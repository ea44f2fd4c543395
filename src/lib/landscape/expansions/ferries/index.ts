import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sendStranded } from '../../base/returning.ts';
import { SIDES, type TileDef } from '../../tiles/catalogue.ts';
import { joinByPiece, partAgain } from '../../features/completion.ts';
import { adjoining, kindOf, rootOf } from '../../features/features.ts';
import { joinApart } from '../../features/joining.ts';
import type { LandscapeModule, Log, Step, TableEntry, Verb } from '../../contract/module.ts';
import { moveCode, PASS_CODE } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotNamed, slotOf, squareOf } from '../../notation/reference.ts';
import { tileMarkReader, verbReader } from '../../contract/slices.ts';
import {
  FerriesSlice,
  ferryEntries,
  ferryOf,
  joiningOf,
  pairOf,
  pairsOf,
  sidesOf,
  sliceOf,
  type Ferry
} from './slice.ts';
import { ROAD } from '../../tiles/tiletypes.ts';
import tiles from './tiles.json' with { type: 'json' };

const RULE = 'rule.ferry';

const ferryOn = tileMarkReader('ferry');
const isLake = (p: Position, slot: number) => ferryOn(p, slot) === true;

const NONE: readonly number[] = [];

/** The roads of the tile just laid that have a ferry. */
function roadsWithFerry(p: Position): readonly number[] {
  const { ferries } = sliceOf(p);
  let found = NONE;
  if (ferries.length === 0) return found;
  const first = p.slotSegment[p.lastSlot];
  const end = first + p.rules.tiles.segmentCount[p.slotType[p.lastSlot]];
  for (let s = first; s < end; s++) {
    if (kindOf(p, s) !== ROAD) continue;
    const root = rootOf(p, s);
    if (ferries.some(({ a }) => rootOf(p, a) === root)) found = [...found, s];
  }
  return found;
}

/**
 * Slots of the first ferry in each direction along the roads of the tile just laid; what lies beyond one is
 * out of reach (3, 4).
 */
function firstFerries(p: Position): readonly number[] {
  const { ferries } = sliceOf(p);
  const roads = roadsWithFerry(p);
  if (roads.length === 0) return NONE;
  const found = new Set<number>();
  const road = new Set(roads);
  for (const s of road)
    for (const next of adjoining(p, s)) {
      const ferry = ferries.find(({ slot, a, b }) => slot !== p.lastSlot && (a === next || b === next));
      if (ferry) found.add(ferry.slot);
      else road.add(next);
    }
  return [...found];
}

/** First the ferry of a new lake, then ferries of the roads that the tile lengthened (2 to 4). */
const CROSS: Step = {
  id: 'ferry',
  after: 'crossing',
  enter(p) {
    const slice = sliceOf(p);
    slice.due = Number(p.placed === 1 && isLake(p, p.lastSlot));
    slice.turnable = p.placed === 1 && !slice.due ? firstFerries(p) : NONE;
  },
  asks: (p) => (sliceOf(p).due || sliceOf(p).turnable.length > 0 ? p.actor : -1),
  /** Any ferry on a new lake; then another pair of ends for each within reach. */
  list(p, out) {
    const { due, turnable, ferries } = sliceOf(p);
    const verb = ferryVerb(p);
    if (due) {
      for (const pair of pairsOf(p, p.lastSlot)) out.push(moveCode(verb, (p.lastSlot << 8) | pair));
      return;
    }
    for (const slot of turnable) {
      const first = p.slotSegment[slot];
      const ferry = ferries.find((other) => other.slot === slot);
      const lies = ferry ? pairOf(first, ferry.a, ferry.b) : -1;
      for (const pair of pairsOf(p, slot)) if (pair !== lies) out.push(moveCode(verb, (slot << 8) | pair));
    }
    out.push(PASS_CODE);
  },
  pass: {
    rule: RULE,
    play(p) {
      sliceOf(p).turnable = [];
    }
  }
};

const FERRY: Verb = {
  id: 'ferry',
  toAction(p, payload) {
    const ferry = ferryOf(p, payload);
    return { do: 'ferry', at: squareOf(p, ferry.slot), sides: sidesOf(p, ferry) };
  },
  parse(p, action) {
    const slot = slotNamed(p, action.at);
    return slot < 0 || !isLake(p, slot) ? -1 : payloadOf(p, slot, action.sides ?? null);
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    const ferry = ferryOf(p, payload);
    const at = squareOf(p, ferry.slot);
    if (slice.due) {
      lay(p, ferry);
      slice.due = 0;
      slice.turnable = firstFerries(p);
    } else {
      slice.turnable = slice.turnable.filter((slot) => slot !== ferry.slot);
      turn(p, ferry, log);
    }
    log?.push({ type: 'ferried', seat: p.actor, at, rule: RULE });
  }
};

const ferryVerb = verbReader(() => FERRY);

/** The payload of the ferry between two sides of a lake, in any order; -1 where none lies so. */
function payloadOf(p: Position, slot: number, sides: Json): number {
  if (!Array.isArray(sides) || sides.length !== 2) return -1;
  const pair = pairsOf(p, slot).find((other) =>
    sidesOf(p, ferryOf(p, (slot << 8) | other)).every((side) => sides.includes(side))
  );
  return pair === undefined ? -1 : (slot << 8) | pair;
}

function lay(p: Position, ferry: Ferry): void {
  const slice = sliceOf(p);
  slice.ferries = [...slice.ferries, ferry];
  joinByPiece(p, joiningOf(ferry));
}

/** The end left behind is closed at the lake; a builder without its followers goes home (5). */
function turn(p: Position, ferry: Ferry, log: Log): void {
  const slice = sliceOf(p);
  const old = slice.ferries.find(({ slot }) => slot === ferry.slot);
  if (!old) throw new Error('a ferry was turned that is not there');
  partAgain(p, joiningOf(old), () => {
    slice.ferries = slice.ferries.filter((other) => other !== old);
  });
  lay(p, ferry);
  sendStranded(p, log, RULE);
}

const ENTRY: TableEntry = {
  get: (p) => ferryEntries(p),
  give(p, value) {
    const slice = sliceOf(p);
    for (const entry of Array.isArray(value) ? (value as Json[]) : [null]) {
      const [x, y, ...sides] = Array.isArray(entry) ? entry : [];
      const slot = slotOf(p, [x, y]);
      const lies = slice.ferries.some((ferry) => ferry.slot === slot);
      const payload = slot < 0 || !isLake(p, slot) || lies ? -1 : payloadOf(p, slot, sides);
      if (payload < 0) throw new Refusal('BAD_POSITION', `No ferry can lie at ${JSON.stringify(entry)}.`);
      const ferry = ferryOf(p, payload);
      slice.ferries = [...slice.ferries, ferry];
      joinApart(p, joiningOf(ferry));
    }
  },
  /** Its two sides may be named in either order. */
  reword: (_p, value) =>
    Array.isArray(value)
      ? value.map((entry) => {
          if (!Array.isArray(entry)) return entry;
          const [x, y, ...sides] = entry;
          return [x, y, ...SIDES.filter((side) => sides.includes(side))];
        })
      : value
};

/** The Ferries: lakes where a ferry joins two of the roads. */
export const ferries: LandscapeModule = {
  id: 'ferries',
  tiles: tiles as readonly TileDef[],
  steps: [CROSS],
  verbs: [FERRY],
  pieces: { ferry: ENTRY },
  slice: () => new FerriesSlice(),
  offerJoining: (p) => sliceOf(p).ferries.map(joiningOf),
  /** A lake that leaves the table removes its ferry. */
  beforeReplacement(p, slot) {
    const slice = sliceOf(p);
    slice.ferries = slice.ferries.filter((ferry) => ferry.slot !== slot);
  }
};
