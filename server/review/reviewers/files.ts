import type { FastifyInstance, FastifyReply } from 'fastify';
import { openStored } from '../../documents/openStored';
import { Refusal } from '../../errors/refusal';
import { setFilePolicy, setReceivedHeaders } from '../../http/security';
import { findReplaced } from '../../pdf/openContract';
import { findDocument } from '../../repositories/documents';
import { findRequest } from '../../repositories/requests';
import { contractsInOrder } from '../../repositories/signing';
import { routeAt } from './api/route';
import { LOOKED, recordReview, type Desk } from './desk';
import { isShownAt } from './view';

const NOT_FOUND = 'Non c’è nulla a questo indirizzo.';

type Stored = Parameters<typeof openStored>[1];

interface Sending<File> {
  readonly record: () => Promise<void>;
  readonly setHeaders: (file: File) => void;
  /** Returns what has taken the file's place since its row was read. */
  readonly findReplaced?: (file: File) => Promise<File | undefined>;
}

/** Serves stored documents and contracts unchanged. */
export const fileRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { deps } = app;
  const { db, documents } = deps;

  /** Sends the file of a request that the desk shows. `record` writes the look before. */
  const send = async <File extends Stored>(
    reply: FastifyReply,
    guid: string,
    file: File | undefined,
    { record, setHeaders, findReplaced }: Sending<File>,
  ): Promise<FastifyReply> => {
    const request = file && (await findRequest(db, guid));
    const open = async (shown: File): Promise<Buffer | undefined> => {
      const found = await openStored(documents, shown);
      if (found) return found;
      const replaced = await findReplaced?.(shown);
      return replaced && openStored(documents, replaced);
    };
    const bytes = file && isShownAt(desk, request) ? await open(file) : undefined;
    if (!file || !bytes) throw new Refusal('paperUnknown', NOT_FOUND, { httpStatus: 404 });
    await record();
    setFilePolicy(reply).header('cache-control', 'no-store');
    setHeaders(file);
    return reply.send(bytes);
  };

  app.route<{ Params: { guid: string; type: string } }>({
    ...routeAt(desk, 'document'),
    handler: async (http, reply) => {
      const { guid, type } = http.params;
      return send(reply, guid, await findDocument(db, guid, type), {
        record: () => recordReview(deps, http, { guid, event: LOOKED }, { what: 'document', document: type }),
        setHeaders: ({ contentType, receivedSha256 }) => {
          // Lets a test, or a person at the command line, recognise the file that was sent.
          setReceivedHeaders(reply, contentType).header('x-received-sha256', receivedSha256);
        },
      });
    },
  });

  app.route<{ Params: { guid: string; kind: string } }>({
    ...routeAt(desk, 'contract'),
    handler: async (http, reply) => {
      const { guid, kind } = http.params;
      const contracts = await contractsInOrder(db, guid);
      const contract = contracts.find((one) => one.kind === kind);
      return send(reply, guid, contract, {
        record: () => recordReview(deps, http, { guid, event: LOOKED }, { what: 'contract', document: kind }),
        findReplaced: (one) => findReplaced(deps, one),
        setHeaders: () => {
          reply.header('content-disposition', 'inline').type('application/pdf');
        },
      });
    },
  });
};
