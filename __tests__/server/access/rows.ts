import type { EndpointName } from '../../../src/contract/endpoints';
import { answersOfQuestionnaire, invitationOf } from '../support';
import { recording } from '../support/recording';
import type { Ids } from './sessions';

/**
 * `given` an answer of success; `in` admitted, whatever the business rules or the judge of a file say then;
 * `locked` a refusal by 200 that says that there is nothing to go on with; `code` one of a code's calls,
 * which give no data but its state; a number is the HTTP status of a refusal.
 */
export type Class = 'given' | 'in' | 'locked' | 'code' | 400 | 401 | 403 | 404;
type Six = readonly [none: Class, fresh: Class, located: Class, unlocked: Class, open: Class, signed: Class];

export interface Row {
  /** With the ids of one request; where it looks at none, every session is asked once. */
  readonly input: (ids: Ids) => object;
  /** For the session's own data; without its own request, for another's. */
  readonly own: Six;
  /**
   * What another's request answers, which is byte for byte what a missing one does;
   * absent where the call has no id.
   */
  readonly foreign?: Six;
  /**
   * By its nature the call looks a link or an identity up, and finds it. It answers with the state of the
   * resume, no more.
   */
  readonly locates?: true;
  /** Input that is no id at all, and its answer to a session with a request. */
  readonly malformed?: readonly [changes: object, answer: Class];
}

const BAD = '../../etc/passwd';
const everybody: Six = ['given', 'given', 'given', 'given', 'given', 'given'];
const anybody: Six = ['in', 'in', 'in', 'in', 'in', 'in'];
const ownAlone: Six = [401, 401, 401, 401, 'given', 'given'];
const ownIn: Six = [401, 401, 401, 401, 'in', 'in'];
const notFound: Six = [401, 404, 404, 404, 404, 404];
const noFile: Six = [404, 404, 404, 404, 404, 404];
const locked: Six = ['locked', 'locked', 'locked', 'locked', 'locked', 'locked'];
const codes: Six = ['code', 'code', 'code', 'code', 'code', 'code'];
/** A code of nothing that the session has looked for: the one that did is over. */
const ofLocated: Six = [401, 401, 'code', 'code', 401, 401];

const free = (input: object = {}, own: Six = everybody): Row => ({ input: () => input, own });
const byGuid = (input: (ids: Ids) => object = ({ guid }) => ({ guid }), class_: 'given' | 'in' = 'given'): Row => ({
  input,
  own: [401, 404, 404, class_, class_, class_],
  foreign: notFound,
  malformed: [{ guid: BAD }, 400],
}); // prettier-ignore
/**
 * Nothing is asked of any of these sessions: they are refused before a byte of the body, which names the
 * request, is read.
 */
const upload = (type: string): Row => ({
  ...byGuid(({ guid, paper }) => ({ type, guid, barCode: paper }), 'in'),
  foreign: [401, 404, 404, 'in', 'in', 'in'],
  malformed: [{ guid: BAD }, 'in'],
});
const locating = (input: Row['input']): Row => ({ input, own: codes, foreign: codes, locates: true });
const reopening: Row = {
  input: ({ guid }) => ({ guid }),
  own: ['locked', 'locked', 'locked', 'given', 'locked', 'locked'],
  foreign: locked,
  malformed: [{ guid: BAD }, 400],
};

const password = { password: 'Sicura-2026!', confermaPassword: 'Sicura-2026!' };
const person = { nome: 'Giulia', cognome: 'Rossi' };

export const rows: Readonly<Record<EndpointName, Row>> = {
  productInfo: free(),
  // Before the code a located session is asked for it; a signed request is opened from the list.
  onboardingNext: free({ number: null, widgets: [] }, ['locked', 'locked', 'given', 'locked', 'given', 'given']),
  onboardingStart: free({ code: 'DITTA_INDIVIDUALE' }, [401, 'given', 'given', 'given', 'given', 'given']),
  onboardingBack: free({}, ['locked', 'locked', 'locked', 'locked', 'given', 'given']),

  settoriAziende: free({ idSocieta: '1', idSoggetto: '1048' }),
  attivitaPerSettore: free({ value: 'C' }),
  tipiSocieta: free({ value: '1048' }),
  comuni: free({ sigla: 'MI' }),
  province: free({ nome: '' }),
  cittadinanze: free(),
  dettagliCap: free({ capCode: '20121' }),
  presaVisione: {
    input: ({ stampeId, barCode }) => ({ stampeId, barcode: barCode }),
    own: ['locked', 404, 404, 'given', 'given', 'given'],
    foreign: ['locked', 404, 404, 404, 404, 404],
    malformed: [{ stampeId: BAD }, 400],
  },
  stampaContratto: {
    input: ({ stampeId, barCode }) => ({ stampeId, barCode }),
    own: [404, 404, 404, 'given', 'given', 'given'],
    foreign: noFile,
    malformed: [{ stampeId: 'a b' }, 400],
  },

  validateCodiceFiscale: free({ ...person, cf: 'RSSMRA80A01H501U' }, anybody),
  validateEmail: free({ indirizzo: 'nuova@example.it' }, ownIn),
  confermaEmail: free({ indirizzo: 'nuova@example.it', codice: '000000' }, ownIn),
  validateCellulare: free({ numero: '3339999999', prefisso: '+39' }, ownIn),
  confermaCellulare: free({ numero: '3339999999', prefisso: '+39', codice: '000000' }, ownIn),

  customerInfo: { input: () => ({ provider: 'apertura' }), own: ownAlone, malformed: [{ provider: '<x>' }, 400] },
  checkCustomerInfo: free({ ...person, codiceFiscale: 'RSSMRA80A01H501U', intestatari: 1 }, ownIn),
  createPassword: free(password, ownIn),

  contactStart: locating(({ guid }) => ({ guid })),
  contactSendCell: free({}, ofLocated),
  contactNext: locating(({ applicant: { cf, cellulare, email } }) => ({ cf, numCell: cellulare, prefCell: '+39', mail: email })),
  contactValidateCell: free({ code: '000000' }, ofLocated),
  contactList: free({}, [403, 403, 403, 'given', 403, 403]),
  contactContractList: byGuid(),
  contactResume: reopening,
  contactSendPdf: byGuid(),
  resumeStart: locating(({ guid }) => ({ guid })),
  resumeSendCell: free({}, ofLocated),
  resumeValidateCell: free({ code: '000000' }, ofLocated),
  resume: free({}, ['locked', 'locked', 'locked', 'given', 'locked', 'locked']),
  signContractList: byGuid(),

  questionnaireGet: free({ requestType: 'azienda', sae: '', tipoSocieta: '', viewMode: false }, ownAlone),
  questionnaireSave: free(answersOfQuestionnaire, ownIn),

  invitations: byGuid(({ guid }) => invitationOf(guid)),
  // Enciphered by the test, which knows the passphrase as everybody does.
  legacyInvitation: {
    input: ({ guid }) => ({ p: guid, last: 'true' }),
    own: everybody,
    foreign: everybody,
    malformed: [{ p: BAD }, 400],
  },
  promocodeCheck: free({ promocode: 'NESSUNO', operatingLevel: 'BUSINESS' }, anybody),

  videoUpload: upload('FRONT_DOC_'),
  documentUpload: free({ type: 'FRONT_DOC_1' }, ownIn),
  documentPreview: { input: () => ({ type: 'FRONT_DOC_1' }), own: ownAlone, malformed: [{ type: 'NONE' }, 400] },
  contactUpload: upload('FRONT_DOC_1'),
  uploadAdditionalDoc: upload('CONTENT'),
  videoCaptcha: byGuid(({ guid }) => ({ guid, captcha: 'mare verde a Bari' }), 'in'),
  generateCaptcha: byGuid(({ guid }) => ({ guid }), 'in'),
  documentInfo: byGuid(),

  paperworkList: byGuid(),
  reuploadDocument: upload('FRONT_DOC_1'),
  updateDocumentsKo: byGuid(
    ({ guid, paper }) => ({ guid, barCodev: '', barCode1: paper, barCode2: '', processAdditionalBarcodes: [] }),
    'in',
  ),
  signDocument: byGuid(({ guid, stampeId, barCode }) => ({ guid, stampeId, barCode }), 'in'),
  resumeNext: reopening,
  otpVerify: free({ code: '000000' }, ofLocated),
  otpResend: free({}, ofLocated),

  sendTrace: free({ trace: recording() }, [401, 'given', 'given', 'given', 'given', 'given']),
}; // prettier-ignore
