import { call, put, select } from 'typed-redux-saga';
import { uploadsApi } from '../api/uploads';
import { isApiError, UNEXPECTED_ERROR } from '../contract/errors';
import { VIDEO_UPLOAD_TYPE } from '../contract/uploads';
import { captchaReceived, videoChanged } from '../state/identification';
import { selectCaptcha, selectGuid, selectVideo, selectVideoGuid } from '../state/selectors';
import { componentMarked } from '../state/step';
import type { captchaRequested, identificationSubmitted, videoRecorded } from './actions';
import { callEndpoint } from './callEndpoint';
import { failInDialog } from './failures';
import { next } from './next';

/** The value of an upload's component once the service has the file. */
export const STORED = 'valid';

export function* requestCaptcha(action: ReturnType<typeof captchaRequested>) {
  try {
    const guid = yield* select(selectVideoGuid);
    const { data } = yield* callEndpoint(uploadsApi, 'generateCaptcha', { guid });
    yield* put(captchaReceived(data));
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}

/** Sends the video, then the phrase that it must hold; what goes wrong is said under the recorder. */
export function* sendVideo({ payload: { file } }: ReturnType<typeof videoRecorded>) {
  yield* put(videoChanged({ status: 'uploading' }));
  try {
    const guid = yield* select(selectVideoGuid);
    const phrase = yield* select(selectCaptcha);
    yield* callEndpoint(uploadsApi, 'videoUpload', { type: VIDEO_UPLOAD_TYPE, file, guid });
    yield* callEndpoint(uploadsApi, 'videoCaptcha', { guid, captcha: phrase?.captcha ?? '' });
    if (guid === (yield* select(selectGuid)))
      yield* put(
        componentMarked({ widget: 'video', component: 'docVideoCaptcha', value: STORED, status: STORED }),
      );
    yield* put(videoChanged({ status: 'done' }));
  } catch (error) {
    const message = isApiError(error) ? error.message : UNEXPECTED_ERROR;
    yield* put(videoChanged({ status: 'failed', message }));
  }
}

/** The form does not hold the video's flag: it is written over what the form sends. */
export function* submitIdentification(action: ReturnType<typeof identificationSubmitted>) {
  const { status } = yield* select(selectVideo);
  const { values } = action.payload;
  const video = { ...values.video, docVideoCaptcha: status === 'done' ? STORED : '' };
  yield* call(next, { ...action, payload: { values: { ...values, video } } });
}
