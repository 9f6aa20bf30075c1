/**
 * Node 20 cannot read TypeScript by itself:
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';
import { brandConstants } from './scripts/build/brand';
import { readBrand } from './server/brand';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/**
 * Packages published as ES modules alone (with their own dependencies): compiled like the project's
 * files.
 */
const ES_MODULES: readonly string[] = [
  'pdfjs-dist',
  'react-pdf',
  'make-cancellable-promise',
  'make-event-props',
  'merge-refs',
  'typebox',
  '@electric-sql',
  'lean-qr',
  '@redux-devtools',
  'qr',
  'pkijs',
  'asn1js',
  'bytestreamjs',
  '@peculiar/utils',
  '@noble/hashes',
];

const compiled = { tsx: true, syntax: 'typescript' } as const;

const SETUP = ['<rootDir>/__tests__/setup/quiet.ts'];

const LEFT_OUT = process.env['TEST_ALL'] === '1' ? [] : ['/__tests__/[^/]+/all/'];

/** What has no meaning on the embedded database. */
const ONLY_POSTGRES = process.env['TEST_DATABASE'] === 'pglite' ? ['/__tests__/server/postgres/'] : [];

const shared: Project = {
  rootDir: __dirname,
  setupFilesAfterEnv: SETUP,
  testPathIgnorePatterns: LEFT_OUT,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: { target: 'es2022', parser: compiled, transform: { react: { runtime: 'automatic' } } },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  globals: { __BUILD_ID__: 'test', __BASE_PATH__: '', __BRAND__: brandConstants(readBrand()) },
  // Looked up on the global object of a test environment, Math takes most of the time of a loop over pixels.
  sandboxInjectedGlobals: ['Math'],
};

/** Looked up on the global object, these take a fifth of the service's tests: drizzle compares classes. */
const LOOKED_UP_BY_SERVICE = ['Math', 'Object', 'Array', 'Symbol', 'Map', 'Set', 'Buffer', 'Promise'];

const ENGINES = process.env['TEST_ENGINES'] === undefined ? [] : ['engines'];

const tests = (folders: string): string[] => [`<rootDir>/__tests__/${folders}/**/*.test.{ts,tsx}`];

/** CI's copy of the results, JUnit's XML: `npm test` names the folder, reports/. */
const REPORTERS = process.env['JEST_JUNIT_OUTPUT_DIR'] === undefined ? [] : ['jest-junit'];

const PAGE_SETUP = [...SETUP, '<rootDir>/__tests__/setup/unit.ts'];

/** Tests of components load the testing library too, which takes each file a while. */
const inPage: Project = {
  ...shared,
  displayName: 'unit',
  testEnvironment: '<rootDir>/__tests__/setup/browser-globals.ts',
  setupFilesAfterEnv: PAGE_SETUP,
  moduleNameMapper: {
    // What the build takes in its place too: without it the reader warns of Node.
    '^pdfjs-dist$': 'pdfjs-dist/legacy/build/pdf.mjs',
    '\\.module\\.css$': '<rootDir>/__tests__/setup/css-module.ts',
    '\\.(css|svg|png|woff2)$': '<rootDir>/__tests__/setup/asset.ts',
    '^@emotion/sheet$': '<rootDir>/__tests__/setup/emotion-sheet.ts',
  },
};

const config: Config = {
  // A rejection that nobody handles fails the test that made it, also the last one of a file.
  waitForUnhandledRejections: true,
  reporters: ['default', ...REPORTERS],
  // What the runner leaves of each file grows to the limit of Node's heap within one run.
  workerIdleMemoryLimit: '1GB',
  // For what hangs: a busy machine makes a test, and what it waits for, many times as long.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/__tests__/setup/sequencer.cjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: tests('{contract,scripts}'),
      runtime: '<rootDir>/__tests__/setup/worker/runtime.cjs',
      testEnvironment: '<rootDir>/__tests__/setup/worker/environment.ts',
    },
    { ...inPage, testMatch: tests('{copy,api,state,flows}') },
    {
      ...inPage,
      testMatch: tests('{ui,capture,screens,app}'),
      setupFilesAfterEnv: [...PAGE_SETUP, '<rootDir>/__tests__/setup/components.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      sandboxInjectedGlobals: LOOKED_UP_BY_SERVICE,
      runtime: '<rootDir>/__tests__/setup/worker/runtime.cjs',
      globalSetup: '<rootDir>/__tests__/setup/database/start.mjs',
      globalTeardown: '<rootDir>/__tests__/setup/database/stop.mjs',
      testMatch: tests('server'),
      testPathIgnorePatterns: [...LEFT_OUT, ...ONLY_POSTGRES],
      testEnvironment: '<rootDir>/__tests__/setup/worker/environment.ts',
      setupFilesAfterEnv: [...SETUP, '<rootDir>/__tests__/setup/server.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testMatch: tests('browser'),
      testEnvironment: 'node',
      globalSetup: '<rootDir>/__tests__/setup/browserGlobal.ts',
      setupFilesAfterEnv: [...SETUP, '<rootDir>/__tests__/setup/browser.ts'],
    },
    ...ENGINES.map((displayName) => ({
      ...shared,
      displayName,
      testMatch: tests('engines'),
      testEnvironment: 'node',
      globalSetup: '<rootDir>/__tests__/setup/browserGlobal.ts',
      setupFilesAfterEnv: [...SETUP, '<rootDir>/__tests__/setup/browser.ts'],
    })),
  ],
};

export default config;
