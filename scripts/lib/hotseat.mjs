import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium.mjs';

/** A browser as the end-to-end tests use it; throws where there is none. */
export async function launchChromium(flags = chromiumFlags) {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program.');
  return chromium.launch({ executablePath, args: flags });
}

/** Opens a table for two on this device and returns its address once the board is on the page. */
export async function openHotseat(page, url) {
  await page.goto(`${url}new/`, { waitUntil: 'networkidle' });
  // The form accepts input once its scripts have run.
  await page.locator('form:not([inert])').waitFor();
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('device');
  await page.getByLabel('Name on seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await boardShown(page);
  return page.url();
}

/** Resolves when a square can be touched. */
export const boardShown = (page) => page.locator('g.square rect').first().waitFor({ state: 'attached' });
