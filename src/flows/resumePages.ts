import { put } from 'typed-redux-saga';
import { navigated } from '../state/navigation';

/** First load at '/resume', '/resume/{guid}', '/status' or '/reupload/{guid}' (spec, 2.1 and 4.4). */
export function* enterResumePage(path: string) {
  yield* put(navigated({ path, replace: true }));
}
