// What is pressed before the page listens is pressed again once it does; several times for want of an answer is once.
{
  const early = new Set();
  const note = (event) => {
    // What is typed into needs nobody to listen.
    if (event.target.matches('input:not([type=radio], [type=checkbox]), select, textarea')) return;
    const on = event.target.closest('button, label, input');
    if (!on) return;
    event.preventDefault();
    on.ariaBusy = true;
    early.add(on);
  };
  addEventListener('click', note);
  addEventListener('listening', () => {
    removeEventListener('click', note);
    for (const on of early) {
      on.ariaBusy = null;
      on.click();
    }
    early.clear();
  });
}
