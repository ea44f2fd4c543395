import { isIos } from '../app/pwa.ts';

/** Gives a file to the person: by the share sheet on devices that share files, else as a download. */
export async function offerFile(file: File): Promise<void> {
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (reason) {
      // Closing the sheet is an answer; anything else falls through to the download.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
    }
  }
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Whether this browser has a share sheet. */
export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Opens the share sheet; closing it is an answer, too. */
export async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // Cancelled, or no app on this device accepts it: the text is on the screen anyway.
  }
}

/** Gives a link to the person: by the share sheet of touch devices, else by the clipboard. */
export async function offerLink(url: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ url })) {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Kinds of files that are opened here, as a file field takes them. */
const ACCEPTED = {
  /** Saved games and turns. */
  game: '.bastide,.jsonl,application/json',
  turn: '.bastide',
  keys: '.json,application/json'
} as const;

/**
 * Attachment for a file field that sets the accepted types. iPhones do not know `.bastide` and would disable such
 * files: there any file is accepted.
 */
export const accepts = (kind: keyof typeof ACCEPTED) => (field: HTMLInputElement) => {
  if (kind === 'keys' || !isIos()) field.accept = ACCEPTED[kind];
};
