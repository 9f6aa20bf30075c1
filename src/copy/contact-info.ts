import { OTP_DIGITS, PASSWORD_LENGTH, PHONE_PREFIX } from '../contract/limits';
import type { PasswordCriterion } from '../contract/rules/password';
import { HYPHENS } from './names';

export const greetingCopy = {
  title: 'Piacere di conoscerti',
  lead: 'Scrivi i tuoi dati così come compaiono sul documento di identità.',
  nome: 'Nome',
  nomeHint: 'Tutti i nomi che compaiono sul documento, con uno spazio al posto del trattino',
  cognome: 'Cognome',
  nameHint: HYPHENS,
  cf: 'Codice fiscale',
  forgotten: 'Non lo ricordi? Lo calcoliamo noi',
  email: 'Email',
  emailHint: 'Ad esempio nome@esempio.it: ti invieremo un codice per verificarla',
  promo: {
    show: 'Hai un codice promo?',
    hide: 'Non ho un codice promo',
    label: 'Codice promo',
    ofAddress: {
      checking: (code: string) => `Stiamo verificando il codice promo ${code}…`,
      accepted: (code: string) => `Il codice promo ${code} è valido ed è già nella tua richiesta.`,
      refused: (code: string, reason: string) =>
        `Il codice promo ${code} non può essere applicato. ${reason} Puoi continuare anche senza.`,
      unchecked: (code: string) =>
        `Il codice promo ${code} è nella tua richiesta, ma ora non riusciamo a verificarlo.`,
    },
  },
  consents: {
    before: 'Proseguendo confermi di aver ricevuto l’',
    privacy: 'informativa sulla privacy',
    between: ' e il ',
    informationSheet: 'foglio informativo',
    after: '.',
  },
} as const;

export const calculatorCopy = {
  title: 'Calcola il codice fiscale',
  lead: 'Bastano i dati di nascita, come compaiono sul tuo documento.',
  nome: 'Nome',
  cognome: 'Cognome',
  nameHint: HYPHENS,
  data: 'Data di nascita',
  sesso: 'Sesso',
  sexes: { M: 'Maschio', F: 'Femmina' },
  provincia: 'Provincia di nascita',
  provinciaHint: 'Va bene quella di allora o quella di oggi. Se è in un altro Paese, scegli ESTERO',
  citta: 'Comune di nascita',
  paese: 'Paese di nascita',
  provinceFirst: 'Scegli prima la provincia',
  until: (place: string, year: string) => `${place} (fino al ${year})`,
  from: (place: string, year: string) => `${place} (dal ${year})`,
  today: (place: string, sigla: string) => `${place} (oggi ${sigla})`,
  submit: 'Calcola',
  lost: 'Il calcolo non si apre. Scrivi il codice fiscale nel campo: lo trovi sulla tessera sanitaria.',
  failed:
    'Errore durante il calcolo del Codice Fiscale, verifica che tutti i dati siano inseriti correttamente',
} as const;

export const emailCodeCopy = {
  title: 'Controlla la tua email',
  lead: `Abbiamo inviato un codice di ${OTP_DIGITS} cifre a `,
  hint: 'Non lo vedi? Guarda anche nella posta indesiderata',
  change: 'Cambia email',
} as const;

export const mobileCopy = {
  title: 'Il tuo cellulare',
  lead: 'Ci serve per proteggere il conto e per inviarti i codici di conferma.',
  label: 'Numero cellulare',
  confirm: 'Conferma numero cellulare',
  hint: `Solo il numero, senza ${PHONE_PREFIX}. Ti mandiamo un codice via SMS`,
} as const;

export const smsCodeCopy = {
  title: 'Inserisci il codice SMS',
  lead: `Abbiamo inviato un codice di ${OTP_DIGITS} cifre al numero `,
  hint: 'L’SMS può impiegare qualche secondo ad arrivare',
  change: 'Cambia numero',
} as const;

export const passwordCopy = {
  title: 'Crea la tua password',
  lead: 'La userai per accedere all’app quando il conto sarà aperto.',
  password: 'Password',
  confirm: 'Conferma password',
  confirmHint: 'Scrivi di nuovo la stessa password',
  criteria: {
    length: `Da ${PASSWORD_LENGTH.min} a ${PASSWORD_LENGTH.max} caratteri`,
    lowercase: 'Una lettera minuscola',
    uppercase: 'Una lettera maiuscola',
    digit: 'Un numero',
    special: 'Un carattere speciale, come ! ? @ #',
    noSpaces: 'Nessuno spazio',
  } satisfies Record<PasswordCriterion, string>,
  unmet: (labels: readonly string[]) =>
    `Serve ancora: ${labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join('; ')}.`,
} as const;

export const credentialsCopy = {
  title: 'Ti manca poco',
  lead: 'Le tue credenziali sono pronte: le userai per entrare nell’app.',
  access: {
    title: 'Quando potrai accedere',
    text: 'L’accesso all’app si attiva dopo la conferma di apertura del conto. Ti avviseremo noi.',
  },
  nextTitle: 'Che cosa resta da fare',
  next: {
    data: { title: 'Completa i tuoi dati', text: 'Quelli personali e quelli della tua attività.' },
    identity: { title: 'Verifica la tua identità', text: 'Con due documenti e un breve video.' },
    signature: { title: 'Firma il contratto', text: 'Online, senza stampare nulla.' },
  },
} as const;
