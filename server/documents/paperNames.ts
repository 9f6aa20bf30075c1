import { documentTypeNames } from '../../src/contract/documentTypes';
import { documentNames } from '../domain/documentNames';
import type { SavedAnswer } from '../repositories/answers';
import type { Paper, PaperKind } from './papers';

export const IDENTIFICATION_STEP = 'identification';

const answers: Partial<Record<PaperKind, string>> = {
  document1: 'documento',
  document2: 'secondoDocumento',
};

export const paperName = ({ kind, front }: Paper, identification: readonly SavedAnswer[]): string => {
  const component = answers[kind];
  const type = identification.find((one) => component !== undefined && one.component === component)?.value;
  return type ? (documentTypeNames[type] ?? type) : (documentNames[front] ?? 'Documento');
};

export const paperType = ({ kind, front }: Paper): string => {
  switch (kind) {
    case 'document1':
      return 'Documento 1';
    case 'document2':
      return 'Documento 2';
    case 'video':
      return 'Video Captcha';
    case 'additional':
      return `additional ${front}`;
    case 'other':
      return documentNames[front] ?? 'Documento';
  }
};
