import { OUTCOME_WORKING_DAYS, REQUEST_MINUTES } from '../contract/limits';
import {
  PAPERWORK_CONCLUDED,
  PAPERWORK_DOCUMENT_KO,
  PAPERWORK_IN_REVIEW,
  PAPERWORK_REFUSED,
  PAPERWORK_TO_COMPLETE,
} from '../contract/states';

interface StateWords {
  readonly meaning: string;
  readonly next: string;
}

const known: Readonly<Record<string, StateWords>> = {
  [PAPERWORK_TO_COMPLETE]: {
    meaning: 'Questa richiesta non è ancora stata inviata.',
    next: 'Riprendila da dove l’hai lasciata: i passi che hai completato sono salvati.',
  },
  [PAPERWORK_DOCUMENT_KO]: {
    meaning: 'Un documento o il video va rifatto.',
    next: 'Ti spieghiamo quale e perché.',
  },
  [PAPERWORK_IN_REVIEW]: {
    meaning: 'Abbiamo ricevuto la richiesta e stiamo verificando dati e documenti.',
    next: `Per ora non devi fare nulla: ti scriviamo l’esito via email, entro ${OUTCOME_WORKING_DAYS} giorni lavorativi dalla firma.`,
  },
  [PAPERWORK_REFUSED]: {
    meaning: 'La verifica è finita e non possiamo aprire il conto.',
    next: 'Non devi fare altro.',
  },
  [PAPERWORK_CONCLUDED]: {
    meaning: 'La verifica è finita e il tuo conto è aperto.',
    next: 'Entra nell’app con le credenziali che hai creato durante la richiesta.',
  },
};

export const statusCopy = {
  title: 'Richieste in corso',
  lead: 'A che punto sono le tue richieste e che cosa puoi fare.',
  reload: 'Aggiorna l’elenco',
  reloaded: 'Elenco aggiornato',
  resubmitted: {
    title: 'Documenti inviati',
    text: 'Grazie: li verifichiamo e ti scriviamo l’esito via email.',
  },
  /** An unknown state gets a text that promises nothing. */
  states: known,
  otherState: {
    meaning: 'La tua richiesta è registrata.',
    next: 'Torna su questa pagina per vedere se cambia.',
  } satisfies StateWords,
  /** Shown with it, if the installation names a contact: the last words are a link. */
  ask: 'Se hai domande sul suo stato, ',
  askSupport: 'contatta l’assistenza',
  applicant: 'Richiedente',
  business: 'Attività',
  step: 'Passo raggiunto',
  lastEdit: 'Ultima modifica',
  earlier: (date: string, time: string) => `${date} alle ${time}`,
  today: (time: string) => `oggi alle ${time}`,
  yesterday: (time: string) => `ieri alle ${time}`,
  resume: 'Riprendi richiesta',
  resend: 'Reinvia',
  empty: {
    title: 'Non hai richieste in corso',
    text: `Con i tuoi dati non ne troviamo. Per iniziarne una bastano circa ${REQUEST_MINUTES} minuti.`,
    start: 'Inizia una nuova richiesta',
    others: 'Cerca con altri dati',
  },
} as const;
