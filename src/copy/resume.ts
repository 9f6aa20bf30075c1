/** Words of '/resume': who resumes, and the code sent to the phone on file. */
export const resumeCopy = {
  identity: {
    title: 'Riprendi la richiesta',
    lead: 'Scrivi i dati con cui l’hai iniziata: ti inviamo un codice via SMS e continui da dove hai lasciato.',
    cf: 'Codice fiscale',
    email: 'Email',
    cellulare: 'Numero cellulare',
    phoneHint: 'Riceverai un SMS con un codice di 6 cifre',
    none: 'Non hai ancora una richiesta?',
    start: 'Inizia una nuova richiesta',
  },
  code: {
    title: 'Inserisci il codice SMS',
    lead: 'Abbiamo inviato un codice di 6 cifre al numero ',
    /** Before the digits that are known of it. */
    endingIn: 'che termina con ',
    unknown: 'di cellulare della tua richiesta',
    hint: 'L’SMS può impiegare qualche secondo ad arrivare',
    change: 'Usa altri dati',
    notYours: 'Non è il tuo numero, o non lo usi più?',
    support: 'Contatta l’assistenza',
  },
} as const;
