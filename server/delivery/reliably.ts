import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Channel, DeliveryCounts, Message } from '../deps';
import { NotDelivered } from '../errors/notDelivered';

/** Waits before the second and the third attempt: the applicant is looking at the page. */
const WAITS_MS = [300, 1500];
/** A gateway that asks for more is not waited for. */
const LONGEST_WAIT_MS = 5000;

export interface Watching {
  readonly counts: DeliveryCounts;
  readonly log?: FastifyBaseLogger;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** A message that may have been sent is not sent twice. */
const waitBefore = ({ outcome, retryAfterMs = 0 }: NotDelivered, attempt: number): number | undefined => {
  const usual = WAITS_MS[attempt];
  const isSurelyNotSent = outcome === 'throttled' || outcome === 'unreachable';
  if (usual === undefined || !isSurelyNotSent || retryAfterMs > LONGEST_WAIT_MS) return undefined;
  return Math.max(usual, retryAfterMs);
};

/**
 * `send` returns the gateway's id of the message and throws NotDelivered. The id is logged: by it the
 * gateway's support finds the message.
 */
export const reliably =
  <Sent extends Message>(
    channel: Channel,
    send: (message: Sent) => Promise<string | undefined>,
    { counts, log, wait = pause }: Watching,
  ) =>
  async (message: Sent): Promise<void> => {
    const kind = message.code ? 'code' : 'other';
    for (let attempt = 0; ; attempt += 1) {
      try {
        const messageId = await send(message);
        counts.add({ channel, kind, outcome: 'sent' });
        log?.info({ channel, messageId }, 'A message was handed over');
        return;
      } catch (error) {
        const waitMs = error instanceof NotDelivered ? waitBefore(error, attempt) : undefined;
        if (waitMs === undefined) {
          counts.add({ channel, kind, outcome: error instanceof NotDelivered ? error.outcome : 'unclear' });
          throw error;
        }
        log?.warn({ channel, err: error, attempt: attempt + 1 }, 'A message is sent again');
        await wait(waitMs);
      }
    }
  };
