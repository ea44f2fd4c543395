import type { Json } from '../../kernel/json.ts';
import type { Ghost } from '../table/play.ts';

/** Deepest list or map in an action that a player considers. */
const DEEPEST = 4;

/**
 * The action that another device says its player considers, or null. It need not be legal, and screens
 * describe it in words. So it may contain only numbers and short plain texts, and nothing that throws when it
 * is converted to a text.
 */
export function readGhost(text: string): Ghost | null {
  try {
    const { seat, action } = JSON.parse(text) as Partial<Ghost>;
    const isKnown = Number.isInteger(seat) && typeof action?.do === 'string' && isPlain(action, DEEPEST);
    return isKnown ? { seat: seat!, action } : null;
  } catch {
    return null;
  }
}

function isPlain(value: Json, depth: number): boolean {
  if (typeof value === 'string') return /^[!-~]{0,64}$/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0 || Object.keys(value).some((name) => name in {})) return false;
  return Object.values(value).every((v) => isPlain(v, depth - 1));
}
