/** `npm run data -- COMMAND` (docs/operations.md). */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from './arguments';
import { openForCommand, runCommand } from './command';
import { commands, type Command } from './dataCommands';
import { codeOfError } from './errors/unavailable';

const USAGE = `Usage: npm run data -- COMMAND
  list [--state STATE] [--since TIME] [--json]
                        requests, without personal values; STATE open, completed, document_ko, concluded
                        or refused; changed at TIME or later: 2026-11-23, or with time and zone
  export GUID [FOLDER]  everything kept of a request, opened, into a new folder (default export-GUID)
  evidence GUID [FOLDER]
                        what proves a request, also one that was erased after its signature: a file for
                        machines and one for people (default evidence-GUID)
  erase GUID [--signed | --changed]
                        everything kept of a request is deleted; --signed where a document of it is signed,
                        --changed where its rows and the audit disagree, and nothing can be restored
  rotate-keys           everything sealed anew with the first of ENCRYPTION_KEYS
  reviewer add NAME     a person who may review requests; prints the token once
  reviewer list         who may review requests
  reviewer remove NAME  the token and the sessions of a reviewer are void at once
  mails [retry]         e-mails about reviews that were not sent; retry: the dead ones are tried again
  mails drop GUID       those of a request that were given up are deleted; its audit says so
  verify [END]          whether the audit was changed; END: an end of its chain that was noted, POSITION:HASH
  webhooks [retry]      events that were not delivered; retry: the dead ones are tried again
  sweep [--all]         what the service does from time to time: retention and orphan files; --all moves
                        them to the quarantine where the sweep stops, too, signed documents included
  adopt-documents       the document store becomes this database's, after a restore`;

/** A guid is random and may begin with a hyphen, which is no option then. */
const GUID = /^-[\w-]{23}$/;

const checkArguments = (name: string, { args, check }: Command, given: readonly string[]): void => {
  const [least, most] = args;
  if (given.length < least || given.includes('')) throw new UsageError(`${name}: an argument is missing.`);
  if (given.length > most) throw new UsageError(`${name}: unexpected argument '${given[most] ?? ''}'.`);
  if (check) return check(given);
  const option = given.find((one) => one.startsWith('-') && !GUID.test(one));
  if (option !== undefined) throw new UsageError(`${name}: unknown option '${option}'.`);
};

/** The reader, such as `head`, has closed the pipe. */
const unlessClosed = (error: unknown): void => {
  if (codeOfError(error) !== 'EPIPE') throw error;
};

const main = async ([name = '', ...args]: readonly string[]): Promise<string | undefined> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'A command is missing.' : `There is no command ${name}.`);
  checkArguments(name, command, args);
  const opened = await openForCommand({ adopt: command.adopts === true });
  try {
    const said = await command.run(opened, args);
    if (typeof said === 'string') return said;
    await pipeline(Readable.from(said), process.stdout, { end: false }).catch(unlessClosed);
    return undefined;
  } finally {
    await opened.database.close();
  }
};

runCommand(USAGE, main);
