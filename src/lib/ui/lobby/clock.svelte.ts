/** The time in ms since 1970, read once a second, and whether the browser is online; while it is shown. */
export function watchClock(read: () => number = Date.now): {
  readonly now: number;
  readonly online: boolean;
} {
  let now = $state(read());
  let online = $state(navigator.onLine);
  $effect(() => {
    const timer = setInterval(() => {
      now = read();
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
