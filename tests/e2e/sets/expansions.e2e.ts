import { expect, it } from 'vitest';
import { chooser } from '../support/players.ts';
import { isOver, seedChance, startPractice, takeStep } from '../support/practice.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

const on = stage();
const STEPS = 40;

/** Each decision has its own test (expansion-decisions); here all sets are combined at random. */
it(
  'all six sets together are played by a finger without a fault',
  () =>
    on.open(phone, async (page) => {
      await seedChance(page.context(), 8);
      await startPractice(page, on.site.url, [
        'The Abbot',
        'The River',
        '20th Anniversary',
        'COVID-19',
        'Natural Disasters',
        'Black Dragon'
      ]);
      const choose = chooser(8);
      let decided = 0;
      for (let step = 0; step < STEPS && !(await isOver(page)); step++)
        if (await takeStep(page, choose, (x, y) => page.touchscreen.tap(x, y))) decided++;
      expect(decided).toBeGreaterThan(STEPS / 4);
    }),
  180_000
);
