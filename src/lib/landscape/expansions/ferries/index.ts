import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sendStranded } from '../../base.ts';
import type { TileDef } from '../../catalogue.ts';
import { joinByPiece, partAgain } from '../../completion.ts';
import { adjoining, joinApart, kindOf, rootOf, segmentsOn, specialOf } from '../../features.ts';
import type { LandscapeModule, Log, Step, TableEntry, Verb } from '../../module.ts';
import { moveCode } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { slotOf, squareOf } from '../../reference.ts';
import { FerriesSlice, ferryEntries, joiningOf, pairsOf, sidesOf, sliceOf, type Ferry } from './slice.ts';
import { ROAD } from '../../tiletypes.ts';
import tiles from './tiles.json' with { type: 'json' };

const RULE = 'rule.ferry';

const isLake = (p: Position, slot: number) => specialOf(p, slot).ferry === true;

/**
 * Slots of the first ferry in each direction along the roads of the tile just laid; what lies behind one is out of reach
 * (3, 4).
 */
function firstFerries(p: Position): number[] {
  const { ferries } = sliceOf(p);
  const found = new Set<number>();
  const hasFerry = (s: number) => ferries.some(({ a }) => rootOf(p, a) === rootOf(p, s));
  const road = new Set(segmentsOn(p, p.lastSlot).filter((s) => kindOf(p, s) === ROAD && hasFerry(s)));
  for (const s of road)
    for (const next of adjoining(p, s)) {
      const ferry = ferries.find(({ slot, a, b }) => slot !== p.lastSlot && (a === next || b === next));
      if (ferry) found.add(ferry.slot);
      else road.add(next);
    }
  return [...found];
}

/** The ferries that may be laid now: any on a new lake; then another pair of ends for each within reach. */
function choices(p: Position): Ferry[] {
  const { due, turnable, ferries } = sliceOf(p);
  if (due) return pairsOf(p, p.lastSlot);
  const lies = ({ a, b }: Ferry) => ferries.some((ferry) => ferry.a === a && ferry.b === b);
  return turnable.flatMap((slot) => pairsOf(p, slot).filter((ferry) => !lies(ferry)));
}

/** First the ferry of a new lake, then ferries of the roads that the tile lengthened (2 to 4). */
const CROSS: Step = {
  id: 'ferry',
  after: 'crossing',
  enter(p) {
    const slice = sliceOf(p);
    slice.due = Number(p.placed === 1 && isLake(p, p.lastSlot));
    slice.turnable = p.placed === 1 && !slice.due ? firstFerries(p) : [];
  },
  asks: (p) => (sliceOf(p).due || sliceOf(p).turnable.length > 0 ? p.actor : -1),
  list(p, out) {
    const verb = p.rules.verbs.indexOf(FERRY);
    for (const { slot, a, b } of choices(p)) {
      const first = p.slotSegment[slot];
      out.push(moveCode(verb, (slot << 8) | ((a - first) << 4) | (b - first)));
    }
    if (!sliceOf(p).due) out.push(moveCode(p.rules.verbIndex.get('pass') as number, 0));
  },
  pass: {
    rule: RULE,
    play(p) {
      sliceOf(p).turnable = [];
    }
  }
};

function ferryOf(p: Position, payload: number): Ferry {
  const slot = payload >> 8;
  const first = p.slotSegment[slot];
  return { slot, a: first + ((payload >> 4) & 15), b: first + (payload & 15) };
}

const FERRY: Verb = {
  id: 'ferry',
  toAction(p, payload) {
    const ferry = ferryOf(p, payload);
    return { do: 'ferry', at: squareOf(p, ferry.slot), sides: sidesOf(p, ferry) };
  },
  parse(p, action) {
    const slot = slotOf(p, action.at);
    const pair = slot < 0 || !isLake(p, slot) ? undefined : pairNamed(p, slot, action.sides ?? null);
    if (!pair) return -1;
    const first = p.slotSegment[slot];
    return (slot << 8) | ((pair.a - first) << 4) | (pair.b - first);
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

/** The pair of ends that two sides name, in any order. */
const pairNamed = (p: Position, slot: number, sides: Json): Ferry | undefined =>
  pairsOf(p, slot).find((ferry) => {
    const [a, b] = sidesOf(p, ferry);
    return Array.isArray(sides) && sides.length === 2 && sides.includes(a) && sides.includes(b);
  });

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
      const pair = slot < 0 || !isLake(p, slot) || lies ? undefined : pairNamed(p, slot, sides);
      if (!pair) throw new Refusal('BAD_POSITION', `No ferry can lie at ${JSON.stringify(entry)}.`);
      slice.ferries = [...slice.ferries, pair];
      joinApart(p, joiningOf(pair));
    }
  }
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
  /** A lake that leaves the table takes its ferry along. */
  beforeReplacement(p, slot) {
    const slice = sliceOf(p);
    slice.ferries = slice.ferries.filter((ferry) => ferry.slot !== slot);
  }
};
