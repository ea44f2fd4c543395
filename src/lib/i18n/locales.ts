/** Languages a person can choose. English is in the page; the others load when chosen. */
export const locales = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  cs: 'Čeština',
  'zh-Hans': '简体中文'
} as const;

export type Locale = keyof typeof locales;

/** The first language of a browser's list that there is; English when there is none. */
export function matchLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    for (const id of Object.keys(locales) as Locale[]) {
      if (id.toLowerCase().split('-')[0] === language) return id;
    }
  }
  return 'en';
}
