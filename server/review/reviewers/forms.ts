import type { FastifyInstance } from 'fastify';
import { REQUEST_MALFORMED, Refusal } from '../../errors/refusal';

const FORM_MAX_BYTES = 16_384;

/** Only the pages of the review and the sandbox accept such bodies. */
export const registerForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(body.toString()));
      const hasNul = Object.values(fields).some((text) => text.includes('\0'));
      if (hasNul) done(new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 }));
      else done(null, fields);
    },
  );
};
