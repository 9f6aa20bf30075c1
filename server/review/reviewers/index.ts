import type { FastifyInstance, FastifyRequest } from 'fastify';
import { iconRoute } from '../../http/icon';
import { brandOf } from '../../brand';
import { Refusal } from '../../errors/refusal';
import { rateLimitCall } from '../../limits/enforceRateLimit';
import { nameOfToken } from './accounts';
import { version } from '../../../package.json';
import { reviewDocument } from './api/document';
import { routeAt } from './api/route';
import { apiDesk, LISTED, pageDesk, recordReview, type Desk } from './desk';
import { evidenceRoutes } from './evidence';
import { figureRoutes } from './figures/routes';
import { fileRoutes } from './files';
import { registerForms } from './forms';
import { listDetails, listRequests, listToJson, type ListQuery } from './list';
import { reviewListPage } from './page/reviewListPage';
import { sendPage } from './page/sendPage';
import { styleOf } from './page/style';
import { requestActionRoutes, requestPageRoutes, requestRoute } from './requestRoutes';
import { reviewerOfCookie } from './session';
import { signInRoutes } from './signIn';

declare module 'fastify' {
  interface FastifyInstance {
    /** As 'GET /review/requests/:guid'. */
    readonly reviewRoutes: readonly string[];
  }
}

const TOKEN = /^Bearer ([\w-]{1,100})$/;
const NOT_ALLOWED = 'Serve il token di un revisore.';

export const lookRoutes = (app: FastifyInstance, { base }: Desk): void => {
  const style = styleOf(brandOf(app.deps.config));
  app.get(`${base}/style.css`, async (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  iconRoute(app, `${base}/icon`);
};

/** Forms name the site that they are sent from, by which those of other sites are refused. */
export const sendOrigin = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('referrer-policy', 'same-origin');
  });
};

const pageRoutes = (app: FastifyInstance): void => {
  const { deps } = app;
  app.addHook('onRequest', async (http, reply) => {
    const name = await reviewerOfCookie(deps, http);
    if (name === undefined)
      return reply.header('cache-control', 'no-store').redirect(`${pageDesk.base}/sign-in`, 303);
    http.reviewer = name;
    return undefined;
  });
  const { schema } = routeAt(pageDesk, 'list');
  app.get<{ Querystring: ListQuery }>(pageDesk.base, { schema }, async (http, reply) => {
    const list = await listRequests(deps.db, http.query);
    await recordReview(deps, http, { event: LISTED }, listDetails(http.query, list));
    return sendPage(reply, reviewListPage(pageDesk, http.reviewer, http.query, list));
  });
  figureRoutes(app, pageDesk);
  fileRoutes(app, pageDesk);
  evidenceRoutes(app, pageDesk);
  requestPageRoutes(app, pageDesk);
};

/** Throws a Refusal with 401, or 429 after many wrong tokens. */
const reviewerOfToken = async (http: FastifyRequest): Promise<string> => {
  const { deps } = http.server;
  const [, token] = TOKEN.exec(http.headers.authorization ?? '') ?? [];
  const name = token === undefined ? undefined : await nameOfToken(deps.db, token);
  if (name !== undefined) return name;
  await rateLimitCall({ deps, http }, 'reviewTokenByAddress');
  throw new Refusal('notReviewer', NOT_ALLOWED, { httpStatus: 401 });
};

const apiRoutes = (app: FastifyInstance): void => {
  const { deps } = app;
  app.addHook('onRequest', async (http, reply) => {
    reply.header('www-authenticate', 'Bearer');
    http.reviewer = await reviewerOfToken(http);
    reply.removeHeader('www-authenticate');
  });
  app.route<{ Querystring: ListQuery }>({
    ...routeAt(apiDesk, 'list'),
    handler: async (http, reply) => {
      const list = await listRequests(deps.db, http.query);
      await recordReview(deps, http, { event: LISTED }, listDetails(http.query, list));
      reply.header('cache-control', 'no-store');
      return { status: 'success', data: listToJson(list) };
    },
  });
  requestRoute(app, apiDesk, routeAt(apiDesk, 'request'));
  figureRoutes(app, apiDesk);
  fileRoutes(app, apiDesk);
  evidenceRoutes(app, apiDesk);
  requestActionRoutes(app, apiDesk);
};

/** For the provider's staff: pages behind a sign-in, and an API with bearer tokens (docs/review.md). */
export const registerReview = async (app: FastifyInstance): Promise<void> => {
  const routes: string[] = [];
  app.decorate('reviewRoutes', routes);
  app.decorateRequest('reviewer', '');
  app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith(pageDesk.base)) routes.push(...[method].flat().map((one) => `${one} ${url}`));
  });
  await app.register(async (scope) => {
    sendOrigin(scope);
    registerForms(scope);
    lookRoutes(scope, pageDesk);
    signInRoutes(scope);
    await scope.register(async (pages) => pageRoutes(pages));
  });
  await app.register(async (scope) => apiRoutes(scope));
  const document = reviewDocument(version);
  app.get('/openapi-review.json', () => document);
};
