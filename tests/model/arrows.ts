import type { Side } from '../../src/lib/landscape/tiles/catalogue.ts';
import { SIDES } from '../../src/lib/landscape/tiles/catalogue.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { Choices, unused } from './choices.ts';
import { special, turned, type Tile } from './values.ts';

/** A second reading of which arrows the tile just laid activates, and what an arrow that is not activated earns. */

const AGAIN = 'extraTurn';
const FOR_ARROW = 2;

interface Arrow {
  readonly type: string;
  readonly direction: Side;
}

const arrowOn = (tile: Tile) => special(tile, 'arrow') as Arrow | undefined;

export class Arrows extends Choices {
  constructor(
    p: Position,
    /** Whether this is an extra turn, in which there is no further one. */
    private readonly isExtra: boolean
  ) {
    super(p, unused(), new Set());
  }

  /** The arrows of which one is activated: that of the tile laid, and those that point to it. */
  active(): Tile[] {
    const beside = SIDES.flatMap((side) => this.beside(this.laid, side) ?? []);
    const own = this.target(this.laid) ? [this.laid] : [];
    return [...own, ...beside.filter((tile) => this.target(tile) === this.laid)].filter((tile) =>
      this.counts(tile)
    );
  }

  /** Points of the tile laid, when this one is activated. */
  earns(active: Tile | undefined): number {
    return arrowOn(this.laid) && active !== this.laid ? FOR_ARROW : 0;
  }

  effectOf(tile: Tile | undefined): string {
    return tile ? arrowOn(tile)!.type : 'none';
  }

  tileAt(square: unknown): Tile {
    return this.at.get(String(square))!;
  }

  private target(tile: Tile): Tile | undefined {
    const arrow = arrowOn(tile);
    return arrow && this.beside(tile, turned(arrow.direction, tile.turn));
  }

  private counts(tile: Tile): boolean {
    return !this.isExtra || this.option('arrowRepeat') !== 'points' || this.effectOf(tile) !== AGAIN;
  }
}
