import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers } from '../support/looks.ts';
import { desktop, openContext, phone, serve, withWorker } from '../support/site.ts';
import { stage } from '../support/stage.ts';

const pages = [
  '',
  'new/',
  'table/',
  'settings/',
  'help/',
  'about/',
  'learn/',
  'replay/',
  'statistics/',
  'open/',
  'puzzle/',
  'practice/'
];
const on = stage();

const open = (path: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) =>
  on.share(options, async (page) => {
    await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
    await use(page);
  });

/** A page on a slow phone whose own scripts come when `come` is called: after the finger. */
const unheard = (path: string, use: (page: Page, come: () => void) => Promise<void>) =>
  on.open(phone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    let come = () => {};
    const touched = new Promise<void>((resolve) => (come = resolve));
    await page.route(/\/_app\/.*\.js$/, async (route) => {
      await touched;
      await route.continue();
    });
    await page.goto(on.site.url + path, { waitUntil: 'commit' });
    await use(page, come);
  });

describe.each([
  ['phone, light', { ...phone, colorScheme: 'light' as const }],
  ['desktop, dark', { ...desktop, colorScheme: 'dark' as const }]
])('%s', (_name, options) => {
  it.each(pages)('/%s has no barrier', (path) =>
    open(path, options, async (page) => {
      if (path === 'new/') {
        await page.getByText('House rules and aids').click();
        await page.getByRole('checkbox', { name: 'COVID-19' }).check();
        await page.getByRole('checkbox', { name: 'Black Dragon' }).check();
      }
      expect(await barriers(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    })
  );
});

/** The scripts a page's own HTML asks for. */
const listed = (html: string) =>
  [...html.matchAll(/<link href="([^"]+)" rel="modulepreload">/g)].map(([, path]) => path);

it.each(pages)('/%s asks at once for every script that its scripts import', async (path) => {
  const { url } = on.site;
  const html = await (await fetch(url + path)).text();
  // While a browser waits for a script ahead of the policy, it asks for no other file.
  expect(html.indexOf('<script')).toBeGreaterThan(html.indexOf('content-security-policy'));
  const scripts = listed(html).map((script) => new URL(script, url).href);
  const imported = await Promise.all(
    scripts.map(async (script) => {
      const text = await (await fetch(script)).text();
      return [...text.matchAll(/(?:from|import)"(\.{1,2}\/[^"]+\.js)"/g)].map(
        ([, other]) => new URL(other, script).href
      );
    })
  );
  expect(imported.flat().length).toBeGreaterThan(5);
  expect(imported.flat().filter((script) => !scripts.includes(script))).toEqual([]);
});

describe('the pages around a game', () => {
  it.each(['learn/', 'help/'])('lead a newcomer to the practice board: /%s', (path) =>
    open(path, phone, async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Practice' }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('g.square rect').first().waitFor({ state: 'attached' });
    })
  );

  it('handle clicks made before hydration, in order and once', () =>
    unheard('practice/', async (page, come) => {
      const start = page.getByRole('button', { name: 'Start' });
      await page.getByRole('radio', { name: '3' }).click();
      await start.click();
      await start.click();
      expect(await start.getAttribute('aria-busy')).toBe('true');
      come();
      await page.locator('g.square rect').first().waitFor({ state: 'attached' });
      expect(await page.getByRole('list', { name: 'Players' }).getByRole('listitem').count()).toBe(3);
    }));

  it('lead keys from the start of a practice game to its table', () =>
    open('practice/', phone, async (page) => {
      await page.getByRole('button', { name: 'Start' }).press('Enter');
      await page.locator('g.square rect').first().waitFor({ state: 'attached' });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }));

  it('keep input made before hydration', () =>
    unheard('settings/', async (page, come) => {
      const name = page.getByRole('textbox', { name: 'Your name' });
      await name.fill('Ana');
      await name.blur();
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
      come();
      await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Dein Name' }).inputValue()).toBe('Ana');
    }));

  it('have no barrier once there is a table', () =>
    open('new/', phone, async (page) => {
      await page.getByLabel('Name on seat 1').fill('Ana');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
      expect(await barriers(page), 'lobby').toEqual([]);
      await page.goto(on.site.url);
      await page.getByRole('article').waitFor();
      expect(await barriers(page), 'home').toEqual([]);
    }));

  it('explain the app on the start page to those without a table', () =>
    open('', phone, async (page) => {
      const how = page.getByRole('heading', { name: 'How it works' });
      expect(await how.isVisible()).toBe(true);
      await page.goto(`${on.site.url}new/`);
      await page.getByLabel('Name on seat 1').fill('Ana');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
      await page.goto(on.site.url);
      await page.getByRole('article').waitFor();
      expect(await how.isVisible()).toBe(false);
      await page.getByRole('button', { name: /^Forget: / }).click();
      await page.getByRole('button', { name: 'Forget it' }).click();
      await how.waitFor();
    }));

  it('lead who is alone to a game against a bot', () =>
    open('', phone, async (page) => {
      await page.getByRole('link', { name: 'No friend at hand? Play against a bot.' }).click();
      await page.getByLabel('Name on seat 1').fill('Ana');
      expect(await page.getByLabel('Who plays seat 2').inputValue()).toBe('bot');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.locator('[data-board]').waitFor();
      // Back from the table: not to the form, which would open a second one.
      await page.goBack();
      await page.getByRole('article').waitFor();
    }));

  it('lead the inviter to inviting first, and a guest by the link to what is played and to a seat', () =>
    open('new/', phone, async (host) => {
      await host.getByLabel('Name on seat 1').fill('Ana');
      await host.getByRole('button', { name: 'Open the table' }).click();
      await host.getByRole('heading', { name: 'Invite friends' }).waitFor();
      const headings = (page: Page) =>
        page.getByRole('heading', { name: /Invite friends|invites you|Seats/ });
      expect(await headings(host).allTextContents()).toEqual(['Invite friends', 'Seats']);
      await on.open(phone, async (guest) => {
        await guest.goto(host.url());
        await guest.getByRole('button', { name: 'Sit here' }).waitFor();
        expect(await headings(guest).allTextContents()).toEqual([
          'Ana invites you',
          'Seats',
          'Invite friends'
        ]);
        expect(await guest.getByText('2 seats · about 25 min').count()).toBe(1);
        await guest.getByPlaceholder('Your name').fill('Ben');
        await guest.getByRole('button', { name: 'Sit here' }).click();
        await guest.getByText('you', { exact: true }).waitFor();
        expect(await headings(guest).allTextContents()).toEqual(['Seats', 'Invite friends']);
      });
    }));

  it('contact no other server, and send no referrer', async () => {
    const context = await openContext(on.browser, withWorker(desktop));
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      // Pictures that the page has painted itself are blobs of its own.
      const url = request.url().replace(/^blob:/, '');
      if (!url.startsWith(on.site.url) && !url.startsWith('data:')) foreign.push(url);
    });
    for (const path of pages) await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => document.referrer)).toBe('');
    await context.close();
  });

  it('join by a pasted link', () =>
    open('', phone, async (page) => {
      await page.getByRole('button', { name: 'Join by code' }).click();
      await page.getByLabel('Link or code').fill('hello');
      await page.getByRole('button', { name: 'Sit down' }).click();
      await expect.poll(() => page.getByText('This is not a table link').isVisible()).toBe(true);
      const fragment = '#r=AAAAAAAAAAAAAAAAAAAAAA&k=AAAAAAAAAAAAAAAAAAAAAA';
      await page.getByLabel('Link or code').fill(`https://elsewhere.example/table/${fragment}`);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.waitForURL(`${on.site.url}table/${fragment}`);
    }));

  it('report what is wrong with an address, and link to the start', () =>
    on.open(phone, async (page) => {
      await page.goto(`${on.site.url}table/#r=AAAA&k=1`, { waitUntil: 'networkidle' });
      await page.getByText('This table cannot be opened').waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Table');
      // The browser's own message about a missing page is not our error.
      const elsewhere = await page.context().newPage();
      const answer = await elsewhere.goto(`${on.site.url}nowhere/at/all/`, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(404);
      await elsewhere.getByRole('link', { name: 'To the start page' }).click();
      await elsewhere.waitForURL(on.site.url);
    }));

  it('have no barrier in high contrast', () =>
    open('settings/', desktop, async (page) => {
      await page.getByRole('radio', { name: 'High contrast' }).check();
      for (const path of ['settings/', '', 'new/']) {
        await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
        expect(await barriers(page), path).toEqual([]);
      }
    }));

  it('speak the language of the browser, or the one chosen', () =>
    open('settings/', { ...desktop, locale: 'de-AT' }, async (page) => {
      await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('zh-Hans');
      await page.getByRole('heading', { name: '设置' }).waitFor();
      await page.getByRole('combobox', { name: '语言' }).selectOption('en');
      await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    }));

  it('keep a chosen theme without a flash', () =>
    open('settings/', { ...desktop, colorScheme: 'light' }, async (page) => {
      await page.getByRole('radio', { name: 'Dark' }).check();
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await paper();
      await page.goto(on.site.url, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.body !== null);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      await expect.poll(paper).toBe(dark);
    }));

  it('store the site only once a first visit has loaded', async () => {
    const context = await openContext(on.browser, withWorker(phone));
    const page = await context.newPage();
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
      navigator.serviceWorker.register = (...given) => {
        const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const isLoaded = loaded.loadEventEnd > 0;
        document.documentElement.dataset.waited = `${isLoaded ? performance.now() - loaded.loadEventEnd : -1}`;
        return register(...given);
      };
    });
    await page.goto(on.site.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const waited = await page.evaluate(() => Number(document.documentElement.dataset.waited));
    expect(waited).toBeGreaterThan(900);
    expect(waited).toBeLessThan(20_000);
    await context.close();
  });

  it('start cold without a network, under any address they have', async () => {
    const own = await serve();
    const context = await openContext(on.browser, withWorker(phone));
    const page = await context.newPage();
    await page.goto(own.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await own.close();
    for (const path of ['', 'new/', 'settings/?source=home', 'table/#r=AAAAAAAAAAAAAAAAAAAAAA']) {
      await page.goto('about:blank');
      await page.goto(own.url + path);
      await expect.poll(() => page.locator('main').isVisible()).toBe(true);
    }
    await page.goto(own.url);
    await page.getByRole('link', { name: 'New table' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Who plays' }).isVisible()).toBe(true);
    await context.close();
  });
});

it('links that stand alone are large enough for a finger in the language of the shortest words', () =>
  on.open({ ...phone, locale: 'zh-CN' }, async (page) => {
    const isLarge = async (link: Locator) => {
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height), (await link.textContent())!).toBeGreaterThanOrEqual(44);
    };
    await page.goto(on.site.url, { waitUntil: 'networkidle' });
    await isLarge(page.locator('.empty a'));
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByRole('checkbox', { name: '黑龙' }).check();
    await isLarge(page.locator('[data-box] .links a'));
  }));

it.each([
  [640, 360],
  [844, 390]
])('a phone on its side, %i px wide, shows the ways into a game without scrolling', (width, height) =>
  on.open({ ...phone, viewport: { width, height }, locale: 'fr-FR' }, async (page) => {
    await page.goto(on.site.url, { waitUntil: 'networkidle' });
    for (const name of ['Nouvelle table', 'Rejoindre par code']) {
      const way = (await page.getByText(name, { exact: true }).boundingBox())!;
      expect(way.y + way.height, name).toBeLessThanOrEqual(height);
    }
  })
);

it('the code of a table is in sight as a whole on a phone on its side', () =>
  on.open({ ...phone, viewport: { width: 640, height: 360 } }, async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name on seat 1').fill('Ada');
    await page.getByLabel('Name on seat 1').press('Enter');
    await page.getByRole('button', { name: 'Show code' }).tap();
    const code = page.getByRole('dialog').getByRole('img');
    // The dialog rises.
    await page.waitForTimeout(500);
    const { y, height } = (await code.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(360);
    expect(height).toBeGreaterThan(200);
  }));

it('the last link of a page is in line with the words above it', () =>
  on.share(phone, async (page) => {
    await page.goto(on.site.url, { waitUntil: 'networkidle' });
    const starts = await page.locator('footer > *').evaluateAll((parts) =>
      parts.map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return Math.round(words.getBoundingClientRect().x);
      })
    );
    expect(starts).toHaveLength(2);
    expect(starts[1]).toBe(starts[0]);
  }));

it('asks for a moment until the lobby of a new table is loaded', () =>
  on.open(phone, async (page) => {
    let come = () => {};
    const released = new Promise<void>((resolve) => (come = resolve));
    await page.route(/\/_app\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // Of all scripts only the lobby has these words.
      if (body.includes('lobby.startWith')) await released;
      await route.fulfill({ response, body });
    });
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name on seat 1').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'The table is ready' }).waitFor();
    await page.getByText('One moment …').waitFor();
    come();
    await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
    // What is said only when nobody was found takes no room before.
    const [title, first] = await Promise.all(
      [page.locator('main h1'), page.locator('.lobby')].map((one) => one.boundingBox())
    );
    expect(first!.y - title!.y - title!.height).toBeLessThan(40);
  }));
