/**
 * `npm run pictures`: renders the icons from `static/icon.svg`, the start page's picture from the tiles, and
 * the screenshots for app stores, install dialogs and `docs/pictures` from the built site. The results are
 * committed, since a build must not need a browser. Needs `avifenc` (Debian: apt-get install libavif-bin).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/install.mjs';
import { chromiumFlags, ensureChromium } from './lib/chromium.mjs';
import { startServer } from './serve.mjs';
import { chromium } from 'playwright-core';

const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
const executablePath = await ensureChromium();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
mkdirSync(`${root}static/icons`, { recursive: true });

const drawing = readFileSync(`${root}static/icon.svg`, 'utf8');
/** Without rounded corners, for systems that apply their own shape. */
const square = drawing.replace(' clip-path="url(#corners)"', '');
/** With the castle inside the circle that every such shape shows: four fifths of the width. */
const safe = square.replace('id="castle"', 'transform="translate(51.2 60) scale(.8)"');

/** A square picture of the icon. */
async function icon(name, size, svg = drawing) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = Buffer.from(svg).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img style="position:fixed;inset:0;width:100%;height:100%" src="data:image/svg+xml;base64,${source}">`
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: `${root}static/icons/${name}.png`, omitBackground: svg === drawing });
  await page.close();
}

// iPhones show transparent corners black.
await icon('icon-180', 180, square);
await icon('icon-192', 192);
await icon('icon-512', 512);
await icon('maskable-512', 512, safe);

/** Quality, from 0 (best) to 63; the alpha channel apart. */
const AVIF = '--min 0 --max 63 -a end-usage=q -a cq-level=40 --maxalpha 40 -s 3'.split(' ');

/** The start page's picture, at twice the resolution that a phone shows. */
async function hero(colorScheme) {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-hero-'));
  const target = `${root}static/hero-${colorScheme}`;
  node('--import', 'tsx', 'scripts/hero.ts', join(folder, 'hero.svg'));
  const source = readFileSync(join(folder, 'hero.svg')).toString('base64');
  const page = await browser.newPage({ colorScheme });
  await page.setContent(`<img src="data:image/svg+xml;base64,${source}">`);
  const urls = await page.locator('img').evaluate(async (image) => {
    const [width, height, quality] = [800, 500, 0.6];
    image.width = width;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    return { webp: canvas.toDataURL('image/webp', quality), png: canvas.toDataURL('image/png') };
  });
  const bytesOf = (url) => Buffer.from(url.split(',')[1], 'base64');
  writeFileSync(`${target}.webp`, bytesOf(urls.webp));
  // Half the size, for all but old browsers.
  writeFileSync(join(folder, 'hero.png'), bytesOf(urls.png));
  execFileSync('avifenc', [...AVIF, join(folder, 'hero.png'), `${target}.avif`], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
  await page.close();
}

await hero('light');
await hero('dark');

node('scripts/build.mjs');
const server = await startServer({ host: '127.0.0.1', port: 0 });
for (const [name, width, height, deviceScaleFactor] of [
  ['screen-narrow', 390, 844, 2],
  ['screen-wide', 1440, 900, 1]
]) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme: 'light'
  });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  // A first visit may be painted before its fonts are there.
  await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: `${root}static/icons/${name}.png` });
  await page.close();
}
await server.close();
await browser.close();
node('--import', 'tsx', 'scripts/tablePictures.ts');
