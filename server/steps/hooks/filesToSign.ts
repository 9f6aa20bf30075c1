/**
 * A signature covers every file of the request, so each must be in the store and readable: a row proves
 * nothing.
 */
import type { Outside } from '../../db/outside';
import type { Document, Request, StoredContract } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import { isThere, openReadable } from '../../documents/openStored';
import { removeFiles } from '../../documents/removeFiles';
import { allEnded } from '../../domain/allEnded';
import { fairQueue, ownerOf, QUEUE_LENGTH } from '../../limits/fairQueue';
import { sealContract, type AgreedContract, type SealedContract } from '../../pdfSeal/sealContract';
import { recordAudit } from '../../repositories/audit';
import { markContractsLost } from '../../repositories/contracts';
import { listDocuments, markDocumentsLost } from '../../repositories/documents';
import { lockRequest } from '../../repositories/requests';
import { contractsInOrder } from '../../repositories/signing';

/** Each holds a file of up to 20 MB, encrypted and decrypted. */
const AT_ONCE = 2;
const inTurn = fairQueue('filesToSign', AT_ONCE, QUEUE_LENGTH);

type Deps = Pick<AppDeps, 'documents' | 'log' | 'clock' | 'sealKey'>;

export interface LostFiles {
  readonly documents: readonly Document[];
  readonly contracts: readonly StoredContract[];
}

const recordLost = (db: Db, guid: string, at: Date, { documents, contracts }: LostFiles): Promise<void> => {
  const facts = [
    ...documents.map(({ type, sha256 }) => ({ type, sha256 })),
    ...contracts.map(({ kind, stampeId, sha256 }) => ({ kind, stampeId, sha256 })),
  ];
  return recordAudit(db, ...facts.map((details) => ({ guid, at, event: 'file-lost', details })));
};

/** Unless the contract is signed, the list makes it again. */
export const markPaperLost = (
  { db: database, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { guid, storageKey }: StoredContract,
): Promise<void> =>
  database.transaction(async (db) => {
    if (!(await lockRequest(db, guid))) return;
    const contracts = (await contractsInOrder(db, guid)).filter(
      (one) => one.storageKey === storageKey && one.signedAt === null && one.dataHash !== '',
    );
    if (contracts.length === 0) return;
    await markContractsLost(db, guid, contracts);
    await recordLost(db, guid, clock.now(), { documents: [], contracts });
  });

interface ToRead {
  readonly documents: readonly Document[];
  readonly contracts: readonly StoredContract[];
  readonly kinds: readonly StoredContract['kind'][];
  readonly at: Date;
}

interface Read {
  /** Storage keys. */
  readonly lost: ReadonlySet<string>;
  /** None while a file is lost. */
  readonly sealed: readonly SealedContract[];
}

const readAndSeal = (deps: Deps, guid: string, { documents, contracts, kinds, at }: ToRead): Promise<Read> =>
  inTurn(ownerOf('', guid), async () => {
    const lost = new Set<string>();
    const agreed: AgreedContract[] = [];
    for (const document of documents) if (!(await isThere(deps, document))) lost.add(document.storageKey);
    for (const contract of contracts) {
      const bytes = await openReadable(deps, contract);
      if (bytes) agreed.push({ contract, bytes });
      else lost.add(contract.storageKey);
    }
    if (lost.size > 0) return { lost, sealed: [] };
    const toSeal = agreed.filter(({ contract }) => kinds.includes(contract.kind));
    return { lost, sealed: await allEnded(toSeal.map((one) => sealContract(deps, one, at))) };
  });

/**
 * One time for the code, the signature and the seal. Sealing takes place between two rounds of the
 * transaction, and may take long.
 */
export const momentOfSignature = (
  { clock }: Pick<AppDeps, 'clock'>,
  contracts: readonly StoredContract[],
  outside: Outside,
): Date =>
  outside.firstAsked(`signature of ${contracts.map(({ storageKey }) => storageKey).join(' ')}`, clock.now());

interface ToSign {
  readonly kinds: readonly StoredContract['kind'][];
  readonly outside: Outside;
}

/**
 * No row names the sealed documents yet. Marks the rows of files that cannot be read: the identification asks
 * for such an upload again, and a contract that is not signed is made again. Throws when the store does not
 * answer. Call it in a transaction that holds the request's lock and commits.
 */
export const filesToSign = async (
  deps: Deps,
  db: Db,
  { guid, state }: Pick<Request, 'guid' | 'state'>,
  { kinds, outside }: ToSign,
): Promise<{ readonly lost: LostFiles; readonly sealed: readonly SealedContract[] }> => {
  // The uploads of a signed request are under review, and stay as they are.
  const uploads = state === 'open' ? await listDocuments(db, guid) : [];
  const documents = uploads.filter(({ storageKey, sha256 }) => storageKey !== '' && sha256 !== '');
  const all = await contractsInOrder(db, guid);
  const contracts = all.filter(({ signedAt }) => signedAt === null);
  const at = momentOfSignature(deps, all, outside);
  const key = `files ${[...documents, ...contracts].map(({ storageKey }) => storageKey).join(' ')}`;
  const read = outside.get(
    key,
    () => readAndSeal(deps, guid, { documents, contracts, kinds, at }),
    // The same signature was sent twice, or something else has changed meanwhile.
    ({ sealed }) =>
      removeFiles(
        deps,
        sealed.map(({ storageKey }) => storageKey),
      ),
  );
  const lost = {
    documents: documents.filter(({ storageKey }) => read.lost.has(storageKey)),
    contracts: contracts.filter(({ storageKey }) => read.lost.has(storageKey)),
  };
  if (read.lost.size === 0) return { lost, sealed: read.sealed };
  await markDocumentsLost(db, guid, lost.documents);
  await markContractsLost(db, guid, lost.contracts);
  await recordLost(db, guid, deps.clock.now(), lost);
  return { lost, sealed: [] };
};
