import { captchaRequested, videoRecorded } from '../../../src/flows/actions';
import { requestCaptcha, sendVideo } from '../../../src/flows/steps/identification';
import { captchaReceived, videoChanged } from '../../../src/state/identification';
import { reuploadLoaded } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectStep, selectVideo } from '../../../src/state/selectors';
import { stepReceived } from '../../../src/state/step';
import { dialogOpened } from '../../../src/state/ui';
import { detail, GUID, ok } from '../earlier';
import {
  component,
  dialogWords,
  failure,
  failureKinds,
  flow,
  stateAfter,
  step,
  widget,
  type Answers,
} from '../support';

const phrase = { nome: 'Mario', cognome: 'Rossi', captcha: 'sole mare' };
const file = { id: 'file-1', name: 'video.webm', type: 'video/webm', size: 9 };
const recorded = videoRecorded({ file });
/** The session has a request of its own, whose video is there: the one that was refused is another's. */
const own = step('card', {
  guid: 'own',
  widgets: [widget('video', [component('docVideoCaptcha', 'valid', { status: 'valid' })])],
});
const details = [detail('Video Captcha', { frontDocUploadType: 'FRONT_DOC_', barCode: 'bar-v' })];
const state = stateAfter({
  path: `/reupload/${GUID}`,
  actions: [stepReceived(own), reuploadLoaded({ guid: GUID, details })],
});
const read = stateAfter({
  path: `/reupload/${GUID}`,
  actions: [stepReceived(own), reuploadLoaded({ guid: GUID, details }), captchaReceived(phrase)],
});

describe('the video of a re-upload', () => {
  it('[R4.6-02] is asked for even where the session’s own request has one', () => {
    expect(selectVideo(state)).toEqual({ status: 'idle' });
  });

  it('[R4.6-02] [R2.1-06] reads the phrase of the request that is sent again', async () => {
    const answers = { generateCaptcha: { status: 'success', data: phrase } };
    const { test, calls } = flow(requestCaptcha, state, answers, captchaRequested());
    await test.put(captchaReceived(phrase)).run();
    expect(calls).toEqual([{ endpoint: 'generateCaptcha', request: { guid: GUID } }]);
  });

  it.each(failureKinds)('[R8-07] (%s) a phrase that does not come opens the dialog', async (kind) => {
    const answers = { generateCaptcha: failure(kind, 'generateCaptcha') };
    const { test } = flow(requestCaptcha, state, answers, captchaRequested());
    await test.put(dialogOpened({ message: dialogWords[kind], retry: captchaRequested() })).run();
  });

  it('[R4.6-02] [R3.4-03] goes under its guid, phrase after it, and leaves the own request as it is', async () => {
    const { test, calls } = flow(sendVideo, read, { videoUpload: ok, videoCaptcha: ok }, recorded);
    const { storeState } = await test
      .put(videoChanged({ status: 'uploading' }))
      .put(videoChanged({ status: 'done' }))
      .run();
    expect(calls).toEqual([
      { endpoint: 'videoUpload', request: { type: 'FRONT_DOC_', file, guid: GUID } },
      { endpoint: 'videoCaptcha', request: { guid: GUID, captcha: 'sole mare' } },
    ]);
    expect(selectStep(storeState as RootState)).toEqual(own);
  });

  const cases: readonly (readonly ['videoUpload' | 'videoCaptcha', Answers])[] = [
    ['videoUpload', {}],
    ['videoCaptcha', { videoUpload: ok }],
  ];
  it.each(cases.flatMap(([call, before]) => failureKinds.map((kind) => [call, kind, before] as const)))(
    '[R8-10] %s failing (%s) is said under the recorder; the own request’s video is not shown in its place',
    async (call, kind, before) => {
      const { test } = flow(sendVideo, read, { ...before, [call]: failure(kind, call) }, recorded);
      const { storeState } = await test
        .put(videoChanged({ status: 'failed', message: dialogWords[kind] }))
        .not.put(videoChanged({ status: 'done' }))
        .run();
      expect(selectVideo(storeState as RootState)).toEqual({
        status: 'failed',
        message: dialogWords[kind],
      });
    },
  );
});
