import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** Two hours, the longest that Chromium keeps an answer to a preflight. */
const PREFLIGHT_SECONDS = 7200;

export const isFromWebOrigin = (
  { headers: { origin } }: FastifyRequest,
  { WEB_ORIGINS }: Pick<Config, 'WEB_ORIGINS'>,
): boolean => origin !== undefined && WEB_ORIGINS.includes(origin);

const setCorsHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({
    'access-control-allow-origin': request.headers.origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
  });
};

/**
 * Allows the app's calls, with their cookie, to pages of WEB_ORIGINS. Nothing else of the service can be read
 * from there: not the sandbox, the metrics or other pages.
 */
export const registerCors = (app: FastifyInstance, config: Pick<Config, 'WEB_ORIGINS'>): void => {
  if (config.WEB_ORIGINS.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, is404, routeOptions } = request;
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    if (!isPreflight && !is404 && !routeOptions.config.ownSiteOnly) return;
    reply.header('vary', 'Origin');
    if (!isFromWebOrigin(request, config)) return;
    setCorsHeaders(request, reply);
    if (!isPreflight) return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': PREFLIGHT_SECONDS,
    });
    return reply.code(204).send();
  });
};
