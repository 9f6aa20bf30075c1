import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { DOCUMENT_MAX_BYTES } from '../../src/contract/limits';
import { documentUploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { judgeDocument } from '../documents/judge';
import { previewOf } from '../documents/picture';
import { placeWhileOpen, storeFile } from '../domain/files';
import { Refusal } from '../errors';
import { fileOf, readForm, typeOf } from '../http/form';
import { findDocument } from '../repositories/documents';
import { openRequest } from './access';
import { endpoint, ownRequest, type Call } from './register';
import { reuploadRoutes } from './reuploads';
import { videoRoutes } from './video';

const NOTHING_STORED = 'Nessun documento caricato.';
const PREVIEW_TYPE = 'image/jpeg';

/** What is stored under a type, fit to be shown: a picture as an upright JPEG, a PDF or a video as it is. */
const preview = async ({ deps, reply, http }: Call, guid: string, type: string): Promise<Buffer> => {
  const stored = await findDocument(deps.db, guid, type);
  const bytes = stored && (await deps.documents.get(stored.storageKey));
  if (!stored || !bytes) {
    if (stored?.storageKey) http.log.error({ type }, 'A stored document has no bytes');
    throw new Refusal(NOTHING_STORED, { httpStatus: 404 });
  }
  const isImage = stored.contentType.startsWith('image/');
  reply.header('content-disposition', 'inline');
  reply.type(isImage ? PREVIEW_TYPE : stored.contentType);
  return isImage ? previewOf(bytes) : bytes;
};

/** Uploads of the identification step (spec, 7.8), and those of a request under review. */
export const uploadRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'documentUpload', {
    handler: async (_, call) => {
      const { guid } = await openRequest(call);
      const form = await readForm(call.http, DOCUMENT_MAX_BYTES);
      const type = typeOf(form, documentUploadTypes);
      const file = fileOf(form);
      const contentType = await judgeDocument(file);
      return {
        status: 'success',
        sha256: await storeFile(
          call.deps,
          { guid, type, bytes: file.bytes, contentType },
          placeWhileOpen(type),
        ),
      };
    },
  });
  endpoint(app, 'documentPreview', {
    parameters: Type.Object({ type: Type.Enum([...documentUploadTypes, VIDEO_UPLOAD_TYPE]) }),
    handler: async ({ type }, call) => preview(call, (await ownRequest(call)).guid, type),
  });
  videoRoutes(app);
  reuploadRoutes(app);
};
