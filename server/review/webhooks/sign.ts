import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

interface Message {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * As the Standard Webhooks specification has them, one for each secret: 'v1,…' separated by spaces. Throws
 * without a secret, so that nothing is sent unsigned.
 */
export const signatureOf = ({ id, timestamp, body }: Message, secrets: readonly string[]): string => {
  if (secrets.length === 0) throw new Error('A webhook needs a secret');
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
};
