import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES } from '../../src/contract/limits';

/** JSON bodies of the flow are a few kilobytes. */
export const JSON_MAX_BYTES = 262_144;

/** Only JSON and multipart bodies are read; an empty JSON body counts as none. */
export const registerBodies = async (app: FastifyInstance): Promise<void> => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body.toString(), done);
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
