import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** `sorted` is in ascending order. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const median = (all: readonly number[]): number =>
  quantile(
    [...all].sort((one, other) => one - other),
    0.5,
  );

/** In MB. */
export const mostMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** A process may have ended a moment before. */
const orNone = <T>(read: () => T, none: T): T => {
  try {
    return read();
  } catch {
    return none;
  }
};

export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    orNone(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter((child) => child !== '')
      .map(Number),
  );

const sumOfTree = (pid: number, figure: (pid: number) => number): number =>
  figure(pid) + childrenOf(pid).reduce((sum, child) => sum + orNone(() => sumOfTree(child, figure), 0), 0);

const ownTime = (pid: number): number => {
  const [, after = ''] = /\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim()) ?? [];
  const fields = after.split(' ').map(Number);
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
  return (ticks * 1000) / TICKS;
};

const ownMemory = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;

/** In MB; what the processes share is counted once (PSS). */
export const memoryOfTree = (pid: number): number => sumOfTree(pid, ownMemory);

/** In milliseconds, with threads and children. */
export const processorTime = (pid: number): number => sumOfTree(pid, ownTime);
