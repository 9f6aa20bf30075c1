import { VIDEO_UPLOAD_TYPE, otherUploadTypes, uploadTypes } from '../../src/contract/uploads';

/** What the applicant calls the file of an upload type. */
export const documentNames: Readonly<Record<string, string>> = {
  [VIDEO_UPLOAD_TYPE]: 'Video con il documento',
  [uploadTypes.documentoFronte]: 'Primo documento, fronte',
  [uploadTypes.documentoRetro]: 'Primo documento, retro',
  [uploadTypes.documentoDueFronte]: 'Secondo documento, fronte',
  [uploadTypes.documentoDueRetro]: 'Secondo documento, retro',
  [uploadTypes.content]: 'Documento aggiuntivo',
  [uploadTypes.contentBack]: 'Documento aggiuntivo, retro',
  [otherUploadTypes.videoSelfie]: 'Video selfie',
  [otherUploadTypes.selfieDocumento]: 'Selfie con documento',
  [otherUploadTypes.tesseraStudente]: 'Tessera dello studente',
  [otherUploadTypes.tesseraSanitaria]: 'Tessera sanitaria',
  [otherUploadTypes.bustaPaga]: 'Busta paga',
  [otherUploadTypes.bollettaEstrattoConto]: 'Bolletta o estratto conto',
  [otherUploadTypes.certificatoResidenza]: 'Certificato di residenza',
};
