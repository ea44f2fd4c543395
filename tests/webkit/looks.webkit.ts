import { describe, expect } from 'vitest';
import { labelled } from './players.ts';
import { inWebKit, stage } from './stage.ts';
import { PHONE } from './webkit.ts';

/** What Safari's engine does its own way. */

const on = stage();

/** The contrast ratio of WCAG 2 between two colours as computed styles give them, `rgb(r, g, b)`. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('a list to choose from in WebKit', () => {
  for (const dark of [false, true])
    inWebKit(`is painted by us and can be read in the ${dark ? 'dark' : 'light'} theme`, async () => {
      const webkit = await on.browser({ ...PHONE, scale: 1, dark });
      await webkit.goto(`${on.url}settings/`);
      await webkit.until(`document.querySelector('select')`);
      const looks = await webkit.read<Record<'appearance' | 'colour' | 'ground', string> & { page: string }>(
        `(() => {
          const { appearance, color, backgroundColor } = getComputedStyle(document.querySelector('select'));
          return { appearance, colour: color, ground: backgroundColor, page: getComputedStyle(document.body).backgroundColor };
        })()`
      );
      expect(looks.appearance).toBe('none');
      expect(contrast(looks.colour, looks.ground)).toBeGreaterThan(4.5);
      // The theme is the one that was asked for.
      expect(contrast(looks.page, 'rgb(0, 0, 0)') > 10).toBe(!dark);
    });
});

describe('files in WebKit on a phone', () => {
  inWebKit('go to the share sheet where there is one, and are not downloaded as well', async () => {
    const webkit = await on.browser(PHONE);
    await webkit.goto(`${on.url}settings/`);
    await webkit.until(labelled('button', 'Export keys'));
    await webkit.read(`(() => {
      globalThis.shared = [];
      matchMedia = ((real) => (query) => query === '(pointer: coarse)' ? { matches: true } : real.call(globalThis, query))(matchMedia);
      navigator.canShare = ({ files }) => files.length > 0;
      navigator.share = async ({ files }) => { shared.push(...files.map(({ name }) => name)); };
      globalThis.links = 0;
      HTMLAnchorElement.prototype.click = () => { links++; };
    })()`);
    // The storage has answered: on a busy machine WebKit takes seconds to open it while the worker stores the site.
    await webkit.until(`document.querySelector('[data-recent]')`);
    await webkit.click(labelled('button', 'Export keys'));
    await webkit.until(`shared.length === 1`);
    expect(await webkit.read(`({ shared, links })`)).toEqual({ shared: ['bastide-keys.json'], links: 0 });
  });
});
