/** The page of a one-time code, whichever channel it comes by. */
export const codeCopy = {
  label: 'Codice di verifica',
  send: 'Invia il codice',
  resend: 'Invia un nuovo codice',
  /** @param time minutes and seconds left, '0:45' */
  wait: (time: string) => `Puoi chiederne uno nuovo tra ${time}`,
  ready: 'Ora puoi chiedere un nuovo codice.',
  resent: 'Ti abbiamo inviato un nuovo codice.',
} as const;
