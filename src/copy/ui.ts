import { CAP_DIGITS, PHONE_PREFIX } from '../contract/limits';
import { shellCopy } from './shell';

/** The list of the specification (5.3). */
const STREETS =
  'via, corso, viale, piazza, piazzale, vicolo, strada, largo, vico, galleria, borgata, calle, discesa, corte, sottopasso, vialetto';

/** 'Case sparse'; 'Traversa' of 'II Traversa'. */
const kindIn = (typed: string): string | undefined => {
  const unnumbered = typed.replace(/^(?:\d+[a°]?|[IVX]+)\.? /i, '');
  return /^(?:cas[ae] spars[ae]|lungo \p{L}+|[^ ,:;/\\_|*-]+)/iu.exec(unnumbered)?.[0];
};

export const uiCopy = {
  ...shellCopy,
  cancel: 'Annulla',
  optional: 'facoltativo',
  errorDialogTitle: 'Errore',
  errorList: {
    one: 'C’è un dato da controllare',
    many: (count: number) => `Ci sono ${count} dati da controllare`,
    general: 'Non è stato possibile proseguire',
    /** Heard after a failed attempt: the list's title, and its messages except that of the focused field. */
    announced: (title: string, messages: readonly string[]) =>
      [title, ...messages].map((text) => text.replace(/[.:]$/, '')).join('. '),
    appeared: (messages: readonly string[]) => `Errore: ${messages.join('. ')}`,
    /** A message in the list, if two fields have the same. */
    placed: (place: string, message: string) => `${place}: ${message}`,
  },
  fieldsCame: (labels: readonly string[]) =>
    `${labels.length === 1 ? 'Nuovo campo' : 'Nuovi campi'}: ${labels.join(', ')}`,
  fieldsGone: (labels: readonly string[]) =>
    `${labels.length === 1 ? 'Campo tolto' : 'Campi tolti'}: ${labels.join(', ')}`,
  notice: { info: 'Nota', warning: 'Attenzione', success: 'Fatto', error: 'Errore' },
  password: {
    show: 'Mostra password',
    hide: 'Nascondi password',
    checklist: 'La password deve avere',
    met: 'requisito soddisfatto',
    missing: 'requisito mancante',
    progress: (met: number, total: number) => `Requisiti soddisfatti: ${met} di ${total}`,
  },
  select: {
    placeholder: 'Seleziona',
    loading: 'Caricamento dell’elenco…',
    empty: 'Nessuna voce disponibile',
    error: 'Non è stato possibile caricare l’elenco.',
  },
  autocomplete: {
    placeholder: 'Scrivi per cercare',
    noMatch: 'Nessun risultato. Controlla com’è scritto o prova con meno lettere.',
    notListed: (label: string) => `${label} non è valido: scegli una voce dell’elenco`,
    more: 'Continua a scrivere per restringere la ricerca',
    found: (count: number, marked: string, place: number) =>
      `${count === 1 ? 'Un solo risultato' : `${count} risultati`}, ${marked}${count === 1 ? '' : `, ${place} di ${count}`}`,
    foundFirst: (shown: number, marked: string) =>
      `Più di ${shown} risultati, ${marked}. Continua a scrivere per restringere la ricerca`,
    open: 'Apri l’elenco',
    close: 'Chiudi l’elenco',
    clear: 'Cancella la scelta',
  },
  date: {
    placeholder: 'gg/mm/aaaa',
    monthPlaceholder: 'mm/aaaa',
    /** In the description: a placeholder is gone once something is typed. */
    format: 'Giorno, mese e anno: gg/mm/aaaa',
    monthFormat: 'Mese e anno: mm/aaaa',
    openCalendar: (label: string) => `Scegli dal calendario: ${label}`,
    calendarTitle: 'Scegli una data',
    calendarLost: 'Il calendario non si apre. Scrivi la data nel campo, come 05/03/2019.',
    switchView: (view: string) => (view === 'year' ? 'Scegli il giorno' : 'Scegli l’anno'),
    advice: {
      date: 'Scrivila come 05/03/2019.',
      month: 'Scrivila come 06/2024.',
      future: 'Non può essere nel futuro.',
      shortYear: 'Scrivi l’anno con quattro cifre.',
      farYear: 'L’anno non sembra giusto.',
    },
  },
  phone: {
    prefix: PHONE_PREFIX,
    prefixSpoken: `prefisso Italia ${PHONE_PREFIX}`,
    landline: 'Sembra un numero fisso: qui serve un cellulare che riceva gli SMS.',
  },
  amount: {
    unit: '€',
    unitSpoken: 'euro',
    inFull: 'Scrivi la cifra per intero: «1.500.000», non «1,5 milioni».',
  },
  email: {
    meant: (domain: string) => `Intendevi ${domain}?`,
  },
  yesNo: { yes: 'Sì', no: 'No' },
  address: {
    cap: 'CAP',
    province: 'Provincia',
    city: 'Città',
    street: 'Indirizzo e numero civico',
    capHint: `${CAP_DIGITS} cifre`,
    filledByCap: 'Si compila da sola con il CAP',
    cityHint: 'Più località hanno questo CAP: scegli la tua',
    streetHint:
      'Tipo di strada (via, corso, viale, piazza, vicolo, strada, largo…), nome e numero: «Via Roma 12». Se il numero non c’è, «Via Roma SNC»',
    capOfZone: 'Roma, Milano e le altre grandi città hanno un CAP per zona: scrivi quello della tua via.',
    advice: {
      street: (typed: string) =>
        `«${kindIn(typed)}» non è tra i tipi di strada accettati: ${STREETS}. Chiedi all’assistenza come scrivere il tuo indirizzo.`,
      abbreviation: () => `Inizia dal tipo di strada, scritto per intero: ${STREETS}.`,
      qualifier: (typed: string, hasNumber: boolean) =>
        `Inizia dal tipo di strada: se è una via, «Via ${typed}»${hasNumber ? '' : ', poi il numero (o SNC se non c’è)'}.`,
      number: (typed: string) => `Manca il numero civico: se non c’è, scrivi «${typed} SNC».`,
      name: () => 'Manca il nome della strada.',
    },
    capUnavailable: 'Non riusciamo a verificare il CAP in questo momento.',
    taken: 'Fatto: controlla l’indirizzo qui sotto.',
    searching: 'Stiamo cercando la località…',
    found: (place: string) => `Trovato: ${place}`,
  },
  upload: {
    choose: 'Scegli un file',
    name: (label: string, action: string) => `${label}: ${action.toLowerCase()}`,
    required: 'Obbligatorio',
    drop: 'oppure trascinalo qui',
    replace: 'Sostituisci',
    uploading: (percent: number) => `Caricamento: ${percent}%`,
    preparing: 'Prepariamo il file…',
    progressLabel: 'Avanzamento del caricamento',
    done: 'Caricato',
    pdf: 'Documento PDF',
    previewAlt: (label: string) => `Anteprima: ${label}`,
  },
} as const;
