import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors';
import { EMPTY_STYLE, inlineHashesOf } from './inlineHashes';
import { serviceOrigins } from './serviceOrigins';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const FORBIDDEN = 'La richiesta non è stata accettata.';

/** Compared with the port that the origin's scheme implies left out on both sides. */
const sameHost = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === from;
};

/** Whether a browser says that another site sent this write; a client that is no browser says nothing. */
export const isCrossSiteWrite = (request: FastifyRequest): boolean => {
  if (READING.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && !sameHost(origin, request.host);
};

export const registerSecurity = async (app: FastifyInstance, webFolder: string): Promise<void> => {
  const inline = inlineHashesOf(webFolder);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline.scripts],
        // Emotion writes its rules through the CSSOM of an empty style element: the element must be let in, no text in it.
        styleSrc: ["'self'", EMPTY_STYLE, ...inline.styles],
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'blob:', ...serviceOrigins(webFolder)],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    );
    if (isCrossSiteWrite(request)) throw new Refusal(FORBIDDEN, { httpStatus: 403 });
  });
};
