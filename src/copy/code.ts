/** Texts of the page for a one-time code, by e-mail or SMS. */
export const codeCopy = {
  label: 'Codice di verifica',
  send: 'Invia il codice',
  resend: 'Invia un nuovo codice',
  /** @param time minutes and seconds left: '0:45' */
  wait: (time: string) => `Puoi chiederne uno nuovo tra ${time}`,
  ready: 'Ora puoi chiedere un nuovo codice.',
  resent: 'Ti abbiamo inviato un nuovo codice.',
} as const;
