import { documentUploadTypes, uploadTypes } from '../../src/contract/uploads';
import { newBarCode } from '../documents/barCode';
import { documentNames } from '../domain/documentNames';
import { sidesOf } from '../domain/sides';
import { Refusal } from '../errors/refusal';
import { saveDocument, type NewDocument } from '../repositories/documents';
import { ASKED } from './fourEyes';
import type { Reviewing } from './lockForReview';

const usual: readonly string[] = Object.values(uploadTypes).filter((type) => type !== uploadTypes.content);

export const additionalTypes: readonly string[] = documentUploadTypes.filter((type) => !usual.includes(type));

const UNKNOWN_TYPE = `Si può chiedere solo uno di questi documenti: ${additionalTypes.join(', ')}.`;
const thereAlready = (name: string): string =>
  `${name}: la richiesta ce l’ha già. Se non va bene, rifiutalo con un motivo.`;

export const ask = async ({ db, request, papers, now, record }: Reviewing, type: string): Promise<void> => {
  if (!additionalTypes.includes(type)) throw new Refusal('reviewInput', UNKNOWN_TYPE);
  const known = papers.find(({ front }) => front === type);
  if (known?.sign === 'never_uploaded') return;
  if (known) throw new Refusal('reviewImpossible', thereAlready(documentNames[type] ?? type));
  const empty: Omit<NewDocument, 'type'> = {
    guid: request.guid,
    storageKey: '',
    contentType: '',
    size: 0,
    sha256: '',
    receivedSha256: '',
    barCode: newBarCode(),
    additional: true,
    sign: 'never_uploaded',
    feedback: '',
    createdAt: now,
    askedAt: now,
  };
  for (const side of sidesOf(type)) await saveDocument(db, { ...empty, type: side });
  const act = { audit: ASKED, change: 'document.requested', news: 'asked' } as const;
  await record({ ...act, document: type }, { state: 'document_ko' });
};
