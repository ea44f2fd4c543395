import { afterEach } from 'vitest';

type Opened = { close?(): unknown; leave?(): unknown };

/** For a file of tests: a function that has what it is given closed after the test, the last opened first. */
export function keeper(): <T extends Opened>(one: T) => T {
  const open: Opened[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await (one.leave ?? one.close)?.call(one);
  });
  return (one) => {
    open.push(one);
    return one;
  };
}
