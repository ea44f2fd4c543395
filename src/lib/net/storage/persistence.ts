/** Asks the browser not to clear our storage when space runs short. */
export async function persistStorage(): Promise<'granted' | 'refused' | 'unsupported'> {
  // Missing on pages that came without https, whatever the types say.
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  if (!storage?.persist) return 'unsupported';
  return (await storage.persist()) ? 'granted' : 'refused';
}
