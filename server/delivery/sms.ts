import type { SmsSender } from '../deps';
import { isAccepted } from './smsAnswer';

const TIMEOUT_MS = 15_000;
/** The answer of a gateway has a few lines. */
const ANSWER_MAX_BYTES = 65_536;

/** Returns the body. Throws when it is longer than the limit; the error contains nothing of it. */
const readAnswer = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('The SMS gateway answered with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

/**
 * Posts {to, text} as JSON to the gateway at `url`. Credentials in the URL are sent as basic authentication.
 * `success` says how the answer is judged; see isAccepted.
 */
export const gatewaySms = (url: string, success?: string): SmsSender => {
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
        // A followed redirect would become a GET, and its page would count as success.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`The SMS gateway answered ${answer.status}`);
      }
      if (!isAccepted(await readAnswer(answer), success))
        throw new Error(`The SMS gateway answered ${answer.status} and that the message was not taken`);
    },
  };
};
