import { lookup } from '../../i18n/index.ts';

/** Name of a game or expansion in the language shown. */
export function nameOf(id: string): string {
  return lookup(`table.${id}`) ?? lookup(`app.${id}`) ?? id;
}

/** The sentences `key.1`, `key.2` and so on, as many as there are. */
export function sentences(key: string): string[] {
  const found: string[] = [];
  for (let n = 1; ; n++) {
    const sentence = lookup(`${key}.${n}`);
    if (sentence === null) return found;
    found.push(sentence);
  }
}
