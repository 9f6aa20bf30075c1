import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { EndpointName } from '../src/contract/endpoints';
import { requireLegalLine } from './config/webConfig';
import type { AppDeps } from './deps';
import { saveTally } from './figures/tally';
import { endReaders } from './formats/readers';
import { limitConnections } from './http/limitConnections';
import { JSON_MAX_BYTES, registerBodies } from './http/bodies';
import { connectionLimits, connectionOptions } from './http/connections';
import { registerCors } from './http/cors';
import { onFrameworkError, registerErrorHandler } from './http/errorHandler';
import { withoutCookiesOnFailure } from './http/failedAnswers';
import { registerHealth } from './http/health';
import { registerIcon } from './http/icon';
import { registerMetrics } from './http/metrics';
import { registerOpenApi } from './http/openapi';
import { warnOfUnknownProxy } from './http/proxyWarning';
import { registerSecurity } from './http/security';
import { registerWebApp, withReadablePath } from './http/webApp';
import { registerMock } from './mock';
import { registerReview } from './review/reviewers';
import { webBaseOf, withoutBase } from './http/webBase';
import { registerRoutes } from './routes';
import { registerSandbox } from './sandbox';
import { newJourney } from './session/journey';
import { emptyTempFiles } from './uploads/tempFiles';

/** The caller closes it and its dependencies. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  await requireLegalLine(deps.config);
  const base = webBaseOf(deps.config.WEB_DIR);
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    genReqId: newJourney,
    rewriteUrl: ({ url = '/' }) => withReadablePath(withoutBase(url, base)),
    bodyLimit: JSON_MAX_BYTES,
    trustProxy: deps.config.TRUST_PROXY.length > 0 ? [...deps.config.TRUST_PROXY] : false,
    ...connectionOptions(connectionLimits),
    // While the service stops, it still answers requests on kept-alive connections, and then closes them.
    return503OnClosing: false,
    // The service logs its own lines: Fastify's would contain URLs with their query.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'supportCode' }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: 'all', allErrors: false } },
    frameworkErrors: onFrameworkError,
  });
  app.server.maxConnections = connectionLimits.connections;
  await emptyTempFiles(deps.config.DATA_DIR);
  app.decorate('deps', deps);
  app.decorate('webBase', base);
  app.decorate<EndpointName[]>('endpointRoutes', []);
  app.decorateRequest('journey', '');
  registerErrorHandler(app);
  registerMetrics(app, deps);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const details = {
      method,
      route: routeOptions.url,
      httpStatus: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(details, 'Answered');
    done();
  });
  app.addHook('onClose', async () => endReaders());
  app.addHook('onClose', async () => {
    await saveTally(deps).catch((error: unknown) => deps.log.warn({ err: error }, 'Counts were lost'));
  });
  warnOfUnknownProxy(app, deps.config);
  registerCors(app, deps.config);
  await registerSecurity(app, deps.config);
  limitConnections(app, deps.config);
  await app.register(cookie);
  withoutCookiesOnFailure(app);
  await registerBodies(app);
  registerOpenApi(app);
  registerHealth(app, deps);
  registerIcon(app);
  await registerMock(app);
  registerRoutes(app);
  await registerReview(app);
  await registerSandbox(app);
  await registerWebApp(app, { folder: deps.config.WEB_DIR, base });
  return app;
};
