import { createTransport } from 'nodemailer';
import type { MailSender } from '../deps';
import { isLoopbackName } from '../machine/thisMachine';

const TIMEOUT_MS = 15_000;
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

/** Sends through the SMTP server of `url`, from `from`. */
export const smtpMail = (url: string, from: string): MailSender => {
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
  return {
    send: async ({ to, subject, text, attachments = [] }) => {
      await transport.sendMail({ from, to, subject, text, attachments: [...attachments] });
    },
  };
};
