import { isListOfLists, type Json } from '../../../kernel/json.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Position } from '../../position.ts';
import { featureRef, namesFeature, segmentNamed, slotOf } from '../../notation/reference.ts';
import { canBeInfected, refillIfEmpty } from './area.ts';
import { CARD_COUNTS, CARDS, sliceOf, TOKENS } from './slice.ts';

const bad = (sentence: string) => new Refusal('BAD_POSITION', sentence);

/** Reads `infected` (exactly the tokens on the table) and `cards` (those left in the pile). */
export function giveCovid(p: Position, field: string, value: Json): boolean {
  if (field !== 'infected' && field !== 'cards') return false;
  if (!Array.isArray(value)) throw bad(`${field} must be a list.`);
  if (field === 'infected') giveTokens(p, value as Json[]);
  else giveCards(p, value as Json[]);
  return true;
}

function giveTokens(p: Position, areas: readonly Json[]): void {
  const slice = sliceOf(p);
  slice.tokenCount = 0;
  if (areas.length > TOKENS) throw bad(`There are ${TOKENS} infection tokens.`);
  for (const area of areas) {
    const [x, y, on, side] = Array.isArray(area) ? (area as Json[]) : [];
    const slot = slotOf(p, [x, y]);
    const segment = slot < 0 ? -1 : segmentNamed(p, slot, on, side);
    if (segment < 0 || !canBeInfected(p, segment)) throw bad(`No token can lie at ${JSON.stringify(area)}.`);
    slice.tokens[slice.tokenCount++] = segment;
  }
}

function giveCards(p: Position, cards: readonly Json[]): void {
  const slice = sliceOf(p);
  slice.cards.fill(0);
  for (const id of cards) {
    const card = CARDS.findIndex((c) => c === id);
    if (card < 0) throw bad(`There is no test card ${JSON.stringify(id)}.`);
    if (++slice.cards[card] > CARD_COUNTS[card]) throw bad(`There is no further card ${CARDS[card]}.`);
  }
  refillIfEmpty(p);
}

/** Compares `infected`: the exact tokens, each naming its area by any tile and side. */
export function expectCovid(p: Position, field: string, wanted: Json): string | null | undefined {
  if (field !== 'infected') return undefined;
  if (!isListOfLists(wanted)) return 'infected must be a list of lists';
  const { tokens, tokenCount } = sliceOf(p);
  const open = [...tokens.subarray(0, tokenCount)];
  const told = () => open.map((s) => JSON.stringify(featureRef(p, s))).join(' ');
  for (const area of wanted) {
    const at = open.findIndex((segment) => namesFeature(p, area, segment));
    if (at < 0) return `no token on ${JSON.stringify(area)}; tokens lie on ${told()}`;
    open.splice(at, 1);
  }
  return open.length === 0 ? null : `more areas are infected than named: ${told()}`;
}
