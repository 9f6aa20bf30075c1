/** A failure that a person can act on: shown as its message, without a stack. */
export class Stop extends Error {
  constructor(message: string, exitCode?: number);
  readonly exitCode: number;
}
/** A Stop ends it with its message and exit code. */
export const main: (program: () => Promise<void>) => Promise<void>;
