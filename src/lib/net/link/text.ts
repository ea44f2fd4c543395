/** Controls, line and paragraph separators, direction overrides and marks, tags, and half surrogates. */
const HARMFUL =
  /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** More than three combining marks on one character overlap the lines above. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/**
 * Cleans untrusted text for display: one line, at most `max` code points, without bidi or invisible controls. Returns
 * '' for anything but a string.
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
