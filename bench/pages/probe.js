/**
 * Runs in a page before its own scripts: records the last touch, and when each position was in the page and
 * when it was painted, in ms since 1970, so that pages of one machine can be compared.
 */
(() => {
  const at = (time) => performance.timeOrigin + time;
  const probe = { touched: 0, known: {}, painted: {} };
  globalThis.probe = probe;

  addEventListener(
    'pointerup',
    (event) => {
      probe.touched = at(event.timeStamp);
    },
    true
  );

  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  let shown;
  new MutationObserver(() => {
    const position = document.querySelector('[data-position]')?.dataset.position;
    if (position === shown || position === undefined) return;
    shown = position;
    probe.known[position] ??= at(performance.now());
    afterPaint(() => (probe.painted[position] ??= at(performance.now())));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-position'] });
})();
