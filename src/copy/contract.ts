/** Texts of the contract step. */
export const contractCopy = {
  title: 'Leggi e firma il contratto',
  lead: 'Ci siamo quasi. Leggi con calma il questionario e il contratto: puoi anche scaricarli e stamparli.',
  documents: ['Questionario', 'Contratto'],
  open: (name: string) => `Apri ${name} in PDF`,
  print: 'Apri e stampa il PDF',
  page: (page: number, total: number) => `Pagina ${page} di ${total}`,
  read: (name: string) => `Testo del documento: ${name}`,
  loading: 'Stiamo preparando i tuoi documenti…',
  listFailed: 'Non siamo riusciti a caricare i documenti da firmare.',
  failed:
    'Non è stato possibile mostrare il documento qui. Puoi aprirlo in PDF con il pulsante, oppure riprovare.',
  retry: 'Riprova',
  sign: {
    title: 'Firma',
    label: 'Ho letto il questionario e il contratto e li firmo',
    hint: 'Spuntando la casella firmi elettronicamente entrambi i documenti. Prima di concludere puoi salvarne una copia.',
    action: 'Firma e concludi',
  },
} as const;
