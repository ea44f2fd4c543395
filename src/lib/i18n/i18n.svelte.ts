import { untrack } from 'svelte';
import { manifestOf } from '../games/catalogue.ts';
import type { WordFiles } from '../kernel/manifest.ts';
import app from './en/app.ts';
import errors from './en/errors.ts';
import { format, formatList, formatNumber, type Params } from './format.ts';
import type { Locale } from './locales.ts';
import type { MessageKey, Namespace } from './messages.ts';

export type { MessageKey, Namespace } from './messages.ts';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>(['./*/*.ts', '!./en/{app,errors}.ts'], { import: 'default' });

/** What every page needs is in the page; the rest comes with the screens that use it. */
const inPage = { app, errors };
const wanted: Namespace[] = ['app', 'errors'];

/** Words of a set: those of the board and of its card, or those of its help. */
type SetPart = 'words' | 'help';
type SetSource = `${SetPart}:${string}`;

/** The words of one set in one language, merged by namespace. */
interface SetTexts {
  readonly texts: Readonly<Record<string, Texts>>;
  /** It is not translated into the language shown. */
  readonly inEnglish: boolean;
}

interface Shown {
  readonly locale: Locale;
  readonly texts: Partial<Record<Namespace, Texts>>;
  readonly sets: Readonly<Record<SetSource, SetTexts>>;
}

/** Sets whose words are shown. */
const wantedSets: SetSource[] = [];

let current = $state.raw<Shown>({ locale: 'en', texts: inPage, sets: {} });

/** A namespace no one has translated yet comes whole in English; within one, no message can be missing. */
function file(id: Locale, name: Namespace): Promise<Texts> {
  const find = files[`./${id}/${name}.ts`];
  if (find) return find();
  return name in inPage ? Promise.resolve(inPage[name as keyof typeof inPage]) : files[`./en/${name}.ts`]();
}

async function load(id: Locale, names: readonly Namespace[]): Promise<Partial<Record<Namespace, Texts>>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await file(id, name)] as const))
  );
}

const prefixed = (texts: Texts, prefix: string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [prefix + key, text]));

/**
 * A set's own names and its help are told apart by its id (`set.<id>.…`, `guide.<id>.…`); what it says on the board stands
 * among the messages of the game.
 */
async function loadSet(locale: Locale, source: SetSource): Promise<SetTexts> {
  const [part, id] = source.split(':') as [SetPart, string];
  const manifest = manifestOf(id);
  if (!manifest) return { texts: {}, inEnglish: false };
  const files: WordFiles = part === 'words' ? await manifest.words() : (await manifest.help()).words;
  const words = (await (Object.hasOwn(files, locale) ? files[locale] : files.en)()).default;
  const texts = Object.entries(words).map(([name, found]) => [
    name,
    part === 'help' || name === 'set' ? prefixed(found, `${id}.`) : found
  ]);
  return { texts: Object.fromEntries(texts), inEnglish: !Object.hasOwn(files, locale) };
}

async function loadSets(locale: Locale, sources: readonly SetSource[]): Promise<Shown['sets']> {
  return Object.fromEntries(
    await Promise.all(sources.map(async (source) => [source, await loadSet(locale, source)] as const))
  );
}

/** The language shown now. Reactive. */
export function locale(): Locale {
  return current.locale;
}

/** Shows another language, once its texts are here. Rejects, and changes nothing, when they cannot be loaded. */
export async function setLocale(id: Locale): Promise<void> {
  if (id === current.locale) return;
  let texts: Shown['texts'] = {};
  let sets: Shown['sets'] = {};
  // A page may have requested more during the loading.
  for (;;) {
    const missing = wanted.filter((name) => !(name in texts));
    const missingSets = wantedSets.filter((source) => !(source in sets));
    if (missing.length === 0 && missingSets.length === 0) break;
    const [more, moreSets] = await Promise.all([load(id, missing), loadSets(id, missingSets)]);
    texts = { ...texts, ...more };
    sets = { ...sets, ...moreSets };
  }
  current = { locale: id, texts, sets };
  document.documentElement.lang = id;
}

/**
 * Brings the texts of further namespaces; pages call it before they show. Not reactive: what is shown once they are here
 * would else be torn down and made anew, with what was typed there, whenever others come.
 */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const missing = untrack(() => namespaces.filter((name) => !(name in current.texts)));
  if (missing.length === 0) return;
  wanted.push(...missing.filter((name) => !wanted.includes(name)));
  const locale = untrack(() => current.locale);
  const texts = await load(locale, missing);
  if (locale === current.locale) current = { ...current, texts: { ...current.texts, ...texts } };
}

async function wantSets(sources: readonly SetSource[]): Promise<void> {
  const missing = untrack(() => sources.filter((source) => !(source in current.sets)));
  if (missing.length === 0) return;
  wantedSets.push(...missing.filter((source) => !wantedSets.includes(source)));
  const locale = untrack(() => current.locale);
  const sets = await loadSets(locale, missing);
  if (locale === current.locale) current = { ...current, sets: { ...current.sets, ...sets } };
}

/** Brings the names of these sets and what they say on the board. Unknown ids are passed over. Not reactive. */
export const loadSetWords = (ids: readonly string[]): Promise<void> =>
  wantSets(ids.map((id): SetSource => `words:${id}`));

/** Brings the rules pages, rulings and lessons of these sets. Unknown ids are passed over. Not reactive. */
export const loadSetHelp = (ids: readonly string[]): Promise<void> =>
  wantSets(ids.map((id): SetSource => `help:${id}`));

/** Whether words of a set are shown in English because they are not translated. Reactive. */
export const isInEnglish = (id: string): boolean =>
  (['words', 'help'] as const).some((part) => current.sets[`${part}:${id}`]?.inEnglish === true);

/** A message in the language shown. Reactive. */
export function t(key: MessageKey, params: Params = {}): string {
  return lookup(key, params) ?? key;
}

/** As {@link t}, for a key put together at run time: null when there is no such message. */
export function lookup(key: string, params: Params = {}): string | null {
  const dot = key.indexOf('.');
  const name = key.slice(0, dot);
  const rest = key.slice(dot + 1);
  const message = current.texts[name as Namespace]?.[rest] ?? ofSets(name, rest);
  return message === undefined ? null : format(message, params, current.locale);
}

function ofSets(name: string, key: string): string | undefined {
  for (const { texts } of Object.values(current.sets)) {
    const found = texts[name]?.[key];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Words one after another, as the language joins them: "Ada, Bo and Cy". Reactive. */
export function listWords(items: readonly string[]): string {
  return formatList(items, current.locale);
}

/** A number on its own, as the language writes it, with a minus sign where it is negative. Reactive. */
export const numeral = (n: number): string => formatNumber(n, current.locale);

/** A change: with its plus or minus sign, or 0. Reactive. */
export const signed = (n: number): string => (n > 0 ? '+' : '') + numeral(n);

/** A label and its text, or the label alone, with the colon as the language sets it: French has a space before it. Reactive. */
export const labelled = (label: string, text = ''): string => t('app.labelled', { label, text });

/** The same text, beginning with a capital letter. Reactive. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current.locale) + text.slice(1);
}
