/** PostgreSQL's driver, which writes statements together that need not wait for each other's answers. */
import type { Socket } from 'node:net';
import { Client } from 'pg';

interface Statement {
  readonly text: string;
  /** Of a prepared statement. */
  readonly name?: string;
}
type Given = readonly [statement?: string | Statement, ...more: unknown[]];

/** The part of the driver that the pool and drizzle use. */
type Driver = new (options: object) => {
  query(...given: Given): Promise<unknown>;
  /** Set by the pool while the connection is in use. An error takes the connection out of the pool. */
  release?: (error?: Error) => void;
  readonly connection: { readonly stream: Pick<Socket, 'cork' | 'uncork'> };
};

/** What a deferred statement returns. */
const NOTHING_FOUND = { rows: [] };

const isOf = ([statement]: Given, command: string): boolean =>
  (typeof statement === 'object' ? statement.text : statement)?.startsWith(command) === true;

/**
 * Returns a statement as it is handed to the driver, which copies an object's own properties at each call.
 * That takes longer than all else that it does with it. A prepared statement is handed over as an object that
 * inherits them, and BEGIN and COMMIT, which have neither values nor rows, as their text.
 */
const handedOver = (given: Given): Given => {
  const [statement, ...more] = given;
  if (typeof statement !== 'object') return given;
  if (statement.name) return [Object.create(statement) as Statement, ...more];
  return /^(?:begin|commit)/.test(statement.text) ? [statement.text] : given;
};

/** Throws when COMMIT rolled back, which it does after a failed statement whose error was caught. */
const committed = (answer: unknown): unknown => {
  if ((answer as { command?: string }).command !== 'ROLLBACK') return answer;
  throw new Error('The transaction has failed and was rolled back');
};

/**
 * BEGIN waits for the first statement of its transaction. It goes with that one if it is held, see `hold`.
 * Otherwise it goes before, so that nothing that writes runs outside of a transaction when BEGIN fails.
 */
export class SendingTogether extends (Client as unknown as Driver) {
  #begin: Given | undefined;
  #begun: Promise<unknown> | undefined;
  #isHeld = false;
  #defers = false;
  /** The deferred statements that wait for the next one. */
  #deferred: Given[] = [];

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

  /** Defers statements, to write them with the next one, until the returned function is called. */
  defer(): () => void {
    this.#defers = true;
    return () => (this.#defers = false);
  }

  override query(...asked: Given): Promise<unknown> {
    const given = handedOver(asked);
    if (isOf(given, 'begin')) {
      this.#begin = given;
      this.#begun = undefined;
      return Promise.resolve();
    }
    // A write must not run outside of a transaction that could not begin.
    if (this.#defers && !this.#begin && !this.#begun) {
      this.#deferred.push(given);
      return Promise.resolve(NOTHING_FOUND);
    }
    // What is rolled back need not be written. A savepoint has sent what was written before it.
    if (isOf(given, 'rollback')) this.#deferred = [];
    const answer = this.#deferred.length > 0 ? this.#withDeferred(given) : this.#send(given);
    return isOf(given, 'commit') ? answer.then(committed) : answer;
  }

  #withDeferred(given: Given): Promise<unknown> {
    const { stream } = this.connection;
    stream.cork();
    const deferred = this.#deferred.map((one) => super.query(...one));
    this.#deferred = [];
    const answer = this.#send(given);
    stream.uncork();
    return Promise.all([answer, ...deferred]).then(([own]) => own);
  }

  #send(given: Given): Promise<unknown> {
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
