import { lookup } from '../../../i18n/index.ts';

/** Error classes with a single sentence, and its key. */
const SENTENCES: Readonly<Record<string, string>> = {
  RulesDifferError: 'net.error.rules',
  BotWorkerError: 'app.error.bots',
  NoWebRtcError: 'net.why.noWebRtc',
  KeysError: 'net.keys.bad'
};

/** Error classes with a sentence for each code, and the prefix of its key. */
const CODED: Readonly<Record<string, string>> = {
  StoreError: 'store',
  LinkError: 'link',
  CodeError: 'code',
  TableError: 'table',
  LetterError: 'letter'
};

/** A sentence for an error in the current language; the error's own message if there is none. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const kind = CODED[error.name];
  const code = 'code' in error ? String(error.code) : '';
  const key = SENTENCES[error.name] ?? (kind && `net.${kind}.${code}`);
  return (key && lookup(key)) || error.message;
}
