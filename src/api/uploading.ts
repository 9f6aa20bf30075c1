import { filesCopy } from '../copy/capture/files';
import type { HttpRequest } from './request';
import { NoAnswer, type HttpAnswer } from './transport';
import { typedBody } from './typedBody';
import { fileIn } from './uploadForm';
import { jittered, OFFLINE_RECHECK_MS, pauses } from './uploadTimeout';
import { pause } from './pause';
import { sendOnce, type UploadLimits } from './sendUpload';
import { arrivedWhole } from './sha256';

/** What stands between page and service is out of order, or the service is: both pass. */
const PASSING: readonly number[] = [502, 503, 504];

interface Outcome {
  readonly settle: () => HttpAnswer;
  readonly isFinal: boolean;
  readonly reason?: NoAnswer['reason'];
}

const failed = (error: unknown): Outcome => ({
  settle: () => {
    throw error;
  },
  // Anything else than a missing answer is not the network's doing.
  isFinal: !(error instanceof NoAnswer),
  ...(error instanceof NoAnswer && { reason: error.reason }),
});

const attempt = async (http: HttpRequest, limits: UploadLimits): Promise<Outcome> => {
  try {
    const answer = await sendOnce(http, limits);
    const body = await typedBody(answer.body);
    if (!(await arrivedWhole(fileIn(http.form ?? []), body?.sha256)))
      return failed(new NoAnswer('network', filesCopy.damaged));
    const passes = PASSING.includes(answer.status) && body?.status !== 'bad_request';
    return { settle: () => answer, isFinal: !passes };
  } catch (error) {
    return failed(error);
  }
};

/** Sends a form with its file, again and again while what stops it may pass (docs/decisions/uploads.md). */
export const sendForm = async (http: HttpRequest, limits: UploadLimits): Promise<HttpAnswer> => {
  const { signal, onPhase } = limits;
  let timeouts = 0;
  for (let count = 1; ;) {
    const { settle, isFinal, reason } = await attempt(http, limits);
    if (isFinal || signal.aborted) return settle();
    if (reason === 'timeout') timeouts += 1;
    const offline = reason === 'network' && !navigator.onLine;
    const wait = offline ? OFFLINE_RECHECK_MS : pauses[count - 1];
    if (wait === undefined || timeouts > 1) return settle();
    if (!offline) count += 1;
    onPhase({ name: 'waiting', why: offline ? 'offline' : 'interrupted', attempt: count });
    await pause(offline ? wait : jittered(wait), signal);
    if (signal.aborted) return settle();
  }
};
