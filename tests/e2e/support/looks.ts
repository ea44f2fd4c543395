import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Automatic accessibility checks of a page. */

/** Violations found by axe, each with its elements. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Else it opens one more page to put the results of frames together: the app has none.
    .setLegacyMode()
    // All rules run, but what they do not find is not described.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Text cut off by its own box, in words; what a reader cannot get at by any means. */
export const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim());
      if (
        !own ||
        element.closest('.spoken, #svelte-announcer, svg, select, [hidden]') ||
        !element.checkVisibility()
      )
        continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 4;
      if (cutX || cutY) found.push(element.textContent?.trim() ?? '');
    }
    for (const box of document.querySelectorAll('dialog[open], section.final, fieldset label'))
      if (box.scrollWidth > box.clientWidth + 1) found.push(`${box.tagName} is wider than its room.`);
    // A phone widens its window with the page: only the root says how wide it is meant to be.
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.push(`The page is ${wide} px too wide.`);
    return found;
  });

/** Names of controls that something else lies over, or that no scrolling brings into sight. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a, input, select, summary)')]
      .filter((control) => control.checkVisibility() && !control.closest('.spoken'))
      .filter((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return !there || !(control.closest('label') ?? control).contains(there);
      })
      .map((control) => control.ariaLabel ?? control.textContent?.trim() ?? control.outerHTML)
  );
