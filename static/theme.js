// Runs before the first paint, so that neither a chosen theme nor the list of tables causes a visible change.
try {
  var chosen = JSON.parse(localStorage.getItem('bastide.settings') || '{}').theme;
  if (chosen && chosen !== 'system') document.documentElement.dataset.theme = chosen;
  if (localStorage.getItem('bastide.tables')) document.documentElement.dataset.tables = '';
} catch {
  // The browser blocks the storage, so the system's theme is used.
}
