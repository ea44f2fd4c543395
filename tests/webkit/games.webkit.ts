import { describe, expect } from 'vitest';
import { chooser } from '../e2e/support/players.ts';
import { serve } from '../e2e/support/site.ts';
import { labelled, WebKitPlayer } from './players.ts';
import { inWebKit, stage } from './stage.ts';
import { DESKTOP, PHONE } from './webkit.ts';

/** Whole games in Safari's engine, by what a finger can do. */

const on = stage();
/** Double pixels would be drawn by the processor, and no test looks at them. */
const SOFT_PHONE = { ...PHONE, scale: 1 } as const;

describe('a table in WebKit', () => {
  inWebKit(
    'is played by two at one phone to its final count',
    async () => {
      const ada = new WebKitPlayer('Ada', await on.browser(SOFT_PHONE));
      await ada.openTable(on.url, ['device']);
      await ada.seesBoard();
      await ada.playOn(chooser(4), { milliseconds: 400_000 });
      expect(await ada.table()).toMatchObject({ over: true });
      await ada.webkit.click(labelled('button', 'Skip'));
      await ada.webkit.until(
        `/wins? with|share first place/.test(document.querySelector('.final h2')?.textContent)`
      );
      const points = await ada.webkit.read<string>(`document.querySelector('.final').textContent`);
      expect(points).toContain('Ada 2');
    },
    420_000
  );

  inWebKit(
    'is played against a bot, which answers every move',
    async () => {
      const ada = new WebKitPlayer('Ada', await on.browser(DESKTOP));
      await ada.openTable(on.url, ['bot']);
      await ada.seesBoard();
      await ada.playOn(chooser(5), { milliseconds: 400_000 });
      expect(await ada.table()).toMatchObject({ over: true });
    },
    420_000
  );

  inWebKit(
    'is opened and played with the network gone, and is there after a reload',
    async () => {
      const own = await serve();
      const mia = new WebKitPlayer('Mia', await on.browser(SOFT_PHONE));
      const { webkit } = mia;
      await webkit.goto(own.url);
      await webkit.until(`navigator.serviceWorker.controller`);
      await own.close();
      const link = await mia.openTable(own.url, ['device', 'bot']);
      await mia.seesBoard();
      await mia.playOn(chooser(6), { position: 12, milliseconds: 90_000 });
      const before = await mia.table();
      await webkit.goto(own.url);
      await webkit.until(
        `[...document.querySelectorAll('a')].some((e) => e.textContent.includes('Landscape'))`
      );
      await webkit.goto(link);
      await mia.seesBoard();
      const after = await mia.table();
      // A bot may have moved since.
      expect(after.position).toBeGreaterThanOrEqual(before.position);
      if (after.position === before.position) expect(after.hash).toBe(before.hash);
    },
    180_000
  );
});
