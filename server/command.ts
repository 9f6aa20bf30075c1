import { inspect } from 'node:util';
import { UsageError, withUsage } from './arguments';
import { readConfig } from './config';
import type { OpenDatabase } from './db/types';
import type { AppDeps, Clock } from './deps';
import type { SealedStore } from './documents/sealedStore';
import { createLog } from './log';
import { openData, type OpenOptions } from './openData';
import { EvidenceChanged } from './evidence/kept';
import { RecordChanged, RequestSigned } from './privacy/erase';
import { ReviewerError } from './review/reviewers/commands';
import { lineOf } from './startFailure';
import { SupportError } from './support/supportError';

/** An error that the operator can fix: it is printed as one line. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

const clock: Clock = { now: () => new Date() };

export type Opened = Pick<AppDeps, 'config' | 'log' | 'db' | 'clock'> & { readonly documents: SealedStore };

/** The caller closes `database`. */
export const openForCommand = async (
  options: OpenOptions = {},
): Promise<Opened & { readonly database: OpenDatabase }> => {
  const config = readConfig(process.env);
  const log = createLog(config);
  const { database, documents } = await openData(config, log, options);
  return { config, log, database, db: database.db, documents, clock };
};

const isPlain = (error: unknown): error is Error =>
  [CommandError, EvidenceChanged, RecordChanged, RequestSigned, ReviewerError, SupportError].some(
    (kind) => error instanceof kind,
  );

const textOf = (error: unknown, usage: string): string => {
  if (error instanceof UsageError) return withUsage(error, usage);
  return isPlain(error) ? error.message : (lineOf(error, 'The command has failed') ?? inspect(error));
};

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError) return 2;
  return error instanceof CommandError ? error.exitCode : 1;
};

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h';

/** `usage` is printed where it is asked for, and below a UsageError. */
export const runCommand = (
  usage: string,
  command: (args: readonly string[]) => Promise<string | undefined>,
): void => {
  const args = process.argv.slice(2);
  const work = args.some(isHelp) ? Promise.resolve(usage) : command(args);
  work.then(
    (text) => text !== undefined && process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${textOf(error, usage)}\n`);
      process.exitCode = exitCodeOf(error);
    },
  );
};
