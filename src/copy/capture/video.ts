import { cameraHints, cameraProblems } from './camera';

/** Texts of the video recorder. */
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
  finishing: 'Prepariamo il video…',
  recording: 'Registrazione in corso',
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 secondo' : `${seconds} secondi`),
  progress: 'Tempo di registrazione',
  playback: 'Il video che hai registrato',
  review: 'Riguarda il video: si vedono viso e documento e si sente la tua voce?',
  unheard:
    'Non sentiamo la tua voce: riguarda il video e, se la frase non si sente, controlla il microfono e registra di nuovo.',
  use: 'Invia questo video',
  retake: 'Registra di nuovo',
  retry: 'Riprova con la fotocamera',
  notReady:
    'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare',
  fileTitle: 'La fotocamera non funziona?',
  file: 'Carica un video dal dispositivo',
  fileHint: 'Al massimo 5 secondi e 20 MB',
  problems: cameraProblems('fotocamera e microfono', 'carica un video'),
  hints: cameraHints('carica un video'),
  recordingProblems: {
    noRecorder:
      'Questo browser non sa registrare video. Carica un video dal dispositivo oppure apri questa pagina con un altro browser.',
    interrupted:
      'La registrazione si è interrotta. Resta su questa pagina fino alla fine e registra di nuovo.',
    empty: 'Il video è vuoto. Registralo di nuovo.',
    tooLarge: 'Il video supera i 20 MB. Registralo di nuovo.',
    tooLong: 'Il video dura più di 5 secondi. Scegline uno più breve o registralo di nuovo.',
    notVideo: 'Questo file non è un video. Scegline un altro.',
    failed: 'Non siamo riusciti a registrare il video. Riprova.',
  },
} as const;
