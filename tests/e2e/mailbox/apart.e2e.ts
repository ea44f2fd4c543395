import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, chooser, Player, playOn } from '../support/players.ts';
import { desktop, phone, serve } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

const LINK = 'Link with this turn';

/** Plays until another player is asked, and resolves to the link with the turns. */
async function turnOf(player: Player, choose: (n: number) => number): Promise<string> {
  const { page } = player;
  await page.locator('button[data-hand], .dock button.chip').first().waitFor();
  for (let i = 0; i < 40 && (await player.isAsked()); i++) await player.takeTurn(choose);
  await page.getByRole('button', { name: 'Send this turn' }).first().click();
  const link = await page.getByLabel(LINK).last().inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Closes a player's page: that device is offline from here on. */
const goAway = ({ page }: Player) => page.goto('about:blank');

async function opens(player: Player, link: string): Promise<void> {
  await player.page.goto(link);
  await player.seesBoard();
}

it('two players who are never online together play by links alone', async () => {
  const [ada, bo] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
  const choose = chooser(5);
  const table = await ada.openTable(site.url, ['friend']);
  await bo.sitDown(table);
  await ada.begin();
  await Promise.all([ada.seesBoard(), bo.seesBoard()]);
  await expect.poll(async () => (await ada.isAsked()) || (await bo.isAsked())).toBe(true);
  let [mover, other] = (await ada.isAsked()) ? [ada, bo] : [bo, ada];
  await goAway(other);

  const links: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const link = await turnOf(mover, choose);
    const left = await mover.table();
    links.push(link);
    expect(link.length).toBeLessThanOrEqual(1024);
    await goAway(mover);
    await opens(other, link);
    await other.page.getByText(/steps? of the game added/).waitFor();
    // A reload takes nothing twice: the turn is no longer in the address.
    expect(other.page.url()).not.toContain('&t=');
    expect((await other.table()).position).toBeGreaterThanOrEqual(left.position);
    [mover, other] = [other, mover];
  }
  // The player who moved last is one link behind; with it both have the same game.
  const last = await turnOf(mover, choose);
  const { hash } = await mover.table();
  await goAway(mover);
  // A truncated link, and one that arrives before its turn, are reported and change nothing.
  await opens(other, table);
  const before = await other.table();
  await opens(other, last.slice(0, -9));
  await other.page
    .getByText('This turn is not complete, or was changed on its way.', { exact: false })
    .waitFor();
  expect(await other.table()).toEqual(before);
  await opens(other, links[0]);
  await other.page.getByText('You already have everything in this link.').waitFor();
  await opens(other, last);
  await other.page.getByText(/steps? of the game added/).waitFor();
  await other.page.locator('button[data-hand], .dock button.chip').first().waitFor();
  expect((await other.page.locator('[data-hash]').getAttribute('data-hash'))?.length).toBe(hash.length);
  const reply = await turnOf(other, choose);
  const end = await other.table();
  await goAway(other);
  await opens(mover, reply);
  await expect.poll(async () => (await mover.table()).position).toBeGreaterThanOrEqual(end.position);
  for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
}, 240_000);

it('a spectator comes by a link that offers no seat, and is counted', async () => {
  const [fay, gus, hal] = await Promise.all(
    ['Fay', 'Gus', 'Hal'].map((name) => Player.arrive(name, desktop))
  );
  const choose = chooser(2);
  const link = await fay.openTable(site.url, ['friend']);
  // Before the game begins: the table is seen, a seat is not to be had.
  await hal.page.goto(`${link}&s=1`);
  await hal.page.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(await hal.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
  await gus.sitDown(link);
  await fay.begin();
  const all = [fay, gus, hal];
  await Promise.all(all.map((player) => player.seesBoard()));
  await playOn([fay, gus], choose, { position: 8, milliseconds: 60_000 });
  await agree(all);
  expect(await hal.isAsked()).toBe(false);
  for (const { page } of all) {
    await page.getByRole('button', { name: 'People and connection' }).click();
    await page.getByText('1 person is watching.').waitFor();
  }
  expect(await hal.page.getByRole('button', { name: 'Give up my seat' }).count()).toBe(0);
  for (const player of all) expect(player.faults, player.name).toEqual([]);
  await Promise.all(all.map((player) => player.leave()));
}, 200_000);
