import { createHash } from 'node:crypto';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { Document } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { newStorageKey } from '../documents/folder';
import { findCaptcha, setCaptchaConfirmed } from '../repositories/captchas';
import { findDocument, saveDocument } from '../repositories/documents';
import { lockRequest } from '../repositories/requests';
import { newBarCode } from './barCode';

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

export interface NewFile {
  readonly guid: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Stores the bytes as they are in the place of what the request had under the type; the old ones go last. Answers the SHA-256. */
export const storeFile = async (
  { db, documents, clock, log }: Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log'>,
  { guid, type, bytes, contentType }: NewFile,
): Promise<string> => {
  const hash = sha256(bytes);
  const storageKey = newStorageKey();
  await documents.put(storageKey, bytes, contentType);
  let old: Document | undefined;
  try {
    await db.transaction(async (tx) => {
      await lockRequest(tx, guid);
      old = await findDocument(tx, guid, type);
      await saveDocument(tx, {
        guid,
        type,
        storageKey,
        contentType,
        size: bytes.length,
        sha256: hash,
        barCode: old?.barCode ?? newBarCode(),
        additional: old?.additional ?? false,
        // A new file is to be judged anew.
        sign: '',
        feedback: '',
        askedAt: null,
        createdAt: clock.now(),
      });
      // A new video must be confirmed with its phrase again.
      if (type === VIDEO_UPLOAD_TYPE) await setCaptchaConfirmed(tx, guid, null);
    });
  } catch (error) {
    await documents.remove(storageKey);
    throw error;
  }
  if (old?.storageKey) {
    // The new file is in force already: what is left of the old one is a matter for whoever runs the service.
    await documents.remove(old.storageKey).catch((error: unknown) => {
      log.warn({ err: error }, 'A replaced document was not removed');
    });
  }
  return hash;
};

/** Whether the video is stored and its phrase confirmed. */
export const isVideoDone = async (db: Db, guid: string): Promise<boolean> => {
  const video = await findDocument(db, guid, VIDEO_UPLOAD_TYPE);
  return Boolean(video?.storageKey && (await findCaptcha(db, guid))?.confirmedAt);
};
