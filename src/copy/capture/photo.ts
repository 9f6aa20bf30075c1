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
  same: [
    'la stessa di un altro riquadro',
    'Ogni riquadro vuole la sua immagine: usa questa solo se i due lati si vedono insieme.',
  ],
} as const;
type Advice = keyof typeof advice;

/** Texts of the document camera and of the picture check. */
export const photoCopy = {
  open: 'Scatta una foto',
  openLabel: (label: string) => `${label}: scatta una foto`,
  title: (label: string) => `Fotografa: ${label}`,
  hint: 'Appoggia il documento su un piano scuro, riempi il riquadro ed evita i riflessi.',
  preview: 'Immagine dal vivo della fotocamera',
  opening: 'Attendi: stiamo attivando la fotocamera…',
  torch: 'Luce',
  shoot: 'Scatta',
  notReady: 'Atendi che la fotocamera sia pronta prima di scattare',
  taken: 'La foto che hai scattato',
  review: 'I dati si leggono bene e tutti i bordi sono dentro la foto?',
  use: 'Usa questa foto',
  retake: 'Scatta di nuovo',
  retry: 'Riprova con la fotocamera',
  file: 'Scegli un file',
  advice: {
    title: (label: string) => `Controlla la foto: ${label}`,
    chosen: 'La foto che hai scelto',
    /** All advice in one sentence. */
    sentence: (found: readonly Advice[]) =>
      `Sembra ${new Intl.ListFormat('it').format(found.map((one) => advice[one][0]))}: rifalla o usa questa.`,
    tip: (one: Advice) => advice[one][1],
    again: 'Rifai',
    use: 'Usa questa',
  },
  heic: 'Questa foto è in un formato (HEIC o simile) che il tuo browser non sa aprire. Scatta la foto da qui, oppure scegli un JPG o un PDF. Per il futuro, su iPhone: Impostazioni › Fotocamera › Formati › Più compatibile.',
  huge: 'La foto supera i 100 MB. Scegline una più leggera o scatta una foto da qui.',
  /** @param sides labels of the boxes: 'Pagina interna', 'Pagina esterna' */
  typeChanged: (...sides: readonly string[]) => ({
    title: 'Hai cambiato il tipo di documento',
    text: `Controlla che le immagini siano di questo documento (${sides.join(' e ').toLowerCase()}): se sono di un altro, sostituiscile.`,
  }),
  problems: cameraProblems('la fotocamera', 'scegli un file'),
  hints: cameraHints('scegli un file'),
} as const;
