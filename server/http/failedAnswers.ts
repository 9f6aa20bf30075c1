import type { FastifyInstance } from 'fastify';

const FAILED = 500;

/**
 * Lets no answer that failed set a cookie: the transaction that gave the session a new token was rolled back,
 * or nobody knows. The token from before is valid in both cases (session/rotation.ts). Register it after the
 * cookies.
 */
export const withoutCookiesOnFailure = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode >= FAILED) reply.removeHeader('set-cookie');
  });
};
