import { t } from '../../../i18n/index.ts';
import { tilePicture, type TilePicture } from '../../art/pictures.svelte.ts';
import type { TileView } from '../../../landscape/view/view.ts';
import { linesOf } from '../../replay/chart.ts';
import { seatLetter, seatLook } from '../../art/seats.ts';
import { boxOf, fit, TILE } from '../camera/camera.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { standings } from '../model/places.ts';

/** The result as one picture to share: the winner, the table, the players, the curve. In CSS pixels. */

const WIDTH = 1080;
const MARGIN = 48;
const BOARD = 640;
const ROW = 64;
const CURVE = 170;
/** Side of a figure's mark on the table, in world units. */
const FIGURE = 34;
/** Maximum wait for a tile's picture. */
const PAINTING_MS = 10_000;

/** A colour of the page as a canvas takes it: `light-dark()` and variables resolved. */
function colourReader(): (css: string) => string {
  const probe = document.body.appendChild(document.createElement('i'));
  const read = (css: string) => {
    probe.style.color = css;
    return getComputedStyle(probe).color;
  };
  queueMicrotask(() => probe.remove());
  return read;
}

async function loaded(href: string): Promise<HTMLImageElement | null> {
  const image = Object.assign(new Image(), { src: href });
  return image.decode().then(
    () => image,
    () => null
  );
}

/** A tile's picture. On a page that was just opened it may not be painted yet. */
async function painted({ def, turn }: TileView): Promise<TilePicture | null> {
  for (let waits = PAINTING_MS / 50; waits > 0; waits--) {
    const picture = tilePicture(def, turn);
    if (picture) return picture;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

/** Writes a line of text, in smaller letters where it would be wider than its room. */
function writeLine(
  pen: Pen,
  text: string,
  [x, y]: readonly [number, number],
  room: number,
  font: Font
): void {
  const { weight, size, family } = font;
  const setSize = (pixels: number) => (pen.font = `${weight} ${pixels}px ${family}`);
  setSize(size);
  const { width } = pen.measureText(text);
  if (width > room) setSize((size * room) / width);
  pen.fillText(text, x, y);
}

interface Font {
  readonly weight: number;
  readonly size: number;
  readonly family: string;
}

/** Fonts and colours of the page, as a canvas takes them. */
interface Look {
  readonly serif: string;
  readonly sans: string;
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly sunken: string;
  readonly seats: readonly { readonly outline: Path2D; readonly fill: string; readonly ink: string }[];
}

function lookOf({ seats }: TableModel['play']): Look {
  const colour = colourReader();
  const fonts = getComputedStyle(document.documentElement);
  return {
    serif: fonts.getPropertyValue('--serif') || 'serif',
    sans: fonts.getPropertyValue('--sans') || 'sans-serif',
    paper: colour('var(--paper)'),
    ink: colour('var(--ink)'),
    soft: colour('var(--ink-soft)'),
    line: colour('var(--line)'),
    sunken: colour('var(--sunken)'),
    seats: seats.map(({ seat }) => {
      const look = seatLook(seat);
      return { outline: new Path2D(look.outline), fill: colour(look.colour), ink: colour(look.ink) };
    })
  };
}

type Pen = CanvasRenderingContext2D;

async function drawTable(pen: Pen, look: Look, model: TableModel, top: number): Promise<void> {
  const area = { left: MARGIN, top, right: WIDTH - MARGIN, bottom: top + BOARD };
  pen.save();
  pen.beginPath();
  pen.roundRect(area.left, area.top, area.right - area.left, BOARD, 20);
  pen.fillStyle = look.sunken;
  pen.fill();
  pen.clip();
  const { x, y, scale } = fit(
    boxOf(
      model.view.tiles.map(({ at }) => at),
      0.3
    ),
    area
  );
  pen.setTransform(scale, 0, 0, scale, x, y);
  const images = await Promise.all(
    model.view.tiles.map(async (tile) => {
      const picture = await painted(tile);
      return { at: tile.at, turns: picture?.turns ?? 0, image: picture && (await loaded(picture.href)) };
    })
  );
  for (const { at, turns, image } of images) {
    if (!image) continue;
    pen.save();
    pen.translate((at[0] + 0.5) * TILE, (at[1] + 0.5) * TILE);
    pen.rotate((turns * Math.PI) / 2);
    pen.drawImage(image, -TILE / 2 - 0.5, -TILE / 2 - 0.5, TILE + 1, TILE + 1);
    pen.restore();
  }
  for (const { figure, ...at } of standings(model.view.figures, model.view.tiles)) {
    const { outline, fill } = look.seats[figure.seat];
    pen.save();
    pen.translate(at.x - FIGURE / 2, at.y - FIGURE / 2);
    pen.scale(FIGURE / 24, FIGURE / 24);
    pen.lineWidth = 3;
    pen.strokeStyle = '#fffdf8';
    pen.stroke(outline);
    pen.fillStyle = fill;
    pen.fill(outline);
    pen.restore();
  }
  pen.restore();
}

/** The players, best first. */
function drawPlayers(pen: Pen, look: Look, model: TableModel, top: number): void {
  const ranking = model.play.seats.toSorted(
    (a, b) => model.scores[b.seat] - model.scores[a.seat] || a.seat - b.seat
  );
  const most = Math.max(1, ...model.scores);
  for (const [i, { seat, name }] of ranking.entries()) {
    const middle = top + (i + 0.5) * ROW;
    const { outline, fill, ink: onFill } = look.seats[seat];
    pen.save();
    pen.translate(MARGIN, middle - 22);
    pen.scale(44 / 24, 44 / 24);
    pen.fillStyle = fill;
    pen.fill(outline);
    pen.fillStyle = onFill;
    pen.font = `700 11px ${look.sans}`;
    pen.textAlign = 'center';
    pen.fillText(seatLetter(seat, name), 12, 13);
    pen.restore();
    pen.fillStyle = look.ink;
    writeLine(pen, name, [MARGIN + 62, middle], 270, { weight: 600, size: 34, family: look.sans });
    const from = MARGIN + 350;
    const room = WIDTH - MARGIN - 110 - from;
    pen.fillStyle = fill;
    pen.fillRect(from, middle - 11, (Math.max(0, model.scores[seat]) / most) * room, 22);
    pen.fillStyle = look.ink;
    pen.font = `700 40px ${look.serif}`;
    pen.textAlign = 'right';
    pen.fillText(String(model.scores[seat]), WIDTH - MARGIN, middle);
    pen.textAlign = 'left';
  }
}

function drawCurve(pen: Pen, look: Look, course: readonly (readonly number[])[], top: number): void {
  pen.save();
  pen.translate(MARGIN, top);
  pen.strokeStyle = look.line;
  pen.strokeRect(0, 0, WIDTH - 2 * MARGIN, CURVE);
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const [seat, d] of linesOf(course, WIDTH - 2 * MARGIN, CURVE).entries()) {
    pen.strokeStyle = look.seats[seat].fill;
    pen.stroke(new Path2D(d));
  }
  pen.restore();
}

/** Draws the result. `course`: points of every seat over the game. */
export async function resultPicture(
  model: TableModel,
  title: string,
  course: readonly (readonly number[])[]
): Promise<File> {
  const canvas = document.createElement('canvas');
  const head = 150;
  const ranks = head + BOARD + 24;
  const curve = ranks + model.play.seats.length * ROW + 32;
  [canvas.width, canvas.height] = [WIDTH, curve + CURVE + 90];
  const pen = canvas.getContext('2d')!;
  const look = lookOf(model.play);

  pen.fillStyle = look.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = look.ink;
  pen.textBaseline = 'middle';
  const font = { weight: 700, size: 54, family: look.serif };
  writeLine(pen, title, [MARGIN, head / 2 + 6], WIDTH - 2 * MARGIN, font);
  await drawTable(pen, look, model, head);
  drawPlayers(pen, look, model, ranks);
  drawCurve(pen, look, course, curve);
  pen.fillStyle = look.soft;
  pen.font = `400 26px ${look.sans}`;
  pen.fillText(t('app.name'), MARGIN, canvas.height - 40);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], 'bastide.png', { type: 'image/png' });
}
