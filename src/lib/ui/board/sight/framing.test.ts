import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Square } from '../../../landscape/view/view.ts';
import { boxOf, fit, inView, pan, type Camera } from '../camera/camera.ts';
import type { TableModel } from '../model/model.svelte.ts';
import type { DrawnCamera } from './drawnCamera.ts';
import { frameTable, type Framing } from './framing.svelte.ts';

const SIZE = { width: 400, height: 300 };
const TOP = 50;
const screen = { left: 14, top: 14, right: 386, bottom: 286 };

let table: {
  tiles: Square[];
  lit: Square[];
  /** The tile laid last, on which a figure may be placed. */
  claim: Square | null;
  ghost: Square | null;
  over: boolean;
  counting: boolean;
};
let camera: DrawnCamera & { at: Camera };
let framing: Framing;
const staySeen = vi.fn();
const moving = vi.fn();

const lies = ([x, y]: Square) => ({ x: (x + 0.5) * 100, y: (y + 0.5) * 100 });
const isSeen = (square: Square) => inView(camera.at, lies(square), screen);
/** The whole table with what is lit. */
const whole = () => fit(boxOf([...table.lit, ...table.tiles]), screen);
const row = (length: number): Square[] => Array.from({ length }, (_, x) => [x, 0]);

beforeEach(() => {
  vi.clearAllMocks();
  table = { tiles: row(3), lit: [], claim: null, ghost: null, over: false, counting: false };
  const model = {
    get view() {
      return { tiles: table.tiles.map((at) => ({ at })) };
    },
    get targets() {
      const lit = table.lit.map((at) => ({ kind: 'square', at, actions: [] as { do: string }[] }));
      return table.claim ? [...lit, { kind: 'part', at: table.claim, actions: [{ do: 'deploy' }] }] : lit;
    },
    get lastSquare() {
      return table.claim;
    },
    get ghost() {
      return table.ghost && { at: table.ghost };
    },
    get over() {
      return table.over;
    },
    coming: [],
    spots: [],
    plan: { first: null, second: null }
  };
  camera = {
    at: { x: 0, y: 0, scale: 1 },
    shown: () => camera.at,
    halt: () => camera.at,
    look: (next) => (camera.at = next),
    staySeen,
    moving,
    stop: vi.fn()
  };
  framing = frameTable(model as unknown as TableModel, camera, () => table.counting);
});

const open = () => framing.resize(SIZE, TOP, true);

describe('what can be seen', () => {
  it('is every square whose middle is on the board, and nothing before its first size', () => {
    expect(framing.sees([0, 0])).toBe(false);
    open();
    camera.look({ x: 0, y: 0, scale: 1 });
    expect([framing.sees([0, 0]), framing.sees([3, 2])]).toEqual([true, true]);
    expect([framing.sees([-1, 0]), framing.sees([4, 0]), framing.sees([0, 3])]).toEqual([
      false,
      false,
      false
    ]);
    camera.look({ x: -100, y: 0, scale: 1 });
    expect([framing.sees([0, 0]), framing.sees([4, 0])]).toEqual([false, true]);
  });
});

describe('a lit square out of sight', () => {
  const far: Square = [40, 0];

  it('is known from each move of the table', () => {
    table.lit = [[3, 0], far];
    open();
    framing.zoomTo({ x: 0, y: 0, scale: 1 });
    expect([isSeen([3, 0]), isSeen(far), framing.hidesLit()]).toEqual([true, false, true]);
    framing.showAll();
    expect([isSeen(far), framing.hidesLit()]).toEqual([true, false]);
    framing.drag(0, 900);
    expect(framing.hidesLit()).toBe(true);
  });

  it('is none once nothing is lit any more', () => {
    table.lit = [far];
    open();
    framing.zoomTo({ x: 0, y: 0, scale: 1 });
    table.lit = [];
    framing.frame();
    expect(framing.hidesLit()).toBe(false);
  });
});

describe('the first size', () => {
  it('shows the whole table', () => {
    open();
    expect(camera.at).toEqual(whole());
  });

  it('brings what is asked to a scale that can be touched', () => {
    table.tiles = row(90);
    table.lit = [[90, 0]];
    open();
    expect(isSeen([90, 0])).toBe(true);
    expect(camera.at.scale).toBeGreaterThan(whole().scale);
  });

  it('brings the tile just laid, not what may be done elsewhere instead', () => {
    table.tiles = row(90);
    table.lit = [[45, 1]];
    table.claim = [89, 0];
    open();
    expect(isSeen([89, 0])).toBe(true);
    expect(isSeen([45, 1])).toBe(false);
  });

  it('a later one shows it all once more while the page opens and nobody has moved', () => {
    open();
    framing.resize({ width: 200, height: 200 }, TOP, true);
    expect(camera.at.scale).toBeLessThan(0.7);
  });
});

describe('a new size', () => {
  it('keeps the middle and the scale', () => {
    open();
    const before = camera.at;
    framing.resize({ width: 500, height: 360 }, TOP, false);
    expect(camera.at).toEqual(pan(before, 50, 30));
  });

  it('of a board that begins lower keeps the table where it is on the page', () => {
    open();
    framing.resize({ width: 400, height: 270 }, TOP + 30, false);
    expect(staySeen).toHaveBeenCalledExactlyOnceWith(30);
  });

  it('after the count shows the whole table, while counting what is counted', () => {
    open();
    framing.zoomBy(2);
    table.over = true;
    table.counting = true;
    framing.resize({ width: 400, height: 200 }, TOP, false);
    expect(camera.at.scale).toBeGreaterThan(1.3);
    table.counting = false;
    framing.resize(SIZE, TOP, false);
    expect(camera.at).toEqual(whole());
  });
});

describe('who decides the scale', () => {
  beforeEach(() => {
    table.tiles = row(12);
    open();
  });

  it('a person who zooms keeps the scale when asked', () => {
    framing.zoomBy(1.5);
    const { scale } = camera.at;
    table.lit = [[30, 0]];
    framing.frame();
    expect(camera.at.scale).toBeCloseTo(scale);
    expect(isSeen([30, 0])).toBe(true);
  });

  it('who asked for the whole table gets it with each question, until they zoom or move', () => {
    framing.showAll();
    table.lit = [[20, 0]];
    framing.frame();
    expect(camera.at).toEqual(whole());
    const all = camera.at;
    framing.panBy(5, 0);
    table.lit = [[40, 0]];
    framing.frame();
    expect(camera.at.scale).toBeCloseTo(all.scale);
  });

  it('without a wish of the person a far place is shown with no more zoom than needed', () => {
    const { scale } = camera.at;
    framing.show([[0, 0]]);
    expect(camera.at.scale).toBe(scale);
  });
});

describe('what another player does', () => {
  const FAR: Square = [40, 0];

  beforeEach(() => {
    table.tiles = row(3);
    open();
    table.tiles = [...row(3), FAR];
  });

  it('comes into view', () => {
    framing.follow(FAR);
    expect(isSeen(FAR)).toBe(true);
  });

  it('comes with the rest of the table where there is room, as does what a notice hid', () => {
    table.tiles = [
      [0, 0],
      [0, 1]
    ];
    open();
    camera.look({ x: 150, y: -86, scale: 1 });
    framing.follow([0, 1]);
    expect([isSeen([0, 0]), isSeen([0, 1])]).toEqual([true, true]);
    framing.resize({ ...SIZE, height: 130 }, TOP, false);
    camera.look({ x: 150, y: -86, scale: 1 });
    framing.resize(SIZE, TOP, false);
    expect([isSeen([0, 0]), isSeen([0, 1])]).toEqual([true, true]);
    table.lit = [[1, 1]];
    camera.look({ x: 150, y: -86, scale: 1 });
    framing.frame();
    expect([isSeen([0, 0]), isSeen([1, 1])]).toEqual([true, true]);
  });

  it('does not where the person has moved the table, until they are asked', () => {
    framing.drag(-5, 0);
    framing.follow(FAR);
    expect(isSeen(FAR)).toBe(false);
    table.lit = [[3, 0]];
    framing.frame();
    framing.follow(FAR);
    expect(isSeen(FAR)).toBe(true);
  });

  it('does not where the person has chosen a scale', () => {
    framing.zoomTo(camera.at);
    framing.follow(FAR);
    expect(isSeen(FAR)).toBe(false);
  });
});

it('a table that is dragged away keeps a corner on screen', () => {
  open();
  framing.drag(5000, 5000);
  expect(camera.at.x).toBeLessThan(400);
  expect(camera.at.y).toBeLessThan(300);
});

it('fingers and the wheel move the table at once, keys and buttons in a glide', () => {
  open();
  const look = vi.spyOn(camera, 'look');
  framing.panBy(1, 0);
  framing.zoomBy(1.1);
  expect(moving).not.toHaveBeenCalled();
  expect(look.mock.calls.map(([, calm]) => calm)).toEqual([true, true]);
  framing.drag(1, 0);
  framing.zoomTo(camera.at);
  expect(moving.mock.calls).toEqual([[true], [true]]);
  expect(look.mock.calls.slice(2).map(([, calm]) => Boolean(calm))).toEqual([false, false]);
});

it('the considered tile is shown without the places around it', () => {
  table.lit = row(60);
  open();
  table.ghost = [60, 0];
  framing.frame();
  expect(isSeen([60, 0])).toBe(true);
});
