import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'apertura';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Everywhere but on this machine the cookie requires TLS. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || !LOOPBACK.test(request.hostname);

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${NAME}` : NAME);

export const readToken = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];

/**
 * With SESSION_COOKIE=cross-site, the browser sends the cookie with the calls of a page of another site,
 * partitioned by that site. It then requires TLS, which browsers do not ask of their own machine.
 */
export const cookieOptionsFor = (request: FastifyRequest) => {
  const isCrossSite = request.server.deps.config.SESSION_COOKIE === 'cross-site';
  const options = { path: '/', httpOnly: true, secure: isCrossSite || isSecure(request) } as const;
  return isCrossSite
    ? ({ ...options, sameSite: 'none', partitioned: true } as const)
    : ({ ...options, sameSite: 'lax' } as const);
};

type Cookie = Parameters<FastifyReply['setCookie']>;

const planned = new WeakMap<FastifyReply, Cookie[]>();

/**
 * Only if the call succeeds. Tokens are made within a transaction: a browser that got one with an error would
 * lose its session, since the transaction was rolled back.
 */
export const setCookieOnSuccess = (reply: FastifyReply, ...cookie: Cookie): void => {
  planned.set(reply, [...(planned.get(reply) ?? []), cookie]);
};

export const writeCookies = (reply: FastifyReply): void => {
  for (const cookie of planned.get(reply) ?? []) reply.setCookie(...cookie);
};

// No Max-Age in either: the cookie ends with the browser, and the service limits the session's life.

/** For a session that is stored already. */
export const writeToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(nameFor(request), token, cookieOptionsFor(request));
};
/** For a token that the call's transaction stores, see `setCookieOnSuccess`. */
export const writeTokenOnSuccess = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  setCookieOnSuccess(reply, nameFor(request), token, cookieOptionsFor(request));
};
export const clearToken = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(nameFor(request), cookieOptionsFor(request));
};
