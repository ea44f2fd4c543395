/** Making one of these takes longer than all the rest of a message, and a move words a dozen. */
const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const lists = new Map<string, Intl.ListFormat>();

function kept<T>(made: Map<string, T>, locale: string, make: () => T): T {
  let found = made.get(locale);
  if (found === undefined) made.set(locale, (found = make()));
  return found;
}

export type Params = Readonly<Record<string, string | number>>;

/**
 * Fills a message: `{name}`, `{n, plural, =0 {none} one {# tile} other {# tiles}}` and
 * `{x, select, a {…} other {…}}`, nested as needed. `#` is the number of the nearest plural. A parameter
 * that was not given stays visible in braces, so that it is noticed.
 */
export function format(message: string, params: Params, locale: string): string {
  if (!message.includes('{')) return message;
  return fill(message, params, locale, null);
}

/** "Ada, Bo and Cy" */
export function formatList(items: readonly string[], locale: string): string {
  return kept(lists, locale, () => new Intl.ListFormat(locale, { type: 'conjunction' })).format(items);
}

function fill(message: string, params: Params, locale: string, count: number | null): string {
  let out = '';
  for (let i = 0; i < message.length; i++) {
    const char = message[i];
    if (char === '{') {
      const end = closing(message, i);
      out += argument(message.slice(i + 1, end), params, locale, count);
      i = end;
    } else out += char === '#' && count !== null ? formatNumber(count, locale) : char;
  }
  return out;
}

/** Index of the brace that closes the one at `from`; the end of the message when none does. */
function closing(message: string, from: number): number {
  let depth = 0;
  for (let i = from; i < message.length; i++) {
    if (message[i] === '{') depth++;
    else if (message[i] === '}' && --depth === 0) return i;
  }
  return message.length;
}

function argument(body: string, params: Params, locale: string, count: number | null): string {
  const head = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/.exec(body);
  if (!head) return `{${body}}`;
  const [whole, name, kind] = head;
  const value = params[name];
  if (value === undefined) return `{${name}}`;
  if (!kind) return typeof value === 'number' ? formatNumber(value, locale) : value;
  const cases = casesOf(body.slice(whole.length));
  if (kind === 'select')
    return fill(cases.get(String(value)) ?? cases.get('other') ?? '', params, locale, count);
  const n = Number(value);
  const rules = kept(plurals, locale, () => new Intl.PluralRules(locale));
  const chosen = cases.get(`=${n}`) ?? cases.get(rules.select(n)) ?? cases.get('other') ?? '';
  return fill(chosen, params, locale, n);
}

function casesOf(text: string): Map<string, string> {
  const cases = new Map<string, string>();
  for (let i = 0; i < text.length; i++) {
    const open = text.indexOf('{', i);
    if (open < 0) break;
    const end = closing(text, open);
    cases.set(text.slice(i, open).trim(), text.slice(open + 1, end));
    i = end;
  }
  return cases;
}

/** A number with a minus sign where it is negative: `Intl` writes a hyphen in most languages, and a sign before -0. */
export function formatNumber(value: number, locale: string): string {
  return kept(numbers, locale, () => new Intl.NumberFormat(locale))
    .format(value + 0)
    .replace('-', '−');
}
