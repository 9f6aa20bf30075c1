import { createTransport } from 'nodemailer';
import type { MailSender } from '../deps';

const TIMEOUT_MS = 15_000;

/** Sends over the SMTP server of `url`, from `from`. */
export const smtpMail = (url: string, from: string): MailSender => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
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
