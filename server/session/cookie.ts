import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'apertura';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the cookie requires TLS: everywhere but on this machine. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || !LOOPBACK.test(request.hostname);

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${NAME}` : NAME);

export const readToken = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];

export const cookieOptionsFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

export const writeToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  // No Max-Age: the cookie ends with the browser, and the service limits the session's life.
  reply.setCookie(nameFor(request), token, cookieOptionsFor(request));
};
export const clearToken = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(nameFor(request), cookieOptionsFor(request));
};
