import type { Action } from '../../src/lib/kernel/game.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { Choices, unused } from './choices.ts';
import { halvesOf, sidesOf, special, type Feature, type Figure, type Part, type Tile } from './values.ts';

/** A second reading of COVID-19, for all sets, written from the text: what is infected, who is tested, what spreads. */

const TOKENS = 20;

export class Infection extends Choices {
  private readonly laidTokens: Part[];
  readonly areas: Feature[] = [];
  private readonly infected = new Set<Part>();

  /** `joining`: two segments that a piece is about to join. */
  constructor(
    p: Position,
    private readonly joining?: { readonly a: number; readonly b: number }
  ) {
    super(p, unused(), new Set());
    const { tokens, tokenCount } = this.slice<{ tokens: Int16Array; tokenCount: number }>('covid19')!;
    this.laidTokens = [...tokens.subarray(0, tokenCount)].map((segment) => this.partOf(segment));
    for (const token of this.laidTokens) {
      if (this.infected.has(token)) continue;
      const area = this.feature(token);
      this.areas.push(area);
      for (const part of area.parts) this.infected.add(part);
    }
  }

  protected override across(part: Part): { joined: Part[]; ends: number } {
    const { joined, ends } = super.across(part);
    const pair = this.joining ? [this.partOf(this.joining.a), this.partOf(this.joining.b)] : [];
    const last = pair.includes(part) ? joined.findLastIndex((next) => pair.includes(next)) : -1;
    return { joined: joined.filter((_, i) => i !== last), ends };
  }

  /** A monastery is one area, in whichever position a figure is there. */
  private inArea(part: Part): Part {
    if (part.def.position === undefined || part.def.kind !== 'monastery') return part;
    return part.tile.parts.find(({ def }) => def.kind === 'monastery' && def.position === undefined) ?? part;
  }

  isInfected(segment: number): boolean {
    return this.infected.has(this.inArea(this.partOf(segment)));
  }

  /** Figures in infected areas in the order of their tests: the active player's first, each seat's in board order. */
  exposed(): Figure[] {
    const turns = ({ seat }: Figure) => (seat - this.p.actor + this.p.seats) % this.p.seats;
    const row = ({ on }: Figure) => on.tile;
    const local = ({ on }: Figure) => on.tile.parts.indexOf(on);
    return this.figures
      .filter(({ kind, on }) => kind !== 'barn' && this.infected.has(this.inArea(on)))
      .sort(
        (a, b) =>
          turns(a) - turns(b) ||
          row(a).y - row(b).y ||
          row(a).x - row(b).x ||
          local(a) - local(b) ||
          a.id - b.id
      );
  }

  /** What the virus tile infects when it is laid, while there are tokens: its city, then its field. */
  bringsVirus(): boolean {
    return special(this.laid, 'covid') !== undefined;
  }

  /** How many infected areas the tile just laid is a part of. */
  enlarged(): number {
    return this.areas.filter(({ tiles }) => tiles.has(this.laid)).length;
  }

  /** What a player who spreads the virus may name: where a token comes, and where it comes from. */
  spreads(): Set<string> {
    const targets = this.targets().map((part) => this.areaWord(part));
    if (this.laidTokens.length < TOKENS) return new Set(targets);
    return new Set(this.sources().flatMap((from) => targets.map((to) => `${from} to ${to}`)));
  }

  spreadWord({ at, on, side, from }: Action): string {
    const to = this.named(at, on, side);
    const source = from as Action | undefined;
    return source ? `${this.named(source.at, source.on, source.side)} to ${to}` : to;
  }

  private named(at: unknown, on: unknown, side: unknown): string {
    const place = this.placeOf(at as [number, number], on as string, side as string | undefined);
    const [square, , local] = place.split(' ');
    const part = this.at.get(square)?.parts[Number(local)];
    return part ? this.areaWord(part) : place;
  }

  /** One word for an area, by the first of its parts. */
  private areaWord(part: Part): string {
    const words = [...this.feature(part).parts].map(
      (one) => `${one.def.kind} ${one.tile.slot} ${one.tile.parts.indexOf(one)}`
    );
    return words.sort()[0];
  }

  private canBeInfected(part: Part): boolean {
    if (!this.isLand(part) || part.def.position !== undefined) return false;
    return part.def.kind !== 'garden' || this.p.rules.figureIndex.has('abbot');
  }

  private targets(): Part[] {
    const found: Part[] = [];
    for (const part of this.infected)
      for (const other of part.tile.parts)
        if (!this.infected.has(other) && this.canBeInfected(other) && isBeside(part, other))
          found.push(other);
    return found;
  }

  /** Where the disease has died down: nobody is there, and the feature is complete or has another token. */
  private sources(): string[] {
    const empty = this.areas.filter(
      ({ parts }) => !this.figures.some(({ on }) => parts.has(this.inArea(on)))
    );
    return empty
      .filter(
        (area) => this.isComplete(area) || this.laidTokens.filter((token) => area.parts.has(token)).length > 1
      )
      .map(({ parts }) => this.areaWord([...parts][0]));
  }
}

/** Whether two features share a border on their tile. */
function isBeside(a: Part, b: Part): boolean {
  return a !== b && (borders(a, b) || borders(b, a));
}

function borders(a: Part, b: Part): boolean {
  const { tile } = a;
  const [own, other] = [tile.parts.indexOf(a), tile.parts.indexOf(b)];
  if (isLinked(tile, own, other)) return true;
  if (a.def.adjacentCities?.includes(other)) return true;
  if (b.def.kind !== 'field') return false;
  if (a.def.kind === 'garden' || a.def.kind === 'monastery') return isAround(a, b);
  return (a.def.kind === 'road' || a.def.kind === 'river') && isAlong(a, b);
}

const isAlong = (way: Part, field: Part): boolean =>
  halvesOf(field).some((half) => sidesOf(way).some((side) => half.startsWith(side)));

/** The field a building stands in is the named one; where none is named it may be any, unless the building is in a city. */
function isAround(building: Part, field: Part): boolean {
  const { parts } = building.tile;
  const { inField } = building.def;
  if (typeof inField === 'number') return parts[inField] === field;
  const own = parts.indexOf(building);
  return parts.every(({ def }, n) => def.kind !== 'city' || !isLinked(building.tile, own, n));
}

const isLinked = ({ def }: Tile, a: number, b: number) =>
  (def.links ?? []).some((link) => link.includes(a) && link.includes(b));
