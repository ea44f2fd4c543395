import type { absenceOf, proofAgainst } from './absence.ts';
import type { HandBack } from './handBack.svelte.ts';
import type { Letters } from './letters.svelte.ts';
import type { Takebacks } from './takebacks.svelte.ts';
import type { WhatIfs } from './whatIfs.svelte.ts';

/** What only tables with others need. */
export interface Together {
  readonly Takebacks: typeof Takebacks;
  readonly HandBack: typeof HandBack;
  readonly Letters: typeof Letters;
  readonly WhatIfs: typeof WhatIfs;
  readonly absenceOf: typeof absenceOf;
  readonly proofAgainst: typeof proofAgainst;
}

/** Loads it with the first such table. */
export async function loadTogether(): Promise<Together> {
  const [{ Takebacks }, { HandBack }, { Letters }, { WhatIfs }, { absenceOf, proofAgainst }] =
    await Promise.all([
      import('./takebacks.svelte.ts'),
      import('./handBack.svelte.ts'),
      import('./letters.svelte.ts'),
      import('./whatIfs.svelte.ts'),
      import('./absence.ts')
    ]);
  return { Takebacks, HandBack, Letters, WhatIfs, absenceOf, proofAgainst };
}
