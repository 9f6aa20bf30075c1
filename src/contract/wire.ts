/** Requests and responses by endpoint name, as they travel (spec, section 7). */
import type { EndpointName } from './endpoints';
import type { QuestionnaireAnswers } from './questionnaire';
import type {
  Answer,
  CapLocality,
  Citizenship,
  Contract,
  DataAnswer,
  Invitation,
  Municipality,
  Option,
  Paperwork,
  PaperworkDetail,
  ProductCustomer,
  ProductInfo,
  Province,
  QuestionnaireAnswer,
  QuestionnaireSaveAnswer,
  ResumeState,
  StepAnswer,
  StepRequest,
} from './wireShapes';

export type * from './wireShapes';

export interface UploadRequest {
  readonly type: string;
  readonly file: Blob;
}
export interface ReuploadRequest extends UploadRequest {
  readonly barCode: string;
  readonly guid: string;
}
/**
 * Of a file that is stored now; the same bytes again are answered alike. What is stored of a picture is another file:
 * upright, within `IMAGE_MAX_SIDE_PX`, a JPEG without metadata. PDFs and videos are stored as they came.
 */
export interface UploadAnswer extends Answer {
  /** SHA-256 of the bytes as received, hex: the proof that all of them arrived. */
  readonly sha256?: string;
}

interface Guid {
  readonly guid: string;
}
interface Code {
  readonly code: string;
}
interface Call<Request, Response> {
  readonly request: Request;
  readonly response: Response;
}

export interface Wire {
  productInfo: Call<void, DataAnswer<ProductInfo>>;
  onboardingNext: Call<StepRequest, StepAnswer>;
  onboardingStart: Call<Code, StepAnswer>;
  onboardingBack: Call<void, StepAnswer>;

  settoriAziende: Call<{ idSocieta: string; idSoggetto: string }, DataAnswer<readonly Option[]>>;
  attivitaPerSettore: Call<{ value: string }, DataAnswer<readonly Option[]>>;
  /** Values shaped `id##description`. */
  tipiSocieta: Call<{ value: string }, DataAnswer<readonly { readonly value: string }[]>>;
  comuni: Call<{ sigla: string }, DataAnswer<readonly Municipality[]>>;
  province: Call<{ nome: string }, DataAnswer<readonly Province[]>>;
  cittadinanze: Call<void, DataAnswer<readonly Citizenship[]>>;
  dettagliCap: Call<{ capCode: string }, DataAnswer<readonly CapLocality[]>>;
  presaVisione: Call<{ barcode: string; stampeId: string }, Answer>;
  stampaContratto: Call<{ stampeId: string; barCode: string }, Blob>;

  validateCodiceFiscale: Call<{ nome: string; cognome: string; cf: string }, Answer>;
  validateEmail: Call<{ indirizzo: string }, Answer>;
  confermaEmail: Call<{ indirizzo: string; codice: string }, Answer>;
  validateCellulare: Call<{ numero: string; prefisso: string }, Answer>;
  confermaCellulare: Call<{ numero: string; prefisso: string; codice: string }, Answer>;

  customerInfo: Call<
    { provider: string },
    Answer & { readonly customerInfo: { readonly productCustomer: ProductCustomer } }
  >;
  checkCustomerInfo: Call<
    { nome: string; cognome: string; codiceFiscale: string; intestatari: number },
    DataAnswer<{ readonly stato: string; readonly cellulare: string }>
  >;
  createPassword: Call<{ password: string; confermaPassword: string }, Answer>;

  contactStart: Call<Partial<Guid>, DataAnswer<ResumeState>>;
  contactSendCell: Call<void, Answer>;
  contactNext: Call<{ cf: string; numCell: string; prefCell: string; mail: string }, DataAnswer<ResumeState>>;
  contactValidateCell: Call<Code, DataAnswer<ResumeState>>;
  contactList: Call<void, DataAnswer<readonly Paperwork[]>>;
  contactContractList: Call<Guid, DataAnswer<readonly Contract[]>>;
  contactResume: Call<Guid, StepAnswer>;
  contactSendPdf: Call<Guid, Answer>;
  resumeStart: Call<Guid, DataAnswer<ResumeState>>;
  resumeSendCell: Call<void, Answer>;
  resumeValidateCell: Call<Code, DataAnswer<ResumeState>>;
  resume: Call<void, StepAnswer>;
  signContractList: Call<Guid, DataAnswer<readonly Contract[]>>;

  questionnaireGet: Call<
    { requestType: 'azienda'; sae: string; tipoSocieta: string; viewMode: boolean },
    QuestionnaireAnswer
  >;
  questionnaireSave: Call<QuestionnaireAnswers, QuestionnaireSaveAnswer>;

  invitations: Call<Invitation, DataAnswer<unknown>>;
  legacyInvitation: Call<
    { p: string; last: 'true' },
    DataAnswer<readonly { readonly campaignUrl?: string }[]>
  >;
  promocodeCheck: Call<{ promocode: string; operatingLevel: string }, Answer>;

  videoUpload: Call<UploadRequest & Guid, UploadAnswer>;
  documentUpload: Call<UploadRequest, UploadAnswer>;
  documentPreview: Call<{ type: string }, Blob>;
  contactUpload: Call<ReuploadRequest, UploadAnswer>;
  uploadAdditionalDoc: Call<ReuploadRequest, UploadAnswer>;
  videoCaptcha: Call<Guid & { captcha: string }, Answer>;
  generateCaptcha: Call<Guid, DataAnswer<{ nome: string; cognome: string; captcha: string }>>;
  documentInfo: Call<Guid, DataAnswer<{ readonly videoUploaded: boolean }>>;

  paperworkList: Call<Guid, DataAnswer<readonly PaperworkDetail[]>>;
  reuploadDocument: Call<ReuploadRequest, UploadAnswer>;
  updateDocumentsKo: Call<
    Guid & {
      barCodev: string;
      barCode1: string;
      barCode2: string;
      processAdditionalBarcodes: readonly { readonly processAdditionalBarcode: string }[];
    },
    Answer
  >;
  signDocument: Call<Guid & { barCode: string; stampeId: string }, Answer>;
  resumeNext: Call<Guid, StepAnswer>;
  otpVerify: Call<Code, DataAnswer<ResumeState>>;
  otpResend: Call<void, Answer>;
}

export type RequestOf<E extends EndpointName> = Wire[E]['request'];
export type ResponseOf<E extends EndpointName> = Wire[E]['response'];
