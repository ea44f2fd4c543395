import type { PaintAnswer, PaintRequest } from './request.ts';

type Painter = (request: PaintRequest) => Promise<PaintAnswer>;

let painter: Painter | null = null;

const pagePainter: Painter = async (request) => (await import('./onPage.ts')).paintOnPage(request);

/** Pictures are returned in the order of the requests. If the worker fails, the page does its work. */
function workerPainter(): Painter {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting: { request: PaintRequest; resolve: (answer: PaintAnswer | Promise<PaintAnswer>) => void }[] =
    [];
  worker.onmessage = ({ data }: MessageEvent<PaintAnswer>) => waiting.shift()?.resolve(data);
  worker.onerror = () => {
    painter = pagePainter;
    worker.terminate();
    for (const { request, resolve } of waiting.splice(0)) resolve(pagePainter(request));
  };
  return (request) =>
    new Promise((resolve) => {
      waiting.push({ request, resolve });
      worker.postMessage(request);
    });
}

function startPainter(): Painter {
  if (typeof OffscreenCanvas !== 'function') return pagePainter;
  try {
    return workerPainter();
  } catch {
    // This browser cannot start a worker.
    return pagePainter;
  }
}

/** Paints one picture off the main thread, where the browser can; null where it cannot. */
export function paintPicture(request: PaintRequest): Promise<PaintAnswer> {
  painter ??= startPainter();
  return painter(request).catch(() => null);
}
