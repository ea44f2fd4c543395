/**
 * True in the browser that another app opens for a link: it has its own storage, which that app may clear, and cannot install
 * the site. A web view of iOS does not name Safari, one of Android says `wv`, and a few apps give their own names.
 */
export function isInAppBrowser(agent: string, isInstalled: boolean): boolean {
  if (isInstalled) return false;
  if (/\b(FBA[NV]|Instagram|Line|MicroMessenger|Snapchat|musical_ly|BytedanceWebview)\b/.test(agent))
    return true;
  return /iPhone|iPad|iPod/.test(agent) ? !/Safari\//.test(agent) : /Android.*; wv\)/.test(agent);
}
