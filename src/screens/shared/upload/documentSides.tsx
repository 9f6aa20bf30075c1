import { documentTypes } from '../../../contract/documentTypes';
import { identificationCopy } from '../../../copy/identification';
import { DocumentBack } from '../../../ui/shell/illustrations/DocumentBack';
import { DocumentFront } from '../../../ui/shell/illustrations/DocumentFront';
import { PassportInner } from '../../../ui/shell/illustrations/PassportInner';
import { PassportOuter } from '../../../ui/shell/illustrations/PassportOuter';

const labels = identificationCopy.document.sides;
const card = {
  front: { label: labels.card.front, art: <DocumentFront /> },
  back: { label: labels.card.back, art: <DocumentBack /> },
} as const;
const passport = {
  front: { label: labels.passport.front, art: <PassportInner /> },
  back: { label: labels.passport.back, art: <PassportOuter /> },
} as const;

/** Front and back; of a passport, inner and outer page. */
export const documentSides = (type: string) => (type === documentTypes.passport ? passport : card);
