import type { FastifyRequest } from 'fastify';
import { Refusal, REQUEST_MALFORMED, SESSION_ENDED } from '../errors/refusal';
import { fileOf, readForm, type UploadForm } from '../http/form';
import { sourceOf } from '../limits/address';
import { countUpload } from '../uploads/quota';
import type { SentFile } from '../uploads/takeFile';
import { openTray, type ReceivedFile } from '../uploads/tray';
import { beginUpload, uploadOwner } from '../uploads/underWay';
import { requireStillOpened } from './access';
import type { Call } from './register';

export interface Received {
  readonly form: UploadForm;
  /** The form's file under a type, as takeFile wants it. Throws Refusal where there is none. */
  sent(type: string): SentFile & { readonly file: ReceivedFile };
}

/** What is being received, or a Refusal once the connection is closed: the body's reader may not learn of it. */
const whileConnected = async <T>({ raw: { socket } }: FastifyRequest, received: Promise<T>): Promise<T> => {
  let leave = (): void => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new Refusal(REQUEST_MALFORMED, { httpStatus: 400 }));
    socket.once('close', leave);
  });
  try {
    return await Promise.race([received, left]);
  } finally {
    socket.off('close', leave);
  }
};

/**
 * Receives the form of an upload and works on it; its file is there as long as that takes. It is counted on the session's
 * request before its body is read: what is refused counts too. Uploads for other requests that the same code has unlocked
 * count on the one that was resumed. Throws Overloaded where too much is under way.
 */
export const withForm = async <T>(
  call: Call,
  maxBytes: number,
  work: (received: Received) => Promise<T>,
): Promise<T> => {
  const { session, deps, http } = call;
  const guid = session?.guid || session?.resumeGuid;
  if (!guid) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const announced = Number(http.headers['content-length'] ?? maxBytes);
  // More is not kept.
  const end = beginUpload(deps.config, http, guid, Math.min(announced, maxBytes));
  const tray = openTray(deps.config.DATA_DIR);
  try {
    await countUpload(deps, { guid, source: sourceOf(http.ip), bytes: announced });
    const form = await whileConnected(http, readForm(http, maxBytes, tray));
    const owner = uploadOwner(http, guid);
    const isGone = (): boolean => http.raw.socket.destroyed;
    const requireRequest: SentFile['requireRequest'] = (db, request) => requireStillOpened(call, db, request);
    return await work({
      form,
      sent: (type) => ({ owner, type, file: fileOf(form), isGone, requireRequest }),
    });
  } finally {
    await tray.clear();
    end();
  }
};
