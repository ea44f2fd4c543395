import { expect, it } from 'vitest';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The boxes on the page of a new table. */

const on = stage();

it('a mix is taken with a tap, a box opened, an element left out, and what is owned is remembered', () =>
  on.share(phone, async (page) => {
    await page.goto(`${on.site.url}new/`);
    const box = (name: string) => page.getByRole('checkbox', { name });
    await page.getByRole('button', { name: 'The big box' }).tap();
    for (const name of ['The Tower', 'Abbey & Mayor', 'Inns & Cathedrals'])
      expect(await box(name).isChecked(), name).toBe(true);
    expect(await box('Black Dragon').isChecked()).toBe(false);
    expect(await page.locator('[data-sum]').textContent()).toContain('7 boxes');
    expect(await page.locator('details.meetings li').count()).toBe(4);

    await box('The Tower').uncheck();
    const inside = page.locator('[data-box=tower]');
    await inside.getByRole('switch', { name: 'I own this box' }).check();
    await box('The Princess & the Dragon').uncheck();
    await box('The Princess & the Dragon').check();
    await page.locator('[data-box=princessDragon]').getByRole('switch', { name: 'Princesses' }).uncheck();

    await page.reload();
    await page.getByRole('switch', { name: 'Only what I own' }).check();
    await expect.poll(() => page.locator('.boxes input').count()).toBe(1);
    expect(await box('The Tower').count()).toBe(1);
    // Of the mixes with this one box a single one is left.
    const mixes = page.getByRole('group', { name: 'Expansions' }).getByRole('button');
    expect(await mixes.allTextContents()).toEqual(['Base game', 'All boxes']);
    await page.getByRole('button', { name: 'All boxes' }).tap();
    expect(await page.locator('[data-sum]').textContent()).toContain('1 box');
  }));

it('all boxes are taken with one tap; who owns none is told how to mark one, and sees no empty mixes', () =>
  on.share(phone, async (page) => {
    await page.goto(`${on.site.url}new/`);
    const all = page.getByRole('button', { name: 'All boxes' });
    await all.tap();
    await expect.poll(() => page.locator('.boxes input:not(:checked)').count()).toBe(0);
    const boxes = await page.locator('.boxes input').count();
    expect(boxes).toBeGreaterThan(40);
    expect(await page.locator('[data-sum]').textContent()).toContain(`${boxes} boxes`);

    await page.getByRole('button', { name: 'Base game' }).tap();
    await page.getByRole('switch', { name: 'Only what I own' }).check();
    await page.getByText('Turn this off, tap a box and mark it').waitFor();
    expect(await all.count()).toBe(0);
  }));

it('an element left out is shown in the lobby', () =>
  on.share(phone, async (page) => {
    await page.goto(`${on.site.url}new/`);
    await page.getByRole('textbox').first().fill('Ada');
    await page.getByRole('checkbox', { name: 'Inns & Cathedrals' }).check();
    await page.locator('[data-box=innsCathedrals]').getByRole('switch', { name: 'Cathedrals' }).uncheck();
    await page.getByRole('button', { name: 'Open the table' }).tap();
    await page.getByText('Left out').waitFor();
    expect(await page.locator('dd', { hasText: 'Cathedrals' }).count()).toBe(1);
  }));

it('small boxes are drawn once they are unfolded, and what is chosen there stays', () =>
  on.share(phone, async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    const small = page.locator('details.small');
    const boxes = small.getByRole('checkbox', { includeHidden: true });
    expect(await boxes.count()).toBe(0);
    await small.locator('summary').tap();
    await expect.poll(() => boxes.count()).toBeGreaterThan(10);
    await expect.poll(() => small.locator('.cover svg').count()).toBe(await boxes.count());
    await page.getByRole('checkbox', { name: 'Ferries' }).check();
    const summary = await small.locator('summary').innerText();
    expect(summary).toContain(`1 / ${await boxes.count()}`);
    await small.locator('summary').tap();
    expect(await page.getByRole('checkbox', { name: 'Ferries', includeHidden: true }).isChecked()).toBe(true);
  }));

it('covers are drawn once the boxes come near the screen', () =>
  on.share(phone, async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    // Until then an icon stands there, whose size is in rem.
    const drawn = page.locator('.boxes .cover svg[width="56"]');
    expect(await drawn.count()).toBe(0);
    await page.getByRole('checkbox', { name: 'The Tower' }).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn.count()).toBe(await page.locator('.boxes input').count());
  }));

it('what Tab reaches on the page of a new table never stops behind the row of its button', () =>
  on.share(phone, async (page) => {
    await page.goto(`${on.site.url}new/`);
    await page.getByRole('button', { name: 'The big box' }).tap();
    const more = page.locator('details.more > summary');
    await more.tap();
    await page.locator('form input').first().focus();
    const hidden: string[] = [];
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const behind = await page.evaluate(() => {
        const focused = document.activeElement;
        const row = document.querySelector('.go');
        if (!focused || !row || row.contains(focused)) return '';
        const isBehind = focused.getBoundingClientRect().bottom > row.getBoundingClientRect().top;
        return isBehind && focused.closest('form') ? focused.outerHTML : '';
      });
      if (behind) hidden.push(behind);
    }
    expect(hidden).toEqual([]);
  }));
