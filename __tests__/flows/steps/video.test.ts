import { captchaRequested, videoRecorded } from '../../../src/flows/actions';
import { requestCaptcha, sendVideo } from '../../../src/flows/steps/identification';
import { captchaReceived, videoChanged } from '../../../src/state/identification';
import { reuploadLoaded } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectCaptcha, selectDialog, selectStep, selectVideo } from '../../../src/state/selectors';
import { componentMarked, stepReceived } from '../../../src/state/step';
import { detail, GUID, ok } from '../earlier';
import { component, flow, onStep, stateAfter, step, widget } from '../support';

const phrase = { nome: 'Mario', cognome: 'Rossi', captcha: 'sole mare' };
const file = { id: 'file-1', name: 'video.webm', type: 'video/webm', size: 9 };
/** The session has a request of its own, whose video is there: the one that was refused is another's. */
const own = step('card', {
  guid: 'own',
  widgets: [widget('video', [component('docVideoCaptcha', 'valid', { status: 'valid' })])],
});
const details = [detail('Video Captcha', { frontDocUploadType: 'FRONT_DOC_', barCode: 'bar-v' })];
const reupload = stateAfter({
  path: `/reupload/${GUID}`,
  actions: [stepReceived(own), reuploadLoaded({ guid: GUID, details }), captchaReceived(phrase)],
});
const identification = onStep('identification', {}, 0, [captchaReceived(phrase)]);
const mark = componentMarked({
  widget: 'video',
  component: 'docVideoCaptcha',
  value: 'valid',
  status: 'valid',
});

it('[R4.6-02] is asked for again even where the session’s own request has a video', () => {
  expect(selectVideo(reupload)).toEqual({ status: 'idle' });
});

describe.each([
  ['of the step', identification, 'guid-1'],
  ['of a re-upload', reupload, GUID],
])('the video %s', (_, state, guid) => {
  it('[R2.9-01] [R4.6-02] [R2.1-06] reads the phrase of its request', async () => {
    const answers = { generateCaptcha: { status: 'success', data: phrase } };
    const { test, calls } = flow(requestCaptcha, state, answers, captchaRequested());
    await test.put(captchaReceived(phrase)).run();
    expect(calls).toEqual([{ endpoint: 'generateCaptcha', request: { guid } }]);
  });

  it('[R8-08] without words to read says so, and offers to ask again', async () => {
    const answers = { generateCaptcha: { status: 'success', data: { ...phrase, captcha: '' } } };
    const { test } = flow(requestCaptcha, state, answers, captchaRequested());
    const { storeState } = await test.run();
    expect(selectDialog(storeState as RootState)).toMatchObject({ retry: captchaRequested() });
    expect(selectCaptcha(storeState as RootState)).toEqual(selectCaptcha(state));
  });

  it('[R3.4-01] [R3.4-03] [R4.6-02] goes as FRONT_DOC_, phrase after it, and marks its own request alone', async () => {
    const { test, calls } = flow(
      sendVideo,
      state,
      { videoUpload: ok, videoCaptcha: ok },
      videoRecorded({ file }),
    );
    const isOwn = state === identification;
    const { storeState } = await (isOwn ? test.put(mark) : test.not.put(mark))
      .put(videoChanged({ status: 'uploading' }))
      .put(videoChanged({ status: 'done' }))
      .run();
    expect(calls).toEqual([
      { endpoint: 'videoUpload', request: { type: 'FRONT_DOC_', file, guid } },
      { endpoint: 'videoCaptcha', request: { guid, captcha: 'sole mare' } },
    ]);
    if (!isOwn) expect(selectStep(storeState as RootState)).toEqual(own);
  });
});
