import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const file = (folder: string, name: string) =>
  fileURLToPath(new URL(`./${folder}/${name}.jpg`, import.meta.url));
/** `RENEW=1 npm run test:visual` takes what is seen now as right: look at each picture before committing it. */
const renew = process.env.RENEW === '1';

/**
 * Letters and edges come out a little differently in every build of a browser, scattered over the whole picture: a
 * pixel may differ by `channel` of 255, and a share `all` of the pixels by more. What is really different is so in
 * one place: in no block of `side` pixels may more than a share `block` differ.
 */
const TOLERANCE = { channel: 40, all: 0.01, side: 20, block: 0.3 } as const;

interface Difference {
  readonly all: number;
  readonly block: number;
  /** Left upper corner of the worst block, in pixels. */
  readonly at: readonly [number, number];
}

function differenceOf(page: Page, pictures: readonly Buffer[]): Promise<Difference> {
  const urls = pictures.map((bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`);
  return page.evaluate(
    async ([urls, { channel, side }]) => {
      const [before, now] = await Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!context) throw new Error('This browser draws on no canvas.');
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        })
      );
      if (before.width !== now.width || before.height !== now.height) return { all: 1, block: 1, at: [0, 0] };
      const columns = Math.ceil(now.width / side);
      const blocks = new Array<number>(columns * Math.ceil(now.height / side)).fill(0);
      for (let i = 0; i < now.data.length; i += 4) {
        if (![0, 1, 2].some((c) => Math.abs(before.data[i + c] - now.data[i + c]) > channel)) continue;
        const pixel = i / 4;
        const [x, y] = [pixel % now.width, Math.trunc(pixel / now.width)];
        blocks[Math.trunc(y / side) * columns + Math.trunc(x / side)]++;
      }
      const most = Math.max(...blocks);
      const worst = blocks.indexOf(most);
      return {
        all: blocks.reduce((sum, n) => sum + n, 0) / (now.width * now.height),
        block: most / side ** 2,
        at: [(worst % columns) * side, Math.trunc(worst / columns) * side]
      };
    },
    [urls, TOLERANCE] as const
  ) as Promise<Difference>;
}

/**
 * Compares a JPEG picture with its baseline: null, or what is wrong in words. A picture that differs is kept in
 * `seen/` beside it. `page` only lends its canvas.
 */
export async function compare(page: Page, name: string, picture: Buffer): Promise<string | null> {
  const baseline = file('baseline', name);
  if (renew) {
    mkdirSync(fileURLToPath(new URL('./baseline/', import.meta.url)), { recursive: true });
    writeFileSync(baseline, picture);
    return null;
  }
  if (!existsSync(baseline))
    return `${name} has no baseline: run RENEW=1 npm run test:visual, and look at it.`;
  const { all, block, at } = await differenceOf(page, [readFileSync(baseline), picture]);
  if (all <= TOLERANCE.all && block <= TOLERANCE.block) return null;
  mkdirSync(fileURLToPath(new URL('./seen/', import.meta.url)), { recursive: true });
  writeFileSync(file('seen', name), picture);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return `${name}: ${percent(all)} of it differ, ${percent(block)} around ${at.join(', ')}; see tests/visual/seen/.`;
}
