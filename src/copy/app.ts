/** Words of the app around the screens, and of what can go wrong on the way to the service. */
export const networkCopy = {
  timeout: 'Il servizio non ha risposto in tempo. Riprova tra qualche istante.',
  network: 'La connessione è assente o si è interrotta. Controlla la rete e riprova.',
} as const;

export const errorCopy = {
  codeRefusedTitle: 'Codice non valido',
  passwordFailed: "C'è stato un errore durante la creazione della password si prega di riprovare",
} as const;
