/** `npm run sandbox` and `npm run conformance` say theirs themselves. */
import type { CommandLine } from './commandLine';

const rounds = (standard: number) =>
  ({ kind: 'count', least: 1, standard, means: 'measurements, after one to warm up' }) as const;
const folder = (means: string) => ({ kind: 'text', value: 'FOLDER', means }) as const;
const flag = (means: string) => ({ kind: 'flag', means }) as const;

export const commandLines = {
  brand: {
    command: 'npm run brand --',
    does: 'Checks a brand (docs/brand.md).',
    takes: ['FOLDER'],
    needs: 0,
    options: { schema: flag('writes brands/brand.schema.json, and checks nothing') },
  },
  brandScreens: {
    command: 'npx tsx scripts/brandScreens.ts',
    does: 'Takes pictures of some screens in the looks of both brands, into docs/screens/brands/.',
    options: {},
  },
  csp: {
    command: 'npm run csp --',
    does: "Prints the headers of the web app's pages and files, for another server than this service.",
    options: {
      services: {
        kind: 'addresses',
        means: 'the services that the page calls, not those of its config.json',
      },
      nginx: flag('as lines for nginx'),
      json: flag('as JSON'),
      web: folder('another folder than dist/web'),
    },
  },
  replay: {
    command: 'npm run replay --',
    does: 'Serves the page that plays a recording, on this machine. Ends with Ctrl-C.',
    takes: ['trace.json'],
    options: {
      port: { kind: 'count', least: 0, most: 65_535, standard: 0, means: 'port; 0 is any free one' },
    },
  },
  trace: {
    command: 'npm run check -- trace',
    does: 'Lists the rows of docs/requirements.md that no test names in its title.',
    options: {
      strict: flag('ends with 1 when a row has no test in its layer'),
    },
  },
  traceTest: {
    command: 'npm run trace:test --',
    does: 'Makes a regression test of a recording, in __tests__/traces/.',
    takes: ['trace.json'],
    options: {
      name: { kind: 'text', value: 'NAME', means: "the test's name, not that of the file" },
      into: folder('another folder than __tests__/traces, which TRACES_FROM names to the tests'),
    },
  },
  size: {
    command: 'npm run check -- size',
    does: 'Compares the size of the built scripts with their budgets.',
    options: {},
  },
  container: {
    command: 'npm run check -- container',
    does: 'Executes the lines of the Containerfile without a container engine. Needs Linux and root.',
    options: { inside: folder('used by the command itself') },
  },
  ear: {
    command: 'npm run test:ear --',
    does: 'Walks by real keys, heard with a screen reader, and compares what was said.',
    takes: ['WALK'],
    needs: 0,
    options: {
      write: flag(
        'keeps what is said in three hearings, in docs/accessibility/; WALK: those whose name contains it',
      ),
    },
  },
  screens: {
    command: 'npm run screens --',
    does: 'Takes pictures of every screen, into docs/screens/.',
    takes: ['WAY'],
    needs: 0,
    options: { hard: flag('by keyboard, large text and the like; WAY: those whose name contains it') },
  },
  search: {
    command: 'npm run check -- search',
    does: 'Searches for a sequence of calls that breaks a law (docs/security.md).',
    options: {
      runs: { kind: 'count', least: 1, means: 'sequences' },
      seed: { kind: 'count', least: 0, standard: 1, means: 'of the random choices' },
      plant: {
        kind: 'text',
        value: 'HOLE',
        means: 'puts a hole into a copy of the service, to be found there',
      },
      breaks: { kind: 'text', value: 'LAW', means: 'the law that is expected to break' },
    },
  },
  faults: {
    command: 'npm run test:faults --',
    does: 'Kills the service around each call that writes, stops the database, pauses the owner of a folder, lets the store hang and the clock jump, restores a back-up, and counts what is held after many jobs.',
    options: {
      rounds: { kind: 'count', least: 1, standard: 1, means: 'kills at each call' },
      short: flag('one kill on each database'),
      only: { kind: 'text', value: 'TEXT', means: 'at the calls whose names have it' },
      restore: flag('the restored back-up alone'),
      owners: flag('paused owners and wrong databases alone'),
      troubles: flag(
        'twelve applicants under clients that leave, a changing owner, a hanging store and a jumping clock alone',
      ),
      soak: flag('many jobs alone, and what the service holds after them'),
      jobs: { kind: 'count', least: 5, standard: 1000, means: 'jobs of --soak' },
    },
  },
  benchFirst: {
    command: 'npm run bench -- first',
    does: 'Measures the first page on a slow line and processor.',
    options: {
      rounds: rounds(7),
      web: folder('another build'),
      pictures: folder('keeps what is on the screen at 200, 500, 1,000 and 2,000 ms'),
    },
  },
  benchService: {
    command: 'npm run bench -- service',
    does: "Measures the service's processor and its answers, on PGlite and on PostgreSQL.",
    options: {
      alone: {
        kind: 'count',
        least: 0,
        standard: 12,
        means: 'jobs of one applicant alone; 0 leaves them out',
      },
      people: { kind: 'count', least: 1, standard: 8, means: 'applicants at once' },
      flows: { kind: 'count', least: 0, standard: 100, means: 'their jobs; 0 leaves them out' },
      seconds: { kind: 'count', least: 1, standard: 60, means: 'the longest for these' },
      pglite: flag('on PGlite alone'),
      postgres: flag('on PostgreSQL alone'),
    },
  },
  benchMemory: {
    command: 'npm run bench -- memory',
    does: "Measures the service's memory under the largest files, on PGlite and on PostgreSQL.",
    options: {
      people: { kind: 'count', least: 1, standard: 4, means: 'applicants at once' },
      times: { kind: 'count', least: 1, standard: 3, means: 'how often each sends each file' },
      pglite: flag('on PGlite alone'),
      postgres: flag('on PostgreSQL alone'),
    },
  },
  benchReading: {
    command: 'npm run bench -- reading',
    does: 'Holds the reading of documents against its bars.',
    takes: ['FOLDER'],
    needs: 0,
    options: {},
  },
  benchYear: {
    command: 'npm run bench -- year',
    does: 'Measures calls, pages and jobs with a few requests and with a year of them, on PostgreSQL.',
    options: {
      jobs: { kind: 'count', least: 1, standard: 40, means: 'real jobs, which are multiplied' },
      requests: { kind: 'count', least: 1, standard: 100_000, means: 'requests to fill the database with' },
      alone: { kind: 'count', least: 1, standard: 8, means: 'jobs of one applicant alone, each time' },
      abandoned: {
        kind: 'count',
        least: 1,
        standard: 5000,
        means: 'requests that retention erases in the end',
      },
    },
  },
  apiDocs: {
    command: 'npx tsx scripts/apiDocs.ts',
    does: 'Writes the types of the generated client, which git ignores, the list of calls in docs/review.md and the settings in docs/configuration.md.',
    options: {
      check: flag('fails if the list of calls in docs/review.md is not current, and does not write it'),
    },
  },
  versions: {
    command: 'npx tsx scripts/versions.ts',
    does: 'Tells what changed in the contract since the last release (docs/versions.md).',
    options: {
      check: flag('refuses the version that `npm version` is about to set'),
      record: flag("keeps today's contract in docs/contract.txt"),
    },
  },
} as const satisfies Readonly<Record<string, CommandLine>>;
