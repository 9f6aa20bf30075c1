import type { CallDocs } from '../callDoc';
import { contracts, guid, person, success } from './samples';

const stored = {
  ...success,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};
const [questionnaire] = contracts;
const stampeId = questionnaire?.stampeId ?? '';
const barCode = questionnaire?.barCode ?? '';
const ofPaper = '4800000000012';

export const documentDocs = {
  presaVisione: {
    summary: 'Records that a document to sign was read',
    request: { barcode: barCode, stampeId },
    answer: success,
  },
  stampaContratto: {
    summary: 'Returns the PDF of a document to sign',
    request: { stampeId, barCode },
    files: ['application/pdf'],
  },
  signContractList: {
    summary: 'Lists the documents to sign',
    request: { guid },
    answer: { ...success, data: contracts },
  },

  videoUpload: {
    summary: 'Stores the video',
    request: { type: 'FRONT_DOC_', guid },
    answer: stored,
  },
  documentUpload: {
    summary: 'Stores the picture of a side of a document',
    description:
      '`sha256` is optional: if it comes, the app compares it with its own and sends again. Under ' +
      '`CONTENT_VIDEO_SELFIE` the file is a video.',
    request: { type: 'FRONT_DOC_1' },
    answer: stored,
  },
  documentPreview: {
    summary: 'Returns a stored file',
    request: { type: 'FRONT_DOC_1' },
    files: ['image/jpeg', 'application/pdf', 'video/webm', 'video/mp4'],
  },
  contactUpload: {
    summary: 'Replaces a refused file of a request under review',
    request: { type: 'FRONT_DOC_1', barCode: ofPaper, guid },
    answer: stored,
  },
  uploadAdditionalDoc: {
    summary: 'Stores a further document that was asked for',
    request: { type: 'CONTENT', barCode: ofPaper, guid },
    answer: stored,
  },
  reuploadDocument: {
    summary: 'Replaces a refused file of a request under review',
    request: { type: 'FRONT_DOC_1', barCode: ofPaper, guid },
    answer: stored,
  },
  generateCaptcha: {
    summary: 'Returns the words to say in the video',
    request: { guid },
    answer: {
      ...success,
      data: { nome: person.nome, cognome: person.cognome, captcha: 'mare luna pane' },
    },
  },
  videoCaptcha: {
    summary: 'Confirms the words of the video',
    request: { guid, captcha: 'mare luna pane' },
    answer: success,
  },
  documentInfo: {
    summary: 'Tells whether the video is stored',
    request: { guid },
    answer: { ...success, data: { videoUploaded: true } },
  },

  paperworkList: {
    summary: 'Lists the documents of a request with their state',
    request: { guid },
    answer: {
      ...success,
      data: [
        {
          tipo: 'Documento di identità',
          description: 'Carta di identità',
          sign: 'false',
          azioni: 'upload',
          feedback: 'KO: foto non leggibile',
          stampeId: '',
          barCode: ofPaper,
          frontDocUploadType: 'FRONT_DOC_1',
          missing: ['FRONT_DOC_1', 'BACK_DOC_1'],
        },
      ],
    },
  },
  updateDocumentsKo: {
    summary: 'Sends the replaced files to the review',
    request: {
      guid,
      barCodev: '',
      barCode1: ofPaper,
      barCode2: '',
      processAdditionalBarcodes: [],
    },
    answer: success,
  },
  signDocument: { summary: 'Signs a document', request: { guid, barCode, stampeId }, answer: success },
} satisfies Partial<CallDocs>;
