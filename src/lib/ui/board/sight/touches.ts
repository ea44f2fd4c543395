import type { Square } from '../../../landscape/view/view.ts';
import { pinch, squareAt, toWorld, zoomAt, type Camera, type Point } from '../camera/camera.ts';
import type { GestureHandlers } from '../camera/gestures.ts';
import { spotAt } from '../camera/hit.ts';
import type { Spot, TableModel } from '../model/model.svelte.ts';
import type { DrawnCamera } from './drawnCamera.ts';
import type { Framing } from './framing.svelte.ts';

interface Meant {
  ontouch: (spot: Spot) => void;
  /** A touch where nothing is lit, with its point in world units. */
  onmiss: (square: Square, at: Point) => void;
  /** The pointer is over something that a touch would choose. */
  onover: (on: boolean) => void;
}

/** What fingers, mouse and wheel mean on the table. */
export function touchesOf(
  model: TableModel,
  camera: DrawnCamera,
  framing: Framing,
  { ontouch, onmiss, onover }: Meant
): GestureHandlers {
  /** The camera at the last press: a touch means what was shown at that moment. */
  let pressed: Camera = camera.at;
  /** The destination of a glide that a press stopped. */
  let goal: Camera = pressed;
  /** The last touch was of a whole square. */
  let onSquare = false;
  const hit = (at: Point, seen: Camera, spots = model.spots) => spotAt(spots, seen, at);

  return {
    press() {
      // The table stops under a finger.
      goal = camera.at;
      pressed = camera.halt();
    },
    pan: framing.drag,
    pinch: (from, to) => framing.zoomTo(pinch(camera.shown(), from, to)),
    zoom: (about, factor) => framing.zoomTo(zoomAt(camera.shown(), about, factor)),
    rest: () => camera.moving(false),
    tap(at) {
      const spot = hit(at, pressed);
      onSquare = spot?.part === null;
      if (spot) ontouch(spot);
      else {
        const point = toWorld(pressed, at);
        onmiss(squareAt(point), point);
      }
      if (camera.at === pressed) camera.look(goal, true);
    },
    doubleTap(at) {
      // A second touch on a whole square does not mean a place for a figure that the first touch lit under
      // the finger.
      const spot = hit(at, pressed, onSquare ? model.spots.filter(({ part }) => part === null) : model.spots);
      if (spot) ontouch(spot);
      else framing.showAll();
    },
    hover(at) {
      const target = at && hit(at, camera.shown())?.target;
      if (target?.key !== model.hovered?.key) model.hovered = target ?? null;
      onover(Boolean(target));
    }
  };
}
