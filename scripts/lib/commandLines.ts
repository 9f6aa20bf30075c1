/** How each command is called. `npm run sandbox` and `npm run conformance` say it themselves. */
import type { CommandLine } from './commandLine';

const rounds = (standard: number) =>
  ({ kind: 'count', least: 1, standard, means: 'measurements, after one to warm up' }) as const;
const folder = (means: string) => ({ kind: 'text', value: 'FOLDER', means }) as const;
const flag = (means: string) => ({ kind: 'flag', means }) as const;
const names = (means: string) => ({ kind: 'text', value: 'NAME,NAME', means }) as const;

export const commandLines = {
  brand: {
    command: 'npm run brand',
    does: 'Checks a brand (docs/brand.md).',
    takes: ['FOLDER'],
    needs: 0,
    options: { schema: flag('writes brands/brand.schema.json, and checks nothing') },
  },
  brandScreens: {
    command: 'npm run brand:screens',
    does: 'Takes pictures of some screens in the looks of both brands, into docs/screens/brands/.',
    options: {},
  },
  csp: {
    command: 'npm run csp',
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
    command: 'npm run replay',
    does: 'Serves the page that plays a recording, on this machine. Ends with Ctrl-C.',
    takes: ['trace.json'],
    options: {
      port: { kind: 'count', least: 0, most: 65_535, standard: 0, means: 'port; 0 is any free one' },
    },
  },
  trace: {
    command: 'npm run trace',
    does: 'Lists the rows of docs/requirements.md that no test names in its title.',
    takes: ['PATTERN…'],
    needs: 0,
    options: {
      rows: flag('looks at the rows of the patterns alone'),
      strict: flag('ends with 1 when a row has no test in its layer'),
    },
  },
  traceTest: {
    command: 'npm run trace:test',
    does: 'Makes a regression test of a recording, in __tests__/traces/.',
    takes: ['trace.json'],
    options: { name: { kind: 'text', value: 'NAME', means: "the test's name, not that of the file" } },
  },
  size: {
    command: 'npm run size',
    does: 'Compares the size of the built scripts with their budgets.',
    options: {},
  },
  container: {
    command: 'npm run check:container',
    does: 'Executes the lines of the Containerfile without a container engine. Needs Linux and root.',
    options: { inside: folder('used by the command itself') },
  },
  screens: {
    command: 'npm run screens',
    does: 'Takes pictures of every screen, into docs/screens/.',
    takes: ['WAY'],
    needs: 0,
    options: { hard: flag('by keyboard, large text and the like; WAY: those whose name contains it') },
  },
  search: {
    command: 'npm run test:search',
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
    command: 'npm run test:faults',
    does: 'Kills the service around each call that writes, stops the database, and restores a back-up.',
    options: {
      rounds: { kind: 'count', least: 1, standard: 1, means: 'kills at each call' },
      short: flag('one kill on each database'),
      only: { kind: 'text', value: 'TEXT', means: 'at the calls whose names have it' },
      restore: flag('the restored back-up alone'),
    },
  },
  power: {
    command: 'npm run test:power',
    does: 'Plants faults one by one in a copy of the source, and tells which test noticed.',
    options: {
      only: names('these faults'),
      area: names('the faults of these areas'),
      'no-hints': flag('does not try the test first that noticed the fault last time'),
      hinted: flag('tries nothing else than that test'),
      near: flag('runs the nearest test files of each layer alone'),
      browser: flag('shows what is left to the browser tests, which takes long'),
      types: flag('checks that the faults compile, and plants none'),
      trust: flag('takes it that every test passes without a fault'),
      trees: { kind: 'count', least: 1, means: 'copies side by side' },
    },
  },
  benchTrace: {
    command: 'npm run bench:trace',
    does: 'Measures what the recording costs in the first form. Needs the built app.',
    options: { rounds: rounds(9) },
  },
  benchFirst: {
    command: 'npm run bench:first',
    does: 'Measures the first page on a slow line and processor.',
    options: {
      rounds: rounds(7),
      web: folder('another build'),
      pictures: folder('keeps what is on the screen at 200, 500, 1,000 and 2,000 ms'),
    },
  },
  benchResize: {
    command: 'npm run bench:resize',
    does: 'Measures how long a picture of 12 megapixels takes to be made smaller in Chromium.',
    options: {},
  },
  benchService: {
    command: 'npm run bench:service',
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
  benchUploads: {
    command: 'npm run bench:uploads',
    does: "Measures what uploads do to the service's memory, and strangers to honest uploads.",
    options: {
      only: { kind: 'text', value: 'TEXT', means: 'the loads whose names have it' },
      postgres: flag('on PostgreSQL'),
    },
  },
  corpus: {
    command: 'npm run corpus',
    does: 'Writes every shape of file that the tests try into a folder.',
    takes: ['FOLDER'],
    options: {},
  },
  apiDocs: {
    command: 'npm run api-docs',
    does: 'Writes docs/api.md and the types of the generated client, from the contract.',
    options: { check: flag('writes nothing, and fails if one of them is not current') },
  },
  places: {
    command: 'npm run places',
    does: "Compares the table of birthplaces with ANPR's archive and ISTAT's lists of states.",
    takes: ['ANPR_archivio_comuni.csv', 'STATES.csv', 'FORMER_STATES.csv'],
    needs: 2,
    options: {},
  },
  versions: {
    command: 'npm run versions',
    does: 'Tells what changed in the contract since the last release (docs/versions.md).',
    options: {
      check: flag('refuses the version that `npm version` is about to set'),
      record: flag("keeps today's contract in docs/contract.txt"),
    },
  },
} as const satisfies Readonly<Record<string, CommandLine>>;
