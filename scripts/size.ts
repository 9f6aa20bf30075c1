import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import type { BuildRecord, BuiltChunk } from './build/record-build';

const KB = 1000;

/**
 * Budgets in bytes after gzip: script before the first screen, its libraries
 * alone and with the app's own code.
 */
const LIBRARIES = 120 * KB;
const FIRST_SCREEN = 135 * KB;

/** The script of an applicant's whole job; 2 KB of it is the code at the signature, off by default. */
const JOB = 370 * KB;
/** What only who comes back, opens a calendar or gives a recording to support fetches. */
const NOT_OF_THE_JOB = ['screen-resume', 'screen-status', 'screen-reupload', 'pickers', 'recording'];

/** What support staff alone fetch (src/app/replayPlace.ts, src/state/devTools.ts). */
const NOT_OF_APPLICANTS = ['replay', 'devtools'];

/** All script of the app, the PDF reader (a program of its own, loaded at the contract) apart. */
const ALL = 406 * KB;
const PDF_READER = /node_modules\/(react-pdf|pdfjs-dist)\//;

/** Chunks of the entry that hold libraries alone; see scripts/build/split-chunks.ts. */
const LIBRARY_CHUNKS = ['react', 'state'];

/** What the first screen must never load. */
const FORBIDDEN = /node_modules\/(formik|yup|@mui|@emotion)\//;

const root = path.join(__dirname, '..');
const statsFile = path.join(root, '.cache', 'stats.json');

/** What the entry of store and flows must not wait for: it runs while this is still loading. */
const BEFORE_REACT = 'begin';
const REACT = /node_modules\/react-dom\//;

interface Row {
  readonly name: string;
  readonly gzip: number;
  readonly first: boolean;
  readonly pdfReader: boolean;
  readonly forbidden: readonly string[];
}

const scripts = (chunk: BuiltChunk): string[] => chunk.files.filter((file) => file.endsWith('.js'));

const gzipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(root, 'dist', 'web', file))).length, 0);

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1).padStart(7)} KB`;

function rowsOf(record: BuildRecord): Row[] {
  // The first screen is part of the entries.
  const first = new Set([...(record.groups['begin'] ?? []), ...(record.groups['main'] ?? [])]);
  return record.chunks
    .filter((chunk) => scripts(chunk).length > 0)
    .map((chunk) => ({
      name: chunk.name,
      gzip: gzipped(scripts(chunk)),
      first: first.has(chunk.id),
      pdfReader: chunk.modules.some((file) => PDF_READER.test(file)),
      forbidden: chunk.modules.filter((file) => FORBIDDEN.test(file)),
    }))
    .sort((a, b) => Number(b.first) - Number(a.first) || b.gzip - a.gzip);
}

function problemsOf(rows: readonly Row[]): string[] {
  const sum = (of: readonly Row[]): number => of.reduce((total, row) => total + row.gzip, 0);
  const first = rows.filter((row) => row.first);
  const libraries = sum(first.filter((row) => LIBRARY_CHUNKS.includes(row.name)));
  const firstScreen = sum(first);
  const own = rows.filter((row) => !row.pdfReader && !NOT_OF_APPLICANTS.includes(row.name));
  const all = sum(own);
  const job = sum(own.filter((row) => !NOT_OF_THE_JOB.includes(row.name)));
  console.log(`${kb(libraries)}  libraries of the first screen (at most ${String(LIBRARIES / KB)})`);
  console.log(`${kb(firstScreen)}  first screen (at most ${String(FIRST_SCREEN / KB)})`);
  console.log(`${kb(job)}  an applicant's whole job without the PDF reader (at most ${String(JOB / KB)})`);
  console.log(`${kb(all)}  all script without the PDF reader (at most ${String(ALL / KB)})`);
  return [
    ...(libraries > LIBRARIES ? ['the libraries of the first screen are over their budget'] : []),
    ...(firstScreen > FIRST_SCREEN ? ['the first screen is over its budget'] : []),
    ...(job > JOB ? ["the script of an applicant's whole job is over its budget"] : []),
    ...(all > ALL ? ['all script together is over its budget'] : []),
    ...first.flatMap((row) =>
      row.forbidden.length > 0 ? [`${row.name} carries ${row.forbidden.slice(0, 3).join(', ')}…`] : [],
    ),
  ];
}

function waitingForReact({ chunks, groups }: BuildRecord): string[] {
  const entry = chunks.filter(({ id }) => groups[BEFORE_REACT]?.includes(id));
  if (entry.length === 0) return [`there is no entry ${BEFORE_REACT}`];
  const late = entry.filter(({ modules }) => modules.some((file) => REACT.test(file)));
  return late.map(({ name }) => `${BEFORE_REACT} waits for React DOM, in ${name}`);
}

function main(): number {
  readCommandLine(commandLines.size);
  if (!existsSync(statsFile)) {
    console.error('There is no build to measure: run `npm run build` first.');
    return 1;
  }
  const record = JSON.parse(readFileSync(statsFile, 'utf8')) as BuildRecord;
  const rows = rowsOf(record);
  console.log('      gzip   chunk (* loaded for the first screen)');
  for (const row of rows) console.log(`${kb(row.gzip)} ${row.first ? '*' : ' '} ${row.name}`);
  const problems = [...problemsOf(rows), ...waitingForReact(record)];
  for (const problem of problems) console.error(`Too much: ${problem}`);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = main();
