/** Stands in for `$app/environment`, which exists only in pages of the app. */
export const browser = true;
export const dev = false;
