import { expect, it } from 'vitest';
import { seedChance, startPractice } from '../support/practice.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** A hint by several workers, on a device with cores to spare, and with a battery to be spared. */

const on = stage();

it.each([
  ['several workers on a device with five cores', 'Full', 4],
  ['one where the battery is to be spared', 'Save battery', 1]
] as const)('is computed by %s', (_what, thinking, workers) =>
  on.open(phone, async (page) => {
    await seedChance(page.context(), 11);
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 5 }));
    await page.goto(`${on.site.url}settings/`);
    await page.getByRole('radio', { name: thinking }).check();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/thinking-${workers}.png`, fullPage: true });
    await startPractice(page, on.site.url);
    const session = await on.browser.newBrowserCDPSession();
    const bots = async () => {
      const { targetInfos } = await session.send('Target.getTargets');
      return targetInfos.filter(({ type, url }) => type === 'worker' && url.includes('worker'));
    };
    // The painter of tiles runs, and no bot does yet.
    await page.locator('[data-tile] image').waitFor();
    const before = (await bots()).length;
    await page.getByRole('button', { name: 'Ask for a hint' }).click();
    let most = 0;
    const sentence = page.locator('p.says');
    while ((await sentence.count()) === 0) most = Math.max(most, (await bots()).length - before);
    expect(most).toBe(workers);
    expect(await sentence.textContent()).toMatch(/^A hint: ./);
    await expect.poll(async () => (await bots()).length).toBe(before);
  })
);
