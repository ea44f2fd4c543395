// A browser older than package.json's `browserslist` cannot run the page: a notice says so.
if (!('toSorted' in [] && HTMLScriptElement.supports && HTMLScriptElement.supports('importmap'))) {
  const notice = document.createElement('script');
  notice.src = new URL('outdated.js', document.currentScript.src).href;
  document.head.append(notice);
}

// Input before the page listens is repeated once it does; impatient repeated presses count as one.
{
  const pressed = new Set();
  const entered = new Map();
  const press = (event) => {
    if (event.target.matches('input:not([type=radio], [type=checkbox]), select, textarea')) return;
    const on = event.target.closest('button, label, input');
    if (!on) return;
    event.preventDefault();
    on.ariaBusy = true;
    pressed.add(on);
  };
  const enter = ({ target, type }) => {
    if (target.type === 'file') return;
    const { types } = entered.get(target) || { types: new Set() };
    entered.set(target, { value: target.value, types: types.add(type) });
  };
  addEventListener('click', press);
  addEventListener('input', enter);
  addEventListener('change', enter);
  addEventListener('listening', () => {
    removeEventListener('click', press);
    removeEventListener('input', enter);
    removeEventListener('change', enter);
    for (const [on, { value, types }] of entered) {
      on.value = value;
      for (const type of types) on.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const on of pressed) {
      on.ariaBusy = null;
      on.click();
    }
    entered.clear();
    pressed.clear();
  });
}
