import { expect, it } from 'vitest';
import { Views } from './views.svelte.ts';

const phone = (virus = false) =>
  new Views(
    () => false,
    () => virus
  );
const desk = () =>
  new Views(
    () => true,
    () => false
  );

it('a narrow screen shows the plan first, as one tab of all', () => {
  const views = phone();
  expect(views.tabs).toEqual(['plan', 'board', 'accounts', 'log', 'actions', 'numbers']);
  expect(views.shown).toBe('plan');
  views.open('log');
  expect(views.shown).toBe('log');
});

it('a wide screen shows another view beside the plan, which has no tab', () => {
  const views = desk();
  expect(views.tabs).not.toContain('plan');
  expect(views.shown).toBe('board');
  views.open('log');
  expect(views.shown).toBe('log');
});

it('the virus has a tab only where there is one', () => {
  expect(phone().tabs).not.toContain('virus');
  expect(phone(true).tabs).toContain('virus');
});

it('a clinic touched on a narrow screen comes into sight, touched once more its accounts do', () => {
  const views = phone();
  views.open('log');
  views.openClinic(true);
  expect(views.shown).toBe('plan');
  views.openClinic(false);
  expect(views.shown).toBe('plan');
  views.openClinic(true);
  expect(views.shown).toBe('accounts');
});

it('a clinic touched on a wide screen leaves what is beside it, touched once more its accounts come', () => {
  const views = desk();
  views.openClinic(false);
  expect(views.shown).toBe('board');
  views.openClinic(true);
  expect(views.shown).toBe('accounts');
});

it('a window made wide and narrow again shows what each width showed before', () => {
  let isWide = false;
  const views = new Views(
    () => isWide,
    () => false
  );
  views.open('numbers');
  isWide = true;
  expect(views.shown).toBe('board');
  isWide = false;
  expect(views.shown).toBe('numbers');
});
