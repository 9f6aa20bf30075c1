import { VIDEO_UPLOAD_TYPE, otherUploadTypes, uploadTypes } from '../../src/contract/uploads';

export const documentNames: Readonly<Record<string, string>> = {
  [VIDEO_UPLOAD_TYPE]: 'Video con il documento',
  [uploadTypes.documentoFronte]: 'Primo documento',
  [uploadTypes.documentoDueFronte]: 'Secondo documento',
  [uploadTypes.content]: 'Documento aggiuntivo',
  [otherUploadTypes.videoSelfie]: 'Video selfie',
  [otherUploadTypes.selfieDocumento]: 'Selfie con documento',
  [otherUploadTypes.tesseraStudente]: 'Tessera dello studente',
  [otherUploadTypes.tesseraSanitaria]: 'Tessera sanitaria',
  [otherUploadTypes.bustaPaga]: 'Busta paga',
  [otherUploadTypes.bollettaEstrattoConto]: 'Bolletta o estratto conto',
  [otherUploadTypes.certificatoResidenza]: 'Certificato di residenza',
};
