/** Texts of the pages outside the request. */
export const notFoundCopy = {
  title: 'Pagina non trovata',
  text: 'L’indirizzo che hai aperto non esiste o non è più valido. La tua richiesta è al sicuro: puoi riprenderla da dove l’hai lasciata.',
  back: 'Vai alla tua richiesta',
} as const;

export const expiredCopy = {
  title: 'Sessione scaduta',
  text: 'Per proteggere i tuoi dati, la sessione termina in automatico dopo alcuni minuti di inattività.',
  /** If there is no request to resume yet. */
  contact: {
    label: 'Ripeti la registrazione',
    text: 'La registrazione non era ancora completa: va ripetuta dall’inizio.',
  },
  others: {
    label: 'Riprendi la registrazione',
    text: 'Quello che hai già confermato è salvato: riparti da dove hai lasciato.',
  },
} as const;
