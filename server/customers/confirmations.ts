import { CODE_WRONG } from '../../src/contract/refusalTexts';
import { acceptCode } from '../codes/acceptCode';
import type { Destination } from '../codes/sendCounters';
import { sendCode } from '../codes/codes';
import type { Beside } from '../codes/issue';
import { compareGuess, type Verdict } from '../codes/guess';
import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { savedValue, type StoredAnswer } from '../repositories/answers';
import { proofOf } from '../repositories/requests';
import { releaseOthers } from '../session/release';
import type { CodeRotation } from '../session/rotation';
import {
  CONTACT_STEP,
  contactOf,
  contactStatus,
  PENDING,
  VALID,
  withLockedContact,
  type Contact,
} from './contact';

const EMAIL_FIRST = 'Conferma prima il tuo indirizzo email.';
const NAMES_FIRST = 'Inserisci prima i tuoi dati.';

export interface Channel {
  readonly purpose: 'email' | 'sms';
  readonly field: 'email' | 'phone';
  readonly confirmedAt: 'emailConfirmedAt' | 'phoneConfirmedAt';
  readonly widget: string;
  readonly component: string;
  readonly flag: string;
}

export const emailChannel: Channel = {
  purpose: 'email',
  field: 'email',
  confirmedAt: 'emailConfirmedAt',
  widget: 'email',
  component: 'email',
  flag: 'validateEmail',
};
export const phoneChannel: Channel = {
  purpose: 'sms',
  field: 'phone',
  confirmedAt: 'phoneConfirmedAt',
  widget: 'cellulare',
  component: 'cellulare',
  flag: 'otpCellulare',
};

const flagged = ({ widget, flag }: Channel, value: string, status: string): StoredAnswer => ({
  widget,
  component: flag,
  value,
  status,
});

const recordedStatus = (
  { widget, component, flag }: Channel,
  contact: Pick<Contact, 'saved'>,
  target: string,
): string =>
  savedValue(contact.saved, widget, component)?.value === target ? contactStatus(contact, widget, flag) : '';

/** It is stored again if the code was not sent. */
const asStored = ({ widget, component, flag }: Channel, { saved }: Contact): StoredAnswer[] =>
  [component, flag].map(
    (name) => savedValue(saved, widget, name) ?? { widget, component: name, value: '', status: '' },
  );

/**
 * Throws a Refusal when something comes before it. A number comes after the confirmed e-mail address, which
 * also bounds how many messages it leads to.
 */
const beginConfirmation =
  (deps: AppDeps, channel: Channel, target: string) =>
  async (db: Db, request: Request | undefined): Promise<Beside> => {
    const contact = await contactOf(deps, db, request);
    if (contact.request.cf === '') throw new Refusal('namesFirst', NAMES_FIRST);
    const emailConfirmed = contactStatus(contact, emailChannel.widget, emailChannel.flag) === VALID;
    if (channel === phoneChannel && !emailConfirmed) throw new Refusal('emailFirst', EMAIL_FIRST);
    const { widget, component } = channel;
    const before = asStored(channel, contact);
    return {
      limits: channel === phoneChannel ? [{ counter: 'smsByEmail', of: contact.request.email }] : [],
      save: () => contact.save([{ widget, component, value: target }, flagged(channel, '', PENDING)]),
      undo: async (tx, locked) => {
        if (locked?.step !== CONTACT_STEP) return;
        const now = await contactOf(deps, tx, locked);
        if (recordedStatus(channel, now, target) === PENDING) await now.save(before);
      },
    };
  };

/**
 * The request keeps the address or number that was confirmed last, by which it is found and resumed, until
 * the new one is confirmed.
 */
export const sendConfirmationCode = (
  deps: AppDeps,
  session: Session,
  guid: string,
  channel: Channel,
  destination: Pick<Destination, 'target' | 'source'>,
): Promise<void> =>
  sendCode(deps, {
    key: { guid, purpose: channel.purpose, sessionId: session.id },
    destination,
    begin: beginConfirmation(deps, channel, destination.target),
  });

interface Confirmation extends CodeRotation {
  readonly target: string;
  readonly sent: string;
  /** Called with the proven identity once both address and phone are confirmed. */
  readonly proven: (proof: string) => void;
}

/** Sessions that reached the request by the earlier address or number lose it. */
const accept = async (
  contact: Contact,
  session: Session,
  channel: Channel,
  target: string,
): Promise<Request> => {
  const { field, confirmedAt } = channel;
  // Another address or number was recorded in the meantime, so this code is invalid.
  if (recordedStatus(channel, contact, target) === '') throw new Refusal('codeWrong', CODE_WRONG);
  const { db, request, now } = contact;
  const changes = { [field]: target, [confirmedAt]: now };
  await contact.save([flagged(channel, 'true', VALID)], changes);
  if (request[field] !== target)
    await releaseOthers(db, session.id, { guid: request.guid, proof: proofOf(db, request), now });
  return { ...request, ...changes };
};

/** A repeated call succeeds: the first answer may be lost. */
export const confirm = async (
  deps: AppDeps,
  session: Session,
  guid: string,
  channel: Channel,
  { target, sent, isRepeat, rotate, again, proven }: Confirmation,
): Promise<void> => {
  const key = { guid, purpose: channel.purpose, sessionId: session.id };
  const verdict = await withLockedContact<Verdict | 'known'>(deps, guid, async (contact) => {
    const isConfirmed = recordedStatus(channel, contact, target) === VALID;
    if (isConfirmed && !isRepeat) return 'known';
    if (!isConfirmed && isRepeat) throw new Refusal('tokenReplaced', SESSION_ENDED, { httpStatus: 401 });
    return compareGuess(contact.db, deps, { key, target, sent }, async (tx) => {
      const proof = proofOf(tx, await accept(contact, session, channel, target));
      if (proof !== undefined) proven(proof);
      await rotate(tx);
    });
  });
  if (verdict instanceof Refusal) throw verdict;
  if (verdict === 'known') acceptCode(sent, key.purpose);
  if (verdict === 'repeated' && isRepeat) again();
};
