import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { REQUEST_MALFORMED, Refusal } from '../errors/refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly validatesTexts?: boolean;
  }
}

/** JSON bodies of the flow are a few kilobytes. */
export const JSON_MAX_BYTES = 262_144;

/** Refuses bytes that are not UTF-8: replacing them would change the text. Removes a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** A loop, because a hostile body may be nested very deeply. */
const containsUnstorable = (whole: unknown): boolean => {
  const left: unknown[] = [whole];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (UNSTORABLE.test(name)) return true;
      left.push(part);
    }
  }
  return false;
};

const malformed = () => new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });

/** An empty JSON body counts as none. */
export const registerBodies = async (app: FastifyInstance): Promise<void> => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decoded(Buffer.from(body));
    if (text === undefined) return done(malformed());
    if (text === '') return done(null, undefined);
    // oxlint-disable-next-line typescript/no-floating-promises -- it reports its end by the callback
    void parseJson(request, text, (error, value) => {
      if (error) done(error);
      // If each text is validated by the rule of its field, the refusal is on that field.
      else if (!request.routeOptions.config.validatesTexts && containsUnstorable(value)) done(malformed());
      else done(null, value);
    });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? malformed() : undefined);
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

/** For a call whose fields are all optional: before the validation. */
export const allowNoBody = async (http: FastifyRequest): Promise<void> => {
  http.body ??= {};
};
