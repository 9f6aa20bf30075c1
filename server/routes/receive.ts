import type { FastifyRequest } from 'fastify';
import { VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { countUpload } from '../domain/uploadQuota';
import { Overloaded, Refusal, REQUEST_MALFORMED, SESSION_ENDED } from '../errors';
import { readForm, type UploadForm } from '../http/form';
import type { Call } from './register';

/** Of one request, from the first byte to the answer: each may hold a file in memory. A page has fewer boxes. */
export const UPLOADS_AT_ONCE = 8;
const underWay = new Map<string, number>();

/** Whether whoever sent this call has left. */
export const isGone =
  ({ http }: Call) =>
  (): boolean =>
    http.raw.socket.destroyed;

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
 * Receives the form of an upload and works on it. It is counted on the session's request before its body is read: what is refused counts too.
 * Uploads for other requests that the same code has unlocked count on the one that was resumed. Throws Overloaded where
 * too many of the request are under way.
 */
export const withForm = async <T>(
  { session, deps, http }: Call,
  maxBytes: number,
  work: (form: UploadForm) => Promise<T>,
): Promise<T> => {
  const guid = session?.guid || session?.resumeGuid;
  if (!guid) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const announced = Number(http.headers['content-length'] ?? VIDEO_MAX_BYTES);
  await countUpload(deps, guid, announced);
  const others = underWay.get(guid) ?? 0;
  if (others >= UPLOADS_AT_ONCE) throw new Overloaded();
  underWay.set(guid, others + 1);
  try {
    return await work(await whileConnected(http, readForm(http, maxBytes)));
  } finally {
    const left = (underWay.get(guid) ?? 1) - 1;
    if (left > 0) underWay.set(guid, left);
    else underWay.delete(guid);
  }
};
