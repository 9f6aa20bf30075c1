/**
 * The embedded database as drizzle sees it: statements, and transactions whose statements go together in one
 * exchange where none waits for another's answer.
 */
import { parse, protocol, TransactionAbortedError, type PGlite, type Results } from '@electric-sql/pglite';
import { pgliteExchanges, type Asked, type Options } from './pgliteExchanges';

const { serialize } = protocol;

type Query = <Row>(text: string, values?: readonly unknown[], options?: Options) => Promise<Results<Row>>;

/** The part of PGlite's interface that drizzle uses. */
export interface StatementClient {
  /** Runs one statement. Throws the database's error, with its `code`. */
  readonly query: Query;
  /** Runs `work` in a transaction that no other statement interrupts. Rolls back when `work` rejects. */
  readonly transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
}

interface Transaction {
  readonly query: Query;
  /** Holds statements back, to send them in one exchange, until the returned function is called. */
  readonly hold: () => () => void;
  /** Defers statements, to send them with the next one, until the returned function is called. */
  readonly defer: () => () => void;
}

interface Held {
  readonly asked: Asked;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const BEGIN = serialize.query('BEGIN');
const COMMIT = serialize.query('COMMIT');
const ROLLBACK = serialize.query('ROLLBACK');

export const pgliteStatements = (pglite: PGlite): StatementClient => {
  const { exchange, execute } = pgliteExchanges(pglite);

  const query: Query = (text, values = [], options = {}) =>
    pglite._runExclusiveTransaction(() =>
      pglite.runExclusive(async () => {
        await pglite._checkReady();
        return (await execute([{ text, values, options }]))[0] as Results<never>;
      }),
    );

  const transaction: StatementClient['transaction'] = (work) =>
    pglite._runExclusiveTransaction(async () => {
      await pglite._checkReady();
      let state: 'new' | 'open' | 'ended' = 'new';
      const begin = (): Uint8Array[] => {
        const isFirst = state === 'new';
        state = 'open';
        return isFirst ? [BEGIN] : [];
      };
      const deferred: Asked[] = [];
      /** A deferred statement has failed, or that with which it would have been sent. */
      let lost = false;
      const send = (all: readonly Asked[]): Promise<Results<unknown>[]> =>
        pglite.runExclusive(async () => {
          if (state === 'ended') throw new Error('Transaction is closed');
          const before = deferred.splice(0);
          try {
            return (await execute([...before, ...all], begin)).slice(before.length);
          } catch (error) {
            lost ||= before.length > 0;
            throw error;
          }
        });
      let held: Held[] | undefined;
      let defers = false;
      const within: Query = async <Row>(text: string, values: readonly unknown[] = [], options = {}) => {
        const asked = { text, values, options };
        // To a savepoint, which has sent what was written before it.
        if (text.startsWith('rollback')) {
          deferred.length = 0;
          lost = false;
        }
        if (defers && !held && state === 'open') {
          deferred.push(asked);
          return { rows: [], fields: [] };
        }
        const [result] = held
          ? [await new Promise((resolve, reject) => held?.push({ asked, resolve, reject }))]
          : await send([asked]);
        return result as Results<Row>;
      };
      const hold = () => {
        if (held) return () => undefined;
        const all: Held[] = [];
        held = all;
        return () => {
          held = undefined;
          if (all.length === 0) return;
          send(all.map(({ asked }) => asked)).then(
            (results) => all.forEach(({ resolve }, index) => resolve(results[index])),
            (error: unknown) => all.forEach(({ reject }) => reject(error)),
          );
        };
      };
      const defer = () => {
        defers = true;
        return () => void (defers = false);
      };
      // Nothing was begun without a statement.
      const commit = (): Promise<void> =>
        pglite.runExclusive(async () => {
          if (lost) throw new TransactionAbortedError();
          if (deferred.length > 0) await execute(deferred, begin, COMMIT);
          const answer = state === 'open' && deferred.length === 0 ? await exchange(COMMIT) : [];
          state = 'ended';
          // A failed statement whose error `work` has caught leaves nothing to commit.
          if (parse.parseResults(answer, {})[0]?.command === 'ROLLBACK') throw new TransactionAbortedError();
        });
      const rollback = (): Promise<void> =>
        pglite.runExclusive(async () => {
          if (state === 'open') await exchange(ROLLBACK);
          state = 'ended';
        });
      try {
        const result = await work({ query: within, hold, defer });
        await commit();
        return result;
      } catch (error) {
        await rollback();
        throw error;
      }
    });

  return { query, transaction };
};
