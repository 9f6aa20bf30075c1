import { declareCalls } from '../declare';
import { listOf, requestSchema, barCode, guid } from '../requestSchemas';
import { reupload } from './uploads';

export const contractCalls = declareCalls('7.2', {
  presaVisione: {
    path: '/wgt/utils/presavisione',
    request: requestSchema({ barcode: guid, stampeId: guid }),
    errors: [401, 404],
    statusOnly: true,
  },
  stampaContratto: {
    method: 'GET',
    path: '/wgt/utils/stampa/contract/{stampeId}/{barCode}.pdf',
    request: requestSchema({ stampeId: guid, barCode: guid }),
    answer: 'blob',
    errors: [401, 404],
    reads: true,
    byScreen: true,
  },
});

export const signCalls = declareCalls('7.5', {
  signContractList: {
    path: '/wgt/sign/contractlist',
    // The specification shows no body: without a guid, the session's request is meant.
    request: requestSchema({ guid }, ['guid']),
    errors: [401, 404],
    reads: true,
  },
});

/** Calls that the specification names without a path: docs/decisions/wire.md */
export const reviewCalls = declareCalls('7.9', {
  paperworkList: {
    path: '/wgt/contact/paperwork/list',
    request: requestSchema({ guid }),
    errors: [401, 404],
    reads: true,
  },
  reuploadDocument: {
    path: '/wgt/contact/document/reupload',
    request: reupload,
    multipart: true,
    errors: [401, 404],
  },
  updateDocumentsKo: {
    path: '/wgt/contact/document/updateKO',
    request: requestSchema({
      guid,
      barCodev: barCode,
      barCode1: barCode,
      barCode2: barCode,
      processAdditionalBarcodes: listOf(requestSchema({ processAdditionalBarcode: barCode }), 20),
    }),
    errors: [401, 404],
    statusOnly: true,
  },
  signDocument: {
    path: '/wgt/contact/document/sign',
    request: requestSchema({ guid, barCode, stampeId: barCode }),
    errors: [401, 404],
    statusOnly: true,
  },
});
