import { CODE_LIFE_MINUTES } from '../contract/limits';

export const codeCopy = {
  label: 'Codice di verifica',
  send: 'Invia il codice',
  resend: 'Invia un nuovo codice',
  wait: (seconds: number) =>
    `Potrai chiederne un altro tra ${seconds === 1 ? '1 secondo' : `${seconds} secondi`}.`,
  life: `Il codice vale ${CODE_LIFE_MINUTES} minuti.`,
  ready: 'Ora puoi chiedere un nuovo codice.',
  resent: 'Ti abbiamo inviato un nuovo codice.',
} as const;
