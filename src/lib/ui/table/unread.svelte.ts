import { t } from '../../i18n/index.ts';
import type { ChatLine } from '../contracts.ts';
import { hear } from '../feel/feel.svelte.ts';
import { toast } from '../kit/toasts.svelte.ts';
import { spokenLine } from '../phrases.ts';
import { settings } from '../settings.svelte.ts';

/**
 * Chat lines that came while the chat was closed: counted, shown as a toast (which screen readers speak) and heard. Lines
 * that this tab has shown before are not news, also after a reload. To be called where effects can be made.
 */
export function watchChat(
  room: string,
  lines: () => readonly ChatLine[],
  isOpen: () => boolean,
  open: () => void
): { readonly count: number } {
  let count = $state(0);
  const kept = `bastide.chat.${room}`;
  let known = '';
  try {
    known = sessionStorage.getItem(kept) ?? '';
  } catch {
    // Safari's private mode may forbid storage: lines count as new after a reload.
  }
  $effect(() => {
    const all = lines();
    const last = all.at(-1);
    if (!last || last.id === known) return;
    // For a new chat, or one longer than the stored part, only the last line is announced.
    const at = all.findIndex(({ id }) => id === known);
    const news = at < 0 ? [last] : all.slice(at + 1);
    known = last.id;
    try {
      sessionStorage.setItem(kept, known);
    } catch {
      // Storage may be full or forbidden: the line is announced again after a reload.
    }
    const others = news.filter(({ name }) => name !== settings.name);
    if (isOpen() || others.length === 0) return;
    count += others.length;
    const { name, text } = others[others.length - 1];
    toast(t('room.chat.said', { name, text: spokenLine(text) }), {
      fades: true,
      action: { label: t('room.chat.show'), run: open }
    });
    hear('chat');
  });
  $effect(() => {
    if (isOpen()) count = 0;
  });
  return {
    get count() {
      return count;
    }
  };
}
