/**
 * `npm run data -- COMMAND`: the operator's commands for stored data (docs/decisions/retention.md,
 * encryption.md).
 */
import { UsageError } from './arguments';
import { clock, CommandError, openForCommand, runCommand } from './command';
import { vacuum } from './db/vacuum';
import { codeOfError } from './errors/unavailable';
import { eraseAbandoned, eraseLeftovers } from './jobs/retention';
import { sweepFiles } from './jobs/sweep';
import { listOptions, listText } from './listCommand';
import { carryAnswers } from './privacy/carryAnswers';
import { eraseRequest } from './privacy/erase';
import { exportRequest } from './privacy/exportRequest';
import { rotateKeys } from './privacy/rotate';
import { reviewerCommand } from './reviewers/commands';
import { dropDeadMails, mailsText, retryMails } from './review/commands';
import { retryWebhooks, webhooksText } from './webhooks/commands';

const USAGE = `Usage: npm run data -- COMMAND
  list [--state STATE] [--since TIME] [--json]
                        requests, without personal values; STATE open, completed, document_ko, concluded
                        or refused; changed at TIME or later: 2026-11-23, or with time and zone
  export GUID [FOLDER]  everything kept of a request, opened, into a new folder (default export-GUID)
  erase GUID [--signed] everything kept of a request is deleted; --signed where a document of it is signed
  carry-answers         the answers of each step as one value, once no process older than 0007 runs
  rotate-keys           everything sealed anew with the first of ENCRYPTION_KEYS
  reviewer add NAME     a person who may review requests; prints the token once
  reviewer list         who may review requests
  reviewer remove NAME  the token and the sessions of a reviewer are void at once
  mails [retry]         e-mails about reviews that were not sent; retry: the dead ones are tried again
  mails drop GUID       those of a request that were given up are deleted; its audit says so
  webhooks [retry]      events that were not delivered; retry: the dead ones are tried again
  sweep                 what the service does from time to time: retention and orphan files`;

const SIGNED = '--signed';

type Opened = Awaited<ReturnType<typeof openForCommand>>;

interface Command {
  /** The least and the most arguments. */
  readonly args: readonly [number, number];
  /** Throws UsageError if the arguments, apart from their number, are not those of the command. */
  readonly check?: (args: readonly string[]) => void;
  readonly run: (opened: Opened, args: readonly string[]) => Promise<string>;
}

/** A guid is random and may begin with a hyphen, which is no option then. */
const GUID = /^-[\w-]{23}$/;

const knows = (given: string | undefined, known: string): void => {
  if (given !== undefined && given !== known) throw new UsageError(`Unknown option '${given}'.`);
};
/** Lists what was not handed over, or with 'retry' tries again what was given up. */
const queueCommand = (list: Command['run'], retry: Command['run']): Command => ({
  args: [0, 1],
  check: ([action]) => knows(action, 'retry'),
  run: (opened, [action]) => (action === 'retry' ? retry(opened, []) : list(opened, [])),
});

const unknown = (guid: string): CommandError => new CommandError(`There is no request ${guid}.`);

const commands: Readonly<Record<string, Command>> = {
  list: {
    args: [0, Infinity],
    check: (args) => void listOptions(args),
    run: async ({ db }, args) => listText(db, listOptions(args)),
  },
  export: {
    args: [1, 2],
    run: async (opened, [guid = '', folder = `export-${guid}`]) => {
      const exported = await exportRequest(opened, guid, folder);
      if (!exported) throw unknown(guid);
      const missing = exported.missing > 0 ? `; ${exported.missing} files are missing` : '';
      return `Exported to ${exported.folder}: data.json and ${exported.files} files${missing}.`;
    },
  },
  erase: {
    args: [1, 2],
    check: ([, option]) => knows(option, SIGNED),
    run: async (opened, [guid = '', option]) => {
      const files = await eraseRequest(opened, guid, 'command', { evenSigned: option === SIGNED });
      if (files === undefined) throw unknown(guid);
      const done = `Erased: every row of the request and ${files} files.`;
      await vacuum(opened.config, opened.db).catch((error: unknown) => {
        throw new CommandError(
          `${done} The database was not vacuumed (${codeOfError(error)}): do it by hand.`,
        );
      });
      return done;
    },
  },
  'rotate-keys': {
    args: [0, 0],
    run: async ({ db, documents }) => {
      const { rows, files, brokenRows, brokenFiles, dropped } = await rotateKeys(db, documents);
      const done = `Sealed anew: ${rows} rows and ${files} files.`;
      if (brokenRows + brokenFiles.length > 0)
        throw new CommandError(
          `${done} No key at hand opens ${brokenRows} rows and ${brokenFiles.length} files ` +
            `(${brokenFiles.join(', ')}): keep every key.`,
        );
      return `${done} ${dropped.length > 0 ? `May leave ENCRYPTION_KEYS: ${dropped.join(', ')}.` : 'No key to drop.'}`;
    },
  },
  'carry-answers': {
    args: [0, 0],
    run: async ({ db }) => {
      const { steps, broken } = await carryAnswers(db, clock.now());
      const done = `Carried over: the answers of ${steps} steps.`;
      if (broken > 0) throw new CommandError(`${done} No key at hand opens ${broken} more.`);
      return done;
    },
  },
  reviewer: {
    args: [1, 8],
    run: async (opened, args) => {
      const text = await reviewerCommand(opened, args);
      if (text === undefined) throw new UsageError('reviewer: expected add NAME, list or remove NAME.');
      return text;
    },
  },
  mails: {
    args: [0, 2],
    check: ([action, guid]) => {
      knows(action, guid === undefined ? 'retry' : 'drop');
    },
    run: async (opened, [action, guid]) => {
      if (guid !== undefined) return dropDeadMails(opened, guid);
      return action === 'retry' ? retryMails(opened) : mailsText(opened);
    },
  },
  webhooks: queueCommand(webhooksText, retryWebhooks),
  sweep: {
    args: [0, 0],
    run: async (opened) => {
      const erased = await eraseAbandoned(opened);
      await eraseLeftovers(opened);
      const swept = await sweepFiles(opened);
      if (!swept) throw new CommandError('A replica is at it just now: nothing is left to do here.');
      return `Erased ${erased} abandoned requests; removed ${swept.orphans} orphan files and ${swept.drafts} drafts; ${swept.missing} files are missing.`;
    },
  },
};

/** Throws UsageError if the arguments are not those of the command. */
const checkArguments = (name: string, { args, check }: Command, given: readonly string[]): void => {
  const [least, most] = args;
  if (given.length < least || given.includes('')) throw new UsageError(`${name}: an argument is missing.`);
  if (given.length > most) throw new UsageError(`${name}: unexpected argument '${given[most] ?? ''}'.`);
  if (check) return check(given);
  const option = given.find((one) => one.startsWith('-') && !GUID.test(one));
  if (option !== undefined) throw new UsageError(`${name}: unknown option '${option}'.`);
};

const main = async ([name = '', ...args]: readonly string[]): Promise<string> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'A command is missing.' : `There is no command ${name}.`);
  checkArguments(name, command, args);
  const opened = await openForCommand();
  try {
    return await command.run(opened, args);
  } finally {
    await opened.database.close();
  }
};

runCommand(USAGE, main);
