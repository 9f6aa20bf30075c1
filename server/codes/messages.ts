import { CODE_LIFE_MINUTES, PHONE_PREFIX } from '../../src/contract/limits';
import { brandOf } from '../brand';
import { mailOf } from '../delivery/mail/content';
import { toGsm } from '../delivery/sms/gsm7';
import type { CodePurpose } from '../db/schema';
import type { AppDeps } from '../deps';

const DO_NOT_SHARE = `Vale ${CODE_LIFE_MINUTES} minuti. Non comunicarlo a nessuno: non te lo chiederemo mai al telefono.`;

/** Shorter, since the SMS also says what is signed. */
const NOT_EVEN_US = `Vale ${CODE_LIFE_MINUTES} minuti: non comunicarlo a nessuno, nemmeno a noi.`;

export type MessageDeps = Pick<AppDeps, 'mail' | 'sms' | 'config'>;

export const sendEmailCode = ({ mail }: MessageDeps, to: string, code: string): Promise<void> =>
  mail.send(
    mailOf(
      to,
      {
        subject: `${code} è il codice per confermare la tua email`,
        heading: 'Conferma la tua email',
        preview: DO_NOT_SHARE,
        blocks: [
          { kind: 'text', text: 'Ciao,' },
          { kind: 'code', lead: 'per confermare il tuo indirizzo email inserisci questo codice', code },
          { kind: 'text', text: DO_NOT_SHARE },
          {
            kind: 'text',
            text: 'Se non hai richiesto l’apertura del conto, ignora questo messaggio.',
          },
        ],
      },
      { code },
    ),
  );

/** It fits one message (docs/decisions/delivery.md). */
export const smsText = (code: string, provider: string): string =>
  toGsm(`${code} è il tuo codice di conferma ${provider}. ${DO_NOT_SHARE}`);

/** It says what is signed, and fits one message too. */
export const signatureSmsText = (code: string, provider: string): string =>
  toGsm(`${code} è il codice per firmare questionario e contratto ${provider}. ${NOT_EVEN_US}`);

const sendSmsCode = (
  { sms, config }: MessageDeps,
  { purpose, target, digits }: CodeToSend,
): Promise<void> => {
  const textOf = purpose === 'signature' ? signatureSmsText : smsText;
  return sms.send({
    to: `${PHONE_PREFIX}${target}`,
    code: digits,
    text: textOf(digits, brandOf(config).name),
  });
};

interface CodeToSend {
  readonly purpose: CodePurpose;
  /** The e-mail address, or the phone number as digits without prefix. */
  readonly target: string;
  readonly digits: string;
}

/** Rejects when the message was not handed over. */
export const sendCodeMessage = (deps: MessageDeps, message: CodeToSend): Promise<void> =>
  message.purpose === 'email'
    ? sendEmailCode(deps, message.target, message.digits)
    : sendSmsCode(deps, message);
