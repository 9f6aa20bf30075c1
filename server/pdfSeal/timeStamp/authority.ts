/** Asks the time-stamp authority of TSA_URL over HTTP (RFC 3161, 3.4). */
import { readBounded } from '../../machine/readBounded';
import { readAnswer, stampRequest, type TimeStamp } from './token';

const TIMEOUT_MS = 15_000;
/** A time stamp with the authority's certificates takes 4 to 7 kB. */
const ANSWER_MAX_BYTES = 65_536;

interface Address {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

/** fetch refuses an address with credentials. */
const addressOf = (text: string): Address => {
  const url = new URL(text);
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  return { url, headers: user === '' ? {} : { authorization: `Basic ${credentials}` } };
};

/** The time stamp is verified. Rejects when there is none in time. */
export const timeStampOf = async (
  authority: string,
  content: Buffer,
  timeoutMs = TIMEOUT_MS,
): Promise<TimeStamp> => {
  const request = stampRequest(content);
  const { url, headers } = addressOf(authority);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/timestamp-query' },
    body: Uint8Array.from(request.der),
    // The address is the operator's: what it answers leads nowhere else.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = await readBounded(answer, 'The time-stamp authority', ANSWER_MAX_BYTES);
  if (!answer.ok) throw new Error(`The time-stamp authority answered ${answer.status}`);
  return readAnswer(bytes, request);
};
