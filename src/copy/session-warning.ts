export const sessionCopy = {
  title: 'La sessione sta per scadere',
  idle: 'Per proteggere i tuoi dati la sessione si chiude da sola quando la pagina non viene usata per qualche minuto.',
  extend: 'Prolunga la sessione',
  notExtended: 'Non siamo riusciti a prolungare la sessione. Controlla la connessione e riprova.',
  limit:
    'La sessione ha raggiunto la sua durata massima e tra poco si chiude. Quello che hai scritto resta in questa scheda: potrai riprendere la richiesta con un codice che ti invieremo sul cellulare.',
  /** If there is no request to resume yet. */
  limitAtStart:
    'La sessione ha raggiunto la sua durata massima e tra poco si chiude. Se non completi questo passo in tempo dovrai ripetere la registrazione.',
  understood: 'Ho capito',
  /** @param time minutes and seconds left: '1:45' */
  left: (time: string) => `Tempo rimasto: ${time}`,
  over: 'La sessione si sta chiudendo…',
  spokenLeft: (seconds: number) =>
    seconds === 60 ? 'Manca meno di un minuto.' : `Mancano meno di ${seconds} secondi.`,
} as const;

export const requestMovedCopy = {
  title: 'La richiesta è andata avanti',
  /** The request was opened in another session. To continue here, a code is needed. */
  elsewhere: 'La richiesta continua altrove',
  text: 'Hai proseguito in un’altra scheda o su un altro dispositivo: ti mostriamo il punto raggiunto. I dati già salvati non sono stati sostituiti.',
  understood: 'Ho capito',
} as const;
