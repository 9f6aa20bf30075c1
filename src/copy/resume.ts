import { OTP_DIGITS } from '../contract/limits';

export const resumeCopy = {
  identity: {
    title: 'Riprendi la richiesta',
    lead: 'Scrivi i dati con cui l’hai iniziata: ti inviamo un codice via SMS e continui da dove hai lasciato.',
    cf: 'Codice fiscale',
    email: 'Email',
    cellulare: 'Numero cellulare',
    phoneHint: `Riceverai un SMS con un codice di ${OTP_DIGITS} cifre`,
    none: 'Non hai ancora una richiesta?',
    start: 'Inizia una nuova richiesta',
  },
  code: {
    title: 'Inserisci il codice SMS',
    lead: `Per riprendere la richiesta inserisci il codice di ${OTP_DIGITS} cifre che abbiamo inviato al numero `,
    unsent: `Per riprendere la richiesta serve un codice di ${OTP_DIGITS} cifre: lo inviamo al numero `,
    /** Shown after the service's message that the request was opened elsewhere. */
    locked: ' Lo invieremo al numero ',
    again: 'Preferisci ricominciare?',
    endingIn: 'che termina con ',
    unknown: 'di cellulare della tua richiesta',
    hint: 'L’SMS può impiegare qualche secondo ad arrivare',
    change: 'Usa altri dati',
    notYours: 'Non è il tuo numero, o non lo usi più?',
    support: 'Contatta l’assistenza',
    /** By a link there is a request, so no new one is offered. */
    other: 'Vuoi riprendere un’altra richiesta?',
    search: 'Cercala con i tuoi dati',
  },
  found: {
    title: 'Hai già una richiesta',
    /** By customer state: open, waiting for the signature, documents to be sent again. */
    states: {
      A: 'Con questo codice fiscale c’è già una richiesta da completare. ',
      F: 'Con questo codice fiscale c’è già una richiesta a cui manca solo la firma. ',
      K: 'Con questo codice fiscale c’è già una richiesta: può darsi che tu debba inviare di nuovo alcuni documenti. ',
    } as Readonly<Record<string, string>>,
    any: 'Con i tuoi dati c’è già una richiesta. ',
    lead: `Per riprenderla inserisci il codice di ${OTP_DIGITS} cifre che abbiamo inviato al numero `,
    unsent: `Per riprenderla serve un codice di ${OTP_DIGITS} cifre: lo inviamo al numero `,
    other: 'Il numero non è tuo o non lo usi più?',
    otherText:
      'Puoi andare avanti con una nuova richiesta, oppure cercare la tua con il numero e l’email che ricordi. La richiesta già iniziata resta com’è.',
    search: 'Cerca la richiesta con i tuoi dati',
  },
} as const;
