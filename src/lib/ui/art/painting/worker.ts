import { paintTile } from './painter.ts';
import { artSheets } from './sheets.ts';
import type { PaintAnswer, PaintRequest } from './request.ts';

async function paint(request: PaintRequest): Promise<PaintAnswer> {
  const canvas = new OffscreenCanvas(request.side, request.side);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  paintTile(pen, await artSheets(), request);
  return canvas.convertToBlob();
}

let last: Promise<unknown> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<PaintRequest>) => {
  last = last
    .then(() => paint(data))
    .catch(() => null)
    .then((picture) => self.postMessage(picture));
};
