import type { Contract, DataAnswer, PaperworkDetail, UploadAnswer } from '../wireShapes';
import { blob, declareCalls, json, requestSchema, requestSchemaOf } from './declare';
import { barCode, guid } from './schemas';
import { reupload } from './uploads';

/** Calls for one document to sign: its notice of reading and its PDF. */
export const contractCalls = declareCalls('7.2', {
  presaVisione: {
    path: '/wgt/utils/presavisione',
    request: requestSchema({ barcode: guid, stampeId: guid }),
    errors: [401, 404],
  },
  stampaContratto: {
    method: 'GET',
    path: '/wgt/utils/stampa/contract/{stampeId}/{barCode}.pdf',
    request: requestSchema({ stampeId: guid, barCode: guid }),
    answer: blob,
    errors: [401, 404],
  },
});

/** Lists the documents to sign of a request. */
export const signCalls = declareCalls('7.5', {
  signContractList: {
    path: '/wgt/sign/contractlist',
    // The specification shows no body: without a guid, the session's request is meant.
    request: requestSchema({ guid }, ['guid']),
    answer: json<DataAnswer<readonly Contract[]>>(),
    errors: [401, 404],
  },
});

interface DocumentsUpdate {
  readonly guid: string;
  readonly barCodev: string;
  readonly barCode1: string;
  readonly barCode2: string;
  readonly processAdditionalBarcodes: readonly { readonly processAdditionalBarcode: string }[];
}

const additional = {
  type: 'object',
  required: ['processAdditionalBarcode'],
  properties: { processAdditionalBarcode: barCode },
} as const;

/** Calls that the specification names without a path: docs/decisions/paths-not-shown.md */
export const reviewCalls = declareCalls('7.9', {
  paperworkList: {
    path: '/wgt/contact/paperwork/list',
    request: requestSchema({ guid }),
    answer: json<DataAnswer<readonly PaperworkDetail[]>>(),
    errors: [401, 404],
  },
  reuploadDocument: {
    path: '/wgt/contact/document/reupload',
    request: reupload,
    multipart: true,
    answer: json<UploadAnswer>(),
    errors: [401, 404],
  },
  updateDocumentsKo: {
    path: '/wgt/contact/document/updateKO',
    request: requestSchemaOf<DocumentsUpdate>({
      required: ['guid', 'barCodev', 'barCode1', 'barCode2', 'processAdditionalBarcodes'],
      properties: {
        guid,
        barCodev: barCode,
        barCode1: barCode,
        barCode2: barCode,
        processAdditionalBarcodes: { type: 'array', items: additional, maxItems: 20 },
      },
    }),
    errors: [401, 404],
  },
  signDocument: {
    path: '/wgt/contact/document/sign',
    request: requestSchema({ guid, barCode, stampeId: barCode }),
    errors: [401, 404],
  },
});
