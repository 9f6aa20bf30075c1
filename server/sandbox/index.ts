import type { FastifyInstance } from 'fastify';
import { sandboxReach } from '../config/sandboxReach';
import { isFromThisMachine } from '../machine/thisMachine';
import { listMessages } from '../repositories/outbox';
import { seedPromoCodes } from '../repositories/promo';
import { latestContracts, latestDocuments, latestRequests } from '../repositories/sandbox';
import { fileRoutes } from './files';
import { registerForms } from './forms';
import { listPage } from './listPage';
import { sandboxPromoCodes } from './promo';
import { reviewRoutes } from './reviewRoutes';
import { style } from './style';

const hidden = { schema: { hide: true } } as const;

/** On a phone the requests come below the messages. outbox.json has more of them. */
const SHOWN_MESSAGES = 20;

const listRoutes = (app: FastifyInstance): void => {
  const { db } = app.deps;

  app.get('/sandbox', hidden, async (_, reply) => {
    const [messages, requests, documents, contracts] = await Promise.all([
      listMessages(db, SHOWN_MESSAGES),
      latestRequests(db),
      latestDocuments(db),
      latestContracts(db),
    ]);
    const page = listPage({ messages, requests, documents, contracts });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });

  app.get('/sandbox/style.css', hidden, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );

  app.get('/sandbox/outbox.json', hidden, async (_, reply) => {
    const messages = await listMessages(db);
    reply.header('cache-control', 'no-store');
    return messages.map(({ channel, recipient, text, code, at }) => ({
      channel,
      to: recipient,
      text,
      code,
      at,
    }));
  });

  app.get('/sandbox/requests.json', hidden, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const requests = await latestRequests(db);
    return requests.map(({ guid, step, state, email, updatedAt }) => ({
      guid,
      step,
      state,
      email,
      updatedAt,
    }));
  });
};

/**
 * Registers the sandbox for a service without gateways: the sent messages, the requests, and the review that
 * an employee would do elsewhere. Callers that may not use it get the answer for a missing page.
 */
export const registerSandbox = async (app: FastifyInstance): Promise<void> => {
  const { db, config } = app.deps;
  const reach = sandboxReach(config);
  if (reach === 'nobody') return;
  app.addHook('onReady', () => seedPromoCodes(db, sandboxPromoCodes));
  await app.register(async (scope) => {
    if (reach === 'thisMachine') {
      scope.addHook('onRequest', async (request, reply) =>
        isFromThisMachine(request.raw) ? undefined : reply.callNotFound(),
      );
    }
    // The links in the review's e-mails use the origin that the forms send.
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('referrer-policy', 'same-origin');
    });
    registerForms(scope);
    listRoutes(scope);
    fileRoutes(scope);
    reviewRoutes(scope);
  });
};
