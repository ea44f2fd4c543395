export const chromiumFlags: string[];
export function findChromium(): Promise<string | null>;
export function findHeadless(): Promise<string | null>;
export function ensureChromium(): Promise<string | null>;
