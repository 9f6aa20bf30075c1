import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the app, whether it reads or writes. Other sites must not make a browser send it. */
    readonly ownSiteOnly?: boolean;
  }
}

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Compares without the default port of the origin's scheme on either side. */
const sameHost = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === from;
};

/**
 * Whether the browser says that another site made it send this call. Other sites may only request pages and
 * files: among the calls, even a GET may change data (`back`) or open a session. Clients that are not
 * browsers send no such header.
 */
export const isCrossSiteCall = (request: FastifyRequest): boolean => {
  if (READ_METHODS.has(request.method) && !request.routeOptions.config.ownSiteOnly) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && !sameHost(origin, request.host);
};
