import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Layers whose results must be the same on every device, for ever. */
const deterministic = ['kernel', 'landscape', 'clinic', 'table'].map((layer) => `src/lib/${layer}/**/*.ts`);

const unsorted =
  ':not(MemberExpression[property.name=/^(sort|toSorted|length|every|some)$/]) > ' +
  'CallExpression[callee.object.name="Object"][callee.property.name=/^(keys|values|entries)$/]';

const purity = {
  'no-restricted-globals': [
    'error',
    ...[
      'Date',
      'Intl',
      'performance',
      'window',
      'document',
      'navigator',
      'self',
      'localStorage',
      'indexedDB'
    ],
    ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'fetch', 'WebSocket']
  ].map((name) =>
    name === 'error'
      ? name
      : { name, message: 'The deterministic layers must not depend on the clock, the locale or the device.' }
  ),
  'no-restricted-properties': [
    'error',
    // Engines may differ in the last bit of these, so no state may depend on them.
    ...['random', 'sin', 'cos', 'tan', 'exp', 'log', 'pow', 'hypot'].map((property) => ({
      object: 'Math',
      property,
      message: 'Not the same on every device.'
    }))
  ],
  'no-restricted-syntax': [
    'error',
    { selector: 'ForInStatement', message: 'Order of keys is not part of the rules: sort them.' },
    {
      selector: 'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]',
      message: 'Depends on the locale.'
    },
    { selector: unsorted, message: 'Sort the keys: their order must not depend on how the object was made.' }
  ]
};

export default ts.config(
  {
    ignores: [
      'build/',
      '.bench/',
      '.cache/',
      '.svelte-kit/',
      'node_modules/',
      'test-results/',
      'coverage/',
      'static/'
    ]
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // The type checker knows better which names exist.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/no-inferrable-types': 'off',
      '@typescript-eslint/no-empty-function': 'off'
    }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    rules: {
      // Most sets and maps in components live for one computation; those that must react are written so.
      'svelte/prefer-svelte-reactivity': 'off'
    }
  },
  {
    // Drawings are markup made here from the rules' own data, never from what somebody typed.
    files: ['src/lib/ui/{art,board,clinic}/**/*.svelte', 'src/routes/gallery/**/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' }
  },
  {
    // Forgotten promises are the costly mistakes of the layers that talk to the world, so only these pay
    // for type-aware linting.
    files: ['net', 'session'].map((layer) => `src/lib/${layer}/**/*.ts`),
    ignores: ['**/*.svelte.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error'
    }
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: deterministic, ignores: ['**/*.test.ts'], rules: purity },
  {
    files: ['scripts/**', 'src/cli/**', 'bench/**', 'tests/**', '**/*.test.ts'],
    rules: { 'no-console': 'off' }
  }
);
