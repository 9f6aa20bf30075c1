/**
 * A browser that has confirmed an identity by a code carries a mark of it: codes that it asks for later are counted by
 * themselves, so that no stranger can use them up (docs/decisions/codes.md). It opens nothing.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps';
import { cookieOptionsFor, isSecure } from './cookie';

const NAME = 'apertura-device';
const NONCE_BYTES = 16;
const LASTS_SECONDS = 30 * 24 * 60 * 60;

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${NAME}` : NAME);

const sealOf = (codeKey: string, nonce: string, proof: string): Buffer =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify(['device', nonce, proof]))
    .digest();

interface Caller {
  readonly deps: Pick<AppDeps, 'codeKey'>;
  readonly http: FastifyRequest;
}

/** Gives the browser a mark for the identity that was proven; it replaces the one for another identity. */
export const markDevice = (
  { deps, http, reply }: Caller & { readonly reply: FastifyReply },
  proof: string,
): void => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const value = `${nonce}.${sealOf(deps.codeKey, nonce, proof).toString('base64url')}`;
  reply.setCookie(nameFor(http), value, { ...cookieOptionsFor(http), maxAge: LASTS_SECONDS });
};

/** The browser's mark, where it is one of the service's for this identity. */
export const deviceOf = ({ deps, http }: Caller, proof: string): string | undefined => {
  const [nonce = '', seal = ''] = (http.cookies[nameFor(http)] ?? '').split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(deps.codeKey, nonce, proof);
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined;
};
