import { randomUUID } from 'node:crypto';
import type { Message } from '../../deps';
import { readBounded } from '../../machine/readBounded';
import { NotDelivered, type FailedDelivery } from '../../errors/notDelivered';

const TIMEOUT_MS = 15_000;
/** The answer of a gateway has a few lines. */
const ANSWER_MAX_BYTES = 65_536;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

export interface OutgoingSms {
  /** With the country's prefix: +393331234567. */
  readonly to: string;
  readonly text: string;
  /** 32 hexadecimal digits, another for each attempt. */
  readonly id: string;
}

export interface GatewayCall {
  readonly url: string | URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Verdict {
  readonly outcome: 'sent' | FailedDelivery;
  readonly messageId?: string;
  /** As `cleanReason` leaves it. */
  readonly reason?: string;
}

export interface SmsGateway {
  callFor(sms: OutgoingSms): GatewayCall;
  judge(answer: { readonly status: number; readonly body: string }, sms: OutgoingSms): Verdict;
}

/** With these errors nothing was sent. */
const NO_CONNECTION = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN UND_ERR_CONNECT_TIMEOUT'.split(
    ' ',
  ),
);
const hadNoConnection = (error: unknown): boolean => {
  const { code, errors = [] } = ((error as Error).cause ?? {}) as { code?: string; errors?: Error[] };
  if (code !== undefined && NO_CONNECTION.has(code)) return true;
  // A name with several addresses: one error for each.
  return (
    errors.length > 0 && errors.every((one) => NO_CONNECTION.has((one as NodeJS.ErrnoException).code ?? ''))
  );
};

const retryAfterOf = ({ headers }: Response): number | undefined => {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
};

const ask = async ({ url, ...call }: GatewayCall, signal: AbortSignal): Promise<Response> => {
  try {
    // A followed redirect would become a GET, and its page would count as success.
    return await fetch(url, { ...call, redirect: 'manual', signal });
  } catch (error) {
    const outcome = hadNoConnection(error) ? 'unreachable' : 'unclear';
    throw new NotDelivered(`The SMS gateway was ${outcome === 'unclear' ? 'cut off' : 'not reached'}`, {
      outcome,
      cause: error,
    });
  }
};

/** Resolves to the gateway's id of the message, if there is one. Throws NotDelivered. */
export const sendBy =
  (gateway: SmsGateway, timeout: () => AbortSignal = () => AbortSignal.timeout(TIMEOUT_MS)) =>
  async ({ to, text }: Message): Promise<string | undefined> => {
    const sms = { to, text, id: randomUUID().replaceAll('-', '') };
    const answer = await ask(gateway.callFor(sms), timeout());
    const { status, ok } = answer;
    const body = await readBounded(answer, 'The SMS gateway', ANSWER_MAX_BYTES).catch((error: unknown) => {
      if (!ok) return Buffer.of();
      throw new NotDelivered((error as Error).message, { outcome: 'unclear', cause: error });
    });
    const { outcome, messageId, reason } = gateway.judge({ status, body: body.toString() }, sms);
    if (outcome === 'sent') return messageId;
    throw new NotDelivered(
      `The SMS gateway answered ${status}${ok ? ' and that the message was not taken' : ''}`,
      { outcome, reason, retryAfterMs: retryAfterOf(answer) },
    );
  };

export const outcomeOfStatus = (status: number): FailedDelivery => {
  if (status === TOO_MANY) return 'throttled';
  return status >= SERVER_ERROR ? 'unclear' : 'refused';
};
