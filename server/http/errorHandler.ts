import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_UNAVAILABLE, UNEXPECTED_ERROR } from '../../src/contract/errors';
import type { Refusal as RefusalBody } from '../../src/contract/wire';
import { OVERLOADED, Overloaded, REQUEST_MALFORMED, Refusal } from '../errors/refusal';
import { codeOfError, isUnavailable } from '../errors/unavailable';
import { countRefusal } from '../figures/tally';
import { bindJourneyOfCookie } from '../session/session';
import { setHooklessHeaders } from './security';
import { clientGone } from './whenCallEnds';

/** Decoding a picture takes a second or two. */
const RETRY_AFTER_SECONDS = 5;

const NOT_FOUND = 'La pagina richiesta non esiste.';
const messages: Readonly<Record<number, string>> = {
  404: NOT_FOUND,
  413: 'Il file è troppo grande.',
  415: 'Il formato non è supportato.',
  429: 'Sono stati fatti troppi tentativi. Attendi qualche minuto e riprova.',
  503: SERVICE_UNAVAILABLE,
};

/** Fastify's own errors (body, size, type) have a 4xx status. Any other error is unexpected. */
const statusOf = (error: unknown): number => {
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

const answer = (reply: FastifyReply, httpStatus: number, body: RefusalBody): FastifyReply =>
  reply.code(httpStatus).header('cache-control', 'no-store').send(body);

/** The database is not asked for the call's journey while it is overloaded or unavailable. */
const isFault = (error: unknown): boolean =>
  error instanceof Refusal || !(error instanceof Overloaded || isUnavailable(error));

const TOO_MANY = 429;

/** Other statuses are sent to no honest client of the app, and reviewers are not counted. */
const isOfApplicant = ({ routeOptions: { url = '' } }: FastifyRequest, { httpStatus }: Refusal): boolean =>
  (httpStatus === 200 || httpStatus === TOO_MANY) && !/^\/(?:review|sandbox)\b/.test(url);

const onError = async (
  failure: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  // A body that breaks off fails with the code of a lost database.
  const error = request.raw.errored ? clientGone() : failure;
  const supportCode = request.id;
  if (isFault(error)) await bindJourneyOfCookie(request.server.deps, request);
  if (error instanceof Refusal) {
    const { httpStatus, reason, detail } = error;
    request.log.info({ httpStatus, reason, detail }, 'Refused');
    if (isOfApplicant(request, error)) countRefusal(request.server.deps, reason, detail);
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
    return answer(reply, error.httpStatus, {
      status: 'bad_request',
      message: error.message,
      supportCode,
      ...(error.widgets && { widgets: error.widgets }),
    });
  }
  if (error instanceof Overloaded) {
    request.log.warn('Overloaded');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    return answer(reply, 503, { status: 'error', message: OVERLOADED, supportCode });
  }
  if (isUnavailable(error)) {
    // One short line: an outage causes thousands of them.
    request.log.error({ code: codeOfError(error) }, 'Unavailable');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    return answer(reply, 503, { status: 'error', message: SERVICE_UNAVAILABLE, supportCode });
  }
  const httpStatus = statusOf(error);
  if (httpStatus < 500) {
    // Logs only the code: a validation message may quote user input.
    request.log.info({ httpStatus, code: (error as Partial<FastifyError>).code }, 'Malformed');
    return answer(reply, httpStatus, {
      status: 'bad_request',
      message: messages[httpStatus] ?? REQUEST_MALFORMED,
      supportCode,
    });
  }
  request.log.error({ err: error }, 'Failed');
  return answer(reply, 500, { status: 'error', message: UNEXPECTED_ERROR, supportCode });
};

export const registerErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler(onError);
};

/** Answers errors from before routing, such as a URL that cannot be decoded. No hook has run for them. */
export const onFrameworkError = (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  setHooklessHeaders(request, reply);
  void answer(reply, 400, {
    status: 'bad_request',
    message: REQUEST_MALFORMED,
    supportCode: request.id,
  });
};

export const notFoundAnswer = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(reply, 404, { status: 'bad_request', message: NOT_FOUND, supportCode: request.id });
