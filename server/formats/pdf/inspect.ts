/**
 * Inspects PDFs in child processes: a hostile file stops its process, not the service. A thread is not
 * enough, because one that runs out of memory may end the whole process.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fairQueue, QUEUE_LENGTH } from '../../limits/fairQueue';

/**
 * 'notAlone': the file contains another file. 'active': scripts, attachments, launch actions, XFA.
 * 'tooComplex': more time or memory than an honest file takes.
 */
export type PdfFault = 'protected' | 'notAlone' | 'active' | 'damaged' | 'tooComplex';
export type PdfVerdict = { readonly fault: PdfFault } | { readonly pages: number };

interface Answer {
  readonly verdict: PdfVerdict;
  /** Half of its memory is used and would not be freed. */
  readonly isWorn: boolean;
}

/** Fifteen megabytes of scans take a tenth of it. */
const TIME_LIMIT_MS = 5000;
const START_LIMIT_MS = 20_000;
const HEAP_MAX_MB = 160;
const AT_ONCE = 2;

const inTurn = fairQueue(AT_ONCE, QUEUE_LENGTH);
/** Idle readers for the next PDFs: loading the library takes longer than most PDFs do. */
const idle: ChildProcess[] = [];

/** Returns the reader's next message; undefined when it ends, or sends nothing in time. */
const nextMessage = (reader: ChildProcess, limitMs: number): Promise<unknown> =>
  new Promise((resolve) => {
    const end = (word?: unknown): void => {
      clearTimeout(timer);
      reader.off('message', end).off('exit', over).off('error', over);
      resolve(word);
    };
    const over = (): void => end();
    const timer = setTimeout(over, limitMs);
    reader.on('message', end).on('exit', over).on('error', over);
  });

const setKeepsServiceRunning = (reader: ChildProcess, keeps: boolean): void => {
  if (keeps) reader.ref();
  else reader.unref();
  if (keeps) reader.channel?.ref();
  else reader.channel?.unref();
};

const start = async (): Promise<ChildProcess> => {
  const reader = fork(join(__dirname, 'reader.mjs'), {
    execArgv: [`--max-old-space-size=${HEAP_MAX_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  });
  // Also while idle: a reader that has ended must not be used.
  const leave = (): void => {
    const at = idle.indexOf(reader);
    if (at >= 0) idle.splice(at, 1);
  };
  reader.on('exit', leave).on('error', leave);
  if ((await nextMessage(reader, START_LIMIT_MS)) === 'ready') return reader;
  reader.kill('SIGKILL');
  throw new Error('The reader of PDFs did not start');
};

const ask = async (
  reader: ChildProcess,
  bytes: Buffer,
  maxPages: number,
  limitMs: number,
): Promise<PdfVerdict> => {
  setKeepsServiceRunning(reader, true);
  reader.send({ bytes, maxPages });
  const answer = (await nextMessage(reader, limitMs)) as Answer | undefined;
  setKeepsServiceRunning(reader, false);
  if (answer && !answer.isWorn) idle.push(reader);
  else reader.kill('SIGKILL');
  return answer?.verdict ?? { fault: 'tooComplex' };
};

/** Returns what is wrong with a PDF, or its number of pages. Throws Overloaded. */
export const inspectPdf = (
  owner: string,
  bytes: Buffer,
  maxPages: number,
  limitMs = TIME_LIMIT_MS,
): Promise<PdfVerdict> =>
  inTurn(owner, async () => ask(idle.pop() ?? (await start()), bytes, maxPages, limitMs));

/** Ends the idle readers. New ones start when they are needed. */
export const endPdfReaders = (): void => {
  for (const reader of idle.splice(0)) reader.kill('SIGKILL');
};
