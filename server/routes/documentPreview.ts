import type { FastifyInstance } from 'fastify';
import { openReadable } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { setReceivedHeaders } from '../http/security';
import { findDocument } from '../repositories/documents';
import { ownRequest } from './access';
import { endpoint, type Call } from './endpoint';

const NOTHING_STORED = 'Nessun documento caricato.';
export const FILE_LOST = 'Non riusciamo a leggere il file che hai caricato: caricalo di nuovo.';

const preview = async ({ deps, reply, http }: Call, guid: string, type: string): Promise<Buffer> => {
  const stored = await findDocument(deps.db, guid, type);
  if (!stored?.storageKey) throw new Refusal('paperUnknown', NOTHING_STORED, { httpStatus: 404 });
  const bytes = await openReadable(deps, stored);
  if (!bytes) {
    http.log.error({ type }, 'A stored document has no bytes');
    throw new Refusal('paperLost', FILE_LOST);
  }
  setReceivedHeaders(reply, stored.contentType);
  return bytes;
};

export const documentPreviewRoute = (app: FastifyInstance): void =>
  endpoint(app, 'documentPreview', {
    handler: async ({ type }, call) => preview(call, (await ownRequest(call)).guid, type),
  });
