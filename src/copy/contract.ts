/** Texts of the contract step. */
export const contractCopy = {
  title: 'Leggi e firma il contratto',
  lead: 'Ci siamo quasi. Leggi con calma il questionario e il contratto: puoi anche scaricarli e stamparli.',
  documents: ['Questionario', 'Contratto'],
  print: 'Apri e stampa il PDF',
  /** For screen readers, after `print`. */
  printed: (name: string) => `(${name}, si apre in una nuova scheda)`,
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
