/** A table this tab alone may play; other tabs are told so. */
export interface TableLock {
  readonly held: true;
  /** Resolves when the lock is gone: released here or taken over by another tab. */
  readonly lost: Promise<void>;
  release(): void;
}

/** `elsewhere`: open in another tab. `unsupported`: the browser has no Web Locks; the caller decides to go on or not. */
export interface NoLock {
  readonly held: false;
  readonly reason: 'elsewhere' | 'unsupported';
}

/**
 * Two tabs that sign for one seat would make a cheat of an honest player, so each table is open in one tab only.
 * `takeOver` takes it from the tab that has it, which must stop at once when its `lost` resolves.
 */
export async function lockTable(
  table: string,
  options: { takeOver?: boolean; locks?: LockManager | undefined } = {}
): Promise<TableLock | NoLock> {
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  if (!locks) return { held: false, reason: 'unsupported' };
  let release = (): void => undefined;
  let gone = (): void => undefined;
  const kept = new Promise<void>((resolve) => (release = resolve));
  const lost = new Promise<void>((resolve) => (gone = resolve));
  const mode = options.takeOver ? { steal: true } : { ifAvailable: true };
  return new Promise((resolve) => {
    const ended = locks.request(`bastide table ${table}`, mode, async (lock) => {
      if (!lock) return resolve({ held: false, reason: 'elsewhere' });
      resolve({ held: true, lost, release });
      await kept;
    });
    // A lock that is stolen rejects; to the holder it is simply gone.
    ended.then(gone, gone);
  });
}
