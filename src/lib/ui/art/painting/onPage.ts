import { paintTile } from './painter.ts';
import { artSheets } from './sheets.ts';
import type { PaintAnswer, PaintRequest } from './request.ts';

/** Paints on the page's own thread: for browsers whose workers have no canvas. */
export async function paintOnPage(request: PaintRequest): Promise<PaintAnswer> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = request.side;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  paintTile(pen, await artSheets(), request);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
