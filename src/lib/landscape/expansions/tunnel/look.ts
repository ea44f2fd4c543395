import type { Json } from '../../../kernel/json.ts';
import type { FeatureDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { isSquare, type Mark } from '../../contract/marks.ts';

const DISC = 'M-9.400 0A9.400 9.400 0 1 1 9.400 0 9.400 9.400 0 1 1-9.400 0Z';

/** A disc with a gate, of the colour a class gives it. */
const disc = (colour: string) =>
  inked('cast', 'M-7 4A9 9 0 0 0 11 2Q11 12 2 12-6 11-7 4Z') +
  inked(colour, DISC) +
  inked('stone-dim', 'M-6 5.500V-1A6 6 0 0 1 6-1V5.500Z') +
  inked('cloak', 'M-3.600 5.500V-.5A3.600 3.600 0 0 1 3.600-.5V5.500Z') +
  inked(
    'joint',
    'M-5.800-2.300L-3.400-1.600M5.800-2.300L3.400-1.600M-2.300-6.400L-1.300-3.800M2.300-6.400L1.300-3.800'
  );

const TOKEN = disc('wall-lit');

/** A rocky hill that roads run into. */
const ROCKS =
  inked('cast', 'M-13 8Q4 4 20 9 14 16-8 14.500Z') +
  inked('stone-dim', 'M-14 8Q-16-4-9-7-6-14 1-13.500 8-14 10-7 16-4 14 8 8 13 0 12-9 13-14 8Z') +
  inked('leaf', 'M-11-1Q-10-7-6-7.500-4-12 1-11.500 7-12 8-6.500 12-4.500 11-.5 5 2.500 0 1-6 2.500-11-1Z') +
  inked('leaf-lit', 'M-9-2Q-8-6-5-6.200-3-10.500 .5-10 0-6-3-4-5-2.500-9-2Z') +
  inked('joint', 'M-11 5L-7 3.500M10 6L6.500 4.500M-2 7.500L3 7');

/** The mouth of a tunnel at a road from the north. */
const MOUTH =
  inked('stone', 'M-8-1.500Q-8.500 8 0 8.500 8.500 8 8-1.500H5.200V-3.500H-5.200V-1.500Z') +
  inked('pit-floor', 'M-5-3Q-5.500 5 0 5.500 5.500 5 5-3Z') +
  inked('joint', 'M-8 1.500H-5.300M8 1.500H5.300M-6 6L-4 4M6 6L4 4M0 8.500V5.600');

const PAIRS = 3;

/** A token in its player's colour. */
const tokenOf = (seat: number) => `<g class="a-seat${seat}">${disc('paint')}</g>`;

/** A road that ends underground; where tunnels of other sets are roads, they have two sides. */
const isMouth = ({ tunnel, sides }: FeatureDef) => tunnel === true && sides?.length === 1;

export const look: Look = {
  cover: 'tunnel',
  tokens: {
    tunnel: TOKEN,
    ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((seat) => [`tunnel${seat}`, tokenOf(seat)]))
  },
  tileMarks: ({ features }) => {
    const ends = features.flatMap((feature, on) => (isMouth(feature) ? [on] : []));
    if (ends.length === 0) return [];
    return [
      {
        on: null,
        radius: 19,
        art: `<g transform="scale(1.4)">${ROCKS}</g>`,
        place: 'upright',
        instead: true
      },
      ...ends.map((on) => ({ on, radius: 9, art: MOUTH, place: 'end' as const }))
    ];
  },
  /** All tokens in hand; their letters are chosen with the mouth. */
  counters({ left }, seat) {
    const own = Array.isArray(left) ? left.slice(seat * PAIRS, (seat + 1) * PAIRS) : [];
    const count = own.reduce<number>((sum, n) => sum + Number(n), 0);
    return count > 0 ? [{ id: 'tunnel', count, art: TOKEN }] : [];
  },
  marks: ({ tokens }, laid) =>
    (Array.isArray(tokens) ? tokens : []).flatMap((entry): Mark[] => {
      const [x, y, side, seat, pair] = Array.isArray(entry) ? entry : [];
      const spot = isSquare([x, y]) ? laid.spot({ at: [Number(x), Number(y)], on: 'road', side }) : null;
      if (!spot) return [];
      const key = `tunnel-${String(seat)}${String(pair)}-${spot.place}`;
      // Beside the mouth: the figure of the road stands farther out.
      const towards = (from: number, square: Json | undefined) => (from + Number(square) * 100 + 50) / 2;
      return [
        {
          key,
          kind: `tunnel${Number(seat) % 6}`,
          scale: 0.85,
          x: towards(spot.x, x),
          y: towards(spot.y, y),
          text: String(pair)
        }
      ];
    }),
  verbs: { 'build.tunnel': { spot: 'tunnel', place: 'road' } },
  foretells: ({ type, joined, token }) =>
    type === 'tunnelled'
      ? {
          key: joined === true ? 'preview.tunnelJoined' : 'preview.tunnelHalf',
          params: { token: String(token) }
        }
      : null,
  because: ({ verbs, data }) =>
    verbs.includes('build') && !verbs.includes('deploy') && data.open === true
      ? { key: 'because.tunnel' }
      : null,
  wording({ verbs, data, pieces }) {
    if (!verbs.includes('build') || data.open !== true) return null;
    if (verbs.includes('deploy')) return { ask: 'ask.tunnel' };
    // Something else may be done instead, and the token can still be laid after it.
    if (pieces.some((piece) => piece !== 'tunnel')) return null;
    return { ask: 'ask.tunnelLast', decline: 'decline.tunnel', token: 'tunnel' };
  }
};
