import { lookup } from '../../i18n/index.ts';

/** Name of a game or expansion in the language shown. */
export function nameOf(id: string): string {
  return lookup(`set.${id}.name`) ?? lookup(`app.${id}`) ?? id;
}

/** Where the help says how two sets interact. */
export const pairAnchor = (a: string, b: string): string => `pair-${[a, b].sort().join('+')}`;

/** A set or a game in a sentence. */
export function aboutOf(id: string): string {
  return lookup(`set.${id}.about`) ?? lookup(`table.${id}.about`) ?? '';
}

/** Title and subject of a lesson. */
export const lessonName = (id: string): string => lookup(`learn.${id}`) ?? nameOf(id);
export const lessonAbout = (id: string): string =>
  lookup(`learn.${id}.about`) ?? lookup(`set.${id}.lesson`) ?? '';

/** A value of an option as the rulings word it. */
export const optionWords = (of: string, option: string, value: unknown): string =>
  lookup(`set.${of}.option.${option}.${String(value)}`) ??
  lookup(`guide.option.${option}.${String(value)}`) ??
  '';

/** The sentences `key.1`, `key.2` and so on, as many as there are. */
export function sentences(key: string): string[] {
  const found: string[] = [];
  for (let n = 1; ; n++) {
    const sentence = lookup(`${key}.${n}`);
    if (sentence === null) return found;
    found.push(sentence);
  }
}
