import { isTrace, TRACE_MAX_BYTES, type Trace } from '../../contract/trace';
import { replayCopy } from '../../copy/replay';

export type Opened = { readonly trace: Trace } | { readonly problem: string };

const { problems } = replayCopy;

/** Reads the text of a file. */
export const openTrace = (text: string): Opened => {
  if (new Blob([text]).size > TRACE_MAX_BYTES) return { problem: problems.tooLarge };
  try {
    const value: unknown = JSON.parse(text);
    if (isTrace(value)) return { trace: value };
    const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
    if (format !== 'apertura-trace') return { problem: problems.otherFormat };
    return { problem: version === 1 ? problems.damaged : problems.otherVersion };
  } catch {
    return { problem: problems.noJson };
  }
};
