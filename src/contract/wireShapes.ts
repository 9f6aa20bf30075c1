/** Shapes of requests and responses (spec, section 3). */

export type AnswerStatus = 'success' | 'bad_request' | 'error';

/** Common fields of JSON answers. `bad_request` and `error` are refusals with a message for the applicant. */
export interface Answer {
  readonly status: AnswerStatus;
  readonly message?: string;
  /** Identifies the log line of a refusal. */
  readonly supportCode?: string;
}
export interface DataAnswer<T> extends Answer {
  readonly data: T;
}

/**
 * The answer to an upload that was stored. Sending the same bytes again gives the same answer. Pictures are
 * stored as another file: upright, within `IMAGE_MAX_SIDE_PX`, JPEG without metadata. PDFs and videos are
 * stored unchanged.
 */
export interface UploadAnswer extends Answer {
  /** SHA-256 of the received bytes in hexadecimal. The client compares it with its own. */
  readonly sha256?: string;
}

export interface Component {
  readonly name: string;
  /** Text as typed. Flags are 'true', 'false', 'valid' or 'selected'. */
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
  /** The step's position in numbering A or B, set by the service. Null for steps without a number. */
  readonly number: number | null;
  /** The Italian title. The step table maps it to the slug. */
  readonly name: string;
  readonly widgets: readonly Widget[];
  readonly contactId: string;
  readonly guid: string;
  readonly invitations: readonly Invitation[];
  readonly contracts: readonly Contract[];
  readonly paperworkList: readonly Paperwork[];
  readonly errorMessage: readonly string[];
  /** The code of the request's journey, which replaces the session's. */
  readonly journey?: string;
}
export type StepAnswer = Answer & Step;

/** The request of `next`. Number null without widgets asks for the current step. */
export interface StepRequest {
  readonly number: number | null;
  readonly widgets: readonly Widget[];
  /**
   * With number null: the applicant is continuing on another device. This session keeps the request when the
   * other device opens it.
   */
  readonly waiting?: true;
}

export interface Invitation {
  readonly actorType: 'adult';
  readonly codiceFiscale: string;
  readonly email: string;
  /** With the prefix +39. */
  readonly phoneNumber: string;
  readonly stepSlug: string;
  /** The business product code. */
  readonly type: string;
  readonly guid: string;
  readonly contactId: string;
  readonly stepNumber: number | null;
  readonly campaignUrl: string;
  readonly encryptedReporterId: string;
  readonly promoCode: string;
  readonly analyticsId: string;
}

/** In a list, entry 0 is the questionnaire and entry 1 the contract. Some back ends write `barcode`. */
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
  /** The name of the business. Absent before it is given, or if a back end does not send it. */
  readonly ragioneSociale?: string;
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
   * Upload types of the sides still to be sent. Absent if a back end does not send it: then all sides are.
   */
  readonly missing?: readonly string[];
}

export interface ProductInfo {
  readonly productCode: string;
  readonly name: string;
  /** The service's current date in Europe/Rome, yyyy-MM-dd. All date rules use it as 'today'. */
  readonly today: string;
  /** When the session ends. Absent if a back end does not send it: then the app shows no warning. */
  readonly session?: SessionTimes;
  /** The code of the journey. Absent if a back end does not send it: then the app makes one. */
  readonly journey?: string;
}

export interface SessionTimes {
  /** Seconds without a call after which the session ends. */
  readonly idleSeconds: number;
  /** Seconds until the session ends in any case. */
  readonly remainingSeconds: number;
  /** A secret of this session. The browser encrypts with it what is typed before there is a request. */
  readonly draftKey: string;
}

export interface ProductCustomer {
  readonly nome: string;
  readonly cognome: string;
  readonly codiceFiscale: string;
  readonly email: string;
  readonly cellulare: string;
  /** Known from an earlier relationship, else ''. */
  readonly pec: string;
  readonly telefonoAziendale: string;
}

/** The state of a resume: enter the identity, enter the code, or choose from the list. */
export interface ResumeState {
  readonly name: 'identify' | 'validate' | 'list';
  /** Only the last digits are shown. */
  readonly cellulare?: string;
  /** Seconds until another code can be requested. Absent if none was sent. */
  readonly resendIn?: number;
  /**
   * The session also has a request of its own, started before this one was found. The applicant can continue
   * with it.
   */
  readonly newRequest?: true;
}
