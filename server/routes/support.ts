import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTrace, TRACE_MAX_BYTES, type Trace } from '../../src/contract/trace';
import type { AppDeps } from '../deps';
import { Refusal, REQUEST_MALFORMED } from '../errors/refusal';
import { rateLimitCall } from '../limits/enforceRateLimit';
import { admitRecording } from '../limits/recordings';
import { recordAudit } from '../repositories/audit';
import { guidsOfJourney, lockRequest } from '../repositories/requests';
import { findLastTrace, insertTrace } from '../repositories/traces';
import { loadSession } from '../session/session';
import { requireSession } from './access';
import { endpoint } from './endpoint';

/** What surrounds the recording in the body. */
const ENVELOPE_BYTES = 64;

/** Admits one recording of a session at a time, so that strangers cannot fill the memory with bodies. */
const admit =
  (deps: AppDeps) =>
  async (http: FastifyRequest): Promise<() => void> => {
    const { session } = await loadSession(deps, http);
    const { id } = requireSession({ session });
    return admitRecording(http, id);
  };

const storeTrace = (
  { db: database, clock }: AppDeps,
  journey: string,
  { events }: Trace,
  content: string,
): Promise<void> =>
  database.transaction(async (db) => {
    const guids = await guidsOfJourney(db, journey);
    for (const guid of guids) await lockRequest(db, guid);
    // The call was repeated, because its answer was lost.
    if ((await findLastTrace(db, journey))?.content === content) return;
    const at = clock.now();
    await insertTrace(db, { journey, at, content });
    const details = { events: events.length, bytes: Buffer.byteLength(content) };
    for (const guid of guids) await recordAudit(db, { guid, at, event: 'trace-received', details });
  });

export const supportRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'sendTrace', {
    large: { maxBytes: TRACE_MAX_BYTES + ENVELOPE_BYTES, admit: admit(app.deps) },
    handler: async ({ trace }, call) => {
      const { id, journey } = requireSession(call);
      if (!isTrace(trace)) throw new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });
      await rateLimitCall(call, 'traceByAddress', { traceBySession: id });
      await storeTrace(call.deps, journey, trace, JSON.stringify(trace));
      return { status: 'success' };
    },
  });
};
