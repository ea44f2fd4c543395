/** Stands in for `$app/paths`: there is only one page. */
export const base = '';
export const resolve = (path: string): string => path;
export const asset = resolve;
