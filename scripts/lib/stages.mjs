import { ensureChromium } from './chromium.mjs';
import { ensureBuilt } from './build.mjs';
import { runJest } from './jest.mjs';
import { runNode } from './process.mjs';
import { startPostgres } from '../postgres.mjs';

/** Rows of docs/requirements.md that each must have a test: sections, or single rows. */
const TRACED_ROWS = [
  ...['R2.1-01', 'R2.1-02', 'R2.1-07', 'R2.1-09', 'R2.1-11', 'R2.1-13'],
  ...['R2.2', 'R2.3', 'R2.4', 'R2.5', 'R2.6', 'R2.7', 'R2.8', 'R2.9', 'R2.10', 'R2.11'],
  ...['R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.5', 'R4.1', 'R4.3', 'R4.5', 'R4.7', 'R4.9'],
  ...['R7.0', 'R7.1', 'R7.2', 'R7.3', 'R7.4', 'R7.6', 'R7.7', 'R7.8'],
  ...['R8-01', 'R8-06', 'R8-07', 'R8-08', 'R8-10'],
];

const MINUTE = 60_000;

/** A check that passes or fails as one: `npm test` counts it as one test. */
const check = (name, title, ...args) => ({
  name,
  title,
  run: async (options) => {
    const { code } = await runNode(args, { ...options, timeoutMs: 15 * MINUTE });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

const PRODUCT = 'product';
const inLane = (lane, stage) => ({ ...stage, lane });

const bin = (file) => `node_modules/${file}`;

/**
 * What `npm test` does. Each answers how many tests passed and failed. The two lanes run side by side, each in this order:
 * the product is built and tried in the browser while everything else is checked.
 */
export const STAGES = [
  check('types', 'Types (tsc)', bin('typescript/bin/tsc'), '--noEmit'),
  check('lint', 'Lint (eslint)', bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'),
  check(
    'format',
    'Format (prettier)',
    bin('prettier/bin/prettier.cjs'),
    '--check',
    '--log-level',
    'warn',
    '.',
  ),
  check(
    'floors',
    'Floors (dependency-cruiser)',
    bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'server',
  ),
  check('unused', 'Unused files, exports and dependencies (knip)', bin('knip/bin/knip.js')),
  check(
    'trace',
    'Requirements without a test (trace)',
    '--import',
    'tsx',
    'scripts/trace.ts',
    '--strict',
    ...TRACED_ROWS,
  ),
  inLane(
    PRODUCT,
    check(
      'build',
      'Production build (webpack)',
      '--import',
      'tsx',
      bin('webpack/bin/webpack.js'),
      '--mode',
      'production',
    ),
  ),
  inLane(PRODUCT, check('size', 'Script budgets (size)', '--import', 'tsx', 'scripts/size.ts')),
  {
    name: 'unit',
    title: 'Unit tests (jest)',
    run: (options) => runJest('unit', { ...options, timeoutMs: 20 * MINUTE }),
  },
  {
    name: 'server',
    title: 'Service tests on PGlite (jest)',
    run: (options) => runJest('server', { ...options, timeoutMs: 30 * MINUTE }),
  },
  {
    name: 'server-postgres',
    title: 'Service tests on PostgreSQL (jest)',
    run: async (options) => {
      const database = await startPostgres();
      try {
        return await runJest('server', {
          ...options,
          env: { ...options.env, TEST_DATABASE_URL: database.url },
          timeoutMs: 30 * MINUTE,
        });
      } finally {
        await database.stop();
      }
    },
  },
  {
    name: 'browser',
    title: 'Browser tests (jest, Chromium)',
    lane: PRODUCT,
    run: async (options) => {
      const chromium = await ensureChromium();
      await ensureBuilt();
      return runJest('browser', {
        ...options,
        env: { ...options.env, CHROMIUM_PATH: chromium },
        serial: true,
        timeoutMs: 60 * MINUTE,
      });
    },
  },
];
