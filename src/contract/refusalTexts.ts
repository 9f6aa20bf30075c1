/** Texts of section 8. Also used, by the status alone, for a refusal without its own text. */
import type { EndpointName } from './endpoints';

export const RESUME_NOT_FOUND = 'La pratica richiesta non è stata trovata';
export const NO_MATCH =
  'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
export const CODE_WRONG = 'Il codice OTP che hai inserito non è valido.';
export const PASSWORD_FAILED =
  "C'è stato un errore durante la creazione della password si prega di riprovare";

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

/** The same for a failure of any status but 401. */
export const failureTexts: Readonly<Partial<Record<EndpointName, string>>> = {
  createPassword: PASSWORD_FAILED,
};
