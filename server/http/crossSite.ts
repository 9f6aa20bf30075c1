import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { isFromWebOrigin } from './cors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites must not make a browser send such a call, whether it reads or writes. */
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
 * Other sites may only request pages and files: among the calls, even a GET may change data (`back`) or open
 * a session. Clients that are not browsers do not say which site made them send a call. Pages of the app on
 * WEB_ORIGINS may make the app's calls, and no others.
 */
export const isCrossSiteCall = (request: FastifyRequest, config: Pick<Config, 'WEB_ORIGINS'>): boolean => {
  const isCall = request.routeOptions.config.ownSiteOnly === true;
  if (READ_METHODS.has(request.method) && !isCall) return false;
  if (isCall && isFromWebOrigin(request, config)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && !sameHost(origin, request.host);
};
