import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import { isSecure } from '../session/cookie';
import { isCrossSiteCall } from './crossSite';
import { EMPTY_STYLE, inlineHashesOf } from './inlineHashes';
import { serviceOrigins } from './serviceOrigins';

const FORBIDDEN = 'La richiesta non è stata accettata.';
/** A year, as the preload lists ask for. */
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Of a file that the browser's own viewer shows: it may lie in no frame, and under the
 * pages' policy it would stay blank.
 */
const FILE_POLICY = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Gives an answer that is a file for the browser's viewer a policy under which the viewer still works. */
export const setFilePolicy = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', FILE_POLICY);

/** Of a PDF that somebody sent: should a browser show it after all, it can load, run and submit nothing. */
const RECEIVED_PDF_POLICY = `default-src 'none'; sandbox; ${FILE_POLICY}`;

/** Of a file that somebody sent: pictures and videos, which a page shows, stay in it; a PDF is saved. */
export const setReceivedHeaders = (reply: FastifyReply, contentType: string): FastifyReply => {
  const isPdf = contentType === 'application/pdf';
  if (isPdf) reply.header('content-security-policy', RECEIVED_PDF_POLICY);
  return reply
    .header('content-disposition', isPdf ? 'attachment; filename="documento.pdf"' : 'inline')
    .header('x-content-type-options', 'nosniff')
    .type(contentType);
};

const setOwnHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
  if (isSecure(request)) reply.header('strict-transport-security', HSTS);
};

/** What an answer in JSON needs, where it is given before any hook has run. */
export const setHooklessHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  setOwnHeaders(request, reply);
  reply.headers({
    'content-security-policy': `default-src 'none'; ${FILE_POLICY}`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
};

export const registerSecurity = async (app: FastifyInstance, webFolder: string): Promise<void> => {
  const inline = inlineHashesOf(webFolder);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline.scripts],
        // Emotion writes its rules through the CSSOM of an empty style element: the element
        // must be let in, no text in it.
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
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Set below, where the service is reached over TLS: on this very machine it need not be.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    setOwnHeaders(request, reply);
    if (isCrossSiteCall(request)) throw new Refusal(FORBIDDEN, { httpStatus: 403 });
  });
};
