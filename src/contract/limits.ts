/** Constants of the flow (spec, section 9). Times in milliseconds, sizes in bytes. */
export const REQUEST_TIMEOUT_MS = 60_000;
export const PHONE_PREFIX = '+39';
export const MOBILE_DIGITS = { min: 9, max: 10 } as const;
/** A business phone may be a landline: Italian numbering allows 6 to 11 digits. */
export const BUSINESS_PHONE_DIGITS = { min: 6, max: 11 } as const;
export const OTP_DIGITS = 6;
/**
 * The service records a call only if the previous record is at least this old. The idle timeout may therefore
 * end this much earlier than the last call suggests.
 */
export const SESSION_SEEN_EVERY_MS = 1000;
export const PASSWORD_LENGTH = { min: 10, max: 24 } as const;
export const CAP_DIGITS = 5;
export const ADDRESS_MAX_LENGTH = 45;
export const VAT_NUMBER_DIGITS = 11;
export const MINIMUM_AGE_YEARS = 18;
export const TAX_CODE_LENGTH = 16;
export const PERMIT_NUMBER_LENGTH = { min: 6, max: 10 } as const;
/** The questionnaire asks for the class of the ATECO code: its first digits. */
export const ATECO_CLASS_DIGITS = 4;
export const EMPLOYEES_MAX_DIGITS = 3;
export const TURNOVER_MAX_LENGTH = 21;
export const DATE_FORMAT = 'DD/MM/YYYY';

export const SUBJECT_TYPE_CODE = '1048';
export const SUBJECT_SUBTYPE = 'Ditta Individuale';
export const SEX_OPTIONS = ['M', 'F'] as const;
export const DEFAULT_COUNTRY = 'ITALIA';
export const IMAGE_MAX_SIDE_PX = 2000;
export const IMAGE_TYPE = 'image/jpeg';
export const IMAGE_QUALITY = 1;
export const VIDEO_MAX_MS = 5000;
/** Recorders and camera apps stop a little later, with the last frames and the sound. */
export const VIDEO_TOLERANCE_MS = 1500;
export const VIDEO_MAX_BYTES = 20_971_520;
export const VIDEO_TYPE = 'video/webm';
export const VIDEO_TIMESLICE_MS = 200;
export const CAMERA = { width: 640, height: 480, facingMode: 'user' } as const;
export const INVITATION_KEY_ITERATIONS = 100;
/** How long a browser keeps the applicant's e-mail and phone. The cookie notice names it in hours. */
export const CONTACT_KEPT_MS = 86_400_000;
export const OTP_RESEND_AFTER_MS = 60_000;
export const CODE_LIFE_MINUTES = 10;
export const MAX_GUESSES = 5;
/** Not in the specification: a full-size phone photo fits, a long scan does not. */
export const DOCUMENT_MAX_BYTES = 15_728_640;
/** Of a picture before it is shrunk: far above any phone's, below what exhausts a phone's memory. */
export const PICTURE_MAX_BYTES = 104_857_600;
/** Not in the specification: enough for both sides of a document, or for a bill. */
export const PDF_MAX_PAGES = 10;
/** It guards against hostile bodies and exceeds every limit of the specification. */
export const FREE_TEXT_MAX_LENGTH = 200;
/** In either direction. It exceeds every field's limit. */
export const WIRE_TEXT_MAX_LENGTH = 2000;
/** One for a sole proprietor (spec, 4.2). */
export const ACCOUNT_HOLDERS = 1;
/** Working days after the signature within which the applicant gets the outcome. */
export const OUTCOME_WORKING_DAYS = 5;
/** What a request takes an applicant who has everything at hand. */
export const REQUEST_MINUTES = 15;
export const PROMO_OPERATING_LEVEL = 'BUSINESS';
/** Of applicants born abroad: their city is the country. */
export const FOREIGN_PROVINCE = 'EE';
/** In characters. */
export const CAMPAIGN_QUERY_MAX_LENGTH = 1024;
