/** The time in ms since 1970, updated once a second, and whether the browser is online; while it is shown. */
export function watchClock(): { readonly now: number; readonly online: boolean } {
  let now = $state(Date.now());
  let online = $state(navigator.onLine);
  $effect(() => {
    const timer = setInterval(() => {
      now = Date.now();
      online = navigator.onLine;
    }, 1_000);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
    get online() {
      return online;
    }
  };
}
