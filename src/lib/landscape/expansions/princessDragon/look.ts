import type { FeatureDef, TileDef } from '../../tiles/catalogue.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Asked, Look, TileMark } from '../../contract/look.ts';
import { fly } from '../sharedRules/dragonLook.ts';
import { VOLCANO } from '../sharedRules/volcano.ts';
import {
  fieldsOf,
  isSquare,
  markAt,
  squaresOf,
  trailOf,
  type Fields,
  type Laid,
  type Mark
} from '../../contract/marks.ts';

const PLATE = 'M-9.4 0A9.4 9.4 0 1 1 9.4 0 9.4 9.4 0 1 1-9.4 0Z';

/** The sign that makes the dragon run. */
const DRAGON_SIGN =
  inked('cast', 'M-8 4A9.400 9.400 0 0 0 11 2.400Q11 12 2 12-6 11.600-8 4Z') +
  inked('wall-lit', PLATE) +
  inked(
    'poppy',
    'M-2.400-5.800Q-.6-8 1.800-6.800L4.400-7.200 3.400-5.200Q4-3.600 2.200-3.200L1-3.800Q.4-2.600 1.600-.8 4.400 2 3.200 4.800 1.400 7.400-2.400 6.600-5 5.800-6.400 6.800L-6.400 4.400Q-4.400 4-2.800 5-.6 5.600-.4 3.400-.8 1.200-2.400-1-3.800-3.600-2.400-5.800Z'
  ) +
  inked(
    'poppy',
    'M-1.400-.6Q-3-4.200-7-4.800-6.200-3-6.600-1.400-4.800-2-4.400-.2-2.800-1.200-.8 1.400ZM2.200-1.200Q3.600-4 7-4.200 6-2.600 6.600-.8 5-1.200 4.600.6 3.400-.2 2.200 1Z'
  ) +
  inked('slit', 'M.8-5.800h.8');

const PORTAL =
  inked('cast', 'M-8 10L10 9.600 14 12-5 12.800Z') +
  inked('azure', 'M-5 9.600V-1Q-5-6.400 0-6.400 5-6.400 5-1V9.600Z') +
  inked('whirl', 'M.2-1.600Q3 0 2.400 3 .8 5.800-1.800 4.600-3.800 2.600-2.400-.4-.4-3.400 2.600-2.600') +
  inked(
    'stone',
    'M-9 9.600V-1Q-9-10.400 0-10.400 9-10.400 9-1V9.600H5V-1Q5-6.400 0-6.400-5-6.400-5-1V9.600Z'
  ) +
  inked(
    'joint',
    'M-9 4.400H-5M-8.800-2H-5M-6.400-7.200L-3.600-4.400M6.400-7.200L3.600-4.400M8.800-2H5M9 4.400H5'
  ) +
  inked('or', 'M-1.800-11.600H1.800L1.200-6.800H-1.200Z') +
  inked('stone-dim', 'M-11 9.600H11V12H-11Z');

/** A lady in a tall hat. */
const PRINCESS =
  inked('cast', 'M-8 4A9.400 9.400 0 0 0 11 2.400Q11 12 2 12-6 11.600-8 4Z') +
  inked('wall-lit', PLATE) +
  `<g transform="translate(0 1.400)scale(.88)">` +
  inked('virus', 'M-1.800-1.600H1.800L5.600 7.600Q0 9-5.600 7.600Z') +
  inked('virus-lit', 'M-.8-1.400H1L1.600 7.600H-1.400Z') +
  inked('or', 'M-2.900-4.600Q0-7.600 2.900-4.600L3.300.6Q2.200-1 1.800-3H-1.800Q-2.200-1-3.300.6Z') +
  inked('wall-lit', 'M-1.900-3.600A1.900 2.200 0 1 1 1.900-3.600 1.900 2.200 0 1 1-1.900-3.600Z') +
  inked('virus', 'M-2.600-5.200L1-11.400 2.600-5.200Q0-6.600-2.600-5.200Z') +
  inked('whirl', 'M1-11.400Q5.400-8.600 4.600-3.600') +
  `</g>`;

const FAIRY =
  inked('cast', 'M-7 10Q2 7.400 13 9.800 8 13-5 12.400Z') +
  inked('sail', 'M-1-2Q-8.400-12.600-12-6.600-12 .6-2 1.400-9.600 3-8 7.600-3.600 9-1 3Z') +
  inked('sail', 'M1-2Q8.400-12.600 12-6.600 12 .6 2 1.400 9.600 3 8 7.600 3.600 9 1 3Z') +
  inked('pin-extraTurn', 'M-1.600-3.800H1.600L4.800 9.600Q0 11.400-4.800 9.600Z') +
  inked('or', 'M-3-7.600Q0-11.600 3-7.600L3.400-3.600Q0-5.400-3.400-3.600Z') +
  inked('wall-lit', 'M-2-6.400A2 2.200 0 1 1 2-6.400 2 2.200 0 1 1-2-6.400Z') +
  inked('crook', 'M2.400-1L8.600-6.400') +
  inked(
    'or',
    'M8.800-10.400L9.800-7.800 12.400-7.600 10.400-6 11-3.400 8.800-4.800 6.600-3.400 7.200-6 5.200-7.600 7.800-7.800Z'
  );

const isPrincess = (feature: FeatureDef) => (feature as unknown as { princess?: boolean }).princess === true;

const upright = (on: number | null, radius: number, art: string): TileMark => ({
  on,
  radius,
  art,
  place: 'upright'
});

/** Other sets with volcanoes draw their own. */
const isOwn = (id: string) => id.startsWith('princessDragon.');

function tileMarks({ id, features, special }: TileDef): TileMark[] {
  return [
    ...(special?.volcano && isOwn(id) ? [upright(null, 16, VOLCANO)] : []),
    ...(special?.magicPortal ? [upright(null, 12, PORTAL)] : []),
    ...(special?.dragon ? [upright(null, 11, `<g transform="scale(1.15)">${DRAGON_SIGN}</g>`)] : []),
    ...features.flatMap((feature, on) =>
      isPrincess(feature) ? [upright(on, 12, `<g transform="scale(1.25)">${PRINCESS}</g>`)] : []
    )
  ];
}

/** The fairy stands at the shoulder of her companion, or in the middle of a tile. */
function fairyMark({ fairy, companion }: Fields, laid: Laid): Mark[] {
  if (!isSquare(fairy)) return [];
  const at = Array.isArray(companion) ? laid.spot(fieldsOf(companion[2])) : null;
  if (!at) return [markAt('fairy', fairy, 1.2)];
  return [{ key: 'fairy', kind: 'fairy', scale: 1.1, x: at.x + 17, y: at.y - 6 }];
}

const isPlayed = ({ played }: Fields, part: string) => Array.isArray(played) && played.includes(part);

/** Steps of a whole run; the slice has the number of those left. */
const STEPS = 6;

/** The Black Dragon flies, too: only the one that has steps left is asked about. */
const isRunning = ({ verbs, data }: Asked) => verbs.includes('fly') && Number(data.steps) > 0;

export const look: Look = {
  cover: 'redDragon',
  tileMarks,
  tokens: { fairy: FAIRY },
  marks(data, laid) {
    const { dragon, visited } = data;
    const now = isSquare(dragon) ? dragon : null;
    return [
      ...trailOf(squaresOf(visited), now),
      ...fairyMark(data, laid),
      ...(now ? [markAt('redDragon', now, 1.5)] : [])
    ];
  },
  verbs: {
    fly,
    move: { token: 'fairy', spot: 'fairy', picksFigure: true },
    remove: { picksFigure: true, sendsHome: true }
  },
  foretells: ({ type }) => (type === 'redDragonCame' ? 'told' : null),
  tileForetells({ special }, after) {
    if (special?.dragon && isPlayed(after, 'dragon') && after.awake !== true)
      return { key: 'preview.asleep' };
    if (special?.magicPortal && isPlayed(after, 'magicPortal')) return { key: 'preview.portal' };
    return null;
  },
  because(asked) {
    if (isRunning(asked))
      return { key: 'because.redDragon', params: { step: STEPS + 1 - Number(asked.data.steps) } };
    // The question for a figure does not name the fairy.
    return asked.pieces.includes('fairy') ? { key: 'because.fairy' } : null;
  },
  wording(asked) {
    const { verbs } = asked;
    if (isRunning(asked)) return { token: 'redDragon' };
    return verbs.includes('remove') && !verbs.includes('pass') ? { ask: 'ask.remove' } : null;
  }
};
