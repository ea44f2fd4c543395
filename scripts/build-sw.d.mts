/** Writes the service worker of a built site that stands below `base`; resolves to what it keeps, sizes in bytes. */
export function buildServiceWorker(folder?: string, base?: string): Promise<{ count: number; size: number }>;
