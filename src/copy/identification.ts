import { documentTypeNames } from '../contract/documentTypes';
import { NO_EXPIRY_TEXT } from '../contract/expiry';
import { PERMIT_NUMBER_LENGTH, VIDEO_MAX_MS } from '../contract/limits';
import { rowOf } from '../contract/steps/table';
import { seconds } from '../contract/units';
import { filesCopy } from './capture/files';
import { photoCopy } from './capture/photo';
import { readingCopy } from './capture/reading';
import { captureCopy } from './capture/video';

const eyebrow = (page: number): string =>
  `Identificazione · ${page} di ${rowOf('identification').subPages.length}`;

const { min, max } = PERMIT_NUMBER_LENGTH;
const PERMIT_HINT = `Da ${min} a ${max} caratteri, con almeno una lettera e un numero`;

export const identificationCopy = {
  video: {
    eyebrow: eyebrow(1),
    title: 'Registra un video con il tuo documento',
    lead: `Ci serve per verificare che sia davvero tu a chiedere il conto. Bastano ${seconds(VIDEO_MAX_MS)} secondi.`,
    tips: [
      {
        title: 'Mostra il viso e il primo dei due documenti',
        text: 'Tieni il documento accanto al viso: nel video si devono vedere bene entrambi.',
      },
      {
        title: 'Leggi la frase ad alta voce',
        text: 'Trovi la frase qui sotto. Provala una volta prima di registrare.',
      },
      { title: 'Scegli un luogo tranquillo', text: 'Con una buona luce davanti a te e senza rumori.' },
    ],
    phraseTitle: 'La frase da leggere',
    phraseHint: `${seconds(VIDEO_MAX_MS)} secondi bastano: leggila con calma. Puoi rifare il video.`,
    phraseLoading: 'Prepariamo la frase…',
    phraseFailed: 'Non siamo riusciti a preparare la frase.',
    phraseRetry: 'Riprova',
    /** For who cannot show the face or speak. */
    otherWay: 'Non puoi mostrarti in un video o leggere ad alta voce? ',
    support: 'Contatta l’assistenza',
    otherWayText: ': troviamo insieme un altro modo per identificarti.',
    recorderTitle: 'Il tuo video',
    recorder: 'Registrazione del video',
    sent: 'Video caricato',
    sentText: 'Puoi continuare con il primo documento oppure registrarlo di nuovo.',
    sending: 'Stiamo inviando il video',
    again: 'Rifai',
    sendFirst: 'Hai registrato un video: premi «Invia questo video» prima di continuare.',
  },
  capture: captureCopy,
  photo: photoCopy,
  reading: readingCopy,
  files: filesCopy,
  document: {
    eyebrow: { first: eyebrow(2), second: eyebrow(3) },
    title: { first: 'Il tuo primo documento', second: 'Il tuo secondo documento' },
    lead: {
      first: 'Scegli un documento valido, carica le sue immagini e completa i dati.',
      second: 'Scegli un documento diverso dal primo, carica le sue immagini e completa i dati.',
    },
    choice: 'Quale documento usi?',
    data: 'Dati del documento',
    images: 'Immagini del documento',
    imagesText: 'Foto nitide, a colori, con tutti i bordi visibili.',
    examples: { good: 'Così: intero e dritto', bad: 'Non così: tagliato, con un riflesso' },
    type: 'Tipo di documento',
    types: documentTypeNames,
    number: 'Numero documento',
    numberFirst: 'Scegli prima il tipo di documento',
    numberHints: {
      "Carta d'identita": 'Ad esempio: CA00000AA, AA0000000 oppure 0000000AA',
      Passaporto: 'Ad esempio: YA0000000',
      'Patente di guida': 'Campo 5 della patente. Ad esempio: U1A000000A oppure MI0000000X',
      'Tessera sanitaria': 'È il tuo codice fiscale',
      PS: PERMIT_HINT,
      CS: PERMIT_HINT,
    } as Readonly<Record<string, string>>,
    city: 'Città di rilascio',
    cityHint: 'Il nome per intero («San», non «S.») e senza la provincia',
    issueDate: 'Data di rilascio',
    expiryDate: 'Data di scadenza',
    expiryHint: 'Il documento deve essere ancora valido',
    noExpiry: NO_EXPIRY_TEXT,
    noExpiryDetail:
      'Solo se la carta non riporta una data: quelle rilasciate dal 30/07/2026 a chi ha compiuto 70 anni.',
    expiryAdvice: {
      card: 'Scrivila come 05/03/2029. Se la carta non ha una data, scegli «Senza scadenza».',
      other: 'Scrivila come 05/03/2029: questo documento ha una scadenza.',
    },
    paperCard:
      'È una carta d’identità di carta? Dal 03/08/2026 non vale più, anche se la sua data è successiva: usa la carta elettronica o un altro documento.',
    permitOfEu: {
      title: 'Hai la cittadinanza di un paese dell’Unione europea?',
      text: 'Allora non hai un permesso di soggiorno, e non ti serve. ',
      support: 'Contatta l’assistenza',
      reason: ': scrivi che hai la cittadinanza di un paese dell’Unione e troviamo un altro documento.',
    },
    issuer: 'Ente di emissione',
    issuerHint: 'Lo compiliamo noi in base al documento',
    sides: {
      card: { front: 'Fronte', back: 'Retro' },
      passport: { front: 'Pagina interna', back: 'Pagina esterna' },
    },
  },
  others: {
    title: 'Altri documenti',
    text: 'Per la tua richiesta servono anche questi documenti.',
    labels: {
      videoSelfie: 'Video selfie',
      selfieDocumento: 'Selfie con documento',
      tesseraStudente: 'Tessera dello studente',
      tesseraSanitaria: 'Tessera sanitaria',
      bustaPaga: 'Busta paga',
      bollettaEstrattoConto: 'Bolletta o estratto conto',
      certificatoResidenza: 'Certificato di residenza',
    } as Readonly<Record<string, string>>,
  },
} as const;
