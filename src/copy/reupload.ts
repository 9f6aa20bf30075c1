export const reuploadCopy = {
  title: {
    documents: 'Carica il documento richiesto',
    withVideo: 'Carica il documento richiesto e registra un nuovo video',
    videoAlone: 'Registra un nuovo video',
  },
  lead: 'Per completare la verifica ci serve quello che trovi qui sotto. Quando hai finito, premi «Invia».',
  reason: 'Che cosa non va',
  noReason: 'Non è stato possibile verificarlo.',
  unnamed: 'Documento richiesto',
  asked: 'Ci serve anche questo documento.',
  missingTitle: 'Per inviare manca ancora:',
  moving: (name: string) => `${name} (attendi la fine del caricamento)`,
  /** In place of 'Rifiutato', once the document's files are there. */
  replaced: 'Da inviare',
  missing: 'Carica questo file prima di inviare',
  side: (document: string, side: string) => `${document}: ${side.toLowerCase()}`,
  videoSent: 'Quando hai caricato tutto premi «Invia», oppure registralo di nuovo.',
  others: { title: 'Gli altri documenti', text: 'Per questi non devi fare nulla.' },
  all: { title: 'I documenti della richiesta' },
  ready: 'Hai già caricato tutto: premi «Invia» per farlo verificare.',
  send: 'Invia',
  nothing: {
    title: 'Nessun documento da caricare',
    text: 'Per questa richiesta non ci servono altri documenti.',
    back: 'Torna alle tue richieste',
  },
} as const;
