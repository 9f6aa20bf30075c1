import { createHash } from 'node:crypto';
import type { StoredContract } from '../db/schema';
import type { AppDeps } from '../deps';
import { newStorageKey } from '../documents/keys';
import type { Sealed } from '../repositories/signing';
import { sealPdf } from './sealPdf';

export interface AgreedContract {
  readonly contract: StoredContract;
  readonly bytes: Buffer;
}

/** `at`: when the applicant signed, which is the time in the seal. */
export type SealedContract = Sealed & { readonly at: Date };

/** The row goes on naming the file that was agreed to. */
export const sealContract = async (
  { documents, sealKey }: Pick<AppDeps, 'documents' | 'sealKey'>,
  { contract: { guid, kind, storageKey: agreedKey, sha256: agreedSha256 }, bytes }: AgreedContract,
  at: Date,
): Promise<SealedContract> => {
  const sealed = await sealPdf(bytes, sealKey, at);
  const storageKey = newStorageKey();
  await documents.put(storageKey, sealed, 'application/pdf');
  const sha256 = createHash('sha256').update(sealed).digest('hex');
  const seal = sealKey.isTrial ? 'trial' : 'provider';
  return { guid, kind, storageKey, sha256, agreedKey, agreedSha256, agreedSize: bytes.length, seal, at };
};
