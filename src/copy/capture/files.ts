import { UNSUPPORTED_FILE } from '../../contract/uploads';

/** Texts of upload boxes: accepted files, errors, progress. */
export const filesCopy = {
  hint: 'JPG, PNG o PDF, fino a 15 MB',
  imagesHint: 'Un’immagine fino a 15 MB',
  unsupported: UNSUPPORTED_FILE,
  unsupportedNext: 'Scegli un’immagine (JPG o PNG) o un PDF, oppure scatta una foto.',
  blank: 'L’immagine risulta vuota. Scatta una nuova foto o scegli un altro file.',
  tooLarge: 'Il file supera i 15 MB. Scegline uno più leggero o scatta una foto.',
  failed: 'Il caricamento non è riuscito. Riprova.',
  retry: 'Riprova il caricamento',
  keep: 'Tieni il file di prima',
  keepLabel: (label: string) => `${label}: tieni il file di prima`,
  notReplaced: 'L’ultimo file non è stato caricato: scegline un altro o tieni quello di prima.',
  damaged: 'Il file non è arrivato intero. Riprova il caricamento.',
  cancel: 'Annulla',
  cancelLabel: (label: string) => `Annulla il caricamento: ${label}`,
  /** The video's name in `cancelLabel`. */
  video: 'video',
  offline: 'Connessione assente: riprendiamo appena torna',
  interrupted: 'Connessione interrotta: riproviamo tra poco',
  verifying: 'Verifichiamo il file…',
  wait: 'Attendi la fine del caricamento prima di continuare.',
} as const;
