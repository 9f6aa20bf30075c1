import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { fileOf, readForm, type UploadForm } from '../http/form';
import { whileConnected } from '../http/whenCallEnds';
import { sourceOf } from '../limits/address';
import { countUpload } from '../uploads/quota';
import type { SentFile } from '../uploads/validateAndStoreFile';
import { withTempFiles, type ReceivedFile } from '../uploads/tempFiles';
import { uploadOwner, whileUploading } from '../uploads/uploadLimits';
import { requireStillAllowed } from './access';
import type { Call } from './endpoint';

export interface Received {
  readonly form: UploadForm;
  sent(type: string): SentFile & { readonly file: ReceivedFile };
}

/**
 * The file exists until `work` ends. The upload is counted for the session's request before its body is read,
 * so refused ones count too. Uploads for other requests that the same code has unlocked count for the resumed
 * one. Throws Overloaded when too many uploads are running, and Refusal.
 */
export const withForm = async <T>(
  call: Call,
  maxBytes: number,
  work: (received: Received) => Promise<T>,
): Promise<T> => {
  const { session, deps, http } = call;
  const guid = session?.guid || session?.resumeGuid;
  if (!guid) throw new Refusal('noRequest', SESSION_ENDED, { httpStatus: 401 });
  const announced = Number(http.headers['content-length'] ?? maxBytes);
  // No more than this is stored.
  const bytes = Math.min(announced, maxBytes);
  return whileUploading(deps.config, { http, guid, bytes }, async () => {
    await countUpload(deps, { guid, source: sourceOf(http.ip), bytes: announced });
    return withTempFiles(deps.config.DATA_DIR, async (temp) => {
      const form = await whileConnected(http, () => readForm(http, maxBytes, temp));
      const owner = uploadOwner(http, guid);
      const isGone = (): boolean => http.raw.socket.destroyed;
      const requireRequest: SentFile['requireRequest'] = (db, request) =>
        requireStillAllowed(call, db, request);
      return work({
        form,
        sent: (type) => ({ owner, type, file: fileOf(form), isGone, requireRequest }),
      });
    });
  });
};
