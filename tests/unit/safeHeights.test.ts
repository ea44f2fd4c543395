import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Safari's bars and a phone's rounded edges: heights follow the visible page, and nothing at an edge lies under them. */

const root = join(import.meta.dirname, '../..');
const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:svelte|css|html)$/.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, 'src', path), 'utf8') }));

/** Declarations of each rule of a style sheet or a component's style block, without nested blocks. */
function rulesOf(text: string): string[] {
  const style = text.includes('<style') ? text.slice(text.lastIndexOf('<style')) : text;
  return [...style.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => body);
}

describe('heights', () => {
  it('are those of the visible page, not of the page without Safari’s bars', () => {
    const wrong = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<![\w-])[\d.]+(?:vh|lvh|vb)\b/g)].map(([length]) => `${path}: ${length}`)
    );
    expect(wrong).toEqual([]);
    expect(sheets.some(({ text }) => /\d(?:dvh|svh)\b/.test(text))).toBe(true);
  });

  it('the page reaches below the edges, so that insets have values', () => {
    const { text } = sheets.find(({ path }) => path === 'app.html')!;
    expect(text).toMatch(/name="viewport"[^>]*viewport-fit=cover/);
  });

  it('a bar that sticks to the lower edge keeps clear of the home indicator', () => {
    // What fills the whole screen (inset: 0) leaves the edges to the bars in it.
    const isAtEdge = (rule: string) =>
      /position:\s*(?:fixed|sticky)/.test(rule) &&
      /(?:(?:bottom|inset-block-end):\s*0\b|inset:\s*\S+ \S+ 0\b)/.test(rule);
    const bars = sheets.filter(({ text }) => rulesOf(text).some(isAtEdge));
    expect(bars.length).toBeGreaterThan(3);
    expect(
      bars.filter(({ text }) => !text.includes('safe-area-inset-bottom')).map(({ path }) => path)
    ).toEqual([]);
  });
});
