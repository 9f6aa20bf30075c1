/**
 * Child processes that read files of strangers: one that takes too much time or memory stops its process, not
 * the service. A thread is not enough, because one that runs out of memory may end the whole process.
 */
import type { ChildProcess } from 'node:child_process';
import { fairQueue, QUEUE_LENGTH } from '../limits/fairQueue';
import { soon } from '../limits/soon';
import { answerOf, type Limit, type Program, startReader } from './readerProcess';

interface Answer<Result> {
  readonly result: Result;
  /** The reader has memory in use that would not be freed. */
  readonly isWorn?: boolean;
}

/** Why there is no result: the reader was ended for its time, or has ended by itself. */
export type NoResult = 'late' | 'ended';

/** A start takes a part of a second: less than the next upload of an applicant. */
const IDLE_MS = 30_000;
/** Also the most readers of all programs, with the idle ones. */
let atOnce = 2;

export const limitReaders = (most: number): void => void (atOnce = most);

const inTurn = fairQueue('readers', () => atOnce, QUEUE_LENGTH);

interface Reader {
  readonly program: Program;
  readonly process: ChildProcess;
  timer?: NodeJS.Timeout;
}
/** Readers for the next files: a start takes longer than most files do. */
const idle: Reader[] = [];
let busy = 0;

const remove = (reader: Reader): void => {
  const at = idle.indexOf(reader);
  if (at >= 0) idle.splice(at, 1);
  clearTimeout(reader.timer);
};

const end = (reader: Reader): void => {
  remove(reader);
  reader.process.kill('SIGKILL');
};

const setKeepsServiceRunning = ({ process: reader }: Reader, keeps: boolean): void => {
  if (keeps) reader.ref();
  else reader.unref();
  if (keeps) reader.channel?.ref();
  else reader.channel?.unref();
};

const start = async (program: Program): Promise<Reader> => {
  const reader: Reader = { program, process: await startReader(program) };
  // Also while idle: a reader that has ended must not be used.
  reader.process.on('exit', () => remove(reader)).on('error', () => remove(reader));
  return reader;
};

const takeIdle = (program: Program): Reader | undefined => {
  const reader = idle.find((one) => one.program === program);
  if (reader) remove(reader);
  return reader;
};

const startOne = (program: Program): Promise<Reader> => {
  while (idle[0] && busy + idle.length > atOnce) end(idle[0]);
  return start(program);
};

const keepIdle = (reader: Reader): void => {
  setKeepsServiceRunning(reader, false);
  reader.timer = setTimeout(() => end(reader), IDLE_MS);
  reader.timer.unref();
  idle.push(reader);
};

const isAnswer = (word: unknown): word is Answer<unknown> =>
  typeof word === 'object' && word !== null && 'result' in word;

const askOf = async (reader: Reader, message: object, limit: Limit): Promise<unknown> => {
  let isReusable = false;
  try {
    setKeepsServiceRunning(reader, true);
    const answered = answerOf(reader.process, limit);
    reader.process.send(message);
    const word = await answered;
    if (!isAnswer(word)) return word;
    isReusable = word.isWorn !== true;
    return word.result;
  } finally {
    if (isReusable) keepIdle(reader);
    else end(reader);
  }
};

const ask = async (program: Program, message: object, limit: Limit): Promise<unknown> => {
  const known = takeIdle(program);
  const word = known && (await askOf(known, message, limit));
  // An idle reader may have ended a moment before, which says nothing about this file.
  return known && word !== 'ended' ? word : askOf(await startOne(program), message, limit);
};

/**
 * Waits for the turn of `owner` (see fairQueue). Throws Overloaded, also when the turn does not come within
 * `mostWaitMs`.
 */
export const askReader = <Result>(
  program: Program,
  owner: string,
  message: object,
  limit: Limit,
  mostWaitMs?: number,
): Promise<Result | NoResult> =>
  (mostWaitMs === undefined ? inTurn : soon(inTurn, mostWaitMs))(owner, async () => {
    busy += 1;
    try {
      return (await ask(program, message, limit)) as Result | NoResult;
    } finally {
      busy -= 1;
    }
  });

export const endReaders = (): void => {
  for (const reader of [...idle]) end(reader);
};
