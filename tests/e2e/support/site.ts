import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page
} from 'playwright-core';
import { chromiumFlags, findChromium, findHeadless } from '../../../scripts/lib/chromium.mjs';
import { startServer, type RunningServer } from '../../../scripts/serve.mjs';

/** A separate browser process: two tabs of one browser would connect without a network. */
export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await program(), args: chromiumFlags });
}

/**
 * A service worker keeps hundreds of files, which takes seconds of the processor for each new browser: pages have one only
 * where a test says `serviceWorkers: 'allow'`. All others see a browser without service workers.
 */
async function hideWorkers(
  context: BrowserContext,
  { serviceWorkers }: BrowserContextOptions
): Promise<BrowserContext> {
  if (serviceWorkers !== 'allow')
    await context.addInitScript(
      () => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
    );
  return context;
}

/** A new session of a browser: without animations, and without a service worker unless `options` ask for one. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return hideWorkers(await browser.newContext({ reducedMotion: 'reduce', ...options }), options);
}

/** The same in a browser of its own, with its storage in a folder, where it stays when the browser is killed. */
export async function launchIn(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    // The headless shell shows no notifications.
    executablePath: await program(options.serviceWorkers === 'allow' ? findChromium : findHeadless),
    args: chromiumFlags,
    reducedMotion: 'reduce',
    ...options
  });
  return hideWorkers(context, options);
}

async function program(find = findHeadless): Promise<string> {
  const found = await find();
  if (!found) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program.');
  return found;
}

/** The built site and its signalling on loopback, on a free port; with a folder also a mailbox that lies there. */
export function serve(mailFolder?: string): Promise<RunningServer> {
  const mail = mailFolder === undefined ? {} : { mail: { folder: mailFolder } };
  return startServer({ host: '127.0.0.1', port: 0, ...mail });
}

/** What went wrong in a page, collected from now on: errors, refused resources, broken policies. */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  return faults;
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  permissions: ['camera', 'microphone']
};

/** These options, for a test that needs the service worker: to be offline, or for notifications. */
export const withWorker = (options: BrowserContextOptions): BrowserContextOptions => ({
  ...options,
  serviceWorkers: 'allow'
});

export const desktop: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  permissions: ['camera', 'microphone']
};
