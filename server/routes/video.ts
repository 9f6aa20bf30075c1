import type { FastifyInstance } from 'fastify';
import { VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { Db } from '../db/types';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { typeOf } from '../http/form';
import { findAnswers } from '../repositories/answers';
import { lockRequest } from '../repositories/requests';
import { placeVideo } from '../review/applicant/replace';
import { uploaded } from '../uploads/uploaded';
import { validateAndStoreFile } from '../uploads/validateAndStoreFile';
import { confirmPhrase, isVideoDone, phraseOf } from '../uploads/videoPhrase';
import { withForm } from './receive';
import { requestToRead, requestToRecord, requireSomeRequest, requireStillAllowed } from './access';
import { endpoint, type Call } from './endpoint';
import { atStepOrAskedAgain, requireAccepts, requestsAcceptingFiles } from './uploadRules';

/** Throws a Refusal if the request accepts no video or the session has lost it. */
const onVideo = async <T>(call: Call, guid: string, work: (db: Db, now: Date) => Promise<T>): Promise<T> => {
  const { db: database, clock } = call.deps;
  await requestToRecord(call, guid);
  return database.transaction(async (db) => {
    const request = await lockRequest(db, guid);
    if (!request) throw new Refusal('noRequest', SESSION_ENDED, { httpStatus: 401 });
    await requireStillAllowed(call, db, request);
    await placeVideo(db, request);
    return work(db, clock.now());
  });
};

export const videoRoutes = (app: FastifyInstance): void => {
  const { db } = app.deps;

  endpoint(app, 'videoUpload', {
    handler: async (_, call) => {
      requireSomeRequest(call);
      const taking = await requestsAcceptingFiles(call, atStepOrAskedAgain);
      return withForm(call, VIDEO_MAX_BYTES, async ({ form, sent }) => {
        const type = typeOf(form, [VIDEO_UPLOAD_TYPE]);
        const request = await requestToRecord(call, form.fields['guid'] ?? '');
        if (!taking.has(request.guid)) requireAccepts(request, atStepOrAskedAgain);
        // Refuses a video that was not requested before checking the file.
        await placeVideo(db, request);
        return uploaded(await validateAndStoreFile(call.deps, request, sent(type), placeVideo));
      });
    },
  });

  endpoint(app, 'generateCaptcha', {
    handler: async ({ guid }, call) => {
      const captcha = await onVideo(call, guid, (tx, now) => phraseOf(tx, guid, now));
      const contact = await findAnswers(db, guid, 'contact-info');
      const valueOf = (name: string): string =>
        contact.find(({ component }) => component === name)?.value ?? '';
      return { status: 'success', data: { nome: valueOf('nome'), cognome: valueOf('cognome'), captcha } };
    },
  });

  endpoint(app, 'videoCaptcha', {
    handler: async ({ guid, captcha }, call) => {
      await onVideo(call, guid, (tx, now) => confirmPhrase(tx, guid, captcha, now));
      return { status: 'success' };
    },
  });

  endpoint(app, 'documentInfo', {
    handler: async (input, call) => {
      const { guid } = await requestToRead(call, input.guid);
      return { status: 'success', data: { videoUploaded: await isVideoDone(db, guid) } };
    },
  });
};
