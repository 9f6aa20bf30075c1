import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import { NO_REQUEST } from '../review/lockForReview';
import { isMove, moveNames, moves, type MoveInput } from './reviewActions';
import { requestPath } from './parts';
import { requestPage, type Outcome } from './requestPage';
import { toJson, viewOf, type RequestView } from './view';

const hidden = { schema: { hide: true } } as const;
const FORM = 'application/x-www-form-urlencoded';

interface Named {
  Params: { guid: string };
}

/** Returns the app's origin for the caller. A browser sends it, whatever proxies are in between. */
const originOf = ({ headers, protocol, host }: FastifyRequest): string =>
  headers.origin !== undefined && URL.canParse(headers.origin) ? headers.origin : `${protocol}://${host}`;

const inputOf = (body: unknown): MoveInput => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: keyof MoveInput): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return { document: text('document'), reason: text('reason'), type: text('type') };
};

/** The review of a request (docs/decisions/review.md): its page, its forms, and the same as JSON. */
export const reviewRoutes = (app: FastifyInstance): void => {
  const { deps } = app;

  const view = async (guid: string): Promise<RequestView> => {
    const found = await viewOf(deps.db, guid);
    if (!found) throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
    return found;
  };
  const sendPage = async (reply: FastifyReply, guid: string, outcome: Outcome): Promise<FastifyReply> => {
    const page = requestPage(await view(guid), outcome);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  };

  app.get<Named & { Querystring: { done?: string } }>(
    '/sandbox/requests/:guid',
    hidden,
    ({ params, query }, reply) =>
      sendPage(reply, params.guid, isMove(query.done) ? { done: query.done } : {}),
  );

  app.get<Named>('/sandbox/requests/:guid/review.json', hidden, async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'success', data: toJson(await view(params.guid)) };
  });

  for (const name of moveNames) {
    app.post<Named>(`/sandbox/requests/:guid/${name}`, hidden, async (http, reply) => {
      const { guid } = http.params;
      const isForm = http.headers['content-type']?.startsWith(FORM) ?? false;
      try {
        await moves[name].run({ deps, origin: originOf(http) }, guid, inputOf(http.body));
      } catch (error) {
        if (!isForm || !(error instanceof Refusal) || error.httpStatus !== 200) throw error;
        return sendPage(reply, guid, { refused: error.message });
      }
      // After a redirect, reloading shows the page again and does not resend the form.
      if (isForm) return reply.redirect(`${requestPath(guid)}?done=${name}`, 303);
      reply.header('cache-control', 'no-store');
      return { status: 'success', data: toJson(await view(guid)) };
    });
  }
};
