import { call, put, race, select, take } from 'typed-redux-saga';
import { releaseFile, type FileRef } from '../../api/files';
import { uploadsApi } from '../../api/uploads';
import { VIDEO_UPLOAD_TYPE } from '../../contract/uploads';
import { captchaReceived, videoChanged, videoForgotten, type UnsentVideo } from '../../state/identification';
import { reuploadLoaded } from '../../state/resume';
import { requestForgotten, type RootState } from '../../state/root';
import {
  selectCaptcha,
  selectGuid,
  selectUnsentVideo,
  selectVideo,
  selectVideoGuid,
} from '../../state/selectors';
import { componentMarked } from '../../state/step';
import type { captchaRequested, identificationSubmitted, videoRecorded } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog } from '../shared/failures';
import { holdPage, letPageGo } from '../uploads/unloadWarning';
import { next } from './next';
import { videoCancelled } from '../uploadActions';
import { sendAs, STORED } from '../uploads/watchUploads';

export function* requestCaptcha(action: ReturnType<typeof captchaRequested>) {
  try {
    const guid = yield* select(selectVideoGuid);
    const { data } = yield* callEndpoint(uploadsApi, 'generateCaptcha', { guid });
    yield* put(captchaReceived(data));
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}

function* deliverVideo(file: FileRef) {
  const guid = yield* select(selectVideoGuid);
  const phrase = yield* select(selectCaptcha);
  yield* callEndpoint(uploadsApi, 'videoUpload', { type: VIDEO_UPLOAD_TYPE, file, guid });
  yield* callEndpoint(uploadsApi, 'videoCaptcha', { guid, captcha: phrase?.captcha ?? '' });
  if (guid === (yield* select(selectGuid)))
    yield* put(
      componentMarked({ widget: 'video', component: 'docVideoCaptcha', value: STORED, status: STORED }),
    );
  yield* put(videoChanged({ status: 'done' }));
}

const selectSending = ({ identification }: RootState): boolean => identification.video.status === 'uploading';

/** Another request is in hand than that of the video on its way: what comes of it is not that one's. */
function* disowned() {
  do yield* take([videoForgotten, requestForgotten, reuploadLoaded]);
  while (yield* select(selectSending));
}

/** A clip that waits holds the page; one that waits no more, whatever the reason, does not stay in memory. */
export function* watchUnsentVideo() {
  for (let before: UnsentVideo | null = null; ;) {
    const now: UnsentVideo | null = yield* select(selectUnsentVideo);
    if (now !== before) {
      if (now) holdPage();
      if (before) {
        releaseFile(before.file);
        letPageGo();
      }
      before = now;
    }
    yield* take('*');
  }
}

/** Sends the video, then the phrase that it must hold; what goes wrong is said under the recorder. */
export function* sendVideo({ payload: { file } }: ReturnType<typeof videoRecorded>) {
  yield* put(videoChanged({ status: 'uploading' }));
  const { stopped } = yield* race({
    over: call(
      sendAs,
      VIDEO_UPLOAD_TYPE,
      file,
      () => deliverVideo(file),
      function* (message: string) {
        yield* put(videoChanged({ status: 'failed', message }));
      },
    ),
    stopped: take(videoCancelled),
    forgotten: call(disowned),
  });
  if (stopped) yield* put(videoChanged({ status: 'idle' }));
}

/** The form does not hold the video's flag: it is written over what the form sends. */
export function* submitIdentification(action: ReturnType<typeof identificationSubmitted>) {
  const { status } = yield* select(selectVideo);
  const { values } = action.payload;
  const video = { ...values.video, docVideoCaptcha: status === 'done' ? STORED : '' };
  yield* call(next, { ...action, payload: { values: { ...values, video } } });
}
