/**
 * Executes statements on the embedded database as a driver of PostgreSQL does: each one is parsed once, under
 * a name, and then executed with its values in a single exchange. PGlite's own `query` parses and plans every
 * time, in six exchanges, which is most of what a short statement costs there.
 */
import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
export type Options = Pick<QueryOptions, 'rowMode' | 'parsers'>;

/** What is asked of the database: a statement with its values, and how its rows are to be read. */
export interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly options: Options;
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

/** Returns the messages behind the answer to BEGIN. */
const afterBegin = (messages: Messages): Messages =>
  messages.slice(messages.findIndex(({ name }) => name === 'readyForQuery') + 1);

/** Returns the messages of each statement: those from its bindComplete on. */
const byStatement = (messages: Messages): Messages[] => {
  const begins = messages.flatMap(({ name }, index) => (name === 'bindComplete' ? [index] : []));
  return begins.map((begin, index) => messages.slice(begin, begins[index + 1]));
};

interface Exchanges {
  /** Sends messages in one exchange. Returns the database's. */
  readonly exchange: (...messages: readonly Uint8Array[]) => Promise<Messages>;
  /**
   * Executes the statements in their order, in one exchange. All are refused with the error of the first
   * one that fails. `begin` is called before they are sent. It returns the message that opens their
   * transaction, if none has. `end`: a message behind them.
   */
  readonly execute: (
    all: readonly Asked[],
    begin?: () => readonly Uint8Array[],
    ...end: readonly Uint8Array[]
  ) => Promise<Results<unknown>[]>;
}

export const pgliteExchanges = (pglite: PGlite): Exchanges => {
  const known = new Map<string, Prepared>();
  let made = 0;

  const exchange: Exchanges['exchange'] = (...messages) =>
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

  const execute: Exchanges['execute'] = async (all, begin = () => [], ...end) => {
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

  return { exchange, execute };
};
