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
  selectUser,
  selectVideo,
  selectVideoGuid,
} from '../../state/selectors';
import { componentMarked } from '../../state/step';
import {
  type captchaRequested,
  type identificationSubmitted,
  videoCancelled,
  type videoRecorded,
} from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog } from '../shared/failures';
import { warnBeforeUnload, stopUnloadWarning } from '../uploads/unloadWarning';
import { next } from './next';
import { trackUpload, STORED } from '../uploads/watchUploads';

export function* requestCaptcha(action: ReturnType<typeof captchaRequested>) {
  try {
    const guid = yield* select(selectVideoGuid);
    const { data } = yield* callEndpoint(uploadsApi, 'generateCaptcha', { guid });
    const user = yield* select(selectUser);
    // Without words to read aloud there is no phrase. The names are known.
    if (data.captcha === '') yield* failInDialog(undefined, { retry: action });
    else
      yield* put(
        captchaReceived({ ...data, nome: data.nome || user.nome, cognome: data.cognome || user.cognome }),
      );
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
  return undefined;
}

const selectSending = ({ identification }: RootState): boolean => identification.video.status === 'uploading';

function* requestChanged() {
  do yield* take([videoForgotten, requestForgotten, reuploadLoaded]);
  while (yield* select(selectSending));
}

/** An unsent clip is in memory alone: the browser asks before the page is left. */
export function* watchUnsentVideo() {
  for (let before: UnsentVideo | null = null; ;) {
    const now: UnsentVideo | null = yield* select(selectUnsentVideo);
    if (now !== before) {
      if (now) warnBeforeUnload();
      if (before) {
        releaseFile(before.file);
        stopUnloadWarning();
      }
      before = now;
    }
    yield* take('*');
  }
}

export function* sendVideo({ payload: { file } }: ReturnType<typeof videoRecorded>) {
  yield* put(videoChanged({ status: 'uploading' }));
  const { stopped } = yield* race({
    over: call(
      trackUpload,
      VIDEO_UPLOAD_TYPE,
      file,
      () => deliverVideo(file),
      function* (message: string, isDead: boolean) {
        yield* put(videoChanged({ status: 'failed', message, ...(isDead && { isDead }) }));
      },
    ),
    stopped: take(videoCancelled),
    forgotten: call(requestChanged),
  });
  if (stopped) yield* put(videoChanged({ status: 'idle' }));
}

/** The form does not have the video's flag. */
export function* submitIdentification(action: ReturnType<typeof identificationSubmitted>) {
  const { status } = yield* select(selectVideo);
  const { values } = action.payload;
  const video = { ...values.video, docVideoCaptcha: status === 'done' ? STORED : '' };
  yield* call(next, { ...action, payload: { values: { ...values, video } } });
}
