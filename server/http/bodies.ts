import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_MAX_BYTES, VIDEO_MAX_BYTES } from '../../src/contract/limits';
import { REQUEST_MALFORMED, Refusal } from '../errors/refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Every text of the body that is stored or looked up is judged by the contract's
     * rules, and refused on its field.
     */
    readonly validatesTexts?: boolean;
  }
}

/** JSON bodies of the flow are a few kilobytes. */
export const JSON_MAX_BYTES = 262_144;

/**
 * Bytes that are no UTF-8 are refused: replaced by something else they would be
 * another text. A byte order mark goes.
 */
const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};

/** PostgreSQL keeps no NUL, and UTF-8 no half of a surrogate pair. */
const UNKEEPABLE = /[\0\p{Cs}]/u;

/**
 * Whether a name or a text anywhere in the value cannot be kept. A loop: a hostile
 * body may be nested without end.
 */
const holdsUnkeepable = (whole: unknown): boolean => {
  const left: unknown[] = [whole];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && UNKEEPABLE.test(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (UNKEEPABLE.test(name)) return true;
      left.push(part);
    }
  }
  return false;
};

const malformed = () => new Refusal(REQUEST_MALFORMED, { httpStatus: 400 });

/** Only JSON and multipart bodies are read; an empty JSON body counts as none. */
export const registerBodies = async (app: FastifyInstance): Promise<void> => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decoded(Buffer.from(body));
    if (text === undefined) return done(malformed());
    if (text === '') return done(null, undefined);
    void parseJson(request, text, (error, value) => {
      if (error) done(error);
      // Where each text is judged by the rule of its field, it is refused there.
      else if (!request.routeOptions.config.validatesTexts && holdsUnkeepable(value)) done(malformed());
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
