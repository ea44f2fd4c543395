const SHOWN_MS = 3500;

/** Why something was not possible: a sentence that is shown for a while. Created where effects can be created. */
export class Notice {
  text = $state('');

  constructor() {
    $effect(() => {
      if (!this.text) return;
      const timer = setTimeout(() => (this.text = ''), SHOWN_MS);
      return () => clearTimeout(timer);
    });
  }
}
