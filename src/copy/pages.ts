export const notFoundCopy = {
  title: 'Pagina non trovata',
  text: 'L’indirizzo che hai aperto non esiste o non è più valido. Se hai già una richiesta, la ritrovi da dove l’hai lasciata.',
  back: 'Vai alla tua richiesta',
} as const;

export const cookiesCopy = {
  title: 'Il browser blocca i cookie',
  text: 'Per aprire il conto serve un cookie: ci dice che le pagine che compili sono tue, e scade da solo. Non serve a fare pubblicità.',
  steps: [
    'Apri le impostazioni del browser e cerca «Cookie».',
    'Consenti i cookie, almeno per questo sito. Se usi un’estensione che li blocca, sospendila qui.',
    'Torna su questa pagina e premi «Riprova».',
  ],
  how: 'Come consentirli',
  inApp:
    'Se sei arrivato qui da un’altra app, apri la pagina nel browser del telefono: alcune app non conservano i cookie.',
  retry: 'Riprova',
} as const;

export const expiredCopy = {
  title: 'Sessione scaduta',
  text: 'Per proteggere i tuoi dati, la sessione termina in automatico dopo alcuni minuti di inattività.',
  resume: 'Riprendi la registrazione',
  /** Before the phone is confirmed there is no request to resume. */
  contact: {
    label: 'Ripeti la registrazione',
    text: 'Se non avevi ancora confermato il cellulare, la registrazione va ripetuta dall’inizio.',
    other: 'Avevi già confermato il cellulare?',
  },
  later: 'I passi che hai completato sono salvati: riparti da dove hai lasciato.',
  /** A returning applicant may have a request or not. */
  unknown: {
    text: 'Se hai già una richiesta, i passi che hai completato sono salvati: riparti da dove hai lasciato.',
    other: 'Non hai ancora una richiesta?',
    start: 'Inizia una nuova richiesta',
  },
  thanks: {
    label: 'Segui la tua richiesta',
    text: 'Se non avevi ancora firmato il contratto, riparti da dove hai lasciato. Se hai già firmato, la richiesta è completa: non devi fare altro.',
    other: 'Hai già firmato il contratto?',
  },
} as const;
