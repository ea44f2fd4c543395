import { NUMBERS } from '../numbers.ts';

/** All elements that can be built on a cell, by a small code; 0 is an empty cell. */

/** Modules of one family are never adjacent. Only these four count as modules of a building. */
export type Family = 'hub' | 'treatment' | 'supply' | 'special' | 'garden' | 'parking' | 'door' | 'roof';

export interface ElementKind {
  readonly code: number;
  /** The name in scripts; hubs add their service: `hub.Psychiatry`. */
  readonly id: string;
  readonly family: Family;
  readonly module: boolean;
  /** Whether people can walk through it. */
  readonly walkable: boolean;
  /** The most people in bed, healthy doctors and orderlies at work; -1 is no limit. */
  readonly beds: number;
  readonly doctors: number;
  readonly orderlies: number;
}

export const EMPTY = 0;
export const HUB = 1; // the hub of the first service; the others follow
export const TREATMENT = 6;
export const SUPPLY = 7;
export const OPERATING = 8;
export const OUTPATIENT = 9;
export const LAB = 10;
export const WAITING = 11;
export const INTENSIVE = 12;
export const GARDEN = 13;
export const PARKING = 14;
export const ENTRANCE = 15;
export const HELIPAD = 16;
export const SATELLITE = 17;

type Rest = Partial<Pick<ElementKind, 'module' | 'walkable' | 'beds' | 'doctors' | 'orderlies'>>;

function element(code: number, id: string, family: Family, rest: Rest): ElementKind {
  return { code, id, family, module: false, walkable: false, beds: 0, doctors: 0, orderlies: 0, ...rest };
}

const room = { module: true, walkable: true };

/** All elements by code. The Intensive Care Unit and the satellite dish belong to The Extension. */
export const ELEMENTS: readonly ElementKind[] = [
  element(EMPTY, 'empty', 'roof', {}),
  ...NUMBERS.services.map((service, i) =>
    element(HUB + i, `hub.${service}`, 'hub', { ...room, beds: -1, doctors: -1, orderlies: -1 })
  ),
  element(TREATMENT, 'treatment', 'treatment', { ...room, beds: 2, doctors: 2 }),
  element(SUPPLY, 'supply', 'supply', { ...room, orderlies: 1 }),
  element(OPERATING, 'operatingRoom', 'special', { ...room, beds: 1, doctors: 1 }),
  element(OUTPATIENT, 'outpatient', 'special', { ...room, beds: 2, doctors: 2 }),
  element(LAB, 'lab', 'special', { ...room, doctors: 2 }),
  element(WAITING, 'waitingRoom', 'special', { ...room, beds: 2 }),
  element(INTENSIVE, 'intensiveCare', 'special', { ...room, beds: 1, doctors: 1 }),
  element(GARDEN, 'garden', 'garden', {}),
  element(PARKING, 'parking', 'parking', {}),
  element(ENTRANCE, 'entrance', 'door', { walkable: true, doctors: -1, orderlies: -1 }),
  element(HELIPAD, 'helipad', 'door', { walkable: true, doctors: -1, orderlies: -1 }),
  element(SATELLITE, 'satellite', 'roof', {})
];

const byId = new Map(ELEMENTS.map((e) => [e.id, e.code] as const));

/** The code of an element's name, or -1. */
export function codeOf(id: unknown): number {
  return typeof id === 'string' ? (byId.get(id) ?? -1) : -1;
}

export function isHub(code: number): boolean {
  return code >= HUB && code < TREATMENT;
}

export function isModule(code: number): boolean {
  return code >= HUB && code <= INTENSIVE;
}

export function isSpecial(code: number): boolean {
  return code >= OPERATING && code <= INTENSIVE;
}

export function isDoor(code: number): boolean {
  return code === ENTRANCE || code === HELIPAD;
}

export function isWalkable(code: number): boolean {
  return isModule(code) || isDoor(code);
}
