/** The repository's folder, with a slash at its end. */
export const root: string;
export function ensureInstalled(): void;
