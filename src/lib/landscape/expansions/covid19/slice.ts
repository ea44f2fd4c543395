import { byCodeUnit } from '../../../kernel/canonical.ts';
import type { Json } from '../../../kernel/json.ts';
import { cloisterOf, rootOf } from '../../features/features.ts';
import { figureKind, seatOf } from '../../figures/figures.ts';
import type { Slice } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { rulesReader, sliceReader } from '../../contract/slices.ts';
import { featureRef, type FeatureRef } from '../../notation/reference.ts';
import { MONASTERY } from '../../tiles/tiletypes.ts';

export const TOKENS = 20;
/** The testing cards in code-unit order, and how many there are of each. */
export const CARDS = ['death', 'negative', 'positive'] as const;
export const CARD_COUNTS = [1, 20, 9] as const;
export const DEATH = 0;
export const NEGATIVE = 1;
export const POSITIVE = 2;

/** The step that tests figures. */
export const TEST_STEP = 'testing';

/** A figure's state with regard to infected areas. */
export const OUTSIDE = 0;
export const INSIDE = 1;
export const TO_TEST = 2;

/** States of the infection step. */
export const IDLE = 0;
export const ENLARGED = 1;
export const SPREADING = 2;

export class CovidSlice implements Slice {
  /** Segments on which a token lies, in no order. */
  readonly tokens = new Int16Array(TOKENS);
  tokenCount = 0;
  /** Cards left in the pile, in the order of {@link CARDS}. */
  readonly cards = Uint8Array.from(CARD_COUNTS);
  /** 1 once the death card has left the game, where an option says so. */
  deathGone = 0;
  /** Per figure: OUTSIDE, INSIDE (nothing to test) or TO_TEST. */
  readonly marks: Uint8Array;
  /** Figures marked TO_TEST. */
  toTest = 0;
  stage = IDLE;
  /** Tokens the active player still has to spread. */
  spreads = 0;
  /** Infected areas that pieces enlarged in this half turn, and 1 once its tile has enlarged one. */
  joined = 0;
  byTile = 0;

  constructor(figures: number) {
    this.marks = new Uint8Array(figures);
  }

  clone(): CovidSlice {
    return new CovidSlice(this.marks.length).copyFrom(this);
  }

  copyFrom(from: CovidSlice): this {
    this.tokens.set(from.tokens);
    this.tokenCount = from.tokenCount;
    this.cards.set(from.cards);
    this.deathGone = from.deathGone;
    this.marks.set(from.marks);
    this.toTest = from.toTest;
    this.stage = from.stage;
    this.spreads = from.spreads;
    this.joined = from.joined;
    this.byTile = from.byTile;
    return this;
  }

  encode(p: Position): Json {
    const infected = new Set<number>();
    for (let i = 0; i < this.tokenCount; i++) infected.add(rootOf(p, this.tokens[i]));
    const untested: Json[] = [];
    p.figureAt.forEach((segment, figure) => {
      if (segment < 0 || this.marks[figure] === INSIDE || !infected.has(areaOf(p, segment))) return;
      const kind = p.rules.figures[figureKind(p, figure)].id;
      const due = this.marks[figure] === TO_TEST;
      untested.push([seatOf(p, figure), kind, ...named(featureRef(p, segment)), due]);
    });
    return {
      tokens: sorted([...this.tokens.subarray(0, this.tokenCount)].map((s) => named(featureRef(p, s)))),
      cards: [...this.cards],
      deathGone: this.deathGone === 1,
      untested: sorted(untested),
      stage: this.stage,
      spreads: this.spreads,
      ...(this.joined > 0 ? { joined: this.joined } : {}),
      byTile: this.byTile === 1
    };
  }

  digest(): number {
    let h = this.tokenCount * 31 + this.cards[0] * 1009 + this.cards[1] * 101 + this.cards[2];
    for (let i = 0; i < this.tokenCount; i++) h += Math.imul(this.tokens[i] + 1, 0x9e37);
    return h | 0;
  }
}

/** 1 for each segment that is a further position of a monastery, by type * stride + local; null where there are none. */
const furtherPositions = rulesReader(({ tiles: { types, stride } }) => {
  const found = new Uint8Array(types.length * stride);
  for (const { index, segments } of types)
    segments.forEach(({ kind, position }, local) => {
      found[index * stride + local] = Number(kind === MONASTERY && position !== undefined);
    });
  return found.includes(1) ? found : null;
});

/** Whether a segment is a monastery's position besides the ordinary one. */
export function isFurtherPosition(p: Position, segment: number): boolean {
  const further = furtherPositions(p);
  if (further === null) return false;
  const type = p.slotType[p.segmentSlot[segment]];
  return further[type * p.rules.tiles.stride + p.segmentLocal[segment]] === 1;
}

/** The root of the area a segment belongs to: a monastery is one, in whichever position a figure is there. */
export function areaOf(p: Position, segment: number): number {
  return rootOf(p, isFurtherPosition(p, segment) ? cloisterOf(p, p.segmentSlot[segment]) : segment);
}

/** {@link areaOf} for many segments of a position. */
export function areaReader(p: Position): (p: Position, segment: number) => number {
  return furtherPositions(p) === null ? rootOf : areaOf;
}

function named({ at, on, side }: FeatureRef): Json[] {
  return [at[0], at[1], on, side ?? null];
}

function sorted(list: Json[]): Json[] {
  return list.sort((a, b) => byCodeUnit(JSON.stringify(a), JSON.stringify(b)));
}

export const sliceOf = sliceReader<CovidSlice>('covid19');
