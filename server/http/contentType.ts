import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoints';
import { REQUEST_MALFORMED, Refusal } from '../errors/refusal';

/** JSON is always UTF-8. Our client never sends another charset. */
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

const isTaken = (body: Endpoint['body'], { headers }: FastifyRequest): boolean => {
  const type = headers['content-type'];
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return false;
  if (body === 'multipart') return type !== undefined && FORM_TYPE.test(type);
  // A call without a payload has no type. A body without a type is refused when it is parsed.
  return type === undefined || JSON_TYPE.test(type);
};

/**
 * Refuses with 415 a body of another type than the call's, before any byte is read. Other sites can send
 * forms.
 */
export const requireContentType =
  (body: Endpoint['body']): onRequestHookHandler =>
  (request, _reply, done) => {
    done(
      isTaken(body, request) ? undefined : new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 415 }),
    );
  };
