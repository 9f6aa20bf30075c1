/** Against messages to many people, each of whom is sent few (docs/decisions/codes.md). */
import type { CodePurpose } from '../db/schema';
import type { Config } from '../config';
import type { Db } from '../db/types';
import { listAttempts } from '../repositories/attempts';
import { networkOf } from './address';
import { subjectKey, type Counted } from './countAttempt';
import { windowsOf } from './rateLimits';

type Settings = Pick<Config, 'SMS_PER_HOUR'>;

/** Ten thousand numbers of one operator begin with the same six digits. */
const PREFIX_DIGITS = 6;
/** The share of the hour's SMS that may go to numbers with the same first digits. */
const PREFIX_SHARE = 0.1;
/** The rest is left to those who resume: strangers cannot use it up with new requests. */
const NEW_REQUESTS_SHARE = 0.8;

const ofService = (most: number): Counted => ({ counter: 'smsByService', of: 'all', most });

interface Sent {
  readonly target: string;
  /** The client's address; undefined for a call from this machine. */
  readonly source: string | undefined;
}

/**
 * The codes of a resume and of a signature go to the number that its owner has confirmed, so only the limit
 * of the whole service applies to them.
 */
export const massLimits = (
  { SMS_PER_HOUR }: Settings,
  purpose: CodePurpose,
  { target, source }: Sent,
): readonly Counted[] => {
  if (purpose === 'resume' || purpose === 'signature') return [ofService(SMS_PER_HOUR)];
  const network = networkOf(source);
  const isMail = purpose === 'email';
  const byNetwork: readonly Counted[] =
    network === undefined ? [] : [{ counter: isMail ? 'mailByNetwork' : 'smsByNetwork', of: network }];
  if (isMail) return byNetwork;
  return [
    ...byNetwork,
    {
      counter: 'smsByPrefix',
      of: target.slice(0, PREFIX_DIGITS),
      most: Math.ceil(SMS_PER_HOUR * PREFIX_SHARE),
    },
    ofService(Math.floor(SMS_PER_HOUR * NEW_REQUESTS_SHARE)),
  ];
};

export const smsOfLastHour = async (db: Db, now: Date): Promise<number> => {
  const [{ ms } = { ms: 0 }] = windowsOf('smsByService');
  const past = await listAttempts(db, subjectKey(db, ofService(0)));
  return past.filter(({ time }) => time > now.getTime() - ms).length;
};
