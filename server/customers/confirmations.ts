/** E-mail and phone: told, sent a code, confirmed. */
import { acceptCode } from '../codes/acceptCode';
import type { Destination } from '../codes/bounds';
import { sendCode } from '../codes/codes';
import { CODE_WRONG, takeCode } from '../codes/guess';
import { sendEmailCode, sendSmsCode } from '../codes/messages';
import type { Request, Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { savedValue, type StoredAnswer } from '../repositories/answers';
import { proofOf } from '../repositories/requests';
import { releaseOthers } from '../session/release';
import type { CodeRotation } from '../session/rotation';
import { PENDING, VALID, contactStatus, onContact, type Contact } from './contact';

export const EMAIL_FIRST = 'Conferma prima il tuo indirizzo e-mail.';
export const NAMES_FIRST = 'Inserisci prima i tuoi dati.';

export interface Channel {
  readonly purpose: 'email' | 'sms';
  readonly field: 'email' | 'phone';
  readonly confirmedAt: 'emailConfirmedAt' | 'phoneConfirmedAt';
  readonly widget: string;
  readonly component: string;
  /** The component that says whether it is confirmed. */
  readonly flag: string;
  readonly deliver: (deps: AppDeps, target: string, code: string) => Promise<void>;
}

export const emailChannel: Channel = {
  purpose: 'email',
  field: 'email',
  confirmedAt: 'emailConfirmedAt',
  widget: 'email',
  component: 'email',
  flag: 'validateEmail',
  deliver: sendEmailCode,
};
export const phoneChannel: Channel = {
  purpose: 'sms',
  field: 'phone',
  confirmedAt: 'phoneConfirmedAt',
  widget: 'cellulare',
  component: 'cellulare',
  flag: 'otpCellulare',
  deliver: sendSmsCode,
};

const flagged = ({ widget, flag }: Channel, value: string, status: string): StoredAnswer => ({
  widget,
  component: flag,
  value,
  status,
});

/**
 * Sends a code to the address or number, and records it as told. The request's own stays the one that was confirmed last:
 * by that it is found and resumed, until the new one is confirmed.
 */
export const tell = async (
  deps: AppDeps,
  session: Session,
  guid: string,
  channel: Channel,
  { target, source }: Pick<Destination, 'target' | 'source'>,
): Promise<void> => {
  const { purpose, widget, component } = channel;
  await onContact(deps, guid, async (contact) => {
    if (contact.request.cf === '') throw new Refusal(NAMES_FIRST);
    const emailConfirmed = contactStatus(contact, emailChannel.widget, emailChannel.flag) === VALID;
    if (channel === phoneChannel && !emailConfirmed) throw new Refusal(EMAIL_FIRST);
  });
  const key = { guid, purpose, sessionId: session.id };
  await sendCode(deps, key, { target, source }, (code) => channel.deliver(deps, target, code));
  await onContact(deps, guid, ({ save }) =>
    save([{ widget, component, value: target }, flagged(channel, '', PENDING)]),
  );
};

interface Confirmation extends CodeRotation {
  readonly target: string;
  /** The code as it was sent. */
  readonly sent: string;
  /** Told the identity that is proven once address and phone are confirmed. */
  readonly proven: (proof: string) => void;
}

/** Whether the address or number is the one that was told last, and by what it is marked. */
const toldAs = (
  { widget, component, flag }: Channel,
  contact: Pick<Contact, 'saved'>,
  target: string,
): string =>
  savedValue(contact.saved, widget, component)?.value === target ? contactStatus(contact, widget, flag) : '';

/** Makes it the request's own. Sessions that reached the request by another address or number lose it. */
const accept = async (
  contact: Contact,
  session: Session,
  channel: Channel,
  target: string,
): Promise<Request> => {
  const { field, confirmedAt } = channel;
  // Told anew in the meantime: the code of the one before is dead.
  if (toldAs(channel, contact, target) === '') throw new Refusal(CODE_WRONG);
  const { db, request, now } = contact;
  const changes = { [field]: target, [confirmedAt]: now };
  await contact.save([flagged(channel, 'true', VALID)], changes);
  if (request[field] !== target)
    await releaseOthers(db, session.id, { guid: request.guid, proof: proofOf(request), now });
  return { ...request, ...changes };
};

/** Confirms the address or number by its code. Confirmed already, it stays so: an answer may have been lost. */
export const confirm = async (
  deps: AppDeps,
  session: Session,
  { guid }: Request,
  channel: Channel,
  { target, sent, isRepeat, rotate, again, proven }: Confirmation,
): Promise<void> => {
  const isConfirmed = await onContact(
    deps,
    guid,
    async (contact) => toldAs(channel, contact, target) === VALID,
  );
  if (isConfirmed && !isRepeat) {
    acceptCode(sent);
    return;
  }
  if (!isConfirmed && isRepeat) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const key = { guid, purpose: channel.purpose, sessionId: session.id };
  const taken = await takeCode(deps, { key, target, sent }, async (tx) => {
    await onContact({ ...deps, db: tx }, guid, async (contact) => {
      const proof = proofOf(await accept(contact, session, channel, target));
      if (proof !== undefined) proven(proof);
    });
    await rotate(tx);
  });
  if (taken === 'repeated' && isRepeat) again();
};
