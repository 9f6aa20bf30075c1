import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type Logger } from 'pino';
import type { Config } from './config';

const MAX_CAUSES = 3;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The frames alone: a stack's first lines repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * An error as the log holds it. A failed statement's own message quotes its parameters, and the database's detail the
 * values of a row: what somebody typed. Of those stand the statement, the code and the constraint alone.
 */
export const describeError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const statement = error instanceof DrizzleQueryError ? error.query : undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const ofDatabase = statement !== undefined || /^[0-9A-Z]{5}$/.test(text(code) ?? '');
  return {
    type: error.name,
    message: ofDatabase ? undefined : error.message,
    code: text(code),
    constraint: text(constraint),
    statement,
    frames: framesOf(error),
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
