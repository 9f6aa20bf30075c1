/**
 * Sends statements to the embedded database as a driver of PostgreSQL does: each one is parsed once, under a
 * name, and then executed with its values in a single exchange. PGlite's own `query` parses and plans every
 * time, in six exchanges, which is most of what a short statement costs there.
 */
import {
  parse,
  protocol,
  TransactionAbortedError,
  type PGlite,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';

const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Options = Pick<QueryOptions, 'rowMode' | 'parsers'>;
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

/** What is asked of the database: a statement with its values, and how its rows are to be read. */
interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly options: Options;
}

interface Held {
  readonly asked: Asked;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A statement that the database knows by its name. */
interface Prepared {
  readonly name: string;
  /** Type OIDs of the parameters. */
  readonly parameters: readonly number[];
  /** The message that describes the rows; none for a statement without rows. */
  readonly description: Messages;
  /** How many more times it is executed under this name. */
  left: number;
}

/** More than the service has. A list of another length is another text, so the oldest ones are closed. */
const MOST_PREPARED = 400;
/**
 * After so many executions a statement is parsed anew. The database keeps a plan until statistics change, and
 * nothing gathers statistics here: a plan for small tables would stay while they grow.
 */
const MOST_EXECUTIONS = 5000;

const BEGIN = serialize.query('BEGIN');
const COMMIT = serialize.query('COMMIT');
const ROLLBACK = serialize.query('ROLLBACK');

/** Returns the messages behind the answer to BEGIN. */
const afterBegin = (messages: Messages): Messages =>
  messages.slice(messages.findIndex(({ name }) => name === 'readyForQuery') + 1);

/** Returns the messages of each statement: those from its bindComplete on. */
const byStatement = (messages: Messages): Messages[] => {
  const begins = messages.flatMap(({ name }, index) => (name === 'bindComplete' ? [index] : []));
  return begins.map((begin, index) => messages.slice(begin, begins[index + 1]));
};

export const pgliteStatements = (pglite: PGlite): StatementClient => {
  const known = new Map<string, Prepared>();
  let made = 0;

  const exchange = (...messages: readonly Uint8Array[]): Promise<Messages> =>
    pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  /** Forgets a statement. Returns the message that closes it. */
  const close = (text: string): Uint8Array[] => {
    const found = known.get(text);
    known.delete(text);
    return found ? [serialize.close({ type: 'S', name: found.name })] : [];
  };

  const prepare = async (text: string): Promise<Prepared> => {
    made += 1;
    const name = `s${made}`;
    const closed = close(text);
    const [oldest = ''] = known.keys();
    if (known.size >= MOST_PREPARED) closed.push(...close(oldest));
    const messages = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    const answer = await exchange(...closed, ...messages, serialize.sync());
    return {
      name,
      parameters: parse.parseDescribeStatementResults(answer),
      description: answer.filter((message) => message.name === 'rowDescription'),
      left: MOST_EXECUTIONS,
    };
  };

  /** Has the statement parsed if it is not known, and makes it the latest one. */
  const use = async (text: string): Promise<void> => {
    const found = known.get(text);
    const prepared = found && found.left > 0 ? found : await prepare(text);
    prepared.left -= 1;
    known.delete(text);
    known.set(text, prepared);
  };

  const completed = new WeakMap<object, PGlite['parsers']>();

  /** A statement's own parsers, with the database's for all other types. */
  const parsersWith = (more: Options['parsers']): PGlite['parsers'] => {
    if (!more) return pglite.parsers;
    // Inherited, the others need not be copied.
    const all =
      completed.get(more) ?? (Object.assign(Object.create(pglite.parsers), more) as PGlite['parsers']);
    completed.set(more, all);
    return all;
  };

  const encode = (value: unknown, type = 0): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = pglite.serializers[type];
    if (serializer) return serializer(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };

  /**
   * Executes the statements in their order, in one exchange. All are refused with the error of the first
   * one that fails. `begin` is called before they are sent. It returns the message that opens their
   * transaction, if none has. `end`: a message behind them.
   */
  const execute = async (
    all: readonly Asked[],
    begin: () => readonly Uint8Array[] = () => [],
    ...end: readonly Uint8Array[]
  ): Promise<Results<unknown>[]> => {
    for (const { text } of all) await use(text);
    // Only now: the same text may be there twice, and was then perhaps parsed anew for the second.
    const prepared = all.map(({ text }) => known.get(text) as Prepared);
    const messages = prepared.flatMap(({ name, parameters }, index) => [
      serialize.bind({
        statement: name,
        values: all[index]?.values.map((value, at) => encode(value, parameters[at])) ?? [],
      }),
      serialize.execute({}),
    ]);
    const before = begin();
    const answer = await exchange(...before, ...messages, serialize.sync(), ...end);
    const found = byStatement(before.length > 0 ? afterBegin(answer) : answer);
    return prepared.map(({ description }, index) => {
      const { rowMode, parsers } = all[index]?.options ?? {};
      return parse.parseResults([...description, ...(found[index] ?? [])], parsersWith(parsers), {
        ...(rowMode && { rowMode }),
      })[0] as Results<unknown>;
    });
  };

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
