import { DOCUMENT_MAX_BYTES, PDF_MAX_PAGES, VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../src/contract/limits';
import { megabytes, seconds } from '../../src/contract/units';
import { Refusal } from '../errors/refusal';

export const uploadRefusals = {
  fileMissing: 'Non è arrivato nessun file. Sceglilo di nuovo e riprova.',
  documentTooLarge: `Il file supera i ${megabytes(DOCUMENT_MAX_BYTES)} MB. Scatta una foto più leggera o scegli un file più piccolo.`,
  documentType: 'Questo tipo di file non è accettato. Carica una foto (JPEG o PNG) oppure un PDF.',
  heic: 'La foto è in formato HEIC, che qui non si apre. Scattala da questa pagina oppure salvala come JPEG.',
  unreadable: 'Non riusciamo ad aprire la foto. Scattala di nuovo o scegli un altro file.',
  blank: 'Nella foto non si vede nulla. Scattala di nuovo in un luogo ben illuminato.',
  pictureTooLarge:
    'La foto ha troppi pixel. Scattala di nuovo da questa pagina o con una risoluzione più bassa.',
  pdfDamaged: 'Il PDF è incompleto o danneggiato. Salvalo di nuovo oppure carica una foto.',
  pdfProtected: 'Il PDF è protetto da password. Carica una copia senza protezione oppure una foto.',
  pdfScript: 'Il PDF contiene uno script. Stampalo in un nuovo PDF oppure carica una foto.',
  pdfAttachment: 'Il PDF contiene altri file allegati. Stampalo in un nuovo PDF oppure carica una foto.',
  pdfForm: 'Il PDF contiene un modulo interattivo. Stampalo in un nuovo PDF oppure carica una foto.',
  pdfLink:
    'Il PDF contiene un collegamento a un programma, a un file o a un altro computer. Stampalo in un nuovo PDF oppure carica una foto.',
  pdfActive: 'Il PDF contiene video, suoni o comandi. Stampalo in un nuovo PDF oppure carica una foto.',
  pdfTooComplex: 'Il PDF è troppo complesso da aprire. Stampalo in un nuovo PDF oppure carica una foto.',
  pdfNotAlone: 'Nel file ci sono altri dati oltre al PDF. Salva di nuovo il PDF oppure carica una foto.',
  videoTooLarge: `Il video supera i ${megabytes(VIDEO_MAX_BYTES)} MB. Registralo di nuovo.`,
  videoType: 'Il formato del video non è accettato. Registralo di nuovo da questa pagina.',
  videoEmpty: 'Il video è vuoto o danneggiato. Registralo di nuovo.',
  videoNotAlone: 'Nel file ci sono altri dati oltre al video. Registralo di nuovo da questa pagina.',
  videoTooLong: `Il video dura più di ${seconds(VIDEO_MAX_MS)} secondi. Registralo di nuovo.`,
  videoSilent: 'Nel video non c’è l’audio. Attiva il microfono e registralo di nuovo.',
  videoUnseen: 'Nel video non ci sono immagini. Attiva la fotocamera e registralo di nuovo.',
} as const;

export const tooManyPages = (pages: number): Refusal =>
  new Refusal(
    'pdfPages',
    `Il PDF ha ${pages} pagine: il massimo è ${PDF_MAX_PAGES}. Carica solo le pagine del documento oppure una foto.`,
  );

export const refuse = (reason: keyof typeof uploadRefusals, httpStatus = 200): Refusal =>
  new Refusal(reason, uploadRefusals[reason], { httpStatus });
