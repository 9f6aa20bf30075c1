import type { FastifyInstance, FastifyReply } from 'fastify';
import { openStored } from '../documents/openStored';
import { Refusal } from '../errors';
import { setFilePolicy } from '../http/security';
import { findDocument } from '../repositories/documents';
import { contractsInOrder } from '../repositories/signing';

const hidden = { schema: { hide: true } } as const;
const NOT_FOUND = 'Non c’è nulla a questo indirizzo.';

interface Stored {
  readonly storageKey: string;
  readonly sha256: string;
  readonly contentType: string;
}

/** Stored documents and contracts, as they are. */
export const fileRoutes = (app: FastifyInstance): void => {
  const { db, documents } = app.deps;

  const sendStored = async (reply: FastifyReply, stored: Stored | undefined): Promise<FastifyReply> => {
    const bytes = stored && (await openStored(documents, stored));
    if (!stored || !bytes) throw new Refusal(NOT_FOUND, { httpStatus: 404 });
    return setFilePolicy(reply)
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline')
      .type(stored.contentType)
      .send(bytes);
  };

  app.get<{ Params: { guid: string; type: string } }>(
    '/sandbox/documents/:guid/:type',
    hidden,
    async ({ params }, reply) => {
      const stored = await findDocument(db, params.guid, params.type);
      // By which a test, or a person at the command line, knows the file that was sent.
      if (stored) reply.header('x-received-sha256', stored.receivedSha256);
      return sendStored(reply, stored);
    },
  );

  app.get<{ Params: { guid: string; kind: string } }>(
    '/sandbox/contracts/:guid/:kind.pdf',
    hidden,
    async ({ params }, reply) => {
      const contracts = await contractsInOrder(db, params.guid);
      const contract = contracts.find(({ kind }) => kind === params.kind);
      return sendStored(reply, contract && { ...contract, contentType: 'application/pdf' });
    },
  );
};
