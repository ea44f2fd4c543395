import { askFor, DRAW_JUMP } from '../draw/ask.ts';
import { digest, fromHex, toHex } from '../log/bytes.ts';
import type { Cut, Entry } from '../log/entry.ts';
import { judgeReturn, type LogFor } from '../consent/giveback.ts';
import { stateOf } from './history.ts';
import type { PartyId } from '../header.ts';
import { isLone, speakFor, type Ask, type Node, type Seating, type Slot } from './node.ts';
import { Play } from './play.ts';
import {
  completeDraw,
  completeJoint,
  judgeDo,
  judgeDraw,
  judgeJoint,
  resigned,
  situation,
  type Fault,
  type Result,
  type Setting
} from './rules.ts';
import { judgeBack } from '../consent/takeback.ts';

type ChoiceAsk = Extract<Ask, { kind: 'choice' }>;
type DrawAsk = Extract<Ask, { kind: 'draw' }>;
type Step = Pick<Node, 'position' | 'hash' | 'via' | 'lastEntries'>;
type Standing = Pick<Node, 'seating' | 'draw'>;
type Verdict = Fault | Result | null;

const MAX_CACHED = 512;

/** Judges answers and builds the next node from them. */
export class Stepper {
  private readonly verdicts = new Map<string, { node: Node; verdict: Verdict }>();

  constructor(
    readonly setting: Setting,
    private readonly logFor: LogFor
  ) {}

  /** Position 0: no answer yet. */
  start(seating: Seating): Node {
    const play = Play.start(this.setting.game, this.setting.header);
    const lastEntries = seating.parties.map(() => null);
    const step = {
      position: 0,
      hash: toHex(this.setting.table),
      via: { kind: 'start' } as const,
      lastEntries
    };
    return this.make(null, step, { seating, draw: 1, play, wanted: play.settle(seating), mover: null });
  }

  /** Why an entry is no valid answer at a node; null if it is one. */
  fault(node: Node, slot: Slot, entry: Entry): Fault | null {
    const verdict = this.judge(node, slot, entry);
    return typeof verdict === 'string' ? verdict : null;
  }

  /** The node after legal answers for all slots, in slot order. */
  answer(node: Node, slots: readonly Slot[], entries: readonly Entry[]): Node {
    const lastEntries = [...node.lastEntries];
    slots.forEach(({ party }, i) => {
      const last = lastEntries[party];
      if (!last || last.index < entries[i].index) lastEntries[party] = entries[i];
    });
    const ids = entries.map((entry) => fromHex(entry.id));
    const hash = toHex(digest('transcript', fromHex(node.hash), ...ids));
    const step: Step = { position: node.position + 1, hash, via: { kind: 'answers', entries }, lastEntries };
    return this.guarded(node, step, () => this.answered(node, slots, entries, step));
  }

  /** The node after a vote has carried, which replaces the missing answers. */
  cut(node: Node, cuts: readonly Cut[], vote: string): Node {
    const hash = toHex(digest('cut', fromHex(node.hash), fromHex(vote)));
    const via = { kind: 'cut', cuts, vote } as const;
    const step: Step = { position: node.position + 1, hash, via, lastEntries: node.lastEntries };
    return this.guarded(node, step, () => this.cutOff(node, cuts, step));
  }

  private judge(node: Node, slot: Slot, entry: Entry): Verdict {
    const cached = this.verdicts.get(entry.id);
    if (cached && cached.node === node) return cached.verdict;
    if (this.verdicts.size >= MAX_CACHED) this.verdicts.clear();
    const verdict = this.judgeAnew(node, slot, entry);
    this.verdicts.set(entry.id, { node, verdict });
    return verdict;
  }

  private judgeAnew(node: Node, slot: Slot, entry: Entry): Verdict {
    const { setting } = this;
    if (node.ask.kind === 'draw') return judgeDraw(setting, node, slot, entry);
    const state = stateOf(setting, node);
    if (!isLone(node.ask)) return judgeJoint(setting, node, state, slot, entry);
    switch (entry.body.kind) {
      case 'resign':
        return entry.body.seat === slot.seat ? null : 'kind';
      case 'back':
        return judgeBack(setting, node, slot, entry);
      case 'return':
        return judgeReturn(setting, node, slot, entry, this.logFor);
      default:
        return judgeDo(setting, node, state, slot, entry);
    }
  }

  private answered(node: Node, slots: readonly Slot[], entries: readonly Entry[], step: Step): Node {
    const { ask } = node;
    if (ask.kind === 'draw') return this.afterDraw(node, ask, slots, entries, step);
    if (ask.kind === 'choice' && !isLone(ask)) return this.afterJoint(node, ask, entries, step);
    const [entry] = entries;
    if (entry.body.kind === 'resign') return this.settle(node, step, resigned(node, entry.body.seat));
    const verdict = this.judge(node, slots[0], entry);
    if (verdict === null || typeof verdict === 'string')
      throw new Error('an answer that was not judged legal');
    return this.make(node, step, verdict);
  }

  private afterDraw(
    node: Node,
    ask: DrawAsk,
    slots: readonly Slot[],
    entries: readonly Entry[],
    step: Step
  ): Node {
    const [{ body }] = entries;
    if (body.kind === 'resign') return this.settle(node, step, resigned(node, body.seat));
    if (body.kind === 'ask')
      return this.keep(node, step, node, { ...ask, stage: 'witness', witnesses: [body.witness] });
    const links = new Map<PartyId, Uint8Array>(ask.links);
    entries.forEach((entry, i) => {
      if ('link' in entry.body && entry.body.link) links.set(slots[i].party, entry.body.link);
    });
    if (ask.stage === 'witness') return this.keep(node, step, node, { ...ask, stage: 'draw', links });
    return this.make(node, step, completeDraw(this.setting, node, stateOf(this.setting, node), links));
  }

  private afterJoint(node: Node, ask: ChoiceAsk, entries: readonly Entry[], step: Step): Node {
    let standing: Standing = node;
    for (const { body } of entries) if (body.kind === 'resign') standing = resigned(standing, body.seat);
    if (ask.stage !== 'hide') return this.complete(node, ask, entries, step, standing);
    const hidden = new Map(
      entries.flatMap((entry) =>
        entry.body.kind === 'hide'
          ? [[entry.body.seat, { hidden: toHex(entry.body.hidden), hash: entry.hash }] as const]
          : []
      )
    );
    const pending = ask.pending.filter((seat) => hidden.has(seat));
    if (pending.length === 0) return this.complete(node, ask, [], step, standing);
    return this.keep(node, step, standing, { ...ask, stage: 'show', pending, hidden, accepts: [step.hash] });
  }

  private complete(
    node: Node,
    ask: ChoiceAsk,
    entries: readonly Entry[],
    step: Step,
    { seating, draw }: Standing
  ): Node {
    const state = stateOf(this.setting, node);
    return this.make(node, step, completeJoint(this.setting, state, ask.seats, seating, entries, draw));
  }

  private cutOff(node: Node, cuts: readonly Cut[], step: Step): Node {
    const { ask } = node;
    const standing = { seating: cuts.reduce(cutParty, node.seating), draw: node.draw + DRAW_JUMP };
    if (ask.kind === 'choice' && !isLone(ask)) {
      const gone = cuts.map((cut) => cut.party);
      const pending = ask.pending.filter((seat) => !gone.includes(node.seating.speakers[seat] ?? -1));
      if (pending.length === 0) return this.complete(node, ask, [], step, standing);
      return this.keep(node, step, standing, { ...ask, pending, accepts: [...ask.accepts, step.hash] });
    }
    const passed = ask.kind === 'draw' ? [...ask.passed] : [];
    for (const cut of cuts) if (cut.verdict === 'other') passed.push(cut.party);
    return this.settle(node, step, standing, passed);
  }

  /** Asks again at the same game state, under a new standing. */
  private settle(node: Node, step: Step, standing: Standing, passed: readonly PartyId[] = []): Node {
    const play = Play.from(this.setting.game, this.setting.header, stateOf(this.setting, node));
    const result = { ...standing, play, wanted: play.settle(standing.seating), mover: null };
    return this.make(node, step, result, passed);
  }

  private make(parent: Node | null, step: Step, result: Result, passed: readonly PartyId[] = []): Node {
    const { seating, draw, play, wanted, mover } = result;
    const lastEntries = seating.parties.map((_, party) => step.lastEntries[party] ?? null);
    return {
      ...step,
      lastEntries,
      parent,
      seating,
      draw,
      ask: askFor(situation(this.setting, wanted, seating, draw, passed), step.hash, mover),
      change: play.change,
      events: play.events,
      drawn: play.drawn,
      state: play.state
    };
  }

  /** A step within a draw or reveal: the game state stays. */
  private keep(parent: Node, step: Step, { seating, draw }: Standing, ask: Ask): Node {
    const change = { base: 'previous', inputs: [] } as const;
    return { ...step, parent, seating, draw, ask, change, events: [], drawn: [], state: parent.state };
  }

  // A game that breaks its contract halts its table instead of throwing an exception in the app.
  private guarded(node: Node, step: Step, make: () => Node): Node {
    try {
      return make();
    } catch {
      return this.keep(node, step, node, { kind: 'halt', reason: 'broken' });
    }
  }
}

function cutParty(seating: Seating, cut: Cut): Seating {
  if (cut.verdict === 'other') return seating;
  const host = cut.verdict === 'bot' ? cut.host : null;
  const parties = seating.parties.map((state, party) => {
    if (party === cut.party) return { ...state, status: 'cut' as const, host };
    // Its bots go to the same host, which from now on may return their seats.
    return state.host === cut.party ? { ...state, host } : state;
  });
  return speakFor({ ...seating, parties }, (seat) => seating.speakers[seat] === cut.party, host);
}
