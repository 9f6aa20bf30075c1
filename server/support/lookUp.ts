import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shownJourney } from '../../src/contract/journey';
import { TRACE_DAYS, type Trace } from '../../src/contract/trace';
import type { AppDeps } from '../deps';
import { recordAudit } from '../repositories/audit';
import { guidsOfJourney } from '../repositories/requests';
import { listTraces, type StoredTrace } from '../repositories/traces';
import { logLinesOf } from './logLines';
import { SupportError } from './supportError';

export interface LookUp {
  readonly code: string;
  readonly log: AsyncIterable<string> | undefined;
  readonly folder: string | undefined;
}

export interface Look {
  readonly code: string;
  readonly saved: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The owner of audit entries about a code that no request has. */
const nobody = (code: string): string => `journey:${code}`;

/** Written before anything is shown. */
const recordLook = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { code, saved }: Look,
  traces: number,
): Promise<void> => {
  const guids = await guidsOfJourney(db, code);
  const details = { journey: code, traces, saved };
  for (const guid of guids.length > 0 ? guids : [nobody(code)])
    await recordAudit(db, { guid, at: clock.now(), event: 'support-looked', details });
};

const sectionOfLog = async ({ code, log }: LookUp): Promise<string[]> => {
  if (!log)
    return [
      'Log lines: none asked for. Give a file by --log FILE, or the journal by',
      `  journalctl -u 'apertura@*' -o cat --since '3 days ago' | npm run -s support -- ${shownJourney(code)} --log -`,
    ];
  const lines = await logLinesOf(log, code);
  const others = [...new Set(lines.flatMap(({ other }) => other ?? []))];
  return [
    `Log lines: ${lines.length}`,
    ...lines.map(({ text }) => `  ${text}`),
    ...others.map(
      (other) => `  The same applicant also has the code ${shownJourney(other)}: look at it too.`,
    ),
  ];
};

/** A recording is written by the applicant's browser, so none of its texts is trusted here. */
const plain = (text: string): string => text.replace(/[^\w.-]/g, '').slice(0, 40);

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const describeTrace = ({ at, content }: StoredTrace): string => {
  const { build, path, events } = JSON.parse(content) as Trace;
  const refused = events.filter((event) => event.kind === 'call' && event.step === 'refused').length;
  const lost = events.filter((event) => event.kind === 'call' && event.step === 'lost').length;
  const crashes = events.filter(({ kind }) => kind === 'crash').length;
  return [
    at.toISOString().slice(0, 19).replace('T', ' '),
    `${count(events.length, 'event')} from ${path.replace(/[^\w/:-]/g, '').slice(0, 60)}`,
    `${count(refused, 'call')} refused, ${lost} lost, ${count(crashes, 'crash').replace('crashs', 'crashes')}`,
    `build ${plain(build)}`,
    `erased on ${new Date(at.getTime() + TRACE_DAYS * DAY_MS).toISOString().slice(0, 10)}`,
  ].join('; ');
};

/** Replaces the file, so that neither its access rights nor what it links to matter. */
const write = async (file: string, content: string): Promise<void> => {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, file);
};

/** A recording keeps its name when others are erased or added. */
const save = async (folder: string, code: string, traces: readonly StoredTrace[]): Promise<string[]> => {
  const files = traces.map(({ id, content }) => ({
    content,
    file: join(folder, `trace-${code}-${id}.json`),
  }));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { content, file } of files) await write(file, content);
  } catch (error) {
    const { code: cause } = error as NodeJS.ErrnoException;
    throw new SupportError(`The recordings cannot be written to ${folder}: ${cause ?? String(error)}.`);
  }
  return files.map(({ file }) => file);
};

const sectionOfTraces = async (
  { code, folder }: LookUp,
  traces: readonly StoredTrace[],
): Promise<string[]> => {
  const files = folder === undefined ? [] : await save(folder, code, traces);
  return [
    `Recordings: ${traces.length}`,
    ...traces.flatMap((trace, at) => [
      `  ${trace.id}. ${describeTrace(trace)}`,
      ...(files[at] === undefined ? [] : [`     npm run replay -- ${files[at]}`]),
    ]),
    ...(traces.length > 0 && folder === undefined ? ['  --save FOLDER writes them as files.'] : []),
  ];
};

/** Records the look. Throws SealBroken. */
export const takeTraces = async (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  look: Look,
): Promise<readonly StoredTrace[]> => {
  const traces = await listTraces(deps.db, look.code);
  await recordLook(deps, look, traces.length);
  return traces;
};

export const lookOf = ({ code, folder }: LookUp): Look => ({ code, saved: folder !== undefined });

export const describeLook = async (wanted: LookUp, traces: readonly StoredTrace[]): Promise<string> =>
  [
    shownJourney(wanted.code),
    '',
    ...(await sectionOfLog(wanted)),
    '',
    ...(await sectionOfTraces(wanted, traces)),
  ].join('\n');

/** Throws SealBroken. */
export const lookUp = async (deps: Pick<AppDeps, 'db' | 'clock'>, wanted: LookUp): Promise<string> =>
  describeLook(wanted, await takeTraces(deps, lookOf(wanted)));
