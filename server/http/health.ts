import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../deps';
import { endOf } from '../pdfSeal/key/openSealKey';

/** The caller gives up soon after this, so a slow check counts as failed. */
const CHECK_MS = 3000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes /readyz answer 'not ready' while running calls finish, so that no new ones are sent here. */
    readonly retire: () => void;
  }
}

const inTime = async (check: Promise<void>): Promise<void> => {
  const ended = new AbortController();
  const late = sleep(CHECK_MS, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error('Not checked in time');
  });
  try {
    await Promise.race([check, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
    check.catch(() => undefined);
  }
};

/** Such a seal works but proves nothing to others. A trial has no other, so there it is not reported. */
const sealWarning = ({ config, sealKey, clock }: AppDeps): { readonly seal?: string } => {
  if (config.NODE_ENV !== 'production') return {};
  if (sealKey.isTrial) return { seal: 'trial' };
  return endOf(sealKey) < clock.now() ? { seal: 'ended' } : {};
};

export const registerHealth = (app: FastifyInstance, deps: AppDeps): void => {
  const { database, documents } = deps;
  let retired = false;
  app.decorate('retire', () => {
    retired = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A connection that stays open would delay the stop.
    if (retired) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', () => ({ status: 'success' }));
  app.get('/readyz', async (request, reply) => {
    const checks = await Promise.allSettled([inTime(database.check()), inTime(documents.check())]);
    const ready = !retired && checks.every(({ status }) => status === 'fulfilled');
    if (!ready) request.log.warn({ retired, checks: checks.map(({ status }) => status) }, 'Not ready');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'success' : 'error', ...sealWarning(deps) });
  });
};
