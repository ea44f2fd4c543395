import { base } from '$app/paths';

/** Files that other applications pass to this one. */

interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

const AT = `${base}/open/game`;

/**
 * Opens a shared file; false when none waits. The file is kept until `open` has opened it, so a reload after
 * freeing space finds it.
 */
export async function takeShared(open: (file: File) => Promise<boolean>): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  const cache = await caches.open('bastide-shared');
  const found = await cache.match(AT);
  if (!found) return false;
  const name = decodeURIComponent(found.headers.get('X-Name') ?? '');
  if (await open(new File([await found.blob()], name || 'game.bastide'))) await cache.delete(AT);
  return true;
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
