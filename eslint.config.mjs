import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const NODE_GLOBALS = [
  'AbortSignal',
  'Buffer',
  'URL',
  'console',
  'fetch',
  'process',
  'require',
  'module',
  '__dirname',
];

/** What the first screen must not load: see docs/decisions and scripts/size.ts, which measures it. */
const HEAVY_UI = {
  group: ['@mui/*', '@emotion/*'],
  message: 'This part is loaded before the first screen: plain elements and CSS.',
};

/** The rules that need types are oxlint's (.oxlintrc.json), which takes a quarter of the time for them. */
export default tseslint.config(
  { ignores: ['dist/', '.cache/', '.data/', 'coverage/', 'reports/', 'node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    // Prettier wraps code and leaves comments as they are.
    rules: {
      'max-len': [
        'error',
        { code: 1000, comments: 110, ignoreUrls: true, ignorePattern: '(es|ox)lint-disable' },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  { files: ['scripts/**/*.ts', 'server/main.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // What these ask for serves the React compiler, which does not run here.
      'react-hooks/preserve-manual-memoization': 'off',
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/static-components': 'off',
    },
  },
  { files: ['src/**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },
  {
    files: ['src/app/**/*.{ts,tsx}', 'src/ui/shell/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [HEAVY_UI] }] },
  },
);
