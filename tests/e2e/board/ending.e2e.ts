import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lookAhead } from '../../../src/lib/ui/board/model/plan.ts';
import { actionLine } from '../support/actionLines.ts';
import { moveIn, playTable, type KeptTable, type Moment } from '../support/keptTables.ts';
import { barriers } from '../support/looks.ts';
import { hurry } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The end of a game: points fly to the scores, and the result tells where they came from. */

const on = stage();

/** As long as a name can be, and one word: it must break to leave room for the points. */
const LONG = 'Bartholomaeuskrkoskanova';

/** A whole game of three seats that place a figure on most tiles. */
async function playedOut(): Promise<KeptTable> {
  let last: Moment | null = null;
  for await (const moment of playTable(43, ['Ada', LONG, 'Cy'], [], ({ game, state, seat }, below) => {
    const actions = game.actions(state, seat);
    const deploys = actions.filter(({ do: verb }) => verb === 'deploy');
    if (deploys.length > 0 && below(4) > 0) return deploys[below(deploys.length)];
    return actions.find(({ do: verb }) => verb === 'pass') ?? actions[below(actions.length)];
  }))
    last = moment;
  return last!.keep('over');
}
const table = playedOut();

const open = (options: BrowserContextOptions, use: (page: Page) => Promise<void>) =>
  on.share(options, async (page) => {
    const kept = await table;
    await moveIn(page.context(), on.site.url, [kept], 0);
    await page.goto(`${on.site.url}table/${kept.fragment}`);
    await page.locator('section.final .step').waitFor();
    await use(page);
  });

const number = (text: string | null) => Number(text?.trim());

it('counts what brings points, one by one, and tells where all of them came from', () =>
  open(phone, async (page) => {
    // Pressed inside the page: the count of a whole game has many steps.
    const counted = await page.evaluate(async () => {
      const said: string[] = [];
      for (let step; (step = document.querySelector('section.final .what'));) {
        said.push(step.textContent ?? '');
        document.querySelector<HTMLButtonElement>('section.final .buttons button:last-child')!.click();
        await new Promise(requestAnimationFrame);
      }
      return said;
    });
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.filter((words) => / 0 points/.test(words))).toEqual([]);
    await page.locator('[data-ranking]').waitFor();
    const totals = new Map<string, number>();
    for (const row of await page.locator('[data-ranking] tbody tr').all())
      totals.set(
        (await row.locator('text').textContent())!,
        number(await row.locator('.total').textContent())
      );
    expect([...totals.values()].some((points) => points > 0)).toBe(true);

    const heads = await page.locator('[data-sources] thead text').allTextContents();
    const rows = await page
      .locator('[data-source]')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))
      );
    for (const [seat, letter] of heads.entries())
      expect(
        rows.reduce((sum, points) => sum + points[seat], 0),
        letter
      ).toBe(totals.get(letter));
    expect(await page.locator('[data-source=city]').count()).toBe(1);
    expect(await page.locator('[data-source=field]').count()).toBe(1);

    // The curve ends with the result, and a turning point is a place on the table.
    const [winner] = [...totals.values()].sort((a, b) => b - a);
    expect(await page.locator('section.final figure svg').first().getAttribute('aria-label')).toContain(
      String(winner)
    );
    await page.locator('[data-turning]').first().tap();
    await page.locator('path.marked').first().waitFor({ state: 'attached' });
    expect(await barriers(page)).toEqual([]);
  }));

it('lists no field without points in the log', () =>
  open(desktop, async (page) => {
    await page.getByRole('button', { name: 'Skip' }).click();
    const lines = await page.locator('aside [role=tabpanel] li').allInnerTexts();
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => / 0 points/.test(line))).toEqual([]);
  }));

it('lists none in the replay either, where each scoring has its position', () =>
  open(desktop, async (page) => {
    const [room] = /r=[^&]+/.exec((await table).fragment)!;
    await page.goto(`${on.site.url}replay/#${room}`);
    await page.getByRole('button', { name: 'Points' }).click();
    const lines = page.getByRole('dialog').locator('ol > li');
    await lines.first().waitFor();
    const words = await lines.allInnerTexts();
    expect(words.length).toBeGreaterThan(12);
    expect(words.filter((line) => / 0 points/.test(line))).toEqual([]);
  }));

it('opens the list of moves in the replay at the move that is shown', () =>
  open(phone, async (page) => {
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    const position = page.getByRole('slider').first();
    await position.press('End');
    const last = await position.inputValue();
    await page.getByRole('button', { name: 'Moves', exact: true }).click();
    const shown = page.locator('[aria-current=step]');
    await shown.and(page.locator(':focus')).waitFor();
    expect(await shown.locator('.at').textContent()).toBe(last);
    const { y, height } = (await shown.boundingBox())!;
    // The last move holds the final count: its sentences stand one below the other.
    const tops = await shown
      .locator('.what > span')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(tops.length);
    expect(tops.length).toBeGreaterThan(5);
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(phone.viewport!.height);
    const moves = await page.getByRole('dialog').locator('ol .what').allInnerTexts();
    expect(moves.filter((words) => /laid/.test(words)).length).toBeGreaterThan(50);
    expect(moves.filter((words) => /drew|’s turn|nothing to choose/.test(words))).toEqual([]);
  }));

/** Pixels by which the result is wider than its room. */
const sideways = (page: Page) =>
  page.locator('section.final').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

it('fits a narrow phone in a language of long words', () =>
  open({ ...phone, locale: 'de-DE', viewport: { width: 320, height: 640 } }, async (page) => {
    await page.getByRole('button', { name: 'Überspringen' }).click();
    await page.locator('[data-ranking]').waitFor();
    expect(await sideways(page)).toBe(0);
  }));

it.each(['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'cs-CZ', 'zh-CN'])(
  'fits a phone with letters twice as large: %s',
  (locale) =>
    on.open({ ...phone, locale }, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      const kept = await table;
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      await page.locator('section.final .buttons button').first().click();
      await page.locator('[data-ranking]').waitFor();
      expect(await sideways(page)).toBe(0);
    })
);

it('is there at once for who comes back from the replay, and a reload of the replay finds the table', () =>
  open(phone, async (page) => {
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByRole('slider').first().waitFor();
    await page.goBack();
    await page.locator('[data-ranking]').waitFor();

    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await page.getByRole('slider').first().waitFor();
    await page.reload();
    await page.locator('section.final').waitFor();
  }));

it('a short name stays in one line on a phone on its side', () =>
  open({ ...phone, viewport: { width: 844, height: 390 }, locale: 'es-ES' }, async (page) => {
    await page.getByRole('button', { name: 'Saltar' }).click();
    // A long one beside it would keep the column wide.
    await page.locator('[data-ranking] tr', { hasText: LONG }).evaluate((row) => row.remove());
    const name = page.locator('[data-ranking] .who', { hasText: 'Ada' });
    const lines = await name.evaluate((box) => {
      const range = document.createRange();
      range.selectNodeContents(box.lastChild!);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  }));

it('gives one picture of the result', () =>
  open(desktop, async (page) => {
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.locator('[data-winners]').waitFor();
    await page.evaluate(() => {
      const { drawImage } = CanvasRenderingContext2D.prototype;
      const drawn: unknown[] = ((globalThis as { drawn?: unknown[] }).drawn = []);
      CanvasRenderingContext2D.prototype.drawImage = function (image: CanvasImageSource, ...box: number[]) {
        // Not the tiles that are still being painted for the page.
        if (this.canvas.width === 1080) drawn.push(image);
        Reflect.apply(drawImage, this, [image, ...box]);
      };
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share a picture' }).click();
    const picture = readFileSync(await (await download).path());
    // A PNG with its width and height.
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1080);
    expect(picture.readUInt32BE(20)).toBeGreaterThan(1080);
    // Also the tiles that were not painted yet when it was asked for.
    expect(await page.evaluate(() => (globalThis as { drawn?: unknown[] }).drawn?.length)).toBe(
      await page.locator('[data-tile]').count()
    );
  }));

it('lets points fly from their place to the score of their seat', () =>
  open({ ...phone, reducedMotion: 'no-preference' }, async (page) => {
    const flight = page.locator('[data-flight]').first();
    await flight.waitFor({ state: 'attached' });
    const [start, end, score] = await flight.evaluate((chip) => {
      const [flying] = chip.getAnimations();
      flying.pause();
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const at = (part: number) => {
        flying.currentTime = part * Number(flying.effect!.getTiming().duration);
        return middle(chip);
      };
      const goal = document.querySelector(`[data-points="${(chip as HTMLElement).dataset.flight}"]`)!;
      return [at(0.4), at(0.96), middle(goal)];
    });
    const board = (await page.locator('[data-board]').boundingBox())!;
    expect(start[1]).toBeGreaterThan(board.y);
    expect(Math.hypot(end[0] - score[0], end[1] - score[1])).toBeLessThan(12);
  }));

/** Two at this device, where the first action in the list of one of them scores; answers with its place in the list. */
async function aboutToScore(): Promise<{ kept: KeptTable; line: number }> {
  const game = playTable(
    43,
    ['Ada', 'Ben'],
    [],
    ({ game, state, seat }, below) => {
      const actions = game.actions(state, seat);
      const deploys = actions.filter(({ do: verb }) => verb === 'deploy');
      return deploys[0] ?? actions[below(actions.length)];
    },
    { owners: [0, 0] }
  );
  for await (const { game: rules, state, seat, keep } of game) {
    const line = rules.actions(state, seat).findIndex((first) => {
      const gains = first.do === 'place' && lookAhead(rules, state, seat, { first, second: null })?.gains;
      return gains && gains.some((points) => points > 0);
    });
    if (line >= 0) return { kept: keep('scores'), line };
  }
  throw new Error('Nobody scores.');
}

it('they fly on while the next player moves', () =>
  on.open({ ...desktop, reducedMotion: 'no-preference' }, async (page) => {
    const { kept, line } = await aboutToScore();
    await hurry(page);
    await page.addInitScript(() => {
      const flown: Element[] = [];
      Object.assign(globalThis, { flown });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        if (this.matches('[data-flight]')) flown.push(this);
        return Reflect.apply(animate, this, how);
      };
    });
    await moveIn(page.context(), on.site.url, [kept], 0);
    await page.goto(`${on.site.url}table/${kept.fragment}`);
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    await (await actionLine(page, line)).click();
    const decide = page.locator('.decide button');
    await decide.click();
    await page.locator('[data-flight]').first().waitFor({ state: 'attached' });
    const shown = page.locator('[data-hash]');
    const hash = await shown.getAttribute('data-hash');
    // A tile, and no figure: each makes the log longer.
    await (await actionLine(page, 0)).click();
    await decide.click();
    await expect.poll(() => shown.getAttribute('data-hash')).not.toBe(hash);
    await page.locator('[data-flight]').first().waitFor({ state: 'detached' });
    const flown = await page.evaluate(() => (globalThis as unknown as { flown: Element[] }).flown.length);
    expect(flown).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => new Set((globalThis as unknown as { flown: Element[] }).flown).size),
      'each flies once'
    ).toBe(flown);
  }));

it('shows them where they were earned to those who asked for no motion', () =>
  open(phone, async (page) => {
    await page.locator('[data-gain]').first().waitFor({ state: 'attached' });
    expect(await page.locator('[data-flight]').count()).toBe(0);
  }));

it(
  'the teacher names at most three choices, what would have been better, and what that would have changed',
  () =>
    on.share(phone, async (page) => {
      const kept = await table;
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}replay/#r=${kept.room}`);
      await page.getByRole('button', { name: 'What could have been better' }).tap();
      const remarks = page.locator('[data-remark]');
      // Ten seconds on a quiet machine.
      await remarks.first().waitFor({ timeout: 150_000 });
      const said = await remarks.allInnerTexts();
      expect(said.length).toBeLessThanOrEqual(3);
      const costs = said.map((words) => Number(/gave away about (\d+) points/.exec(words)?.[1]));
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
      for (const words of said) {
        expect(words).toMatch(/Better: \S/);
        expect(words).toMatch(
          new RegExp(String.raw`([+−]\d+|0) points for (Ada|${LONG}|Cy), ([+−]\d+|0) for the best opponent`)
        );
      }
      await remarks.first().getByRole('button').tap();
      await page.getByText(/^Better: /).waitFor();
    }),
  180_000
);
