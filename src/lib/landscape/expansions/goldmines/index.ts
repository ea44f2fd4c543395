import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isWhole } from '../../../kernel/whole.ts';
import { reachOf, slotsAround } from '../../board/board.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { isCloister, kindOf, segmentsOf } from '../../features/features.ts';
import type { LandscapeModule, Log, Slice, Step, TableEntry, Verb } from '../../contract/module.ts';
import { moveCode } from '../../moves.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { slotOf, squareOf } from '../../notation/reference.ts';
import { givePoints } from '../../scoring.ts';
import { sliceReader, tileMarkReader, verbReader } from '../../contract/slices.ts';
import { FIELD } from '../../tiles/tiletypes.ts';
import tiles from './tiles.json' with { type: 'json' };

const RULE = 'rule.gold';

class GoldSlice implements Slice {
  /** Ingots on each slot. */
  readonly on: Uint8Array;
  readonly won: Uint8Array;
  /** 1 while the second ingot has to be laid. */
  due = 0;
  /** Slots on which a seat may take gold after this scoring, as `slot * 8 + seat`. */
  claims: number[] = [];
  constructor(on: Uint8Array, won: Uint8Array) {
    this.on = on;
    this.won = won;
  }
  clone(): GoldSlice {
    const copy = new GoldSlice(this.on.slice(), this.won.slice());
    copy.due = this.due;
    copy.claims = this.claims.slice();
    return copy;
  }
  encode(p: Position): Json {
    return { on: goldOn(p, this), won: [...this.won], due: this.due === 1, claims: this.claims.length };
  }
  digest(): number {
    return this.won.reduce((h, n) => h * 17 + n, this.due);
  }
}

const sliceOf = sliceReader<GoldSlice>('goldmines');

const mineOn = tileMarkReader('goldmine');

/** The squares with gold as `[x, y, ingots]`, row by row. */
function goldOn(p: Position, { on } = sliceOf(p)): Json[] {
  const found: number[] = [];
  for (let slot = 0; slot < p.slotCount; slot++) if (on[slot] > 0) found.push(slot);
  return found
    .sort((a, b) => p.slotCell[a] - p.slotCell[b])
    .map((slot) => [xOf(p, p.slotCell[slot]), yOf(p, p.slotCell[slot]), on[slot]]);
}

function lay(p: Position, slot: number, log: Log): void {
  sliceOf(p).on[slot]++;
  log?.push({ type: 'goldLaid', seat: p.actor, at: squareOf(p, slot), rule: RULE });
}

const goldVerb = verbReader(() => GOLD);

/** A marked tile gets an ingot, and a neighbouring one another (1). */
const MINE: Step = {
  id: 'gold',
  after: 'place',
  enter(p, log) {
    if (p.placed === 0 || mineOn(p, p.lastSlot) !== true) return;
    lay(p, p.lastSlot, log);
    const near = slotsAround(p, p.lastSlot);
    if (near.length === 1) lay(p, near[0], log);
    else sliceOf(p).due = Number(near.length > 1);
  },
  asks: (p) => (sliceOf(p).due ? p.actor : -1),
  list(p, out) {
    const verb = goldVerb(p);
    for (const slot of slotsAround(p, p.lastSlot)) out.push(moveCode(verb, slot));
  }
};

const GOLD: Verb = {
  id: 'gold',
  toAction: (p, payload) => ({ do: 'gold', at: squareOf(p, payload) }),
  parse: (p, action) => slotOf(p, action.at),
  play(p, payload, log) {
    sliceOf(p).due = 0;
    lay(p, payload, log);
  }
};

/** Slots whose gold a feature can bring: its tiles, or the nine squares of a monastery or garden (2). */
function reach(p: Position, root: number): number[] {
  if (isCloister(kindOf(p, root))) return [p.segmentSlot[root], ...reachOf(p, root)];
  return [...new Set([...segmentsOf(p, root)].map((s) => p.segmentSlot[s]))];
}

/** From the active seat on, each with a claim takes one ingot, until no claimed one is left (3). */
const TAKE: Step = {
  id: 'takeGold',
  after: 'gains',
  enter(p, log) {
    const slice = sliceOf(p);
    if (slice.claims.length === 0) return;
    const taken = new Array<number>(p.seats).fill(0);
    for (let n = 0, idle = 0; idle < p.seats; n++) {
      const seat = (p.actor + n) % p.seats;
      const slot = nextSlot(p, seat);
      idle = slot < 0 ? idle + 1 : 0;
      if (slot < 0) continue;
      slice.on[slot]--;
      slice.won[seat]++;
      taken[seat]++;
    }
    taken.forEach((count, seat) => {
      if (count > 0) log?.push({ type: 'tookGold', seat, count, rule: RULE });
    });
    slice.claims = [];
  }
};

/** The slot a seat takes from: the one with most claimants, then in reading order; -1 without any. */
function nextSlot(p: Position, seat: Seat): number {
  const { claims, on } = sliceOf(p);
  const rivals = (slot: number) => claims.filter((claim) => claim >> 3 === slot).length;
  let best = -1;
  for (const claim of claims) {
    const slot = claim >> 3;
    if ((claim & 7) !== seat || on[slot] === 0) continue;
    const more = best < 0 ? 1 : rivals(slot) - rivals(best) || p.slotCell[best] - p.slotCell[slot];
    if (more > 0) best = slot;
  }
  return best;
}

/** Value of a seat’s gold at the end (5). */
function worthOf(ingots: number): number {
  return ingots * Math.min(4, Math.ceil(ingots / 3));
}

const ENTRY: TableEntry = {
  get: (p) => goldOn(p),
  give(p, value) {
    for (const entry of Array.isArray(value) ? value : [null]) {
      const [x, y, n] = Array.isArray(entry) ? entry : [];
      const slot = slotOf(p, [x, y]);
      if (slot < 0 || !isWhole(n, 1, 16))
        throw new Refusal('BAD_POSITION', `No gold can lie at ${JSON.stringify(entry)}.`);
      sliceOf(p).on[slot] = n;
    }
  }
};

/** The Gold Mines: ingots on tiles for the owners of completed features. */
export const goldmines: LandscapeModule = {
  id: 'goldmines',
  tiles: tiles as readonly TileDef[],
  steps: [MINE, TAKE],
  verbs: [GOLD],
  pieces: { gold: ENTRY },
  won: {
    gold: {
      get: (p, seat) => sliceOf(p).won[seat],
      set(p, seat, n) {
        sliceOf(p).won[seat] = n;
      }
    }
  },
  slice: (p) => new GoldSlice(new Uint8Array(p.rules.tileCapacity), new Uint8Array(p.seats)),
  /** Only a completed feature that a player scores brings gold: never a field, also where a barn scores it (2, 4). */
  afterScored(p, root, { winners, final, reach: own }) {
    if (final || kindOf(p, root) === FIELD) return;
    const { claims, on } = sliceOf(p);
    for (const slot of own ?? reach(p, root))
      for (const seat of winners)
        if (on[slot] > 0 && !claims.includes(slot * 8 + seat)) claims.push(slot * 8 + seat);
  },
  /** Gold on a tile that leaves the table is lost. */
  beforeReplacement(p, slot) {
    sliceOf(p).on[slot] = 0;
  },
  afterCounting(p, log) {
    sliceOf(p).won.forEach((count, seat) => {
      if (count === 0) return;
      const score = { op: 'times', label: 'score.gold', count, each: worthOf(count) / count } as const;
      givePoints(p, [seat], score, 'gold', 'rule.gold.value', log);
    });
  },
  estimates(p, worth) {
    sliceOf(p).won.forEach((count, seat) => (worth[seat] += 1000 * worthOf(count)));
  }
};
