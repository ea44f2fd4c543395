import type { HalfSide, Side } from '../../src/lib/landscape/tiles/catalogue.ts';
import type { Action } from '../../src/lib/kernel/game.ts';
import { figureKind, seatOf } from '../../src/lib/landscape/figures/figures.ts';
import { IN_SUPPLY, type Position } from '../../src/lib/landscape/position.ts';
import {
  disaster,
  halvesOf,
  isFollower,
  sidesOf,
  special,
  Table,
  type Feature,
  type Figure,
  type Part,
  type Tile
} from './values.ts';

/**
 * A second reading of what a seat may do in phase 2, for all sets, written from the text. Each possible act is told as
 * one word, so that a list of the engine's can be compared with it.
 */

/** What this half of the turn has used up so far, as the game's events told it. */
export interface Used {
  /** An arrow's placing beside an own figure. */
  arrow: boolean;
  /** Placings on other tiles, by portal or arrow. */
  elsewhere: number;
  flight: boolean;
  /** An acrobat. */
  climb: boolean;
}

/** Where each follower may stand, by the table of figures. */
const STANDS: Readonly<Record<string, string>> = {
  meeple: 'road city monastery field river',
  abbot: 'monastery garden',
  largeFollower: 'road city monastery field river',
  mayor: 'city',
  wagon: 'road city monastery',
  ringmaster: 'road city monastery field river',
  phantom: 'road city monastery field river'
};
const ON_TOWERS = ['meeple', 'largeFollower', 'ringmaster', 'phantom'];
const ADD = 1;
const ELSEWHERE = 2;
const PYRAMID = 3;
const BUILDINGS = ['smallTower', 'house', 'shed'];
/** Half-sides at the corner of a tile, and the steps to the three other tiles there. */
const CORNERS: readonly (readonly [HalfSide, HalfSide, number, number])[] = [
  ['NR', 'EL', 1, -1],
  ['ER', 'SL', 1, 1],
  ['SR', 'WL', -1, 1],
  ['WR', 'NL', -1, -1]
];

export class Choices extends Table {
  readonly laid: Tile;
  private readonly seat: number;

  constructor(
    p: Position,
    private readonly used: Used,
    /** Own followers that already have a partner by an arrow. */
    private readonly paired: ReadonlySet<number>,
    ending = false
  ) {
    super(p, ending);
    this.laid = this.tiles[p.lastSlot];
    this.seat = p.actor;
  }

  /** All that answers the question of phase 2, `pass` included. */
  ofPhaseTwo(): Set<string> {
    const removals = this.removals();
    if (removals.length > 0 && this.p.rules.options.princess === 'must') return new Set(removals);
    return new Set([
      'pass',
      ...removals,
      ...this.placings(Object.keys(STANDS)),
      ...this.joiners(),
      ...this.barns(),
      ...this.shepherds(),
      ...this.recalls(),
      ...this.floors(),
      ...this.fairy(),
      ...this.pyramids(),
      ...this.buildings()
    ]);
  }

  /** What the phantom may do as a second figure, `pass` included. */
  ofPhantom(): Set<string> {
    return new Set(['pass', ...this.placings(['phantom'])]);
  }

  /** The word for a listed act of phase 2. */
  protected wordFor(action: Action): string {
    const { do: verb, figure, piece, on } = action as Record<string, string>;
    const at = action.at as [number, number] | undefined;
    const place = () => this.placeOf(at, on, action.side as string | undefined);
    if (verb === 'deploy') return `deploy ${figure} ${place()}${action.beside === true ? ' beside' : ''}`;
    if (verb === 'recall') return at ? `recall ${figure} ${place()}` : `recall ${figure}`;
    if (verb === 'remove') return `remove ${String(action.of)} ${figure} ${place()}`;
    if (verb === 'move') return on === undefined ? `fairy ${String(at)}` : `fairy ${figure} ${place()}`;
    if (verb === 'build') return `build ${piece} ${String(at ?? [this.laid.x, this.laid.y])}`;
    if (verb === 'score') return `score ${String(at)}`;
    return verb;
  }

  protected placeOf(at: [number, number] | undefined, on: string, side: string | undefined): string {
    const tile = at ? this.at.get(String(at)) : this.laid;
    if (!tile) return `nowhere ${String(at)}`;
    const part = tile.parts.find((one) => this.isNamed(one, on, side));
    return part ? this.word(part) : `nothing ${String(at)} ${on} ${String(side)}`;
  }

  private isNamed(part: Part, on: string, side: string | undefined): boolean {
    const { def, tile } = part;
    if (def.kind === 'place')
      return (
        def.name === on &&
        (on !== 'castle' || sidesOf(part).includes(side as Side)) &&
        (on !== 'quarter' || def.position === side)
      );
    if (def.kind !== on) return false;
    if (on === 'monastery') return def.position === side;
    if (on === 'garden') return true;
    if (on !== 'field') return sidesOf(part).includes(side as Side);
    if (!side?.startsWith('inner')) return halvesOf(part).some((half) => half === side);
    const inner = tile.parts.filter((one) => one.def.kind === 'field' && halvesOf(one).length === 0);
    return inner.indexOf(part) === (side === 'inner' ? 0 : 1);
  }

  /** A spot: a feature on one tile, whichever of its pieces there is named. */
  protected word(part: Part): string {
    const { tile } = part;
    const { parts } = this.feature(part);
    return `${tile.x},${tile.y} ${part.def.name ?? part.def.kind} ${tile.parts.findIndex((one) => one === part || (part.def.kind !== 'place' && parts.has(one)))}`;
  }

  protected inHand(kind: string, seat = this.seat): boolean {
    const { p } = this;
    return p.figureAt.some(
      (at, figure) =>
        at === IN_SUPPLY && seatOf(p, figure) === seat && p.rules.figures[figureKind(p, figure)].id === kind
    );
  }

  protected option(id: string): unknown {
    return this.p.rules.options[id];
  }

  protected followersIn({ parts }: Feature): Figure[] {
    return this.figures.filter((figure) => parts.has(figure.on) && isFollower(figure));
  }

  protected own(): Figure[] {
    return this.figures.filter(({ seat }) => seat === this.seat);
  }

  /** Whether a part of the landscape may get a figure at all. */
  protected isLand({ def }: Part): boolean {
    if (def.kind === 'place') return false;
    if (def.kind === 'field') return this.option('fields') === true;
    if (def.kind === 'river') return this.isPlayed('fishermen');
    return def.kind !== 'garden' || !this.isLeftOut('gardens');
  }

  /** Squares that no placed figure comes to. */
  protected isClosed(tile: Tile): boolean {
    return this.isDragons(tile) || this.isVolcanoLake(tile);
  }

  /** A dragon's square, for figures that come in any way. */
  protected isDragons(tile: Tile): boolean {
    const black = this.slice<{ slot: number }>('blackDragon')?.slot;
    if (black === tile.slot && this.option('dragonTile') === 'closed') return true;
    const isVolcano = special(tile, 'volcano') === true && tile === this.laid;
    const isHere = this.slice<{ dragon: number }>('princessDragon')?.dragon === tile.slot;
    return isHere && (this.option('redDragonTile') === 'closed' || isVolcano);
  }

  /** The lake of River II takes no figure in the turn in which it was laid. */
  private isVolcanoLake(tile: Tile): boolean {
    const isLake = special(tile, 'riverRole') === 'lake' && special(tile, 'volcano') === true;
    return isLake && tile === this.laid && this.option('volcanoLake') === 'again';
  }

  protected hasBarn({ parts }: Feature): boolean {
    return this.figures.some(({ kind, on }) => kind === 'barn' && parts.has(on));
  }

  /** Whether a placing finds a part free. */
  protected isFree(part: Part): boolean {
    const feature = this.feature(part);
    if (feature.kind === 'field' && this.hasBarn(feature)) return false;
    if (part.def.specialMonastery !== undefined || part.def.position !== undefined)
      return !this.figures.some(({ on }) => on.tile === part.tile && on.def.kind === 'monastery');
    if (part.def.kind === 'road' && this.option('labyrinth') === 'advanced' && this.has(feature, 'labyrinth'))
      return this.isArmFree(part);
    return this.followersIn(feature).length === 0;
  }

  private isArmFree(part: Part): boolean {
    const isMaze = ({ def }: Part) => def.labyrinth === true;
    const followers = this.figures.filter(isFollower);
    if (isMaze(part)) return !followers.some(({ on }) => on === part);
    const arm = new Set([part]);
    for (const one of arm) for (const next of this.across(one).joined) if (!isMaze(next)) arm.add(next);
    return !followers.some(({ on }) => arm.has(on));
  }

  protected mayStand(kind: string, { def }: Part): boolean {
    return STANDS[kind].split(' ').includes(def.kind);
  }

  /** Meeples set on a feature, a tower, a pyramid or a machine. */
  private placings(kinds: readonly string[]): string[] {
    const own = kinds.filter((kind) => this.inHand(kind));
    const words: string[] = [];
    const offer = (part: Part, kind: string, note = '') =>
      void words.push(`deploy ${kind} ${this.word(part)}${note}`);
    const arrow = this.slice<{ effect: number }>('anniversary20')?.effect ?? 0;
    const isPortal = special(this.laid, 'magicPortal') === true && !this.isLeftOut('magicPortal');
    // A portal and an arrow lead to other tiles once each.
    const mayGo = this.used.elsewhere < Number(isPortal) + Number(arrow === ELSEWHERE);
    const hasPortal = isPortal && mayGo;
    const effect = this.used.arrow || (arrow === ELSEWHERE && !mayGo) ? 0 : arrow;
    const reach = hasPortal || effect === ADD || effect === ELSEWHERE ? this.tiles : [this.laid];
    for (const tile of own.length > 0 ? reach : [])
      for (const part of tile.parts) {
        if (!this.isLand(part) || this.isClosed(tile)) continue;
        const isIncomplete = !this.isComplete(this.feature(part));
        const isDragons = this.slice<{ dragon: number }>('princessDragon')?.dragon === tile.slot;
        const byPortal = hasPortal && isIncomplete && !isDragons;
        const surrounded = part.def.position !== undefined && this.around(tile).length === 9;
        const byArrow = effect === ELSEWHERE && isIncomplete && !surrounded;
        const free = this.isFree(part);
        for (const kind of own) {
          if (!this.mayStand(kind, part)) continue;
          if (free && (tile === this.laid || byPortal || byArrow)) offer(part, kind);
          if (effect === ADD && this.hasLonely(part) && this.isOpenForPartner(part))
            offer(part, kind, ' beside');
        }
      }
    return [...words, ...this.placesOf(own, hasPortal)];
  }

  private hasLonely(part: Part): boolean {
    return this.own().some(
      (figure) => figure.on === part && isFollower(figure) && !this.paired.has(figure.id)
    );
  }

  private isOpenForPartner(part: Part): boolean {
    const feature = this.feature(part);
    if (feature.kind === 'field' && this.hasBarn(feature)) return false;
    return this.option('arrowBeside') === 'any' || !this.isComplete(feature);
  }

  /** Towers, machines and pyramids. */
  private placesOf(kinds: readonly string[], hasPortal: boolean): string[] {
    const parts = this.tiles.flatMap((tile) => tile.parts);
    const named = (name: string) => parts.filter(({ def }) => def.name === name);
    const open = named('tower').filter((part) => this.height(part.tile) > 0 && !this.isTaken(part));
    const climbers = this.option('towerTypes') === 'any' ? [...ON_TOWERS, 'abbot'] : ON_TOWERS;
    const machines = this.used.flight ? [] : named('flyingMachine').filter(({ tile }) => tile === this.laid);
    const near = this.around(this.laid);
    const pyramids = this.isPyramidPlayed()
      ? named('acrobats').filter(
          (part) =>
            (hasPortal || near.includes(part.tile)) &&
            this.acrobats(part) < PYRAMID &&
            !this.isBridged(part.tile)
        )
      : [];
    return kinds.flatMap((kind) => [
      ...(climbers.includes(kind) ? open : []).map((part) => `deploy ${kind} ${this.word(part)}`),
      ...machines.map((part) => `deploy ${kind} ${this.word(part)}`),
      ...pyramids
        .filter(
          ({ tile }) => kind === 'meeple' || (kind === 'phantom' && tile === this.laid && !this.used.climb)
        )
        .map((part) => `deploy ${kind} ${this.word(part)}`)
    ]);
  }

  private isPyramidPlayed(): boolean {
    return this.isPlayed('underBigTop') && !this.isLeftOut('acrobats');
  }

  protected isBridged({ parts }: Tile): boolean {
    return parts.some(({ def }) => def.bridge === true);
  }

  private acrobats(part: Part): number {
    return this.figures.filter(({ on }) => on === part).length;
  }

  private isTaken(part: Part): boolean {
    return this.figures.some(({ on }) => on === part);
  }

  protected height({ slot }: Tile): number {
    return this.slice<{ heights: Uint8Array }>('tower')?.heights[slot] ?? 0;
  }

  private joiners(): string[] {
    if (this.isClosed(this.laid)) return [];
    return this.laid.parts.flatMap((part) => {
      if (!this.isLand(part)) return [];
      const feature = this.feature(part);
      const own = this.own().filter(({ on }) => feature.parts.has(on));
      if (!own.some(isFollower)) return [];
      const kind = part.def.kind === 'field' ? 'pig' : 'builder';
      const fits = kind === 'pig' || (['road', 'city'].includes(part.def.kind) && !this.isComplete(feature));
      const hasOne = own.some((figure) => figure.kind === kind);
      return fits && !hasOne && this.inHand(kind) ? [`deploy ${kind} ${this.word(part)}`] : [];
    });
  }

  private barns(): string[] {
    if (!this.inHand('barn') || this.option('fields') !== true || this.isVolcanoLake(this.laid)) return [];
    const { x, y } = this.laid;
    return CORNERS.flatMap(([first, second, dx, dy]) => {
      const fieldAt = (tx: number, ty: number, halves: readonly string[]) =>
        this.at
          .get(`${tx},${ty}`)
          ?.parts.find(
            (part) =>
              part.def.kind === 'field' && halves.every((h) => halvesOf(part).some((own) => own === h))
          );
      // The four tiles at the corner, each by the corner of its own.
      const turnedBy = (n: number) => {
        const i = CORNERS.findIndex(([h]) => h === first);
        const [a, b] = CORNERS[(i + n) % 4];
        return [a, b];
      };
      const here = fieldAt(x, y, [first, second]);
      const isLeft = dx === dy;
      // Clockwise around the corner each further tile shows its corner one turn on.
      const beside = isLeft ? fieldAt(x, y + dy, turnedBy(3)) : fieldAt(x, y + dy, turnedBy(1));
      const other = isLeft ? fieldAt(x + dx, y, turnedBy(1)) : fieldAt(x + dx, y, turnedBy(3));
      const across = fieldAt(x + dx, y + dy, turnedBy(2));
      if (!here || !beside || !other || !across) return [];
      const isBarred = this.hasBarn(this.feature(here)) && this.option('barnBesideBarn') !== true;
      return isBarred ? [] : [`deploy barn ${this.word(here)}`];
    });
  }

  private shepherds(): string[] {
    if (!this.inHand('shepherd') || this.isClosed(this.laid)) return [];
    return this.laid.parts
      .filter((part) => part.def.kind === 'field' && this.isLand(part))
      .filter((part) => {
        const { parts } = this.feature(part);
        return !this.figures.some(({ kind, on }) => kind === 'shepherd' && parts.has(on));
      })
      .map((part) => `deploy shepherd ${this.word(part)}`);
  }

  /** The abbot by his own power, and what the festival takes back. */
  private recalls(): string[] {
    const abbots = this.own().filter(
      ({ kind, on }) =>
        kind === 'abbot' &&
        ['monastery', 'garden'].includes(on.def.kind) &&
        on.def.position === undefined &&
        !this.isComplete(this.feature(on))
    );
    const isFestival = special(this.laid, 'festival') === true && !this.isLeftOut('festival');
    const back = isFestival
      ? this.own().filter((figure) => this.option('festivalTakes') === 'figure' || isFollower(figure))
      : [];
    return [
      ...abbots.map(() => 'recall abbot'),
      ...back.map(({ kind, on }) => `recall ${kind} ${this.word(on)}`)
    ];
  }

  private floors(): string[] {
    const left = this.slice<{ floors: Uint8Array }>('tower')?.floors[this.seat] ?? 0;
    if (left === 0) return [];
    return this.tiles
      .flatMap((tile) => tile.parts)
      .filter((part) => part.def.name === 'tower' && !this.isTaken(part))
      .map(({ tile }) => `build floor ${tile.x},${tile.y}`);
  }

  private fairy(): string[] {
    const slice = this.slice<{ fairy: number; companion: number }>('princessDragon');
    if (!slice || this.isLeftOut('fairy')) return [];
    const own = this.own().filter((figure) => isFollower(figure) && figure.on.def.name !== 'quarter');
    if (this.option('fairyStands') === 'tile')
      return own
        .filter(({ on }) => on.tile.slot !== slice.fairy)
        .map(({ on }) => `fairy ${on.tile.x},${on.tile.y}`);
    const words = own.map(({ kind, on }) => `fairy ${kind} ${this.word(on)}`);
    // Figures of one kind at one spot cannot be told apart: she stands beside all of them.
    const companion = own.findIndex(({ id }) => id === slice.companion);
    return words.filter((word) => word !== words[companion]);
  }

  private removals(): string[] {
    if (this.isLeftOut('princess')) return [];
    return this.laid.parts
      .filter(({ def }) => def.princess === true && def.kind === 'city')
      .flatMap((part) => this.followersIn(this.feature(part)))
      .map(({ seat, kind, on }) => `remove ${seat} ${kind} ${this.word(on)}`);
  }

  private pyramids(): string[] {
    if (!this.isPyramidPlayed()) return [];
    return this.tiles
      .flatMap((tile) => tile.parts)
      .filter(
        (part) =>
          part.def.name === 'acrobats' &&
          this.acrobats(part) === PYRAMID &&
          (this.option('pyramidBy') === 'anyone' || this.own().some(({ on }) => on === part))
      )
      .map(({ tile }) => `score ${tile.x},${tile.y}`);
  }

  private buildings(): string[] {
    const left = this.slice<{ left: Uint8Array }>('littleBuildings')?.left;
    if (!left || disaster(this.laid) === 'meteor' || disaster(this.laid) === 'flood') return [];
    return BUILDINGS.filter((_, i) => left[this.seat * BUILDINGS.length + i] > 0).map(
      (piece) => `build ${piece} ${this.laid.x},${this.laid.y}`
    );
  }
}

export const unused = (): Used => ({ arrow: false, elsewhere: 0, flight: false, climb: false });
