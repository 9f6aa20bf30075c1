import type { Document, Request, StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { CONTACT_STEP } from '../customers/contact';
import { isThere } from '../documents/openStored';
import { findAnswers, savedValue } from '../repositories/answers';
import { chainedRows, type ChainedRow } from '../repositories/auditLinks';
import { findCaptcha } from '../repositories/captchas';
import { listConsents, type Consent } from '../repositories/consents';
import { listDocuments } from '../repositories/documents';
import { findRequest } from '../repositories/requests';
import { contractsInOrder } from '../repositories/signing';
import { codesOf, type CodeEvent } from './codes';
import { plain, type Plain } from './plain';
import { unlikeAudit } from './unlikeAudit';

type CheckDeps = Pick<AppDeps, 'documents' | 'log'> & { readonly db: Db };
export type EvidenceDeps = CheckDeps & Pick<AppDeps, 'clock'>;

/** `isAsStored`: the file was there at `madeAt`, and its hash was the row's. */
type Proven<Row, Name extends keyof Row> = Pick<Row, Name> & { readonly isAsStored: boolean };

const documentFacts = [
  ...(['type', 'contentType', 'size', 'sha256', 'receivedSha256'] as const),
  ...(['barCode', 'sign', 'feedback', 'createdAt'] as const),
];
const contractFacts = [
  ...(['kind', 'stampeId', 'barCode', 'agreedSha256', 'agreedSize', 'sha256', 'seal'] as const),
  ...(['stampedAt', 'createdAt', 'noticeAt', 'signedAt'] as const),
];

interface Found {
  readonly format: 'apertura-evidence/1';
  readonly madeAt: Date;
  /** Null unless the request was erased since `madeAt`: its data and files are as they were then. */
  readonly erased: { readonly at: Date; readonly by: string } | null;
  readonly request: Pick<Request, 'guid' | 'journey' | 'productCode' | 'state' | 'createdAt' | 'completedAt'>;
  readonly person: Pick<Request, 'cf' | 'email' | 'phone' | 'emailConfirmedAt' | 'phoneConfirmedAt'> & {
    readonly nome: string;
    readonly cognome: string;
  };
  readonly video: { readonly phrase: string; readonly confirmedAt: Date | null } | null;
  readonly codes: readonly CodeEvent[];
  readonly consents: readonly Omit<Consent, 'guid'>[];
  readonly documents: readonly Proven<Document, (typeof documentFacts)[number]>[];
  readonly contracts: readonly Proven<StoredContract, (typeof contractFacts)[number]>[];
  /** With their links in the audit's chain, oldest first. */
  readonly events: readonly ChainedRow[];
}
export type Evidence = Plain<Found> & {
  /** Paths of facts that the audit does not have, or has otherwise, such as contracts.contract.signedAt. */
  readonly unlikeAudit: readonly string[];
};

const pick = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** By storage key. */
export type Checked = ReadonlyMap<string, boolean>;

/** No store is asked within a transaction, so this comes before. */
const checkFiles = async (deps: CheckDeps, guid: string): Promise<Checked> => {
  const rows = [...(await listDocuments(deps.db, guid)), ...(await contractsInOrder(deps.db, guid))];
  const checked = new Map<string, boolean>();
  for (const row of rows) checked.set(row.storageKey, await isThere(deps, row));
  return checked;
};

/** A file took the place of another while the evidence was collected. */
class FilesChanged extends Error {}

const proven = <Row extends { readonly storageKey: string }, Name extends keyof Row>(
  rows: readonly Row[],
  names: readonly Name[],
  checked: Checked,
): Proven<Row, Name>[] =>
  rows.map((row) => {
    const isAsStored = checked.get(row.storageKey);
    if (isAsStored === undefined) throw new FilesChanged('A file of the request was replaced: try again');
    return { ...pick(row, names), isAsStored };
  });

/** Undefined when there is no such request. Throws FilesChanged. */
export const collectEvidence = async (
  { db, clock }: Pick<CheckDeps, 'db'> & Pick<AppDeps, 'clock'>,
  guid: string,
  checked: Checked,
): Promise<Evidence | undefined> => {
  const request = await findRequest(db, guid);
  if (!request) return undefined;
  const contact = await findAnswers(db, guid, CONTACT_STEP);
  const of = (component: string) => savedValue(contact, 'anagrafica', component)?.value ?? '';
  const captcha = await findCaptcha(db, guid);
  const events = await chainedRows(db, guid);
  const found: Found = {
    format: 'apertura-evidence/1',
    madeAt: clock.now(),
    erased: null,
    request: pick(request, ['guid', 'journey', 'productCode', 'state', 'createdAt', 'completedAt']),
    person: {
      nome: of('nome'),
      cognome: of('cognome'),
      ...pick(request, ['cf', 'email', 'phone', 'emailConfirmedAt', 'phoneConfirmedAt']),
    },
    video: captcha ? pick(captcha, ['phrase', 'confirmedAt']) : null,
    codes: codesOf(events),
    consents: (await listConsents(db, guid)).map(({ guid: _, ...consent }) => consent),
    documents: proven(await listDocuments(db, guid), documentFacts, checked),
    contracts: proven(await contractsInOrder(db, guid), contractFacts, checked),
    events,
  };
  const facts = plain(found);
  return {
    ...facts,
    unlikeAudit: unlikeAudit(
      facts,
      facts.events.map(({ row }) => row),
    ),
  };
};

/** Runs `work` again when a file was replaced meanwhile. */
export const withCheckedFiles = async <Result>(
  deps: CheckDeps,
  guid: string,
  work: (checked: Checked) => Promise<Result>,
): Promise<Result> => {
  for (;;) {
    const checked = await checkFiles(deps, guid);
    try {
      return await work(checked);
    } catch (error) {
      if (!(error instanceof FilesChanged)) throw error;
    }
  }
};

export const evidenceOf = (deps: EvidenceDeps, guid: string): Promise<Evidence | undefined> =>
  withCheckedFiles(deps, guid, (checked) => collectEvidence(deps, guid, checked));
