import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appPage } from './appPage';
import { notFoundAnswer } from './errorHandler';

const YEAR_SECONDS = 31_536_000;
const HASHED = /\.[0-9a-f]{8,}\.\w+(?:\.(?:gz|br))?$|[\\/]assets[\\/].*[.-][0-9a-f]{8,}\./;
const API =
  /^\/(?:wgt|user|onboarding|promocode|sandbox|review|openapi(?:-review)?\.json|healthz|readyz|metrics)(?:\/|\?|$)/;

const REVIEW_PAGE = /^\/review(?!\/api(?:[/?]|$))(?:[/?]|$)/;

/** Pages of the app by the first part of their path (spec, 2.1). */
const PAGE = /^\/(?:(?:request|resume|status|reupload|thanks|session-expired)(?:\/.*)?)?$/;

const isReadable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
};

/** A link that was put together wrongly: '//request'. */
const withOneSlash = (url: string): string => {
  const once = url.replace(/^\/{2,}/, '/');
  return API.test(once) ? url : once;
};

/** For '/%' the page of the app says that there is no such page. Calls stay as they are, and are refused. */
export const withReadablePath = (given: string): string => {
  const url = withOneSlash(given);
  const [path = '', ...query] = url.split('?');
  return (API.test(url) && !REVIEW_PAGE.test(url)) || isReadable(path)
    ? url
    : [path.replaceAll('%', '%25'), ...query].join('?');
};

/**
 * The first page counts whatever the client accepts, and a known one if it accepts any type: a monitor asks
 * for them too.
 */
const isNavigation = ({ method, url, headers }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?');
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path === '/') return true;
  if (PAGE.test(path) && (headers.accept ?? '*/*').includes('*/*')) return true;
  return !API.test(url) && asksForPage(path, headers);
};

const asksForPage = (path: string, { accept = '' }: IncomingHttpHeaders): boolean =>
  accept.includes('text/html') && !/\.\w+$/.test(path);

const isLostReviewer = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  REVIEW_PAGE.test(url) &&
  asksForPage(url.split('?')[0] ?? '', headers);

interface WebApp {
  readonly folder: string;
  readonly base: string;
}

export const registerWebApp = async (app: FastifyInstance, { folder, base }: WebApp): Promise<void> => {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build adds a .br and a .gz to each text file: nothing is compressed while an applicant waits.
      preCompressed: true,
      // No file: the handler below answers with the page.
      allowedPath: (path) => path !== '/',
      setHeaders: (reply, path) => {
        const hashed = HASHED.test(path);
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  if (built && base !== '/')
    app.addHook('onRequest', async (request, reply) => {
      const isOutside = request.originalUrl === request.url;
      if (isOutside && isNavigation(request)) return reply.redirect(base, 302);
    });
  const sendPage = built ? await appPage(folder) : undefined;
  app.setNotFoundHandler((request, reply) =>
    sendPage && (isNavigation(request) || isLostReviewer(request))
      ? sendPage(request, reply)
      : notFoundAnswer(request, reply),
  );
};
