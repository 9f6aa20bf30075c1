import { VIDEO_MAX_BYTES, VIDEO_MAX_MS } from '../../contract/limits';
import { megabytes, seconds } from '../../contract/units';
import { cameraHints, cameraProblems } from './camera';

const LONGEST = seconds(VIDEO_MAX_MS);
const MOST = megabytes(VIDEO_MAX_BYTES);

export const captureCopy = {
  preview: 'Immagine dal vivo della fotocamera',
  off: 'La fotocamera è spenta',
  offText: 'Il browser ti chiederà il permesso di usare fotocamera e microfono: scegli «Consenti».',
  turnOn: 'Attiva la fotocamera',
  opening: 'Attendi: stiamo attivando la fotocamera…',
  allow: 'Se il browser te lo chiede, consenti l’uso della fotocamera.',
  ready: 'La fotocamera è pronta: inquadra viso e documento.',
  record: 'Inizia a registrare',
  stop: 'Ferma',
  cancel: 'Annulla',
  startsIn: (seconds: number) => `La registrazione inizia tra ${seconds}`,
  announced: `Dopo i suoni acuti del conto alla rovescia il video inizia: dura ${LONGEST} secondi e finisce con un suono grave.`,
  finishing: 'Prepariamo il video…',
  recording: 'Registrazione in corso',
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 secondo' : `${seconds} secondi`),
  progress: 'Tempo di registrazione',
  playback: 'Il video che hai registrato',
  review: 'Riguarda il video: si vedono viso e documento e si sente la tua voce?',
  unheard:
    'Non sentiamo la tua voce: riguarda il video e, se la frase non si sente, controlla il microfono e registra di nuovo.',
  /** For a video of the face alone, with nothing to read aloud. */
  selfie: {
    open: 'Registra un video',
    openLabel: (label: string) => `${label}: registra un video`,
    title: (label: string) => `Registra: ${label}`,
    lost: 'La fotocamera non si apre da qui. Chiudi e scegli un file: va bene anche un video già registrato.',
    hint: `Al massimo ${LONGEST} secondi e ${MOST} MB, con il viso ben visibile`,
    ready: 'La fotocamera è pronta: inquadra il viso.',
    review: 'Riguarda il video: il viso si vede bene?',
  },
  use: 'Invia questo video',
  retake: 'Rifai',
  retry: 'Riprova con la fotocamera',
  notReady:
    'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare',
  /** The recorder itself has failed. */
  lost: 'Da questa pagina non si riesce a registrare. Carica un video dal dispositivo.',
  fileTitle: 'La fotocamera non funziona?',
  file: 'Carica un video dal dispositivo',
  fileHint: `Al massimo ${LONGEST} secondi e ${MOST} MB`,
  problems: cameraProblems('fotocamera e microfono', 'carica un video'),
  hints: cameraHints('carica un video'),
  recordingProblems: {
    noRecorder:
      'Questo browser non sa registrare video. Carica un video dal dispositivo oppure apri questa pagina con un altro browser.',
    interrupted:
      'La registrazione si è interrotta. Resta su questa pagina fino alla fine e registra di nuovo.',
    empty: 'Il video è vuoto. Registralo di nuovo.',
    tooLarge: `Il video supera i ${MOST} MB. Registralo di nuovo.`,
    tooLong: `Il video dura più di ${LONGEST} secondi. Scegline uno più breve o registralo di nuovo.`,
    notVideo: 'Questo file non è un video. Scegline un altro.',
    failed: 'Non siamo riusciti a registrare il video. Riprova.',
  },
} as const;
