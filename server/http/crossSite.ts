import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the app's own, reading or not: no other site may make a browser send it. */
    readonly ownSiteOnly?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Compared with the port that the origin's scheme implies left out on both sides. */
const sameHost = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === from;
};

/**
 * Whether a browser says that another site made it send this call. Only pages and files may be asked for
 * from outside: among the calls a GET too changes what is stored (`back`) or opens a session. A client
 * that is no browser says nothing.
 */
export const isCrossSiteCall = (request: FastifyRequest): boolean => {
  if (READING.has(request.method) && !request.routeOptions.config.ownSiteOnly) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && !sameHost(origin, request.host);
};
