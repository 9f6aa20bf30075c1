/** E-mail and phone: told, sent a code, confirmed. */
import type { Request, Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { sendCode } from '../codes/codes';
import { CODE_WRONG, takeCode } from '../codes/guess';
import { sendEmailCode, sendSmsCode } from '../codes/messages';
import { codeOf } from '../domain/code';
import { Refusal, SESSION_ENDED } from '../errors';
import type { StoredAnswer } from '../repositories/answers';
import type { CodeRotation } from '../session/rotation';
import { PENDING, VALID, contactStatus, onContact } from './contact';

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

/** Records the address or number and sends it a code; whatever was confirmed before no longer is. */
export const tell = async (
  deps: AppDeps,
  session: Session,
  guid: string,
  channel: Channel,
  target: string,
): Promise<void> => {
  const { purpose, widget, component, field, confirmedAt } = channel;
  await onContact(deps, guid, async (contact) => {
    if (contact.request.cf === '') throw new Refusal(NAMES_FIRST);
    const emailConfirmed = contactStatus(contact, emailChannel.widget, emailChannel.flag) === VALID;
    if (channel === phoneChannel && !emailConfirmed) throw new Refusal(EMAIL_FIRST);
  });
  const key = { guid, purpose, sessionId: session.id };
  await sendCode(deps, key, { target }, (code) => channel.deliver(deps, target, code));
  await onContact(deps, guid, ({ save }) =>
    save([{ widget, component, value: target }, flagged(channel, '', PENDING)], {
      [field]: target,
      [confirmedAt]: null,
    }),
  );
};

interface Confirmation extends CodeRotation {
  readonly target: string;
  /** The code as it was sent. */
  readonly sent: string;
}

/** Confirms the address or number by its code. Confirmed already, it stays so: an answer may have been lost. */
export const confirm = async (
  deps: AppDeps,
  session: Session,
  request: Request,
  channel: Channel,
  { target, sent, isRepeat, rotate, again }: Confirmation,
): Promise<void> => {
  const { purpose, field, confirmedAt } = channel;
  const isConfirmed = request[confirmedAt] !== null && request[field] === target;
  if (isConfirmed && !isRepeat) {
    codeOf(sent);
    return;
  }
  if (!isConfirmed && isRepeat) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const key = { guid: request.guid, purpose, sessionId: session.id };
  const taken = await takeCode(deps, { key, target, sent }, async (tx) => {
    await onContact({ ...deps, db: tx }, request.guid, async (contact) => {
      // Told anew in the meantime: the code of the one before is dead.
      if (contact.request[field] !== target) throw new Refusal(CODE_WRONG);
      await contact.save([flagged(channel, 'true', VALID)], { [confirmedAt]: contact.now });
    });
    await rotate(tx);
  });
  if (taken === 'repeated' && isRepeat) again();
};
