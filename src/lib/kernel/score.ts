/** Points with their reason, as a tree: preview, breakdown, log and translations all use it. */
export type Score =
  | { readonly op: 'points'; readonly label: string; readonly value: number }
  | { readonly op: 'times'; readonly label: string; readonly count: number; readonly each: number }
  | { readonly op: 'sum'; readonly label: string; readonly parts: readonly Score[] };

/** The value of a score expression. */
export function total(score: Score): number {
  switch (score.op) {
    case 'points':
      return score.value;
    case 'times':
      return score.count * score.each;
    case 'sum':
      return score.parts.reduce((sum, part) => sum + total(part), 0);
  }
}
