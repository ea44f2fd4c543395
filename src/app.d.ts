// See https://svelte.dev/docs/kit/types#app.d.ts
declare global {
  namespace App {
    interface PageState {
      /** A table is open, and something beside its game is looked at. */
      looking?: boolean;
    }
  }
}
export {};
