export {
  capital,
  labelled,
  listWords,
  loadSetHelp,
  loadSetWords,
  loadTexts,
  locale,
  lookup,
  numeral,
  setLocale,
  signed,
  t,
  type MessageKey,
  type Namespace
} from './i18n.svelte.ts';
export { locales, matchLocale, type Locale } from './locales.ts';
export type { Params } from './format.ts';
