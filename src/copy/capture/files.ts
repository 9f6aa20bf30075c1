import { DOCUMENT_MAX_BYTES } from '../../contract/limits';
import { megabytes } from '../../contract/units';
import { UNSUPPORTED_FILE } from '../../contract/uploads';

const MOST = megabytes(DOCUMENT_MAX_BYTES);

export const filesCopy = {
  hint: `JPG, PNG o PDF, fino a ${MOST} MB`,
  imagesHint: `Un’immagine fino a ${MOST} MB`,
  dropped: {
    title: 'Il file non è stato preso',
    beside: 'Trascinalo dentro il riquadro del documento, oppure premi il riquadro per sceglierlo.',
    nowhere: 'In questa pagina non si caricano file. I documenti si chiedono più avanti, dopo i tuoi dati.',
    several: 'Trascina un solo file in ogni riquadro.',
    none: 'Qui puoi trascinare un file: un’immagine o un PDF salvato sul dispositivo.',
    busy: 'Aspetta la fine del caricamento in corso, poi trascina il file.',
  },
  unsupported: UNSUPPORTED_FILE,
  unsupportedNext: 'Scegli un’immagine (JPG o PNG) o un PDF, oppure scatta una foto.',
  blank: 'L’immagine risulta vuota. Scatta una nuova foto o scegli un altro file.',
  tooLarge: `Il file supera i ${MOST} MB. Scegline uno più leggero o scatta una foto.`,
  tooLargeForProxy: 'Il file è troppo grande: scegline uno più leggero.',
  changed: 'Il file è cambiato o non si legge più: sceglilo di nuovo.',
  failed: 'Il caricamento non è riuscito. Riprova.',
  retry: 'Riprova il caricamento',
  keep: 'Tieni il file di prima',
  keepLabel: (label: string) => `${label}: tieni il file di prima`,
  notReplaced: 'L’ultimo file non è stato caricato: scegline un altro o tieni quello di prima.',
  damaged: 'Il file non è arrivato intero. Riprova il caricamento.',
  cancel: 'Annulla',
  cancelLabel: (label: string) => `Annulla il caricamento: ${label}`,
  video: 'video',
  offline: 'Connessione assente: riprendiamo appena torna',
  interrupted: 'Connessione interrotta: riproviamo tra poco',
  verifying: 'Verifichiamo il file…',
  wait: 'Attendi la fine del caricamento prima di continuare.',
} as const;
