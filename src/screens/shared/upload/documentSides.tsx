import { documentTypes } from '../../../contract/documentTypes';
import { isVideoUpload, otherUploadTypes } from '../../../contract/uploads';
import { identificationCopy } from '../../../copy/identification';
import type { DocumentShape } from '../../../capture/photo/PhotoCamera';
import {
  DocumentBack,
  DocumentFront,
  PassportInner,
  PassportOuter,
} from '../../../ui/shell/illustrations/documents';
import { PhoneInHand } from '../../../ui/shell/illustrations/capture';

const labels = identificationCopy.document.sides;
const card = {
  front: { label: labels.card.front, art: <DocumentFront />, shape: 'card' },
  back: { label: labels.card.back, art: <DocumentBack />, shape: 'card' },
} as const;
const passport = {
  front: { label: labels.passport.front, art: <PassportInner />, shape: 'page' },
  back: { label: labels.passport.back, art: <PassportOuter />, shape: 'page' },
} as const;

export const documentSides = (type: string) => (type === documentTypes.passport ? passport : card);

const shapes: Readonly<Record<string, DocumentShape>> = {
  [otherUploadTypes.selfieDocumento]: 'person',
  [otherUploadTypes.bustaPaga]: 'sheet',
  [otherUploadTypes.bollettaEstrattoConto]: 'sheet',
  [otherUploadTypes.certificatoResidenza]: 'sheet',
};

export const artOfOther = (uploadType: string) =>
  isVideoUpload(uploadType) ? <PhoneInHand /> : <DocumentFront />;

export const shapeOfOther = (uploadType: string): DocumentShape => shapes[uploadType] ?? 'card';
