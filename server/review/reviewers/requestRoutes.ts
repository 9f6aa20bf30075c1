import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Refusal } from '../../errors/refusal';
import { findRequest } from '../../repositories/requests';
import { NO_REQUEST } from '../lockForReview';
import { bindJourney } from '../../session/journey';
import { routeAt } from './api/route';
import { isMove, moveNames, moves, type MoveInput, type MoveName } from './actions';
import { recordLooks, type Desk } from './desk';
import { requestPath } from './page/parts';
import { requestPage, type Outcome } from './page/requestPage';
import { sendPage } from './page/sendPage';
import { toJson } from './toJson';
import { isShownAt, othersOf, viewOf, type RequestView } from './view';

const MAIL_WAITS = 'La decisione è salvata, ma l’email al cliente non è ancora partita: riproviamo da soli.';

export const MAIL_GIVEN_UP =
  'La decisione è salvata, ma un’email al cliente non è partita e non riproviamo più da soli.';

const warningOf = ({ unsent }: RequestView): string | undefined => {
  if (unsent.length === 0) return undefined;
  return unsent.every(({ status }) => status === 'dead') ? MAIL_GIVEN_UP : MAIL_WAITS;
};

const FORM = 'application/x-www-form-urlencoded';

interface Named {
  Params: { guid: string };
}

/**
 * Without its last slash. A browser sends the origin, also through proxies; below it is the path that the app
 * was built for.
 */
const appUrlOf = ({ headers, protocol, host, server }: FastifyRequest): string => {
  const { APP_URL } = server.deps.config;
  if (APP_URL !== undefined) return APP_URL.replace(/\/+$/, '');
  const { origin } = headers;
  const isAddress = origin !== undefined && /^https?:/.test(origin) && URL.canParse(origin);
  return `${isAddress ? origin : `${protocol}://${host}`}${server.webBase.replace(/\/$/, '')}`;
};

const inputOf = (body: unknown): MoveInput => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: keyof MoveInput): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return { document: text('document'), reason: text('reason'), type: text('type'), seen: text('seen') };
};

/**
 * Every answer with the request's data takes it from here, so that the look is recorded before. `isRecorded`:
 * the call has written a line about the request. Throws a Refusal with 404, and the database's error when the
 * look cannot be recorded.
 */
const viewAt = async (
  desk: Desk,
  http: FastifyRequest,
  guid: string,
  isRecorded = false,
): Promise<RequestView> => {
  const { deps, webBase } = http.server;
  const request = await findRequest(deps.db, guid);
  if (!isShownAt(desk, request)) throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
  bindJourney(http, request.journey);
  const others = await othersOf(deps.db, request);
  await recordLooks(deps, http, { request: isRecorded ? undefined : request, others, guid });
  return viewOf(deps, { request, others }, webBase);
};

/** Returns whether the action is in the audit. Throws a Refusal. */
const act = async (desk: Desk, http: FastifyRequest, guid: string, name: MoveName): Promise<boolean> => {
  const { deps } = http.server;
  const request = await findRequest(deps.db, guid);
  if (request) bindJourney(http, request.journey);
  const input = inputOf(http.body);
  const reviewer = {
    ...{ deps: { ...deps, log: http.log }, by: http.reviewer, origin: appUrlOf(http) },
    ...(input.seen !== '' && { seen: input.seen }),
  };
  if (!desk.isSandbox && request?.state === 'open')
    throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
  return moves[name].run(reviewer, guid, input);
};

const answerOf = async (
  desk: Desk,
  http: FastifyRequest<Named>,
  reply: FastifyReply,
  isRecorded: boolean,
) => {
  const view = await viewAt(desk, http, http.params.guid, isRecorded);
  reply.header('cache-control', 'no-store');
  const warning = warningOf(view);
  return { status: 'success', data: toJson(view), ...(warning !== undefined && { warning }) };
};

export const requestPageRoutes = (app: FastifyInstance, desk: Desk): void => {
  const page = async (http: FastifyRequest, reply: FastifyReply, guid: string, outcome: Outcome) =>
    sendPage(reply, requestPage(desk, await viewAt(desk, http, guid), outcome));

  app.get<Named & { Querystring: { done?: string } }>(`${desk.base}/requests/:guid`, (http, reply) =>
    page(http, reply, http.params.guid, isMove(http.query.done) ? { done: http.query.done } : {}),
  );

  for (const name of moveNames) {
    app.post<Named>(`${desk.base}/requests/:guid/${name}`, async (http, reply) => {
      const { guid } = http.params;
      const isForm = http.headers['content-type']?.startsWith(FORM) ?? false;
      let isRecorded: boolean;
      try {
        isRecorded = await act(desk, http, guid, name);
      } catch (error) {
        if (!isForm || !(error instanceof Refusal) || error.httpStatus !== 200) throw error;
        return page(http, reply, guid, { refused: error.message, typed: inputOf(http.body) });
      }
      // After a redirect, reloading shows the page again and does not resend the form.
      if (isForm) return reply.redirect(`${requestPath(desk, guid)}?done=${name}`, 303);
      return answerOf(desk, http, reply, isRecorded);
    });
  }
};

export const requestRoute = (
  app: FastifyInstance,
  desk: Desk,
  route: Pick<RouteOptions, 'method' | 'url' | 'schema'>,
): void => {
  app.route<Named>({
    ...route,
    handler: async (http, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'success', data: toJson(await viewAt(desk, http, http.params.guid)) };
    },
  });
};

/** HTTP statuses for programs, where the pages and the applicant's calls answer 200. */
const statuses: Readonly<Partial<Record<Refusal['reason'], number>>> = {
  paperUnknown: 404,
  reviewImpossible: 409,
  fourEyes: 409,
  reviewInput: 422,
};

export const requestActionRoutes = (app: FastifyInstance, desk: Desk): void => {
  for (const name of moveNames) {
    const handler = async (http: FastifyRequest<Named>, reply: FastifyReply) => {
      let isRecorded: boolean;
      try {
        isRecorded = await act(desk, http, http.params.guid, name);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal(error.reason, error.message, {
          httpStatus: statuses[error.reason] ?? error.httpStatus,
        });
      }
      return answerOf(desk, http, reply, isRecorded);
    };
    app.route<Named>({ ...routeAt(desk, name), handler });
  }
};
