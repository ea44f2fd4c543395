import { BUILT_IN, readSite, type Site } from './siteFile.ts';

/** The site's file as it could be had. */
export interface LoadedSite {
  readonly site: Site;
  /** From the site just now, from what was kept of it, or the list of this version of the app. */
  readonly source: 'network' | 'kept' | 'builtIn';
  /** What was wrong with the site's own file, in English, for whoever runs the site. */
  readonly problem: string | null;
  /** How far this device's clock is behind the site's, in ms; 0 where it is near or not known. */
  readonly clockBehind: number;
}

export interface LoadSiteOptions {
  /** Address of the file. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
}

/** The network has this many ms; then what was kept is used. */
const WITHIN = 1_000;
const KEY = 'bastide.site';
/** Clocks that differ by less (ms) do no harm. */
const CLOCKS_AGREE = 20_000;

/** The site's proposal: from the network, else the one kept last, else the built-in list. Never rejects. */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { url, storage = deviceStorage() } = options;
  let problem: string | null = null;
  const use = (text: string, source: LoadedSite['source'], clockBehind = 0): LoadedSite | null => {
    try {
      return { site: readSite(text), source, problem, clockBehind };
    } catch (error) {
      problem ??= (error as Error).message;
      return null;
    }
  };
  const fresh = await ask(url, options.fetch ?? fetch);
  if (fresh) {
    const used = use(fresh.text, 'network', fresh.clockBehind);
    if (used) keep(storage, url, fresh.text);
    // A file that is there and wrong is said; what an older one proposed may be gone.
    return used ?? { site: BUILT_IN, source: 'builtIn', problem, clockBehind: fresh.clockBehind };
  }
  const kept = readKept(storage, url);
  return (
    (kept === null ? null : use(kept, 'kept')) ?? {
      site: BUILT_IN,
      source: 'builtIn',
      problem,
      clockBehind: 0
    }
  );
}

async function ask(url: string, get: typeof fetch): Promise<{ text: string; clockBehind: number } | null> {
  if (globalThis.navigator?.onLine === false) return null;
  try {
    const asked = Date.now();
    const response = await get(url, { cache: 'no-store', signal: AbortSignal.timeout(WITHIN) });
    if (!response.ok) return null;
    const text = await response.text();
    const date = Date.parse(response.headers.get('date') ?? '');
    const behind = Number.isNaN(date) ? 0 : date - (asked + Date.now()) / 2;
    return { text, clockBehind: Math.abs(behind) < CLOCKS_AGREE ? 0 : behind };
  } catch {
    return null;
  }
}

/** Two sites of one host share a storage: what is kept is kept with its address. */
function keep(storage: LoadSiteOptions['storage'], url: string, text: string): void {
  try {
    storage?.setItem(KEY, JSON.stringify([url, text]));
  } catch {
    // Full or refused: then it is asked for again.
  }
}

function readKept(storage: LoadSiteOptions['storage'], url: string): string | null {
  try {
    const [from, text] = JSON.parse(storage?.getItem(KEY) ?? '[]') as unknown[];
    return from === url && typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
