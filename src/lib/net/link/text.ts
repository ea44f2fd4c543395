/** Controls, line and paragraph separators, direction overrides and marks, tags, and half surrogates. */
const HARMFUL =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** More than three marks on one letter climb over the lines above. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/**
 * Text of somebody else made fit to be shown: one line, at most `max` code points, nothing that turns or hides what
 * stands around it. Anything that is not a text becomes an empty one.
 */
export function cleanText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const line = value
    .slice(0, max * 8)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(HARMFUL, '')
    .replace(STACKED, '$1')
    .trim();
  return [...line].slice(0, max).join('');
}

/** Longest name and longest line of chat, in code points. */
export const MAX_NAME = 24;
export const MAX_LINE = 400;
