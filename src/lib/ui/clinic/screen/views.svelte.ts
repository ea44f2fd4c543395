/** What a tab of the table shows. */
export type View = 'plan' | 'board' | 'virus' | 'accounts' | 'log' | 'actions' | 'numbers';

/** Which views are in sight: one at a time, or on a wide screen the plan with another one beside it. */
export class Views {
  #alone = $state<View>('plan');
  #beside = $state<Exclude<View, 'plan'>>('board');

  constructor(
    private readonly isWide: () => boolean,
    private readonly hasVirus: () => boolean
  ) {}

  /** Those that have a tab. */
  readonly tabs: readonly View[] = $derived.by(() => [
    ...(this.isWide() ? [] : (['plan'] as const)),
    'board',
    ...(this.hasVirus() ? (['virus'] as const) : []),
    'accounts',
    'log',
    'actions',
    'numbers'
  ]);

  readonly shown: View = $derived.by(() => (this.isWide() ? this.#beside : this.#alone));

  open = (view: View): void => {
    if (view !== 'plan' && this.isWide()) this.#beside = view;
    else this.#alone = view;
  };

  /** Shows a clinic, or its accounts when it was looked at before. */
  openClinic = (wasLookedAt: boolean): void => {
    if (!this.isWide()) this.#alone = wasLookedAt && this.#alone === 'plan' ? 'accounts' : 'plan';
    else if (wasLookedAt) this.#beside = 'accounts';
  };
}
