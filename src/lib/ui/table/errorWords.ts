import { lookup } from '../../i18n/index.ts';

/** Which error classes the screens have sentences for, and under which name. */
const KNOWN: Readonly<Record<string, string>> = {
  StoreError: 'store',
  LinkError: 'link',
  CodeError: 'code',
  TableError: 'table',
  LetterError: 'letter'
};

/** A sentence for something that went wrong, in the language shown; the error's own words where there is none. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'RulesDifferError') return lookup('net.error.rules') ?? error.message;
  if (error.name === 'BotWorkerError') return lookup('app.error.bots') ?? error.message;
  if (error.name === 'NoWebRtcError') return lookup('net.why.noWebRtc') ?? error.message;
  if (error.name === 'KeysError') return lookup('net.keys.bad') ?? error.message;
  const kind = KNOWN[error.name];
  const code = 'code' in error ? String(error.code) : '';
  return (kind && lookup(`net.${kind}.${code}`)) || error.message;
}
