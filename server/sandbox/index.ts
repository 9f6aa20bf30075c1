import type { FastifyInstance } from 'fastify';
import { sandboxReach } from '../config/sandboxReach';
import { isFromThisMachine } from '../machine/thisMachine';
import { findHtml, listMessages } from '../repositories/outbox';
import { seedPromoCodes } from '../repositories/promo';
import { latestContracts, latestDocuments, latestRequests } from '../repositories/latest';
import { sendOrigin, lookRoutes } from '../review/reviewers';
import { SANDBOX_REVIEWER } from '../review/reviewers/accounts';
import { sandboxDesk } from '../review/reviewers/desk';
import { fileRoutes } from '../review/reviewers/files';
import { registerForms } from '../review/reviewers/forms';
import { sendMail, sendPage } from '../review/reviewers/page/sendPage';
import { requestPageRoutes, requestRoute } from '../review/reviewers/requestRoutes';
import { listPage } from './listPage';
import { sandboxPromoCodes } from './promo';

/** On a phone the requests come below the messages. outbox.json has more of them. */
const SHOWN_MESSAGES = 20;

const listRoutes = (app: FastifyInstance): void => {
  const { db } = app.deps;

  app.get('/sandbox', async (_, reply) => {
    const [messages, requests, documents, contracts] = await Promise.all([
      listMessages(db, SHOWN_MESSAGES),
      latestRequests(db),
      latestDocuments(db),
      latestContracts(db),
    ]);
    return sendPage(reply, listPage({ messages, requests, documents, contracts }));
  });

  app.get<{ Params: { id: string } }>('/sandbox/mails/:id', async ({ params: { id } }, reply) => {
    const mail = /^\d{1,15}$/.test(id) ? await findHtml(db, Number(id)) : undefined;
    return mail === undefined ? reply.callNotFound() : sendMail(reply, mail);
  });

  app.get('/sandbox/outbox.json', async (_, reply) => {
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

  app.get('/sandbox/requests.json', async (_, reply) => {
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

/** For a service without gateways. Callers that may not use it get the answer for a missing page. */
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
    scope.addHook('onRequest', async (request) => {
      request.reviewer = SANDBOX_REVIEWER;
    });
    sendOrigin(scope);
    registerForms(scope);
    lookRoutes(scope, sandboxDesk);
    listRoutes(scope);
    fileRoutes(scope, sandboxDesk);
    requestPageRoutes(scope, sandboxDesk);
    const json = { method: 'GET', url: `${sandboxDesk.base}/requests/:guid/review.json` } as const;
    requestRoute(scope, sandboxDesk, json);
  });
};
