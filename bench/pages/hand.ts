import type { Phone } from './rig.ts';

/** Gestures on the board, by Chromium's own touch events. */

const STEPS = 40;

const touch = ({ devtools }: Phone, type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points as never });

/** One finger there and back across the board. */
async function drag(phone: Phone): Promise<void> {
  await touch(phone, 'touchStart', [{ x: 200, y: 400 }]);
  for (let i = 1; i <= STEPS; i++) {
    const by = STEPS / 2 - Math.abs(i - STEPS / 2);
    await touch(phone, 'touchMove', [{ x: 200 - by * 6, y: 400 - by * 8 }]);
  }
  await touch(phone, 'touchEnd', []);
}

/** Two fingers apart and together again. */
async function spread(phone: Phone): Promise<void> {
  const apart = (by: number) => [
    { x: 195 - by, y: 350, id: 1 },
    { x: 195 + by, y: 350, id: 2 }
  ];
  await touch(phone, 'touchStart', apart(30));
  for (let i = 1; i <= STEPS; i++)
    await touch(phone, 'touchMove', apart(30 + 5 * (STEPS / 2 - Math.abs(i - STEPS / 2))));
  await touch(phone, 'touchEnd', []);
}

const GESTURES = 3;

/** Drags and zooms the board for a while. */
export async function moveBoard(phone: Phone): Promise<void> {
  for (let i = 0; i < GESTURES; i++) {
    await drag(phone);
    await spread(phone);
  }
}

/**
 * Touches a lit square, waits for the ghost and takes it back; returns the ms from lifting the finger to the
 * frame that shows the ghost. `slower` is the factor by which the processor is slowed during this time.
 */
export async function ghostTime({ page, devtools }: Phone, slower = 1): Promise<number> {
  const square = await page.evaluate(() => {
    const board = document.querySelector('[data-board]')?.getBoundingClientRect();
    const middles = [...document.querySelectorAll('g.square rect')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    return middles.find(
      ({ x, y }) => board && x > board.left && x < board.right && y > board.top && y < board.bottom - 70
    );
  });
  if (!square) throw new Error('No lit square is in sight.');
  await page.evaluate(() => {
    const page = globalThis as { ghostAfter?: number | undefined };
    page.ghostAfter = undefined;
    const lifted = ({ timeStamp }: PointerEvent) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('[data-ghost]')) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (page.ghostAfter = performance.now() - timeStamp);
          port2.postMessage(null);
        });
      });
      watch.observe(document.body, { subtree: true, childList: true });
    };
    addEventListener('pointerup', lifted, { capture: true, once: true });
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.touchscreen.tap(square.x, square.y);
  const after = await page.waitForFunction(() => (globalThis as { ghostAfter?: number }).ghostAfter);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.keyboard.press('Escape');
  await page.locator('[data-ghost]').waitFor({ state: 'detached' });
  // A second touch within this time would be a double tap, or fall into the camera's movement.
  await page.waitForTimeout(500);
  return Number(await after.jsonValue());
}
