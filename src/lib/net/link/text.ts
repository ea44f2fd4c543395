/** Spaces, and what Unicode lists as a letter or sign and fonts draw as a space: in Braille, Khitan, hieroglyphs and music. */
const SPACE = /[^\S\ufeff]|[\u2800\u{13441}\u{13442}\u{1d159}]|\u{16fe4}/gu;
/**
 * Controls (those of hieroglyphs too), direction overrides, half surrogates and what is drawn as nothing, except joiners and the
 * emoji selector.
 */
const HIDDEN =
  /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u{13430}-\u{1343f}]/gu;
/** An emoji of several parts, with the selectors and joiners it needs. */
const EMOJI = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)*|[#*\d]\ufe0f\u20e3`;
/** Letters of scripts whose shapes depend on joiners (UAX 31, section 2.3). */
const JOINED = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr Tibt'
  .split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
/** Joiners and selectors; first those that are kept. */
const JOINERS = new RegExp(
  String.raw`(${EMOJI}|(?!\ufe0f)[\p{M}${JOINED}][\u200c\u200d](?=[${JOINED}]))|[\u200c\u200d\ufe0f]`,
  'gu'
);
/** More than three combining marks on one character overlap the lines above, also with joiners between them. */
const STACKED = /((?:[\u200c\u200d]?\p{M}){3})(?:[\u200c\u200d]?\p{M})+/gu;

/**
 * Cleans untrusted text for display: one line, at most `max` code points, without bidi or invisible controls; cleaned
 * again it stays the same. Returns '' for anything but a string.
 */
export function cleanText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const line = visible(value.slice(0, max * 8).replace(SPACE, ' '))
    .normalize('NFC')
    .replace(STACKED, '$1')
    .replace(/ +/g, ' ')
    .trim();
  // The cut may end within an emoji.
  const cleaned = visible([...line].slice(0, max).join('')).trim();
  // Without the joiners between them, marks change their order in the normal form.
  return cleaned === value ? cleaned : cleanText(cleaned, max);
}

function visible(text: string): string {
  return text.replace(HIDDEN, '').replace(JOINERS, (_, kept?: string) => kept ?? '');
}

/** Longest name and longest line of chat, in code points. */
export const MAX_NAME = 24;
export const MAX_LINE = 400;
