export const pdfCopy = {
  page: (page: number, total: number) => `Pagina ${page} di ${total}`,
  read: (name: string) => `Testo del documento: ${name}`,
  view: {
    label: (name: string) => `Come leggere: ${name}`,
    text: 'Testo',
    pages: 'Pagine',
  },
  zoom: {
    label: (name: string) => `Ingrandimento: ${name}`,
    out: 'Riduci',
    in: 'Ingrandisci',
    level: (zoom: number) => `${zoom * 100}%`,
  },
  noText: 'Il testo di questo documento non si può leggere qui: apri il PDF con il pulsante.',
} as const;
