import type { Position } from '../../src/lib/landscape/position.ts';
import { Choices, unused } from './choices.ts';
import { sidesOf, slice, type Part } from './values.ts';

/** A second reading of what a tile laid over another one takes away besides figures, written from the text. */

const LISTS: Readonly<Record<string, readonly [set: string, field: string]>> = {
  floor: ['tower', 'heights'],
  gold: ['goldmines', 'on'],
  building: ['littleBuildings', 'on']
};
/** Fields of what seats have in hand: nothing comes back to them, but a tunnel's token. */
const STOCKS: readonly (readonly [set: string, ...fields: string[]])[] = [
  ['bridgesCastlesBazaars', 'bridges', 'castles'],
  ['tower', 'floors'],
  ['littleBuildings', 'left'],
  ['abbeyMayor', 'abbeys'],
  ['goldmines', 'won'],
  ['tradersBuilders', 'goods'],
  ['kingRobber', 'holder', 'record']
];

interface Tunnels {
  readonly tokens: readonly { readonly segment: number; readonly seat: number; readonly pair: number }[];
  readonly left: readonly number[];
}

export class Pieces extends Choices {
  constructor(p: Position) {
    super(p, unused(), new Set());
  }

  /** Each thing on the table by a word, without what a tile laid over a slot takes away. */
  words(struck = -1): string[] {
    const { p } = this;
    const words: string[] = [];
    const lies = (word: string, ...slots: number[]) => {
      if (!slots.includes(struck)) words.push(word);
    };
    for (const [word, [set, field]] of Object.entries(LISTS))
      slice<Record<string, Uint8Array>>(p, set)?.[field].forEach((n, slot) => {
        if (n > 0) lies(`${word} ${slot} ${n}`, slot);
      });
    for (const tile of this.tiles) if (this.isBridged(tile)) lies(`bridge ${tile.slot}`, tile.slot);
    for (const part of this.tiles.flatMap(({ parts }) => parts))
      if (part.def.name === 'castle') this.castle(part, lies);
    const { ferries = [] } = slice<{ ferries: { slot: number; a: number; b: number }[] }>(p, 'ferries') ?? {};
    for (const { slot, a, b } of ferries) lies(`ferry ${slot} ${this.spot(a)} ${this.spot(b)}`, slot);
    const tunnels = slice<Tunnels>(p, 'tunnel');
    for (const { segment, seat, pair } of tunnels?.tokens ?? [])
      lies(`token ${seat} ${pair} ${this.spot(segment)}`, p.segmentSlot[segment]);
    const magic = slice<{ at: number[] }>(p, 'mageWitch')?.at ?? [];
    magic.forEach((at, which) => {
      if (at >= 0) lies(`magic ${which} ${this.spot(at)}`, p.segmentSlot[at]);
    });
    const covid = slice<{ tokens: ArrayLike<number>; tokenCount: number }>(p, 'covid19');
    for (let n = 0; n < (covid?.tokenCount ?? 0); n++)
      lies(`infection ${this.spot(covid!.tokens[n])}`, p.segmentSlot[covid!.tokens[n]]);
    const top = slice<{ top: number }>(p, 'underBigTop')?.top ?? -1;
    if (top >= 0) lies(`big top ${top}`, top);
    return [...words, ...this.staying(struck)].sort();
  }

  /** A castle is gone with either of its tiles. */
  private castle(part: Part, lies: (word: string, ...slots: number[]) => void): void {
    const [side] = sidesOf(part);
    lies(`castle ${part.tile.slot} ${side}`, part.tile.slot, this.beside(part.tile, side)!.slot);
  }

  private spot(segment: number): string {
    const { tile, def } = this.partOf(segment);
    return `${tile.slot} ${def.kind} ${this.tiles[tile.slot].parts.indexOf(this.partOf(segment))}`;
  }

  /** What a meteor changes nothing of, and what comes back. */
  private staying(struck: number): string[] {
    const { p } = this;
    const stocks = STOCKS.flatMap(([set, ...fields]) =>
      fields.map((field) => `${field} ${list(slice<Record<string, ArrayLike<number>>>(p, set)?.[field])}`)
    );
    const { left = [], tokens = [] } = slice<Tunnels>(p, 'tunnel') ?? {};
    const back = [...left];
    for (const { segment, seat, pair } of tokens)
      if (p.segmentSlot[segment] === struck) back[(seat * left.length) / p.seats + pair]++;
    const red = slice<{ dragon: number; fairy: number }>(p, 'princessDragon');
    const courier = slice<{ slot: number }>(p, 'courier')?.slot;
    return [
      ...stocks,
      `tunnels ${back.join()}`,
      `red ${red?.dragon} ${red?.fairy}`,
      `black ${slice<{ slot: number }>(p, 'blackDragon')?.slot}`,
      // Without letter tiles he returns to the start tile.
      `courier ${courier === struck ? 0 : courier}`,
      `scores ${list(p.scores)}`
    ];
  }
}

const list = (numbers: ArrayLike<number> = []) => Array.from(numbers).join();
