/** Words of the pages around the request. */
export const notFoundCopy = {
  title: 'Pagina non trovata',
  text: 'L’indirizzo che hai aperto non esiste o non è più valido. La tua richiesta è al sicuro: puoi riprenderla da dove l’hai lasciata.',
  back: 'Vai alla tua richiesta',
} as const;

export const expiredCopy = {
  title: 'Sessione scaduta',
  text: 'Per proteggere i tuoi dati, la sessione termina in automatico dopo alcuni minuti di inattività.',
  restart: 'Ripeti la registrazione',
} as const;

export const knownCustomerCopy = {
  title: 'Hai già una richiesta in corso',
  text: 'Con questi dati risulta una richiesta già avviata. Per motivi di sicurezza possiamo riaprirla solo insieme a te: contatta l’assistenza e tieni a portata di mano il codice che ti abbiamo inviato via SMS.',
  phone: (number: string) => `Abbiamo inviato il codice al numero ${number}.`,
  support: 'Contatta l’assistenza',
  back: 'Torna alla pagina precedente',
} as const;
