/** Texts of the pages 'Pagina non trovata' and 'Sessione scaduta'. */
export const notFoundCopy = {
  title: 'Pagina non trovata',
  text: 'L’indirizzo che hai aperto non esiste o non è più valido. La tua richiesta è al sicuro: puoi riprenderla da dove l’hai lasciata.',
  back: 'Vai alla tua richiesta',
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
  /** A later step. */
  later: 'Quello che hai già confermato è salvato: riparti da dove hai lasciato.',
  /** Who comes back may have a request or not. */
  unknown: {
    text: 'Se hai già una richiesta, quello che hai confermato è salvato: riparti da dove hai lasciato.',
    other: 'Non hai ancora una richiesta?',
    start: 'Inizia una nuova richiesta',
  },
  /** The completion page. */
  thanks: {
    label: 'Segui la tua richiesta',
    text: 'Se hai già firmato il contratto, la richiesta è completa: non devi fare altro.',
    other: 'Non avevi ancora firmato?',
  },
} as const;
