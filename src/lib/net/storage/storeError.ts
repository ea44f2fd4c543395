/** Why this device cannot store or find something. The list is closed: the UI translates each code. */
export type StoreErrorCode =
  | 'DENIED' // the browser stores nothing for this page (private window, blocked storage)
  | 'FULL' // no space left
  | 'OLD_TAB' // another tab still runs an older version
  | 'NEWER' // a newer version of the app has upgraded the storage
  | 'CLOSED' // the browser or a newer tab closed the storage: reload
  | 'SILENT' // the browser does not answer
  | 'BROKEN'; // anything else

const SENTENCES: Record<StoreErrorCode, string> = {
  DENIED: 'This browser does not let the app keep anything. In a private window, open it in a normal one.',
  FULL: 'There is no space left on this device. Free some and try again.',
  OLD_TAB: 'An older version of the app is open in another tab. Close that tab.',
  NEWER: 'A newer version of the app was used on this device. Reload to get it.',
  CLOSED: 'The storage was closed. Reload the page.',
  SILENT: 'The storage of this browser does not answer. Close all tabs of the app and open it again.',
  BROKEN: 'The storage of this device gave an error.'
};

/** A storage error with a code that the UI translates. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  constructor(
    readonly code: StoreErrorCode,
    options?: ErrorOptions
  ) {
    super(SENTENCES[code], options);
  }
}

const CODES: Readonly<Record<string, StoreErrorCode>> = {
  QuotaExceededError: 'FULL',
  SecurityError: 'DENIED',
  VersionError: 'NEWER',
  InvalidStateError: 'CLOSED'
};

/** Maps the error of a storage request to a `StoreError`. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new StoreError(CODES[name] ?? 'BROKEN', { cause: error });
}
