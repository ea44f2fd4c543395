import { untrack } from 'svelte';
import app from './en/app.ts';
import errors from './en/errors.ts';
import { format, formatList, type Params } from './format.ts';
import type { Locale } from './locales.ts';
import type { MessageKey, Namespace } from './messages.ts';

export type { MessageKey, Namespace } from './messages.ts';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>(['./*/*.ts', '!./en/{app,errors}.ts'], { import: 'default' });

/** What every page needs is in the page; the rest comes with the screens that use it. */
const inPage = { app, errors };
const wanted: Namespace[] = ['app', 'errors'];

let current = $state.raw<{ locale: Locale; texts: Partial<Record<Namespace, Texts>> }>({
  locale: 'en',
  texts: inPage
});

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

/** The language shown now. Reactive. */
export function locale(): Locale {
  return current.locale;
}

/** Shows another language, once its texts are here. Rejects, and changes nothing, when they cannot be loaded. */
export async function setLocale(id: Locale): Promise<void> {
  if (id === current.locale) return;
  let texts: typeof current.texts = {};
  // A page may come to want more meanwhile.
  for (let missing = wanted; missing.length > 0; missing = wanted.filter((name) => !(name in texts)))
    texts = { ...texts, ...(await load(id, missing)) };
  current = { locale: id, texts };
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
  if (locale === current.locale) current = { locale, texts: { ...current.texts, ...texts } };
}

/** A message in the language shown. Reactive. */
export function t(key: MessageKey, params: Params = {}): string {
  return lookup(key, params) ?? key;
}

/** As {@link t}, for a key put together at run time: null when there is no such message. */
export function lookup(key: string, params: Params = {}): string | null {
  const dot = key.indexOf('.');
  const message = current.texts[key.slice(0, dot) as Namespace]?.[key.slice(dot + 1)];
  return message === undefined ? null : format(message, params, current.locale);
}

/** Words one after another, as the language joins them: "Ada, Bo and Cy". Reactive. */
export function listWords(items: readonly string[]): string {
  return formatList(items, current.locale);
}

/** The same text, beginning with a capital letter. Reactive. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current.locale) + text.slice(1);
}
