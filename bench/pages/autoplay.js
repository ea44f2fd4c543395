/**
 * Runs in a page before anything of it: plays without a finger, by the list of legal actions, until the position
 * `autoplay.to` is reached or the game is over. A table for practice has no positions.
 */
(() => {
  const autoplay = { to: 0 };
  globalThis.autoplay = autoplay;

  let chance = 1;
  const below = (n) => {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.trunc((chance / 0x80000000) * n);
  };
  setInterval(() => {
    const { position = 0 } = document.querySelector('[data-position]')?.dataset ?? {};
    if (Number(position) >= autoplay.to) return;
    const decide = document.querySelector('.decide button');
    if (decide && !decide.disabled) return decide.click();
    const options = [...document.querySelectorAll('[data-actions] [role=option]')];
    // Numbers are used up by choices alone: a game is the same however long the page takes.
    if (options.length > 0) options[below(options.length)].click();
  }, 40);
})();
