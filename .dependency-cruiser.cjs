/**
 * Imports point one way only. A layer may import itself and the layers listed for it; everything else in
 * `src` is refused, so a new layer must be listed here before it can be imported.
 */
const base = '^src/lib/landscape/(?!expansions/)';
const layer = (name) => `^src/lib/${name}/`;
const kernel = layer('kernel');

const layers = {
  kernel: { from: kernel, to: [] },
  landscape: { from: base, to: [kernel] },
  'landscape-expansion': {
    from: '^src/lib/landscape/expansions/([^/]+)/',
    // Rules that several sets have in common.
    to: [kernel, base, '^src/lib/landscape/expansions/$1/', '^src/lib/landscape/expansions/sharedRules/']
  },
  clinic: { from: '^src/lib/clinic/(?!expansions/)', to: [kernel] },
  'clinic-expansion': {
    from: '^src/lib/clinic/expansions/([^/]+)/',
    to: [kernel, '^src/lib/clinic/(?!expansions/)', '^src/lib/clinic/expansions/$1/']
  },
  games: { from: layer('games'), to: ['kernel', 'landscape', 'clinic'].map(layer) },
  bots: { from: layer('bots'), to: ['kernel', 'landscape', 'clinic', 'games'].map(layer) },
  table: { from: layer('table'), to: [kernel] },
  net: { from: layer('net'), to: ['kernel', 'table'].map(layer) },
  // The words of a set come by its manifest.
  i18n: { from: layer('i18n'), to: ['kernel', 'games'].map(layer) },
  help: { from: layer('help'), to: ['kernel', 'landscape', 'clinic', 'games', 'i18n'].map(layer) },
  session: {
    from: layer('session'),
    to: ['kernel', 'landscape', 'clinic', 'games', 'bots', 'table', 'net', 'i18n'].map(layer)
  },
  ui: {
    from: layer('ui'),
    to: ['kernel', 'landscape', 'clinic', 'games', 'bots', 'table', 'net', 'session', 'i18n', 'help'].map(
      layer
    )
  },
  lighthouse: {
    from: '^src/lighthouse/',
    to: ['kernel', 'landscape', 'clinic', 'games', 'table', 'net'].map(layer)
  },
  cli: {
    from: '^src/cli/',
    to: ['kernel', 'landscape', 'clinic', 'games', 'bots', 'table', 'net'].map(layer)
  }
};

/** Tests may build on any layer to the left of the one they test, and on fixtures. */
const testFile = '[.]test[.]ts$';

module.exports = {
  forbidden: [
    ...Object.entries(layers).map(([name, { from, to }]) => ({
      name: `${name}-imports-leftwards`,
      severity: 'error',
      from: { path: from, pathNot: testFile },
      // A layer with a group in `from` names its own folder in `to`, since `$1` tells siblings apart.
      to: {
        path: '^src/',
        pathNot: from.includes('(') && to.some((p) => p.includes('$1')) ? to : [from, ...to]
      }
    })),
    {
      name: 'nothing-imports-routes',
      severity: 'error',
      from: { pathNot: '^src/routes/' },
      to: { path: '^src/routes/' }
    },
    {
      name: 'no-cycles-between-values',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    },
    {
      name: 'no-cycles-in-clinic',
      comment: 'Not even of types alone.',
      severity: 'error',
      from: { path: '^src/lib/clinic/' },
      to: { circular: true }
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: '[.]test[.]ts$' },
      to: { path: '[.]test[.]ts$' }
    },
    {
      name: 'deterministic-layers-know-few-packages',
      comment: 'Only hashes and curves may enter what every device must compute alike.',
      severity: 'error',
      from: { path: '^src/lib/(kernel|landscape|clinic|table)/', pathNot: testFile },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/@noble/' }
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^([$]app|[$]env|virtual:|[$]service-worker)' }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    webpackConfig: { fileName: 'scripts/lib/aliases.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json']
    }
  }
};
