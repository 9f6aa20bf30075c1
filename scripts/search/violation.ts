/** The meaning of the letters: docs/security.md, "The search over sequences". */
export type Invariant = 'a' | 'b' | 'c' | 'd' | 'e' | 'f';

export class Violation extends Error {
  constructor(
    readonly invariant: Invariant,
    text: string,
  ) {
    super(`(${invariant}) ${text}`);
  }
}
