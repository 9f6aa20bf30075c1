import { REQUEST_MINUTES, VAT_NUMBER_DIGITS } from '../contract/limits';

/** In a file of their own, so that the first screen loads no other texts of the step. */
export const introCopy = {
  title: 'Prima di iniziare',
  get lead() {
    return `Il ${__BRAND__.account} è riservato a ditte individuali e liberi professionisti con partita IVA e residenza fiscale in Italia.`;
  },
  resume: 'Hai già iniziato? Riprendi la richiesta',
  readyTitle: 'Che cosa ti serve',
  ready: {
    documents: {
      title: 'Due documenti di identità',
      text: 'Carta d’identità, passaporto o patente. Come secondo va bene anche la tessera sanitaria; senza cittadinanza italiana serve il permesso di soggiorno.',
    },
    vatNumber: {
      title: 'Il numero di partita IVA',
      text: `Sono ${VAT_NUMBER_DIGITS} cifre: le trovi sul certificato di attribuzione o su una tua fattura.`,
    },
    camera: {
      title: 'Una fotocamera che funziona',
      text: 'Quella del telefono o del computer: registrerai un video di pochi secondi.',
    },
    place: {
      title: 'Un luogo silenzioso e ben illuminato',
      text: 'Così nel video il viso e il documento si vedono bene e la tua voce si sente.',
    },
  },
  knowTitle: 'Buono a sapersi',
  time: {
    title: `Bastano circa ${REQUEST_MINUTES} minuti`,
    text: 'Salviamo ogni passo quando lo completi: se ti serve una pausa, riprendi da lì.',
  },
  privacy: {
    title: 'I tuoi dati sono protetti',
    text: 'Viaggiano su una connessione cifrata e ci servono per valutare la richiesta e aprire il conto.',
    link: 'Leggi l’informativa sulla privacy',
  },
  start: 'Inizia',
} as const;
