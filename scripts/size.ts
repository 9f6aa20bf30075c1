import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import type { BuildRecord, BuiltChunk } from './build/record-build';

const KB = 1000;

/** Chunks that only returning applicants, the calendar or a recording for support fetch. */
const NOT_OF_THE_JOB = ['screen-resume', 'screen-status', 'screen-reupload', 'pickers', 'recording'];

/** What support staff alone fetch (src/app/replayPlace.ts, src/state/devTools.ts). */
const NOT_OF_APPLICANTS = ['replay', 'devtools'];

/** A program of its own, loaded at the contract. */
const PDF_READER = /node_modules\/(react-pdf|pdfjs-dist)\//;

/** Chunks of the entry that hold libraries alone; see scripts/build/split-chunks.ts. */
const LIBRARY_CHUNKS = ['react', 'state'];

/** What the first screen must never load. */
const FORBIDDEN = /node_modules\/(formik|yup|@mui|@emotion)\//;

const root = path.join(__dirname, '..');
const statsFile = path.join(root, '.cache', 'stats.json');
const budgetsFile = path.join(root, 'reports', 'budgets.json');

/** The entry of store and flows runs while React is still loading: it must not wait for it. */
const BEFORE_REACT = 'begin';
const REACT = /node_modules\/react-dom\//;

/** In bytes after gzip. */
interface Budget {
  readonly name: string;
  readonly most: number;
  readonly counts: (row: Row) => boolean;
}

const isOfApplicants = ({ name, pdfReader }: Row): boolean => !pdfReader && !NOT_OF_APPLICANTS.includes(name);

/**
 * Each has 3% of room, so that a small change does not fail. If you raise one, say here what the bytes are
 * for.
 */
const BUDGETS: readonly Budget[] = [
  {
    name: 'libraries of the first screen',
    most: 120 * KB,
    counts: (row) => row.first && LIBRARY_CHUNKS.includes(row.name),
  },
  // 139 instead of 135: room, see above.
  { name: 'first screen', most: 139 * KB, counts: (row) => row.first },
  // 380 instead of 370: room, see above. 2 KB are the code at the signature, off by default.
  {
    name: "an applicant's whole job without the PDF reader",
    most: 380 * KB,
    counts: (row) => isOfApplicants(row) && !NOT_OF_THE_JOB.includes(row.name),
  },
  // 418 instead of 406: room, see above.
  { name: 'all script without the PDF reader', most: 418 * KB, counts: isOfApplicants },
];

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

/** Leaves the figures for the summary of `npm test`, too (scripts/run/budgets.mjs). */
function problemsOf(rows: readonly Row[]): string[] {
  const figures = BUDGETS.map(({ name, most, counts }) => ({
    name,
    most,
    bytes: rows.filter(counts).reduce((total, row) => total + row.gzip, 0),
  }));
  for (const { name, most, bytes } of figures)
    console.log(`${kb(bytes)}  ${name} (at most ${String(most / KB)})`);
  mkdirSync(path.dirname(budgetsFile), { recursive: true });
  writeFileSync(budgetsFile, JSON.stringify(figures));
  return [
    ...figures.filter(({ bytes, most }) => bytes > most).map(({ name }) => `${name} is over its budget`),
    ...rows
      .filter(({ first, forbidden }) => first && forbidden.length > 0)
      .map(({ name, forbidden }) => `${name} carries ${forbidden.slice(0, 3).join(', ')}…`),
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
