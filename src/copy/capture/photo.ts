import { PICTURE_MAX_BYTES } from '../../contract/limits';
import { megabytes } from '../../contract/units';
import { cameraHints, cameraProblems } from './camera';

/** For each advice: the adjective after 'Sembra', and a tip. */
const advice = {
  blurred: ['sfocata', 'Tieni fermo il telefono e aspetta che la scritta più piccola si legga bene.'],
  glare: ['coperta da un riflesso', 'Sposta o inclina il documento finché la macchia di luce va via.'],
  dark: ['scura', 'Avvicinati a una finestra o accendi la luce.'],
  incomplete: [
    'incompleta',
    'Il file si interrompe prima della fine: scegli di nuovo la foto originale o scattane un’altra.',
  ],
  uniform: ['quasi vuota', 'Controlla che il documento sia inquadrato e che nulla copra l’obiettivo.'],
  small: [
    'troppo piccola',
    'Avvicinati finché il documento riempie la foto, oppure scegli quella originale.',
  ],
  same: ['la stessa di un altro lato', 'Serve una foto per ogni lato: tienila solo se si vedono entrambi.'],
} as const;
type Advice = keyof typeof advice;

export const photoCopy = {
  open: 'Scatta una foto',
  openLabel: (label: string) => `${label}: scatta una foto`,
  title: (label: string) => `Fotografa: ${label}`,
  lost: 'La fotocamera non si apre da qui. Chiudi e scegli un file: va bene anche una foto già scattata.',
  hint: 'Appoggia il documento su un piano scuro, riempi il riquadro ed evita i riflessi.',
  preview: 'Immagine dal vivo della fotocamera',
  opening: 'Attendi: stiamo attivando la fotocamera…',
  /** Heard: on the screen the picture says it. */
  ready: 'La fotocamera è pronta',
  torch: 'Luce',
  shoot: 'Scatta',
  shutter: {
    text: 'Quando il documento è fermo e si vedono tutti i bordi, scattiamo noi.',
    setting: { on: 'Spegni lo scatto automatico', off: 'Attiva lo scatto automatico' },
    said: { on: 'Scatto automatico attivo', off: 'Scatto automatico spento' },
    hold: 'Tieni fermo…',
    shot: 'Foto scattata',
  },
  notReady: 'Atendi che la fotocamera sia pronta prima di scattare',
  taken: 'La foto che hai scattato',
  review: 'I dati si leggono bene e tutti i bordi sono dentro la foto?',
  enlarge: { on: 'Rimpicciolisci', off: 'Ingrandisci' },
  turn: 'Ruota',
  enlarged: { on: 'Foto ingrandita', off: 'Foto intera' },
  turned: 'Foto ruotata di un quarto di giro',
  /** The phone had ended the page before the photo was sent. */
  kept: {
    title: 'Hai una foto non ancora inviata',
    text: 'L’hai scattata poco fa, prima che la pagina si chiudesse.',
    alt: 'La foto non ancora inviata',
    use: 'Usa questa foto',
    drop: 'Elimina la foto',
  },
  use: 'Usa',
  retake: 'Rifai',
  retry: 'Riprova con la fotocamera',
  file: 'Scegli un file',
  fileLabel: (label: string) => `${label}: scegli un file`,
  advice: {
    title: (label: string) => `Controlla la foto: ${label}`,
    chosen: 'La foto che hai scelto',
    sentence: (found: readonly Advice[]) =>
      `Sembra ${new Intl.ListFormat('it').format(found.map((one) => advice[one][0]))}: scattane un’altra o tieni questa.`,
    tip: (one: Advice) => advice[one][1],
    again: 'Rifai',
    use: 'Usa',
  },
  heic: 'Questa foto è in un formato (HEIC o simile) che il tuo browser non sa aprire. Scatta la foto da qui, oppure scegli un JPG o un PDF. Per il futuro, su iPhone: Impostazioni › Fotocamera › Formati › Più compatibile.',
  /** The browser protects privacy by giving noise in place of pictures. */
  altered: {
    title: 'Questo browser altera le immagini per proteggere la tua privacy',
    file: 'Scegli un JPG, un PNG o un PDF.',
    camera:
      'Da qui la foto non si leggerebbe: scattala con l’app Fotocamera e scegli il file, oppure continua con un altro dispositivo o browser.',
  },
  huge: `La foto supera i ${megabytes(PICTURE_MAX_BYTES)} MB. Scegline una più leggera o scatta una foto da qui.`,
  typeChanged: (...sides: readonly string[]) => ({
    title: 'Hai cambiato il tipo di documento',
    text: `Controlla che le immagini siano di questo documento (${sides.join(' e ').toLowerCase()}): se sono di un altro, sostituiscile.`,
  }),
  problems: cameraProblems('la fotocamera', 'scegli un file'),
  hints: cameraHints('scegli un file'),
} as const;
