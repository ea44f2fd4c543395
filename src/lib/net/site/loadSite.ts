import { boundedText } from './boundedText.ts';
import { siteTime, type SiteTime } from './siteTime.ts';
import { BUILT_IN, MAX_SITE, readSite, type Site } from './siteFile.ts';

/** The loaded site file. */
export interface LoadedSite {
  readonly site: Site;
  /** The network, the stored copy, or this version's built-in list. */
  readonly source: 'network' | 'kept' | 'builtIn';
  /** The problem of the site's own file, in English, for the site's operator. */
  readonly problem: string | null;
}

export interface LoadSiteOptions {
  /** Address of the file. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Receives the date of each answer. */
  readonly time?: SiteTime;
}

/** Time limit (ms) of the network where a stored copy can stand in for the answer. */
const WITHIN = 1_000;
/**
 * The same (ms) without a stored copy. It is longer because the built-in list lacks the site's own server, so
 * guests would not find a table.
 */
const WITHIN_FIRST = 15_000;
const KEY = 'bastide.site';

/** Loads the site file: from the network, else the stored copy, else the built-in list. Never rejects. */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { url, storage = deviceStorage(), time = siteTime } = options;
  let problem: string | null = null;
  const use = (text: string | null, source: LoadedSite['source']): LoadedSite | null => {
    try {
      return { site: readSite(text), source, problem };
    } catch (error) {
      problem ??= (error as Error).message;
      return null;
    }
  };
  const kept = readKept(storage, url);
  const fresh = await ask(url, options.fetch ?? fetch, kept === null ? WITHIN_FIRST : WITHIN, time);
  if (fresh) {
    const used = use(fresh.text, 'network');
    if (used && fresh.text !== null) keep(storage, url, fresh.text);
    // A malformed file is reported; the stored copy may be outdated.
    return used ?? { site: BUILT_IN, source: 'builtIn', problem };
  }
  return (
    (kept === null ? null : use(kept, 'kept')) ?? {
      site: BUILT_IN,
      source: 'builtIn',
      problem
    }
  );
}

async function ask(
  url: string,
  get: typeof fetch,
  within: number,
  time: SiteTime
): Promise<{ text: string | null } | null> {
  if (globalThis.navigator?.onLine === false) return null;
  try {
    const asked = time.ask();
    const response = await get(url, { cache: 'no-store', signal: AbortSignal.timeout(within) });
    if (!response.ok) return null;
    const text = await boundedText(response, MAX_SITE);
    time.heard(response.headers, asked);
    return { text };
  } catch {
    return null;
  }
}

/** Sites on one host share a storage: the copy is stored with its address. */
function keep(storage: LoadSiteOptions['storage'], url: string, text: string): void {
  try {
    storage?.setItem(KEY, JSON.stringify([url, text]));
  } catch {
    // Storage is full or refused: the file is loaded again next time.
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
