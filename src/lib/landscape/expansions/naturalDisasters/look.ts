import type { Json } from '../../../kernel/json.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import type { Asked, Look, Message } from '../../contract/look.ts';
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
import type { Square, TileView } from '../../view/view.ts';

/** The disaster of a tile; empty for any other tile. */
const disasterOf = ({ special }: TileDef): string =>
  String(fieldsOf(fieldsOf(special as Json | undefined).disaster).type ?? '');

/** Cities destroyed by an earthquake keep the mark from the moment it is certain. */
function quakes({ cities }: Fields, { spot }: Laid): Mark[] {
  if (!Array.isArray(cities)) return [];
  return cities.flatMap((city) => {
    const at = spot(fieldsOf(city));
    return at ? [{ key: `quake-${at.place}`, kind: 'badge', scale: 1, x: at.x + 11, y: at.y - 11 }] : [];
  });
}

/** Water covers the tiles around the flood's; its drawing starts at the corner of a tile. */
function water({ at: centre, spread }: Fields, { tiles }: Laid): Mark[] {
  if (!isSquare(centre) || spread !== true) return [];
  return tiles.flatMap(({ at: [x, y] }) => {
    const [dx, dy] = [Math.abs(x - centre[0]), Math.abs(y - centre[1])];
    const covered = Math.max(dx, dy) === 1;
    return covered ? [{ key: `flood-${x},${y}`, kind: 'flood', scale: 1, x: x * 100, y: y * 100 }] : [];
  });
}

function tornado({ at, visited, carried }: Fields): Mark[] {
  if (!isSquare(at)) return [];
  const [seat, figure] = Array.isArray(carried) ? carried : [];
  const carries = typeof seat === 'number' ? { seat, figure: String(figure) } : undefined;
  return [...trailOf(squaresOf(visited), at), { ...markAt('tornado', at, 1.6), carries }];
}

function marks({ flood, meteor, tornado: storm, quakes: shaken }: Fields, laid: Laid): Mark[] {
  const { at: aim, pointed } = fieldsOf(meteor);
  const aimed = isSquare(aim) ? [...trailOf(squaresOf(pointed), aim), markAt('reticle', aim, 0.9)] : [];
  return [
    ...quakes(fieldsOf(shaken), laid),
    ...water(fieldsOf(flood), laid),
    ...aimed,
    ...tornado(fieldsOf(storm))
  ];
}

function reach({ def, at: [x, y] }: TileView, after: Fields): readonly Square[] {
  if (disasterOf(def) === 'earthquake') return squaresOf(fieldsOf(after.quakes).reach);
  if (disasterOf(def) !== 'flood') return [];
  const steps = [-1, 0, 1];
  return steps.flatMap((dy) =>
    steps.flatMap((dx): Square[] => (dx === 0 && dy === 0 ? [] : [[x + dx, y + dy]]))
  );
}

function because({ verbs, data, hand, tiles, actor }: Asked): Message | null {
  const asked = (verb: string) => verbs.includes(verb);
  if (asked('aim'))
    return data.meteor ? { key: 'because.aim', params: { name: actor } } : { key: 'because.aimFirst' };
  if (asked('storm')) return { key: 'because.storm', params: { n: Number(fieldsOf(data.tornado).squares) } };
  if (asked('catch')) return { key: 'because.catch' };
  if (asked('drop')) return { key: 'because.drop' };
  const onRiver =
    asked('place') &&
    hand !== null &&
    disasterOf(hand) === 'flood' &&
    tiles.some(({ def }) => def.features.some(({ kind }) => kind === 'river'));
  return onRiver ? { key: 'because.overRiver' } : null;
}

export const look: Look = {
  cover: 'tornado',
  marks,
  reach,
  eventMark: ({ type, at }) =>
    type === 'struck' && isSquare(at as Json) ? markAt('crater', at as unknown as Square, 0.8) : null,
  squareMeant: (verbs, { tornado: storm }) => {
    const { at } = fieldsOf(storm);
    return verbs.includes('drop') && isSquare(at) ? at : null;
  },
  verbs: {
    aim: {
      token: 'reticle',
      spot: 'reticle',
      sign: 'm-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0m7-14v8m0 20v-8m-14-6h8m20 0h-8',
      sendsHome: true,
      frame: { key: 'preview.ifStays', empty: 'preview.struck' }
    },
    storm: { token: 'tornado', sign: 'm-12-8h24m-20 8h18m-14 8h10', announced: true, sendsHome: true },
    catch: { token: 'tornado', named: true, announced: true, sendsHome: true },
    drop: { token: 'tornado', named: true, announced: true }
  },
  foretells: ({ type }) => (type === 'caught' || type === 'dropped' ? 'told' : null),
  tileForetells: (def, after) => {
    if (disasterOf(def) === 'flood') return { key: 'preview.flood' };
    if (disasterOf(def) !== 'earthquake') return null;
    const { cities } = fieldsOf(after.quakes);
    return { key: 'preview.quake', params: { n: Array.isArray(cities) ? cities.length : 0 } };
  },
  because
};
