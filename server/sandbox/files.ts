import type { FastifyInstance, FastifyReply } from 'fastify';
import { openStored } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { setFilePolicy, setReceivedHeaders } from '../http/security';
import { findDocument } from '../repositories/documents';
import { contractsInOrder } from '../repositories/signing';

const hidden = { schema: { hide: true } } as const;
const NOT_FOUND = 'Non c’è nulla a questo indirizzo.';

type Stored = Parameters<typeof openStored>[1];

/** Serves stored documents and contracts unchanged. */
export const fileRoutes = (app: FastifyInstance): void => {
  const { db, documents } = app.deps;

  const send = async <File extends Stored>(
    reply: FastifyReply,
    file: File | undefined,
    setHeaders: (file: File) => void,
  ): Promise<FastifyReply> => {
    const bytes = file && (await openStored(documents, file));
    if (!file || !bytes) throw new Refusal('paperUnknown', NOT_FOUND, { httpStatus: 404 });
    setFilePolicy(reply).header('cache-control', 'no-store');
    setHeaders(file);
    return reply.send(bytes);
  };

  app.get<{ Params: { guid: string; type: string } }>(
    '/sandbox/documents/:guid/:type',
    hidden,
    async ({ params }, reply) =>
      send(reply, await findDocument(db, params.guid, params.type), ({ contentType, receivedSha256 }) => {
        // Lets a test, or a person at the command line, recognise the file that was sent.
        setReceivedHeaders(reply, contentType).header('x-received-sha256', receivedSha256);
      }),
  );

  app.get<{ Params: { guid: string; kind: string } }>(
    '/sandbox/contracts/:guid/:kind.pdf',
    hidden,
    async ({ params }, reply) => {
      const contracts = await contractsInOrder(db, params.guid);
      const contract = contracts.find(({ kind }) => kind === params.kind);
      return send(reply, contract, () => {
        reply.header('content-disposition', 'inline').type('application/pdf');
      });
    },
  );
};
