import { expect, it } from 'vitest';
import { seedChance, startPractice } from '../support/practice.ts';
import { desktop } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The board by mouse, where a place for a figure that is clicked is decided at once. */

const on = stage();

it('further quick clicks on a square turn its tile, and place no figure that came to lie under the pointer', () =>
  on.share(desktop, async (page) => {
    await seedChance(page.context(), 5);
    await startPractice(page, on.site.url);
    const { x, y, width, height } = (await page.locator('g.square rect').first().boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.click(left, top);
    await page.locator('[data-spot]').first().waitFor({ state: 'attached' });
    const [place] = await page.locator('[data-spot]').evaluateAll((spots) =>
      spots.map((spot) => {
        const box = spot.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })
    );
    await page.keyboard.press('Escape');
    await page.locator('[data-ghost]').waitFor({ state: 'detached' });

    for (let clicks = 0; clicks < 3; clicks++) await page.mouse.click(place[0], place[1]);
    await page.locator('[data-ghost]').waitFor({ state: 'attached' });
    expect(await page.locator('[data-tile]').count()).toBe(1);

    // After a moment the same click means the figure.
    await page.waitForTimeout(400);
    await page.locator('[data-spot]').first().waitFor({ state: 'attached' });
    await page.locator('[data-spot]').first().click({ force: true });
    await expect.poll(() => page.locator('[data-tile]').count()).toBe(2);
  }));

it('the tools beside the board stand in one row in the smallest window that has them', () =>
  on.share({ ...desktop, viewport: { width: 965, height: 700 } }, async (page) => {
    await page.goto(`${on.site.url}new/?bot`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name on seat 1').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const tops = () =>
      page.locator('.tools button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    await expect.poll(async () => (await tops()).length).toBe(6);
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
  }));

it.each(['Escape', 'pointercancel', 'a second finger'])(
  'a tile that is dragged goes back to where it lay before: %s',
  (how) =>
    on.share(desktop, async (page) => {
      await seedChance(page.context(), 9);
      await startPractice(page, on.site.url);
      const middleOf = async (selector: string, n: number) => {
        const { x, y, width, height } = (await page.locator(selector).nth(n).boundingBox())!;
        return [x + width / 2, y + height / 2] as const;
      };
      const ghost = () => page.locator('[data-ghost]').getAttribute('data-ghost');
      await page.mouse.click(...(await middleOf('g.square rect', 0)));
      await page.locator('[data-ghost]').waitFor({ state: 'attached' });
      const before = await ghost();
      const aim = await middleOf('g.square rect', 1);

      await page.mouse.move(...(await middleOf('[data-hand]', 0)));
      await page.mouse.down();
      await page.mouse.move(...aim, { steps: 4 });
      await page.locator('.dragged').waitFor();
      await expect.poll(ghost).not.toBe(before);
      if (how === 'Escape') await page.keyboard.press('Escape');
      else
        await page.evaluate((type) => {
          const more = type === 'pointercancel' ? { pointerId: 1 } : { pointerId: 7 };
          const event = type === 'pointercancel' ? type : 'pointerdown';
          document.body.dispatchEvent(new PointerEvent(event, { bubbles: true, ...more }));
        }, how);
      await page.locator('.dragged').waitFor({ state: 'detached' });
      await expect.poll(ghost).toBe(before);

      // The rest of this press does nothing: neither a move nor the click over the hand.
      await page.mouse.move(aim[0] + 20, aim[1]);
      await page.mouse.move(...(await middleOf('[data-hand]', 0)), { steps: 2 });
      await page.mouse.up();
      expect(await page.locator('.dragged').count()).toBe(0);
      expect(await ghost()).toBe(before);
    })
);
