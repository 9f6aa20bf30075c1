import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps';

export const registerHealth = (app: FastifyInstance, { database, documents }: AppDeps): void => {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'success' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const checks = await Promise.allSettled([database.check(), documents.check()]);
    const ready = checks.every(({ status }) => status === 'fulfilled');
    if (!ready) request.log.warn({ checks: checks.map(({ status }) => status) }, 'Not ready');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'success' : 'error' });
  });
};
