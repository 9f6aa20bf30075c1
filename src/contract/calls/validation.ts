import { calls, object } from './declare';
import { code, text } from './schemas';

export const validationCalls = calls('7.3', {
  validateCodiceFiscale: {
    path: '/wgt/validate/codicefiscale',
    request: object({ nome: text, cognome: text, cf: text }),
  },
  validateEmail: {
    path: '/wgt/validate/email',
    request: object({ indirizzo: text }),
    errors: [401],
  },
  confermaEmail: {
    path: '/wgt/validate/confermaemail',
    request: object({ indirizzo: text, codice: code }),
    errors: [401],
  },
  validateCellulare: {
    path: '/wgt/validate/cellulare',
    request: object({ numero: text, prefisso: text }),
    errors: [401],
  },
  confermaCellulare: {
    path: '/wgt/validate/confermacellulare',
    request: object({ numero: text, prefisso: text, codice: code }),
    errors: [401],
  },
});
