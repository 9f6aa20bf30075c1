import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { judgeVideo } from '../documents/judge';
import { isSamePhrase, newPhrase } from '../domain/captcha';
import { isVideoDone, storeFile } from '../domain/files';
import { REQUEST_MALFORMED, Refusal } from '../errors';
import { fileOf, readForm, typeOf } from '../http/form';
import { findAnswers } from '../repositories/answers';
import { findCaptcha, saveCaptcha, setCaptchaConfirmed } from '../repositories/captchas';
import { findDocument } from '../repositories/documents';
import { openRequest, requestOf } from './access';
import { endpoint } from './register';

const GUID = Type.String({ minLength: 1, maxLength: 64 });
const NO_VIDEO = 'Il video non è ancora arrivato. Registralo e riprova.';
const OTHER_PHRASE = 'La frase del video non è più valida. Leggi quella nuova e registra di nuovo il video.';

/** The video of the identification step and the phrase that is read in it. */
export const videoRoutes = (app: FastifyInstance): void => {
  const { db } = app.deps;

  endpoint(app, 'videoUpload', {
    handler: async (_, call) => {
      const { guid } = await openRequest(call);
      const form = await readForm(call.http, VIDEO_MAX_BYTES);
      const type = typeOf(form, [VIDEO_UPLOAD_TYPE]);
      if (form.fields['guid'] !== guid) throw new Refusal(REQUEST_MALFORMED, { httpStatus: 403 });
      const file = fileOf(form);
      const contentType = judgeVideo(file);
      return {
        status: 'success',
        sha256: await storeFile(call.deps, { guid, type, bytes: file.bytes, contentType }),
      };
    },
  });

  endpoint(app, 'generateCaptcha', {
    body: Type.Object({ guid: GUID }),
    handler: async (input, call) => {
      const { guid } = await requestOf(call, input.guid);
      const known = await findCaptcha(db, guid);
      // A phrase that a stored video was confirmed with stays: a reload must not undo the video.
      const captcha = known && (await isVideoDone(db, guid)) ? known.phrase : newPhrase();
      if (captcha !== known?.phrase) {
        await saveCaptcha(db, { guid, phrase: captcha, createdAt: call.deps.clock.now(), confirmedAt: null });
      }
      const contact = await findAnswers(db, guid, 'contact-info');
      const valueOf = (name: string): string =>
        contact.find(({ component }) => component === name)?.value ?? '';
      return { status: 'success', data: { nome: valueOf('nome'), cognome: valueOf('cognome'), captcha } };
    },
  });

  endpoint(app, 'videoCaptcha', {
    body: Type.Object({ guid: GUID, captcha: Type.String({ maxLength: 200 }) }),
    handler: async (input, call) => {
      const { guid } = await requestOf(call, input.guid);
      const known = await findCaptcha(db, guid);
      if (!known || !isSamePhrase(known.phrase, input.captcha)) throw new Refusal(OTHER_PHRASE);
      if (!(await findDocument(db, guid, VIDEO_UPLOAD_TYPE))?.storageKey) throw new Refusal(NO_VIDEO);
      await setCaptchaConfirmed(db, guid, call.deps.clock.now());
      return { status: 'success' };
    },
  });

  endpoint(app, 'documentInfo', {
    parameters: Type.Object({ guid: GUID }),
    handler: async (input, call) => {
      const { guid } = await requestOf(call, input.guid);
      return { status: 'success', data: { videoUploaded: await isVideoDone(db, guid) } };
    },
  });
};
