import { BLEED } from '../bleed.ts';
import { Inks, type ArtTheme, type Ink } from './inks.ts';
import { readMarkup, type Shape } from './markup.ts';
import type { PaintRequest } from './request.ts';

/** The parts of a canvas context used here, on the page or in a worker. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

type Library = ReadonlyMap<string, Shape>;

const allInks = new Map<string, Inks>();
const outlines = new WeakMap<Shape, Path2D>();
const libraries = new Map<string, Library>();

function inksOf(css: string, theme: ArtTheme, turn: number): Inks {
  const key = `${theme}${turn}`;
  const inks = allInks.get(key) ?? new Inks(css, theme, turn);
  allInks.set(key, inks);
  return inks;
}

/** The drawings that others refer to, by id. */
function libraryOf(shared: string): Library {
  const library = libraries.get(shared) ?? new Map(readMarkup(shared).map((shape) => [shape.id, shape]));
  libraries.set(shared, library);
  return library;
}

/** The drawing with an id; throws an Error for an unknown one. */
function lookUp(library: Library, id: string): Shape {
  const shape = library.get(id);
  if (!shape) throw new Error(`There is no drawing ${id}.`);
  return shape;
}

function outlineOf(shape: Shape): Path2D {
  const outline = outlines.get(shape) ?? new Path2D(shape.outline);
  outlines.set(shape, outline);
  return outline;
}

function apply(pen: Pen, ink: Ink, outline: Path2D): void {
  pen.globalAlpha = ink.opacity;
  if (ink.fill !== null) {
    pen.fillStyle = ink.fill;
    pen.fill(outline, ink.evenOdd ? 'evenodd' : 'nonzero');
  }
  if (ink.stroke === null) return;
  pen.strokeStyle = ink.stroke;
  pen.lineWidth = ink.width;
  pen.lineCap = ink.cap;
  pen.lineJoin = ink.join;
  pen.miterLimit = 4;
  pen.setLineDash([...ink.dash]);
  pen.lineDashOffset = ink.dashOffset;
  pen.stroke(outline);
}

function paintShape(pen: Pen, shape: Shape, library: Library, inks: Inks, tint: string): void {
  pen.save();
  for (const step of shape.transform)
    if (step.kind === 'matrix') pen.transform(...step.values);
    else {
      const [x, y] = step.about;
      pen.translate(x, y);
      pen.rotate((step.angle * Math.PI) / 180);
      pen.translate(-x, -y);
    }
  if (shape.tag === 'use') paintShape(pen, lookUp(library, shape.shows), library, inks, shape.ink || tint);
  else {
    const ink = inks.of(shape.ink, tint);
    pen.rotate(ink.up);
    pen.translate(...ink.shift);
    if (shape.tag === 'g') for (const child of shape.children) paintShape(pen, child, library, inks, tint);
    else apply(pen, ink, outlineOf(shape));
  }
  pen.restore();
}

/**
 * Paints a tile over a whole canvas, turned and in a theme's colours, with the same overlap at its sides as
 * {@link tileUse} gives. `css`: {@link artSheets}. Light and upright things are as the style sheet has them for that turn.
 */
export function paintTile(pen: Pen, css: string, { art, shared, turn, theme, side }: PaintRequest): void {
  const scale = side / (100 + 2 * BLEED);
  pen.setTransform(scale, 0, 0, scale, BLEED * scale, BLEED * scale);
  pen.translate(50, 50);
  pen.rotate((turn * Math.PI) / 2);
  pen.translate(-50, -50);
  const [library, inks] = [libraryOf(shared), inksOf(css, theme, turn)];
  for (const shape of readMarkup(art)) paintShape(pen, shape, library, inks, '');
}

/** Throws an Error that names what of a drawing cannot be painted. */
export function assertPaintable({ art, shared }: Pick<PaintRequest, 'art' | 'shared'>): void {
  const library = libraryOf(shared);
  const visit = (shape: Shape): void => {
    if (shape.tag === 'use') visit(lookUp(library, shape.shows));
    else shape.children.forEach(visit);
  };
  readMarkup(art).forEach(visit);
}
