import { loadGame } from '../../src/lib/games/index.ts';
import type { Game } from '../../src/lib/kernel/game.ts';
import type { Json } from '../../src/lib/kernel/json.ts';
import { nth } from '../../src/lib/kernel/pile.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { figureEntries } from '../../src/lib/landscape/view/encode.ts';
import { figureKind } from '../../src/lib/landscape/figures/figures.ts';
import type { TableEntry } from '../../src/lib/landscape/contract/module.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { featureRef, sideOf, squareOf } from '../../src/lib/landscape/notation/reference.ts';
import { compactInput, ofGame, tableOf, type Comparison } from './mixedGames.ts';
import { slice } from './values.ts';

/** The notation's fields for a position, as a script would give it at the start of a turn of seat 0. */
function told(game: Game<Position>, p: Position): Record<string, Json> {
  const { types } = p.rules.tiles;
  const slots = [...Array(p.slotCount).keys()];
  const entries = (all: Readonly<Record<string, TableEntry>>) =>
    Object.fromEntries(Object.keys(all).map((id) => [id, all[id].get(p)]));
  const won = (seat: number) =>
    Object.fromEntries(Object.entries(p.rules.won).map(([id, counter]) => [id, counter.get(p, seat) ?? 0]));
  const { tower, messages } = game.encode(p) as Record<string, Record<string, Json> | undefined>;
  return {
    tiles: slots.map((s) => [types[types[p.slotType[s]].printed].id, ...squareOf(p, s), p.slotTurn[s]]),
    figures: figureEntries(p),
    pieces: entries(p.rules.pieces),
    neutral: entries(p.rules.neutrals),
    won: Array.from({ length: p.seats }, (_, seat) => won(seat)),
    supply: game.supply?.(p) as Json,
    bag: types.slice(0, p.bag.length).flatMap(({ id, index }) => Array<string>(p.bag[index]).fill(id)),
    ...(messages ? { markers: messages.markers } : { scores: game.scores(p) }),
    ...(tower ? { prisoners: tower.prisoners } : {}),
    ...toldOfSets(game, p)
  };
}

function toldOfSets(game: Game<Position>, p: Position): Record<string, Json> {
  const sheep = slice<{ hidden: number; flocks: Uint8Array }>(p, 'hillsSheep');
  const covid = slice<{ tokens: Int32Array; tokenCount: number }>(p, 'covid19');
  const black = slice<{ slot: number }>(p, 'blackDragon');
  const area = (segment: number): Json[] => {
    const { at, on, side } = featureRef(p, segment);
    return [...at, on, side ?? null];
  };
  const shepherds = [...p.figureAt.keys()].filter(
    (f) => p.figureAt[f] >= 0 && p.rules.figures[figureKind(p, f)].id === 'shepherd'
  );
  const flock = (f: number, flocks: Uint8Array) =>
    [0, 1, 2, 3].flatMap((kind) => Array<string>(flocks[f * 4 + kind]).fill(`sheep${kind + 1}`));
  const place = (f: number): Json[] => [
    ...squareOf(p, p.segmentSlot[p.figureAt[f]]),
    sideOf(p, p.figureAt[f]) ?? null
  ];
  return {
    ...(black ? { dragon: black.slot < 0 ? null : squareOf(p, black.slot) } : {}),
    ...(sheep
      ? { hidden: sheep.hidden, flocks: shepherds.map((f) => [...place(f), flock(f, sheep.flocks)]) }
      : {}),
    ...(covid
      ? {
          infected: [...covid.tokens.subarray(0, covid.tokenCount)].map(area),
          cards: game.pile(p, 'cards').flatMap(([id, n]) => Array<string>(n).fill(id))
        }
      : {})
  };
}

/** Printed tiles and where they lie. */
const tilesOf = (p: Position): string[] =>
  [...Array(p.slotCount).keys()].map((s) => {
    const { types } = p.rules.tiles;
    return JSON.stringify([types[types[p.slotType[s]].printed].id, squareOf(p, s)]);
  });

/**
 * What a script cannot say: that a tile of the start was replaced, which of two figures in one place are partners, the corner of a barn by the field's first side,
 * tiles bought or set aside, a flood still to come, a score below 0, and that the fairy has paid.
 */
function isSayable(game: Game<Position>, p: Position, start: Position): boolean {
  const tiles = new Set(tilesOf(p));
  const figures = figureEntries(p);
  const places = new Set(figures.map(([seat, , ...place]) => JSON.stringify([seat, place])));
  const flood = slice<{ flood: number }>(p, 'naturalDisasters')?.flood ?? -1;
  const { bridgesCastlesBazaars: bazaar, princessDragon: dragon } = game.encode(p) as Record<
    string,
    Record<string, Json> | undefined
  >;
  return (
    tilesOf(start).every((tile) => tiles.has(tile)) &&
    places.size === figures.length &&
    !figures.some(([, kind]) => kind === 'barn') &&
    flood < 0 &&
    JSON.stringify(bazaar?.lots ?? []) === '[]' &&
    JSON.stringify(dragon?.aside ?? []) === '[]' &&
    p.rules.neutrals.fairy === undefined &&
    game.scores(p).every((points) => points >= 0)
  );
}

/** What can be seen of a position. */
function seen(game: Game<Position>, p: Position): Record<string, Json> {
  const awaits = game.awaits(p);
  const asked = awaits.kind === 'choice' ? awaits.seats[0] : -1;
  return {
    awaits: awaits as unknown as Json,
    scores: game.scores(p),
    legal: asked < 0 ? [] : (game.actions(p, asked) as unknown as Json),
    figures: figureEntries(p),
    supply: game.supply?.(p) as Json
  };
}

/** Plays a random game; from a turn of seat 0 on, one given in the words of the notation must go the same way. */
export async function compareGiven(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = await tableOf(random);
  const game = (await loadGame('landscape', config.expansions)) as Game<Position>;
  const p = game.setup(config);
  const compared: string[] = [];
  const from = 3 + random.below(40);
  let given: Position | null = null;
  let turn = -1;
  let before = -1;
  for (;;) {
    if (p.turn !== turn) {
      const isDue = p.turn > from && p.actor === 0 && before > 0;
      [turn, before] = [p.turn, p.actor];
      if (!given && isDue && game.awaits(p).kind === 'draw' && isSayable(game, p, game.setup(config))) {
        given = game.setup(config);
        game.given?.(given, told(game, p));
        compared.push('given');
      }
    }
    if (given) {
      const [is, also] = [seen(game, p), seen(game, given)];
      const field = Object.keys(is).find((key) => JSON.stringify(is[key]) !== JSON.stringify(also[key]));
      if (field !== undefined) {
        const what = `turn ${p.turn}: ${field} ${JSON.stringify(is[field])}, given ${JSON.stringify(also[field])}`;
        return { differences: ofGame(seed, config, [what]), compared };
      }
      compared.push('step');
    }
    let input = compactInput(game, p, random);
    if (!input) return { differences: [], compared };
    const awaits = game.awaits(p);
    if (given && awaits.kind === 'draw') {
      // A script cannot say in which order sheep, animals and messages have come.
      const other = game.pile(given, awaits.pile).map(([id]) => id);
      const both = game.pile(p, awaits.pile).filter(([id]) => other.includes(id));
      if (both.length === 0) return { differences: [], compared };
      input = { kind: 'draw', outcome: nth(both, 0) };
    }
    game.advance(p, input);
    if (given) game.advance(given, input);
  }
}
