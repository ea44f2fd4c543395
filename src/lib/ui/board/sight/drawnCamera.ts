import { cameraOf, pan, type Camera } from '../camera/camera.ts';

/** Mesh of the cloth under the table, as its style has it. */
const MESH = 26;

/** The camera as the page shows it. */
export interface DrawnCamera {
  /** Where it rests, or where it is gliding to. */
  readonly at: Camera;
  /** As the screen shows it: during a glide it is on its way to `at`. */
  shown(): Camera;
  /** Ends a glide where it is, and returns what is shown. */
  halt(): Camera;
  /** Moves there: at once, or in a glide if `calm`. */
  look(next: Camera, calm?: boolean): void;
  /** The board begins this many pixels lower on the page; what lies on it stays in place on the screen. */
  staySeen(lower: number): void;
  /** A finger or the wheel is moving it. */
  moving(on: boolean): void;
  /** Stops drawing. */
  stop(): void;
}

/** Not reactive: the camera changes two transforms, and nothing is redrawn. */
export function drawCamera(world: () => HTMLElement, cloth: () => HTMLElement): DrawnCamera {
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let request = 0;

  function draw({ x, y, scale }: Camera) {
    world().style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    // The cloth repeats, so it never moves further than one mesh.
    cloth().style.transform = `translate(${x % MESH}px, ${y % MESH}px)`;
  }

  const isGliding = () => world().classList.contains('calm');
  const shown = () => (isGliding() ? cameraOf(getComputedStyle(world()).transform, camera) : camera);
  const stop = () => cancelAnimationFrame(request);

  function look(next: Camera, calm = false) {
    camera = next;
    world().classList.toggle('calm', calm);
    stop();
    request = requestAnimationFrame(() => draw(camera));
  }

  return {
    get at() {
      return camera;
    },
    shown,
    stop,
    look,
    halt() {
      const seen = shown();
      if (isGliding()) look(seen);
      return seen;
    },
    staySeen(lower) {
      const seen = shown();
      world().classList.remove('calm');
      draw(pan(seen, 0, -lower));
      // Without a glide: the next one begins at what was drawn.
      void getComputedStyle(world()).transform;
      camera = pan(camera, 0, -lower);
    },
    moving: (on) => world().classList.toggle('moving', on)
  };
}
