import { expect, it } from 'vitest';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { countObjectUrls, objectUrls } from '../support/objectUrls.ts';
import { startPractice } from '../support/practice.ts';
import { desktop } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** Tiles on a board are painted pictures: they must look as the drawings they are made from. */

/** Sets that make far more tiles than one game in two needs. */
const LARGE = [
  'The Princess & the Dragon',
  'Traders & Builders',
  'Inns & Cathedrals',
  'The Tower',
  'Abbey & Mayor',
  'Bridges, Castles & Bazaars'
];

const on = stage();

/** How far two PNG pictures are apart of 255, once details are blurred: on average, and in the worst spot. */
function distance(pictures: readonly Buffer[]): Promise<{ mean: number; worst: number }> {
  const urls = pictures.map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`);
  return on.browser.newPage().then(async (page) => {
    const found = await page.evaluate(async (urls) => {
      const blurred = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const [width, height] = [Math.round(image.width / 8), Math.round(image.height / 8)];
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (!context) throw new Error('This browser draws on no canvas.');
          context.imageSmoothingQuality = 'high';
          context.drawImage(image, 0, 0, width, height);
          return context.getImageData(0, 0, width, height).data;
        })
      );
      const apart = [...blurred[0]].map((value, i) => Math.abs(value - blurred[1][i]));
      return { mean: apart.reduce((sum, n) => sum + n, 0) / apart.length, worst: Math.max(...apart) };
    }, urls);
    await page.close();
    return found;
  });
}

it.each([
  ['dark', 'a worker'],
  ['light', 'the page, where workers have no canvas']
] as const)('paints tiles as they are drawn: %s, by %s', async (theme, painter) => {
  await on.open({ ...desktop, colorScheme: theme }, async (page) => {
    page.setDefaultTimeout(80_000);
    if (painter !== 'a worker')
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    await page.goto(`${on.site.url}gallery/?sets=abbot,river1`);
    // Before hydration a click is undone by the page: click until the choice stays.
    const choice = page.locator(`input[value=${theme}]`);
    await expect
      .poll(
        () =>
          choice.check({ force: true, timeout: 2_000 }).then(
            () => choice.isChecked(),
            () => false
          ),
        {
          timeout: 80_000
        }
      )
      .toBe(true);
    const painted = page.getByRole('region', { name: 'Landscape, painted' }).locator('svg');
    // Neither bare, nor shown by the picture of another turn, whose light differs.
    await expect.poll(() => painted.locator('rect, image[transform]').count(), { timeout: 80_000 }).toBe(0);
    const drawn = page.getByRole('region', { name: 'Landscape', exact: true }).locator('svg');
    const found = await distance([await painted.screenshot(), await drawn.screenshot()]);
    expect(found.mean).toBeLessThan(0.8);
    expect(found.worst).toBeLessThan(16);
    expect(page.workers().length).toBe(painter === 'a worker' ? 1 : 0);
  });
});

it('paints the tile in hand before those on the table', async () => {
  let table: KeptTable | null = null;
  let choices = 0;
  for await (const { game, state, keep } of playTable(5, ['Ada', 'Bo'], [], ({ game, state, seat }) => {
    return game.actions(state, seat)[0];
  })) {
    const awaits = game.awaits(state);
    table = keep('painted');
    if (++choices > 50 && awaits.kind === 'choice' && awaits.seats[0] === 0 && awaits.verbs.includes('place'))
      break;
  }
  await on.open(desktop, async (page) => {
    await moveIn(page.context(), on.site.url, [table!], 0);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-hand] image')) return;
        const painted = document.querySelectorAll('[data-board] [data-tile] image').length;
        document.documentElement.dataset.before = String(painted);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${on.site.url}table/${table!.fragment}`);
    await page.locator('[data-hand] image').waitFor();
    expect(await page.locator('[data-tile]').count()).toBeGreaterThan(20);
    const before = await page.locator('html').getAttribute('data-before');
    expect(Number(before)).toBeLessThan(8);
  });
});

it('shows the tiles of the other theme until those of a new one are painted', () =>
  on.open({ ...desktop, colorScheme: 'light' }, async (page) => {
    await startPractice(page, on.site.url);
    const picture = page.locator('[data-tile="0,0"] image');
    const light = await picture.getAttribute('href');
    /** Frames since now in which the tile was bare. */
    const bare = page.evaluate(
      (before) =>
        new Promise<number>((resolve) => {
          let bare = 0;
          const look = () => {
            const shown = document.querySelector('[data-tile="0,0"] image')?.getAttribute('href');
            if (!shown) bare++;
            if (shown && shown !== before) resolve(bare);
            else requestAnimationFrame(look);
          };
          look();
        }),
      light
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await bare).toBe(0);
  }));

it('releases the pictures of a large game when its board is left', () =>
  on.open(desktop, async (page) => {
    page.setDefaultTimeout(60_000);
    await countObjectUrls(page);
    await startPractice(page, on.site.url, LARGE);
    const kept = () => objectUrls(page);
    await expect.poll(kept, { timeout: 120_000 }).toBeGreaterThan(130);
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await expect.poll(kept).toBeLessThan(5);
  }));
