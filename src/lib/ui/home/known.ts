/**
 * Stores whether this device has tables, so that the first paint of the home page reserves space for them
 * (static/theme.js reads it). Without storage the page is that of a newcomer.
 */
export function rememberTables(some: boolean): void {
  document.documentElement.toggleAttribute('data-tables', some);
  try {
    if (some) localStorage.setItem('bastide.tables', 'some');
    else localStorage.removeItem('bastide.tables');
  } catch {
    // The browser blocks the storage.
  }
}

/** Whether this device kept tables when the page was opened. */
export const keepsTables = (): boolean => document.documentElement.hasAttribute('data-tables');
