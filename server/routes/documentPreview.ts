/** Uploaded files, for the session whose own request they belong to. */
import type { FastifyInstance } from 'fastify';
import { openStored } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { setReceivedHeaders } from '../http/security';
import { findDocument } from '../repositories/documents';
import { ownRequest } from './access';
import { endpoint, type Call } from './endpoint';

const NOTHING_STORED = 'Nessun documento caricato.';

/** Returns the stored file of a type, with the content type that it was stored with. */
const preview = async ({ deps, reply, http }: Call, guid: string, type: string): Promise<Buffer> => {
  const stored = await findDocument(deps.db, guid, type);
  const bytes = stored && (await openStored(deps.documents, stored));
  if (!stored || !bytes) {
    if (stored?.storageKey) http.log.error({ type }, 'A stored document has no bytes');
    throw new Refusal('paperUnknown', NOTHING_STORED, { httpStatus: 404 });
  }
  setReceivedHeaders(reply, stored.contentType);
  return bytes;
};

export const documentPreviewRoute = (app: FastifyInstance): void =>
  endpoint(app, 'documentPreview', {
    handler: async ({ type }, call) => preview(call, (await ownRequest(call)).guid, type),
  });
