import { layFromBag } from '../../base/start.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import type { LandscapeModule, Log } from '../../contract/module.ts';
import { xOf, yOf, type Position } from '../../position.ts';
import { givePoints } from '../../scoring.ts';
import { rulesReader, slotsReader } from '../../contract/slices.ts';
import tiles from './tiles.json' with { type: 'json' };

const START = 'windRoses.04';
const BONUS = 3;
/** Clockwise, so that a quarter turn leads from each to the next. */
const QUARTERS = ['NE', 'SE', 'SW', 'NW'] as const;

const blueRoses = slotsReader(({ def }) => def.special?.windRose === 'blue');
const orangeRoses = slotsReader(({ def }) => def.special?.windRose === 'orange');

/** The slot of the rose that counts: the blue one once it lies, else the orange one; -1 without any (3). */
const rose = (p: Position): number => blueRoses(p)[0] ?? orangeRoses(p)[0] ?? -1;

/** Whether a square lies in a quarter of the rose; its row and column belong to the quarters on both sides (1). */
function isIn(quarter: number, dx: number, dy: number): boolean {
  const east = quarter < 2;
  const south = quarter === 1 || quarter === 2;
  return (east ? dx >= 0 : dx <= 0) && (south ? dy >= 0 : dy <= 0);
}

/** The quarter of the rose on each tile type, or -1. */
const quarters = rulesReader(({ tiles: { types } }) =>
  Int8Array.from(types, ({ def }) => QUARTERS.findIndex((name) => name === def.special?.windRose))
);

function scoreQuarter(p: Position, slot: number, log: Log): void {
  const quarter = quarters(p)[p.slotType[slot]];
  const center = quarter < 0 ? -1 : rose(p);
  if (center < 0) return;
  const dx = xOf(p, p.slotCell[slot]) - xOf(p, p.slotCell[center]);
  const dy = yOf(p, p.slotCell[slot]) - yOf(p, p.slotCell[center]);
  if (!isIn((quarter + p.slotTurn[center]) & 3, dx, dy)) return;
  const score = { op: 'points', label: 'score.windRose', value: BONUS } as const;
  givePoints(p, [p.actor], score, 'windRose', 'rule.windRose', log);
}

/** The Wind Roses: quarter roses score when laid in their own quarter. */
export const windRoses: LandscapeModule = {
  id: 'windRoses',
  tiles: tiles as readonly TileDef[],
  /** North of a block of start tiles, where one lies. */
  start: {
    order: 20,
    lay: (p) => void (p.slotCount === 0 ? layFromBag(p, START, 0, 0, 0) : layFromBag(p, START, -1, -2, 0))
  },
  afterPlacement: scoreQuarter
};
