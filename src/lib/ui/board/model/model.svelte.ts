import { untrack } from 'svelte';
import { total } from '../../../kernel/score.ts';
import type { Action, Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { SIDES, type Side, type TileDef } from '../../../landscape/tiles/catalogue.ts';
import type { Position } from '../../../landscape/position.ts';
import {
  claimedFeatures,
  deadSquares,
  featureOf,
  partNamed,
  viewBoard,
  type BoardView,
  type FeatureView,
  type PartView,
  type Square,
  type TileView
} from '../../../landscape/view/view.ts';
import type { Counter, Lift, TileBeside } from '../../../landscape/contract/look.ts';
import type { Play } from '../../../session/table/play.ts';
import type { Aids } from '../../../session/contracts.ts';
import { lookAhead, NOTHING, type Plan } from './plan.ts';
import { isSquare, sameSquare, type Mark } from '../../../landscape/contract/marks.ts';
import {
  eventMarks,
  liftsOf,
  looksWith,
  marksOf,
  placeOf,
  reachOf,
  squareMeant
} from '../layers/moduleMarks.ts';
import { lifted, middleOf, spotOf } from './places.ts';
import type { Point } from '../camera/camera.ts';
import { distinct, nextAction, sameAction, squaresOf, targetsOf, type Target } from './targets.ts';

/** A target with where it is on the table. */
export interface Spot extends Point {
  readonly target: Target;
  /** The part it represents; null for a whole square. */
  readonly part: PartView | null;
  readonly tile: TileView | null;
  /** All parts of the feature, with their tiles. */
  readonly area: readonly { readonly tile: TileView; readonly feature: number }[];
}

interface Thought {
  readonly state: unknown;
  readonly plan: Plan;
  readonly walked: readonly Square[];
}

/** A screen's view of one game and its person's plan; screens only read it and call its methods. */
export class TableModel {
  readonly #read: () => Play;
  readonly #aids: () => Aids;
  #thought = $state.raw<Thought>({ state: null, plan: NOTHING, walked: [] });
  /** The square or part a mouse or a list points at, for previews without choosing. */
  hovered = $state.raw<Target | null>(null);
  showFields = $state(false);
  /** A feature a panel points at. */
  pointed = $state.raw<readonly PartView[]>([]);
  /** Squares a sentence points at. */
  outlined = $state.raw<readonly Square[]>([]);
  /** During a replay: tiles from this slot on are not laid yet. */
  until = $state<number | null>(null);

  constructor(read: () => Play, aids: () => Aids) {
    this.#read = read;
    this.#aids = aids;
  }

  readonly play = $derived.by(() => this.#read());
  readonly aids = $derived.by(() => this.#aids());
  readonly position = $derived.by(() => this.play.state as Position);
  #last: BoardView | null = null;
  readonly view = $derived.by(() => (this.#last = reuse(this.#last, viewBoard(this.position))));
  /** Whether a person of this device has a seat. */
  readonly plays = $derived.by(() => this.play.seats.some(({ mine }) => mine));
  /** The tile shown in hand: the drawn one, or an own one that can be placed now. */
  readonly hand: TileDef | null = $derived.by(() => {
    const own = this.view.hand ? undefined : this.actions.find((action) => action.do === 'place');
    return own ? this.#tileOf(own) : this.view.hand;
  });
  readonly seat: Seat | null = $derived.by(() => this.play.asked);
  readonly actions: readonly Action[] = $derived.by(() =>
    this.seat === null ? [] : this.play.game.actions(this.play.state, this.seat)
  );
  /** What the seat asked can choose from, also where another device plays it. */
  readonly choices: readonly Action[] = $derived.by(() => {
    const { awaits, game, state } = this.play;
    return this.actions.length > 0 || awaits.kind !== 'choice'
      ? this.actions
      : game.actions(state, awaits.seats[0]);
  });

  // A considered choice belongs to one state of the game and is dropped when the state changes.
  readonly #current = $derived.by(() =>
    this.#thought.state === this.play.state
      ? this.#thought
      : { state: this.play.state, plan: NOTHING, walked: [] }
  );
  readonly plan: Plan = $derived.by(() => this.#current.plan);
  readonly walked: readonly Square[] = $derived.by(() => this.#current.walked);
  readonly outlook = $derived.by(() =>
    this.seat === null ? null : lookAhead(this.play.game, this.play.state, this.seat, this.plan)
  );

  /** Points the asked seat would get from the square under the pointer, with the first legal turn. */
  readonly hoverGain: number = $derived.by(() => {
    const { hovered, seat } = this;
    if (!this.aids.preview || seat === null || hovered?.kind !== 'square' || hovered.leads) return 0;
    const plan = { first: hovered.actions[0], second: null };
    const outlook = lookAhead(this.play.game, this.play.state, seat, plan);
    return outlook && outlook.awaits.kind !== 'over' ? outlook.gains[seat] : 0;
  });

  /** The tile in hand where it would lie, or null. */
  readonly ghost: TileView | null = $derived.by(() => this.ghostOf(this.plan.first));
  /** The others' considered choices, as far as they are tiles on the table. */
  readonly ghosts: readonly { readonly seat: Seat; readonly tile: TileView }[] = $derived.by(() =>
    this.play.ghosts.flatMap(({ seat, action }) => {
      const tile = seat === this.seat ? null : this.ghostOf(action);
      return tile ? [{ seat, tile }] : [];
    })
  );
  /** The squares that others consider. */
  readonly watched: readonly { readonly seat: Seat; readonly at: Square }[] = $derived.by(() =>
    this.play.ghosts.flatMap(({ seat, action }) =>
      seat === this.seat ? [] : squaresIn(action).map((at) => ({ seat, at }))
    )
  );
  /** The modules' objects on the table. */
  readonly marks: readonly Mark[] = $derived.by(() => marksOf(this.position, this.view.tiles));
  /** Where figures stand beside their spot, by place. */
  readonly lifts: ReadonlyMap<string, Lift> = $derived.by(() => liftsOf(this.position, this.view.tiles));
  readonly #shown: BoardView | null = $derived.by(() =>
    this.outlook ? viewBoard(this.outlook.shown as Position) : null
  );
  /** The table after the whole considered choice. */
  readonly #after: BoardView | null = $derived.by(() =>
    this.outlook ? viewBoard(this.outlook.state as Position) : null
  );
  /** The objects after the considered choice, and how far it would reach. */
  readonly coming: readonly Mark[] = $derived.by(() => {
    if (!this.outlook || !this.#shown || !this.aids.preview) return [];
    const after = this.outlook.shown as Position;
    const known = new Set(this.marks.map(placeOfMark));
    const marks = marksOf(after, this.#shown.tiles).filter((mark) => !known.has(placeOfMark(mark)));
    return [...reachOf(this.ghost, after), ...eventMarks(this.outlook.events), ...marks];
  });
  /** Figures that the considered choice would take from where they stand. */
  readonly leaving: ReadonlySet<number> = $derived.by(() => {
    if (!this.outlook || !this.aids.preview || this.outlook.awaits.kind === 'over') return new Set();
    const after = new Map(this.#after?.figures.map((f) => [f.figure, `${f.slot}/${f.feature}`]));
    const gone = this.view.figures.filter((f) => after.get(f.figure) !== `${f.slot}/${f.feature}`);
    return new Set(gone.map(({ figure }) => figure));
  });
  readonly lastSquare: Square | null = $derived.by(() => this.view.tiles[this.view.lastSlot]?.at ?? null);
  /** The square meant by actions that name none. */
  readonly here: Square | null = $derived.by(
    () =>
      this.ghost?.at ??
      squareMeant(
        this.position,
        this.actions.map((action) => action.do),
        this.lastSquare
      )
  );
  /**
   * The square of targets that name none. A considered choice rarely changes it, so targets are rarely
   * recomputed.
   */
  readonly #meant: Square | null = $derived.by(() => (this.ghost ? this.lastSquare : this.here));
  readonly targets = $derived.by(() => targetsOf(this.actions, this.#meant, this.walked, placeOf));
  /** Options that go with the current choice: spots for a figure. */
  readonly follow = $derived.by(() =>
    this.outlook && this.ghost ? targetsOf(this.outlook.follow, this.ghost.at, [], placeOf) : []
  );
  readonly #first: readonly Spot[] = $derived.by(() => this.#placed(this.targets, this.position));
  readonly #second: readonly Spot[] = $derived.by(() =>
    this.#placed(this.follow, this.outlook?.afterFirst as Position | undefined)
  );
  readonly spots: readonly Spot[] = $derived.by(() => [
    // Touching the square of the considered tile turns it.
    ...this.#second.filter(({ part, target }) => part !== null || !this.#isGhost(target)),
    ...(this.ghost ? this.#first.filter(({ part }) => part === null) : this.#first)
  ]);
  readonly dead: readonly Square[] = $derived.by(() =>
    // When no tile is left, every square is dead and needs no mark. During a replay none is marked either.
    this.until === null && this.aids.deadCells && (this.view.hand || this.view.bagSize > 0)
      ? deadSquares(this.position)
      : []
  );
  readonly fields: readonly FeatureView[] = $derived.by(() =>
    this.aids.fieldOwners ? claimedFeatures(this.position, 'field') : []
  );
  readonly scores = $derived.by(() => this.play.game.scores(this.play.state));
  /** Each seat's possessions besides figures, from the looks of the sets. */
  readonly counters: readonly (readonly Counter[])[] = $derived.by(() => {
    const sets = looksWith(this.position, 'counters');
    return this.play.seats.map(({ seat }) => sets.flatMap(({ look, data }) => look.counters(data, seat)));
  });
  /** Tiles beside the table, from the looks of the sets. */
  readonly tilesBeside: readonly TileBeside[] = $derived.by(() =>
    looksWith(this.position, 'tilesBeside').flatMap(({ look, data }) => look.tilesBeside(data))
  );
  readonly supply = $derived.by(() => this.play.game.supply?.(this.play.state) ?? []);
  /** Over in the folded game, not only in the choices staged on this device. */
  readonly over = $derived.by(() => this.play.awaits.kind === 'over' && this.play.staged.length === 0);

  /** Where the considered figure of a spot would stand. */
  willStand(spot: Spot): Point {
    const { tile, part } = spot;
    if (!tile || !part || !this.outlook || !this.#after) return spot;
    const lifts = liftsOf(this.outlook.state as Position, this.#after.tiles);
    return lifted(spotOf(tile, part.feature), lifts.get(`${part.slot}/${part.feature}`));
  }

  #isGhost = (target: Target) => target.kind === 'square' && sameSquare(target.at, this.ghost?.at ?? null);

  name = (seat: Seat): string => this.play.seats[seat]?.name ?? '';

  /**
   * The description of a tile by id; null for a tile that is not in this box. Not reactive: the rules of a table never change,
   * while its position does with each move.
   */
  tile = (id: string): TileDef | null => untrack(() => this.position).rules.tiles.byId.get(id)?.def ?? null;

  ghostOf(action: Action | null): TileView | null {
    if (action?.do !== 'place' || !isSquare(action.at)) return null;
    const def = this.#tileOf(action);
    return def && { slot: -1, at: action.at, def, turn: Number(action.turn) & 3 };
  }

  /** The tile an action would place: one of the seat's own that it names, else the one in hand. */
  #tileOf(action: Action): TileDef | null {
    return typeof action.tile === 'string' ? this.tile(action.tile) : this.view.hand;
  }

  /** The arrow printed on the tile of a square, with the quarter turns it points to; null where there is none. */
  arrowAt(at: Json | undefined): { effect: string; turn: number; own: boolean } | null {
    const tile = isSquare(at) ? this.view.tiles.find((one) => sameSquare(one.at, at)) : undefined;
    const arrow = tile?.def.special?.arrow as { type: string; direction: Side } | undefined;
    if (!tile || !arrow) return null;
    const turn = (SIDES.indexOf(arrow.direction) + tile.turn) & 3;
    return { effect: arrow.type, turn, own: tile.slot === this.view.lastSlot };
  }

  /** The feature named by an event or action, on the current board. */
  featureNamed(ref: Parameters<typeof partNamed>[1]): FeatureView | null {
    const part = partNamed(this.position, ref);
    return part && featureOf(this.position, part);
  }

  /** The whole feature a part belongs to. */
  featureOf = (part: PartView): FeatureView => featureOf(this.position, part);

  #placed(targets: readonly Target[], p: Position | undefined): Spot[] {
    if (!p || targets.length === 0) return [];
    const { tiles } = p === this.position ? this.view : viewBoard(p);
    const found: Spot[] = [];
    for (const target of targets) {
      if (target.kind === 'square')
        found.push({ target, part: null, tile: null, area: [], ...middleOf(target.at) });
      else if (target.kind === 'part') {
        const part = partNamed(p, { at: [...target.at], on: target.on, side: target.side });
        if (!part) continue;
        const tile = tiles[part.slot];
        const area = featureOf(p, part).parts.map(({ slot, feature }) => ({ tile: tiles[slot], feature }));
        const at = lifted(spotOf(tile, part.feature), this.lifts.get(`${part.slot}/${part.feature}`));
        found.push({ target, part, tile, area, ...at });
      }
    }
    return found;
  }

  /** Touching a target: the first thing it offers, or the next one. */
  touch(target: Target): void {
    if (target.kind === 'square' && target.leads) {
      this.#think(NOTHING, [...this.walked, target.at]);
      this.#tell({ do: target.verb, path: this.walked.map((at) => [...at]) });
      return;
    }
    if (this.follow.includes(target)) {
      const at = target.actions.findIndex((action) => sameAction(action, this.plan.second));
      // After the last figure that could stand there, no figure comes next.
      this.chooseFigure(at === target.actions.length - 1 ? null : target.actions[at + 1]);
      return;
    }
    this.choose(nextAction(target, this.plan.first));
  }

  /** Considers an action; nothing is decided. */
  choose(action: Action): void {
    this.#think({ first: action, second: null }, this.walked);
    this.#tell(action);
  }

  /** Considers again what was considered before. */
  resume(plan: Plan): void {
    this.#think(plan, this.walked);
    this.#tell(plan.first);
  }

  chooseFigure(action: Action | null): void {
    this.#think({ first: this.plan.first, second: action?.do === 'pass' ? null : action }, this.walked);
  }

  /** Rotates the considered tile to its next legal turn. */
  turn(): void {
    const target = this.targets.find(({ actions }) => actions.some((a) => sameAction(a, this.plan.first)));
    if (target && this.ghost) this.choose(nextAction(target, this.plan.first));
  }

  /** Takes the last step back: the considered figure, then the tile, then what was staged. False when there is none. */
  back(): boolean {
    if (this.plan.second) this.#think({ first: this.plan.first, second: null }, this.walked);
    else if (this.plan.first || this.walked.length > 0) {
      this.#think(NOTHING, this.plan.first ? [] : this.walked.slice(0, -1));
      this.#tell(null);
    } else {
      if (this.play.undoState.can !== 'step') return false;
      this.play.undo();
      this.#tell(null);
    }
    return true;
  }

  /** How a signed move can be taken back: at once, by asking the others, or not at all. */
  readonly takeback: 'turn' | 'ask' | null = $derived.by(() => {
    const { can } = this.play.undoState;
    return can === 'turn' || can === 'ask' ? can : null;
  });

  /** The large button's action when nothing is chosen: passing, where that is legal. */
  readonly decline: Action | null = $derived.by(() =>
    this.plan.first || this.walked.length > 0 ? null : (this.actions.find((a) => a.do === 'pass') ?? null)
  );

  /** Stages the considered choice, and confirms as soon as others may see it. Returns why not, or null. */
  async decide(): Promise<Refusal | null> {
    const steps = this.outlook?.steps ?? (this.decline ? [this.decline] : []);
    const refusal = await this.play.decide(steps);
    if (!refusal && this.play.staged.length > 0) this.#tell(null);
    return refusal;
  }

  /** Points that the tile alone brings its seat. */
  readonly #bare = $derived.by(() => (this.outlook ? this.#gainWith(null) : null));

  /**
   * Points a figure on this spot would bring its seat at once, in addition to the tile alone. Only for spots
   * on the laid tile: elsewhere nothing is completed, and a portal lights a thousand spots.
   */
  bonus(action: Action): number {
    if (action.at !== undefined || this.#bare === null) return 0;
    const held = this.#gainWith(action);
    return held === null ? 0 : held - this.#bare;
  }

  /** After the last tile everything is counted, and a single spot's share cannot be separated: null. */
  #gainWith(second: Action | null): number | null {
    if (this.seat === null) return null;
    const ahead = lookAhead(this.play.game, this.play.state, this.seat, { first: this.plan.first, second });
    return ahead && ahead.awaits.kind !== 'over' ? ahead.gains[this.seat] : null;
  }

  /** The events of the final scoring that bring points, in their order; before the end there are none. */
  counted = $derived.by(() => {
    const { log, awaits } = this.play;
    if (awaits.kind !== 'over') return [];
    const last = log.findLastIndex(({ event }) => !FINAL.includes(event.type));
    return log.slice(last + 1).filter(({ event }) => event.score && total(event.score) !== 0);
  });

  /** Scores before the final count. */
  readonly scoresBeforeCount = $derived.by(() => {
    const scores = [...this.scores];
    for (const { event } of this.counted)
      for (const seat of event.seats as Seat[]) scores[seat] -= total(event.score!);
    return scores;
  });

  /** Lets the others see the considered choice, with what was decided before it and is not signed yet. */
  #tell(action: Action | null): void {
    const thoughts = [...this.play.staged.map((choice) => choice.action), ...(action ? [action] : [])];
    const tile = thoughts.find((thought) => thought.do === 'place');
    const last = thoughts.at(-1);
    const path = distinct(thoughts.flatMap(squaresIn)).map((at) => [...at]);
    this.play.consider(tile ? { ...tile, path } : last && path.length > 0 ? { do: last.do, path } : action);
  }

  #think(plan: Plan, walked: readonly Square[]): void {
    this.#thought = { state: this.play.state, plan, walked };
  }
}

/** Types of events of the final scoring: features counted, and points given by sets. */
const FINAL = ['counted', 'earned', 'over'];

const placeOfMark = ({ kind, x, y, carries }: Mark) => `${kind} ${x} ${y} ${carries?.seat ?? ''}`;

/** The squares an action names, beyond a tile's own. */
const squaresIn = (action: Action): Square[] =>
  action.do === 'place' ? squaresOf({ do: 'place', path: action.path }) : squaresOf(action);

/** The new view with the old objects of unchanged tiles, so that these are not drawn again. */
function reuse(old: BoardView | null, next: BoardView): BoardView {
  if (!old) return next;
  const tiles = next.tiles.map((tile, slot) => {
    const before = old.tiles[slot];
    const same = before?.def === tile.def && before.turn === tile.turn && sameSquare(before.at, tile.at);
    return same ? before : tile;
  });
  return { ...next, tiles };
}
