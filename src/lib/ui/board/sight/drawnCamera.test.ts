import { beforeEach, expect, it, vi } from 'vitest';
import { drawCamera, type DrawnCamera } from './drawnCamera.ts';

/** An element as far as a camera needs one. */
function element() {
  const names = new Set<string>();
  const classList = {
    contains: (name: string) => names.has(name),
    remove: (name: string) => names.delete(name),
    toggle: (name: string, on: boolean) => (on ? names.add(name) : names.delete(name))
  };
  return { style: { transform: '' }, classList, names };
}

let world: ReturnType<typeof element>;
let cloth: ReturnType<typeof element>;
let camera: DrawnCamera;
let frames: Map<number, () => void>;
/** The transform as it is on the way. */
let computed: string;

const nextFrame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw();
};

beforeEach(() => {
  world = element();
  cloth = element();
  frames = new Map();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (frames.set(++last, draw), last));
  vi.stubGlobal('cancelAnimationFrame', (n: number) => frames.delete(n));
  vi.stubGlobal('getComputedStyle', () => ({ transform: computed }));
  camera = drawCamera(
    () => world as unknown as HTMLElement,
    () => cloth as unknown as HTMLElement
  );
});

it('is drawn once a frame, where it was sent last', () => {
  camera.look({ x: 1, y: 2, scale: 1 });
  camera.look({ x: 30, y: 4, scale: 2 });
  expect([camera.at, frames.size, world.style.transform]).toEqual([{ x: 30, y: 4, scale: 2 }, 1, '']);
  nextFrame();
  expect(world.style.transform).toBe('translate(30px, 4px) scale(2)');
});

it('moves the cloth within one of its meshes, and never zooms it', () => {
  camera.look({ x: 57, y: -27, scale: 2 });
  nextFrame();
  expect(cloth.style.transform).toBe('translate(5px, -1px)');
});

it('shows where it is, in a glide where that has come to; halted, it stays there', () => {
  camera.look({ x: 10, y: 0, scale: 1 });
  computed = 'matrix(1, 0, 0, 1, 40, 0)';
  expect(camera.shown()).toEqual({ x: 10, y: 0, scale: 1 });
  camera.look({ x: 90, y: 0, scale: 1 }, true);
  expect(camera.shown()).toEqual({ x: 40, y: 0, scale: 1 });
  expect(camera.at).toEqual({ x: 90, y: 0, scale: 1 });
  expect(camera.halt()).toEqual({ x: 40, y: 0, scale: 1 });
  expect(camera.at).toEqual({ x: 40, y: 0, scale: 1 });
  expect(world.names.has('calm')).toBe(false);
});

it('halted at rest, draws nothing', () => {
  camera.look({ x: 10, y: 0, scale: 1 });
  nextFrame();
  expect(camera.halt()).toBe(camera.at);
  expect(frames.size).toBe(0);
});

it('moves up at once by what came above the board, and goes on from there', () => {
  camera.look({ x: 0, y: 100, scale: 1 }, true);
  computed = 'matrix(1, 0, 0, 1, 0, 50)';
  camera.staySeen(20);
  expect(world.style.transform).toBe('translate(0px, 30px) scale(1)');
  expect(world.names.has('calm')).toBe(false);
  expect(camera.at).toEqual({ x: 0, y: 80, scale: 1 });
});

it('tells the page while a finger moves it', () => {
  camera.moving(true);
  expect(world.names.has('moving')).toBe(true);
  camera.moving(false);
  expect(world.names.has('moving')).toBe(false);
});

it('draws nothing any more once it is stopped', () => {
  camera.look({ x: 1, y: 2, scale: 1 });
  camera.stop();
  nextFrame();
  expect(world.style.transform).toBe('');
});
