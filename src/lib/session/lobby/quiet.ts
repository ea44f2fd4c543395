/** When each room was last seen with somebody else in it, or first looked into, in ms since 1970. */
const KEY = 'bastide.quiet';
/** Rooms remembered; the one longest quiet goes first. */
const MOST = 64;
/** After this many ms without anybody else a table counts as left alone for days. */
export const DAYS_QUIET = 2 * 86_400_000;

export type QuietStorage = Pick<Storage, 'getItem' | 'setItem'> | null;

/**
 * Since when nobody else was at this room whenever this device looked, in ms since 1970. `met` says that somebody is
 * there now. Without storage every look is the first.
 */
export function quietSince(room: string, met: boolean, now: number, storage: QuietStorage): number {
  const known = read(storage);
  const since = met ? now : (known.get(room) ?? now);
  if (known.get(room) !== since) {
    known.set(room, since);
    const kept = [...known].sort(([, a], [, b]) => b - a).slice(0, MOST);
    try {
      storage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Full or refused: then the next look is the first again.
    }
  }
  return since;
}

function read(storage: QuietStorage): Map<string, number> {
  try {
    const rows: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    if (!Array.isArray(rows)) return new Map();
    return new Map(
      rows.filter(
        (row): row is [string, number] =>
          Array.isArray(row) && typeof row[0] === 'string' && Number.isFinite(row[1])
      )
    );
  } catch {
    return new Map();
  }
}
