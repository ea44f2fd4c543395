import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './onPath.mjs';

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

/** Finds a Chromium or installs one; null, with a sentence on stderr, where neither works. */
export async function ensureChromium() {
  const there = await findChromium();
  if (there) return there;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium (apt-get) …');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    });
  }
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
