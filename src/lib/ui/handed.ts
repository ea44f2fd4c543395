import { base } from '$app/paths';

/** Files that other applications hand to this one. */

interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

/** Takes what was shared, once; null when nothing waits. */
export async function takeShared(): Promise<File | null> {
  if (typeof caches === 'undefined') return null;
  const cache = await caches.open('bastide-shared');
  const at = `${base}/open/game`;
  const found = await cache.match(at);
  if (!found) return null;
  await cache.delete(at);
  const name = decodeURIComponent(found.headers.get('X-Name') ?? '');
  return new File([await found.blob()], name || 'game.bastide');
}

/** Calls back with each file the system opens with this application, where systems do that. */
export function onLaunchedWith(open: (file: File) => void): void {
  const { launchQueue } = window as Window & { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    for (const handle of files.slice(0, 1))
      void handle.getFile().then(open, () => {
        // Navigated away during that time: the page can choose another file.
      });
  });
}
