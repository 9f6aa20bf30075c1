import type { ReactNode } from 'react';
import { isAdditional, isVideoCaptcha, paperworkLabel } from '../../contract/states';
import { backUploadTypeOf, uploadTypes } from '../../contract/uploads';
import type { PaperworkDetail } from '../../contract/wire';
import { identificationCopy } from '../../copy/identification';
import { reuploadCopy } from '../../copy/reupload';
import { fieldId } from '../../ui/form/fieldId';
import type { DocumentShape } from '../../capture/photo/PhotoCamera';
import type { NoticeTone } from '../../ui/shell/Notice';
import { artOfOther, documentSides, shapeOfOther } from '../shared/upload/documentSides';

export interface AskedFile {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly art: ReactNode;
  readonly shape: DocumentShape;
  readonly fullName: string;
  /** An earlier visit has uploaded it. */
  readonly isStored: boolean;
}

export const nameOf = ({ description, tipo }: PaperworkDetail): string =>
  identificationCopy.document.types[description] ?? (description || tipo || reuploadCopy.unnamed);

/** Without the mark before it; '' if the document was not refused. */
export const reasonOf = (item: PaperworkDetail): string => {
  const { feedback, sign } = item;
  if (isAdditional(item) && sign === 'never_uploaded' && feedback === '') return '';
  return feedback.replace(/^KO[\s:.–-]*/, '') || reuploadCopy.noReason;
};

/** A video has none, as it is recorded. */
export const filesOf = (item: PaperworkDetail): readonly AskedFile[] => {
  if (isVideoCaptcha(item)) return [];
  const name = nameOf(item);
  const { front, back } = documentSides(item.description);
  const fileOf = (
    type: string,
    look: Pick<AskedFile, 'label' | 'art' | 'shape' | 'fullName'>,
  ): AskedFile => ({
    id: fieldId(`${item.barCode}.${type}`),
    type,
    isStored: item.missing !== undefined && !item.missing.includes(type),
    ...look,
  });
  const frontType = item.frontDocUploadType || uploadTypes.content;
  const backType = backUploadTypeOf(frontType);
  if (backType === undefined) {
    const shape = shapeOfOther(frontType);
    return [fileOf(frontType, { label: name, art: artOfOther(frontType), shape, fullName: name })];
  }
  return [
    fileOf(frontType, { ...front, fullName: reuploadCopy.side(name, front.label) }),
    fileOf(backType, { ...back, fullName: reuploadCopy.side(name, back.label) }),
  ];
};

const tones: Readonly<Record<string, NoticeTone>> = {
  Rifiutato: 'error',
  'Da caricare': 'warning',
  'Da firmare': 'warning',
  'Da verificare': 'info',
};

/** The label of spec 4.6. */
export const labelOf = (item: PaperworkDetail): { readonly label: string; readonly tone: NoticeTone } => {
  const label = paperworkLabel(item);
  return { label, tone: tones[label] ?? 'success' };
};
