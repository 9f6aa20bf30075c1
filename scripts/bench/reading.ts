import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endReaders } from '../../server/formats/readers';
import { readPictures, type Reading } from '../../server/reading';
import { readCommandLine } from '../lib/commandLine';
import { commandLines } from '../lib/commandLines';
import { greysOf } from '../lib/greysOf';
import { childrenOf, mostMemory, processorTime, quantile } from './figures';

const { given } = readCommandLine(commandLines.benchReading);
/** `truth.json` says what each drawn document holds, and how legible it is. */
const folder = given[0] ?? path.resolve(__dirname, '../../__tests__/fixtures/reading');
const OWNER = 'bench';

interface Truth {
  readonly side?: string;
  readonly truth?: { readonly code39?: string; readonly mrz?: readonly string[] };
  readonly reading?: Readonly<Record<string, { readonly tier: string }>>;
}
type Zone = 'code39' | 'mrz';

/** What check digits cover: number, optional data and dates. */
const checkedIn = (lines: readonly string[]): string =>
  lines.length === 2
    ? [[0, 9], [13, 19], [21, 27], [28, 42]].map(([from, to]) => lines[1]?.slice(from, to)).join() // prettier-ignore
    : [lines[0]?.slice(5, 14), lines[0]?.slice(15), lines[1]?.slice(0, 6), lines[1]?.slice(8, 14)].join();

const outcomes: Readonly<Record<Zone, (reading: Reading, truth: Truth['truth']) => boolean | undefined>> = {
  code39: ({ code39 }, truth) => code39 === null ? undefined : code39.taxCode === truth?.code39, // prettier-ignore
  mrz: ({ mrz }, truth) => (mrz === null ? undefined : checkedIn(mrz.lines) === checkedIn(truth?.mrz ?? [])),
};

const readerPid = (): number | undefined =>
  childrenOf(process.pid).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reading/reader.mjs'),
  );

const counts = { legible: { code39: 0, mrz: 0 }, read: { code39: 0, mrz: 0 } };
const wrong: string[] = [];
const costs: number[] = [];
let memory = 0;

const count = (name: string, zone: Zone, reading: Reading, { truth, reading: zones }: Truth): void => {
  const isRight = outcomes[zone](reading, truth);
  if (isRight === false) wrong.push(`${name} ${zone}`);
  if (zones?.[zone]?.tier !== 'legible') return;
  counts.legible[zone] += 1;
  if (isRight) counts.read[zone] += 1;
};

const readOne = async (name: string, truth: Truth): Promise<void> => {
  const greys = await greysOf(OWNER, readFileSync(path.join(folder, name)));
  const before = readerPid();
  const used = before === undefined ? 0 : processorTime(before);
  const reading = await readPictures(OWNER, greys, new Date());
  const after = readerPid();
  // The first picture of a process would count its start.
  if (after !== undefined && after === before) costs.push(processorTime(after) - used);
  if (after !== undefined) memory = Math.max(memory, mostMemory(after));
  count(name, 'code39', reading, truth);
  count(name, 'mrz', reading, truth);
  if (truth.side === 'both' && reading.side !== null) wrong.push(`${name} side`);
};

const main = async (): Promise<void> => {
  const all = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as Record<string, Truth>;
  for (const [name, truth] of Object.entries(all)) await readOne(name, truth);
  endReaders();
  costs.sort((one, other) => one - other);
  const { legible, read } = counts;
  console.log(`${Object.keys(all).length} pictures of ${folder}\n`);
  console.log('| | measured | bar |\n| - | - | - |');
  console.log(`| legible bar codes read | ${read.code39} of ${legible.code39} | 95% |`);
  console.log(`| legible lines read | ${read.mrz} of ${legible.mrz} | 95% |`);
  console.log(`| wrong values | ${wrong.length} | 0 |`);
  console.log(`| processor a picture, median, ms | ${quantile(costs, 0.5)} | 150 |`);
  console.log(`| … 99 of 100 | ${quantile(costs, 0.99)} | 600 |`);
  console.log(`| most memory of the process, MB | ${Math.round(memory)} | 256 |`);
  for (const one of wrong) console.log(`wrong: ${one}`);
};

void main();
