// Runs before the first paint, so that neither a theme chosen by hand nor the place of one's tables jumps.
try {
  var chosen = JSON.parse(localStorage.getItem('bastide.settings') || '{}').theme;
  if (chosen && chosen !== 'system') document.documentElement.dataset.theme = chosen;
  if (localStorage.getItem('bastide.tables')) document.documentElement.dataset.tables = '';
} catch {
  // Storage is closed to us: the system's theme it is.
}
