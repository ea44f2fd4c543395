import { KIND, tagOf } from './event.mjs';

/** Most authors of one filter. */
export const MAX_AUTHORS = 64;
/** Most events of one answer. */
export const MAX_EVENTS = 512;
/** An author. */
export const KEY = /^[0-9a-f]{64}$/;
/** Characters of the name of a place or of a subscription. */
export const MAX_ID = 64;

/**
 * @typedef {object} Filter
 * @property {Set<string>} authors
 * @property {Set<string> | null} places
 * @property {number} since
 * @property {number} until
 * @property {number} limit
 */

/** @param {readonly Filter[]} filters */
export const sizeOf = (filters) =>
  filters.reduce((sum, { authors, places }) => sum + authors.size + (places?.size ?? 0), 0);

/** A filter that names authors, or null. @param {unknown} value @returns {Filter | null} */
export function readFilter(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { authors, kinds, ids, since = 0, until = Infinity, limit = MAX_EVENTS, ['#d']: places } = value;
  if (!isTexts(authors, MAX_AUTHORS) || authors.length === 0 || !authors.every((key) => KEY.test(key)))
    return null;
  if (ids !== undefined || (kinds !== undefined && !(Array.isArray(kinds) && kinds.includes(KIND))))
    return null;
  if (places !== undefined && !isTexts(places, MAX_EVENTS)) return null;
  if (places?.some((place) => place.length > MAX_ID)) return null;
  if (![since, until, limit].every((count) => typeof count === 'number' && count >= 0)) return null;
  return {
    authors: new Set(authors),
    places: places ? new Set(places) : null,
    since,
    until,
    limit: Math.min(limit, MAX_EVENTS)
  };
}

function isTexts(value, most) {
  return Array.isArray(value) && value.length <= most && value.every((text) => typeof text === 'string');
}

/** Whether a filter asks for an event. @param {import('./event.mjs').MailEvent} event @param {Filter} filter */
export function fits(event, filter) {
  return filter.authors.has(event.pubkey) && isAsked(filter, tagOf(event, 'd') ?? '', event.created_at);
}

/** @param {Filter} filter @param {string} place @param {number} at Seconds since 1970. */
export function isAsked({ places, since, until }, place, at) {
  return at >= since && at <= until && (!places || places.has(place));
}
