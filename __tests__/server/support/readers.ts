import { readdirSync, readFileSync } from 'node:fs';

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

export const readersOf = (file: string): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readIfThere(`/proc/self/task/${thread}/children`).trim().split(' '))
    .filter((pid) => pid !== '' && readIfThere(`/proc/${pid}/cmdline`).includes(file))
    .map(Number);

export const mostMemoryOf = (file: string): number =>
  Math.max(
    0,
    ...readersOf(file).map(
      (pid) => Number(/VmHWM:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0) / 1024,
    ),
  );
