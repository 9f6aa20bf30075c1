import { listDevices } from '../camera/devices';
import { permissionFor } from '../camera/permission';
import type { CameraProblem } from '../camera/problems';
import { canRecord, pickRecorderType } from './recorderType';
import { betterBrowser } from './inApp';

export type CheckFailure =
  | 'inApp'
  | 'noRecorder'
  | 'unlisted' // the browser lists no device at all
  | Extract<CameraProblem, 'insecure' | 'unsupported' | 'absent' | 'noMicrophone' | 'blocked'>;

/** Asks for no permission. The result is advice: some browsers list no devices before permission. */
export const checkDevice = async (): Promise<readonly CheckFailure[]> => {
  const failures: CheckFailure[] = [];
  if (betterBrowser() !== undefined) failures.push('inApp');
  if (!canRecord() || pickRecorderType() === '') failures.push('noRecorder');
  // Typed as always present, but absent without https.
  if ((navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === undefined)
    return [...failures, window.isSecureContext ? 'unsupported' : 'insecure'];
  const kinds = (await listDevices()).map(({ kind }) => kind);
  // Either there is none, or this browser lists devices only after permission.
  if (kinds.length === 0) failures.push('unlisted');
  else if (!kinds.includes('videoinput')) failures.push('absent');
  else if (!kinds.includes('audioinput')) failures.push('noMicrophone');
  if ((await permissionFor(true)) === 'denied') failures.push('blocked');
  return failures;
};
