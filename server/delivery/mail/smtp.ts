import { createTransport } from 'nodemailer';
import type { Mail } from '../../deps';
import { NotDelivered, type FailedDelivery } from '../../errors/notDelivered';
import { isLoopbackName } from '../../machine/thisMachine';
import { messageOf, type MailIdentity } from './message';

const TIMEOUT_MS = 15_000;
/** An answer that trickles in keeps the connection alive, and the sender waits for it. */
const LONGEST_MS = 60_000;
const SUBMISSION_PORT = 587;
const TLS_PORT = 465;

/**
 * smtps: TLS from the first byte. smtp: STARTTLS, or the message is not sent. smtp+insecure, and a server on
 * this machine: STARTTLS if offered, with any certificate.
 */
const protectionOf = ({ protocol, hostname }: URL) => {
  if (protocol === 'smtps:') return { secure: true };
  const mayBePlain = protocol === 'smtp+insecure:' || isLoopbackName(hostname);
  return mayBePlain ? { tls: { rejectUnauthorized: false } } : { requireTLS: true };
};

interface SmtpFailure {
  readonly code?: string;
  readonly syscall?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** The server takes none at the moment. 450 to 452 are for busy mailboxes and for grey lists. */
const TRY_LATER: readonly number[] = [421, 450, 451, 452];

const outcomeOf = ({ code, syscall, responseCode }: SmtpFailure): FailedDelivery => {
  if (syscall === 'connect' || code === 'EDNS') return 'unreachable';
  if (responseCode !== undefined) return TRY_LATER.includes(responseCode) ? 'throttled' : 'refused';
  // Without TLS or with wrong credentials nothing is sent.
  return code === 'ETLS' || code === 'EAUTH' ? 'refused' : 'unclear';
};

/** The codes alone, as in '550 5.1.1': the server's words may quote the address and the text. */
const codesIn = ({ responseCode, response = '' }: SmtpFailure): string | undefined =>
  responseCode === undefined
    ? undefined
    : [responseCode, /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]].filter(Boolean).join(' ');

/** Rejects when the work takes longer. The connection is left to end by itself. */
const within = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Resolves to the message's id. Throws NotDelivered, whose cause is the error of the connection. */
export const smtpMail = (
  url: string,
  identity: MailIdentity,
  longestMs = LONGEST_MS,
): ((mail: Mail) => Promise<string | undefined>) => {
  const address = new URL(url);
  const { protocol, hostname, port, username, password } = address;
  const standardPort = protocol === 'smtps:' ? TLS_PORT : SUBMISSION_PORT;
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? standardPort : Number(port),
    ...protectionOf(address),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (mail) => {
    try {
      const sending = transport.sendMail(messageOf(mail, identity));
      const { messageId } = (await within(longestMs, sending)) as { messageId?: string };
      return messageId;
    } catch (error) {
      const failure = error as SmtpFailure;
      throw new NotDelivered('The mail server did not take the message', {
        outcome: outcomeOf(failure),
        reason: codesIn(failure),
        cause: error,
      });
    }
  };
};
