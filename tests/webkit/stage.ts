import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../../scripts/serve.mjs';
import { findWebKit, NO_WEBKIT } from '../../scripts/lib/webkit.mjs';
import { serve } from '../e2e/support/site.ts';
import { WebKit, type View } from './webkit.ts';

const programs = findWebKit();
if (!programs) console.info(`SKIPPED: ${NO_WEBKIT}`);

/** Where the last picture and words of each browser of a failed test are left. */
const PICTURES = join(import.meta.dirname, '../../test-results/webkit');

/** A test that is skipped where there is no WebKit. */
export const inWebKit = it.skipIf(!programs);

/** The built site for all tests of a file, and a way to start browsers that end with their test. Call it at the top of a file. */
export function stage() {
  let site: RunningServer | undefined;
  const running = new Set<WebKit>();
  beforeAll(async () => {
    site = await serve();
  });
  afterAll(() => site?.close());
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    const all = [...running];
    running.clear();
    for (const [i, webkit] of all.entries()) {
      const { faults } = webkit;
      if (hasFailed) {
        const picture = await webkit.picture().catch(() => null);
        mkdirSync(PICTURES, { recursive: true });
        const words = await webkit
          .read<string>(
            `location.href + '\\n' + document.activeElement?.outerHTML + '\\n' + document.body.innerText`
          )
          .catch(String);
        const file = join(PICTURES, `${task.name.replaceAll(/\W+/g, '-')}-${i}`);
        if (picture) writeFileSync(`${file}.png`, picture);
        writeFileSync(`${file}.txt`, words);
      }
      await webkit.stop();
      expect(faults).toEqual([]);
    }
  });
  return {
    get url(): string {
      return site!.url;
    },
    /** A browser of its own; its console must have had no complaint when the test ends. */
    async browser(view: View): Promise<WebKit> {
      const webkit = await WebKit.start(programs!, view);
      running.add(webkit);
      return webkit;
    }
  };
}
