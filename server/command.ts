/** What the operator's commands have in common: settings, data, and errors that are one line. */
import { inspect } from 'node:util';
import { UsageError, withUsage } from './arguments';
import { ConfigError, readConfig } from './config';
import { DatabaseInUse } from './db/folderLock';
import { DatabaseUnavailable } from './db/open';
import type { Clock } from './deps';
import { createLog } from './log';
import { openData } from './openData';
import { RequestSigned } from './privacy/erase';
import { ReviewerError } from './reviewers/commands';
import { SupportError } from './support/supportError';

/** An error that the operator can fix, with an exit code. It is printed as one line. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

export const clock: Clock = { now: () => new Date() };

/** Opens the data of the service's settings. The caller closes `database`. */
export const openForCommand = async () => {
  const config = readConfig(process.env);
  const log = createLog(config);
  const { database, documents } = await openData(config, log);
  return { config, log, database, db: database.db, documents, clock };
};

const isPlain = (error: unknown): error is Error =>
  [
    CommandError,
    ConfigError,
    DatabaseUnavailable,
    DatabaseInUse,
    RequestSigned,
    ReviewerError,
    SupportError,
  ].some((kind) => error instanceof kind);

const textOf = (error: unknown, usage: string): string => {
  if (error instanceof UsageError) return withUsage(error, usage);
  return isPlain(error) ? error.message : inspect(error);
};

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError) return 2;
  return error instanceof CommandError ? error.exitCode : 1;
};

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h';

/**
 * Runs a command with this process's arguments: prints what it returns, or its error, and sets the exit code.
 * `usage` is printed where it is asked for, and below a UsageError.
 */
export const runCommand = (usage: string, command: (args: readonly string[]) => Promise<string>): void => {
  const args = process.argv.slice(2);
  const work = args.some(isHelp) ? Promise.resolve(usage) : command(args);
  work.then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${textOf(error, usage)}\n`);
      process.exitCode = exitCodeOf(error);
    },
  );
};
