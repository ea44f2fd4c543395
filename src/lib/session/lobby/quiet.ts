/** When another device was last seen in each room, or the room was first opened, in ms since 1970. */
const KEY = 'bastide.quiet';
/** Rooms remembered; the one that was quiet for longest is dropped first. */
const MOST = 64;
/** After this many ms without another device a table counts as quiet for days. */
export const DAYS_QUIET = 2 * 86_400_000;

/** Returns the storage; a browser that blocks it throws when the property is read. */
export type QuietStorage = () => Pick<Storage, 'getItem' | 'setItem'> | null;

/**
 * Since when no other device was seen in this room, in ms since 1970. `met` says that one is connected now. Without
 * storage every visit counts as the first.
 */
export function quietSince(room: string, met: boolean, now: number, storage: QuietStorage): number {
  const known = read(storage);
  const since = met ? now : (known.get(room) ?? now);
  if (known.get(room) !== since) {
    known.set(room, since);
    const kept = [...known].sort(([, a], [, b]) => b - a).slice(0, MOST);
    try {
      storage()?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage is full or refused: the next visit counts as the first.
    }
  }
  return since;
}

function read(storage: QuietStorage): Map<string, number> {
  try {
    const rows: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]');
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
