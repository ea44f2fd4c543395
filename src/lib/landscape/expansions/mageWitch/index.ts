import type { Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { namedBefore } from '../../figures/claims.ts';
import { isComplete, kindOf, rootOf, segmentsOn, tilesOf } from '../../features/features.ts';
import { fieldsOf } from '../../contract/marks.ts';
import type {
  LandscapeModule,
  Log,
  ScorePart,
  Slice,
  Step,
  TableEntry,
  Verb
} from '../../contract/module.ts';
import { moveCode } from '../../moves.ts';
import type { Position } from '../../position.ts';
import { featureRef, reworded, segmentNamed, segmentOfAction, slotOf } from '../../notation/reference.ts';
import { sliceReader, tileMarkReader, verbReader } from '../../contract/slices.ts';
import { CITY, PLACE, ROAD } from '../../tiles/tiletypes.ts';
import tiles from './tiles.json' with { type: 'json' };

const RULE = 'rule.mageWitch';
/** In the order of their numbers. */
const FIGURES = ['mage', 'witch'] as const;
const MAGE = 0;
const WITCH = 1;

class MagicSlice implements Slice {
  /** Segment each of the two stands on, or -1 aside. */
  at: [number, number] = [-1, -1];
  /** 1 while one of them has to be moved or removed. */
  due = 0;
  clone(): MagicSlice {
    const copy = new MagicSlice();
    copy.at = [...this.at];
    copy.due = this.due;
    return copy;
  }
  encode(p: Position): Json {
    return { mage: told(p, this.at[MAGE]), witch: told(p, this.at[WITCH]), due: this.due === 1 };
  }
  digest(): number {
    return this.at[MAGE] * 4096 + this.at[WITCH] * 2 + this.due;
  }
}

const sliceOf = sliceReader<MagicSlice>('mageWitch');

const told = (p: Position, segment: number): Json => (segment < 0 ? null : { ...featureRef(p, segment) });

/** The feature that holds the mage or the witch, or -1. */
const rootWith = (p: Position, which: number) => {
  const segment = sliceOf(p).at[which];
  return segment < 0 ? -1 : rootOf(p, segment);
};

/** Every part of the incomplete roads and cities that hold neither of them (1); with `most`, not more than that. */
function targets(p: Position, most = Infinity): number[] {
  const found: number[] = [];
  const mage = rootWith(p, MAGE);
  const witch = rootWith(p, WITCH);
  for (let s = 0; s < p.segmentCount; s++) {
    if (p.segmentSlot[s] < 0) continue;
    const kind = kindOf(p, s);
    if (kind !== ROAD && kind !== CITY) continue;
    const root = rootOf(p, s);
    if (isComplete(p, root) || root === mage || root === witch) continue;
    if (!namedBefore(p, p.slotSegment[p.segmentSlot[s]], s, root)) found.push(s);
    if (found.length >= most) break;
  }
  return found;
}

const haveMet = (p: Position) => {
  const [mage, witch] = sliceOf(p).at;
  return mage >= 0 && witch >= 0 && rootOf(p, mage) === rootOf(p, witch);
};

function setAside(p: Position, which: number, log: Log): void {
  sliceOf(p).at[which] = -1;
  log?.push({ type: 'magicAside', piece: FIGURES[which], rule: RULE });
}

/** A lone figure without anywhere to go leaves by itself; of two the player removes one (2). */
function resolve(p: Position, log: Log): void {
  const slice = sliceOf(p);
  if (!slice.due || targets(p, 1).length > 0) return;
  const standing = [MAGE, WITCH].filter((which) => slice.at[which] >= 0);
  if (standing.length === 2) return;
  slice.due = 0;
  if (standing.length === 1) setAside(p, standing[0], log);
}

const moveVerb = verbReader(() => MOVE);
const removeVerb = verbReader(() => REMOVE);

/** A marked tile, or a tile by which the two meet, makes the player move one of them (1, 3). */
function charm(id: string, place: { after: string }, calls: (p: Position) => boolean): Step {
  return {
    id,
    ...place,
    enter(p, log) {
      sliceOf(p).due = Number(p.placed === 1 && calls(p));
      resolve(p, log);
    },
    asks: (p) => (sliceOf(p).due ? p.actor : -1),
    list(p, out) {
      const open = targets(p);
      const move = moveVerb(p);
      const remove = removeVerb(p);
      for (const which of [MAGE, WITCH]) {
        for (const segment of open) out.push(moveCode(move, segment * 2 + which));
        if (open.length === 0) out.push(moveCode(remove, which));
      }
    }
  };
}

const markOn = tileMarkReader('mageOrWitch');

const ON_TILE = charm('charm', { after: 'place' }, (p) => markOn(p, p.lastSlot) === true || haveMet(p));
/** Roads may have been joined after the placement. */
const ON_JOINING = charm('charmAgain', { after: 'joined' }, haveMet);

const MOVE: Verb = {
  id: 'move',
  toAction: (p, payload) => ({ do: 'move', piece: FIGURES[payload & 1], ...featureRef(p, payload >> 1) }),
  parse(p, action) {
    const which = FIGURES.findIndex((id) => id === action.piece);
    const segment = segmentOfAction(p, action);
    return which < 0 || segment < 0 ? -1 : segment * 2 + which;
  },
  /** A feature that enters a tile twice is listed once. */
  listed(p, payload) {
    const segment = payload >> 1;
    const slot = p.segmentSlot[segment];
    const same = segmentsOn(p, slot).find((s) => rootOf(p, s) === rootOf(p, segment))!;
    return same * 2 + (payload & 1);
  },
  play(p, payload, log) {
    const slice = sliceOf(p);
    slice.at[payload & 1] = payload >> 1;
    slice.due = 0;
    const to = featureRef(p, payload >> 1);
    log?.push({ type: 'magicMoved', seat: p.actor, piece: FIGURES[payload & 1], feature: to, rule: RULE });
  }
};

const REMOVE: Verb = {
  id: 'remove',
  toAction: (_p, payload) => ({ do: 'remove', piece: FIGURES[payload] }),
  parse: (_p, action) => FIGURES.findIndex((id) => id === action.piece),
  play(p, payload, log) {
    sliceOf(p).due = 0;
    setAside(p, payload, log);
  }
};

/** The mage adds a point for each tile, the witch takes half, rounded down (4, 5). */
const CHARM: readonly ScorePart[] = [
  {
    label: 'score.mage',
    kinds: [ROAD, CITY],
    at: 'change',
    of: (p, root) => (root === rootWith(p, MAGE) ? tilesOf(p, root) : 0)
  },
  {
    label: 'score.witch',
    kinds: [ROAD, CITY],
    at: 'change',
    of: (p, root, _done, value) => (root === rootWith(p, WITCH) ? -Math.trunc(value / 2) : 0)
  }
];

/** They leave a completed feature, whichever seat scored it (6). */
const LEAVE: Step = {
  id: 'magicLeaves',
  after: 'gains',
  enter(p, log) {
    for (let i = 0; i < p.completedCount; i++)
      for (const which of [MAGE, WITCH])
        if (rootOf(p, p.completed[i]) === rootWith(p, which)) setAside(p, which, log);
  }
};

const entry = (which: number): TableEntry => ({
  get: (p) => told(p, sliceOf(p).at[which]),
  give(p, value) {
    const { at, on, side } = fieldsOf(value);
    const slot = value === null ? -1 : slotOf(p, at);
    const segment = slot < 0 ? -1 : segmentNamed(p, slot, on, side);
    const fits = segment >= 0 && (kindOf(p, segment) === ROAD || kindOf(p, segment) === CITY);
    if (value !== null && !fits)
      throw new Refusal('BAD_POSITION', `The ${FIGURES[which]} stands on a road or city, or is null.`);
    sliceOf(p).at[which] = segment;
  },
  reword: (p, value) => reworded(p, value, sliceOf(p).at[which])
});

/** Mage & Witch: one makes a road or city worth more, the other less. */
export const mageWitch: LandscapeModule = {
  id: 'mageWitch',
  tiles: tiles as readonly TileDef[],
  steps: [ON_TILE, ON_JOINING, LEAVE],
  verbs: [MOVE, REMOVE],
  scoreParts: CHARM,
  neutrals: { mage: entry(MAGE), witch: entry(WITCH) },
  slice: () => new MagicSlice(),
  /** A tile that leaves the table takes what stands on it away (8). */
  beforeReplacement(p, slot, log) {
    for (const which of [MAGE, WITCH])
      if (sliceOf(p).at[which] >= 0 && p.segmentSlot[sliceOf(p).at[which]] === slot) setAside(p, which, log);
  },
  /** What has become a place is no city any more. */
  afterForm(p, slot, log) {
    for (const which of [MAGE, WITCH]) {
      const segment = sliceOf(p).at[which];
      if (segment >= 0 && p.segmentSlot[segment] === slot && kindOf(p, segment) === PLACE)
        setAside(p, which, log);
    }
  },
  afterVisit(p, slot, log) {
    for (const which of [MAGE, WITCH])
      if (sliceOf(p).at[which] >= 0 && p.segmentSlot[sliceOf(p).at[which]] === slot) setAside(p, which, log);
  }
};
