import { isTrace, TRACE_MAX_BYTES, type Trace } from '../../contract/trace';
import { replayCopy } from '../../copy/replay';

export type Opened = { readonly trace: Trace } | { readonly problem: string };

const { problems } = replayCopy;

/** A file is a recording, or one that is kept as a test with what it asserts. */
export const openTrace = (text: string): Opened => {
  if (new Blob([text]).size > TRACE_MAX_BYTES) return { problem: problems.tooLarge };
  try {
    const read: unknown = JSON.parse(text);
    const { trace: value = read } = (read ?? {}) as { trace?: unknown };
    if (isTrace(value)) return { trace: value };
    const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
    if (format !== 'apertura-trace') return { problem: problems.otherFormat };
    return { problem: version === 1 ? problems.damaged : problems.otherVersion };
  } catch {
    return { problem: problems.noJson };
  }
};
