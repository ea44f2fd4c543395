import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, chooser, seated, settled } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { desktop, phone, serve } from '../support/site.ts';

/** What the table says beside the game: never over the board, and only where there is something to do about it. */

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());
const arrive = regulars();

/** Fails when something matching lies over the table. */
async function besideTheBoard(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  const [board, note] = await Promise.all(
    ['[data-board]', selector].map((one) => page.locator(one).first().boundingBox())
  );
  const over =
    Math.min(board!.x + board!.width, note!.x + note!.width) > Math.max(board!.x, note!.x) &&
    Math.min(board!.y + board!.height, note!.y + note!.height) > Math.max(board!.y, note!.y);
  expect(over, selector).toBe(false);
}

it.each([
  ['a phone', phone],
  ['a desk', desktop]
])(
  'on %s notices leave the board free, and a move is offered as a link only while it waits',
  async (_, device) => {
    const players = await Promise.all(['Ada', 'Bo'].map((name) => arrive(name, device)));
    await seated(site.url, players);
    await settled(players);
    const mover = await asked(players);
    const other = players.find((player) => player !== mover)!;
    const choose = chooser(4);
    while (await mover.isAsked()) await mover.takeTurn(choose);
    await settled(players);
    const heightOf = async (selector: string) => (await other.page.locator(selector).boundingBox())!.height;
    expect(await heightOf('.notes'), 'with nothing to say').toBe(0);
    expect(await heightOf('[data-news-line]'), 'a target for a finger').toBeGreaterThanOrEqual(44);

    // A chat line comes while the other is asked.
    await mover.page.getByRole('button', { name: 'People and connection' }).click();
    await mover.page.getByLabel('Message').fill('Nice one');
    await mover.page.keyboard.press('Enter');
    await besideTheBoard(other.page, '.toast');
    await other.page.getByRole('button', { name: 'Close' }).click();
    await mover.page.getByRole('button', { name: 'Close' }).first().click();

    // The arrow is for the own thought; asking the others is another button, and asks first.
    const ask = mover.page.getByRole('button', { name: 'Ask the others to take the last move back' });
    const arrow = mover.page.locator('.undo button');
    await expect.poll(() => arrow.getAttribute('aria-label')).toBe('Nothing to undo');
    await ask.click();
    await mover.page.getByRole('button', { name: 'Cancel' }).click();
    expect(await other.page.getByText('would like to take the last move back').count()).toBe(0);
    await ask.click();
    await mover.page.getByRole('button', { name: 'Ask them' }).click();
    await other.page.getByText('would like to take the last move back').waitFor();
    await besideTheBoard(other.page, '.notice');
    if (device === phone) {
      const sideways = { width: 667, height: 375 };
      await other.page.setViewportSize(sideways);
      const button = other.page.locator('.decide');
      const foot = async () => (({ y, height }) => y + height)((await button.boundingBox())!);
      await expect.poll(foot, { message: 'the button below a notice' }).toBeLessThanOrEqual(sideways.height);
      const agreeing = other.page.getByRole('button', { name: 'Agree', exact: true });
      const whole = () =>
        agreeing.evaluate((found) => {
          const { x, width, bottom } = found.getBoundingClientRect();
          return found.contains(document.elementFromPoint(x + width / 2, bottom - 3));
        });
      await expect.poll(whole, { message: 'the answers of a notice in sight' }).toBe(true);
      const notice = (await other.page.locator('.notice').boundingBox())!;
      const tools = await other.page
        .locator('.tools button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(Math.min(...tools.map(({ top }) => top)), 'tools beside the board').toBeGreaterThanOrEqual(0);
      expect(Math.max(...tools.map(({ bottom }) => bottom))).toBeLessThanOrEqual(notice.y);
      await besideTheBoard(other.page, '.notice');
      await other.page.setViewportSize(phone.viewport!);
    }
    await other.page.getByRole('button', { name: 'Not now' }).click();
    await mover.page.getByRole('button', { name: 'Close' }).click();

    // The other device has the move: when it goes, nothing waits to be sent.
    await mover.page.waitForTimeout(7_000);
    await other.page.goto('about:blank');
    await expect.poll(() => mover.page.locator('.people.short').count(), { timeout: 30_000 }).toBe(1);
    await mover.page.waitForTimeout(3_000);
    expect(await mover.page.getByText('Your move has not reached').count()).toBe(0);
    expect(mover.faults).toEqual([]);
  },
  200_000
);

it('a move that could not be sent is offered as a link, with a sentence that waiting is enough, too', async () => {
  const players = await Promise.all(['Ada', 'Bo'].map((name) => arrive(name, phone)));
  await seated(site.url, players);
  await settled(players);
  const mover = await asked(players);
  const other = players.find((player) => player !== mover)!;
  await other.page.goto('about:blank');
  await expect.poll(() => mover.page.locator('.people.short').count(), { timeout: 30_000 }).toBe(1);
  const told = mover.page.getByText(`Your move has not reached ${other.name} yet`);
  const choose = chooser(4);
  // Who is asked is unknown for a moment when a connection ends.
  for (let i = 0; i < 40 && !(await told.isVisible()); i++)
    if (await mover.isAsked()) await mover.takeTurn(choose);
    else await mover.page.waitForTimeout(500);
  await told.waitFor();
  await mover.page.getByText('Or just wait').waitFor();
  // Also while the other's tile is being drawn.
  expect(await mover.page.locator('.decide button').textContent()).toContain(`${other.name} plays`);
  await besideTheBoard(mover.page, '.notice');
}, 120_000);
