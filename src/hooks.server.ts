import type { Handle } from '@sveltejs/kit';

/** Letters every European page needs are asked for with the page; the rest of them only where a text has them. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    preload: ({ type, path }) =>
      type === 'js' || type === 'css' || (type === 'font' && /-latin-\d/.test(path))
  });
