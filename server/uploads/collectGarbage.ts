import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Less than this is left to V8. */
const WORTH_BYTES = 32 * 1_048_576;
const QUIET_MS = 10_000;

let collect: (() => void) | undefined;
/** A full collection; some hundredths of a second in which nothing else runs. */
const collectGarbage = (): void => {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
};

/**
 * V8 collects as more is allocated, so a process with nothing to do keeps the buffers of its last files. The
 * answer is to be told of each upload that ended: its bytes, and whether it was the last one under way. Once
 * uploads were worth it and none has ended for a while, it collects.
 */
export const collectAfterUploads = (
  work: () => void = collectGarbage,
  quietMs = QUIET_MS,
): ((bytes: number, isLast: boolean) => void) => {
  let [sum, timer]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  return (bytes, isLast) => {
    sum += bytes;
    clearTimeout(timer);
    if (!isLast || sum < WORTH_BYTES) return;
    timer = setTimeout(() => {
      sum = 0;
      work();
    }, quietMs);
    timer.unref();
  };
};
