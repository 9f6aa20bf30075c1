import type { FastifyInstance } from 'fastify';
import { VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { documentUploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { UploadAnswer } from '../../src/contract/wire';
import { judgeDocument, judgeVideo } from '../documents/judge';
import { storeFile } from '../domain/files';
import { Refusal } from '../errors';
import { fileOf, readForm, typeOf } from '../http/form';
import { findDocumentByBarCode } from '../repositories/documents';
import { requestOf } from './access';
import { endpoint, type Call } from './register';

const NOT_FOUND =
  'Il documento da sostituire non è stato trovato. Torna all’elenco delle richieste e riprova.';

/** Takes the file of a document that is there already, found by its bar code; `additional` says of which sort it must be. */
const reupload = async (call: Call, additional: boolean): Promise<UploadAnswer> => {
  const form = await readForm(call.http, VIDEO_MAX_BYTES);
  const { guid } = await requestOf(call, form.fields['guid'] ?? '');
  const type = typeOf(form, [...documentUploadTypes, VIDEO_UPLOAD_TYPE]);
  const document = await findDocumentByBarCode(call.deps.db, guid, form.fields['barCode'] ?? '');
  if (document?.type !== type || document.additional !== additional) throw new Refusal(NOT_FOUND);
  const file = fileOf(form);
  const contentType = type === VIDEO_UPLOAD_TYPE ? judgeVideo(file) : await judgeDocument(file);
  return {
    status: 'success',
    sha256: await storeFile(call.deps, { guid, type, bytes: file.bytes, contentType }),
  };
};

/** Uploads for a request under review, unlocked by its code (spec, 7.8 and 7.9). */
export const reuploadRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'contactUpload', { handler: (_, call) => reupload(call, false) });
  endpoint(app, 'reuploadDocument', { handler: (_, call) => reupload(call, false) });
  endpoint(app, 'uploadAdditionalDoc', { handler: (_, call) => reupload(call, true) });
};
