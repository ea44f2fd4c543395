export interface WebKitPrograms {
  readonly driver: string;
  readonly screen: string;
}
export const NO_WEBKIT: string;
export function findWebKit(): WebKitPrograms | null;
export function ensureWebKit(): WebKitPrograms | null;
