import { byCodeUnit } from './canonical.ts';
import { Refusal } from './refusal.ts';

/** A named item of an ordered list: a step of a turn, of a round, of setup. */
export interface Named {
  readonly id: string;
}

/** A step that a module inserts into a list it does not own: after one step, before another, or between two. */
export interface Insertion<T extends Named> {
  readonly step: T;
  readonly after?: string;
  readonly before?: string;
}

/**
 * The base list with all insertions, in topological order. Base steps keep their order; an inserted step comes
 * as early as its constraints allow, and steps that could come in any order come by id. Throws BAD_CONFIG for a
 * cycle, a name used twice, an unknown neighbour or a step with no neighbour at all.
 */
export function arrange<T extends Named>(base: readonly T[], insertions: readonly Insertion<T>[]): T[] {
  const rank = new Map(base.map((step, i) => [step.id, i] as const));
  const waits = new Map<string, Set<string>>(
    base.map((step, i) => [step.id, new Set(base.slice(0, i).map((s) => s.id))])
  );
  for (const { step } of insertions) {
    if (waits.has(step.id)) throw new Refusal('BAD_CONFIG', `Two steps are called ${step.id}.`);
    waits.set(step.id, new Set());
  }
  for (const { step, after, before } of insertions) {
    if (after === undefined && before === undefined)
      throw new Refusal('BAD_CONFIG', `The step ${step.id} does not say where it belongs.`);
    for (const [earlier, later] of [
      [after, step.id],
      [step.id, before]
    ]) {
      if (earlier === undefined || later === undefined) continue;
      if (!waits.has(earlier) || !waits.has(later))
        throw new Refusal('BAD_CONFIG', `The step ${step.id} stands beside a step that does not exist.`);
      waits.get(later)!.add(earlier);
    }
    // Without this default, "before X" alone would place the step at the very start.
    if (after === undefined)
      for (const earlier of base.slice(0, rank.get(before!) ?? 0)) waits.get(step.id)!.add(earlier.id);
  }
  const steps = new Map([...base, ...insertions.map((i) => i.step)].map((step) => [step.id, step] as const));
  const out: T[] = [];
  const placed = new Set<string>();
  while (out.length < steps.size) {
    const ready = [...steps.keys()].filter(
      (id) => !placed.has(id) && [...waits.get(id)!].every((w) => placed.has(w))
    );
    // An insertion precedes the next base step, so that "after X" means right after X.
    ready.sort((a, b) => (rank.get(a) ?? -1) - (rank.get(b) ?? -1) || byCodeUnit(a, b));
    if (ready.length === 0) throw new Refusal('BAD_CONFIG', 'The steps of the modules wait for each other.');
    placed.add(ready[0]);
    out.push(steps.get(ready[0])!);
  }
  return out;
}
