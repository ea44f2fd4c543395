import { describe, expect, it } from 'vitest';
import { decodeEntry } from '../../table/log/entry.ts';
import type { Table } from '../../table/fold/table.ts';
import { Circle, headerFor } from '../../table/testing/bench.ts';
import type { Writer } from '../../table/writer.ts';
import { TablePlay } from './tablePlay.svelte.ts';

const KEEP = { do: 'keep' };
const MARK = { do: 'mark', n: 1 };

/** Verbs of the sent entries, with what screen and table showed at that moment. */
interface Sending {
  readonly verbs: readonly string[];
  readonly screen: string;
  readonly table: string;
}

interface Sight {
  readonly circle: Circle;
  readonly play: TablePlay;
  readonly table: Table;
  readonly sendings: Sending[];
  readonly failures: unknown[];
}

/** A device that is asked for two choices in a row; `writerOf` replaces its writer. */
async function asked(writerOf = (writer: Writer) => writer, fails = false): Promise<Sight> {
  const circle = new Circle(headerFor({ seats: [0, 1], first: 0 }));
  await circle.sit();
  await circle.settle();
  const { table, writer } = circle.devices[0];
  const sendings: Sending[] = [];
  const failures: unknown[] = [];
  const play: TablePlay = new TablePlay({
    table,
    writer: writerOf(writer),
    send: async (entries) => {
      const verbs = entries.map((bytes) => {
        const { body } = decodeEntry(bytes);
        return body.kind === 'do' ? body.action.do : body.kind;
      });
      sendings.push({ verbs, screen: play.hash, table: table.snapshot.hash });
      // A redraw during sending is too early.
      await Promise.resolve();
      expect(play.hash).toBe(sendings[0].screen);
      if (fails) throw new Error('no space');
    },
    presenceOf: () => 'local',
    ghosts: () => [],
    consider: () => undefined,
    mayAct: () => true,
    takebacks: () => null,
    failed: (error) => failures.push(error)
  });
  return { circle, play, table, sendings, failures };
}

/** A writer that cannot sign marks. */
function withoutMarks(writer: Writer): Writer {
  return Object.create(writer, {
    act: {
      value: (...[seat, action, witness]: Parameters<Writer['act']>) =>
        action.do === 'mark' ? Promise.reject(new Error('no ink')) : writer.act(seat, action, witness)
    }
  }) as Writer;
}

describe('a decision', () => {
  it('is signed whole, then sent as one, and only then shown here', async () => {
    const { play, table, sendings, failures } = await asked();
    const before = play.hash;
    expect(await play.decide([KEEP, MARK])).toBeNull();
    expect(sendings).toEqual([{ verbs: ['keep', 'mark'], screen: before, table: table.snapshot.hash }]);
    expect(table.snapshot.hash).not.toBe(before);
    expect(play.hash).toBe(table.snapshot.hash);
    expect(play.staged).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('sends what was signed before a choice that could not be', async () => {
    const { play, table, sendings, failures } = await asked(withoutMarks);
    const before = play.hash;
    await play.decide([KEEP, MARK]);
    expect(sendings).toMatchObject([{ verbs: ['keep'], screen: before }]);
    expect(failures).toEqual([new Error('no ink')]);
    expect(play.hash).toBe(table.snapshot.hash);
    // The rest is asked again.
    expect(play.asked).toBe(0);
    expect(play.game.actions(play.state, 0)).toContainEqual(MARK);
  });

  it('is shown even if it could not be sent: it counts, and the table reports the failure', async () => {
    const { play, table, failures } = await asked(undefined, true);
    await play.decide([KEEP, MARK]);
    expect(failures).toEqual([new Error('no space')]);
    expect(play.hash).toBe(table.snapshot.hash);
  });

  it('is neither signed nor sent while a part of it is still to be chosen, or refused', async () => {
    const { play, sendings } = await asked();
    expect(await play.decide([KEEP])).toBeNull();
    expect(play.staged).toMatchObject([{ action: KEEP }]);
    expect(await play.decide([{ do: 'mark', n: 7 }])).toMatchObject({ code: 'ILLEGAL' });
    expect(sendings).toEqual([]);
  });
});

describe('the log', () => {
  it('is that of the line of play: what a takeback withdrew is not in it, but that it happened is', async () => {
    const { circle, play, table } = await asked();
    const [own, other] = circle.devices;
    const before = play.log;
    const { position } = table.snapshot;
    circle.share(await own.writer.act(0, { do: 'again' }));
    await circle.settle();
    play.refresh();
    expect(play.log.length).toBe(before.length + 1);

    const consent = await other.writer.consentToBack(position);
    circle.share(await own.writer.back(0, position, [consent]));
    play.refresh();
    expect(play.log.map(({ event }) => event)).toEqual([
      ...before.map(({ event }) => event),
      { type: 'takenBack', seat: 0 }
    ]);

    circle.share(await own.writer.act(0, { do: 'again' }));
    await circle.settle();
    play.refresh();
    expect(play.log.map(({ n }) => n)).toEqual([...before.keys(), before.length, before.length + 1]);
  });
});
