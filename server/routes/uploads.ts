import type { FastifyInstance } from 'fastify';
import { DOCUMENT_MAX_BYTES } from '../../src/contract/limits';
import { documentUploadTypes } from '../../src/contract/uploads';
import { openStored } from '../documents/openStored';
import { Refusal } from '../errors/refusal';
import { typeOf } from '../http/form';
import { setReceivedHeaders } from '../http/security';
import { findDocument } from '../repositories/documents';
import { placeWhileOpen } from '../uploads/storeFile';
import { takeFile } from '../uploads/takeFile';
import { openRequest } from './access';
import { withForm } from './receive';
import { endpoint, ownRequest, type Call } from './register';
import { reuploadRoutes } from './reuploads';
import { videoRoutes } from './video';
import { atStep, requireTaken } from './whenTaken';

const NOTHING_STORED = 'Nessun documento caricato.';

/** What is stored under a type, as it is stored and under the content type that it was stored with. */
const preview = async ({ deps, reply, http }: Call, guid: string, type: string): Promise<Buffer> => {
  const stored = await findDocument(deps.db, guid, type);
  const bytes = stored && (await openStored(deps.documents, stored));
  if (!stored || !bytes) {
    if (stored?.storageKey) http.log.error({ type }, 'A stored document has no bytes');
    throw new Refusal(NOTHING_STORED, { httpStatus: 404 });
  }
  setReceivedHeaders(reply, stored.contentType);
  return bytes;
};

/** Uploads of the identification step (spec, 7.8), and those of a request under review. */
export const uploadRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'documentUpload', {
    handler: async (_, call) => {
      const request = await openRequest(call);
      requireTaken(request, atStep);
      return withForm(call, DOCUMENT_MAX_BYTES, async ({ form, sent }) => {
        const type = typeOf(form, documentUploadTypes);
        const sha256 = await takeFile(call.deps, request, sent(type), placeWhileOpen(type));
        return { status: 'success' as const, sha256 };
      });
    },
  });
  endpoint(app, 'documentPreview', {
    handler: async ({ type }, call) => preview(call, (await ownRequest(call)).guid, type),
  });
  videoRoutes(app);
  reuploadRoutes(app);
};
