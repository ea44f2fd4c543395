import { t } from '../../../i18n/index.ts';
import type { ChatLine } from '../../../session/contracts.ts';
import { hear } from '../../feel/feel.svelte.ts';
import { toast } from '../../kit/toasts.svelte.ts';
import { spokenLine } from '../phrases.ts';
import { chatNews } from './chatNews.ts';

/**
 * Chat lines that came while the chat was closed: counted, shown as a toast (which screen readers speak) and
 * heard. Lines that this tab has shown before are not new, also after a reload. Call it where effects can be
 * created.
 */
export function watchChat(
  room: string,
  lines: () => readonly ChatLine[],
  isOpen: () => boolean,
  open: () => void
): { readonly count: number } {
  let count = $state(0);
  const kept = `bastide.chat.${room}`;
  let last = '';
  try {
    last = sessionStorage.getItem(kept) ?? '';
  } catch {
    // Safari's private mode may forbid storage: lines count as new after a reload.
  }
  const newsAmong = chatNews(last);
  $effect(() => {
    const all = lines();
    const news = newsAmong(all);
    last = all.at(-1)?.id ?? last;
    try {
      sessionStorage.setItem(kept, last);
    } catch {
      // Storage may be full or forbidden: the line is announced again after a reload.
    }
    if (isOpen() || news.length === 0) return;
    count += news.length;
    const { name, text } = news[news.length - 1];
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
