import { createHash } from 'node:crypto';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { Document, Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { newBarCode } from '../documents/barCode';
import { newStorageKey } from '../documents/keys';
import { frontUploadTypeOf } from '../domain/sides';
import { CONCLUDED, Refusal, SESSION_ENDED } from '../errors/refusal';
import { recordAudit } from '../repositories/audit';
import { setCaptchaConfirmed } from '../repositories/captchas';
import { listDocuments, saveDocument } from '../repositories/documents';
import { lockRequest } from '../repositories/requests';

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

export interface NewFile {
  readonly guid: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  /** SHA-256 of the bytes as received. */
  readonly received: string;
  readonly reading?: string;
  /** Key of the same file as it was stored before, if the store does not have it any more. */
  readonly missing?: string | undefined;
}

type Place = Pick<Document, 'barCode' | 'additional' | 'feedback' | 'askedAt'>;
/**
 * Throws a Refusal when the request accepts no file there. `stored`: the documents of the request, if they
 * are read already.
 */
export type Placing = (db: Db, request: Request, stored?: readonly Document[]) => Promise<Place>;

/** Both sides of a document share a bar code. */
export const placeWhileOpen =
  (type: string): Placing =>
  async (db, { guid, state }, stored) => {
    if (state !== 'open') throw new Refusal('concluded', CONCLUDED);
    const front = frontUploadTypeOf(type);
    const all = stored ?? (await listDocuments(db, guid));
    const sides = all.filter((one) => frontUploadTypeOf(one.type) === front);
    const barCode = sides.find((side) => side.barCode !== '')?.barCode ?? newBarCode();
    return { barCode, additional: false, feedback: '', askedAt: null };
  };

/** A file that was refused or lost does not count. */
export const isSameFile = (known: Document, received: string): boolean =>
  known.storageKey !== '' &&
  known.sha256 !== '' &&
  known.receivedSha256 === received &&
  known.sign !== 'false';

/**
 * The earlier file of the type is removed last. `placing` runs with the request locked, so a slow upload does
 * not change a request that was signed meanwhile. When the same bytes arrive twice at once, only one is
 * stored. Throws a Refusal.
 */
export const storeFile = async (
  { db, documents, clock, log }: Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>,
  { guid, type, bytes, contentType, received, reading = '', missing }: NewFile,
  placing: Placing,
): Promise<void> => {
  const storageKey = newStorageKey();
  /** To remove once the request is unlocked. */
  let left: string | undefined = storageKey;
  await documents.put(storageKey, bytes, contentType);
  try {
    left = await db.transaction(async (tx) => {
      const request = await lockRequest(tx, guid);
      if (!request) throw new Refusal('noRequest', SESSION_ENDED, { httpStatus: 401 });
      const stored = await listDocuments(tx, guid);
      const place = await placing(tx, request, stored);
      const old = stored.find((one) => one.type === type);
      if (old && isSameFile(old, received) && old.storageKey !== missing) return storageKey;
      await saveDocument(tx, {
        guid,
        type,
        storageKey,
        contentType,
        size: bytes.length,
        sha256: sha256(bytes),
        receivedSha256: received,
        reading,
        ...place,
        // A new file must be reviewed again.
        sign: '',
        createdAt: clock.now(),
      });
      // The phrase of a new video must be confirmed again.
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
    // Unless the request refused, the commit may have succeeded, its answer lost. The sweep decides later.
    if (!(error instanceof Refusal)) left = undefined;
    throw error;
  } finally {
    // The new file is already stored. A file that could not be removed concerns only the operator.
    if (left)
      await documents.remove(left).catch((error: unknown) => {
        log.warn({ err: error }, 'A replaced document was not removed');
      });
  }
};
