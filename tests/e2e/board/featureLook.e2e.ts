import { expect, it } from 'vitest';
import { startPractice } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** What lies on the table explains itself: by touch, by keys, and to a screen reader. */

const on = stage();

it.each([
  ['by touch', phone],
  ['by keys', desktop]
])('a feature says what it is worth and who holds it, %s', (how, options) =>
  on.open(options, async (page) => {
    await startPractice(page, on.site.url);
    const line = page.locator('[data-look]');
    if (how === 'by keys') await page.keyboard.press('n');
    else {
      // The start tile: its city is at its upper edge.
      const box = (await page.locator('[data-tile="0,0"]').boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.12);
      expect(await line.textContent()).toBe('City: unclaimed');
    }
    await line.waitFor();
    const marked = page.locator('path.marked');
    expect(await marked.count()).toBeGreaterThan(0);
    const said = await page.getByRole('status').filter({ hasText: 'unclaimed' }).textContent();
    expect(said).toMatch(
      /City: unclaimed\. Worth 1 now, at least 2 if finished · 1 open square · \d+ tiles left fit/
    );
    await page.keyboard.press('Escape');
    await line.waitFor({ state: 'detached' });
    expect(await marked.count()).toBe(0);
  })
);
