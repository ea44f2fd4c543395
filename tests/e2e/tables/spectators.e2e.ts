import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, chooser, playOn } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { desktop, phone, serve } from '../support/site.ts';

/** People without a seat: they know that they only watch, are counted, may give a name, and are asked for nothing. */

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());
const arrive = regulars();

it.each([
  ['by the link to watch', '&s=1', { ...phone, viewport: { width: 360, height: 640 } }],
  ['by the usual link when all seats are taken', '', desktop]
])(
  'a spectator %s is notified, counted and named',
  async (_, suffix, device) => {
    const [fay, gus] = await Promise.all(['Fay', 'Gus'].map((name) => arrive(name, phone)));
    const hal = await arrive('Hal', device);
    const link = await fay.openTable(site.url, ['friend']);
    await gus.sitDown(link);
    await fay.begin();
    await Promise.all([fay, gus].map((player) => player.seesBoard()));
    await hal.page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.getElementById('invite')) document.documentElement.dataset.lobby = '';
      }).observe(document, { subtree: true, childList: true });
    });
    await hal.page.goto(link + suffix);
    await hal.seesBoard();
    // The game runs: no lobby was shown before it.
    expect(await hal.page.locator('html[data-lobby]').count()).toBe(0);
    await playOn([fay, gus], chooser(2), { position: 36, milliseconds: 90_000 });
    await agree([fay, gus, hal]);

    // The last tile is in sight: spectators are asked nothing that would bring it there.
    const cut = () =>
      hal.page.locator('[data-board]').evaluate((board) => {
        const seen = board.getBoundingClientRect();
        const { left, right, top, bottom } = board.querySelector('path.last')!.getBoundingClientRect();
        return Math.max(seen.left - left, right - seen.right, seen.top - top, bottom - seen.bottom);
      });
    await expect.poll(cut).toBeLessThan(1);

    await hal.page.getByText('You are watching.').waitFor();
    expect(await hal.page.locator('.decide, .undo, button[data-hand], g.square').count()).toBe(0);
    expect(await hal.page.getByRole('button', { name: 'Everything you can do' }).count()).toBe(0);
    expect(await hal.page.getByRole('tab', { name: 'Everything you can do' }).count()).toBe(0);

    await hal.page.getByRole('button', { name: 'Your name' }).click();
    await hal.page.getByLabel('Your name').last().fill('Hal');
    await hal.page.getByRole('button', { name: 'Show my name' }).click();
    for (const { page } of [fay, gus])
      await page.getByRole('button', { name: 'People and connection' }).click();
    for (const { page } of [fay, gus, hal]) {
      await page.getByText('1 person is watching.').waitFor();
      await page.getByText('Spectators: Hal').waitFor();
    }
    for (const player of [fay, gus, hal]) expect(player.faults, player.name).toEqual([]);
  },
  200_000
);
