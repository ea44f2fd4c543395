/** The lock that lets only this tab play a table. */
export interface TableLock {
  readonly held: true;
  /** Resolves when the lock is lost: released here or taken over by another tab. */
  readonly lost: Promise<void>;
  release(): void;
}

/** `elsewhere`: open in another tab. `unsupported`: the browser has no Web Locks; the caller decides. */
export interface NoLock {
  readonly held: false;
  readonly reason: 'elsewhere' | 'unsupported';
}

/** Locks that this page is releasing, by name; each resolves when the browser has released it. */
const leaving = new Map<string, Promise<unknown>>();

/**
 * Locks a table to one tab: two tabs that sign for one seat would look like cheating. `takeOver` takes it from the tab
 * that has it, which must stop when its `lost` resolves.
 */
export async function lockTable(
  table: string,
  options: { takeOver?: boolean; locks?: LockManager | undefined } = {}
): Promise<TableLock | NoLock> {
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  if (!locks) return { held: false, reason: 'unsupported' };
  const name = `bastide table ${table}`;
  // A page that closes a table and opens it again must wait for its own lock.
  await leaving.get(name);
  let free = (): void => undefined;
  let gone = (): void => undefined;
  const kept = new Promise<void>((resolve) => (free = resolve));
  const lost = new Promise<void>((resolve) => (gone = resolve));
  const release = () => {
    leaving.set(name, lost);
    free();
  };
  const mode = options.takeOver ? { steal: true } : { ifAvailable: true };
  return new Promise((resolve) => {
    const ended = locks.request(name, mode, async (lock) => {
      if (!lock) return resolve({ held: false, reason: 'elsewhere' });
      resolve({ held: true, lost, release });
      await kept;
    });
    // The request of a stolen lock rejects, and the holder treats it as lost. On a page that may not use
    // locks it rejects at once.
    void ended.then(gone, gone).then(() => resolve({ held: false, reason: 'unsupported' }));
  });
}
