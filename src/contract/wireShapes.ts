/** What requests and responses are made of, as it travels (spec, section 3). */
import type { QuestionnaireAnswers } from './questionnaire';

export type AnswerStatus = 'success' | 'bad_request' | 'error';

/** Every JSON answer: `bad_request` and `error` are refusals whose `message` the applicant may read. */
export interface Answer {
  readonly status: AnswerStatus;
  readonly message?: string;
  /** Identifies the service's log line of a refusal. */
  readonly supportCode?: string;
}
export interface DataAnswer<T> extends Answer {
  readonly data: T;
}

/**
 * Of a file that is stored now; the same bytes again are answered alike. What is stored of a
 * picture is another file: upright, within `IMAGE_MAX_SIDE_PX`, a JPEG without metadata. PDFs and
 * videos are stored as they came.
 */
export interface UploadAnswer extends Answer {
  /** SHA-256 of the bytes as received, hex: the proof that all of them arrived. */
  readonly sha256?: string;
}

export interface Component {
  readonly name: string;
  /** Text as typed; a flag is 'true', 'false', 'valid' or 'selected'. */
  readonly value: string;
  /** '' untouched, 'pending' code sent, 'valid' confirmed by the service, 'error' refused. */
  readonly status: string;
  readonly errorMessage: readonly string[];
}
export interface Widget {
  readonly name: string;
  readonly code: string;
  readonly components: readonly Component[];
  readonly errorMessage: readonly string[];
}
export interface Step {
  /**
   * Position given by the service alone (numbering A or B); null where the step is not one of the numbered.
   */
  readonly number: number | null;
  /** Italian title; the slug is looked up by it in the step table. */
  readonly name: string;
  readonly widgets: readonly Widget[];
  readonly contactId: string;
  readonly guid: string;
  readonly invitations: readonly Invitation[];
  readonly contracts: readonly Contract[];
  readonly paperworkList: readonly Paperwork[];
  readonly errorMessage: readonly string[];
}
export type StepAnswer = Answer & Step;

/** What `next` is sent; number null and no widgets asks for the current step. */
export interface StepRequest {
  readonly number: number | null;
  readonly widgets: readonly Widget[];
  /**
   * With number null: the applicant waits here for another device, and keeps the
   * request when it is opened there.
   */
  readonly waiting?: true;
}

export interface Invitation {
  readonly actorType: 'adult';
  readonly codiceFiscale: string;
  readonly email: string;
  /** With the +39 prefix. */
  readonly phoneNumber: string;
  readonly stepSlug: string;
  /** Business product code. */
  readonly type: string;
  readonly guid: string;
  readonly contactId: string;
  readonly stepNumber: number | null;
  readonly campaignUrl: string;
  readonly encryptedReporterId: string;
  readonly promoCode: string;
  readonly analyticsId: string;
}

/** Entry 0 of a list is the questionnaire, entry 1 the contract. Some back ends write `barcode`. */
export interface Contract {
  readonly stampeId: string;
  readonly barCode?: string;
  readonly barcode?: string;
  readonly description?: string;
}

export interface Paperwork {
  readonly nome: string;
  readonly cognome: string;
  readonly prodotto: string;
  readonly contactId: string;
  /** ISO 8601 with offset. */
  readonly lastEdit: string;
  readonly status: string;
  readonly guid: string;
  readonly lastStep: string;
  readonly email: string;
  readonly cell: string;
}
export interface PaperworkDetail {
  readonly tipo: string;
  readonly description: string;
  readonly sign: string;
  readonly azioni: string;
  readonly feedback: string;
  readonly stampeId: string;
  readonly barCode: string;
  readonly frontDocUploadType: string;
  /**
   * Upload types of its sides that are still to be sent; absent where a back end
   * does not tell: all of them are.
   */
  readonly missing?: readonly string[];
}

export interface ProductInfo {
  readonly productCode: string;
  readonly name: string;
  /** The service's day in Europe/Rome, yyyy-MM-dd: the 'today' of every date rule. */
  readonly today: string;
  /** When the session ends; absent where a back end does not tell, and nobody is warned then. */
  readonly session?: SessionTimes;
}

export interface SessionTimes {
  /** Seconds without a call after which it ends. */
  readonly idleSeconds: number;
  /** Seconds until it ends whatever is done. */
  readonly remainingSeconds: number;
  /** Secret of this session alone, by which the browser encrypts what was typed before there is a request. */
  readonly draftKey: string;
}

export interface ProductCustomer {
  readonly nome: string;
  readonly cognome: string;
  readonly codiceFiscale: string;
  readonly email: string;
  readonly cellulare: string;
  /** Known from an earlier relationship; '' where not. */
  readonly pec: string;
  readonly telefonoAziendale: string;
}

export interface Option {
  readonly key: string;
  readonly value: string;
  /** Other words and codes that people look for it by. */
  readonly altri?: readonly string[];
}
export interface Province {
  readonly nome: string;
  readonly sigla: string;
  /** What else people look for it by: its towns, its name in another language. */
  readonly altri?: readonly string[];
}
export interface Municipality {
  readonly comune: string;
  /** Cadastral (Belfiore) code, which the tax code is computed from. */
  readonly codice: string;
  /** Validity, ISO dates, where the place is not of all times. */
  readonly dal?: string;
  readonly al?: string;
  /** What else it is or was called: people look for it by these names too. */
  readonly altri?: readonly string[];
  /** The province of today, where the place is listed under the one that it belonged to before. */
  readonly provincia?: string;
}
export interface Citizenship {
  readonly key: string;
  readonly nazionalita: string;
  /** Adjectives and common names: 'francese', 'USA'. */
  readonly altri?: readonly string[];
}
export interface CapLocality {
  readonly provincia: string;
  readonly localita: string;
}

/** One list of the questionnaire; entries 0, 3 and 4 are countries, office types and relationship types. */
export interface QuestionnaireEntry {
  readonly code: string;
  readonly description: string;
  readonly values: readonly Option[];
}
export interface QuestionnaireAnswer extends DataAnswer<readonly QuestionnaireEntry[]> {
  /** What was saved before; absent on a first visit. */
  readonly answers?: QuestionnaireAnswers;
}
export interface QuestionnaireSaveAnswer extends Answer {
  /** On bad_request: the refused answers, in the widget form of a step's errors. */
  readonly widgets?: readonly Widget[];
}

/** Where a resume session stands: identify, enter the code, or choose from the list. */
export interface ResumeState {
  readonly name: 'identify' | 'validate' | 'list';
  /** Masked to its last digits. */
  readonly cellulare?: string;
  /** Seconds until another code may be asked for; absent where none has been sent. */
  readonly resendIn?: number;
  /**
   * The session has a request of its own besides, begun before this one was found:
   * it can go on with that instead.
   */
  readonly newRequest?: true;
}
