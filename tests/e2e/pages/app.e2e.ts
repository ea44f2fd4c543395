import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playOut } from '../support/practice.ts';
import { sheetEntries } from '../support/sheetEntries.ts';
import { desktop, phone, watchForFaults, withWorker } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** What makes the site an application: files handed over, sounds, its card, the games it remembers. */

const on = stage();

/** A table of two people on this device, with the first question asked. */
async function hotseat(page: Page): Promise<void> {
  await page.goto(`${on.site.url}new/`);
  await page.locator('form:not([inert])').waitFor();
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('device');
  await page.getByLabel('Name on seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-hash]').waitFor({ state: 'attached' });
}

/** Takes first choices until the game has gone on by so many steps: a press too soon after another does nothing. */
async function goOn(page: Page, steps: number): Promise<void> {
  await page.getByRole('tab', { name: 'Everything you can do' }).click();
  const list = page.getByRole('listbox');
  const position = async () => Number(await page.locator('[data-hash]').getAttribute('data-position'));
  const goal = (await position()) + steps;
  const press = async () => {
    await list.press('Enter');
    return position();
  };
  await expect.poll(press, { interval: 400 }).toBeGreaterThanOrEqual(goal);
}

async function savedFile(page: Page): Promise<{ name: string; bytes: Buffer }> {
  await page.goto(on.site.url);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save a file/ }).click()
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

it('opens a saved game that another application shares', () =>
  on.open(withWorker(desktop), async (page) => {
    const context = page.context();
    await hotseat(page);
    const { name, bytes } = await savedFile(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);

    // The system posts a form, as this page of no origin does.
    const outside = await context.newPage();
    await outside.setContent(
      `<form method="post" enctype="multipart/form-data" action="${on.site.url}open/"><input type="file" name="game"></form>`
    );
    await outside.locator('input').setInputFiles({ name, mimeType: 'application/x-bastide', buffer: bytes });
    await outside.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await outside.waitForURL(/\/replay\/#r=/);
    await outside.getByRole('button', { name: 'What if …' }).waitFor();

    await outside.goto(`${on.site.url}open/?shared`);
    await outside.getByText('No game was received.').waitFor();
  }));

it(
  'opens every page of the help and every lesson offline, from the site’s fallback page',
  () =>
    on.open(withWorker(phone), async (page) => {
      await page.goto(on.site.url);
      // The worker takes over after it has stored some 700 files.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
        timeout: 90_000
      });
      const image = page.locator('picture img');
      const source = await image.evaluate((img: HTMLImageElement) => img.currentSrc);
      await page.waitForFunction(async (url) => (await caches.match(url)) !== undefined, source);
      await page.context().setOffline(true);
      // The picture of the first visit is kept.
      await page.goto(on.site.url);
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      for (const [path, title] of [
        ['help/tower/', 'The Tower'],
        ['help/together/', 'All together'],
        ['help/reconstructed/', 'Reconstructed pieces'],
        ['help/abbot/?from=elsewhere', 'The Abbot'],
        // Of the lesson itself: another heading stands there while it loads.
        ['learn/tower/', 'The Tower'],
        ['help/nothing/', 'There is nothing here']
      ]) {
        await page.goto(`${on.site.url}${path}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
      }
      // Scripts and styles come from the kept copy, and the worker sleeps.
      const sources = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/_app/immutable/'))
          .map((entry) => (entry as unknown as { workerFinalSourceType: string }).workerFinalSourceType)
      );
      expect(new Set(sources)).toEqual(new Set(['cache']));
    }),
  180_000
);

it('leaves no empty frame on the home page where its picture is missing', () =>
  on.open(phone, async (page) => {
    await page.route('**/hero-*', (route) => route.fulfill({ contentType: 'image/avif', body: '' }));
    await page.goto(on.site.url);
    await page.locator('picture img').waitFor({ state: 'hidden' });
  }));

it('shows others what was tried in a replay, by a link', () =>
  on.open({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    const context = page.context();
    await hotseat(page);
    await goOn(page, 2);
    const list = page.getByRole('listbox');
    const room = new URLSearchParams(new URL(page.url()).hash.slice(1)).get('r') ?? '';
    await page.goto(`${on.site.url}replay/#r=${room}`);
    await page.getByRole('button', { name: 'Points over the game' }).click();
    await page.getByRole('img', { name: /Points over the game, at the end: Ada \d+, Ben \d+/ }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await sheetEntries(page, 0);
    // Links to other steps of the record that is open already.
    for (const step of [2, 0]) {
      await page.goto(`${on.site.url}replay/#r=${room}&n=${step}`);
      await page.waitForFunction(
        (n) => document.querySelector<HTMLInputElement>('input[type=range]')?.value === String(n),
        step
      );
    }

    await page.getByRole('button', { name: 'What if …' }).click();
    const share = page.getByRole('button', { name: 'Share' });
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    await list.press('Enter');
    await list.press('Enter');
    await share.click();
    await page.getByRole('main').getByText('Link copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await context.newPage();
    await other.goto(link);
    await other.getByText('What was tried from step 0 on.').waitFor();
    await other.getByRole('button', { name: 'One step on' }).click();
    await other.goto('about:blank');
    await other.goto(`${link.slice(0, -9)}`);
    await other.getByText('This attempt cannot be shown').waitFor();
    await other.close();
  }));

it('opens files from the system, and reports those that cannot be read', () =>
  on.open(desktop, async (page) => {
    await page.addInitScript(() => {
      const file = new File(['not a game'], 'x.bastide');
      const launchQueue = {
        setConsumer: (use: (params: unknown) => void) =>
          use({ files: [{ getFile: () => Promise.resolve(file) }] })
      };
      // Chromium's own launchQueue passes no files here.
      Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    });
    await page.goto(`${on.site.url}open/`);
    await page.getByRole('alert').filter({ hasText: 'This file could not be read' }).waitFor();
  }));

it('tells that the tables cannot be read where the storage fails, and shows them again when it works', () =>
  on.open(desktop, async (page) => {
    await hotseat(page);
    const broken = await page.context().newPage();
    const faults = watchForFaults(broken);
    await broken.addInitScript(() => {
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('no transaction', 'UnknownError');
      };
    });
    for (const path of ['', 'replay/']) {
      await broken.goto(`${on.site.url}${path}`);
      await broken.getByRole('alert').filter({ hasText: 'The storage of this device' }).waitFor();
      expect(await broken.getByText(/No tables yet|No game to watch/).count()).toBe(0);
    }
    for (const path of ['new/', 'settings/', 'statistics/', 'puzzle/', 'practice/']) {
      await broken.goto(`${on.site.url}${path}`);
      await broken.getByRole('heading', { level: 1 }).waitFor();
      await broken.waitForTimeout(300);
    }
    expect(faults).toEqual([]);
    await page.goto(on.site.url);
    await page.getByText('Ada').first().waitFor();
  }));

it('shows every page of a browser that blocks all storage', () =>
  on.open(desktop, async (page) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { configurable: true, get: blocked });
      IDBFactory.prototype.open = blocked;
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    });
    for (const path of [
      '',
      'new/',
      'settings/',
      'learn/',
      'puzzle/',
      'replay/',
      'open/?shared',
      'statistics/'
    ]) {
      await page.goto(`${on.site.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // What runs after the first paint fails without an error as well.
      await page.waitForTimeout(300);
    }
    await page.goto(on.site.url);
    await page.getByRole('alert').filter({ hasText: 'does not let the app store anything' }).waitFor();
  }));

it('declares what it opens', async () => {
  const manifest = (await (await fetch(`${on.site.url}manifest.webmanifest`)).json()) as {
    share_target: { action: string; method: string; params: { files: { name: string }[] } };
    file_handlers: { action: string; accept: Record<string, string[]> }[];
  };
  expect(manifest.share_target).toMatchObject({ action: './open/', method: 'POST' });
  expect(manifest.share_target.params.files[0].name).toBe('game');
  expect(Object.values(manifest.file_handlers[0].accept)).toEqual([['.bastide']]);
});

it('is silent until sounds are turned on, and then generates them without files', () =>
  on.open(desktop, async (page) => {
    await page.addInitScript(() => {
      const counts = { contexts: 0, tones: 0 };
      Object.assign(window, { counts });
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor() {
          super();
          counts.contexts++;
        }
        override createOscillator() {
          counts.tones++;
          return super.createOscillator();
        }
      };
    });
    const counts = () =>
      page.evaluate(
        () => (window as unknown as { counts: { readonly contexts: number; readonly tones: number } }).counts
      );
    const media: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') media.push(request.url());
    });
    await hotseat(page);
    await goOn(page, 2);
    expect(await counts()).toEqual({ contexts: 0, tones: 0 });

    await page.goto(`${on.site.url}settings/`);
    // Only scripts show the points of the site: clicks before them are lost.
    await page.getByRole('heading', { name: 'From this site' }).waitFor();
    await page.getByRole('switch', { name: 'Sounds' }).check();
    // Turning the switch on plays the turn sound.
    await expect.poll(counts).toEqual({ contexts: 1, tones: 3 });
    await hotseat(page);
    await goOn(page, 2);
    await expect.poll(async () => (await counts()).tones).toBeGreaterThanOrEqual(2);
    expect((await counts()).contexts).toBe(1);
    expect(media).toEqual([]);
  }));

it(
  'offers its card and counts the games once one is finished',
  () =>
    on.open(phone, async (page) => {
      await page.addInitScript(() => {
        addEventListener('load', () =>
          setTimeout(() => {
            const offer = new Event('beforeinstallprompt', { cancelable: true });
            dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve() }));
          }, 300)
        );
      });
      const card = page.getByText('Add it to your home screen');
      await page.goto(`${on.site.url}statistics/`);
      await page.getByText('No finished game yet').waitFor();
      await page.goto(on.site.url);
      await page.waitForTimeout(600);
      expect(await card.isVisible()).toBe(false);

      await playOut(page, () => hotseat(page));
      await page.goto(on.site.url);
      await card.waitFor();
      await page.getByRole('button', { name: 'Install' }).click();
      await card.waitFor({ state: 'hidden' });

      await page.getByRole('link', { name: 'Statistics' }).click();
      const figures = page.getByRole('region', { name: 'Landscape' });
      await figures.waitFor();
      expect(await figures.getByRole('definition').first().textContent()).toBe('1');
      await page.getByRole('link', { name: /Ada \d+ · Ben \d+/ }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a spreadsheet' }).click()
      ]);
      expect(download.suggestedFilename()).toBe('bastide-games.csv');

      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
      await page.getByText('No finished game yet').waitFor();
      await sheetEntries(page, 0);
      await page.reload();
      await page.getByText('No finished game yet').waitFor();
    }),
  120_000
);
