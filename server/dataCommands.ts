import { UsageError } from './arguments';
import { CommandError, type Opened } from './command';
import { vacuum } from './db/vacuum';
import { codeOfError } from './errors/unavailable';
import type { Swept } from './documents/lastSweep';
import { writeEvidence } from './evidenceCommand';
import { linkAudit } from './jobs/auditChain';
import { isClockBelieved } from './jobs/clockDoubt';
import { abandonedNow, eraseAbandoned, eraseLeftovers } from './jobs/retention';
import { sweepFiles } from './jobs/sweep';
import { sweptText } from './jobs/sweptText';
import { listOptions, listPieces } from './listCommand';
import { eraseRequest } from './privacy/erase';
import { exportRequest } from './privacy/exportRequest';
import { countSealedRows } from './privacy/reseal';
import { rotateKeys } from './privacy/rotate';
import { progressOf } from './progress';
import { countStoredFiles } from './repositories/documents';
import { reviewerCommand } from './review/reviewers/commands';
import { dropDeadMails, mailsText, retryMails } from './review/commands';
import { retryWebhooks, webhooksText } from './review/webhooks/commands';
import { notedEnd, verifyCommand } from './verifyCommand';

const SIGNED = '--signed';
const CHANGED = '--changed';
const ALL = '--all';

export interface Command {
  readonly args: readonly [number, number];
  /** Throws UsageError for wrong arguments; their number is checked before. */
  readonly check?: (args: readonly string[]) => void;
  /** In pieces where the text may be long. */
  readonly run: (opened: Opened, args: readonly string[]) => Promise<string | AsyncIterable<string>>;
  readonly adopts?: boolean;
}

const knows = (given: string | undefined, ...known: readonly string[]): void => {
  if (given !== undefined && !known.includes(given)) throw new UsageError(`Unknown option '${given}'.`);
};
const queueCommand = (list: Command['run'], retry: Command['run']): Command => ({
  args: [0, 1],
  check: ([action]) => knows(action, 'retry'),
  run: (opened, [action]) => (action === 'retry' ? retry(opened, []) : list(opened, [])),
});

const unknown = (guid: string): CommandError => new CommandError(`There is no request ${guid}.`);

const whole = (swept: Swept | undefined): Swept => {
  if (!swept) throw new CommandError('A replica is at it just now: nothing is left to do here.');
  return swept;
};

/** Nothing is counted where nobody looks. */
const isWatched = (): boolean => process.stderr.isTTY;

const rotationShown = async (db: Opened['db']) => {
  if (!isWatched()) return {};
  const showRows = progressOf('Rows', await countSealedRows(db));
  const showFiles = progressOf('Files', await countStoredFiles(db));
  let [rows, files] = [0, 0];
  return {
    onRows: (more: number) => showRows((rows += more)),
    onFile: () => showFiles((files += 1)),
  };
};

const erasureShown = async (opened: Opened) =>
  isWatched() ? progressOf('Abandoned requests', await abandonedNow(opened)) : undefined;

export const commands: Readonly<Record<string, Command>> = {
  list: {
    args: [0, Infinity],
    check: (args) => void listOptions(args),
    run: async ({ db }, args) => listPieces(db, listOptions(args)),
  },
  export: {
    args: [1, 2],
    run: async (opened, [guid = '', folder = `export-${guid}`]) => {
      const exported = await exportRequest(opened, guid, folder);
      if (!exported) throw unknown(guid);
      const missing = exported.missing > 0 ? `; ${exported.missing} files are missing` : '';
      const broken = exported.broken.length > 0 ? `; damaged, left out: ${exported.broken.join(', ')}` : '';
      return `Exported to ${exported.folder}: data.json and ${exported.files} files${missing}${broken}.`;
    },
  },
  evidence: {
    args: [1, 2],
    run: async (opened, [guid = '', folder = `evidence-${guid}`]) => {
      const written = await writeEvidence(opened, guid, folder);
      if (written === undefined) throw unknown(guid);
      return `Written to ${written}: evidence.json and evidence.pdf.`;
    },
  },
  erase: {
    args: [1, 2],
    check: ([, option]) => knows(option, SIGNED, CHANGED),
    run: async (opened, [guid = '', option]) => {
      // The evidence that stays has each row with its place in the chain.
      await linkAudit(opened, { ofAnyAge: true });
      const files = await eraseRequest(opened, guid, 'command', {
        evenSigned: option !== undefined,
        evenChanged: option === CHANGED,
      });
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
      const { rows, files, brokenRows, brokenFiles, dropped } = await rotateKeys(
        db,
        documents,
        await rotationShown(db),
      );
      const done = `Sealed anew: ${rows} rows and ${files} files.`;
      if (brokenRows + brokenFiles.length > 0)
        throw new CommandError(
          `${done} No key at hand opens ${brokenRows} rows and ${brokenFiles.length} files ` +
            `(${brokenFiles.join(', ')}): keep every key.`,
        );
      return `${done} ${dropped.length > 0 ? `May leave ENCRYPTION_KEYS: ${dropped.join(', ')}.` : 'No key to drop.'}`;
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
  verify: { args: [0, 1], check: ([end]) => void notedEnd(end), run: verifyCommand },
  webhooks: queueCommand(webhooksText, retryWebhooks),
  sweep: {
    args: [0, 1],
    check: ([option]) => knows(option, ALL),
    run: async (opened, [option]) => {
      const isBelieved = await isClockBelieved(opened);
      const erased = isBelieved ? await eraseAbandoned(opened, await erasureShown(opened)) : 0;
      if (isBelieved) await eraseLeftovers(opened);
      const swept = whole(await sweepFiles(opened, option === ALL ? 'all' : 'few'));
      const done = isBelieved
        ? `Erased ${erased} abandoned requests`
        : 'The clock has jumped, so nothing was erased until it is right, or for a day';
      const text = `${done}; ${sweptText(swept)}`;
      if (swept.stopped) throw new CommandError(text);
      return text;
    },
  },
  'adopt-documents': {
    args: [0, 0],
    adopts: true,
    run: async (opened) =>
      `The document store is this database's now. ${sweptText(whole(await sweepFiles(opened, 'none')))}`,
  },
};
