import type { Fragment } from '../../session/contracts.ts';

/**
 * The fragment of a table's address in what a person pasted: a whole link, or only what follows its `#`.
 * Null when it holds none. A link without a scheme counts too, since messengers cut it off.
 */
export function fragmentOf(pasted: string): Fragment | null {
  const text = pasted.trim();
  const hash = text.indexOf('#');
  const fragment = hash >= 0 ? text.slice(hash + 1) : text;
  const inTable = hash <= 0 || /\/table\/?(\?[^#]*)?$/.test(text.slice(0, hash));
  return inTable && /^[\w\-=&.~%:/+,]{16,}$/.test(fragment) && !/^https?:/.test(fragment)
    ? `#${fragment}`
    : null;
}
