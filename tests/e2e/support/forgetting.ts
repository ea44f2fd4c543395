import type { BrowserContext, Disposable, Page } from 'playwright-core';

/**
 * Call it for a new page; answers with what makes it as good as new between two tests: nowhere, alone in its context,
 * with nothing stored, routed or added to pages that open later. Loading a site again costs a third of the processor
 * time of the first load in a new browser. What a test emulates, or does in the page by the protocol, stays, and files
 * that it changed on their way may stay in the browser's cache: such a test opens a page of its own.
 */
export function forgetting(page: Page): () => Promise<void> {
  const context = page.context();
  const origins = new Set<string>();
  const added: Disposable[] = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
  });
  const collect = (to: Page | BrowserContext) => {
    const add = to.addInitScript.bind(to) as (...args: unknown[]) => Promise<Disposable>;
    to.addInitScript = async (...args: unknown[]) => {
      const script = await add(...args);
      added.push(script);
      return script;
    };
  };
  collect(page);
  collect(context);
  return async () => {
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    for (const to of [page, context]) await to.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(added.splice(0).map((script) => script.dispose()));
    // The last page of a site may have kept something there for this tab.
    if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    origins.clear();
  };
}
