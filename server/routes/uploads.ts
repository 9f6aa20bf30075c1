import type { FastifyInstance } from 'fastify';
import { DOCUMENT_MAX_BYTES } from '../../src/contract/limits';
import { documentUploadTypes } from '../../src/contract/uploads';
import { typeOf } from '../http/form';
import { placeWhileOpen } from '../uploads/storeFile';
import { validateAndStoreFile } from '../uploads/validateAndStoreFile';
import { ownRequestToFill } from './access';
import { documentPreviewRoute } from './documentPreview';
import { endpoint } from './endpoint';
import { withForm } from './receive';
import { reuploadRoutes } from './reuploads';
import { videoRoutes } from './video';
import { atStep, requireAccepts } from './uploadRules';

/** Uploads of the identification step (spec, 7.8), and those of a request under review. */
export const uploadRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'documentUpload', {
    handler: async (_, call) => {
      const request = await ownRequestToFill(call);
      requireAccepts(request, atStep);
      return withForm(call, DOCUMENT_MAX_BYTES, async ({ form, sent }) => {
        const type = typeOf(form, documentUploadTypes);
        const sha256 = await validateAndStoreFile(call.deps, request, sent(type), placeWhileOpen(type));
        return { status: 'success' as const, sha256 };
      });
    },
  });
  documentPreviewRoute(app);
  videoRoutes(app);
  reuploadRoutes(app);
};
