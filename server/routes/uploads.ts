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

/** Uploads of the identification step (spec, 7.8), and those of a request under review. */
export const uploadRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'documentUpload', {
    handler: async (_, call) => {
      const request = await ownRequestToFill(call);
      requireAccepts(request, atStep);
      // The type, which follows in the form, decides: one of them is a video. Documents have less.
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
