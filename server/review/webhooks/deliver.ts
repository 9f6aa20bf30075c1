import type { WebhookEvent } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import { allEnded } from '../../domain/allEnded';
import { afterFailure, TRIED_FOR_MS } from '../../domain/retry';
import { codeOfError } from '../../errors/unavailable';
import { deleteOldEvents, saveAttempt, takeDueEvents } from '../../repositories/webhookEvents';
import { signatureOf } from './sign';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'config'>;

const SECOND_MS = 1000;
const DAY_MS = 24 * 3_600_000;

const TIMEOUT_MS = 15 * SECOND_MS;
const AT_ONCE = 10;

const KEPT_MS = 30 * DAY_MS;

/** It holds no personal value. */
export const bodyOf = ({ type, at, guid, journey, state, document }: WebhookEvent): string =>
  JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { guid, journey, state, ...(document !== '' && { document }) },
  });

interface Receiver {
  readonly url: string;
  readonly timeoutMs: number;
}

const send = async (
  { clock, config }: Deps,
  { url, timeoutMs }: Receiver,
  event: WebhookEvent,
): Promise<string> => {
  const body = bodyOf(event);
  const message = { id: event.messageId, timestamp: Math.floor(clock.now().getTime() / SECOND_MS), body };
  const signature = signatureOf(message, config.WEBHOOK_SECRET);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': String(message.timestamp),
        'webhook-signature': signature,
      },
      body,
      // The address is the operator's: what it answers leads nowhere else.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok ? '' : String(answer.status);
  } catch (error) {
    return codeOfError(error);
  }
};

const attempt = async (deps: Deps, receiver: Receiver, event: WebhookEvent): Promise<void> => {
  const { db, clock, log } = deps;
  const failure = await send(deps, receiver, event);
  if (failure === '') {
    await saveAttempt(db, event, { status: 'delivered', failure });
    return;
  }
  const after = afterFailure(event, clock.now());
  await saveAttempt(db, event, { ...after, failure });
  const { type, messageId, attempts } = event;
  log.warn(
    { type, messageId, attempts, failure },
    after.status === 'dead' ? 'A webhook was given up' : 'A webhook was not taken',
  );
};

/** Under the lock of the job, so that one process tries each. Undefined when another has it. */
export type TakeExclusively = (
  take: (db: Db) => Promise<WebhookEvent[]>,
) => Promise<WebhookEvent[] | undefined>;

/**
 * Several requests at a time. A receiver that has not answered within `timeoutMs` has not taken the event.
 * Returns how many were tried.
 */
export const deliverDueEvents = async (
  deps: Deps,
  exclusively: TakeExclusively,
  timeoutMs = TIMEOUT_MS,
): Promise<number> => {
  const { WEBHOOK_URL } = deps.config;
  if (WEBHOOK_URL === undefined) return 0;
  const receiver = { url: WEBHOOK_URL, timeoutMs };
  for (let tried = 0; ;) {
    const now = deps.clock.now();
    const events = await exclusively((db) => takeDueEvents(db, { now, limit: AT_ONCE }));
    if (!events || events.length === 0) return tried;
    await allEnded(events.map((event) => attempt(deps, receiver, event)));
    tried += events.length;
  }
};

/** Without a receiver no event is kept for longer than one would be tried for. */
export const deleteEvents = async ({ db, clock, config }: Deps): Promise<void> => {
  const now = clock.now().getTime();
  await deleteOldEvents(db, new Date(now - KEPT_MS), true);
  if (config.WEBHOOK_URL === undefined) await deleteOldEvents(db, new Date(now - TRIED_FOR_MS), false);
};
