import { byCodeUnit, fieldsOf } from '../../kernel/canonical.ts';
import {
  FEATURE_KINDS,
  HALF_SIDES,
  SIDES,
  type EdgeKind,
  type FeatureDef,
  type FeatureKind,
  type TileDef
} from './catalogue.ts';

/** Feature kinds as small integers, in the order of {@link FEATURE_KINDS}. */
export const CITY = 0;
export const ROAD = 1;
export const RIVER = 2;
export const MONASTERY = 3;
export const GARDEN = 4;
export const FIELD = 5;
/** A place for a figure beside the landscape: joins nothing, is never complete, scores nothing. */
export const PLACE = 6;

/** Edge kinds as digits of a fit code; 0 requires nothing. */
export const EDGE_DIGIT: Readonly<Record<EdgeKind, number>> = {
  any: 0,
  city: 1,
  road: 2,
  field: 3,
  river: 4
};
/** Weight of each side's digit in a fit code. */
export const FIT_WEIGHT = [1, 5, 25, 125] as const;
export const FIT_CODES = 625;

/** How a landscapeless tile treats the features that reach it. */
export type EdgeRule = 'open' | 'ends';

/** One segment: the part of a feature that lies on one tile. */
export interface SegmentType {
  readonly kind: number;
  /** Sides reached by city, road or river, unrotated (0 = N … 3 = W). */
  readonly sides: readonly number[];
  /** Further sides a city is open to, whose edge another city of the tile owns. */
  readonly also: readonly number[];
  /** Ends that no side closes. */
  readonly loose: number;
  /** The way a figure is placed there, or undefined for the ordinary one. */
  readonly position: string | undefined;
  /** Half-sides owned by a field, unrotated (0 = NL … 7 = WR). */
  readonly halves: readonly number[];
  readonly shields: number;
  /** What the notation calls it in `on`: its kind, or the own name of a place. */
  readonly name: string;
  /** Further printed marks, interpreted by sets. */
  readonly marks: Readonly<Record<string, unknown>>;
  /** Segments of the same tile a field touches that are cities. */
  readonly cities: readonly number[];
  /** Segments of the same tile this one shares a border with. */
  readonly neighbours: readonly number[];
}

export interface TileType {
  readonly index: number;
  readonly id: string;
  readonly def: TileDef;
  /** Number of copies in the box. */
  readonly count: number;
  readonly segments: readonly SegmentType[];
  /** Index of the monastery or garden segment, or -1. Both are scored by the squares around. */
  readonly cloister: number;
  readonly edgeRule: EdgeRule | null;
  /** Index of the type as it is printed: its own, unless this is another form. */
  readonly printed: number;
  /** What screens draw: the features as printed, and those laid over them. */
  readonly shown: TileDef;
  /** Indices of the forms one change away, by the change. */
  readonly forms: ReadonlyMap<string, number>;
}

/** Forms a laid tile can take: a change and what it makes of the tile. Changes of one tile commute. */
export type FormSource = (def: TileDef) => readonly (readonly [change: string, form: TileDef])[];

/** A set of tile types with the tables the board reads in its inner loop. */
export interface TileTypes {
  readonly types: readonly TileType[];
  /** The printed types. */
  readonly byId: ReadonlyMap<string, TileType>;
  /** How many types are printed; they come first. */
  readonly printedCount: number;
  /** The printed types by id, the order in which the items of a draw are counted. */
  readonly drawOrder: readonly number[];
  /** The place of each type in that order. */
  readonly drawRank: Uint16Array;
  /** Segment reached through each port: (type * 4 + turn) * 12 + side * 3 + (centre, left, right); -1 none. */
  readonly ports: Int8Array;
  /** Second city that is open at a side: (type * 4 + turn) * 4 + side; -1 none. Whether any type has one. */
  readonly seconds: Int8Array;
  readonly hasSeconds: boolean;
  /** Edge digit: (type * 4 + turn) * 4 + side. */
  readonly edges: Uint8Array;
  /** Bit t set when the type fits with turn t: type * 625 + fit code. */
  readonly fits: Uint8Array;
  /** Per type: the fit codes it fits in some turn, each with those turns: fit code * 16 + bits, ascending. */
  readonly fitting: readonly Uint16Array[];
  /** The first turn in which the type looks the same as in this one: type * 4 + turn. */
  readonly looks: Uint8Array;
  readonly segmentCount: Uint8Array;
  /** Per type: its monastery or garden as a local segment, or -1. */
  readonly cloisters: Int8Array;
  /** Segments to number for a type, those of its forms included. */
  readonly segmentRoom: Uint8Array;
  /** 1 for a type apart from the landscape: only the set that prints it goes there. */
  readonly apart: Uint8Array;
  /** 1 for a type that keeps its neighbours open, and whether there is any. */
  readonly opens: Uint8Array;
  readonly hasOpen: boolean;
  /** Per type and local segment (type * stride + local): kind, and edges that wait for a neighbour. */
  readonly stride: number;
  readonly kinds: Uint8Array;
  readonly waits: Uint8Array;
  /** By mark printed on a segment: 1 for each segment that has it, as above. */
  readonly marked: ReadonlyMap<string, Uint8Array>;
}

/** Whether a field lies beside a road or a river, at a side of the tile. */
const flanks = (way: FeatureDef, field: FeatureDef): boolean =>
  way.sides?.some((s) => field.halfEdges?.some((h) => h[0] === s)) ?? false;

/**
 * Whether a monastery or garden may stand in a field of its tile: only in the one that the catalogue names, in none inside a
 * city, else in any.
 */
function mayStandIn({ features, links = [] }: TileDef, building: number, field: number): boolean {
  const known = features[building].inField ?? null;
  if (known !== null) return known === field;
  const isCity = (n: number) => features[n].kind === 'city';
  return !links.some((group) => group.includes(building) && group.some(isCity));
}

function borderPairs(def: TileDef): Set<string> {
  const pairs = new Set<string>();
  const add = (a: number, b: number) => {
    if (a !== b) pairs.add(`${Math.min(a, b)},${Math.max(a, b)}`);
  };
  def.features.forEach((feature, i) => {
    for (const city of feature.adjacentCities ?? []) add(i, city);
    if (feature.kind === 'road' || feature.kind === 'river')
      def.features.forEach((other, j) => {
        if (other.kind === 'field' && flanks(feature, other)) add(i, j);
      });
    if (feature.kind === 'garden' || feature.kind === 'monastery')
      def.features.forEach((other, j) => {
        if (other.kind === 'field' && mayStandIn(def, i, j)) add(i, j);
      });
  });
  for (const group of def.links ?? []) for (const a of group) for (const b of group) add(a, b);
  return pairs;
}

const PLAIN = [
  'kind',
  'sides',
  'alsoMeetsSide',
  'looseEnds',
  'position',
  'halfEdges',
  'adjacentCities',
  'shields',
  'inField',
  'name'
];

function marksOf(feature: FeatureDef): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(feature).filter(([key]) => !PLAIN.includes(key)));
}

function segmentTypes(def: TileDef): SegmentType[] {
  const pairs = [...borderPairs(def)].map((p) => p.split(',').map(Number));
  return def.features.map((feature, i) => ({
    kind: FEATURE_KINDS.indexOf(feature.kind as FeatureKind),
    sides: (feature.sides ?? []).map((s) => SIDES.indexOf(s)).sort((a, b) => a - b),
    also: (feature.alsoMeetsSide ?? []).map((s) => SIDES.indexOf(s)),
    loose: (feature.looseEnds ?? 0) + (feature.position === undefined ? 0 : 1),
    position: feature.position,
    halves: (feature.halfEdges ?? []).map((h) => HALF_SIDES.indexOf(h)).sort((a, b) => a - b),
    shields: feature.shields ?? 0,
    name: feature.name ?? feature.kind,
    marks: marksOf(feature),
    cities: [...(feature.adjacentCities ?? [])],
    neighbours: pairs
      .filter((p) => p.includes(i))
      .map((p) => (p[0] === i ? p[1] : p[0]))
      .sort((a, b) => a - b)
  }));
}

function edgeRuleOf(def: TileDef): EdgeRule | null {
  if (!SIDES.every((side) => def.edges[side] === 'any')) return null;
  const special = def.special ?? {};
  for (const name of Object.keys(special).sort()) {
    const mark = special[name];
    if (mark !== null && typeof mark === 'object' && 'edgeRule' in mark)
      return mark.edgeRule === 'completes' ? 'ends' : 'open';
  }
  return 'open';
}

/** Fit codes and turns of one type, from its part of the table that holds the turns of each code. */
function fittingOf(fits: Uint8Array): Uint16Array {
  const found: number[] = [];
  for (let code = 0; code < FIT_CODES; code++) if (fits[code] !== 0) found.push(code * 16 + fits[code]);
  return Uint16Array.from(found);
}

/** A key for how a type's segments lie at its ports in some turn: equal for indistinguishable turns. */
function lookOf(segments: readonly SegmentType[], ports: Int8Array): string {
  const met = [...new Set(ports)].filter((local) => local >= 0);
  const named = (local: number) => met.indexOf(local);
  const parts = met.map((local) => {
    const { kind, shields, cities, marks } = segments[local];
    return [kind, shields, marks, ...cities.map(named).sort((a, b) => a - b)];
  });
  return JSON.stringify([[...ports].map(named), parts]);
}

interface Draft {
  readonly def: TileDef;
  readonly printed: number;
  readonly changes: readonly string[];
  readonly forms: Map<string, number>;
}

/** The printed types, followed by every form that changes can give them. */
function withForms(defs: readonly TileDef[], sources: readonly FormSource[]): Draft[] {
  const drafts: Draft[] = defs.map((def, printed) => ({ def, printed, changes: [], forms: new Map() }));
  const known = new Map<string, number>();
  // The list grows while it is read: forms have forms.
  for (const draft of drafts)
    for (const [change, { perSeat: _, ...form }] of sources.flatMap((source) => source(draft.def))) {
      const changes = [...draft.changes, change].sort(byCodeUnit);
      const id = [defs[draft.printed].id, ...changes].join('+');
      const at = known.get(id) ?? drafts.length;
      if (at === drafts.length)
        drafts.push({
          def: { ...form, id, count: 0 },
          printed: draft.printed,
          changes,
          forms: new Map()
        });
      known.set(id, at);
      draft.forms.set(change, at);
    }
  return drafts;
}

/** What tiles with these edges (as digits, by turn and side) fit: by fit code, bit t set for turn t; and as a list. */
interface Fits {
  readonly table: Uint8Array;
  readonly list: Uint16Array;
}

/** Many types have the same edges: found once for each fit code of an unturned tile. */
const fitsByEdges = new Map<number, Fits>();

function fitsOf(edges: Uint8Array): Fits {
  const key = FIT_WEIGHT.reduce((code, weight, side) => code + edges[side] * weight, 0);
  let fits = fitsByEdges.get(key);
  if (!fits) {
    const table = fitTable(edges);
    fitsByEdges.set(key, (fits = { table, list: fittingOf(table) }));
  }
  return fits;
}

function fitTable(edges: Uint8Array): Uint8Array {
  const fits = new Uint8Array(FIT_CODES);
  for (let code = 0; code < FIT_CODES; code++) {
    let mask = 0;
    for (let turn = 0; turn < 4; turn++) {
      let ok = true;
      for (let side = 0; side < 4 && ok; side++) {
        const wanted = Math.trunc(code / FIT_WEIGHT[side]) % 5;
        const own = edges[turn * 4 + side];
        ok = wanted === 0 || own === 0 || own === wanted;
      }
      if (ok) mask |= 1 << turn;
    }
    fits[code] = mask;
  }
  return fits;
}

function roomOf(types: readonly TileType[]): Uint8Array {
  const room = new Uint8Array(types.length);
  for (const { printed, segments } of types) room[printed] = Math.max(room[printed], segments.length);
  return room.map((_, index) => room[types[index].printed]);
}

function markedSegments(types: readonly TileType[], stride: number): Map<string, Uint8Array> {
  const marked = new Map<string, Uint8Array>();
  for (const { index, segments } of types)
    segments.forEach(({ marks }, local) => {
      for (const [mark, value] of fieldsOf(marks)) {
        if (!value) continue;
        const all = marked.get(mark) ?? new Uint8Array(types.length * stride);
        all[index * stride + local] = 1;
        marked.set(mark, all);
      }
    });
  return marked;
}

function typesOf(defs: readonly TileDef[], sources: readonly FormSource[]): TileType[] {
  return withForms(defs, sources).map(({ def, printed, forms }, index) => {
    const segments = segmentTypes(def);
    return {
      index,
      id: def.id,
      def,
      count: def.count,
      segments,
      cloister: segments.findIndex((s) => s.kind === MONASTERY || s.kind === GARDEN),
      edgeRule: edgeRuleOf(def),
      printed,
      // One object for every ruleset: drawings are cached by it.
      shown:
        printed === index
          ? def
          : { ...def, features: def.features.map((f, i) => defs[printed].features[i] ?? f) },
      forms
    };
  });
}

/** Which segments, and which digits of edges, lie where in each turn. */
function turned(types: readonly TileType[]): Pick<TileTypes, 'ports' | 'seconds' | 'edges'> {
  const ports = new Int8Array(types.length * 48).fill(-1);
  const seconds = new Int8Array(types.length * 16).fill(-1);
  const edges = new Uint8Array(types.length * 16);
  for (const { index, def, segments } of types)
    for (let turn = 0; turn < 4; turn++) {
      const at = index * 4 + turn;
      SIDES.forEach((side, s) => (edges[at * 4 + ((s + turn) & 3)] = EDGE_DIGIT[def.edges[side]]));
      segments.forEach((segment, local) => {
        for (const s of segment.sides) ports[at * 12 + ((s + turn) & 3) * 3] = local;
        for (const s of segment.also) seconds[at * 4 + ((s + turn) & 3)] = local;
        for (const h of segment.halves) ports[at * 12 + (((h >> 1) + turn) & 3) * 3 + 1 + (h & 1)] = local;
      });
    }
  return { ports, seconds, edges };
}

function looksOf(types: readonly TileType[], ports: Int8Array): Uint8Array {
  const looks = new Uint8Array(types.length * 4);
  for (const { index, def, segments } of types) {
    // A mark may have a direction, so each turn of a marked tile looks different.
    const seen = [0, 1, 2, 3].map((turn) => {
      const at = (index * 4 + turn) * 12;
      return def.special ? String(turn) : lookOf(segments, ports.subarray(at, at + 12));
    });
    seen.forEach((look, turn) => (looks[index * 4 + turn] = seen.indexOf(look)));
  }
  return looks;
}

function segmentTables(types: readonly TileType[], stride: number): Pick<TileTypes, 'kinds' | 'waits'> {
  const kinds = new Uint8Array(types.length * stride);
  const waits = new Uint8Array(types.length * stride);
  for (const { index, segments, cloister } of types)
    segments.forEach((segment, local) => {
      kinds[index * stride + local] = segment.kind;
      // A place waits for what never comes.
      const never = Number(segment.kind === PLACE);
      const open = never + segment.sides.length + segment.also.length + segment.loose;
      waits[index * stride + local] = local === cloister ? 8 : open;
    });
  return { kinds, waits };
}

function fitTables(types: readonly TileType[], edges: Uint8Array): Pick<TileTypes, 'fits' | 'fitting'> {
  const found = types.map(({ index }) => fitsOf(edges.subarray(index * 16, index * 16 + 16)));
  const fits = new Uint8Array(types.length * FIT_CODES);
  found.forEach(({ table }, index) => fits.set(table, index * FIT_CODES));
  return { fits, fitting: found.map(({ list }) => list) };
}

/** Compiles catalogue entries; their order gives each type its index. Forms come after all of them. */
export function compileTileTypes(defs: readonly TileDef[], sources: readonly FormSource[] = []): TileTypes {
  const types = typesOf(defs, sources);
  const stride = Math.max(1, ...types.map((t) => t.segments.length));
  const { ports, seconds, edges } = turned(types);
  const { kinds, waits } = segmentTables(types, stride);
  const { fits, fitting } = fitTables(types, edges);
  const drawOrder = defs.map((_, index) => index).sort((a, b) => byCodeUnit(defs[a].id, defs[b].id));
  return {
    types,
    seconds,
    hasSeconds: types.some((t) => t.segments.some(({ also }) => also.length > 0)),
    byId: new Map(types.filter((t) => t.printed === t.index).map((t) => [t.id, t])),
    printedCount: defs.length,
    drawOrder,
    drawRank: Uint16Array.from(defs, (_, index) => drawOrder.indexOf(index)),
    ports,
    edges,
    fits,
    fitting,
    segmentCount: Uint8Array.from(types, (t) => t.segments.length),
    cloisters: Int8Array.from(types, (t) => t.cloister),
    segmentRoom: roomOf(types),
    apart: Uint8Array.from(types, (t) => (t.def.apart === true ? 1 : 0)),
    opens: Uint8Array.from(types, (t) => (t.edgeRule === 'open' ? 1 : 0)),
    hasOpen: types.some((t) => t.edgeRule === 'open'),
    stride,
    kinds,
    waits,
    marked: markedSegments(types, stride),
    looks: looksOf(types, ports)
  };
}
