import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '../support/looks.ts';
import { agree, chooser, Player, playOn, seated, settled } from '../support/players.ts';
import { desktop, phone, serve } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const notice = (page: Page) => page.getByText(/shows a “what if” at move \d+\./);
const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
};

async function press(page: Page, name: string | RegExp): Promise<void> {
  const target = button(page, name);
  await target.focus();
  await page.keyboard.press('Enter');
}

/** Opens the game so far beside the table, by keys alone. */
async function lookBack(page: Page): Promise<void> {
  await press(page, 'People and connection');
  await press(page, 'Look back');
  await button(page, 'What if …').waitFor();
}

/** One turn of the attempt: a tile laid wherever it fits, and the large button. */
async function tryATurn(page: Page): Promise<void> {
  const laid = await page.locator('[data-tile]').count();
  const square = page.locator('g.square rect').first();
  await square.waitFor({ state: 'attached' });
  await square.click({ force: true });
  await button(page, /^(Place|Finish|Lay)/)
    .first()
    .click();
  await expect.poll(() => page.locator('[data-tile]').count()).toBe(laid + 1);
}

describe('a what-if at a table', () => {
  it('is shown to the others, looked at beside the game, and changes nothing', async () => {
    const [ada, bo] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
    const players = [ada, bo];
    await seated(site.url, players);
    await playOn(players, chooser(5), { position: 12, milliseconds: 60_000 });
    const hash = await settled(players);

    await lookBack(ada.page);
    await press(ada.page, 'What if …');
    await press(ada.page, 'Show the table');
    await ada.page.getByText('Play something first').first().waitFor();
    await tryATurn(ada.page);
    await picture(ada.page, 'whatif-try-phone');
    await press(ada.page, 'Show the table');
    await ada.page.getByText('Bo can look at it now.').waitFor();
    // The button stays where the finger or the focus is, and does not send it twice.
    expect(await button(ada.page, 'Shown').getAttribute('aria-disabled')).toBe('true');
    expect(await button(ada.page, 'Shown').evaluate((e) => e === document.activeElement)).toBe(true);
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText('They have this one already.').first().waitFor();

    await notice(bo.page).waitFor();
    expect(await notice(bo.page).count()).toBe(1);
    expect(await notice(bo.page).textContent()).toContain('Ada shows');
    await picture(bo.page, 'whatif-notice-desktop');
    await press(bo.page, 'Look');
    await bo.page.getByText(/Ada tried this from step \d+ on\./).waitFor();
    const [at, of] = (await bo.page.locator('output').textContent())!.split('/').map(Number);
    expect(of).toBeGreaterThan(at);
    const before = await bo.page.locator('[data-tile]').count();
    while (await button(bo.page, 'One step on').isEnabled()) await button(bo.page, 'One step on').click();
    await expect.poll(() => bo.page.locator('[data-tile]').count()).toBe(before + 1);
    await picture(bo.page, 'whatif-looked-at-desktop');
    expect(await barriers(bo.page)).toEqual([]);
    await press(bo.page, 'Back to the game');
    await bo.page.getByText(/Ada tried this/).waitFor({ state: 'detached' });

    // Nothing of it is part of the game, which goes on from where it stood.
    expect(await agree(players)).toBe(hash);
    await bo.page.goBack();
    await ada.page.goBack();
    await button(ada.page, 'What if …').waitFor({ state: 'detached' });
    expect(await settled(players)).toBe(hash);
    await playOn(players, chooser(6), { position: 18, milliseconds: 60_000 });
    await agree(players);
    for (const player of players) {
      expect(player.faults, player.name).toEqual([]);
      await player.leave();
    }
  }, 200_000);

  it('waits for the end of the game where the table did not agree on it', async () => {
    const [cy, dee] = await Promise.all([Player.arrive('Cy', desktop), Player.arrive('Dee', desktop)]);
    await cy.page.goto(`${site.url}new/`);
    await cy.page.getByText('House rules and aids').click();
    await cy.page.getByRole('switch', { name: /what if/ }).uncheck();
    await cy.page.getByLabel('Name on seat 1').fill('Cy');
    await button(cy.page, 'Open the table').click();
    await cy.page.waitForURL(/\/table\//);
    await dee.sitDown(cy.page.url());
    await cy.begin();
    await Promise.all([cy.seesBoard(), dee.seesBoard()]);
    await playOn([cy, dee], chooser(5), { position: 8, milliseconds: 60_000 });
    await settled([cy, dee]);
    await lookBack(dee.page);
    await press(dee.page, 'What if …');
    await dee.page.getByText('This table plays without “what if” until the game is over.').first().waitFor();
    expect(await button(dee.page, 'Show the table').count()).toBe(0);
    await Promise.all([cy.leave(), dee.leave()]);
  }, 120_000);

  it('calls back a player who is asked during this time', async () => {
    const players = await Promise.all([Player.arrive('Eve', phone), Player.arrive('Flo', phone)]);
    await seated(site.url, players);
    await playOn(players, chooser(9), { position: 8, milliseconds: 60_000 });
    await settled(players);
    const [idle, busy] = (await players[0].isAsked()) ? [players[1], players[0]] : players;
    await lookBack(idle.page);
    await press(idle.page, 'What if …');
    const called = idle.page.getByText('It is your turn at the table.');
    expect(await called.count()).toBe(0);
    // Until the turn has come to the other: signing and drawing take their time.
    const choose = chooser(1);
    await expect
      .poll(async () => {
        if (await busy.isAsked()) await busy.takeTurn(choose);
        return called.count();
      })
      .toBe(1);
    // Messages during that time cover no question or text.
    await press(idle.page, 'Show the table');
    const hint = idle.page.getByText('Play something first').first();
    await hint.waitFor();
    await picture(idle.page, 'whatif-called-phone');
    const edges = async (what: Locator) => (await what.boundingBox())!;
    const attempt = await edges(idle.page.getByText('What if?'));
    expect((await edges(called)).y).toBeGreaterThan(attempt.y + attempt.height);
    const said = await edges(hint);
    expect(said.y + said.height).toBeLessThan((await edges(idle.page.locator('.dock'))).y);
    await button(idle.page, 'To the table').last().press('Enter');
    await expect.poll(() => idle.isAsked()).toBe(true);
    await Promise.all(players.map((player) => player.leave()));
  }, 120_000);
});
