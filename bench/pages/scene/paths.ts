/** Stands for the app's own paths, where there is one page and nothing to go to. */
export const base = '';
export const resolve = (path: string): string => path;
export const asset = resolve;
