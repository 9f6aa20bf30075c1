/** Texts of section 8. A refusal without words of its own, by the status alone, is told by them too. */
import type { EndpointName } from './endpoints';

export const RESUME_NOT_FOUND = 'La pratica richiesta non è stata trovata';
export const NO_MATCH =
  'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
export const CODE_WRONG = 'Il codice OTP che hai inserito non è valido.';

export const refusalTexts: Readonly<Partial<Record<EndpointName, string>>> = {
  contactStart: RESUME_NOT_FOUND,
  resumeStart: RESUME_NOT_FOUND,
  resume: RESUME_NOT_FOUND,
  contactNext: NO_MATCH,
  confermaEmail: CODE_WRONG,
  confermaCellulare: CODE_WRONG,
  contactValidateCell: CODE_WRONG,
  resumeValidateCell: CODE_WRONG,
};
