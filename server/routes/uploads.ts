import type { FastifyInstance } from 'fastify';
import { VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { documentUploadTypes } from '../../src/contract/uploads';
import { typeOf } from '../http/form';
import { placeWhileOpen } from '../uploads/storeFile';
import { uploaded } from '../uploads/uploaded';
import { validateAndStoreFile } from '../uploads/validateAndStoreFile';
import { ownRequestToFill } from './access';
import { documentPreviewRoute } from './documentPreview';
import { endpoint } from './endpoint';
import { withForm } from './receive';
import { reuploadRoutes } from './reuploads';
import { videoRoutes } from './video';
import { atStep, requireAccepts } from './uploadRules';

/** Specification, 7.8. */
export const uploadRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'documentUpload', {
    handler: async (_, call) => {
      const request = await ownRequestToFill(call);
      requireAccepts(request, atStep);
      // The type, which follows in the form, may be that of a video. Documents have a lower limit.
      return withForm(call, VIDEO_MAX_BYTES, async ({ form, sent }) => {
        const type = typeOf(form, documentUploadTypes);
        return uploaded(await validateAndStoreFile(call.deps, request, sent(type), placeWhileOpen(type)));
      });
    },
  });
  documentPreviewRoute(app);
  videoRoutes(app);
  reuploadRoutes(app);
};
