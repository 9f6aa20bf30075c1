/**
 * Adds time stamps to sealed documents: PAdES baseline B-T. A signature never waits for one, and a document
 * waits until there is one.
 */
import { createHash } from 'node:crypto';
import type { StoredContract, TimeStampDue } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import { newStorageKey } from '../../documents/keys';
import { openStored } from '../../documents/openStored';
import { allEnded } from '../../domain/allEnded';
import { pauseAfter } from '../../domain/retry';
import { codeOfError } from '../../errors/unavailable';
import { recordAudit } from '../../repositories/audit';
import { lockRequest } from '../../repositories/requests';
import { contractsInOrder } from '../../repositories/signing';
import { endStamp, postponeStamp, saveStamped, takeDueStamps } from '../../repositories/timeStamps';
import { toStamp, withStamp } from '../sealPdf';
import { timeStampOf } from './authority';
import { requireTimely, WrongStampTime } from './clocks';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config'>;

const AT_ONCE = 5;

const contractOf = async ({ db }: Deps, { guid, kind }: TimeStampDue): Promise<StoredContract | undefined> =>
  (await contractsInOrder(db, guid)).find((one) => one.kind === kind);

const replace = async (
  { db: database, documents, clock }: Deps,
  { guid, kind, storageKey: replacedKey }: StoredContract,
  { bytes, stampedAt }: { readonly bytes: Buffer; readonly stampedAt: Date },
): Promise<void> => {
  const storageKey = newStorageKey();
  await documents.put(storageKey, bytes, 'application/pdf');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isSaved = await database.transaction(async (db) => {
    const isThere = await lockRequest(db, guid);
    const stamped = { guid, kind, storageKey, sha256, stampedAt, replacedKey };
    if (!isThere || !(await saveStamped(db, stamped))) return false;
    const details = { kind, sealedSha256: sha256, stampedAt: stampedAt.toISOString() };
    await recordAudit(db, { guid, at: clock.now(), event: 'document-stamped', details });
    return true;
  });
  if (isSaved) await documents.markSigned(storageKey);
  // The request was erased meanwhile, or another process was faster.
  else await documents.remove(storageKey);
};

/** Authorities whose clock was logged as wrong since the last stamp that was accepted. */
const withWrongTime = new Set<string>();

const warnOfClock = ({ log }: Deps, authority: string): void => {
  if (withWrongTime.has(authority)) return;
  withWrongTime.add(authority);
  log.warn(
    'The clock of this service or that of the time-stamp authority is wrong: time stamps from before the signature, ' +
      'or more than a minute from now, are refused. The documents wait. See "Seal" in docs/operations.md',
  );
};

const stamp = async (deps: Deps, authority: string, contract: StoredContract): Promise<void> => {
  const sealed = await openStored(deps.documents, contract);
  if (!sealed) throw new Error('The sealed document is missing');
  const asked = deps.clock.now();
  const { token, at } = await timeStampOf(authority, toStamp(sealed));
  const answered = deps.clock.now();
  requireTimely(at, { signedAt: contract.signedAt ?? asked, asked, answered });
  withWrongTime.delete(authority);
  await replace(deps, contract, { bytes: withStamp(sealed, token), stampedAt: at });
};

/**
 * A row is deleted once nothing is left to be done. One that names a replaced file was interrupted after the
 * stamp.
 */
const finish = async (deps: Deps, authority: string, due: TimeStampDue): Promise<void> => {
  const contract = await contractOf(deps, due);
  let { replacedKey } = due;
  // Another process has stamped it since the row was read, and ends the row.
  if (contract?.stampedAt && replacedKey === '') return;
  if (contract && replacedKey === '') {
    await stamp(deps, authority, contract);
    replacedKey = contract.storageKey;
  } else if (contract) await deps.documents.markSigned(contract.storageKey);
  if (replacedKey !== '') await deps.documents.remove(replacedKey);
  await endStamp(deps.db, due);
};

const attempt = async (deps: Deps, authority: string, due: TimeStampDue): Promise<boolean> => {
  const { db, clock, log } = deps;
  try {
    await finish(deps, authority, due);
    return true;
  } catch (error) {
    const { kind, attempts } = due;
    if (error instanceof WrongStampTime) warnOfClock(deps, authority);
    log.warn({ err: error, code: codeOfError(error), kind, attempts }, 'A document got no time stamp yet');
    await postponeStamp(db, due, new Date(clock.now().getTime() + pauseAfter(attempts)));
    return false;
  }
};

/** Undefined when another process has the job's lock. */
type TakeExclusively = (take: (db: Db) => Promise<TimeStampDue[]>) => Promise<TimeStampDue[] | undefined>;

/** Stops until the next run when several fail: the authority is away. */
export const stampDueDocuments = async (deps: Deps, exclusively: TakeExclusively): Promise<void> => {
  const { clock, config } = deps;
  const { TSA_URL } = config;
  if (TSA_URL === undefined) return;
  for (;;) {
    const due = await exclusively((db) => takeDueStamps(db, { now: clock.now(), limit: AT_ONCE }));
    if (!due || due.length === 0) return;
    const areWell = await allEnded(due.map((one) => attempt(deps, TSA_URL, one)));
    if (!areWell.includes(true)) return;
  }
};
