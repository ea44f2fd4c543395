import type { Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Counter, Look } from '../../contract/look.ts';
import type { Fields, Laid, Mark } from '../../contract/marks.ts';
import { TOWER } from './name.ts';

/** A square base of stones. */
const FOUNDATION =
  inked('cast', 'M-8 9Q6 6 14 9 10 12-6 11Z') +
  inked('stone-dim', 'M-10-8H10V9H-10Z') +
  inked('stone', 'M-10-8H10L6.500-4.500H-6.500V5.500L-10 9Z') +
  inked('pit-wall', 'M-6.500-4.500H6.500V5.500H-6.500Z') +
  inked('joint', 'M-3-8V-4.500M3-8V-4.500M-10-1H-6.500M10-1H6.500M10 4H6.500M-3 9V5.500M3 9V5.500');

/** One floor, seen from the front; the next stands on it. */
const FLOOR =
  inked('stone-dim', 'M-11 5.500V-1H11V5.500Z') +
  inked('joint', 'M-4-1V5.500M4-1V5.500M-11 2.300H11') +
  inked('stone', 'M-11-1L-8.500-5.500H8.500L11-1Z') +
  inked('slit', 'M0 .6V3.600');

/** A floor in a box of 24, for the counter beside a seat. */
const FLOOR_SIGN = `<g transform="scale(.86)">${FLOOR}</g>`;

/** A tower of three floors. */
const TOWER_SIGN = [7, 0.5, -6].map((y) => `<g transform="translate(0 ${y})">${FLOOR}</g>`).join('');

/** A seat's figure behind bars, in a box of 24. */
const prisoner = (seat: Seat) =>
  `<g class="a-seat${seat % 6}">` +
  inked(
    'paint',
    'M0-10C2.400-10 4-8.300 4-6.200 4-5 3.400-3.900 2.600-3.200 5.600-2.300 7-.4 7.700 2.600L9 8Q9.300 9.600 7.700 9.600H-7.700Q-9.300 9.600-9 8L-7.700 2.600C-7-.4-5.600-2.300-2.600-3.200-3.400-3.900-4-5-4-6.200-4-8.300-2.400-10 0-10Z'
  ) +
  inked('slit', 'M-9-10V10M-3-10V10M3-10V10M9-10V10M-10.500-10H10.500M-10.500 10H10.500') +
  '</g>';

/** How far a floor rises over the one under it: a high tower stays on its tile. */
const rise = (floors: number) => Math.min(6.5, 36 / floors);

/** Towers with their floors: `[x, y, floors]` each. */
const towersIn = ({ towers }: Fields): readonly [number, number, number][] =>
  Array.isArray(towers) ? (towers as [number, number, number][]) : [];

const spotOf = (laid: Laid, x: number, y: number) => laid.spot({ at: [x, y], on: TOWER });

function floorsOf([x, y, floors]: readonly [number, number, number], laid: Laid): Mark[] {
  const at = spotOf(laid, x, y);
  if (!at) return [];
  return Array.from({ length: floors }, (_, n) => ({
    key: `floor-${x},${y}-${n}`,
    kind: 'floor',
    scale: 1,
    x: at.x,
    y: at.y - n * rise(floors),
    ...(n === floors - 1 ? { text: String(floors) } : {})
  }));
}

/** A seat's prisoners, by the players they belong to. */
function prisonersOf(value: Json | undefined, seat: Seat): Counter[] {
  const held = Array.isArray(value) ? (value as [Seat, Seat, string][]) : [];
  const owners = held.filter(([captor]) => captor === seat).map(([, owner]) => owner);
  return [...new Set(owners)].map((owner) => ({
    id: 'prisoner',
    of: owner,
    count: owners.filter((other) => other === owner).length,
    art: prisoner(owner)
  }));
}

export const look: Look = {
  cover: 'tower',
  tileMarks: (def) =>
    def.features.flatMap((feature, on) =>
      feature.name === TOWER ? [{ on, radius: 11, art: FOUNDATION, place: 'upright' as const }] : []
    ),
  tokens: { floor: FLOOR, tower: TOWER_SIGN },
  marks: (data, laid) => towersIn(data).flatMap((tower) => floorsOf(tower, laid)),
  lifts: (data, laid) =>
    towersIn(data).flatMap(([x, y, floors]) => {
      const at = spotOf(laid, x, y);
      return at ? [{ place: at.place, by: floors * rise(floors) }] : [];
    }),
  counters: ({ floors, prisoners }, seat) => [
    { id: 'floor', count: Array.isArray(floors) ? Number(floors[seat]) : 0, art: FLOOR_SIGN },
    ...prisonersOf(prisoners, seat)
  ],
  verbs: {
    build: { place: TOWER, token: 'floor', spot: 'floor', picksFigure: true },
    capture: { named: true, announced: true, sendsHome: true, picksFigure: true },
    exchange: { named: true, token: TOWER },
    ransom: { named: true }
  },
  foretells(event) {
    if (event.type === 'captured') return { key: 'preview.prisoner' };
    if (event.type === 'exchanged') return 'told';
    return null;
  },
  because({ verbs, data }) {
    const built = data.built;
    if (!verbs.includes('capture') || !Array.isArray(built)) return null;
    const tower = towersIn(data).find(([x, y]) => x === built[0] && y === built[1]);
    return tower ? { key: 'because.capture', params: { n: tower[2] } } : null;
  },
  wording: ({ verbs }) => (verbs.includes('capture') ? { decline: 'decline.capture', token: TOWER } : null)
};
