import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What a reader runs: plain JavaScript, since compiling TypeScript first would make its start several times
 * slower.
 */
export interface Program {
  /** Sends 'ready', and then an Answer for each message. Ends when it is disconnected. */
  readonly file: string;
  readonly heapMb: number;
  /** Limit on all memory that the process allocates, which the system enforces. */
  readonly memoryMb: number;
}

/**
 * How long a reader may take: in time of its processor, since a busy machine makes no file complex, and by
 * the clock, for one that has stopped.
 */
export interface Limits {
  readonly processorMs: number;
  readonly clockMs: number;
}
/** A number is time of the processor. A function is asked again while the reader works. */
export type Limit = number | (() => Limits);

const START_LIMIT_MS = 20_000;
const KILOBYTES = 1024;
/** The clock's limit is so many times the processor's, unless it is given. */
const MOST_TIMES = 5;
const POLL_MS = 200;
/** Milliseconds, on every Linux that Node runs on. */
const TICK_MS = 10;

/** `ulimit -d` limits private memory, also what libraries allocate. Without the limit, nothing is started. */
const LIMITED = 'ulimit -d "$1" && shift && exec "$@"';
/** Memory that a file has used goes back to the system, see scripts/lib/memory.mjs. */
const MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/** A reason when the reader ends, or sends nothing in time. */
const nextMessage = (reader: ChildProcess, limitMs: number): Promise<unknown> =>
  new Promise((resolve) => {
    const settle = (word: unknown): void => {
      clearTimeout(timer);
      reader.off('message', settle).off('exit', hasEnded).off('error', hasEnded);
      resolve(word);
    };
    const hasEnded = (): void => settle('ended');
    const timer = setTimeout(() => settle('late'), limitMs);
    reader.on('message', settle).on('exit', hasEnded).on('error', hasEnded);
    if (reader.exitCode !== null || reader.signalCode !== null) hasEnded();
  });

/** Milliseconds; elapsed time where the system reports none. */
const timeOf = ({ pid }: ChildProcess): number => {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) * TICK_MS;
  } catch {
    return performance.now();
  }
};

const limitsOf = (limit: Limit): Limits =>
  typeof limit === 'number' ? { processorMs: limit, clockMs: MOST_TIMES * limit } : limit();

/** A reason when the reader ends, or has worked beyond the limit without an answer. */
export const answerOf = async (reader: ChildProcess, limit: Limit): Promise<unknown> => {
  const [begun, clock] = [timeOf(reader), performance.now()];
  for (;;) {
    const { processorMs, clockMs } = limitsOf(limit);
    const left = Math.min(
      processorMs - (timeOf(reader) - begun),
      clockMs - (performance.now() - clock),
      typeof limit === 'number' ? Infinity : POLL_MS,
    );
    if (left <= 0) return 'late';
    const word = await nextMessage(reader, left);
    if (word !== 'late') return word;
  }
};

/** Throws when the process is not ready in time. */
export const startReader = async ({ file, heapMb, memoryMb }: Program): Promise<ChildProcess> => {
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, file];
  const started = spawn('/bin/sh', ['-c', LIMITED, 'sh', String(memoryMb * KILOBYTES), ...node], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: MALLOC,
  });
  // A kill that fails later would throw where nobody listens.
  started.on('error', () => undefined);
  if ((await nextMessage(started, START_LIMIT_MS)) === 'ready') return started;
  started.kill('SIGKILL');
  throw new Error('A reader of files did not start');
};
