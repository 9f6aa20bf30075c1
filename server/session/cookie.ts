import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'apertura';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Everywhere but on this very machine the cookie needs TLS. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || !LOOPBACK.test(request.hostname);

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${NAME}` : NAME);

export const readToken = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];

export const cookieOptionsFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

export const writeToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  // Without Max-Age: gone with the browser; the service keeps the limits of its life.
  reply.setCookie(nameFor(request), token, cookieOptionsFor(request));
};
export const clearToken = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(nameFor(request), cookieOptionsFor(request));
};
