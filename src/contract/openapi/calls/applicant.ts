import { emptyAnswers } from '../../questionnaire';
import { TRACE_FORMAT, TRACE_VERSION, type Trace } from '../../trace';
import type { CallDocs } from '../callDoc';
import { email, invitation, journey, mobile, oneTimeCode, person, success } from './samples';

const { nome, cognome, cf } = person;
const trace: Trace = {
  format: TRACE_FORMAT,
  version: TRACE_VERSION,
  journey,
  build: '0a1b2c3d',
  startedAt: '2026-03-02T10:15:00Z',
  path: '/request/card',
  config: {},
  device: {},
  base: null,
  dropped: 0,
  events: [],
};
const password = 'Sicura-2026!';

export const applicantDocs = {
  validateCodiceFiscale: {
    summary: 'Checks that a tax code is that of a name',
    open: true,
    request: { nome, cognome, cf },
    answer: success,
  },
  validateEmail: { summary: 'Sends a code to an address', request: { indirizzo: email }, answer: success },
  confermaEmail: {
    summary: 'Checks the code sent to an address',
    request: { indirizzo: email, codice: oneTimeCode },
    answer: success,
  },
  validateCellulare: {
    summary: 'Sends a code to a mobile number',
    request: { numero: mobile, prefisso: '+39' },
    answer: success,
  },
  confermaCellulare: {
    summary: 'Checks the code sent to a mobile number',
    request: { numero: mobile, prefisso: '+39', codice: oneTimeCode },
    answer: success,
  },

  customerInfo: {
    summary: 'Returns what is known of the applicant',
    request: { provider: 'apertura' },
    answer: {
      ...success,
      customerInfo: {
        productCustomer: {
          nome,
          cognome,
          codiceFiscale: cf,
          email,
          cellulare: mobile,
          pec: '',
          telefonoAziendale: '',
        },
      },
    },
  },
  checkCustomerInfo: {
    summary: 'Tells whether the tax code has a request already',
    request: { nome, cognome, codiceFiscale: cf, intestatari: 1 },
    answer: { ...success, data: { stato: '', cellulare: '' } },
  },
  createPassword: {
    summary: 'Stores the password',
    request: { password, confermaPassword: password },
    answer: success,
  },

  questionnaireGet: {
    summary: 'Returns the lists of the questionnaire, and the saved answers',
    request: { requestType: 'azienda', sae: '', tipoSocieta: '1', viewMode: false },
    answer: {
      ...success,
      data: [{ code: 'countries', description: 'Paesi', values: [{ key: 'ITALIA', value: 'Italia' }] }],
      answers: emptyAnswers,
    },
  },
  questionnaireSave: {
    summary: 'Saves the answers of the questionnaire',
    description: 'Refused answers come back in `widgets`, each with its message.',
    request: { ...emptyAnswers, regione: 'LOMBARDIA', acquistiOnline: true },
    answer: success,
  },

  invitations: {
    summary: 'Records that a step was reached',
    description: 'The app does not read `data`: a back end may answer anything there.',
    request: invitation,
    answer: { ...success, data: invitation },
  },
  legacyInvitation: {
    summary: 'Returns the campaign of an invitation',
    description: 'The identifier is encrypted by the browser: salt, iv and cipher in base64.',
    open: true,
    request: { p: 'c2FsdA==;aXY=;Y2lwaGVy', last: 'true' },
    answer: { ...success, data: [{ campaignUrl: 'utm_source=newsletter' }] },
  },
  promocodeCheck: {
    summary: 'Checks a promo code',
    open: true,
    request: { promocode: 'PROVA2026', operatingLevel: 'BUSINESS' },
    answer: { ...success, message: 'Codice promo applicato.' },
  },
  sendTrace: {
    summary: 'Sends a recording for support',
    description: 'Optional: without this call the recording can only be saved as a file.',
    request: { trace },
    answer: success,
  },
} satisfies Partial<CallDocs>;
