import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Endpoint } from '../../src/contract/endpoints';
import { REQUEST_MALFORMED, Refusal } from '../errors/refusal';

/** JSON is UTF-8 whatever a charset says; one that says otherwise was written by somebody else. */
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

const isTaken = (body: Endpoint['body'], { headers }: FastifyRequest): boolean => {
  const type = headers['content-type'];
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') return false;
  if (body === 'multipart') return type !== undefined && FORM_TYPE.test(type);
  // A call without a payload names no type; one with a body and no type is refused where the body is read.
  return type === undefined || JSON_TYPE.test(type);
};

/**
 * Refuses by 415, before a byte is read, a body of another kind than the call's: a form
 * is what another site can send.
 */
export const takesOnly =
  (body: Endpoint['body']): onRequestHookHandler =>
  (request, _reply, done) => {
    done(isTaken(body, request) ? undefined : new Refusal(REQUEST_MALFORMED, { httpStatus: 415 }));
  };
