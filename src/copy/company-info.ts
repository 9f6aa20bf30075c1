import { EMPLOYEES_MAX_DIGITS, PHONE_PREFIX, VAT_NUMBER_DIGITS } from '../contract/limits';

export const companyInfoCopy = {
  title: 'La tua attività',
  lead: 'Trovi quasi tutto sul certificato di attribuzione della partita IVA o, se ce l’hai, sulla visura.',
  company: {
    title: 'Dati azienda',
    ragioneSociale: 'Ragione sociale',
    ragioneSocialeHint: 'Se lavori con il tuo nome, scrivi nome e cognome',
    partitaIva: 'Partita IVA',
    partitaIvaHint: `${VAT_NUMBER_DIGITS} cifre, senza IT davanti: la trovi anche sulle tue fatture`,
    dataCostituzione: 'Data di costituzione',
    dataCostituzioneHint: 'È la data di apertura dell’attività',
    numAddetti: 'Numero di addetti',
    numAddettiHint: 'Conta anche te: se non hai collaboratori, scrivi 1',
    numAddettiAdvice: `Al massimo ${EMPLOYEES_MAX_DIGITS} cifre, senza altri segni.`,
    fatturato: 'Fatturato',
    fatturatoHint: 'Quello dell’ultimo anno, senza decimali',
    refusedSupport: 'Hai bisogno di aiuto? Contatta l’assistenza',
  },
  turnoverHelp: {
    open: 'Quale cifra devo indicare?',
    title: 'Quale fatturato indicare',
    text: [
      'Il totale di ricavi o compensi dell’ultimo anno, IVA esclusa. Lo trovi nell’ultima dichiarazione dei redditi.',
      'Se hai aperto l’attività da meno di un anno, indica una stima dei primi dodici mesi.',
      'Scrivi la cifra in euro, senza decimali: ai punti delle migliaia pensiamo noi.',
    ],
  },
  contacts: {
    title: 'Contatti dell’attività',
    pec: 'PEC',
    pecHint: 'La tua posta elettronica certificata, ad esempio nome@pec.it',
    telefonoAziendale: 'Telefono aziendale',
    telefonoAziendaleHint: `Fisso o cellulare, senza ${PHONE_PREFIX}: va bene anche il tuo numero personale`,
    asMobile: (number: string) => `Usa il tuo cellulare: ${number}`,
    taken: 'Fatto: il tuo cellulare è nel campo qui sopra.',
  },
  legalSeat: {
    title: 'Sede legale',
    text: 'L’indirizzo registrato insieme alla partita IVA.',
    asResidence: (address: string) => `È la tua residenza? Usa ${address}`,
  },
  administrativeSeat: {
    title: 'Sede amministrativa',
    text: 'Il luogo da cui gestisci l’attività.',
    label: 'Gestisci l’attività dalla sede legale?',
    options: { sedeLegale: 'Sì', altro: 'No, da un altro indirizzo' },
  },
} as const;
