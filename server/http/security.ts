import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';
import { isSecure } from '../session/cookie';
import { isCrossSiteCall } from './crossSite';
import { EMPTY_STYLE, inlineHashesOf } from './inlineHashes';
import { serviceOrigins } from './serviceOrigins';

const FORBIDDEN = 'La richiesta non è stata accettata.';
/** A year, as the preload lists require. */
const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * Policy of a file that the browser's own viewer shows. It allows no framing; under the pages' policy the
 * viewer would stay blank.
 */
const FILE_POLICY = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sets the policy of a file, under which the browser's viewer works. */
export const setFilePolicy = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', FILE_POLICY);

/** Policy of a received PDF. If a browser shows it, it can load, run and submit nothing. */
const RECEIVED_PDF_POLICY = `default-src 'none'; sandbox; ${FILE_POLICY}`;

/** Sets the headers of a received file. Pictures and videos are shown in a page; a PDF is downloaded. */
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

/** Sets the headers of a JSON answer that is sent before any hook has run. */
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
        // Emotion writes its rules through the CSSOM of an empty style element. The policy allows the element
        // but no text in it.
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
    // Set below, and only if the service is reached over TLS: on this machine it need not be.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    setOwnHeaders(request, reply);
    if (isCrossSiteCall(request)) throw new Refusal('crossSite', FORBIDDEN, { httpStatus: 403 });
  });
};
