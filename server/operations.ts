/**
 * `npm run data -- COMMAND`: the operator's commands for stored data (docs/decisions/retention.md,
 * encryption.md).
 */
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
import { mailsText, retryMails } from './review/commands';
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
  webhooks [retry]      events that were not delivered; retry: the dead ones are tried again
  sweep                 what the service does from time to time: retention and orphan files`;

const SIGNED = '--signed';

type Opened = Awaited<ReturnType<typeof openForCommand>>;

interface Command {
  /** The least and the most arguments. */
  readonly args: readonly [number, number];
  /** What the second argument must be, where it is an option. */
  readonly option?: string;
  readonly run: (opened: Opened, args: readonly string[]) => Promise<string>;
}

/** Lists what was not handed over, or with 'retry' tries again what was given up. */
const queueCommand = (list: Command['run'], retry: Command['run']): Command => ({
  args: [0, 1],
  run: (opened, [action]) => {
    if (action !== undefined && action !== 'retry') throw new CommandError(USAGE, 2);
    return action === 'retry' ? retry(opened, []) : list(opened, []);
  },
});

const unknown = (guid: string): CommandError => new CommandError(`There is no request ${guid}.`);

const commands: Readonly<Record<string, Command>> = {
  list: {
    args: [0, 5],
    run: async ({ db }, args) => {
      const options = listOptions(args);
      if (!options) throw new CommandError(USAGE, 2);
      return listText(db, options);
    },
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
    option: SIGNED,
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
      if (text === undefined) throw new CommandError(USAGE, 2);
      return text;
    },
  },
  mails: queueCommand(mailsText, retryMails),
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

const takes = ({ args: [least, most], option }: Command, given: readonly string[]): boolean =>
  given.length >= least &&
  given.length <= most &&
  !given.includes('') &&
  (option === undefined || given.length < 2 || given[1] === option);

const main = async ([name = '', ...args]: readonly string[]): Promise<string> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !takes(command, args)) throw new CommandError(USAGE, 2);
  const opened = await openForCommand();
  try {
    return await command.run(opened, args);
  } finally {
    await opened.database.close();
  }
};

runCommand(main(process.argv.slice(2)));
