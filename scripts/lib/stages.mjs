import { ensureBuilt } from './build.mjs';
import { runJest } from './jest.mjs';
import { runNode } from './process.mjs';
import { ensureTools } from './tools.mjs';
import { startPostgres } from '../postgres.mjs';

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

const bin = (file) => `node_modules/${file}`;

/** The browser tests are most of the time: in parts, so that what runs beside them always finds its turn. */
const BROWSER_PARTS = 8;

const browserPart = (part) => ({
  name: 'browser',
  title: `Browser tests (jest, Chromium, ffprobe), part ${part} of ${BROWSER_PARTS}`,
  after: 'build',
  run: async (options) => {
    const tools = await ensureTools();
    await ensureBuilt();
    return runJest('browser', {
      ...options,
      env: { ...options.env, ...tools },
      shard: `${part}/${BROWSER_PARTS}`,
      timeoutMs: 30 * MINUTE,
    });
  },
});

/** What `npm test` does, the long first. Each answers how many tests passed and failed. */
export const STAGES = [
  check(
    'build',
    'Production build (webpack)',
    '--import',
    'tsx',
    bin('webpack/bin/webpack.js'),
    '--mode',
    'production',
  ),
  { ...check('size', 'Script budgets (size)', '--import', 'tsx', 'scripts/size.ts'), after: 'build' },
  check('types', 'Types (tsc)', bin('typescript/bin/tsc'), '--noEmit'),
  ...Array.from({ length: BROWSER_PARTS }, (_, index) => browserPart(index + 1)),
  {
    name: 'server',
    title: 'Service tests on PGlite (jest)',
    run: async (options) => {
      await ensureTools();
      return runJest('server', { ...options, timeoutMs: 30 * MINUTE });
    },
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
          // What knows no database, and the long searches, need not be tried on another one.
          ignore:
            '__tests__/server/(domain|data|pdf|documents|parity|search|(corpus|connections|config|log|http|delivery|endpoints|lookups)\\.test)',
          timeoutMs: 30 * MINUTE,
        });
      } finally {
        await database.stop();
      }
    },
  },
  check('faults', 'Kills and a stopped database (faults)', '--import', 'tsx', 'scripts/faults.ts', '--short'),
  {
    name: 'unit',
    title: 'Unit tests (jest)',
    run: (options) => runJest('unit', { ...options, timeoutMs: 20 * MINUTE }),
  },
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
  check('trace', 'Requirements without a test (trace)', '--import', 'tsx', 'scripts/trace.ts', '--strict'),
];
