/** By the component that each one fills (spec, 3.4). */
export const uploadTypes = {
  documentoFronte: 'FRONT_DOC_1',
  documentoRetro: 'BACK_DOC_1',
  documentoDueFronte: 'FRONT_DOC_2',
  documentoDueRetro: 'BACK_DOC_2',
  content: 'CONTENT',
  contentBack: 'CONTENT_BACK',
} as const;

export const VIDEO_UPLOAD_TYPE = 'FRONT_DOC_';

/** Other documents of the data model (3.4). Their types start with CONTENT_. */
export const otherUploadTypes = {
  videoSelfie: 'CONTENT_VIDEO_SELFIE',
  selfieDocumento: 'CONTENT_SELFIE_DOC',
  tesseraStudente: 'CONTENT_STUDENT_CARD',
  tesseraSanitaria: 'CONTENT_HEALTH_CARD',
  bustaPaga: 'CONTENT_PAYSLIP',
  bollettaEstrattoConto: 'CONTENT_BILL',
  certificatoResidenza: 'CONTENT_RESIDENCE',
} as const;

export const isVideoUpload = (type: string): boolean =>
  type === VIDEO_UPLOAD_TYPE || type === otherUploadTypes.videoSelfie;

/** Undefined for one-sided documents. */
export const backUploadTypeOf = (front: string): string | undefined =>
  ({
    [uploadTypes.documentoFronte]: uploadTypes.documentoRetro,
    [uploadTypes.documentoDueFronte]: uploadTypes.documentoDueRetro,
    [uploadTypes.content]: uploadTypes.contentBack,
  })[front];

export const documentUploadTypes: readonly string[] = [
  ...Object.values(uploadTypes),
  ...Object.values(otherUploadTypes),
];

export const UNSUPPORTED_FILE = 'Non è stato possibile caricare le immagini';
