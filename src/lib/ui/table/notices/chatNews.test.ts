import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../../../session/contracts.ts';
import { chatNews } from './chatNews.ts';

const line = (id: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  own: false,
  seat: null,
  name: 'Ada',
  text: id,
  ...more
});
const texts = (lines: readonly ChatLine[]) => lines.map(({ text }) => text);

describe('news of a chat', () => {
  it('are the lines of other devices, also of a person with the same name', () => {
    const news = chatNews('');
    expect(texts(news([]))).toEqual([]);
    expect(texts(news([line('a')]))).toEqual(['a']);
    const all = [line('a'), line('mine', { own: true }), line('b')];
    expect(texts(news(all))).toEqual(['b']);
    expect(texts(news(all))).toEqual([]);
  });

  it('are each told once, wherever others merge before them', () => {
    const news = chatNews('');
    news([line('a')]);
    expect(texts(news([line('a'), line('c')]))).toEqual(['c']);
    expect(texts(news([line('a'), line('b'), line('c')]))).toEqual(['b']);
  });

  it('begin after the last line shown before a reload, and with the last one of an unknown chat', () => {
    const all = ['a', 'b', 'c'].map((id) => line(id));
    expect(texts(chatNews('a')(all))).toEqual(['b', 'c']);
    expect(texts(chatNews('c')(all))).toEqual([]);
    expect(texts(chatNews('gone')(all))).toEqual(['c']);
  });
});
