/** How far a long command is, on a terminal alone: what it prints stays the same in a pipe or a journal. */

export type Progress = (done: number) => void;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const EVERY_MS = 500;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const CLEAR = '\r\u001B[K';

const leftText = (ms: number): string =>
  ms < MINUTE_MS
    ? `about ${Math.ceil(ms / SECOND_MS)} s left`
    : `about ${Math.ceil(ms / MINUTE_MS)} min left`;

export const progressOf = (
  what: string,
  total: number,
  terminal: Terminal = process.stderr,
  now: () => number = () => performance.now(),
): Progress => {
  if (terminal.isTTY !== true) return () => undefined;
  const begun = now();
  let last = begun;
  return (done) => {
    const at = now();
    if (done >= total) terminal.write(CLEAR);
    if (done >= total || done === 0 || at - last < EVERY_MS) return;
    last = at;
    const left = ((at - begun) / done) * (total - done);
    terminal.write(`${CLEAR}${what}: ${done} of ${total}, ${leftText(left)}`);
  };
};
