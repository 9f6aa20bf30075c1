/**
 * Recognises browsers that confirmed an identity by a code, with a signed cookie. Codes that they request
 * later have their own limit, which strangers cannot use up (docs/decisions/codes.md). It gives no access.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps';
import { cookieOptionsFor, isSecure, setCookieOnSuccess } from './cookie';

const NAME = 'apertura-device';
const NONCE_BYTES = 16;
const LASTS_SECONDS = 30 * 24 * 60 * 60;

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${NAME}` : NAME);

const sealOf = (codeKey: string, mark: Omit<Mark, 'seal'>, proof: string): Buffer =>
  createHmac('sha256', codeKey)
    .update(JSON.stringify(['device', mark.nonce, mark.issuedAt, proof]))
    .digest();

interface Mark {
  readonly nonce: string;
  /** Seconds since 1970, as text. */
  readonly issuedAt: string;
  readonly seal: string;
}

interface Caller {
  readonly deps: Pick<AppDeps, 'codeKey' | 'clock'>;
  readonly http: FastifyRequest;
}

const seconds = ({ clock }: Caller['deps']): number => Math.floor(clock.now().getTime() / 1000);

export const deviceOf = ({ deps, http }: Caller, proof: string): string | undefined => {
  const [nonce = '', issuedAt = '', seal = ''] = (http.cookies[nameFor(http)] ?? '').split('.');
  const given = Buffer.from(seal, 'base64url');
  const right = sealOf(deps.codeKey, { nonce, issuedAt }, proof);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && seconds(deps) - Number(issuedAt) <= LASTS_SECONDS ? nonce : undefined;
};

export const markDevice = (caller: Caller & { readonly reply: FastifyReply }, proof: string): void => {
  const { deps, http, reply } = caller;
  const nonce = deviceOf(caller, proof) ?? randomBytes(NONCE_BYTES).toString('base64url');
  const issuedAt = String(seconds(deps));
  const seal = sealOf(deps.codeKey, { nonce, issuedAt }, proof).toString('base64url');
  const options = { ...cookieOptionsFor(http), maxAge: LASTS_SECONDS };
  setCookieOnSuccess(reply, nameFor(http), [nonce, issuedAt, seal].join('.'), options);
};
