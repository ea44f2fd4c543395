import type { Page } from 'playwright-core';

/** Until the board shows what was pressed: it moves one frame later, and the frame after that one has been drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  );
