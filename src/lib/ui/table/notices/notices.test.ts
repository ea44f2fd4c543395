import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import type { Brought } from '../../../session/mailbox/tableMail.ts';
import type { OpenTable } from '../../../session/table/openTable.svelte.ts';
import Notices from './Notices.svelte';

beforeAll(() => loadTexts('net'));

const NAMES = ['Ada', 'Ben', 'Cy'];

interface Mail {
  readonly sent?: OpenTable['sent'];
  readonly brought?: Partial<Brought>;
  /** Parties that lack entries of this device. */
  readonly waiting?: readonly number[];
  readonly isAsked?: boolean;
}

/** The words of the notices of a table with this mail. */
function wordsAt({ sent = null, brought, waiting = [], isAsked = false }: Mail): string {
  const table = {
    table: { snapshot: { seating: { parties: NAMES.map((name) => ({ name })) } } },
    play: { asked: isAsked ? 0 : null },
    company: {
      letters: { outgoing: { waiting }, news: null },
      takebacks: null,
      refusedBy: null,
      cutHost: null
    },
    sent,
    brought: brought ? { entries: 0, answered: 1, newer: false, withheld: [], ...brought } : null,
    hold: null,
    trouble: null
  } as unknown as OpenTable;
  const idle = () => undefined;
  const props = { table, onmissing: idle, onsend: idle, waits: false, onlook: idle, onback: null };
  return render(Notices, { props })
    .body.replace(/<!--.*?-->|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('the notices of the mailbox', () => {
  const unsent = 'Not sent yet. Keep this page open.';
  const sending = 'Sending your turn …';
  const newer = 'A newer version of the app wrote some of this game’s mail. Reload to get it.';

  it('are none while everything is sent and read', () => {
    expect(wordsAt({ sent: 'sent', brought: {}, waiting: [1] })).toBe('');
  });

  it('say that a turn is being sent, or is not sent, while another player lacks it', () => {
    expect(wordsAt({ sent: 'sending', waiting: [1] })).toBe(sending);
    expect(wordsAt({ sent: 'unsent', waiting: [1] })).toContain(unsent);
    for (const sent of ['sending', 'unsent'] as const) {
      expect(wordsAt({ sent })).toBe('');
      expect(wordsAt({ sent, waiting: [1], isAsked: true })).toBe('');
    }
  });

  it('say that no mailbox answers, and offer to send the turn by hand', () => {
    const words = wordsAt({ sent: 'unheard', waiting: [1] });
    expect(words).toContain('No mailbox answers. Your move stays on this device and goes out once one does.');
    expect(words).toContain('Send this turn');
    expect(words).not.toContain(unsent);
    expect(wordsAt({ sent: 'unheard' })).toBe('');
  });

  it('say that a later version wrote some of the mail', () => {
    expect(wordsAt({ brought: { newer: true } })).toBe(newer);
  });

  it('name the players whose moves no mailbox delivers', () => {
    expect(wordsAt({ brought: { withheld: [1] } })).toBe(
      'Moves of Ben are missing: no mailbox delivers them.'
    );
    expect(wordsAt({ brought: { withheld: [1, 2] } })).toBe(
      'Moves of Ben and Cy are missing: no mailbox delivers them.'
    );
  });
});
