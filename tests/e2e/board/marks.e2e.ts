import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { barriers } from '../support/looks.ts';
import { startPractice } from '../support/practice.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The buttons of the table and the marks on it say what they are: owners of fields, captions, the legend. */

const on = stage();

/** Three seats that put a farmer wherever they may. */
async function farming(): Promise<KeptTable> {
  let steps = 0;
  for await (const moment of playTable(31, ['Ada', 'Bo', 'Cy'], [], ({ game, state, seat }) => {
    const actions = game.actions(state, seat);
    return (
      actions.find(({ do: verb, on }) => verb === 'deploy' && on === 'field') ??
      actions.find(({ do: verb }) => verb === 'pass') ??
      actions[0]
    );
  }))
    if (++steps > 20 && moment.seat === 0) return moment.keep('fields');
  throw new Error('The game ended too soon.');
}
const table = farming();

async function sitDown(page: Page): Promise<void> {
  const kept = await table;
  await moveIn(page.context(), on.site.url, [kept], 0);
  await page.goto(`${on.site.url}table/${kept.fragment}`);
  await page.locator('g.square rect').first().waitFor({ state: 'attached' });
}

it('shows the owners of fields by pattern, shape and points, with a legend', () =>
  on.share(phone, async (page) => {
    await sitDown(page);
    await page.getByRole('button', { name: 'Field owners' }).tap();
    const lines = page.getByRole('list', { name: 'Field owners' }).getByRole('button');
    await lines.first().waitFor();
    const said = await lines.locator('.spoken').allTextContents();
    expect(said.length).toBeGreaterThan(1);
    for (const line of said) expect(line).toMatch(/^(Ada|Bo|Cy).*: \d+ fields?, \d+ points? so far$/);

    // Each field has the shape of its owner on the table, and the legend adds up what the badges say.
    const badges = await page.locator('[data-owner]').evaluateAll((all) =>
      all.map((badge) => ({
        outline: badge.querySelector('path')!.getAttribute('d'),
        owner: badge.getAttribute('data-owner'),
        worth: Number(badge.querySelector('text')!.textContent)
      }))
    );
    const fields = said.reduce((sum, line) => sum + Number(/(\d+) field/.exec(line)![1]), 0);
    expect(badges.length).toBeGreaterThanOrEqual(fields);
    const outlines = new Map(badges.map(({ owner, outline }) => [owner, outline]));
    expect(new Set(outlines.values()).size).toBe(outlines.size);
    for (const { owner, outline } of badges) expect(outline).toBe(outlines.get(owner));

    await lines.first().tap();
    await page.locator('path.marked').first().waitFor({ state: 'attached' });
    expect(await barriers(page)).toEqual([]);
  }));

it('names the round buttons until they were used, and by a long press and the keyboard later', () =>
  on.share(phone, async (page) => {
    await sitDown(page);
    const captions = page.locator('[data-caption]');
    expect(await captions.allTextContents()).toEqual(
      expect.arrayContaining(['All', 'Fields', 'Tiles left', 'Log', 'Moves'])
    );
    // No caption runs into its neighbour.
    const edges = await captions.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right }))
    );
    for (const [i, { left }] of edges.entries())
      expect(left).toBeGreaterThan(i === 0 ? 0 : edges[i - 1].right);

    const fit = page.getByRole('button', { name: 'Show the whole table' });
    await fit.tap();
    await page.locator('[data-caption=fit]').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-caption=fields]').waitFor();
    expect(await page.locator('[data-caption=fit]').count()).toBe(0);

    // A long press names the button and does nothing else.
    const fields = page.getByRole('button', { name: 'Field owners' });
    await fields.hover();
    await page.mouse.down();
    await page.locator('[data-named=fields]', { hasText: 'Field owners' }).waitFor();
    await page.mouse.up();
    await page.locator('[data-named=fields]').waitFor({ state: 'detached' });
    expect(await fields.getAttribute('aria-pressed')).toBe('false');

    await fields.focus();
    await page.keyboard.press('Shift+Tab');
    await page.locator('[data-named=fit]', { hasText: 'Show the whole table' }).waitFor();
  }));

it('explains the marks on the board', () =>
  on.share(phone, async (page) => {
    await sitDown(page);
    await page.getByRole('button', { name: 'What happened' }).tap();
    await page.getByText('Marks on the board').tap();
    await page.getByText('The tile laid last').waitFor();
    await page.locator('[data-mark-field]').waitFor();
    expect(await barriers(page)).toEqual([]);
  }));

it('explains what each set prints on its tiles and puts on the board', () =>
  on.share(phone, async (page) => {
    await startPractice(page, on.site.url, ['The Princess & the Dragon', 'The Tower']);
    await page.getByRole('button', { name: 'What happened' }).tap();
    await page.getByText('Marks on the board').tap();
    const legend = page.locator('dl', { has: page.locator('[data-set-marks]') });
    await legend.getByText('portals lead anywhere').waitFor();
    await legend.getByText('The Tower.').waitFor();
    // Volcano, portal, dragon sign, princess, fairy and dragon.
    await expect.poll(() => page.locator('[data-set-marks]').first().locator('svg').count()).toBe(6);
    expect(await barriers(page)).toEqual([]);
  }));
