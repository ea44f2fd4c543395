import type { BrowserContext, Page } from 'playwright-core';

declare const urlsAlive: ReadonlySet<string>;

const COUNT = `{
  const alive = (globalThis.urlsAlive = new Set());
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (...given) => {
    const url = createObjectURL.apply(URL, given);
    alive.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    alive.delete(url);
    revokeObjectURL.call(URL, url);
  };
}`;

/** From now on pages count the object URLs they made and did not revoke. */
export const countObjectUrls = (on: BrowserContext | Page): Promise<unknown> =>
  on.addInitScript({ content: COUNT });

export const objectUrls = (page: Page): Promise<number> => page.evaluate(() => urlsAlive.size);
