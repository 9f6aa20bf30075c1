import type { FastifyInstance } from 'fastify';
import { VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { documentUploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { UploadAnswer } from '../../src/contract/wire';
import { typeOf } from '../http/form';
import { placeReupload } from '../review/applicant/replace';
import { uploaded } from '../uploads/uploaded';
import { validateAndStoreFile } from '../uploads/validateAndStoreFile';
import { withForm } from './receive';
import { requestToRead, requireSomeRequest } from './access';
import { endpoint, type Call } from './endpoint';
import { askedAgain, requestsAcceptingFiles } from './uploadRules';

const reupload = async (call: Call, additional: boolean): Promise<UploadAnswer> => {
  requireSomeRequest(call);
  await requestsAcceptingFiles(call, askedAgain);
  return withForm(call, VIDEO_MAX_BYTES, async ({ form, sent }) => {
    const request = await requestToRead(call, form.fields['guid'] ?? '');
    const type = typeOf(form, [...documentUploadTypes, VIDEO_UPLOAD_TYPE]);
    const placing = placeReupload({ type, barCode: form.fields['barCode'] ?? '', additional });
    // Refuses a document that was not requested before checking the file.
    await placing(call.deps.db, request);
    return uploaded(await validateAndStoreFile(call.deps, request, sent(type), placing));
  });
};

/** Specification, 7.8 and 7.9. */
export const reuploadRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'contactUpload', { handler: (_, call) => reupload(call, false) });
  endpoint(app, 'reuploadDocument', { handler: (_, call) => reupload(call, false) });
  endpoint(app, 'uploadAdditionalDoc', { handler: (_, call) => reupload(call, true) });
};
