/**
 * Looks into PDFs in processes of their own: a hostile one stops its process, not the service. A thread would
 * not do: one that runs out of its memory may take the whole process with it.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { atMost, PLACES } from '../../limits/atMost';

/**
 * 'notAlone': another file beside the PDF. 'active': scripts, attachments, launch actions, XFA. 'tooComplex':
 * more time or memory than any honest one takes.
 */
export type PdfFault = 'protected' | 'notAlone' | 'active' | 'damaged' | 'tooComplex';
export type PdfVerdict = { readonly fault: PdfFault } | { readonly pages: number };

interface Answer {
  readonly verdict: PdfVerdict;
  /** Its memory is half used up, and would not come back. */
  readonly isWorn: boolean;
}

/** Fifteen megabytes of scans take a tenth of it. */
const TIME_LIMIT_MS = 5000;
const START_LIMIT_MS = 20_000;
const HEAP_MAX_MB = 160;
const AT_ONCE = 2;

const inTurn = atMost(AT_ONCE, PLACES);
/** Readers that wait for the next PDF: loading the library takes longer than most PDFs. */
const idle: ChildProcess[] = [];

/** What the reader says next; undefined where it is over, or says nothing in time. */
const nextWord = (reader: ChildProcess, limitMs: number): Promise<unknown> =>
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

const keepsServiceRunning = (reader: ChildProcess, keeps: boolean): void => {
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
  // Also while it waits: one that is gone is not asked.
  const leave = (): void => {
    const at = idle.indexOf(reader);
    if (at >= 0) idle.splice(at, 1);
  };
  reader.on('exit', leave).on('error', leave);
  if ((await nextWord(reader, START_LIMIT_MS)) === 'ready') return reader;
  reader.kill('SIGKILL');
  throw new Error('The reader of PDFs did not start');
};

const ask = async (reader: ChildProcess, bytes: Buffer, maxPages: number): Promise<PdfVerdict> => {
  keepsServiceRunning(reader, true);
  reader.send({ bytes, maxPages });
  const answer = (await nextWord(reader, TIME_LIMIT_MS)) as Answer | undefined;
  keepsServiceRunning(reader, false);
  if (answer && !answer.isWorn) idle.push(reader);
  else reader.kill('SIGKILL');
  return answer?.verdict ?? { fault: 'tooComplex' };
};

/** What is wrong with a PDF, or how many pages it has. Throws Overloaded. */
export const inspectPdf = (owner: string, bytes: Buffer, maxPages: number): Promise<PdfVerdict> =>
  inTurn(owner, async () => ask(idle.pop() ?? (await start()), bytes, maxPages));

/** Ends the readers that wait; others start where they are needed again. */
export const endPdfReaders = (): void => {
  for (const reader of idle.splice(0)) reader.kill('SIGKILL');
};
