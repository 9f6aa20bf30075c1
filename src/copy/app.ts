export const networkCopy = {
  timeout: 'Il servizio non ha risposto in tempo. Riprova tra qualche istante.',
  network: 'La connessione è assente o si è interrotta. Controlla la rete e riprova.',
} as const;

export const errorCopy = {
  codeRefusedTitle: 'Codice non valido',
  sessionEndedTitle: 'Sessione scaduta',
  reopen: 'Riprendi la richiesta',
  configTitle: 'Servizio non disponibile',
  configText: 'Non riusciamo ad aprire la pagina in questo momento. Riprova tra qualche minuto.',
  chunkText: 'Non siamo riusciti a caricare la pagina. Controlla la connessione e riprova.',
  /** In the browser's own dialogs, in place of ours. */
  retryQuestion: 'Vuoi riprovare?',
  sessionEnds: 'La sessione sta per scadere.',
  extendQuestion: 'Vuoi prolungarla?',
  stillOffline: 'La connessione non c’è ancora. Appena torna, la pagina si carica da sola.',
} as const;

export const footerCopy = {
  privacy: 'Privacy',
  cookie: 'Cookie',
  informationSheet: 'Foglio informativo',
  accessibility: 'Accessibilità',
} as const;

export const supportCopy = {
  call: (phone: string) => `Chiama ${phone}`,
  page: 'Vai all’assistenza',
  code: 'Codice per l’assistenza:',
  recording: 'Segnala un problema',
  sendRecording: 'Invia un rapporto tecnico all’assistenza',
} as const;
