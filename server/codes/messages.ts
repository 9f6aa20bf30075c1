import { PHONE_PREFIX } from '../../src/contract/limits';
import { brandOf } from '../brand';
import type { AppDeps } from '../deps';

/** How long a code can be used. */
export const CODE_LIFE_MINUTES = 10;

const DO_NOT_SHARE = `Vale ${CODE_LIFE_MINUTES} minuti. Non comunicarlo a nessuno: non te lo chiederemo mai al telefono.`;

export const sendEmailCode = ({ mail }: AppDeps, to: string, code: string): Promise<void> =>
  mail.send({
    to,
    code,
    subject: `${code} è il codice per confermare la tua email`,
    text: `Ciao,\n\nper confermare il tuo indirizzo email inserisci questo codice: ${code}\n\n${DO_NOT_SHARE}\n\nSe non hai richiesto l'apertura del conto, ignora questo messaggio.`,
  });

/** Sends the code by SMS. `phone` is digits without prefix. */
export const sendSmsCode = ({ sms, config }: AppDeps, phone: string, code: string): Promise<void> =>
  sms.send({
    to: `${PHONE_PREFIX}${phone}`,
    code,
    text: `${code} è il tuo codice di conferma ${brandOf(config).name}. ${DO_NOT_SHARE}`,
  });
