/** PostgreSQL's driver, which sends statements together that a caller asks for together. */
import type { Socket } from 'node:net';
import { Client } from 'pg';

type Given = readonly [statement?: string | { readonly text: string }, ...more: unknown[]];

/** The part of the driver that the pool and drizzle use. */
type Driver = new (options: object) => {
  query(...given: Given): Promise<unknown>;
  /** Set by the pool while the connection is in use. An error takes the connection out of the pool. */
  release?: (error?: Error) => void;
  readonly connection: { readonly stream: Pick<Socket, 'cork' | 'uncork'> };
};

const textOf = ([statement]: Given): string | undefined =>
  typeof statement === 'object' ? statement.text : statement;

/**
 * BEGIN waits for the first statement of its transaction. It goes with that one if it is held, see `hold`.
 * Otherwise it goes before, so that nothing that writes runs outside of a transaction when BEGIN fails.
 */
export class SendingTogether extends (Client as unknown as Driver) {
  #begin: Given | undefined;
  #begun: Promise<unknown> | undefined;
  #isHeld = false;

  constructor(options: object) {
    // Statements are written without waiting for the answers to those before them.
    super({ ...options, pipeline: true });
  }

  /** Holds statements back, to write them at once, until the first caller calls the returned function. */
  hold(): () => void {
    if (this.#isHeld) return () => undefined;
    const { stream } = this.connection;
    this.#isHeld = true;
    stream.cork();
    return () => {
      this.#isHeld = false;
      stream.uncork();
    };
  }

  override query(...given: Given): Promise<unknown> {
    if (textOf(given)?.startsWith('begin')) {
      this.#begin = given;
      this.#begun = undefined;
      return Promise.resolve();
    }
    if (this.#begin) this.#begun = this.#sendBegin(this.#begin);
    if (!this.#begun) return super.query(...given);
    if (!this.#isHeld) return this.#begun.then(() => super.query(...given));
    return Promise.all([this.#begun, super.query(...given)]).then(([, answer]) => answer);
  }

  /** Takes the connection out of the pool when BEGIN fails: what is open on it is not known. */
  async #sendBegin(begin: Given): Promise<void> {
    this.#begin = undefined;
    try {
      await super.query(...begin);
      this.#begun = undefined;
    } catch (error) {
      const { release } = this;
      this.release = () => release?.(error as Error);
      throw error;
    }
  }
}
