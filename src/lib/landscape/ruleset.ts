import { Refusal } from '../kernel/refusal.ts';
import { byCodeUnit, fieldsOf } from '../kernel/canonical.ts';
import { arrange, type Insertion } from '../kernel/steps.ts';
import type {
  Counter,
  FigureDef,
  FollowUp,
  LandscapeModule,
  OptionDef,
  PileSource,
  ScorePart,
  Step,
  TableEntry,
  Traits,
  Verb
} from './contract/module.ts';
import { FEATURE_KINDS, type TileDef } from './tiles/catalogue.ts';
import { MAX_SEATS } from './seats.ts';
import { sliceNumber } from './contract/slices.ts';
import { compileTileTypes, FIELD, GARDEN, RIVER, type TileType, type TileTypes } from './tiles/tiletypes.ts';
import { traitsOf } from './figures/traits.ts';

const HOOKS = [
  'layOut',
  'insteadOfBag',
  'hiddenModifier',
  'offerPlacement',
  'offerUnfitting',
  'beforePlacement',
  'allowsPlacement',
  'insteadOfKeeping',
  'insteadOfFitting',
  'offerAside',
  'offerJoining',
  'beforeJoining',
  'offerClaim',
  'allowsClaim',
  'allowsEntry',
  'closesSlot',
  'insteadOfOccupied',
  'setsApart',
  'allowsRecall',
  'insteadOfReach',
  'allowsTaking',
  'allowsCrossing',
  'afterForm',
  'comingModifier',
  'allowsFeeding',
  'feedingModifier',
  'citiesModifier',
  'completedModifier',
  'offerFields',
  'allowsCounting',
  'surroundingModifier',
  'breaksTie',
  'afterPlacement',
  'beforeReplacement',
  'afterEntry',
  'afterLeaving',
  'beforeTurn',
  'afterTurn',
  'afterScored',
  'afterVisit',
  'allowsVisit',
  'afterPoints',
  'insteadOfTrack',
  'suspends',
  'resumes',
  'beforeCounting',
  'afterCounting',
  'estimates',
  'insteadOfPrinted',
  'afterGivenTile',
  'afterGivenFigure',
  'afterGiven',
  'given',
  'expect'
] as const;
type HookName = (typeof HOOKS)[number];
type Answering<H extends HookName> = Pick<LandscapeModule, 'id' | 'limitsPlacement'> &
  Required<Pick<LandscapeModule, H>>;
/** The modules that answer each hook, in module order. */
export type Hooks = { readonly [H in HookName]: readonly Answering<H>[] };

/** One combination of modules and options, compiled once and shared by all its positions. */
export interface Ruleset {
  readonly modules: readonly LandscapeModule[];
  /** The `sliceNumber` of each module, and room for slices up to the highest. */
  readonly sliceNumbers: readonly number[];
  readonly noSlices: readonly undefined[];
  /** Ids of the modules that no one chooses: rules that several sets share. */
  readonly shared: ReadonlySet<string>;
  readonly tiles: TileTypes;
  /** Tile types with separate copies for each seat. */
  readonly ownTiles: readonly number[];
  readonly tileCapacity: number;
  readonly segmentCapacity: number;
  readonly figures: readonly FigureDef[];
  readonly figureIndex: ReadonlyMap<string, number>;
  readonly figuresPerSeat: number;
  /** Kind and seat of each figure, for as many seats as can play; a seat's figures of one kind are neighbours. */
  readonly figureKinds: Uint8Array;
  readonly figureSeats: Uint8Array;
  /** A seat's first figure of each kind, and after the last kind the number of all figures. */
  readonly firstOfKind: Uint8Array;
  /** 1 where a figure kind may stand: kind * 8 + feature kind. */
  readonly stands: Uint8Array;
  /** 1 for each kind of feature that is never complete. */
  readonly endless: Uint8Array;
  /** 1 for each kind that holds what it stands in. */
  readonly followers: Uint8Array;
  readonly traits: readonly Traits[];
  /** Whether some followers have a weight other than 1, and whether some figures need an own follower beside them. */
  readonly hasWeights: boolean;
  readonly hasJoining: boolean;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Elements of the sets played that are left out. */
  readonly without: ReadonlySet<string>;
  /** Score parts by kind of feature. */
  readonly scoreParts: readonly ScoreParts[];
  /** The sets' own starts in place of the base game's, in order. */
  readonly starts: readonly NonNullable<LandscapeModule['start']>[];
  /** By descending precedence. */
  readonly followUps: readonly FollowUp[];
  readonly stock: Readonly<Record<string, Counter>>;
  readonly won: Readonly<Record<string, Counter>>;
  readonly pieces: Readonly<Record<string, TableEntry>>;
  readonly neutrals: Readonly<Record<string, TableEntry>>;
  readonly steps: readonly Step[];
  /** The index of each step, and of the next one where a step of the base game does nothing here. */
  readonly stepIndex: ReadonlyMap<string, number>;
  /** Steps that interrupt whenever they ask, and the bit of each in {@link Position.raised}. */
  readonly interrupting: readonly number[];
  readonly interruptBits: ReadonlyMap<string, number>;
  readonly verbs: readonly Verb[];
  /**
   * The `play` function of each verb, in a separate array: verbs have many object shapes, and this is read
   * for every move.
   */
  readonly plays: readonly Verb['play'][];
  readonly piles: Readonly<Record<string, PileSource>>;
  readonly hooks: Hooks;
  /** The modules that limit claims and entries, by kind of feature: most of them have a say about one kind only. */
  readonly claimLimits: readonly Hooks['allowsClaim'][];
  readonly entryLimits: readonly Hooks['allowsEntry'][];
  /** Of `claimLimits` those that can say no to a follower on a tile other than the one just laid. */
  readonly claimLimitsElsewhere: readonly Hooks['allowsClaim'][];
  /** The modules that read occupation in another way, by kind of feature. */
  readonly occupation: readonly Hooks['insteadOfOccupied'][];
  /** Whether any figure can be recalled. */
  readonly hasRecall: boolean;
  /** What `rulesReader` has computed, by reader. */
  readonly readings: unknown[];
  /** Cell offsets of the eight squares around, row by row. */
  around(width: number): readonly number[];
}

/** The parts of one kind of feature, by their place in the formula. */
export type ScoreParts = { readonly [At in ScorePart['at']]: readonly ScorePart[] } & {
  readonly length: number;
  /** True when none changes the feature's points: there are only points besides for single seats. */
  readonly plain: boolean;
};

function scorePartsOf(modules: readonly LandscapeModule[], kind: number): ScoreParts {
  const parts = modules.flatMap((m) => m.scoreParts ?? []).filter(({ kinds }) => kinds.includes(kind));
  const at = (where: ScorePart['at']) => parts.filter((part) => part.at === where);
  return {
    feeding: at('feeding'),
    sum: at('sum'),
    factor: at('factor'),
    addition: at('addition'),
    change: at('change'),
    extra: at('extra'),
    seat: at('seat'),
    length: parts.length,
    plain: parts.every((part) => part.at === 'seat')
  };
}

/** Maximum copies of a type on a table. */
const copiesOf = (type: TileType) => type.count + MAX_SEATS * (type.def.perSeat ?? 0);

const offsets = new Map<number, readonly number[]>();
let latest: readonly number[] = [];
let latestWidth = 0;

/** Most positions have the same width: the latest list is kept outside the map. */
function aroundOf(width: number): readonly number[] {
  if (width === latestWidth) return latest;
  latestWidth = width;
  latest = offsets.get(width) ?? [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  offsets.set(width, latest);
  return latest;
}

/** The option that lists the elements left out. */
export const WITHOUT = 'without';

function resolveWithout(modules: readonly LandscapeModule[], chosen: unknown): ReadonlySet<string> {
  if (chosen === undefined) return new Set();
  const parts = modules.flatMap((m) => m.parts ?? []);
  if (!Array.isArray(chosen) || !chosen.every((part) => typeof part === 'string'))
    throw new Refusal('BAD_CONFIG', 'without must be a list of the elements left out.');
  for (const part of chosen)
    if (!parts.includes(part))
      throw new Refusal('BAD_CONFIG', `There is no element ${part} to leave out here.`);
  return new Set(chosen);
}

function resolveOptions(defs: readonly OptionDef[], chosen: Readonly<Record<string, unknown>>) {
  const options = new Map(defs.map((def) => [def.id, def.values[0]]));
  for (const id of Object.keys(chosen).sort(byCodeUnit)) {
    if (id === WITHOUT) continue;
    const def = defs.find((d) => d.id === id);
    if (!def) throw new Refusal('BAD_CONFIG', `There is no option called ${id} here.`);
    const value = def.values.find((v) => v === chosen[id]);
    // As in JSON: 4 and "4" are different values.
    const told = JSON.stringify;
    if (value === undefined)
      throw new Refusal('BAD_CONFIG', `Option ${id} is one of ${told(def.values)}, not ${told(chosen[id])}.`);
    options.set(id, value);
  }
  return Object.fromEntries(options);
}

/** What a table plays, checked and with defaults filled in. */
type Choices = Pick<Ruleset, 'modules' | 'options' | 'without'>;

function chosenSteps(modules: readonly LandscapeModule[]): Insertion<Step>[] {
  return modules.flatMap((m) => (m.steps ?? []).map((step) => ({ ...step, step })));
}

/** Every field of a type: a field added to it and forgotten below is an error. */
type All<T> = { readonly [K in keyof Required<T>]: unknown };

/** The same step with every field present: objects of one shape are read faster in the inner loop. */
function uniform(step: Step): Step {
  const { id, after, before, interrupts, waits, enter, asks, list, sample, pass, draws, leave } = step;
  return {
    id,
    after,
    before,
    interrupts,
    waits,
    enter,
    asks,
    list,
    sample,
    pass,
    draws,
    leave
  } satisfies All<Omit<Step, 'played'>> as Step;
}

/** The same for a follow-up and for a kind of figure. Verbs stay the objects of their sets, which find them by identity. */
function uniformFollowUp({ id, order, half, tileless, nested, next }: FollowUp): FollowUp {
  return { id, order, half, tileless, nested, next } satisfies All<FollowUp> as FollowUp;
}

function uniformFigure(def: FigureDef, count: number): FigureDef {
  const { id, stands, part, weight, special, joins, namesSpot, second, recallable, lifeless, traits } = def;
  return {
    id,
    count,
    stands,
    part,
    weight,
    special,
    joins,
    namesSpot,
    second,
    recallable,
    lifeless,
    traits
  } satisfies All<FigureDef> as FigureDef;
}

/** The modules that answer a hook, with it alone: objects of one shape for each hook, for the same reason. */
function answering(modules: readonly LandscapeModule[], hook: HookName) {
  return modules
    .filter((m) => m[hook] !== undefined)
    .map(({ id, limitsPlacement, [hook]: answer }) => ({ id, limitsPlacement, [hook]: answer }));
}

/** The same for each kind of feature, without the modules that have no say about it. */
function answeringByKind<H extends HookName>(
  modules: readonly LandscapeModule[],
  hook: H,
  kindsOf: (m: LandscapeModule) => readonly number[] | undefined
) {
  return FEATURE_KINDS.map((_, kind) =>
    answering(
      modules.filter((m) => kindsOf(m)?.includes(kind) ?? true),
      hook
    )
  ) as unknown as Hooks[H][];
}

function stepIndexOf(arranged: readonly Step[], steps: readonly Step[], base: LandscapeModule) {
  const index = new Map<string, number>();
  const own = new Set(base.steps);
  let next = 0;
  for (const step of arranged) {
    const isKept = steps[next]?.id === step.id;
    if (isKept || own.has(step)) index.set(step.id, next);
    if (isKept) next++;
  }
  return index;
}

/** A step without functions only marks a place for others. */
function acts({ enter, asks, draws, leave }: Step): boolean {
  return [enter, asks, draws, leave].some((part) => part !== undefined);
}

/** The values of one field, from all modules that have it; without a prototype, since scripts look up words in them. */
function gathered<T>(
  modules: readonly LandscapeModule[],
  of: (m: LandscapeModule) => Record<string, T> | undefined
) {
  return Object.assign(Object.create(null) as object, ...modules.map((m) => of(m) ?? {})) as Record<
    string,
    T
  >;
}

/** Entries of a field without those of parts that are left out: claims and positions say that there is nothing of them. */
function kept<T extends { readonly part?: string }>(
  entries: Readonly<Record<string, T>> = {},
  without: ReadonlySet<string>
): Record<string, T> {
  const left = { ...entries };
  for (const [id, { part }] of fieldsOf(entries))
    if (part !== undefined && without.has(part)) delete left[id];
  return left;
}

/** The base game, then the others by id. Throws BAD_CONFIG when one requires a module that is not among them. */
function ordered(base: LandscapeModule, others: readonly LandscapeModule[]): LandscapeModule[] {
  const modules = [base, ...[...others].sort((a, b) => byCodeUnit(a.id, b.id))];
  for (const { id, requires = [] } of modules)
    for (const need of requires)
      if (!modules.some((m) => m.id === need)) throw new Refusal('BAD_CONFIG', `${id} needs ${need}.`);
  return modules;
}

function tileTypesOf({ modules, options, without }: Choices): TileTypes {
  const read = (tile: TileDef) => modules.reduce((def, m) => m.readsTile?.(def, options) ?? def, tile);
  return compileTileTypes(
    modules.flatMap((m) => m.tiles ?? []).map(read),
    modules.flatMap((m) => m.forms?.(without) ?? [])
  );
}

function figuresOf({ modules, options, without }: Choices): FigureDef[] {
  const more = (id: string) => modules.reduce((n, m) => n + (m.moreFigures?.(options)[id] ?? 0), 0);
  return modules
    .flatMap((m) => m.figures ?? [])
    .filter(({ part }) => part === undefined || !without.has(part))
    .map((figure) => uniformFigure(figure, figure.count + more(figure.id)));
}

function standsOf(figures: readonly FigureDef[], { modules, options, without }: Choices): Uint8Array {
  const stands = new Uint8Array(figures.length * 8);
  figures.forEach((f, kind) => {
    const more = modules.flatMap((m) => m.alsoStands?.(f) ?? []);
    for (const feature of [...f.stands, ...more]) stands[kind * 8 + feature] = 1;
  });
  const barred = [...(options.fields === false ? [FIELD] : []), ...(without.has('gardens') ? [GARDEN] : [])];
  for (const feature of barred)
    for (let kind = 0; kind < figures.length; kind++) stands[kind * 8 + feature] = 0;
  return stands;
}

/** The steps of a turn that do something, and the index of each by its name. */
function stepsOf(choices: Choices): Pick<Ruleset, 'steps' | 'stepIndex'> {
  const [base, ...others] = choices.modules;
  const arranged = arrange(base.steps ?? [], chosenSteps(others));
  const steps = arranged
    .filter((step) => step.played?.(choices) ?? true)
    .map(uniform)
    .filter(acts);
  return { steps, stepIndex: stepIndexOf(arranged, steps, base) };
}

/**
 * Composes the base game with the chosen modules. They are ordered by id, independent of loading
 * order. Throws BAD_CONFIG for a module without what it requires, and for options that do not exist.
 */
export function composeRuleset(
  base: LandscapeModule,
  chosen: readonly LandscapeModule[],
  options: Readonly<Record<string, unknown>>
): Ruleset {
  const shared = new Set(chosen.flatMap((m) => m.shares ?? []));
  const modules = ordered(base, [...chosen, ...shared]);
  const sliceNumbers = modules.map(({ id }) => sliceNumber(id));
  const without = resolveWithout(modules, options[WITHOUT]);
  const resolved = resolveOptions(
    modules.flatMap((m) => m.options ?? []),
    options
  );
  const choices: Choices = { modules, options: resolved, without };
  const tiles = tileTypesOf(choices);
  const figures = figuresOf(choices);
  const { steps, stepIndex } = stepsOf(choices);
  const verbs = modules.flatMap((m) => m.verbs ?? []);
  return {
    modules,
    sliceNumbers,
    noSlices: Array.from({ length: Math.max(...sliceNumbers) + 1 }, () => undefined),
    shared: new Set([...shared].map(({ id }) => id)),
    tiles,
    ownTiles: tiles.types.filter(({ def }) => def.perSeat).map(({ index }) => index),
    tileCapacity: tiles.types.reduce((n, t) => n + copiesOf(t), 0) + 1,
    segmentCapacity: tiles.types.reduce((n, t) => n + copiesOf(t) * tiles.segmentRoom[t.index], 0) + 1,
    figures,
    figureIndex: new Map(figures.map((f, i) => [f.id, i])),
    ...countFigures(figures),
    stands: standsOf(figures, choices),
    endless: endlessKinds(modules),
    followers: Uint8Array.from(figures, (f) => (f.special ? 0 : 1)),
    traits: figures.map(traitsOf),
    hasWeights: figures.some((f) => f.weight !== undefined),
    hasJoining: figures.some((f) => f.joins === true),
    options: resolved,
    without,
    scoreParts: FEATURE_KINDS.map((_, kind) => scorePartsOf(modules, kind)),
    starts: modules.flatMap((m) => m.start ?? []).sort((a, b) => a.order - b.order),
    followUps: modules
      .flatMap((m) => m.followUps ?? [])
      .sort((a, b) => a.order - b.order)
      .map(uniformFollowUp),
    stock: gathered(modules, (m) => kept(m.stock, without)),
    won: gathered(modules, (m) => kept(m.won, without)),
    pieces: gathered(modules, (m) => kept(m.pieces, without)),
    neutrals: gathered(modules, (m) => kept(m.neutrals, without)),
    steps,
    stepIndex,
    interrupting: steps.flatMap((s, i) => (s.interrupts ? [i] : [])),
    interruptBits: new Map(steps.filter((s) => s.interrupts).map((s, n) => [s.id, 1 << n])),
    verbs,
    plays: verbs.map((verb) => verb.play),
    piles: gathered(modules, (m) => m.piles),
    hooks: Object.fromEntries(HOOKS.map((hook) => [hook, answering(modules, hook)])) as unknown as Hooks,
    claimLimits: answeringByKind(modules, 'allowsClaim', (m) => m.claimKinds),
    entryLimits: answeringByKind(modules, 'allowsEntry', (m) => m.claimKinds),
    claimLimitsElsewhere: answeringByKind(modules, 'allowsClaim', (m) =>
      m.limitsElsewhere === false ? [] : m.claimKinds
    ),
    occupation: answeringByKind(modules, 'insteadOfOccupied', (m) => m.occupiedKinds),
    hasRecall: figures.some((f) => f.recallable === true),
    readings: [],
    around: aroundOf
  };
}

function endlessKinds(modules: readonly LandscapeModule[]): Uint8Array {
  const endless = new Uint8Array(FEATURE_KINDS.length);
  for (const kind of [FIELD, RIVER]) endless[kind] = 1;
  for (const kind of modules.flatMap((m) => m.completes ?? [])) endless[kind] = 0;
  return endless;
}

function countFigures(figures: readonly FigureDef[]) {
  const kinds = figures.flatMap((f, i) => new Array<number>(f.count).fill(i));
  const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat);
  return {
    figuresPerSeat: kinds.length,
    figureKinds: Uint8Array.from(seats.flatMap(() => kinds)),
    figureSeats: Uint8Array.from(seats.flatMap((seat) => kinds.map(() => seat))),
    firstOfKind: Uint8Array.from({ length: figures.length + 1 }, (_, kind) =>
      figures.slice(0, kind).reduce((n, f) => n + f.count, 0)
    )
  };
}

/** The same rules with other numbers of figures for each seat, for given positions. */
export function withFigures(rules: Ruleset, counts: readonly number[]): Ruleset {
  const figures = rules.figures.map((def, kind) => ({ ...def, count: counts[kind] }));
  return { ...rules, figures, ...countFigures(figures) };
}
