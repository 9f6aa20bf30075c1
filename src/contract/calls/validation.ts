import { declareCalls } from '../declare';
import { requestSchema, code, text } from '../requestSchemas';

export const validationCalls = declareCalls('7.3', {
  validateCodiceFiscale: {
    path: '/wgt/validate/codicefiscale',
    request: requestSchema({ nome: text, cognome: text, cf: text }),
    reads: true,
    statusOnly: true,
    byScreen: true,
  },
  validateEmail: {
    path: '/wgt/validate/email',
    request: requestSchema({ indirizzo: text }),
    errors: [401],
    statusOnly: true,
  },
  confermaEmail: {
    path: '/wgt/validate/confermaemail',
    request: requestSchema({ indirizzo: text, codice: code }),
    errors: [401],
    statusOnly: true,
  },
  validateCellulare: {
    path: '/wgt/validate/cellulare',
    request: requestSchema({ numero: text, prefisso: text }),
    errors: [401],
    statusOnly: true,
  },
  confermaCellulare: {
    path: '/wgt/validate/confermacellulare',
    request: requestSchema({ numero: text, prefisso: text, codice: code }),
    errors: [401],
    statusOnly: true,
  },
});
