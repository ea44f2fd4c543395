/**
 * Runs in a page before its own scripts: plays by the list of legal actions until the position `autoplay.to`
 * is reached, `autoplay.tiles` are on the board, or the game is over. A practice table has no positions.
 */
(() => {
  const autoplay = { to: 0, tiles: Infinity };
  globalThis.autoplay = autoplay;

  let chance = 1;
  const below = (n) => {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.trunc((chance / 0x80000000) * n);
  };
  let asked = '';
  setInterval(() => {
    const { position = 0 } = document.querySelector('[data-position]')?.dataset ?? {};
    if (Number(position) >= autoplay.to) return;
    if (document.querySelectorAll('[data-tile]').length >= autoplay.tiles) return;
    const decide = document.querySelector('.decide button');
    const options = [...document.querySelectorAll('[data-actions] [role=option]')];
    if (decide && !decide.disabled) {
      // Placing a figure is optional, so the button would always be pressed first: every other time it waits.
      const question = `${position} ${decide.textContent}`;
      const waits = options.length > 0 && asked !== question && below(2) === 0;
      asked = question;
      if (!waits) return decide.click();
    }
    // Only choices consume random numbers, so a game is the same however long the page takes.
    if (options.length > 0) options[below(options.length)].click();
  }, 40);
})();
