import type { Json } from '../../../kernel/json.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { isSquare, markAt, type Mark } from '../../contract/marks.ts';

const WATERLINE = 'M-18-2Q-18-14-6-17 6-19 14-12 20-6 18 5 15 16 3 17.500-10 18-15 11-18 6-18-2Z';

/** A lake with reeds on its shore, in place of the village where roads end. */
const LAKE =
  inked('bank', WATERLINE) +
  inked('water', WATERLINE) +
  inked('basin', 'M-12-1Q-12-10-3-11.500 7-13 12-6 14 3 8 9 0 13-8 10-12 6-12-1Z') +
  inked('shore', WATERLINE) +
  inked('ripple', 'M-9-7q2-1.600 4 0t4 0M3-3q2-1.600 4 0t4 0M-11 4q2-1.600 4 0t4 0M1 8q2-1.600 4 0t4 0') +
  inked('blade', 'M-13.500-8V-13.500M-12-9.500V-15.500M-10.500-10V-13.800M12 11V6M13.500 10V4M10.500 12V8');

/** A jetty that a road from the north runs onto. */
const JETTY =
  inked('deck', 'M-4.200-11.500H4.200V3.500H-4.200Z') +
  inked('joint', 'M-4.200-8.500H4.200M-4.200-5.200H4.200M-4.200-2H4.200M-4.200.800H4.200') +
  inked('hull', 'M-5.200.800H-3.600V4.800H-5.200ZM3.600.800H5.200V4.800H3.600Z');

/** A flat boat seen from above, along its way. */
const boat = (turn: number) =>
  `<g transform="rotate(${turn})">` +
  inked('hull', 'M-13 0Q-9-5.500 0-5.500 9-5.500 13 0 9 5.500 0 5.500-9 5.500-13 0Z') +
  inked('deck', 'M-10 0Q-7-3.600 0-3.600 7-3.600 10 0 7 3.600 0 3.600-7 3.600-10 0Z') +
  inked('joint', 'M-5-3.300V3.300M0-3.600V3.600M5-3.300V3.300') +
  '</g>';

/** The shadow of a boat that lies on no lake. */
const CAST = inked('cast', 'M-12 3Q0 9 13 3 12 8 0 9-11 8-12 3Z');

const SAIL = inked('slit', 'M0 1V-13') + inked('sail', 'M.500-12.500Q8.500-8 .500-2.500Z');

type Way = readonly [x: number, y: number, turn: number];

/** Where the boat lies between two sides, from the middle of the lake, and how it is turned. */
const WAYS: Readonly<Record<string, Way>> = {
  NE: [6, -6, 45],
  NS: [0, 0, 90],
  NW: [-6, -6, -45],
  ES: [6, 6, -45],
  EW: [0, 0, 0],
  SW: [-6, 6, 45]
};

const NAMES = ['NE', 'NS', 'NW', 'ES', 'EW', 'SW'];

/** The jetties, from the middle of the lake. */
const ENDS: Readonly<Record<string, string>> = { N: '0-13', E: '13 0', S: '0 13', W: '-13 0' };

const ferryOf = (name: string): string => {
  const [x, y, turn] = WAYS[name];
  const [from, to] = name;
  const wake = `M${ENDS[from]}Q0 0 ${ENDS[to]}`;
  return (
    inked('deep', wake) +
    inked('ripple', wake) +
    `<g transform="translate(${x} ${y})">${boat(turn)}${SAIL}</g>`
  );
};

function ferryOn(entry: Json): Mark[] {
  const [x, y, ...sides] = Array.isArray(entry) ? entry : [];
  const at = [x, y];
  const name = sides.join('');
  return isSquare(at) && NAMES.includes(name)
    ? [markAt(`ferry${name}`, at, 1, `ferry-${at.join()}-${name}`)]
    : [];
}

export const look: Look = {
  cover: 'ferry',
  tokens: {
    ferry: `<g transform="translate(0 3)scale(1.100)">${CAST}${boat(0)}${SAIL}</g>`,
    ...Object.fromEntries(NAMES.map((name) => [`ferry${name}`, ferryOf(name)]))
  },
  tileMarks: ({ special, features }) =>
    special?.ferry === true
      ? [
          {
            on: null,
            radius: 23,
            art: `<g transform="scale(1.250)">${LAKE}</g>`,
            place: 'upright',
            instead: true
          },
          ...features.flatMap((feature, on) =>
            feature.kind === 'road' ? [{ on, radius: 6, art: JETTY, place: 'end' as const }] : []
          )
        ]
      : [],
  marks: ({ ferries }) => (Array.isArray(ferries) ? ferries : []).flatMap(ferryOn),
  verbs: { ferry: { named: true, token: 'ferry', sign: 'm0 0' } },
  foretells: ({ type }) => (type === 'ferried' ? { key: 'preview.ferry' } : null),
  wording({ verbs, data }) {
    if (!verbs.includes('ferry')) return null;
    return data.due === true ? { ask: 'ask.ferry' } : { ask: 'ask.ferryTurn', decline: 'decline.ferry' };
  }
};
