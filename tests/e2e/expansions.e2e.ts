import { expect, it } from 'vitest';
import { chooser } from './players.ts';
import { isOver, seedChance, startPractice, takeStep } from './practice.ts';
import { launch, phone, serve, watchForFaults } from './site.ts';

const STEPS = 40;

/** Each decision has a test of its own (expansion-decisions); here all sets meet, as chance has it. */
it('all six sets together are played by a finger without a fault', async () => {
  const [browser, site] = await Promise.all([launch(), serve()]);
  try {
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
    await seedChance(context, 8);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const faults = watchForFaults(page);
    await startPractice(page, site.url, [
      'Abbot',
      'River',
      '20th Anniversary',
      'COVID-19',
      'Natural Disasters',
      'Black Dragon'
    ]);
    const choose = chooser(8);
    let decided = 0;
    for (let step = 0; step < STEPS && !(await isOver(page)); step++)
      if (await takeStep(page, choose, (x, y) => page.touchscreen.tap(x, y))) decided++;
    expect(faults).toEqual([]);
    expect(decided).toBeGreaterThan(STEPS / 4);
  } finally {
    await browser.close();
    await site.close();
  }
}, 180_000);
