/** The code of a journey, by which support finds what happened to an applicant. It gives no access. */
import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { JOURNEY_LENGTH, journeyOf } from '../../src/contract/journey';
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import { hasRequestOf } from '../repositories/requests';

/** By `randomInt`, which takes half the time of `randomBytes` for so few bytes. */
export const newJourney = (): string =>
  journeyOf(Uint8Array.from({ length: JOURNEY_LENGTH }, () => randomInt(256)));

/** The session's code, unless an earlier request has it: one code never leads to two requests. */
export const journeyToStart = async (
  db: Db,
  { journey, guid, resumeGuid }: Pick<Session, 'journey' | 'guid' | 'resumeGuid'>,
): Promise<string> => {
  const mayBeTaken = guid !== null || resumeGuid !== null;
  return mayBeTaken && (await hasRequestOf(db, journey)) ? newJourney() : journey;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the session's journey; '' for a call without a session. */
    journey: string;
  }
}

/**
 * When the session changes to the journey of a request, a last line with the old code names the new one, so
 * that support finds both.
 */
export const bindJourney = (http: FastifyRequest, journey: string): void => {
  if (http.journey === journey) return;
  if (http.journey !== '') {
    http.log.info({ joins: journey }, 'Journey joined');
    // A logger cannot replace a value that it has.
    http.log = http.server.log.child({ supportCode: http.id });
  }
  // Not a child, which takes longer.
  (http.log as Logger).setBindings({ journey });
  http.journey = journey;
};
