/** Writes the service worker of a built site below `base`; resolves to the precached files, sizes in bytes. */
export function buildServiceWorker(folder?: string, base?: string): Promise<{ count: number; size: number }>;
