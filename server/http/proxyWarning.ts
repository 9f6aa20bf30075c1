import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Tells the operator once, by the first call that names a client, that all clients of a proxy count as one address. */
export const warnOfUnknownProxy = (
  app: FastifyInstance,
  { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>,
): void => {
  if (TRUST_PROXY.length > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    log.warn(
      'X-Forwarded-For arrives and TRUST_PROXY is empty: behind a proxy, everybody is bounded as one address',
    );
  });
};
