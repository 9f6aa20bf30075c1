import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openStored } from '../../documents/openStored';
import { FileBroken } from '../../documents/sealedStore';
import { Refusal } from '../../errors/refusal';
import { setFilePolicy, setReceivedHeaders } from '../../http/security';
import { findReplaced } from '../../pdf/openContract';
import { findDocument } from '../../repositories/documents';
import { findRequest } from '../../repositories/requests';
import { contractsInOrder } from '../../repositories/signing';
import { routeAt } from './api/route';
import { recordFileLook, type Desk } from './desk';
import { partAsked, sendPart } from './videoPart';
import { isShownAt } from './view';

const NOT_FOUND = 'Non c’è nulla a questo indirizzo.';

const BROKEN = 'Il file conservato è danneggiato e non può essere aperto: avvisa chi gestisce il servizio.';

type Stored = Parameters<typeof openStored>[1];

interface Sending<File> {
  readonly record: (file: File, isPart: boolean) => Promise<void>;
  readonly setHeaders: (file: File) => void;
  /** Another file may have taken its place since its row was read. */
  readonly findReplaced?: (file: File) => Promise<File | undefined>;
  readonly hasParts?: boolean;
}

const isVideo = (file: { readonly contentType: string } | undefined): boolean =>
  file?.contentType.startsWith('video/') === true;

export const fileRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { deps } = app;
  const { db, documents } = deps;

  const refuseBroken = (error: unknown): never => {
    if (!(error instanceof FileBroken)) throw error;
    deps.log.error({ err: error }, 'A stored file is broken');
    throw new Refusal('paperUnknown', BROKEN, { httpStatus: 404 });
  };

  /** The look is recorded before the file is sent. */
  const send = async <File extends Stored>(
    http: FastifyRequest,
    reply: FastifyReply,
    guid: string,
    file: File | undefined,
    { record, setHeaders, findReplaced, hasParts = false }: Sending<File>,
  ): Promise<FastifyReply> => {
    const request = file && (await findRequest(db, guid));
    const open = async (shown: File): Promise<Buffer | undefined> => {
      const found = await openStored(documents, shown);
      if (found) return found;
      const replaced = await findReplaced?.(shown);
      return replaced && openStored(documents, replaced);
    };
    const bytes = file && isShownAt(desk, request) ? await open(file).catch(refuseBroken) : undefined;
    if (!file || !bytes) throw new Refusal('paperUnknown', NOT_FOUND, { httpStatus: 404 });
    const part = hasParts ? partAsked(http, reply, bytes.length) : undefined;
    await record(file, part !== undefined);
    setFilePolicy(reply).header('cache-control', 'no-store');
    setHeaders(file);
    return part ? sendPart(reply, bytes, part) : reply.send(bytes);
  };

  app.route<{ Params: { guid: string; type: string } }>({
    ...routeAt(desk, 'document'),
    handler: async (http, reply) => {
      const { guid, type } = http.params;
      const document = await findDocument(db, guid, type);
      return send(http, reply, guid, document, {
        record: ({ createdAt: storedAt }, isPart) =>
          recordFileLook(
            deps,
            http,
            { guid, what: 'document', document: type },
            isPart ? { storedAt } : undefined,
          ),
        hasParts: isVideo(document),
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
      return send(http, reply, guid, contract, {
        record: () => recordFileLook(deps, http, { guid, what: 'contract', document: kind }),
        findReplaced: (one) => findReplaced(deps, one),
        setHeaders: () => {
          reply.header('content-disposition', 'inline').type('application/pdf');
        },
      });
    },
  });
};
