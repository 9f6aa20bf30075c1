/** What several measurements come to, and what a process has used. */
import { readFileSync } from 'node:fs';

/** Clock ticks a second of /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** Of figures in ascending order. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

export const median = (all: readonly number[]): number =>
  quantile(
    [...all].sort((one, other) => one - other),
    0.5,
  );

/** The most memory that the process has ever held, in MB. */
export const mostMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Processor time that the process and its threads have used, in milliseconds. */
export const processorTime = (pid: number): number => {
  const [, after = ''] = /\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim()) ?? [];
  const fields = after.split(' ').map(Number);
  return (((fields[11] ?? 0) + (fields[12] ?? 0)) * 1000) / TICKS;
};
