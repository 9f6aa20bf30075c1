import { listDevices } from '../camera/devices';
import { permissionFor } from '../camera/permission';
import type { CameraProblem } from '../camera/problems';
import { canRecord, pickRecorderType } from './recorderType';
import { betterBrowser } from './inApp';

export type CheckFailure =
  | 'inApp'
  | 'noRecorder'
  | Extract<CameraProblem, 'insecure' | 'unsupported' | 'absent' | 'noMicrophone' | 'blocked'>;

/** Checks what would prevent a video, without requesting permission. */
export const checkDevice = async (): Promise<readonly CheckFailure[]> => {
  const failures: CheckFailure[] = [];
  if (betterBrowser() !== undefined) failures.push('inApp');
  if (!canRecord() || pickRecorderType() === '') failures.push('noRecorder');
  // Typed as always present, but absent without https.
  if ((navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === undefined)
    return [...failures, window.isSecureContext ? 'unsupported' : 'insecure'];
  const kinds = (await listDevices()).map(({ kind }) => kind);
  // An empty list says nothing: some browsers list no devices before permission.
  if (kinds.length > 0 && !kinds.includes('videoinput')) failures.push('absent');
  else if (kinds.length > 0 && !kinds.includes('audioinput')) failures.push('noMicrophone');
  if ((await permissionFor(true)) === 'denied') failures.push('blocked');
  return failures;
};
