import { SIDES, type EdgeKind, type Side, type TileDef } from '../../src/lib/landscape/tiles/catalogue.ts';
import type { Action } from '../../src/lib/kernel/game.ts';
import { figureKind, seatOf } from '../../src/lib/landscape/figures/figures.ts';
import { CAPTIVE } from '../../src/lib/landscape/position.ts';
import { continuesRiver } from './river.ts';
import { Choices } from './choices.ts';
import {
  AHEAD,
  disaster,
  isFollower,
  opposite,
  sidesOf,
  special,
  turned,
  type Figure,
  type Part,
  type Tile
} from './values.ts';

/** The other questions of a turn, read from the text as the ones of phase 2 are. */

/** What happened since the turn, or this half of it, began. */
export interface Past {
  bridged: boolean;
  ransomed: boolean;
  /** A tunnel token was laid in this turn. */
  tunnelled: boolean;
  /** A barn was set in this half. */
  barn: boolean;
  /** Lakes whose ferry may be turned, before and after the first question. */
  turnable: readonly string[] | null;
}

const QUARTERS = ['castle', 'market', 'blacksmith', 'cathedral'];
/** Who may come to each quarter. */
const ENTERS: Readonly<Record<string, readonly string[]>> = {
  castle: ['meeple', 'largeFollower', 'mayor', 'wagon', 'ringmaster', 'phantom'],
  blacksmith: ['meeple', 'largeFollower', 'wagon', 'ringmaster', 'phantom'],
  cathedral: ['meeple', 'largeFollower', 'abbot', 'wagon', 'ringmaster', 'phantom'],
  market: ['meeple', 'largeFollower', 'ringmaster', 'phantom']
};
const LEADS_TO: Readonly<Record<string, string>> = {
  castle: 'city',
  blacksmith: 'road',
  cathedral: 'monastery',
  market: 'field'
};
const RANSOM = 3;
const PAIRS = ['A', 'B', 'C'];
const MAGIC = ['mage', 'witch'];

export class Questions extends Choices {
  /** What answers a step's question besides what the seat may do at any of its questions; null where it is not read. */
  answers(step: string, past: Past): Set<string> | null {
    switch (step) {
      case 'claim':
        return this.ofPhaseTwo();
      case 'phantom':
        return this.ofPhantom();
      case 'wagons':
        return new Set(['pass', ...this.drives()]);
      case 'castles':
        return new Set(['pass', ...this.castles(this.p.asked)]);
      case 'escape':
        return new Set(['pass', ...this.escapes()]);
      case 'cropCircle':
        return this.circle();
      case 'gold':
        return new Set(
          this.around(this.laid)
            .filter((tile) => tile !== this.laid && tile.def.apart !== true)
            .map(({ x, y }) => `gold ${x},${y}`)
        );
      case 'charm':
      case 'charmAgain':
        return new Set(this.charms());
      case 'ferry':
        return this.ferries(past);
      case 'tunnel':
        return new Set(['pass', ...this.tunnels(past)]);
      case 'machineFlight':
        return new Set(this.landings());
      case 'redDragonRun':
      case 'redDragonRunAfter':
        return new Set(this.steps('princessDragon'));
      case 'dragonFlight':
        return new Set(this.steps('blackDragon'));
      case 'towerCapture':
        return new Set(['pass', ...this.captures()]);
      case 'quarterMoves':
        return new Set(['pass', ...this.joins(past, this.p.asked)]);
      case 'countFinale':
        return new Set(['pass', ...this.lastJoins()]);
      case 'countPlacement':
        return this.countPlacement();
      case 'abbey':
        return new Set(['pass', ...this.holes()]);
      case 'place':
        return this.placements();
      default:
        return null;
    }
  }

  /** What the seat may do beside the question. */
  asides(step: string, past: Past): Set<string> {
    return new Set([
      ...(this.isBeforeScoring(step) && !past.ransomed ? this.ransoms() : []),
      ...(step === 'claim' && !past.bridged ? this.bridges() : []),
      ...(step === 'claim' ? this.tunnels(past) : [])
    ]);
  }

  tell(action: Action, step: string): { word: string; isAside: boolean } {
    const { do: verb, piece, side, on } = action as Record<string, string>;
    const at = action.at as [number, number] | undefined;
    const aside = (word: string) => ({ word, isAside: step !== 'tunnel' });
    if (verb === 'ransom')
      return { word: `ransom ${String(action.figure)} ${String(action.from)}`, isAside: true };
    if (piece === 'bridge') return aside(`bridge ${String(at)} ${SIDES.indexOf(side as Side) % 2}`);
    if (piece === 'tunnel') return aside(`tunnel ${String(at)} ${side} ${String(action.token)}`);
    const main = (word: string) => ({ word, isAside: false });
    if (verb === 'place') return main(`place ${String(at)} ${String(action.turn)}`);
    if (verb === 'fly') return main(`fly ${String(action.to)}`);
    if (verb === 'gold') return main(`gold ${String(at)}`);
    if (verb === 'ferry') return main(`ferry ${String(at)} ${(action.sides as string[]).join('')}`);
    if (verb === 'cropCircle') return main(`circle ${String(action.choice)}`);
    if (piece === 'castle') return main(this.castleAt(at!, side as Side));
    if (piece === 'count') return main(`count ${String(action.to)}`);
    if (verb === 'capture')
      return main(`capture ${String(action.of)} ${String(action.figure)} ${this.placeOf(at, on, side)}`);
    if (MAGIC.includes(piece))
      return main(verb === 'move' ? `${piece} ${this.placeOf(at, on, side)}` : `remove ${piece}`);
    const from = action.from === undefined ? '' : ` from ${String(action.from)}`;
    return main(`${this.wordFor(action)}${from}`);
  }

  private isBeforeScoring(step: string): boolean {
    const { p } = this;
    const { stepIndex, steps } = p.rules;
    const now = steps[stepIndex.get(step)!].interrupts ? p.step : stepIndex.get(step)!;
    return p.asked === p.actor && now > stepIndex.get('begin')! && now < stepIndex.get('resolve')!;
  }

  private ransoms(): string[] {
    const { p } = this;
    const captors = this.slice<{ captors: Uint8Array }>('tower')?.captors;
    if (!captors || p.scores[p.actor] < RANSOM) return [];
    return [...p.figureAt].flatMap((at, figure) =>
      at === CAPTIVE && seatOf(p, figure) === p.actor
        ? [`ransom ${p.rules.figures[figureKind(p, figure)].id} ${captors[figure] - 1}`]
        : []
    );
  }

  // Whether a question is due

  /** The seats that must be asked in a step that comes now. */
  due(step: string, past: Past): number[] {
    const { p } = this;
    const actor = (is: boolean) => (is ? [p.actor] : []);
    const all = [...p.scores.keys()];
    switch (step) {
      case 'gold':
        return actor(special(this.laid, 'goldmine') === true && this.answers('gold', past)!.size > 1);
      case 'charm': {
        const standing = (this.slice<{ at: number[] }>('mageWitch')?.at ?? []).filter((at) => at >= 0).length;
        return actor(
          special(this.laid, 'mageOrWitch') === true && (standing > 1 || this.charms().length > MAGIC.length)
        );
      }
      case 'phantom':
        return actor(this.ofPhantom().size > 1);
      case 'tunnel':
        return actor(this.tunnels(past).length > 0);
      case 'ferry':
        return actor(
          this.isPlayed('ferries') && (special(this.laid, 'ferry') === true || this.firstFerries().length > 0)
        );
      case 'flocks':
        return actor(this.own().some((figure) => figure.kind === 'shepherd' && this.hasGrown(figure)));
      case 'redDragonRun':
      case 'redDragonRunAfter': {
        const when = step === 'redDragonRun' ? 'before' : 'after';
        const dragon = this.slice<{ dragon: number }>('princessDragon')?.dragon ?? -1;
        const isDue = special(this.laid, 'dragon') === true && !this.isLeftOut('dragon') && dragon >= 0;
        return actor(isDue && this.option('dragonMoves') === when && this.steps('princessDragon').length > 0);
      }
      case 'castles':
        return all.filter((seat) => this.castles(seat).length > 0);
      case 'quarterMoves':
        return this.isPlayed('count') ? all.filter((seat) => this.joins(past, seat).length > 0) : [];
      case 'cropCircle': {
        const kind = special(this.laid, 'cropCircle');
        const isBlank = kind === undefined || (kind === 'field' && this.option('fields') !== true);
        return actor(!isBlank && this.figures.length > 0);
      }
      case 'escape':
        return actor(this.option('siegeEscapeEach') === 'part' && this.escapes().length > 0);
      default:
        return [];
    }
  }

  private hasGrown({ on }: Figure): boolean {
    return on.tile !== this.laid && [...this.feature(on).tiles].includes(this.laid);
  }

  // Pieces

  private edge({ def, turn }: Pick<Tile, 'def' | 'turn'>, side: Side): EdgeKind {
    return def.edges[turned(side, 4 - turn)];
  }

  private stock(of: 'bridges' | 'castles', seat: number): number {
    return this.slice<Record<string, number[]>>('bridgesCastlesBazaars')?.[of][seat] ?? 0;
  }

  private mayBeBridged(tile: Tile, side: Side): boolean {
    return (
      tile.def.apart !== true &&
      !this.isBridged(tile) &&
      [side, opposite(side)].every((end) => this.edge(tile, end) === 'field') &&
      this.height(tile) === 0 &&
      !this.figures.some(({ on }) => on.tile === tile && on.def.name === 'acrobats')
    );
  }

  private bridges(): string[] {
    if (this.stock('bridges', this.p.actor) === 0 || this.isLeftOut('bridge')) return [];
    const beside =
      this.option('freeBridge') === 'placed'
        ? []
        : SIDES.flatMap((side) => this.beside(this.laid, side) ?? []);
    return [this.laid, ...beside].flatMap((tile) =>
      (['N', 'E'] as const)
        .filter(
          (side) =>
            this.mayBeBridged(tile, side) && !this.beside(tile, side) && !this.beside(tile, opposite(side))
        )
        .map((side) => `bridge ${tile.x},${tile.y} ${SIDES.indexOf(side)}`)
    );
  }

  private tunnels(past: Past): string[] {
    const slice = this.slice<{ tokens: { segment: number }[]; left: number[] }>('tunnel');
    if (!slice || past.tunnelled) return [];
    const pairs = slice.left.length / this.p.seats;
    const used = slice.tokens.map(({ segment }) => this.partOf(segment));
    const own = PAIRS.filter((_, pair) => pair < pairs && slice.left[this.p.actor * pairs + pair] > 0);
    return this.tiles
      .flatMap(({ parts }) => parts)
      .filter((part) => part.def.tunnel === true && sidesOf(part).length === 1 && !used.includes(part))
      .flatMap((part) =>
        own.map((pair) => `tunnel ${part.tile.x},${part.tile.y} ${sidesOf(part)[0]} ${pair}`)
      );
  }

  private castles(seat: number): string[] {
    if (this.stock('castles', seat) === 0) return [];
    return this.laid.parts.flatMap((part) => {
      if (part.def.kind !== 'city') return [];
      const city = this.feature(part);
      const halves = [...city.parts];
      const followers = this.followersIn(city);
      const isPlain = ({ def, tile }: Part) =>
        def.sides?.length === 1 &&
        !def.alsoMeetsSide &&
        def.castleBase !== false &&
        !tile.parts.some((other) => other.def.alsoMeetsSide?.includes(def.sides![0]));
      const isSmall =
        city.tiles.size === 2 && halves.length === 2 && halves.every(isPlain) && this.isComplete(city);
      if (!isSmall || followers.length !== 1 || followers[0].seat !== seat) return [];
      return [this.castleAt([this.laid.x, this.laid.y], sidesOf(part)[0])];
    });
  }

  /** Either half names a castle: the one on the tile just laid is told. */
  private castleAt([x, y]: readonly [number, number], side: Side): string {
    if (x === this.laid.x && y === this.laid.y) return `castle ${x},${y} ${side}`;
    const [dx, dy] = AHEAD[side];
    return `castle ${x + dx},${y + dy} ${opposite(side)}`;
  }

  // Moves of figures

  /** Whether a figure comes to a spot of the landscape that is unfinished and free. */
  private isOpenSpot(part: Part): boolean {
    return (
      this.isLand(part) &&
      this.isFree(part) &&
      !this.isComplete(this.feature(part)) &&
      !this.isClosed(part.tile)
    );
  }

  private drives(): string[] {
    const { slot, scored } = this.slice<{ waiting: { slot: number; scored: number }[] }>('abbeyMayor')!
      .waiting[0];
    const fits = (part: Part) => this.mayStand('wagon', part) && this.isOpenSpot(part);
    const parts =
      this.option('wagonMove') === 'near'
        ? this.around(this.tiles[slot]).flatMap((tile) => tile.parts)
        : [...this.featureOf(scored).parts].flatMap((part) => this.linked(part));
    return parts.filter(fits).map((part) => `deploy wagon ${this.word(part)}`);
  }

  /** What directly meets a part of a feature on its tile, and an abbey at one of its sides. */
  private linked(part: Part): Part[] {
    const { tile, def } = part;
    const own = tile.parts.indexOf(part);
    const here = (tile.def.links ?? []).flatMap((link) =>
      link.includes(own) ? link.filter((n) => n !== own).map((n) => tile.parts[n]) : []
    );
    const isAbbey = ({ def: { id } }: Tile) => id === 'abbeyMayor.abbey';
    if (isAbbey(tile) && def.kind === 'monastery')
      return SIDES.flatMap(
        (side) =>
          this.beside(tile, side)?.parts.filter(
            (other) => other.def.kind !== 'field' && sidesOf(other).includes(opposite(side))
          ) ?? []
      );
    const abbeys = sidesOf(part).flatMap((side) => {
      const next = this.beside(tile, side);
      return next && isAbbey(next) ? next.parts : [];
    });
    return [...here, ...abbeys];
  }

  private escapes(): string[] {
    const cities = this.own().filter(({ on }) => on.def.kind === 'city');
    return cities
      .filter((figure) => isFollower(figure))
      .filter(({ on }) => {
        const city = this.feature(on);
        if (!this.has(city, 'besieged') || this.isLeftOut('siege') || this.isLeftOut('escape')) return false;
        const from =
          this.option('siegeEscape') === 'any'
            ? [...city.tiles]
            : [...city.parts].filter(({ def }) => def.besieged === true).map(({ tile }) => tile);
        return from.some((tile) =>
          this.around(tile).some(({ parts }) => parts.some(({ def }) => def.kind === 'monastery'))
        );
      })
      .map(({ kind, on }) => `recall ${kind} ${this.word(on)}`);
  }

  private circle(): Set<string> {
    const { choice } = this.slice<{ choice: number }>('cropCircles')!;
    if (choice < 0) return new Set(['circle deploy', 'circle remove']);
    const seat = this.p.asked;
    const kind = special(this.laid, 'cropCircle');
    const there = this.figures.filter(
      (figure) => figure.seat === seat && isFollower(figure) && figure.on.def.kind === kind
    );
    if (choice === 1) return new Set(there.map((figure) => `recall ${figure.kind} ${this.word(figure.on)}`));
    const added = ['meeple', 'largeFollower', 'phantom', 'ringmaster', 'wagon', 'mayor'].filter((one) =>
      this.inHand(one, seat)
    );
    const words = there
      .filter(({ on }) => !this.isClosed(on.tile))
      .flatMap(({ on }) =>
        added.filter((one) => this.mayStand(one, on)).map((one) => `deploy ${one} ${this.word(on)}`)
      );
    return new Set(this.option('cropAdd') === 'must' ? words : ['pass', ...words]);
  }

  private landings(): string[] {
    const { target, kind } = this.slice<{ target: number; kind: number }>('flyingMachines')!;
    const figure = this.p.rules.figures[kind].id;
    const tile = this.tiles[target];
    return tile.parts
      .filter((part) => !['field', 'river'].includes(part.def.kind) && this.isLand(part))
      .filter((part) => this.mayStand(figure, part) && !this.isComplete(this.feature(part)))
      .filter(() => !this.isClosed(tile))
      .map((part) => `deploy ${figure} ${this.word(part)}`);
  }

  private captures(): string[] {
    const { built, heights } = this.slice<{ built: number; heights: Uint8Array }>('tower')!;
    const { x, y } = this.tiles[built];
    const range = heights[built];
    const reaches = (tile: Tile) =>
      (tile.x === x && Math.abs(tile.y - y) <= range) || (tile.y === y && Math.abs(tile.x - x) <= range);
    return this.figures
      .filter(
        (figure) =>
          isFollower(figure) &&
          reaches(figure.on.tile) &&
          !['castle', 'quarter'].includes(figure.on.def.name ?? '')
      )
      .map(({ seat, kind, on }) => `capture ${seat} ${kind} ${this.word(on)}`);
  }

  private steps(set: 'princessDragon' | 'blackDragon'): string[] {
    const isRed = set === 'princessDragon';
    const slice = this.slice<{ dragon: number; slot: number; visited: number[]; fairy: number }>(set)!;
    const from = this.tiles[isRed ? slice.dragon : slice.slot];
    const black = this.slice<{ slot: number }>('blackDragon')?.slot;
    return SIDES.flatMap((side) => {
      const next = this.beside(from, side);
      if (!next || next.def.apart === true || slice.visited.includes(next.slot)) return [];
      if (isRed && (next.slot === slice.fairy || next.slot === black)) return [];
      return [`fly ${next.x},${next.y}`];
    });
  }

  private charms(): string[] {
    const at = this.slice<{ at: number[] }>('mageWitch')!.at.map((segment) =>
      segment < 0 ? null : this.partOf(segment)
    );
    const held = at.flatMap((part) => (part ? [this.feature(part)] : []));
    const spots = this.tiles
      .flatMap(({ parts }) => parts)
      .filter(({ def }) => def.kind === 'road' || def.kind === 'city')
      .filter((part) => !held.some(({ parts }) => parts.has(part)) && !this.isComplete(this.feature(part)))
      .map((part) => this.word(part));
    if (spots.length > 0) return MAGIC.flatMap((piece) => spots.map((spot) => `${piece} ${spot}`));
    return MAGIC.map((piece) => `remove ${piece}`);
  }

  // The City of Carcassonne

  private inQuarters(seat: number): Figure[] {
    const count = QUARTERS[this.slice<{ quarter: number }>('count')!.quarter];
    return this.figures.filter(
      ({ seat: owner, on }) => owner === seat && on.def.name === 'quarter' && on.def.position !== count
    );
  }

  private leaves(figure: Figure, part: Part): string[] {
    const quarter = figure.on.def.position!;
    const fits = part.def.kind === LEADS_TO[quarter] && part.def.position === undefined;
    const may = fits && this.mayStand(figure.kind, part) && this.isLand(part) && !this.isDragons(part.tile);
    return may ? [`deploy ${figure.kind} ${this.word(part)} from ${quarter}`] : [];
  }

  private joins(past: Past, seat: number): string[] {
    const { p } = this;
    const scored = [...p.completed.subarray(0, p.completedCount)].map((root) => this.featureOf(root));
    const fields = this.figures
      .filter(
        ({ kind, on }) =>
          kind === 'barn' &&
          ((past.barn && on.tile === this.laid) || this.followersIn(this.feature(on)).length > 0)
      )
      .map(({ on }) => this.feature(on));
    return this.inQuarters(seat).flatMap((figure) =>
      [...scored, ...fields].flatMap(({ parts }) => [...parts].flatMap((part) => this.leaves(figure, part)))
    );
  }

  private lastJoins(): string[] {
    const all = this.option('countAtEnd') === 'any';
    const parts = this.tiles
      .flatMap((tile) => tile.parts)
      .filter((part) => part.def.kind === 'field' || !this.isComplete(this.feature(part)));
    return this.inQuarters(this.p.asked)
      .filter(({ on }) => all || on.def.position === 'market')
      .flatMap((figure) => parts.flatMap((part) => this.leaves(figure, part)));
  }

  private countPlacement(): Set<string> {
    const { stage, quarter } = this.slice<{ stage: number; quarter: number }>('count')!;
    if (stage === 2)
      return new Set(['pass', ...QUARTERS.filter((_, n) => n !== quarter).map((name) => `count ${name}`)]);
    const tile = this.tiles.find(({ parts }) => parts.some(({ def }) => def.name === 'quarter'))!;
    return new Set([
      'pass',
      ...tile.parts.flatMap((part) =>
        ENTERS[part.def.position!]
          .filter((kind) => this.inHand(kind))
          .map((kind) => `deploy ${kind} ${this.word(part)}`)
      )
    ]);
  }

  // Tiles

  private lakeEnds(tile: Tile): Side[] {
    return SIDES.filter((side) =>
      tile.parts.some((part) => part.def.kind === 'road' && sidesOf(part).includes(side))
    );
  }

  private ferriesOnTable(): { tile: Tile; ends: Part[]; sides: string }[] {
    const { ferries } = this.slice<{ ferries: { slot: number; a: number; b: number }[] }>('ferries')!;
    return ferries.map(({ slot, a, b }) => {
      const ends = [this.partOf(a), this.partOf(b)];
      const sides = SIDES.filter((side) => ends.some((end) => sidesOf(end).includes(side))).join('');
      return { tile: this.tiles[slot], ends, sides };
    });
  }

  private ferries(past: Past): Set<string> {
    const table = this.ferriesOnTable();
    const isNew = special(this.laid, 'ferry') === true && !table.some(({ tile }) => tile === this.laid);
    const pairs = (tile: Tile) => {
      const ends = this.lakeEnds(tile);
      return ends.flatMap((a, i) => ends.slice(i + 1).map((b) => `${a}${b}`));
    };
    const word = (tile: Tile, pair: string) => `ferry ${tile.x},${tile.y} ${pair}`;
    if (isNew) return new Set(pairs(this.laid).map((pair) => word(this.laid, pair)));
    past.turnable ??= this.firstFerries();
    const words = past.turnable.flatMap((square) => {
      const { tile, sides } = table.find((ferry) => `${ferry.tile.x},${ferry.tile.y}` === square)!;
      return pairs(tile)
        .filter((pair) => pair !== sides)
        .map((pair) => word(tile, pair));
    });
    return new Set(['pass', ...words]);
  }

  /** The squares of the first ferries met from the tile just laid. */
  private firstFerries(): string[] {
    const found = new Set<string>();
    const table = this.ferriesOnTable().filter(({ tile }) => tile !== this.laid);
    const seen = new Set(this.laid.parts.filter(({ def }) => def.kind === 'road'));
    for (const part of seen)
      for (const next of this.across(part).joined) {
        const ferry = table.find(({ ends }) => ends.includes(next));
        if (ferry) found.add(`${ferry.tile.x},${ferry.tile.y}`);
        else seen.add(next);
      }
    return [...found];
  }

  private emptySquares(): [number, number][] {
    const found = new Map<string, [number, number]>();
    for (const { x, y } of this.tiles)
      for (const [dx, dy] of Object.values(AHEAD))
        if (!this.at.has(`${x + dx},${y + dy}`)) found.set(`${x + dx},${y + dy}`, [x + dx, y + dy]);
    const isBlocked = this.option('floodSquares') === 'blocked' && this.hasSpread();
    return [...found.values()].filter(([x, y]) => !isBlocked || !this.isByFlood({ x, y }));
  }

  private holes(): string[] {
    const { def } = this.p.rules.tiles.types[this.p.rules.tiles.byId.get('abbeyMayor.abbey')!.index];
    return this.emptySquares()
      .filter(([x, y]) => SIDES.every((side) => this.at.has(`${x + AHEAD[side][0]},${y + AHEAD[side][1]}`)))
      .filter(([x, y]) => this.hasFewRivals(def, x, y))
      .map(([x, y]) => `place ${x},${y} 0`);
  }

  /** No shrine and no monastery may have two of the other kind beside it. */
  private hasFewRivals(def: TileDef, x: number, y: number): boolean {
    if (!this.isPlayed('shrines') || this.isLeftOut('shrine')) return true;
    const isCult = (d: TileDef, cult: boolean) =>
      d.features.some(
        (f) => f.kind === 'monastery' && f.position === undefined && (f.shrine === true) === cult
      );
    return [true, false].every((cult) => {
      if (!isCult(def, cult)) return true;
      const near = (cx: number, cy: number) => this.around({ x: cx, y: cy } as Tile);
      const rivals = near(x, y).filter((tile) => isCult(tile.def, !cult));
      if (rivals.length > 1) return false;
      return rivals.every((rival) => !near(rival.x, rival.y).some((tile) => isCult(tile.def, cult)));
    });
  }

  private placements(): Set<string> | null {
    const { p } = this;
    const { def } = p.rules.tiles.types[p.drawn];
    const isOdd = disaster({ def } as Tile) === 'meteor' || disaster({ def } as Tile) === 'flood';
    if (isOdd) return null;
    const isRiver = Object.values(def.edges).includes('river');
    const hasBridge = this.stock('bridges', p.actor) > 0 && !this.isLeftOut('bridge');
    const plain: string[] = [];
    const bridged: string[] = [];
    for (const [x, y] of this.emptySquares())
      for (let turn = 0; turn < 4; turn++) {
        if (!this.hasFewRivals(def, x, y)) continue;
        const tile: Tile = { x, y, turn, def, slot: -1, parts: [] };
        tile.parts.push(...def.features.map((feature) => ({ tile, def: feature })));
        if (isRiver && !continuesRiver(tile, this.at, this.option('riverTurns') === 'alternate')) continue;
        const wrong = SIDES.filter((side) => !this.isMatch(tile, side));
        if (wrong.length === 0) plain.push(`place ${x},${y} ${turn}`);
        else if (hasBridge && this.isMended(tile, wrong)) bridged.push(`place ${x},${y} ${turn}`);
      }
    return new Set([...plain, ...bridged, ...(plain.length === 0 ? ['pass'] : [])]);
  }

  private isMatch(tile: Tile, side: Side): boolean {
    const next = this.beside(tile, side);
    if (!next) return true;
    const [own, other] = [this.edge(tile, side), this.edge(next, opposite(side))];
    return own === other || own === 'any' || other === 'any';
  }

  /** Whether one bridge mends all sides that do not match. */
  private isMended(tile: Tile, wrong: readonly Side[]): boolean {
    const [side] = wrong;
    const ends = [side, opposite(side)];
    const own = this.edge(tile, side);
    if (own === 'field') {
      const isOver =
        ends.every((end) => this.edge(tile, end) === 'field') && wrong.every((one) => ends.includes(one));
      return (
        isOver &&
        ends.every((end) => {
          const next = this.beside(tile, end);
          return !next || this.edge(next, opposite(end)) === 'road';
        })
      );
    }
    const next = this.beside(tile, side)!;
    return own === 'road' && wrong.length === 1 && this.mayBeBridged(next, side) && !this.beside(next, side);
  }
}
