import { t, type MessageKey } from '../i18n/index.ts';
import { toast } from './kit/toasts.svelte.ts';

/** Puts a text on the clipboard and says so, or that the browser would not let us. */
export async function copyText(text: string, done: MessageKey = 'table.lobby.copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t(done));
  } catch {
    toast(t('table.lobby.copyFailed'), { tone: 'warn' });
  }
}
