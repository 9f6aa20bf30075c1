import type { SmsGateway } from './gateway';
import { outcomeOfStatus } from './gateway';
import { looksTaken } from './looksTaken';
import { parseJson } from '../../domain/parseJson';
import { textAt } from './pointer';

/**
 * Whether the gateway accepted the message. `success` is a text that the body must contain, or
 * /path/to/property=value|value. If unset, an answer without signs of failure counts as accepted.
 */
export const isAccepted = (body: string, success: string | undefined): boolean => {
  if (success === undefined) return looksTaken(body);
  if (!success.startsWith('/')) return body.includes(success);
  const at = success.indexOf('=');
  const value = textAt(parseJson(body), success.slice(0, at));
  return (
    value !== undefined &&
    success
      .slice(at + 1)
      .split('|')
      .includes(value)
  );
};

/**
 * The gateway at `url`, which takes {to, text} as JSON. Credentials in the URL are sent as basic
 * authentication. `success` says how the answer is judged; see isAccepted.
 */
export const ownGateway = (url: string, success?: string): SmsGateway => {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  );
  return {
    callFor: ({ to, text }) => ({
      url: address,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(username !== '' && { authorization: `Basic ${login}` }),
      },
      body: JSON.stringify({ to, text }),
    }),
    judge: ({ status, body }) => {
      if (status < 200 || status > 299) return { outcome: outcomeOfStatus(status) };
      return { outcome: isAccepted(body, success) ? 'sent' : 'refused' };
    },
  };
};
