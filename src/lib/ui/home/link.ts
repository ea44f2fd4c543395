import type { Fragment } from '../../session/contracts.ts';

/**
 * The fragment of a table's address in what a person pasted: a link, alone or inside a message, or only what follows its `#`.
 * Null when it holds none. A link without a scheme counts too, since messengers cut it off.
 */
export function fragmentOf(pasted: string): Fragment | null {
  const words = pasted.trim().split(/\s+/);
  if (words.length === 1 && !pasted.includes('#')) return asFragment(words[0]);
  for (const word of words) {
    const hash = word.indexOf('#');
    if (hash < 0 || !leadsToTable(word.slice(0, hash))) continue;
    const fragment = asFragment(word.slice(hash + 1));
    if (fragment) return fragment;
  }
  return null;
}

/** Whether what precedes a `#` is nothing but opening brackets, or the address of a table. */
const leadsToTable = (address: string): boolean =>
  /^[<([{"']*$/.test(address) || /\/table\/?(\?[^#]*)?$/.test(address);

function asFragment(text: string): Fragment | null {
  const link = /^[\w\-=&.~%:/+,]*/.exec(text)?.[0] ?? '';
  if (/^https?:/.test(link)) return null;
  let end = link.length;
  // A loop takes linear time for a long row of full stops; a pattern would not.
  while (end > 0 && '.,:'.includes(link[end - 1])) end--;
  return end < 16 ? null : `#${link.slice(0, end)}`;
}
