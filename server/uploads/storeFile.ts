import { createHash } from 'node:crypto';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { Document, Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { newBarCode } from '../documents/barCode';
import { newStorageKey } from '../documents/keys';
import { isThere } from '../documents/openStored';
import { frontUploadTypeOf } from '../domain/sides';
import { CONCLUDED, Refusal } from '../errors/refusal';
import { recordAudit } from '../repositories/audit';
import { setCaptchaConfirmed } from '../repositories/captchas';
import { findDocument, listDocuments, saveDocument } from '../repositories/documents';
import { lockRequest } from '../repositories/requests';

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

export interface NewFile {
  readonly guid: string;
  readonly type: string;
  /** As they are stored. */
  readonly bytes: Buffer;
  readonly contentType: string;
  /** SHA-256 of the bytes as they were received. */
  readonly received: string;
}

/** What a new file takes over from the document that it belongs to. */
export type Place = Pick<Document, 'barCode' | 'additional' | 'feedback' | 'askedAt'>;
/** The place of a new file in a request; throws Refusal where the request takes none there. */
export type Placing = (db: Db, request: Request) => Promise<Place>;

/** For an upload of the identification step: both sides of a document share a bar code. */
export const placeWhileOpen =
  (type: string): Placing =>
  async (db, { guid, state }) => {
    if (state !== 'open') throw new Refusal(CONCLUDED);
    const front = frontUploadTypeOf(type);
    const sides = (await listDocuments(db, guid)).filter((one) => frontUploadTypeOf(one.type) === front);
    const barCode = sides.find((side) => side.barCode !== '')?.barCode ?? newBarCode();
    return { barCode, additional: false, feedback: '', askedAt: null };
  };

/** Whether a file is in force that was made of the same bytes. One that the review refused counts as none. */
export const isSameFile = (known: Document, received: string): boolean =>
  known.storageKey !== '' && known.receivedSha256 === received && known.sign !== 'false';

/**
 * Stores the bytes in the place of what the request had under the type; the old ones go last. The request is
 * asked for the place while it is locked: an upload that took long does not get into what was signed
 * meanwhile, and of two that bring the same bytes at the same time one is stored.
 */
export const storeFile = async (
  { db, documents, clock, log }: Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>,
  { guid, type, bytes, contentType, received }: NewFile,
  placing: Placing,
): Promise<void> => {
  const storageKey = newStorageKey();
  /** What is out of force once the request is unlocked. */
  let left: string | undefined = storageKey;
  await documents.put(storageKey, bytes, contentType);
  try {
    left = await db.transaction(async (tx) => {
      const request = await lockRequest(tx, guid);
      if (!request) throw new Error('The request of an upload is gone');
      const place = await placing(tx, request);
      const old = await findDocument(tx, guid, type);
      if (old && isSameFile(old, received) && (await isThere({ documents, log }, old))) return storageKey;
      await saveDocument(tx, {
        guid,
        type,
        storageKey,
        contentType,
        size: bytes.length,
        sha256: sha256(bytes),
        receivedSha256: received,
        ...place,
        // A new file is to be judged anew.
        sign: '',
        createdAt: clock.now(),
      });
      // A new video must be confirmed with its phrase again.
      if (type === VIDEO_UPLOAD_TYPE) await setCaptchaConfirmed(tx, guid, null);
      await recordAudit(tx, {
        guid,
        at: clock.now(),
        event: 'document-stored',
        details: { type, size: bytes.length, sha256: sha256(bytes), receivedSha256: received },
      });
      return old?.storageKey;
    });
  } catch (error) {
    // Where not the request refused, the commit may have been done and its answer lost: the sweep tells then.
    if (!(error instanceof Refusal)) left = undefined;
    throw error;
  } finally {
    // The file in force is there already: what is left of another one is a
    // matter for whoever runs the service.
    if (left)
      await documents.remove(left).catch((error: unknown) => {
        log.warn({ err: error }, 'A replaced document was not removed');
      });
  }
};
