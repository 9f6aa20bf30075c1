import { createHash } from 'node:crypto';
import { readWebConfig } from '../config/webConfig';
import type { StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { newBarCode } from '../documents/barCode';
import { newStorageKey } from '../documents/keys';
import { findAllAnswers } from '../repositories/answers';
import { listConsents } from '../repositories/consents';
import { saveContract } from '../repositories/contracts';
import { contractsInOrder } from '../repositories/signing';
import { newId } from '../session/token';
import { CONDITIONS_VERSION } from './conditions';
import { contractKinds, type ContractData } from './data';
import { contractDataOf } from './fromAnswers';
import { renderContract } from './render';
import { recordMade } from './signatures';

type Shared = Omit<ContractData, 'kind' | 'barCode' | 'at'>;
type Deps = Pick<AppDeps, 'documents' | 'clock' | 'config'>;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const make = async (
  { documents, clock }: Deps,
  kind: StoredContract['kind'],
  data: Shared,
  dataHash: string,
): Promise<StoredContract> => {
  const at = clock.now();
  const barCode = newBarCode();
  const bytes = await renderContract({ ...data, kind: contractKinds[kind], barCode, at });
  const storageKey = newStorageKey();
  await documents.put(storageKey, bytes, 'application/pdf');
  return {
    guid: data.guid,
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
 * Returns both documents of a request, the questionnaire first. Creates them at the first call, and again
 * when an answer has changed, with new numbers and as unread. Signed documents stay. Call it in a transaction
 * that holds the request's lock. A replaced file is valid until that ends; the sweep removes it later.
 */
export const ensureContracts = async (deps: Deps, db: Db, guid: string): Promise<StoredContract[]> => {
  const known = await contractsInOrder(db, guid);
  if (known.some(({ signedAt }) => signedAt !== null)) return known;
  const { legalLine } = await readWebConfig(deps.config.WEB_DIR);
  const answers = await findAllAnswers(db, guid);
  const data = contractDataOf({ guid, answers, consents: await listConsents(db, guid), legalLine });
  const dataHash = sha256(JSON.stringify([CONDITIONS_VERSION, data]));
  if (known.length === 2 && known.every((contract) => contract.dataHash === dataHash)) return known;
  for (const kind of ['questionnaire', 'contract'] as const) {
    const contract = await make(deps, kind, data, dataHash);
    await saveContract(db, contract);
    await recordMade(db, contract);
  }
  return contractsInOrder(db, guid);
};
