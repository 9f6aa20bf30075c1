import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../errors';
import { findDocument } from '../repositories/documents';
import { listMessages } from '../repositories/outbox';
import { seedPromoCodes } from '../repositories/promo';
import { latestContracts, latestDocuments, latestRequests } from '../repositories/sandbox';
import { contractsInOrder } from '../repositories/signing';
import { sandboxPage } from './page';
import { sandboxPromoCodes } from './promo';
import { style } from './style';

const hidden = { schema: { hide: true } } as const;
const NOT_FOUND = 'Non c’è nulla a questo indirizzo.';

/** What was sent and asked, for whoever runs the service without gateways: never registered in production. */
export const registerSandbox = (app: FastifyInstance): void => {
  const { db, documents } = app.deps;

  app.addHook('onReady', () => seedPromoCodes(db, sandboxPromoCodes));

  const sendStored = async (
    reply: FastifyReply,
    stored: { readonly storageKey: string; readonly contentType: string } | undefined,
  ): Promise<FastifyReply> => {
    const bytes = stored && (await documents.get(stored.storageKey));
    if (!stored || !bytes) throw new Refusal(NOT_FOUND, { httpStatus: 404 });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline')
      .removeHeader('content-security-policy')
      .type(stored.contentType)
      .send(bytes);
  };

  app.get('/sandbox', hidden, async (_, reply) => {
    const [messages, requests, files, contracts] = await Promise.all([
      listMessages(db),
      latestRequests(db),
      latestDocuments(db),
      latestContracts(db),
    ]);
    const page = sandboxPage({ messages, requests, documents: files, contracts });
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

  app.get<{ Params: { guid: string; type: string } }>(
    '/sandbox/documents/:guid/:type',
    hidden,
    async (http, reply) => sendStored(reply, await findDocument(db, http.params.guid, http.params.type)),
  );

  app.get<{ Params: { guid: string; kind: string } }>(
    '/sandbox/contracts/:guid/:kind.pdf',
    hidden,
    async (http, reply) => {
      const contracts = await contractsInOrder(db, http.params.guid);
      const contract = contracts.find(({ kind }) => kind === http.params.kind);
      return sendStored(
        reply,
        contract && { storageKey: contract.storageKey, contentType: 'application/pdf' },
      );
    },
  );
};
