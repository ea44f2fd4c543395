/**
 * What a signed name must not contain: controls, direction overrides, invisible characters, outer or double
 * spaces, and more than three marks on one character. It lists code points and not Unicode properties, so
 * that whether a statement counts does not depend on the browser's version of Unicode. `cleanText` removes
 * all of this.
 */
const UNFIT = new RegExp(
  // eslint-disable-next-line no-misleading-character-class -- the marks stand for themselves
  [
    '^ | $| {2}|[',
    String.raw`\0-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u2028-\u202e`,
    String.raw`\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}`,
    String.raw`\u{e0000}-\u{e0fff}]|[\u0300-\u036f\u1ab0-\u1abe\u1dc0-\u1df5\u20d0-\u20f0\ufe20-\ufe2f]{4}`
  ].join(''),
  'u'
);

/** Whether a signed name counts, at most `max` code points long: the same answer on every device. */
export function isFitName(name: string, max: number): boolean {
  return [...name].length <= max && !UNFIT.test(name);
}
