/**
 * Everything that is not declared here is masked in recordings and DevTools: what is typed, chosen, received
 * or made by chance, and every name that the app does not give itself. `state/recording/redaction.ts` does
 * the masking.
 */
import { campaignKeys } from './campaign';
import { isJourney } from './journey';
import { DEFAULT_COUNTRY, PHONE_PREFIX, SUBJECT_SUBTYPE, SUBJECT_TYPE_CODE } from './limits';
import {
  PAPERWORK_CONCLUDED,
  PAPERWORK_DOCUMENT_KO,
  PAPERWORK_IN_REVIEW,
  PAPERWORK_REFUSED,
  PAPERWORK_TO_COMPLETE,
} from './states';
import { partsOf } from './steps/parts';
import { dataStepSlugs, rowOf, stepSlugs } from './steps/table';
import { documentUploadTypes, VIDEO_UPLOAD_TYPE } from './uploads';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A name is no value: it may be the key of an object. */
const names = new Set<string>([
  ...stepSlugs,
  ...campaignKeys,
  ...dataStepSlugs.flatMap((slug) => Object.entries(partsOf(slug)).flat(2)),
  ...words(`
    promo promoShown questionario identita
    regione relazioniCommerciali appaltoGare finanziamentiPubblici acquistoCriptovalute vendoOro
    paeseRelazioniCommerciali funzionePolitica tipologiaIncaricoPolitico
    areaGeograficaSvolgimentoIncaricoPolitico durataIncaricoCaricaPolitica conclusioneCaricaPolitica
    funzionePoliticaLegame tipoLegame tipologiaIncaricoPoliticoLegame
    areaGeograficaSvolgimentoIncaricoPoliticoLegame durataIncaricoCaricaPoliticaLegame
    conclusioneCaricaPoliticaLegame acquistiPersonali acquistiOnline prelieviContanti
    investimentiFinanziari trasferimentiUE trasferimentiNonUE altro altroDescription

    number waiting widgets code italy idSocieta idSoggetto value sigla capCode barcode stampeId barCode codice
    numero provider intestatari guid numCell prefCell mail requestType sae viewMode actorType phoneNumber
    stepSlug type contactId stepNumber campaignUrl encryptedReporterId promoCode analyticsId p last promocode
    operatingLevel captcha barCodev barCode1 barCode2 processAdditionalBarcodes processAdditionalBarcode
    version status message supportCode sha256 name errorMessage components invitations contracts
    paperworkList description prodotto lastEdit lastStep reference signedAt cell tipo sign azioni feedback frontDocUploadType
    missing productCode today journey session idleSeconds remainingSeconds draftKey resendIn newRequest key
    altri comune dal al nazionalita localita values answers stato videoUploaded productCustomer trace

    config step navigation ui drafts campaign codes uploads identification signing resume api queries
    mutations provided subscriptions product ready renewing signed isDoneHere second current received errors globalErrors failures
    initialValues user customerInfo hasCustomer pecKnown phoneKnown path subPage replace moves landed opening
    busy dialog errorScreen warning capturing title retry label detail exit closable retryLabel action endsAt
    extendable failed recordingShown search typedPromoCode sms signature phase fraction why attempt file id size preparing refused
    stored stopped reading readings noText side birthDate expiryDate taxCode reupload unsent handoff fromCamera silent watch arrived returnTo requests details
    resubmitted interrupted found notSent refusedCode field chosen payload slug subSlug partnership convention channel at
    widget component messages isAttempt anew direction endpoint request kind httpStatus links sessionExpiryMessages supportTools
    analyticsIdSource

    meta error arg endpointName originalArgs queryCacheKey requestId requestStatus subscribe forceRefetch
    subscriptionOptions track condition aborted rejectedWithValue startedTimeStamp fulfilledTimeStamp online
    focused middlewareRegistered stack refetchOnFocus refetchOnReconnect refetchOnMountOrArgChange
    keepUnusedDataFor reducerPath invalidationBehavior tags keys`),
]);

export const isKnownName = (name: string): boolean => names.has(name);

const uploadTypes = [...documentUploadTypes, VIDEO_UPLOAD_TYPE];
const flags = ['true', 'false', 'selected', 'valid'];
const mediaTypes = words('image/jpeg image/png image/heic image/webp application/pdf video/webm video/mp4');

/** Texts that a field may show: those of its closed list. Each is a word of the flow, never of a person. */
const shownTexts: Readonly<Record<string, readonly string[]>> = {
  // Also of drafts, one of which is the form of the resume.
  slug: [...stepSlugs, 'resume'],
  stepSlug: stepSlugs,
  // Bare payloads, by the type of their action.
  'drafts/draftDropped': [...stepSlugs, 'resume'],
  'codes/codeForgotten': words('email sms'),
  subSlug: stepSlugs.flatMap((slug) => rowOf(slug).subPages.map(({ analytics }) => analytics)),
  name: [...stepSlugs.map((slug) => rowOf(slug).title), ...words(
    'rest sending waiting verifying failed identify validate list Error ChunkLoadError ConditionError AbortError',
  )],
  field: words('anagrafica.nome email.email cellulare.cellulare'),
  lastStep: stepSlugs.map((slug) => rowOf(slug).title),
  status: [...words('pending valid error idle uploading done failed fulfilled rejected uninitialized success bad_request'),
    PAPERWORK_TO_COMPLETE, PAPERWORK_DOCUMENT_KO, PAPERWORK_IN_REVIEW, PAPERWORK_CONCLUDED, PAPERWORK_REFUSED],
  requestStatus: words('pending fulfilled rejected'),
  kind: words('business sessionExpiry timeout network http identity link auth'),
  type: [...words('query mutation'), ...uploadTypes, ...mediaTypes],
  missing: uploadTypes,
  frontDocUploadType: uploadTypes,
  tipo: ['Questionario', 'Contratto', 'Documento 1', 'Documento 2', 'Video Captcha',
    ...uploadTypes.map((type) => `additional ${type}`)],
  sign: words('true false never_uploaded'),
  azioni: words('print sign upload'),
  stato: words('A F K T P N'),
  channel: words('email sms'),
  direction: words('back forward other'),
  opening: words('shown pressed'),
  watch: words('off on ended'),
  why: words('offline interrupted'),
  refused: words('unsupported heic blank tooLarge huge'),
  side: words('back passportPage'),
  requestType: ['azienda'],
  last: ['true'],
  prefisso: [PHONE_PREFIX],
  prefCell: [PHONE_PREFIX],
  nazione: [DEFAULT_COUNTRY],
  domicilio: words('residenza altro'),
  sedeAmministrativa: words('sedeLegale altro'),
  spedizioneCarta: words('residenza domicilio altro'),
  codiceTipoSoggetto: [SUBJECT_TYPE_CODE],
  sottotipoSoggetto: [SUBJECT_SUBTYPE],
  modIdentificazione: words('video_captcha_doc_2 video_captcha_1_doc_ps'),
  ...Object.fromEntries(
    words(`validateEmail otpCellulare consensoPrivacy consensoInformativa promoShown visioneDocumentazione
      cartaFisica docVideoCaptcha documentoFronte documentoRetro documentoDueFronte documentoDueRetro
      cittadinanzaItaliana videoSelfie selfieDocumento tesseraStudente tesseraSanitaria bustaPaga
      bollettaEstrattoConto certificatoResidenza signedContract`).map((name) => [name, flags]),
  ),
}; // prettier-ignore

/** Texts that are shown by their form, which nothing personal has. */
const shownForms: Readonly<Record<string, (text: string) => boolean>> = {
  today: (text) => /^20\d\d-\d\d-\d\d$/.test(text),
  id: (text) => /^file-\d{1,4}$/.test(text),
  journey: isJourney,
  'session/journeyMade': isJourney,
};

const shownNumbers = new Set(
  words(`number stepNumber subPage moves failures busy idleSeconds remainingSeconds endsAt email sms signature at size
    fraction attempt preparing stored stopped httpStatus resendIn version navigation/subPageRequested`),
);

const shownFlags = new Set(
  words(`session/renewingChanged ui/capturingChanged ui/recordingShown ready renewing landed replace closable extendable failed capturing recordingShown pecKnown phoneKnown hasCustomer
    fromCamera silent noText videoUploaded viewMode waiting newRequest anew subscribe forceRefetch track condition
    aborted rejectedWithValue online focused middlewareRegistered`),
);

export const isShownText = (field: string, text: string): boolean =>
  Object.hasOwn(shownTexts, field)
    ? (shownTexts[field]?.includes(text) ?? false)
    : Object.hasOwn(shownForms, field) && (shownForms[field]?.(text) ?? false);

export const isShownValue = (field: string, value: number | boolean): boolean =>
  (typeof value === 'number' ? shownNumbers : shownFlags).has(field);
