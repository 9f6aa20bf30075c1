import { createHash } from 'node:crypto';
import { brandOf } from '../brand';
import { readWebConfig } from '../config/webConfig';
import type { StoredContract } from '../db/schema';
import type { Outside } from '../db/outside';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { newStorageKey } from '../documents/keys';
import { allEnded } from '../domain/allEnded';
import { isUnavailable } from '../errors/unavailable';
import { findAllAnswers } from '../repositories/answers';
import { listConsents, type Consent } from '../repositories/consents';
import { saveContracts } from '../repositories/contracts';
import { contractsInOrder } from '../repositories/signing';
import { newId } from '../session/token';
import { contractDataOf } from './fromAnswers';
import { printedBrand } from './printedBrand';
import {
  dropRendered,
  renderAhead,
  renderBoth,
  takeRendered,
  type Rendered,
  type SharedData,
} from './renderAhead';
import { recordMade } from './signatures';

type Deps = Pick<AppDeps, 'documents' | 'clock' | 'config' | 'log'>;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Equal data has an equal hash. */
interface Wanted {
  readonly data: SharedData;
  readonly consents: readonly Consent[];
  readonly dataHash: string;
  readonly kinds: readonly StoredContract['kind'][];
}

const both = ['questionnaire', 'contract'] as const;

/** Among documents of which one is signed: the unsigned ones whose files the store has lost. */
const lostOf = (known: readonly StoredContract[]): StoredContract['kind'][] =>
  known.filter(({ signedAt, dataHash }) => signedAt === null && dataHash === '').map(({ kind }) => kind);

/**
 * Undefined when the documents are up to date. Once one is signed, the other one is only made again if it is
 * lost.
 */
const wantedOf = async (
  { config }: Deps,
  db: Db,
  guid: string,
  known: readonly StoredContract[],
): Promise<Wanted | undefined> => {
  const isSigned = known.some(({ signedAt }) => signedAt !== null);
  const kinds = isSigned ? lostOf(known) : both;
  if (kinds.length === 0) return undefined;
  const { legalLine } = await readWebConfig(config.WEB_DIR);
  const answers = await findAllAnswers(db, guid);
  const consents = await listConsents(db, guid);
  const brand = printedBrand(brandOf(config));
  const data = contractDataOf({ guid, answers, consents, legalLine, brand });
  const dataHash = sha256(JSON.stringify(data));
  const isCurrent = known.length === 2 && known.every((contract) => contract.dataHash === dataHash);
  return isCurrent ? undefined : { data, consents, dataHash, kinds };
};

const store = async (
  { documents }: Deps,
  { data: { guid }, dataHash }: Wanted,
  { kind, barCode, at, bytes }: Rendered,
): Promise<StoredContract> => {
  const storageKey = newStorageKey();
  await documents.put(storageKey, bytes, 'application/pdf');
  return {
    guid,
    kind,
    stampeId: newId(),
    barCode,
    storageKey,
    sha256: sha256(bytes),
    dataHash,
    createdAt: at,
    noticeAt: null,
    signedAt: null,
    ...{ agreedSha256: '', agreedSize: 0, seal: '', stampedAt: null },
  };
};

/**
 * `ensureContracts` finds the documents later. Rendering does not hold up the call, nor the transaction that
 * it is called in; nor does a failure, which is met again by `ensureContracts` if it lasts.
 */
export const prepareContracts = async (deps: Deps, db: Db, guid: string): Promise<void> => {
  try {
    const wanted = await wantedOf(deps, db, guid, await contractsInOrder(db, guid));
    if (wanted) renderAhead(wanted.dataHash, wanted.data, deps.clock.now());
  } catch (error) {
    if (isUnavailable(error)) throw error;
    deps.log.error({ err: error }, 'Documents were not rendered ahead');
  }
};

/** No row names the files yet. */
const make = async (deps: Deps, wanted: Wanted): Promise<StoredContract[]> => {
  const { data, dataHash, kinds } = wanted;
  const now = deps.clock.now();
  const rendered = await (takeRendered(data.guid, dataHash, now) ?? renderBoth(data, now));
  const all = rendered.filter(({ kind }) => kinds.includes(kind));
  return allEnded(all.map((one) => store(deps, wanted, one)));
};

const nameOf = ({ dataHash, kinds }: Wanted): string => `${dataHash} ${kinds.join(' ')}`;

interface Making {
  readonly until: number;
  readonly made: Promise<StoredContract[]>;
}

/** By guid, hash of the data and kinds. */
const underWay = new Map<string, Making>();
/** A call that makes documents saves them or has failed by then. The sweep leaves files alone for longer. */
const SHARED_MS = 60_000;

const keyOf = (wanted: Wanted): string => `${wanted.data.guid} ${nameOf(wanted)}`;

/** Calls of one request that come at once share the documents of the first one, until one saves them. */
const makeOnce = (deps: Deps, wanted: Wanted): Promise<StoredContract[]> => {
  const now = performance.now();
  for (const [key, { until }] of underWay) if (until < now) underWay.delete(key);
  const key = keyOf(wanted);
  const making = underWay.get(key) ?? { until: now + SHARED_MS, made: make(deps, wanted) };
  underWay.set(key, making);
  making.made.catch(() => underWay.delete(key));
  return making.made;
};

/** Of documents that are being made now, no row will come to be. */
export const dropDocuments = (guid: string): void => {
  dropRendered(guid);
  for (const key of underWay.keys()) if (key.startsWith(`${guid} `)) underWay.delete(key);
};

/**
 * The questionnaire first. Creates both at the first call, and again when an answer has changed, with new
 * numbers and as unread. Signed documents stay, and so does the other one unless its file is lost. Call it in
 * a transaction that holds the request's lock, before anything is written: it begins again when documents
 * must be made. The sweep removes replaced files later, and those that no row came to name.
 */
export const ensureContracts = async (
  deps: Deps,
  db: Db,
  guid: string,
  outside: Outside,
): Promise<StoredContract[]> => {
  const known = await contractsInOrder(db, guid);
  const wanted = await wantedOf(deps, db, guid, known);
  if (!wanted) return known;
  const made = outside.get(`documents ${nameOf(wanted)}`, () => makeOnce(deps, wanted));
  await saveContracts(db, made);
  underWay.delete(keyOf(wanted));
  const { consents, data } = wanted;
  await recordMade(db, made, { consents, conditionsVersion: data.brand.conditions.version });
  return both.flatMap((kind) => [...made, ...known].find((one) => one.kind === kind) ?? []);
};
