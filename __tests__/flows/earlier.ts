import { PAPERWORK_TO_COMPLETE } from '../../src/contract/states';
import type { Paperwork, PaperworkDetail, ResumeState } from '../../src/contract/wire';
import { answer, type Answers } from './support';

export const GUID = 'a1b2c3';
export const MASKED = '*******567';
export const ok = { status: 'success' };

export const productInfo = {
  status: 'success',
  data: { productCode: 'DITTA', name: 'Conto', today: '2026-11-21' },
};

export const resumeState = (name: ResumeState['name'], more: Partial<ResumeState> = {}) => ({
  status: 'success',
  data: { name, ...(name !== 'identify' && { cellulare: MASKED }), ...more },
});

export const paperwork = (guid: string, status = PAPERWORK_TO_COMPLETE): Paperwork => ({
  nome: 'Mario',
  cognome: 'Rossi',
  prodotto: 'Conto business con carta',
  contactId: `contact-${guid}`,
  lastEdit: '2026-11-20T10:00:00Z',
  status,
  guid,
  lastStep: 'Carta',
  email: 'mario@example.it',
  cell: '3331234567',
});
export const requests = [paperwork('other'), paperwork(GUID)];
export const list = { status: 'success', data: requests };

export const detail = (tipo: string, more: Partial<PaperworkDetail> = {}): PaperworkDetail => ({
  tipo,
  description: tipo,
  sign: 'false',
  azioni: 'upload',
  feedback: 'KO illeggibile',
  stampeId: '',
  barCode: '',
  frontDocUploadType: '',
  ...more,
});
export const details = [detail('Documento 1', { frontDocUploadType: 'FRONT_DOC_1', barCode: 'bar-1' })];
export const papers = { status: 'success', data: details };

export const resumed = {
  customerInfo: {
    status: 'success',
    customerInfo: {
      productCustomer: {
        nome: 'Mario',
        cognome: 'Rossi',
        codiceFiscale: 'RSSMRA80A01H501U',
        email: 'mario@example.it',
        cellulare: '3331234567',
        pec: '',
        telefonoAziendale: '',
      },
    },
  },
  legacyInvitation: { status: 'success', data: [] },
};
export const opened = answer('card', { number: 5, guid: GUID });

export const contracts = [
  { stampeId: 's0', barCode: 'b0' },
  { stampeId: 's1', barCode: 'b1' },
];
export const good: Answers = {
  productInfo,
  onboardingNext: answer('card'),
  onboardingStart: answer('contact-info'),
  onboardingBack: answer('address-info'),
  ...resumed,
  invitations: { status: 'success', data: {} },
  signContractList: { status: 'success', data: contracts },
  presaVisione: ok,
  checkCustomerInfo: { status: 'success', data: { stato: '', cellulare: '' } },
  validateEmail: ok,
  confermaEmail: ok,
  validateCellulare: ok,
  confermaCellulare: ok,
  createPassword: ok,
  questionnaireSave: ok,
  generateCaptcha: { status: 'success', data: { nome: 'M', cognome: 'R', captcha: 'sole' } },
  videoUpload: ok,
  videoCaptcha: ok,
  contactStart: resumeState('validate', { resendIn: 30 }),
  contactNext: resumeState('validate', { resendIn: 30 }),
  contactSendCell: ok,
  contactValidateCell: resumeState('list'),
  contactList: list,
  contactResume: opened,
  contactSendPdf: ok,
  resumeStart: resumeState('validate', { resendIn: 30 }),
  resumeSendCell: ok,
  resumeValidateCell: resumeState('list'),
  resume: opened,
  paperworkList: papers,
  updateDocumentsKo: ok,
};
