import { collectGarbage } from '../machine/collectGarbage';

/** Less than this is left to V8. */
const COLLECT_FROM_BYTES = 32 * 1_048_576;
const QUIET_MS = 10_000;

/**
 * Collects garbage once uploads were large enough and none has ended for a while: V8 collects only when
 * memory is allocated, so an idle process would keep the buffers of its last files.
 */
export const collectAfterUploads = (
  work: () => void = collectGarbage,
  quietMs = QUIET_MS,
): ((bytes: number, isLast: boolean) => void) => {
  let [sum, timer]: [number, NodeJS.Timeout | undefined] = [0, undefined];
  return (bytes, isLast) => {
    sum += bytes;
    clearTimeout(timer);
    if (!isLast || sum < COLLECT_FROM_BYTES) return;
    timer = setTimeout(() => {
      sum = 0;
      work();
    }, quietMs);
    timer.unref();
  };
};
