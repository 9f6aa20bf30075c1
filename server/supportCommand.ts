/** `npm run support -- CODE` (docs/support.md). */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readArguments, UsageError } from './arguments';
import { CommandError, openForCommand, runCommand } from './command';
import { readConfig } from './config';
import { readCode } from './support/code';
import { describeLook, lookOf, lookUp, type LookUp } from './support/lookUp';
import { askService } from './support/socket';

const USAGE = `Usage: npm run support -- CODE [--log FILE] [--save FOLDER]
  CODE           the code that the applicant reads out, as ABCD-EFGH
  --log FILE     the service's log, or - for the standard input: its lines of this code
  --save FOLDER  writes the recordings of this code as files`;

const argumentsOf = (args: readonly string[]) => {
  const { values, positionals } = readArguments(args, { log: { type: 'string' }, save: { type: 'string' } });
  if (positionals.length === 0) throw new UsageError('CODE missing.');
  return { code: readCode(positionals.join(' ')), ...values };
};

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  try {
    yield* createInterface({ input, crlfDelay: Infinity });
  } catch (error) {
    throw new CommandError(`The log ${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? ''}.`);
  }
}

const lookUpAlone = async (wanted: LookUp): Promise<string> => {
  const opened = await openForCommand();
  try {
    return await lookUp(opened, wanted);
  } finally {
    await opened.database.close();
  }
};

const main = async (args: readonly string[]): Promise<string> => {
  const { code, log, save } = argumentsOf(args);
  const wanted = { code, log: log === undefined ? undefined : linesOf(log), folder: save };
  const traces = await askService(readConfig(process.env), lookOf(wanted));
  return traces ? describeLook(wanted, traces) : lookUpAlone(wanted);
};

runCommand(USAGE, main);
