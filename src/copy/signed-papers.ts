import { OUTCOME_WORKING_DAYS } from '../contract/limits';

export const signedPapersCopy = {
  /** Questionnaire and contract, in this order. */
  names: ['questionario', 'contratto'],
  open: (name: string) => `Apri il ${name} (PDF)`,
  newTab: '(si apre in una nuova scheda)',
  loading: (name: string) => `Prepariamo il ${name}…`,
  again: (name: string) => `Il ${name} non si apre: riprova`,
  show: 'Documenti firmati',
  failed: 'Non siamo riusciti a caricare i documenti. Riprova tra qualche istante.',
  reference: 'Riferimento',
  signedAt: 'Firmata il',
  outcome: 'Esito',
  /** @param email the address of the request; '' if it is not known here */
  outcomeText: (email: string) =>
    `Ti scriviamo ${email === '' ? 'via email' : `a ${email}`} entro ${OUTCOME_WORKING_DAYS} giorni lavorativi`,
  outcomeShort: `Via email, entro ${OUTCOME_WORKING_DAYS} giorni lavorativi`,
} as const;
