import type { Page } from 'playwright-core';

/** Keyboard helpers for tests: the focused element, and reaching an element by the Tab key. */

/** The focused element as it is announced; empty when none is focused. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    if (element === document.body) return '';
    const named = (element.labels?.[0] ?? element).cloneNode(true) as HTMLElement;
    for (const picture of named.querySelectorAll('[aria-hidden=true]')) picture.remove();
    return (element.ariaLabel ?? named.textContent ?? '').trim();
  });

/** Presses Tab until what has the focus is named so. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed = new Set<string>();
  for (let i = 0; i < 80; i++) {
    const here = await focused(page);
    passed.add(here);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The ${key} key does not lead to ${name}, but to: ${[...passed].join(' | ')}.`);
}

/** From the tab of all actions on to their list. It has the name of its tab: before it is there, Tab would lead back to the tab. */
export async function tabToList(page: Page, name: string): Promise<void> {
  await page.getByRole('listbox', { name }).getByRole('option').first().waitFor();
  await page.keyboard.press('Tab');
  await tabTo(page, name);
}
