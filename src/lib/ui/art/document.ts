import type { TileDef } from '../../landscape/catalogue.ts';
import artCss from './art.css?raw';
import paletteCss from './palette.css?raw';
import { BLEED, sharedDefs, tileArt } from './tile-art.ts';

export type ArtTheme = 'light' | 'dark' | 'contrast';

const plain = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\/|@import[^;]*;/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, '$1');

let parts: Map<string, string> | null = null;
let style = '';

/** The shared drawings by id; cut apart once, so that a picture carries only those it shows. */
function sharedParts(): Map<string, string> {
  if (parts) return parts;
  style = plain(paletteCss + artCss);
  parts = new Map();
  for (const part of sharedDefs().split(/(?=<g id="a-)/))
    parts.set(part.slice(7, part.indexOf('"', 7)), part);
  return parts;
}

function needed(markup: string, into: Map<string, string>): Map<string, string> {
  for (const [, id] of markup.matchAll(/href="#([^"]+)"/g)) {
    const part = sharedParts().get(id);
    if (part === undefined || into.has(id)) continue;
    into.set(id, part);
    needed(part, into);
  }
  return into;
}

/**
 * A tile as an SVG file that stands alone: turned, coloured by a theme, `side` pixels wide and high, with the
 * same overlap at its sides as {@link tileUse} gives.
 */
export function tileDocument(def: TileDef, turn: number, theme: ArtTheme, side: number): string {
  const art = tileArt(def);
  const defs = [...needed(art, new Map()).values()].join('');
  const box = 100 + 2 * BLEED;
  const scheme = theme === 'dark' ? 'dark' : 'light';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-BLEED} ${-BLEED} ${box} ${box}" width="${side}" height="${side}"` +
    ` data-theme="${theme}" style="color-scheme:${scheme}"><style>${style}</style><defs>${defs}</defs>` +
    `<g class="a-turn${turn}" transform="rotate(${turn * 90} 50 50)">${art}</g></svg>`
  );
}
