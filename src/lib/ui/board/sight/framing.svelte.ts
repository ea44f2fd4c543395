import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { sameSquare } from '../../../landscape/contract/marks.ts';
import type { Square } from '../../../landscape/view/view.ts';
import {
  boxOf,
  centre,
  centreOn,
  fit,
  frameChoice,
  inView,
  keepInSight,
  pan,
  reveal,
  squareAt,
  useRoom,
  zoomAt,
  type Box,
  type Camera
} from '../camera/camera.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { sameAction } from '../model/targets.ts';
import type { DrawnCamera } from './drawnCamera.ts';

/** Margin in pixels at the edge of the board: nothing is moved into view there. */
export const EDGE = 14;
/** Scale at which a square is 60 pixels wide: room for a finger on a spot of the tile, too. */
const TOUCHABLE = 0.6;
/** Scale at which fingers tell spots of one tile apart. */
const CLOSE = 1;
const coarse = new MediaQuery('(pointer: coarse)');

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which part of the table is in sight, and who decides the scale. */
export interface Framing {
  /** Whether the middle of a square can be seen now. */
  sees(square: Square): boolean;
  /** Whether a lit square is out of sight. */
  hidesLit(): boolean;
  /** Shows the whole table and every lit square from now on, until the person moves or zooms. */
  showAll(): void;
  /** Shows the whole table and every lit square. */
  fitAll(calm?: boolean): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  show(squares: readonly Square[]): void;
  /** Shows what another player did, unless the person has moved the table or chosen a scale since it was last framed. */
  follow(square: Square): void;
  /** Shows what can be touched, as at the beginning of a turn. */
  frame(): void;
  /** The person drags the table. */
  drag(dx: number, dy: number): void;
  /** The person zooms to this, with a finger unless `calm`. */
  zoomTo(next: Camera, calm?: boolean): void;
  /** The board got a size, and a distance from the head of the page; `isOpening`: it still shows the state that it was opened with. */
  resize(next: Size, top: number, isOpening: boolean): void;
}

/** Call it where effects can be created; `isCounting`: the final count shows one feature after the other. */
export function frameTable(model: TableModel, camera: DrawnCamera, isCounting: () => boolean): Framing {
  /** What controls the scale: automatic, the person's own zoom, or "show everything". */
  let zoom: 'auto' | 'own' | 'all' = 'auto';
  /**
   * Whether the person moved the table since it was last framed: then a change of its size does not move it
   * back.
   */
  let moved = false;
  let framed = false;
  /** Whether a question was asked since the table was opened. */
  let met = false;
  /** In CSS pixels, as last observed: reading it from the page would force a layout on every turn. */
  let size: Size = { width: 0, height: 0 };
  /** Where the board begins on the page, at that moment. */
  let top = 0;

  /** The part of the table that no panel covers. */
  const screen = (): Box => ({
    left: EDGE,
    top: EDGE,
    right: size.width - EDGE,
    bottom: size.height - EDGE
  });
  const laidSquares = (): Square[] => model.view.tiles.map((tile) => tile.at);
  const litSquares = (): Square[] =>
    model.targets.flatMap((target) => (target.kind === 'plain' ? [] : [target.at]));

  /** The square of the tile just laid if a figure may be placed on it: it comes before choices elsewhere. */
  function squareToClaim(): Square | null {
    const { lastSquare, targets } = model;
    const isClaim = targets.some(
      (target) =>
        target.kind === 'part' &&
        sameSquare(target.at, lastSquare) &&
        target.actions.some((action) => action.do === 'deploy')
    );
    return isClaim ? lastSquare : null;
  }

  const sees = (square: Square) => inView(camera.at, centre(boxOf([square])), screen());
  let hidesLit = $state(false);

  /** Call when the camera has moved, or other squares are lit. */
  function noteHidden() {
    hidesLit = untrack(() => litSquares().some((square) => !sees(square)));
  }

  function look(next: Camera, calm?: boolean) {
    camera.look(next, calm);
    noteHidden();
  }

  const lookGuarded = (next: Camera, calm?: boolean) =>
    look(keepInSight(next, boxOf(laidSquares()), screen()), calm);

  /** Brings a world box into view; a scale chosen by the person stays. */
  const bring = (box: Box) =>
    look(zoom === 'auto' ? reveal(camera.at, box, screen()) : centreOn(camera.at, box, screen()), true);

  const wholeBox = () => boxOf([...litSquares(), ...laidSquares()]);

  function fitAll(calm = true) {
    look(fit(wholeBox(), screen()), calm);
  }

  /** Moves the table into room that it left free, where nobody has chosen another view. */
  function settle(calm = true) {
    if (zoom === 'auto' && !moved) look(useRoom(camera.at, wholeBox(), screen()), calm);
  }

  function zoomTo(next: Camera, calm?: boolean) {
    if (!calm) camera.moving(true);
    zoom = 'own';
    lookGuarded(next, calm);
  }

  function move(from: Camera, dx: number, dy: number, calm?: boolean) {
    if (!calm) camera.moving(true);
    moved = true;
    if (zoom === 'all') zoom = 'own';
    lookGuarded(pan(from, dx, dy), calm);
  }

  function show(squares: readonly Square[]) {
    if (zoom === 'all') fitAll();
    else if (squares.length > 0) bring(boxOf(squares, 0.15));
  }

  // A person who is asked sees what can be touched. The scale never follows a single turn: it falls as the table
  // grows, and stays where the person has set it.
  function frameAsked(settles = true) {
    const squares = litSquares();
    const { ghost } = model;
    if (!framed || (!ghost && squares.length === 0)) return noteHidden();
    const isSettling = settles && !moved;
    moved = false;
    // A table opened in the middle of a turn: what is asked can be touched at once.
    const first = !met;
    met = true;
    if (zoom === 'all') return untrack(() => fitAll());
    if (ghost) {
      const reach = untrack(() => model.coming.filter(({ kind }) => kind === 'reach'));
      bring(boxOf([ghost.at, ...reach.map(squareAt)], reach.length > 0 ? 0 : 0.12));
    } else {
      const touchable = zoom === 'own' ? camera.at.scale : coarse.current ? TOUCHABLE : 0.3;
      const isSpots = first && coarse.current && model.targets.every(({ kind }) => kind !== 'square');
      const claimed = first ? squareToClaim() : null;
      const asked = claimed ? [claimed] : squares;
      look(frameChoice(camera.at, asked, screen(), touchable, isSpots ? CLOSE : touchable), !first);
      if (isSettling) untrack(() => settle(!first));
    }
  }

  // After the count, the whole table once more.
  $effect(() => {
    if (model.over && !isCounting()) untrack(() => fitAll());
  });

  $effect(() => frameAsked());

  // A choice taken from the list may be out of sight; one that was touched is not.
  $effect(() => {
    const { plan, ghost } = model;
    const chosen = plan.second ?? (ghost ? null : plan.first);
    if (!chosen || !framed) return;
    untrack(() => {
      const spot = model.spots.find(({ target }) => target.actions.some((one) => sameAction(one, chosen)));
      if (spot && !inView(camera.at, spot, screen())) show([squareAt(spot)]);
    });
  });

  return {
    sees,
    hidesLit: () => hidesLit,
    fitAll,
    show,
    zoomTo,
    showAll() {
      zoom = 'all';
      fitAll();
    },
    zoomBy: (factor) => zoomTo(zoomAt(camera.at, { x: size.width / 2, y: size.height / 2 }, factor), true),
    panBy: (dx, dy) => move(camera.at, dx, dy, true),
    follow(square) {
      if (moved || zoom === 'own') return;
      show([square]);
      settle();
    },
    frame: () => untrack(() => frameAsked()),
    drag: (dx, dy) => move(camera.shown(), dx, dy),
    resize(next, nextTop, isOpening) {
      const { width, height } = size;
      const lower = nextTop - top;
      top = nextTop;
      size = next;
      let kept = camera.at;
      // A turned device, or another window: what was in the middle stays there.
      if (size.width !== width) kept = pan(kept, (size.width - width) / 2, (size.height - height) / 2);
      // Content that appears or disappears above the board changes its height.
      else if (lower !== 0) {
        camera.staySeen(lower);
        kept = camera.at;
      }
      // Content shown after the final count takes room from the table, and so does what a new page still loads.
      const isNew = isOpening && zoom === 'auto' && !moved && !met;
      if (framed && !isNew && !(model.over && !isCounting())) {
        lookGuarded(kept, size.width === width);
        // A notice above the hand takes room from the table: what can be touched stays in sight.
        if (zoom !== 'own' && !moved) frameAsked(false);
        // A notice that went has left its room free.
        if (size.height > height) settle();
      } else {
        fitAll(false);
        framed = true;
        frameAsked();
      }
    }
  };
}
