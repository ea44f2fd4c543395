import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, HURRIED, question } from '../support/clinicHands.ts';
import { chooser, Player } from '../support/players.ts';
import { hurry } from '../support/practice.ts';
import { desktop, phone, serve, withWorker } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

/**
 * Answers what is asked until `isDone`, or until the time is up; `pause` in milliseconds after each answer. With `settle`
 * (ms) it waits that long for the table to take an answer: a slow machine may otherwise get two answers to one question.
 * The question `leave` is not answered.
 */
async function answerUntil(
  player: Player,
  isDone: () => Promise<boolean>,
  {
    seed,
    milliseconds,
    pause,
    settle,
    leave
  }: { seed: number; milliseconds: number; pause?: number; settle?: number; leave?: string }
): Promise<void> {
  const { page } = player;
  const choose = chooser(seed);
  for (const end = Date.now() + milliseconds; Date.now() < end && !(await isDone());) {
    const { hash } = await player.table();
    if (!(await answer(page, choose, pause, leave))) await page.waitForTimeout(50);
    else if (settle !== undefined) {
      const taken = page.locator(`[data-hash]:not([data-hash="${hash}"])`);
      // An answer that only chooses a place is not signed.
      await taken.waitFor({ state: 'attached', timeout: settle }).catch(() => undefined);
    }
  }
}

/** Plays on until the game is over, within the time. */
async function playToTheEnd(player: Player, seed: number, milliseconds: number): Promise<void> {
  const isOver = async () => (await player.table()).over;
  await answerUntil(player, isOver, { seed, milliseconds, pause: HURRIED });
  expect(await isOver()).toBe(true);
}

/** How often what a screen reader announces by itself contains some words. */
async function timesSpoken(player: Player, words: RegExp): Promise<number> {
  const regions = await player.page.locator('[aria-live], [role=status], [role=alert]').allTextContents();
  return regions.join('\n').match(new RegExp(words, 'g'))?.length ?? 0;
}

async function startOf(player: Player): Promise<void> {
  const { page } = player;
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('button', { name: 'Begin' }).or(page.locator('section.dock')).first().waitFor();
  const begin = page.getByRole('button', { name: 'Begin' });
  if ((await begin.count()) > 0) await begin.click();
  await page.locator('section.dock').waitFor();
}

it('two people at one phone play the base game to its final count', async () => {
  const ada = await Player.arrive('Ada', phone);
  const { page } = ada;
  await hurry(page);
  await page.goto(`${site.url}new/`);
  await page.locator('form:not([inert])').waitFor();
  await page.getByRole('radio', { name: 'Clinic' }).check();
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('device');
  await page.getByLabel('Name on seat 2').fill('Bo');
  await startOf(ada);
  await playToTheEnd(ada, 3, 300_000);
  await expect.poll(() => timesSpoken(ada, /The game is over|Popularity/)).toBe(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => timesSpoken(ada, /wins|share first place/)).toBe(1);
  expect(await timesSpoken(ada, /The game is over|Popularity/)).toBe(0);
  // Category by category, then the sum, for both of them.
  for (const category of ['Popularity', 'Employees', 'Treatment rooms', 'Hours spent', 'Total'])
    await page.getByRole('rowheader', { name: category, exact: true }).waitFor();
  const [categories, sums] = await page.locator('.final table').evaluate((table) => {
    const numbers = (selector: string) =>
      [...table.querySelectorAll(selector)].map((row) =>
        [...row.querySelectorAll('td b')].map((cell) => Number(cell.textContent?.replace('−', '-')))
      );
    return [numbers('tbody tr'), numbers('tfoot tr')[0]];
  });
  expect(sums).toEqual([0, 1].map((seat) => categories.reduce((sum, row) => sum + row[seat], 0)));
  const [one, two] = sums;
  // Equal sums may be told apart by hours and money.
  const first =
    one === two ? '(Ada wins|Bo wins|Ada and Bo share first place)' : `${one > two ? 'Ada' : 'Bo'} wins`;
  expect(await page.locator('.final h2').textContent()).toMatch(
    new RegExp(`^${first} with ${String(Math.max(one, two)).replace('-', '−')}$`)
  );
  // Under the buttons: how each number with parts came about.
  const counted = categories.filter((row) => row.some((points) => points !== 0)).length;
  // Popularity is a number without parts.
  const plain = categories[0].some((points) => points !== 0) ? 1 : 0;
  expect(await page.locator('.final dt').count()).toBe(counted - plain);
  expect(ada.faults).toEqual([]);
  await ada.leave();
}, 360_000);

it('one player alone, without a network, founds an expert clinic and plays it to its goal', async () => {
  const ada = await Player.arrive('Ada', withWorker(desktop));
  const { page } = ada;
  await hurry(page);
  await page.goto(`${site.url}new/`);
  await page.locator('form:not([inert])').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await ada.context.setOffline(true);
  await page.reload();
  await page.getByRole('radio', { name: 'Clinic' }).check();
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page
    .getByRole('button', { name: /Remove/ })
    .last()
    .click();
  await page.getByRole('radio', { name: '3 × 3 (free start)' }).check();
  await page.getByRole('radio', { name: '80: silver' }).check();
  await startOf(ada);
  // The founding rooms are placed by hand, the last one perhaps on the first floor; a floor has nine cells.
  await page.locator('.dock .ask', { hasText: 'place' }).waitFor();
  const isFounded = async () => (await question(page)) === 'choose';
  await answerUntil(ada, isFounded, {
    seed: 11,
    milliseconds: 60_000,
    settle: 2_000,
    leave: 'choose'
  });
  await expect.poll(() => page.locator('path.hit[data-place^="0,"]').count(), { timeout: 20_000 }).toBe(9);
  await playToTheEnd(ada, 12, 300_000);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.locator('.final h2', { hasText: '80' }).waitFor();
  // The browser logs a missing network to the console, not the page.
  expect(ada.faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await ada.leave();
}, 360_000);
