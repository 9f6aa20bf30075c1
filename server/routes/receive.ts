import type { FastifyRequest } from 'fastify';
import { Refusal, REQUEST_MALFORMED, SESSION_ENDED } from '../errors/refusal';
import { fileOf, readForm, type UploadForm } from '../http/form';
import { sourceOf } from '../limits/address';
import { countUpload } from '../uploads/quota';
import type { SentFile } from '../uploads/validateAndStoreFile';
import { openTray, type ReceivedFile } from '../uploads/tempFiles';
import { beginUpload, uploadOwner } from '../uploads/uploadLimits';
import { requireStillAllowed } from './access';
import type { Call } from './endpoint';

export interface Received {
  readonly form: UploadForm;
  /** Returns the form's file under a type, for validateAndStoreFile. Throws a Refusal when there is none. */
  sent(type: string): SentFile & { readonly file: ReceivedFile };
}

/** Resolves to `received`. Throws a Refusal when the connection closes: the reader may not notice. */
const whileConnected = async <T>({ raw: { socket } }: FastifyRequest, received: Promise<T>): Promise<T> => {
  let leave = (): void => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new Refusal('uploadStopped', REQUEST_MALFORMED, { httpStatus: 400 }));
    socket.once('close', leave);
  });
  try {
    return await Promise.race([received, left]);
  } finally {
    socket.off('close', leave);
  }
};

/**
 * Receives the form of an upload and runs `work` on it; the file exists until `work` ends. The upload is
 * counted for the session's request before its body is read, so refused ones count too. Uploads for other
 * requests that the same code has unlocked count for the resumed one. Throws Overloaded when too many uploads
 * are running, and Refusal.
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
  const end = beginUpload(deps.config, http, guid, Math.min(announced, maxBytes));
  const tray = openTray(deps.config.DATA_DIR);
  try {
    await countUpload(deps, { guid, source: sourceOf(http.ip), bytes: announced });
    const form = await whileConnected(http, readForm(http, maxBytes, tray));
    const owner = uploadOwner(http, guid);
    const isGone = (): boolean => http.raw.socket.destroyed;
    const requireRequest: SentFile['requireRequest'] = (db, request) =>
      requireStillAllowed(call, db, request);
    return await work({
      form,
      sent: (type) => ({ owner, type, file: fileOf(form), isGone, requireRequest }),
    });
  } finally {
    await tray.clear();
    end();
  }
};
