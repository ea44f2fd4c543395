import { Refusal } from '../kernel/refusal.ts';
import { byCodeUnit } from '../kernel/canonical.ts';
import { wordOf } from '../kernel/json.ts';
import { arrange, type Insertion } from '../kernel/steps.ts';
import type { FigureDef, LandscapeModule, OptionDef, PileSource, Step, Verb } from './module.ts';
import { compileTileTypes, type TileTypes } from './tiletypes.ts';

const HOOKS = [
  'layOut',
  'insteadOfStart',
  'allowsDraw',
  'offerPlacement',
  'allowsPlacement',
  'insteadOfFitting',
  'offerClaim',
  'allowsClaim',
  'allowsTaking',
  'allowsFeeding',
  'allowsCounting',
  'surroundingModifier',
  'insteadOfNextSeat',
  'afterPlacement',
  'beforeReplacement',
  'afterEntry',
  'afterTurn',
  'beforeCounting',
  'afterGivenTile',
  'afterGiven',
  'given',
  'expect'
] as const;
type HookName = (typeof HOOKS)[number];
type Answering<H extends HookName> = LandscapeModule & Required<Pick<LandscapeModule, H>>;
/** The modules that answer each hook, in module order. */
export type Hooks = { readonly [H in HookName]: readonly Answering<H>[] };

/** One combination of modules and options, compiled once and shared by all its positions. */
export interface Ruleset {
  readonly modules: readonly LandscapeModule[];
  readonly moduleIndex: ReadonlyMap<string, number>;
  readonly tiles: TileTypes;
  readonly tileCapacity: number;
  readonly segmentCapacity: number;
  readonly figures: readonly FigureDef[];
  readonly figureIndex: ReadonlyMap<string, number>;
  readonly figuresPerSeat: number;
  /** Kind of each of a seat's figures. */
  readonly figureKinds: Uint8Array;
  /** 1 where a figure kind may stand: kind * 8 + feature kind. */
  readonly stands: Uint8Array;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly steps: readonly Step[];
  readonly stepIndex: ReadonlyMap<string, number>;
  /** Steps that come first whenever they ask. */
  readonly interrupting: readonly number[];
  readonly verbs: readonly Verb[];
  readonly verbIndex: ReadonlyMap<string, number>;
  readonly piles: Readonly<Record<string, PileSource>>;
  readonly hooks: Hooks;
  /** Whether any figure may be taken back early. */
  readonly hasRecall: boolean;
  /** Cell offsets of the eight squares around, row by row. */
  around(width: number): readonly number[];
}

const offsets = new Map<number, readonly number[]>();

function aroundOf(width: number): readonly number[] {
  let list = offsets.get(width);
  if (!list) {
    list = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
    offsets.set(width, list);
  }
  return list;
}

function resolveOptions(defs: readonly OptionDef[], chosen: Readonly<Record<string, unknown>>) {
  const options: Record<string, string | number | boolean> = {};
  for (const def of defs) options[def.id] = def.values[0];
  for (const id of Object.keys(chosen).sort(byCodeUnit)) {
    const def = defs.find((d) => d.id === id);
    if (!def) throw new Refusal('BAD_CONFIG', `There is no option called ${id} here.`);
    const value = def.values.find((v) => v === chosen[id]);
    if (value === undefined)
      throw new Refusal(
        'BAD_CONFIG',
        `Option ${id} can be ${def.values.join(', ')}, not ${wordOf(chosen[id])}.`
      );
    options[id] = value;
  }
  return options;
}

function chosenSteps(modules: readonly LandscapeModule[]): Insertion<Step>[] {
  return modules.flatMap((m) => (m.steps ?? []).map((step) => ({ ...step, step })));
}

/** The same step with every part named: objects of one shape are read much faster in the inner loop. */
function uniform(step: Step): Step {
  const { id, after, before, interrupts, enter, asks, list, sample, pass, draws, leave } = step;
  return { id, after, before, interrupts, enter, asks, list, sample, pass, draws, leave } as Step;
}

/**
 * Composes the base game (first of `modules`) with the modules chosen. Their order is by id, whatever order
 * they were loaded in.
 */
export function composeRuleset(
  base: LandscapeModule,
  chosen: readonly LandscapeModule[],
  options: Readonly<Record<string, unknown>>
): Ruleset {
  const modules = [base, ...[...chosen].sort((a, b) => byCodeUnit(a.id, b.id))];
  const ids = modules.map((m) => m.id);
  for (const m of modules)
    for (const need of m.requires ?? [])
      if (!ids.includes(need)) throw new Refusal('BAD_CONFIG', `${m.id} needs ${need}.`);
  const tiles = compileTileTypes(modules.flatMap((m) => m.tiles ?? []));
  const figures = modules.flatMap((m) => m.figures ?? []);
  const resolved = resolveOptions(
    modules.flatMap((m) => m.options ?? []),
    options
  );
  const stands = new Uint8Array(figures.length * 8);
  figures.forEach((f, kind) => {
    for (const feature of f.stands) stands[kind * 8 + feature] = 1;
  });
  if (resolved.fields === false) for (let kind = 0; kind < figures.length; kind++) stands[kind * 8 + 5] = 0;
  const steps = arrange(base.steps ?? [], chosenSteps(modules.slice(1))).map(uniform);
  const verbs = modules.flatMap((m) => m.verbs ?? []);
  const answering = (hook: HookName) => modules.filter((m) => m[hook] !== undefined);
  return {
    modules,
    moduleIndex: new Map(ids.map((id, i) => [id, i])),
    tiles,
    tileCapacity: tiles.types.reduce((n, t) => n + t.count, 0) + 1,
    segmentCapacity: tiles.types.reduce((n, t) => n + t.count * t.segments.length, 0) + 1,
    figures,
    figureIndex: new Map(figures.map((f, i) => [f.id, i])),
    figuresPerSeat: figures.reduce((n, f) => n + f.count, 0),
    figureKinds: Uint8Array.from(figures.flatMap((f, i) => new Array<number>(f.count).fill(i))),
    stands,
    options: resolved,
    steps,
    stepIndex: new Map(steps.map((s, i) => [s.id, i])),
    interrupting: steps.flatMap((s, i) => (s.interrupts ? [i] : [])),
    verbs,
    verbIndex: new Map(verbs.map((v, i) => [v.id, i])),
    piles: Object.assign({}, ...modules.map((m) => m.piles ?? {})),
    hooks: Object.fromEntries(HOOKS.map((h) => [h, answering(h)])) as unknown as Hooks,
    hasRecall: figures.some((f) => f.recallable === true),
    around: aroundOf
  };
}
