// Runs before the first paint, so that a theme chosen by hand does not flash.
try {
  var chosen = JSON.parse(localStorage.getItem('bastide.settings') || '{}').theme;
  if (chosen && chosen !== 'system') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is closed to us: the system's theme it is.
}
