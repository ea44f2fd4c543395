import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './onPath.mjs';
import { installPackages } from './packages.mjs';

/** Chromium without its window: starts in half the processor time, and needs none while a page waits. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Chromium without a camera permission uses only the address of the default route; with these and the
 * `camera` and `microphone` permissions, pages also meet over loopback on a machine without a network.
 */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--allow-loopback-in-peer-connection'
];

/** Path of a usable Chromium, or null: Playwright's first, then one on PATH. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return onPath(...names);
}

/** Path of the program for tests that watch no window: Chromium's headless shell, or Chromium where there is none. */
export async function findHeadless() {
  return process.env.CHROMIUM_PATH ?? onPath(SHELL) ?? (await findChromium());
}

/** Finds a Chromium or installs one; null, with a sentence on stderr, where neither works. */
export async function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !onPath(SHELL)) installPackages(SHELL);
  const there = await findChromium();
  if (there) return there;
  installPackages('chromium');
  if (!(await findChromium())) {
    console.log('Installing Chromium (Playwright) …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const now = await findChromium();
  if (!now) {
    console.error('No Chromium found: install one, or set CHROMIUM_PATH to its program, and run again.');
  }
  return now;
}
