import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type Logger } from 'pino';
import type { Config } from './config';
import { NotDelivered } from './errors/notDelivered';

const MAX_CAUSES = 3;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Matches possible user input: quoted text, e-mail addresses, words with four digits, and long words. */
const USER_INPUT = /(["'`«“‘]).*?["'`»”’]|\S+@\S+|[^\s\d]*(?:\d[^\s\d]*){4,}|[^\s/\\.:]{25,}/gsu;
const WORDS_MAX = 300;

/** The stack repeats the message before its frames. */
const framesOf = ({ message, stack = '' }: Error): string[] => {
  const at = stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
};

const FOREIGN_FRAME = /node_modules|\(?node:/;

/**
 * Only an error of the service's own code keeps its message. Others may quote user input: a mail server the
 * address, a parser the text, a schema the value. Their name, code and frames are enough.
 */
const wordsOf = (error: Error, code: string | undefined): string | undefined => {
  const isOwn = code === undefined && !FOREIGN_FRAME.test(framesOf(error)[0] ?? 'node:');
  if (!isOwn || error.name === 'SyntaxError' || error.name === 'ValidationError') return undefined;
  return error.message.slice(0, WORDS_MAX).replace(USER_INPUT, '…');
};

/**
 * The message of a failed statement quotes its parameters, and the database's detail the values of a row,
 * which is user input. Only the statement, the code and the constraint are logged.
 */
export const describeError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const statement = error instanceof DrizzleQueryError ? error.query : undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: statement === undefined ? wordsOf(error, text(code)) : undefined,
    code: text(code),
    constraint: text(constraint),
    statement,
    ...(error instanceof NotDelivered && { outcome: error.outcome, reason: error.reason }),
    frames: framesOf(error).join('\n'),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
};

export const createLog = (
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  destination?: pino.DestinationStream,
): Logger => {
  const options = { level: LOG_LEVEL, serializers: { err: (error: unknown) => describeError(error) } };
  return destination ? pino(options, destination) : pino(options);
};
