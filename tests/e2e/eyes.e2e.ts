import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answer, question } from './clinicHands.ts';
import { barriers, covered, lost } from './looks.ts';
import { chooser } from './players.ts';
import { hurry, seedChance, startPractice, takeStep } from './practice.ts';
import { desktop, phone } from './site.ts';
import { stage } from './stage.ts';

/** Every main screen in the colours of the system, and both tables with letters twice as large. */

const on = stage();

/** A table of one on this device, with its first question asked; answers with its room. */
async function sitAlone(page: Page, game: 'Landscape' | 'Clinic'): Promise<string> {
  await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: game }).check();
  await page.getByLabel('Name on seat 1').fill('Ada');
  const second = page.getByLabel('Who plays seat 2');
  if (game === 'Landscape') {
    await second.selectOption('device');
    await page.getByLabel('Name on seat 2').fill('Ben');
  } else await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-decide], .decide').first().waitFor();
  return new URLSearchParams(new URL(page.url()).hash.slice(1)).get('r') ?? '';
}

/** Controls without an edge to be seen: backgrounds are the system's, so a button is its border. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a.button')]
      .filter((control) => control.checkVisibility() && !control.closest('.spoken'))
      .filter((control) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor } =
          getComputedStyle(control);
        const ground = getComputedStyle(document.body).backgroundColor;
        // What is chosen is filled with the system's colour for it.
        const isFilled =
          control.matches('[aria-selected=true], [aria-pressed=true]') && backgroundColor !== ground;
        const hasLine = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
        return !isFilled && !(hasLine && borderBottomColor !== ground);
      })
      .map((control) => control.outerHTML)
  );

/** How much a drawing's line stands out from the page, as a ratio of luminances. */
const contrast = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const luminance = (colour: string) => {
        const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const line = luminance(getComputedStyle(element).stroke);
      const ground = luminance(getComputedStyle(document.body).backgroundColor);
      return (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05);
    });

/** What has the focus after the next Tab shows it. */
async function showsFocus(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement!;
    // A field laid over its picture leaves the picture to show it.
    const shown = focused.matches('label > input') ? focused.nextElementSibling! : focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return focused !== document.body && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

it.each([
  ['light', phone],
  ['dark', desktop]
] as const)(
  'forced colours, %s: focus, edges, lit squares and what is chosen can be seen',
  (scheme, options) =>
    on.open({ ...options, forcedColors: 'active', colorScheme: scheme }, async (page) => {
      await hurry(page);
      await seedChance(page.context(), 5);
      const look = async (what: string) => {
        expect(await edgeless(page), what).toEqual([]);
        expect(await showsFocus(page), what).toBe(true);
      };
      for (const path of ['', 'new/', 'help/', 'statistics/']) {
        await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
        await look(path);
      }
      const room = await sitAlone(page, 'Landscape');
      await page.locator('g.square rect').first().waitFor({ state: 'attached' });
      expect(await contrast(page, 'g.square rect')).toBeGreaterThan(3);
      const turn = page.locator('li.turn');
      const edge = (one: typeof turn) =>
        one.first().evaluate((element) => getComputedStyle(element).borderBottomWidth);
      expect(await edge(turn)).not.toBe(await edge(page.locator('ul[aria-label] > li:not(.turn)')));
      await takeStep(
        page,
        () => 0,
        (x, y) => page.mouse.click(x, y)
      );
      await look('board');
      expect(await barriers(page)).toEqual([]);
      const button = page.getByRole('button', { name: 'Everything you can do' });
      await page.getByRole('tab', { name: 'Everything you can do' }).or(button).click();
      await page.getByRole('option').first().click();
      const ground = (selected: boolean) =>
        page
          .getByRole('option', { selected })
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground(true)).not.toBe(await ground(false));

      await page.goto(`${on.site.url}replay/#r=${room}`);
      await page.getByRole('button', { name: 'What if …' }).waitFor();
      await look('replay');
      await sitAlone(page, 'Clinic');
      await look('clinic');
    })
);

it('letters twice as large: nothing lies over what can be pressed on the board and in the clinic', () =>
  on.open(phone, async (page) => {
    await hurry(page);
    await seedChance(page.context(), 5);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const look = async (what: string) => {
      expect(await lost(page), what).toEqual([]);
      expect(await covered(page), what).toEqual([]);
    };
    await startPractice(page, on.site.url);
    await look('a tile in hand');
    const { x, y, width, height } = (await page.locator('g.square rect').first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('.dock button.chip').first().waitFor();
    await look('a figure to choose');

    await sitAlone(page, 'Clinic');
    const choose = chooser(5);
    const seen = new Set<string>();
    for (let i = 0; i < 30 && !seen.has('move'); i++) {
      const asked = await question(page);
      if (!seen.has(asked)) await look(asked);
      seen.add(asked);
      await answer(page, choose);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['choose', 'move']));
  }));
