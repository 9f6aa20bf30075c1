import type { SmsSender } from '../deps';

const TIMEOUT_MS = 15_000;

/** Posts {to, text} as JSON to the gateway at `url`; credentials in the address travel as basic authentication. */
export const gatewaySms = (url: string): SmsSender => {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  );
  return {
    send: async ({ to, text }) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(username !== '' && { authorization: `Basic ${login}` }),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
    },
  };
};
