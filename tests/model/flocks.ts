import type { Side } from '../../src/lib/landscape/tiles/catalogue.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { disaster, halvesOf, Table, type Feature, type Figure } from './values.ts';

/** A second reading of shepherds and their flocks after phase 2, written from the text. It plays one such step along. */

/** Sheep on a token of each kind, the wolf last. */
const SHEEP: Readonly<Record<string, number>> = { sheep1: 1, sheep2: 2, sheep3: 3, sheep4: 4 };
const KINDS = 4;

export class Flocks extends Table {
  /** Whom the points went to, in order. */
  readonly points: string[] = [];
  private shepherds: Figure[];
  private readonly sheep = new Map<number, number>();
  private readonly waiting: Figure[];
  private drawing: Figure | undefined;

  /** `fresh`: the number of a shepherd placed in this part of the turn, or -1. */
  constructor(p: Position, fresh: number) {
    super(p, false);
    this.shepherds = this.figures.filter(({ kind }) => kind === 'shepherd');
    const { flocks } = this.slice<{ flocks: Uint8Array }>('hillsSheep')!;
    for (const { id } of this.shepherds) {
      const tokens = flocks.subarray(id * KINDS, (id + 1) * KINDS);
      this.sheep.set(id, id === fresh ? 0 : tokens.reduce((sum, n, kind) => sum + n * (kind + 1), 0));
    }
    this.waiting = this.shepherds.filter(
      ({ seat, on }) =>
        seat === p.actor && on.tile.slot !== p.lastSlot && this.feature(on).tiles.has(this.tiles[p.lastSlot])
    );
    this.drawing = this.shepherds.find(({ id }) => id === fresh);
    if (!this.drawing) this.scoreClosed();
  }

  /** What is due: a token, a choice between growing and scoring, or nothing. */
  get due(): 'draw' | 'choice' | null {
    if (this.drawing) return 'draw';
    return this.waiting.length > 0 ? 'choice' : null;
  }

  /** Numbers of the shepherds on the table. */
  get there(): number[] {
    return this.shepherds.map(({ id }) => id).sort((a, b) => a - b);
  }

  /** All sheep on the table. */
  get flock(): number {
    return this.shepherds.reduce((sum, { id }) => sum + this.sheep.get(id)!, 0);
  }

  draw(token: string): void {
    const { id, on } = this.drawing!;
    this.drawing = undefined;
    if (token === 'wolf') this.leave(this.feature(on));
    else this.sheep.set(id, this.sheep.get(id)! + SHEEP[token]);
    this.scoreClosed();
  }

  choose(choice: string): void {
    const shepherd = this.waiting.shift()!;
    if (choice === 'grow') this.drawing = shepherd;
    else {
      this.score(this.feature(shepherd.on));
      this.scoreClosed();
    }
  }

  private inField({ parts }: Feature): Figure[] {
    return this.shepherds.filter(({ on }) => parts.has(on));
  }

  private leave(field: Feature): void {
    this.shepherds = this.shepherds.filter(({ on }) => !field.parts.has(on));
  }

  private score(field: Feature): void {
    const all = this.inField(field);
    const sum = all.reduce((n, { id }) => n + this.sheep.get(id)!, 0);
    const seats = all.map(({ seat }) => seat).sort((a, b) => a - b);
    if (sum > 0) this.points.push(...seats.map((seat) => `${seat} ${sum}`));
    this.leave(field);
  }

  /** Fields that can grow no more, except one whose shepherd still has to choose. */
  private scoreClosed(): void {
    for (const { on } of [...this.shepherds]) {
      const field = this.feature(on);
      const waits = this.waiting.some((other) => field.parts.has(other.on));
      if (this.shepherds.some((one) => one.on === on) && !waits && this.isClosed(field)) this.score(field);
    }
  }

  private isClosed({ parts, tiles }: Feature): boolean {
    if (this.hasSpread() && [...tiles].some((tile) => this.isByFlood(tile))) return false;
    return [...parts].every((part) =>
      halvesOf(part).every((half) => {
        const next = this.beside(part.tile, half[0] as Side);
        return next !== undefined && disaster(next) !== 'flood';
      })
    );
  }
}
