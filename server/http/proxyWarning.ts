import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { comesThroughProxy } from '../machine/thisMachine';

/** Without TRUST_PROXY, the rate limits by address cannot distinguish the clients of a proxy. */
export const warnOfUnknownProxy = (
  app: FastifyInstance,
  { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>,
): void => {
  if (TRUST_PROXY.length > 0) return;
  let hasWarned = false;
  app.addHook('onRequest', ({ raw, log }, _reply, done) => {
    if (!hasWarned && comesThroughProxy(raw)) {
      hasWarned = true;
      log.warn(
        'Calls come through a proxy and TRUST_PROXY is empty: all its clients are bounded as one address, or not at all ' +
          'where it runs on this machine. Let it send X-Forwarded-For and name it in TRUST_PROXY',
      );
    }
    done();
  });
};
