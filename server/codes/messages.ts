import { PHONE_PREFIX } from '../../src/contract/limits';
import { brandOf } from '../brand';
import { mailOf } from '../delivery/mail/content';
import { toGsm } from '../delivery/sms/gsm7';
import type { AppDeps } from '../deps';

/** How long a code can be used. */
export const CODE_LIFE_MINUTES = 10;

const DO_NOT_SHARE = `Vale ${CODE_LIFE_MINUTES} minuti. Non comunicarlo a nessuno: non te lo chiederemo mai al telefono.`;

export const sendEmailCode = ({ mail }: AppDeps, to: string, code: string): Promise<void> =>
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

/** Returns the text of a code's SMS. It fits one message (docs/decisions/delivery.md). */
export const smsText = (code: string, provider: string): string =>
  toGsm(`${code} è il tuo codice di conferma ${provider}. ${DO_NOT_SHARE}`);

/** Sends the code by SMS. `phone` is digits without prefix. */
export const sendSmsCode = ({ sms, config }: AppDeps, phone: string, code: string): Promise<void> =>
  sms.send({ to: `${PHONE_PREFIX}${phone}`, code, text: smsText(code, brandOf(config).name) });
