/** Asks the browser not to evict our storage. */
export async function persistStorage(): Promise<'granted' | 'refused' | 'unsupported'> {
  // Missing on pages without https, whatever the types say.
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  if (!storage?.persist) return 'unsupported';
  return (await storage.persist()) ? 'granted' : 'refused';
}
