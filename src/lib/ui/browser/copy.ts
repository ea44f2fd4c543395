import { t, type MessageKey } from '../../i18n/index.ts';
import { toast } from '../kit/toasts.svelte.ts';

/** Copies a text to the clipboard and shows whether the browser allowed it. */
export async function copyText(text: string, done: MessageKey = 'lobby.copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t(done));
  } catch {
    toast(t('lobby.copyFailed'), { tone: 'warn' });
  }
}
