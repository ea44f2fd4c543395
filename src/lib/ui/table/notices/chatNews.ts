import type { ChatLine } from '../../../session/contracts.ts';

/**
 * Returns a function that gives the lines of other devices that no earlier call has given. `last` is the id
 * of the last line shown before a reload, if any. Others' lines may merge anywhere among the known ones.
 */
export function chatNews(last: string): (all: readonly ChatLine[]) => readonly ChatLine[] {
  let seen: Set<string> | null = null;
  return (all) => {
    if (all.length === 0) return [];
    const at = all.findIndex(({ id }) => id === last);
    // In a new chat, or one longer than the stored part, only the last line is new.
    const known = (seen ??= new Set(all.slice(0, at < 0 ? -1 : at + 1).map(({ id }) => id)));
    const news = all.filter(({ id, own }) => !known.has(id) && !own);
    for (const { id } of all) known.add(id);
    return news;
  };
}
