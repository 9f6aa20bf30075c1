import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Refusal } from '../errors/refusal';
import { isSecure } from '../session/cookie';
import { isCrossSiteCall } from './crossSite';
import { fixedHeaders, HSTS, pagePolicy } from './pagePolicy';

const FORBIDDEN = 'La richiesta non è stata accettata.';

/**
 * Policy of a file that the browser's own viewer shows. It allows no framing; under the pages' policy the
 * viewer would stay blank.
 */
const FILE_POLICY = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Policy of JSON, which loads nothing. The pages' policy is longer than many an answer. */
const DATA_POLICY = `default-src 'none'; ${FILE_POLICY}`;

export const setFilePolicy = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', FILE_POLICY);

/** Policy of a received PDF. If a browser shows it, it can load, run and submit nothing. */
const RECEIVED_PDF_POLICY = `default-src 'none'; sandbox; ${FILE_POLICY}`;

export const setReceivedHeaders = (reply: FastifyReply, contentType: string): FastifyReply => {
  const isPdf = contentType === 'application/pdf';
  if (isPdf) reply.header('content-security-policy', RECEIVED_PDF_POLICY);
  return reply
    .header('content-disposition', isPdf ? 'attachment; filename="documento.pdf"' : 'inline')
    .header('x-content-type-options', 'nosniff')
    .type(contentType);
};

const setHeaders = (request: FastifyRequest, reply: FastifyReply, policy: string): void => {
  reply.headers({ ...fixedHeaders, 'content-security-policy': policy });
  if (isSecure(request)) reply.header('strict-transport-security', HSTS);
};

export const setHooklessHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  setHeaders(request, reply, DATA_POLICY);
  reply.header('cross-origin-resource-policy', 'same-origin');
};

export const registerSecurity = async (
  app: FastifyInstance,
  config: Pick<Config, 'WEB_DIR' | 'WEB_ORIGINS'>,
): Promise<void> => {
  const policy = pagePolicy(config.WEB_DIR);
  // Headers that the service sets itself are off in helmet. HSTS: only if the service is reached over TLS.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    // The opener policy parts the pages from other windows. A process of their own delays the first paint.
    originAgentCluster: false,
    noSniff: false,
    frameguard: false,
    referrerPolicy: false,
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply, policy);
    const isRefused = isCrossSiteCall(request, config);
    done(isRefused ? new Refusal('crossSite', FORBIDDEN, { httpStatus: 403 }) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson && reply.getHeader('content-security-policy') === policy)
      reply.header('content-security-policy', DATA_POLICY);
    done();
  });
};
