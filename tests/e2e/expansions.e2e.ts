import { expect, it } from 'vitest';
import { chooser } from './players.ts';
import { isOver, seedChance, startPractice, takeStep } from './practice.ts';
import { launch, phone, serve, watchForFaults } from './site.ts';

/** What the large button says, or the chip beside it, for decisions that random games come to. */
const DECISIONS: Readonly<Record<string, RegExp>> = {
  activate: /Use this arrow/,
  elsewhere: /Set the meeple/,
  beside: /beside your own/,
  infect: /Infect this area/,
  aim: /Aim here/,
  storm: /Move the tornado/,
  drop: /Let down here|take the follower home/i
};

it('all expansions together: a finger reaches their decisions', async () => {
  const [browser, site] = await Promise.all([launch(), serve()]);
  const seen = new Set<string>();
  try {
    for (const seed of [8, 3]) {
      const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
      await seedChance(context, seed);
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
      const choose = chooser(seed);
      const end = Date.now() + 120_000;
      while (Date.now() < end && !(await isOver(page)) && seen.size < Object.keys(DECISIONS).length) {
        const said = await takeStep(page, choose, (x, y) => page.touchscreen.tap(x, y));
        for (const [name, words] of Object.entries(DECISIONS)) if (said && words.test(said)) seen.add(name);
      }
      expect(faults).toEqual([]);
      await context.close();
      if (seen.size === Object.keys(DECISIONS).length) break;
    }
    expect([...seen].sort()).toEqual(Object.keys(DECISIONS).sort());
  } finally {
    await browser.close();
    await site.close();
  }
}, 300_000);
