import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETS, UNLISTED } from '../../games/sets.ts';
import base from '../../landscape/base/tiles.json' with { type: 'json' };
import { SIDES, type TileDef } from '../../landscape/tiles/catalogue.ts';
import { FIGURES, figureArt, ownerPatternDefs, seatStyle } from './figures.ts';
import { TOKENS, tokenArt } from './tokens.ts';
import { loadedLooks, loadLooks, setMarksOn } from './looks.ts';
import { distance, inside, measure, type Point } from './geometry.ts';
import { EDGE, inwardOf, layoutOf, onSide, sideIndex } from './layout.ts';
import { assertPaintable } from './painting/painter.ts';
import { readMarkup } from './painting/markup.ts';
import { placesOf, spot } from './places.ts';
import { regionsOf, ROW, sampleAt, samplePoint, STEP } from './regions.ts';
import { hash32 } from './seeded.ts';
import { featureShape } from './shapes.ts';
import { sharedDefs, tileArt, tileSymbol, tileUse } from './tile-art.ts';

const unlisted = UNLISTED.landscape;
await loadLooks([...SETS.landscape, ...unlisted].map(({ id }) => id));
const modules = await Promise.all([...SETS.landscape, ...unlisted].map(({ rules }) => rules()));
const printed = [base as unknown as TileDef[], ...modules.map(({ tiles = [] }) => tiles)].flat();
/** The printed marks of the tiles of all sets. */
const marks = printed.flatMap((def) => setMarksOn(def).map(({ art }) => art));
/** Figures of the base game and of all sets. */
const kinds = [
  ...FIGURES,
  ...[...loadedLooks().values()].flatMap(({ figures }) => Object.keys(figures ?? {}))
];

/** Layouts no printed set of ours has, to hold the drawing to its word: anything the data can say can be drawn. */
const unseen: TileDef[] = [
  {
    id: 'unseen.fourCities',
    count: 1,
    edges: { N: 'city', E: 'city', S: 'city', W: 'city' },
    features: [
      ...SIDES.map((side) => ({ kind: 'city' as const, sides: [side] })),
      { kind: 'field', halfEdges: [], adjacentCities: [0, 1, 2, 3] }
    ]
  },
  {
    id: 'unseen.twoCorners',
    count: 1,
    edges: { N: 'city', E: 'city', S: 'city', W: 'city' },
    features: [
      { kind: 'city', sides: ['N', 'W'], shields: 2 },
      { kind: 'city', sides: ['E', 'S'] }
    ]
  },
  {
    id: 'unseen.crossroads',
    count: 1,
    edges: { N: 'road', E: 'road', S: 'road', W: 'road' },
    features: [
      { kind: 'road', sides: ['N', 'E', 'S', 'W'] },
      { kind: 'field', halfEdges: ['NR', 'EL'] },
      { kind: 'field', halfEdges: ['ER', 'SL'] },
      { kind: 'field', halfEdges: ['SR', 'WL'] },
      { kind: 'field', halfEdges: ['WR', 'NL'] }
    ]
  },
  {
    id: 'unseen.riverToCity',
    count: 1,
    edges: { N: 'city', E: 'river', S: 'road', W: 'field' },
    features: [
      { kind: 'city', sides: ['N'] },
      { kind: 'road', sides: ['S'] },
      { kind: 'river', sides: ['E'] },
      { kind: 'garden', inField: 4 },
      { kind: 'field', halfEdges: ['SR', 'WL', 'WR', 'EL'], adjacentCities: [0] },
      { kind: 'field', halfEdges: ['ER', 'SL'] }
    ],
    links: [[0, 1]]
  },
  {
    id: 'unseen.splitField',
    count: 1,
    edges: { N: 'field', E: 'field', S: 'field', W: 'field' },
    features: [
      { kind: 'field', halfEdges: ['NL', 'NR', 'EL', 'WR'] },
      { kind: 'field', halfEdges: ['ER', 'SL', 'SR', 'WL'] }
    ]
  }
];
const all = [...printed, ...unseen];

/** Names the first thing wrong with a piece of SVG markup, or null. */
function malformed(markup: string): string | null {
  const open: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<>&]*")*)(\/?)>/g,
    (_, close, name, __, empty) => {
      if (close) return open.pop() === name ? '' : `«/${name}»`;
      if (!empty) open.push(name);
      return '';
    }
  );
  if (rest !== '') return rest.slice(0, 60);
  if (open.length > 0) return `open: ${open.join()}`;
  return /NaN|undefined|Infinity/.exec(markup)?.[0] ?? null;
}

const ids = (markup: string) => new Set([...markup.matchAll(/id="([^"]+)"/g)].map((m) => m[1]));
const refs = (markup: string) => [...markup.matchAll(/href="#([^"]+)"/g)].map((m) => m[1]);
const css = ['art.css', 'figures.css'].map((f) => readFileSync(new URL(f, import.meta.url), 'utf8')).join('');

describe('tile art', () => {
  const shared = sharedDefs() + ownerPatternDefs();

  it.each(all.map((def) => [def.id, def] as const))('%s is whole', (_, def) => {
    const art = tileArt(def);
    expect(malformed(art)).toBeNull();
    expect(refs(art).filter((id) => !ids(shared).has(id))).toEqual([]);
    expect(tileArt(structuredClone(def))).toBe(art);
    def.features.forEach((feature, i) => {
      const shape = featureShape(def, i);
      expect(shape, `${feature.kind} ${i}`).toMatch(/^M[-\d. ]+L.*Z$/);
      const numbers = [...shape.matchAll(/-?\d*\.?\d+/g)].map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
      const { x, y } = spot(def, i);
      expect(Math.min(x, y)).toBeGreaterThan(3);
      expect(Math.max(x, y)).toBeLessThan(97);
    });
  });

  it('draws the shared parts well-formed and styles every class it uses', () => {
    expect(malformed(shared)).toBeNull();
    expect(ids(shared).size).toBe([...shared.matchAll(/id="/g)].length);
    const markup = [
      shared,
      ...all.map(tileArt),
      ...kinds.map((kind) => figureArt(kind, 0)),
      ...marks,
      ...TOKENS.map(tokenArt)
    ].join('');
    const used = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap((m) => m[1].split(' ')));
    const bare = [...used].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css));
    expect(bare.filter((name) => !name.startsWith('a-owner'))).toEqual([]);
  });

  it('lets everything reach a side at its standard place', () => {
    for (const def of all) {
      const layout = layoutOf(def);
      const { owner, room, partings } = regionsOf(def);
      // A wall between two fields may end in the middle of a side.
      const margin = partings.length > 0 ? STEP : 2;
      SIDES.forEach((side, s) => {
        const kind = def.edges[side];
        for (let t = 0; t <= 100; t += STEP) {
          const p = onSide(s, t);
          const i = sampleAt(p);
          const [dx, dy] = inwardOf(s);
          const within: Point = [p[0] + dx * 0.01, p[1] + dy * 0.01];
          const inCity = layout.cities.some((c) => inside(within, c.outline));
          const aside = Math.abs(t - 50);
          const where = `${def.id} ${side} ${t}`;
          // Two cities that share a side part in its middle.
          if (t === 50 && def.features.some(({ alsoMeetsSide = [] }) => alsoMeetsSide.includes(side)))
            continue;
          if (t > EDGE.turret && t < 100 - EDGE.turret) expect(inCity, where).toBe(kind === 'city');
          const half = kind === 'road' ? EDGE.road : kind === 'river' ? EDGE.river : 0;
          if (kind === 'city' || kind === 'any' || t < 10 || t > 90) continue;
          if (half > 0 && aside < half) expect(room[i], where).toBeLessThan(0);
          if (aside > half + margin) {
            expect(room[i], where).toBeGreaterThan(0);
            expect(owner[i], where).toBeGreaterThanOrEqual(0);
          }
        }
        for (const way of [...layout.roads, ...layout.rivers])
          for (const line of way.lines) {
            const ends = [line, [...line].reverse()].filter((l) => distance(l[0], onSide(s, 50)) < 1e-6);
            for (const [from, next] of ends) {
              const inward: Point = [next[0] - from[0], next[1] - from[1]];
              const [dx, dy] = inwardOf(s);
              const across = Math.abs(inward[0] * dy - inward[1] * dx) / distance(from, next);
              expect(across, `${def.id} ${side}`).toBeLessThan(0.35);
            }
          }
      });
      for (const feature of def.features)
        for (const side of feature.kind === 'road' || feature.kind === 'river' ? (feature.sides ?? []) : []) {
          const lines = [...layout.roads, ...layout.rivers].flatMap((w) => w.lines);
          const middle = onSide(sideIndex(side), 50);
          expect(lines.some((l) => [l[0], l[l.length - 1]].some((p) => distance(p, middle) < 1e-6))).toBe(
            true
          );
        }
    }
  });

  it('gives each field the half-sides its facts name', () => {
    for (const def of all)
      def.features.forEach((feature, f) => {
        const { owner } = regionsOf(def);
        for (const half of feature.halfEdges ?? []) {
          const [x, y] = onSide(SIDES.indexOf(half[0] as 'N'), half[1] === 'L' ? 27.5 : 72.5);
          expect(owner[sampleAt([x, y])], `${def.id} ${half}`).toBe(f);
        }
      });
  });

  it('parts fields that no road, water or wall parts', () => {
    for (const def of all) {
      const { owner, room, partings } = regionsOf(def);
      const toParting = measure(partings);
      const open = (i: number) => (room[i] > 0 && toParting(...samplePoint(i)) > 6 ? owner[i] : -1);
      const meeting = (i: number, j: number) => open(i) >= 0 && open(j) >= 0 && open(i) !== open(j);
      let meetings = 0;
      for (let i = 0; i < owner.length; i++) {
        if ((i + 1) % ROW !== 0 && meeting(i, i + 1)) meetings++;
        if (i + ROW < owner.length && meeting(i, i + ROW)) meetings++;
      }
      expect(meetings, def.id).toBeLessThan(3);
    }
  });

  it('keeps figures of one tile apart', () => {
    for (const def of printed)
      for (let a = 0; a < def.features.length; a++)
        for (let b = 0; b < a; b++) {
          const kinds = [def.features[a].kind, def.features[b].kind];
          if (kinds.includes('river')) continue;
          const [p, q] = [placesOf(def).spots[a], placesOf(def).spots[b]];
          expect(distance(p, q), `${def.id} ${b} ${a}`).toBeGreaterThan(14);
        }
  });

  it('turns spots with their tile', () => {
    const def = printed[0];
    const { x, y } = spot(def, 0);
    expect(spot(def, 0, 1)).toEqual({ x: 100 - y, y: x });
    expect(spot(def, 0, 4)).toEqual({ x, y });
  });

  it('stays small enough for a table of 250 tiles', () => {
    const sizes = printed.map((def) => tileArt(def).length).sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(6.5 * 1024);
    expect(sizes[sizes.length - 1]).toBeLessThanOrEqual(12 * 1024);
    expect(malformed(tileSymbol(printed[0]) + tileUse('base.A', 3, 100, 200))).toBeNull();
  });

  it('says nothing that cannot be painted on a canvas', () => {
    for (const def of all)
      expect(() => assertPaintable({ art: tileArt(def), shared: sharedDefs() }), def.id).not.toThrow();
    for (const strange of [
      '<circle r="1"/>',
      '<path d="M0 0" fill="red"/>',
      '<g transform="skewX(3)"></g>',
      '<g></path>'
    ])
      expect(() => readMarkup(strange), strange).toThrow();
  });

  it('keeps the building of a tile that became another since it was laid', () => {
    const building = (def: TileDef) =>
      [...tileArt(def).matchAll(/#a-monastery\d+/g)].map(String).join() ||
      setMarksOn(def)
        .map(({ art }) => art)
        .join();
    const monasteries = printed.filter((def) => def.features.some(({ kind }) => kind === 'monastery'));
    const drawn = new Map(monasteries.map((def) => [def, building(def)]));
    expect(new Set(drawn.values()).size).toBeGreaterThan(7);
    for (const [def, before] of drawn)
      expect(building({ ...def, id: `${def.id}+bridgeE` }), def.id).toBe(before);
  });

  it('has not changed unnoticed', () => {
    const prints = Object.fromEntries(all.map((def) => [def.id, hash32(tileArt(def)).toString(16)]));
    expect({ shared: hash32(shared).toString(16), ...prints }).toMatchSnapshot();
  });
});

describe('figures', () => {
  it('draws every figure for every seat, and every token', () => {
    for (const kind of kinds)
      for (let seat = 0; seat < 6; seat++) expect(malformed(figureArt(kind, seat)), kind).toBeNull();
    for (const kind of TOKENS) expect(malformed(tokenArt(kind)), kind).toBeNull();
    expect(marks.length).toBeGreaterThan(20);
    for (const mark of marks) expect(malformed(mark), mark).toBeNull();
  });

  it('tells six seats apart by colour, pattern, shape and letter', () => {
    const styles = [0, 1, 2, 3, 4, 5].map(seatStyle);
    for (const part of ['colour', 'pattern', 'patternId', 'shape', 'letter'] as const)
      expect(new Set(styles.map((s) => s[part])).size).toBe(6);
  });
});
