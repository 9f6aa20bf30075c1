import { createHash } from 'node:crypto';
import { brandOf } from '../brand';
import { readWebConfig } from '../config/webConfig';
import type { StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { newStorageKey } from '../documents/keys';
import { isUnavailable } from '../errors/unavailable';
import { findAllAnswers } from '../repositories/answers';
import { listConsents, type Consent } from '../repositories/consents';
import { saveContracts } from '../repositories/contracts';
import { contractsInOrder } from '../repositories/signing';
import { newId } from '../session/token';
import { contractDataOf } from './fromAnswers';
import { printedBrand } from './printedBrand';
import { renderAhead, renderBoth, takeRendered, type Rendered, type SharedData } from './renderAhead';
import { recordMade } from './signatures';

type Deps = Pick<AppDeps, 'documents' | 'clock' | 'config' | 'log'>;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The data of both documents as the answers are now. Equal data has an equal hash. */
interface Wanted {
  readonly data: SharedData;
  readonly consents: readonly Consent[];
  readonly dataHash: string;
}

/** Returns undefined when the documents of the request are up to date, or signed. */
const wantedOf = async (
  { config }: Deps,
  db: Db,
  guid: string,
  known: readonly StoredContract[],
): Promise<Wanted | undefined> => {
  if (known.some(({ signedAt }) => signedAt !== null)) return undefined;
  const { legalLine } = await readWebConfig(config.WEB_DIR);
  const answers = await findAllAnswers(db, guid);
  const consents = await listConsents(db, guid);
  const brand = printedBrand(brandOf(config));
  const data = contractDataOf({ guid, answers, consents, legalLine, brand });
  const dataHash = sha256(JSON.stringify(data));
  const isCurrent = known.length === 2 && known.every((contract) => contract.dataHash === dataHash);
  return isCurrent ? undefined : { data, consents, dataHash };
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
  };
};

/**
 * Begins to render the documents of a request whose answers are complete, for `ensureContracts` to find.
 * Rendering does not hold up the call, nor the transaction that it is called in; nor does a failure, which is
 * met again by `ensureContracts` if it lasts.
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

/**
 * Returns both documents of a request, the questionnaire first. Creates them at the first call, and again
 * when an answer has changed, with new numbers and as unread. Signed documents stay. Call it in a transaction
 * that holds the request's lock. A replaced file is valid until that ends; the sweep removes it later.
 */
export const ensureContracts = async (deps: Deps, db: Db, guid: string): Promise<StoredContract[]> => {
  const known = await contractsInOrder(db, guid);
  const wanted = await wantedOf(deps, db, guid, known);
  if (!wanted) return known;
  const now = deps.clock.now();
  const rendered = await (takeRendered(guid, wanted.dataHash, now) ?? renderBoth(wanted.data, now));
  const made = await Promise.all(rendered.map((one) => store(deps, wanted, one)));
  await saveContracts(db, made);
  const { consents, data } = wanted;
  await recordMade(db, made, { consents, conditionsVersion: data.brand.conditions.version });
  return made;
};
