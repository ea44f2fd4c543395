import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import TakeBack from './TakeBack.svelte';

beforeAll(() => loadTexts('board', 'net', 'app'));

const idle = () => undefined;
const bodyWith = (gone: readonly string[]) => {
  const seats = ['Ada', 'Ben', 'Cy'].map((name, seat) => {
    const presence = gone.includes(name) ? ('gone' as const) : ('here' as const);
    return { seat, name, presence, mine: seat === 0 };
  });
  return render(TakeBack, { props: { open: true, seats, onask: idle, onclose: idle } }).body;
};

it('says whom a request for a takeback does not reach now', () => {
  expect(bodyWith(['Ben', 'Cy'])).toContain(
    'Not connected: Ben and Cy. The request reaches them once you are'
  );
  expect(bodyWith([])).toContain('Everyone else has to agree.');
  expect(bodyWith([])).not.toContain('Not connected');
});
