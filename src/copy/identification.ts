import { documentTypeNames } from '../contract/documentTypes';
import { filesCopy } from './capture/files';
import { photoCopy } from './capture/photo';
import { captureCopy } from './capture/video';

/** Texts of the identification step: video, first and second document. */
export const identificationCopy = {
  video: {
    eyebrow: 'Identificazione · 1 di 3',
    title: 'Registra un video con il tuo documento',
    lead: 'Ci serve per verificare che sia davvero tu a chiedere il conto. Bastano 5 secondi.',
    tips: [
      {
        title: 'Mostra viso e documento',
        text: 'Tieni il documento accanto al viso: nel video si devono vedere bene entrambi.',
      },
      {
        title: 'Leggi la frase ad alta voce',
        text: 'Trovi la frase qui sotto. Provala una volta prima di registrare.',
      },
      { title: 'Scegli un luogo tranquillo', text: 'Con una buona luce davanti a te e senza rumori.' },
    ],
    phraseTitle: 'La frase da leggere',
    phraseHint: 'Dopo il conto alla rovescia hai 5 secondi per leggerla.',
    phraseLoading: 'Prepariamo la frase…',
    phraseFailed: 'Non siamo riusciti a preparare la frase.',
    phraseRetry: 'Riprova',
    /** For who cannot show the face or speak. */
    otherWay: 'Non puoi mostrarti in un video o leggere ad alta voce? ',
    support: 'Contatta l’assistenza',
    otherWayText: ': troviamo insieme un altro modo per identificarti.',
    recorderTitle: 'Il tuo video',
    sent: 'Video caricato',
    sentText: 'Puoi continuare con il primo documento oppure registrarlo di nuovo.',
    sending: 'Stiamo inviando il video',
    again: 'Registra di nuovo',
    sendFirst: 'Hai registrato un video: premi «Invia questo video» prima di continuare.',
  },
  capture: captureCopy,
  photo: photoCopy,
  files: filesCopy,
  document: {
    eyebrow: { first: 'Identificazione · 2 di 3', second: 'Identificazione · 3 di 3' },
    title: { first: 'Il tuo primo documento', second: 'Il tuo secondo documento' },
    lead: {
      first: 'Scegli un documento valido, riporta i suoi dati e carica le immagini.',
      second: 'Scegli un documento diverso dal primo, riporta i suoi dati e carica le immagini.',
    },
    data: 'Dati del documento',
    images: 'Immagini del documento',
    imagesText: 'Foto nitide, a colori, con tutti i bordi visibili.',
    type: 'Tipo di documento',
    /** Shown names of types whose value is not shown as it is. */
    types: documentTypeNames,
    number: 'Numero documento',
    numberFirst: 'Scegli prima il tipo di documento',
    numberHints: {
      "Carta d'identita": 'Ad esempio: CA00000AA, AA0000000 oppure 0000000AA',
      Passaporto: 'Ad esempio: YA0000000',
      'Patente di guida': 'Campo 5 della patente. Ad esempio: U1A000000A oppure MI0000000X',
      'Tessera sanitaria': 'È il tuo codice fiscale',
      PS: 'Da 6 a 10 caratteri, con almeno una lettera e un numero',
      CS: 'Da 6 a 10 caratteri, con almeno una lettera e un numero',
    } as Readonly<Record<string, string>>,
    city: 'Città di rilascio',
    cityHint: 'Il nome per intero («San», non «S.») e senza la provincia',
    issueDate: 'Data di rilascio',
    expiryDate: 'Data di scadenza',
    expiryHint: 'Il documento deve essere ancora valido',
    issuer: 'Ente di emissione',
    issuerHint: 'Si compila dal tipo di documento',
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
