import { documentTypes } from '../../../contract/documentTypes';
import { otherUploadTypes } from '../../../contract/uploads';
import { identificationCopy } from '../../../copy/identification';
import type { DocumentShape } from '../../../capture/photo/documentShape';
import { DocumentBack } from '../../../ui/shell/illustrations/DocumentBack';
import { DocumentFront } from '../../../ui/shell/illustrations/DocumentFront';
import { PassportInner } from '../../../ui/shell/illustrations/PassportInner';
import { PassportOuter } from '../../../ui/shell/illustrations/PassportOuter';

const labels = identificationCopy.document.sides;
const card = {
  front: { label: labels.card.front, art: <DocumentFront />, shape: 'card' },
  back: { label: labels.card.back, art: <DocumentBack />, shape: 'card' },
} as const;
const passport = {
  front: { label: labels.passport.front, art: <PassportInner />, shape: 'page' },
  back: { label: labels.passport.back, art: <PassportOuter />, shape: 'page' },
} as const;

/** Front and back; of a passport, inner and outer page. */
export const documentSides = (type: string) => (type === documentTypes.passport ? passport : card);

/** By upload type. */
const shapes: Readonly<Record<string, DocumentShape>> = {
  [otherUploadTypes.videoSelfie]: 'person',
  [otherUploadTypes.selfieDocumento]: 'person',
  [otherUploadTypes.bustaPaga]: 'sheet',
  [otherUploadTypes.bollettaEstrattoConto]: 'sheet',
  [otherUploadTypes.certificatoResidenza]: 'sheet',
};

/** Of a document of one file; a card where nothing else is known. */
export const shapeOfOther = (uploadType: string): DocumentShape => shapes[uploadType] ?? 'card';
