import { filesCopy } from '../copy/capture/files';
import { isReadable } from './files';
import type { HttpRequest } from './request';
import { type HttpAnswer, NoAnswer, parseBody } from './transport';
import { arrivedWhole, fileIn } from './uploadForm';
import { jittered, OFFLINE_RECHECK_MS, pause, pauses } from './uploadRetry';
import { sendOnce, type UploadLimits } from './sendUpload';

/** Statuses of temporary failures of the service or a proxy. */
const TEMPORARY: readonly number[] = [502, 503, 504];

interface Outcome {
  readonly settle: () => HttpAnswer;
  readonly isFinal: boolean;
  readonly reason?: NoAnswer['reason'];
}

const failed = (error: unknown): Outcome => ({
  settle: () => {
    throw error;
  },
  // Only a missing response is worth a retry.
  isFinal: !(error instanceof NoAnswer) || error.reason === 'file',
  ...(error instanceof NoAnswer && { reason: error.reason }),
});

const attempt = async (http: HttpRequest, limits: UploadLimits): Promise<Outcome> => {
  const file = fileIn(http.form ?? []);
  try {
    const answer = await sendOnce(http, limits);
    const body = await parseBody(answer.body);
    // From a proxy whose limit is lower than the service's.
    if (answer.status === 413 && !body) return failed(new NoAnswer('file', filesCopy.tooLargeForProxy));
    if (!(await arrivedWhole(file, body?.sha256))) return failed(new NoAnswer('network', filesCopy.damaged));
    const isTemporary = TEMPORARY.includes(answer.status) && body?.status !== 'bad_request';
    return { settle: () => answer, isFinal: !isTemporary };
  } catch (error) {
    if (file && !(await isReadable(file))) return failed(new NoAnswer('file', filesCopy.changed));
    return failed(error);
  }
};

/** Retries: docs/decisions/uploads.md. */
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
