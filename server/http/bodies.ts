import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { REQUEST_MALFORMED, Refusal } from '../errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every text of the body that is stored or looked up is judged by the contract's rules, and refused on its field. */
    readonly judgesTexts?: boolean;
  }
}

/** JSON bodies of the flow are a few kilobytes. */
export const JSON_MAX_BYTES = 262_144;

/** PostgreSQL keeps no NUL in a text: refused here, once, but where each text is judged by the rule of its field. */
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/;

/** Only JSON and multipart bodies are read; an empty JSON body counts as none. */
export const registerBodies = async (app: FastifyInstance): Promise<void> => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (!request.routeOptions.config.judgesTexts && NUL_ESCAPE.test(text))
      done(new Refusal(REQUEST_MALFORMED, { httpStatus: 400 }));
    else void parseJson(request, text, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new Refusal(REQUEST_MALFORMED, { httpStatus: 400 }) : undefined);
  });
  await app.register(multipart, {
    limits: {
      fileSize: Math.max(DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES),
      files: 1,
      fields: 8,
      fieldSize: 1024,
      headerPairs: 20,
    },
  });
};
