import { locale } from './i18n.svelte.ts';

/** Dates and times in the language shown, in the order and with the clock of this device's region. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const shown = locale();
  const regional = navigator.languages.find((language) => language.startsWith(`${shown}-`));
  return new Intl.DateTimeFormat(regional ?? shown, options);
}
