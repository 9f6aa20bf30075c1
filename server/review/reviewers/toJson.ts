import type { Request } from '../../db/schema';
import { versionOf } from '../../documents/papers';
import { maskPhone } from '../../domain/mask';
import type { RequestView } from './view';

/** Requests of one tax code that differ may be of different people. */
export const differing = (request: Request, others: readonly Request[]): readonly ('phone' | 'email')[] =>
  (['phone', 'email'] as const).filter((field) => others.some((one) => one[field] !== request[field]));

export const toJson = ({
  request,
  name,
  papers,
  contracts,
  others,
  facts,
  audit,
  unsent,
  ...view
}: RequestView) => ({
  guid: request.guid,
  journey: request.journey,
  state: request.state,
  step: request.step,
  name,
  email: request.email,
  phone: request.phone,
  cf: request.cf,
  signedAt: request.completedAt,
  returnedAt: request.returnedAt,
  updatedAt: request.updatedAt,
  ...view.links,
  others: others.map(({ guid, state, step, phone, updatedAt }) => ({
    guid,
    state,
    step,
    phone: maskPhone(phone),
    updatedAt,
  })),
  othersDiffer: differing(request, others),
  version: versionOf(papers.map(({ paper }) => paper)),
  documents: papers.map(({ paper, detail, label, reasonNotToDecide, compareWith: compared }) => ({
    document: paper.front,
    version: versionOf([paper]),
    barCode: paper.barCode,
    tipo: detail.tipo,
    description: detail.description,
    label,
    sign: paper.sign,
    feedback: paper.feedback,
    notToDecide: reasonNotToDecide ?? null,
    compareWith: compared,
    files: paper.sides.filter(({ storageKey }) => storageKey !== '').map(({ type }) => type),
  })),
  contracts: contracts.map(({ kind, sha256, noticeAt, signedAt }) => ({ kind, sha256, noticeAt, signedAt })),
  answers: facts.sections,
  notToComplete: view.inReview ? (view.notToComplete ?? null) : null,
  rejectionProposedBy: view.rejectionProposedBy,
  unsentMails: unsent.map(({ kind, document, at, status, attempts, nextAt }) => ({
    kind,
    ...(document !== '' && { document }),
    at,
    attempts,
    nextAt: status === 'dead' ? null : nextAt,
  })),
  audit: audit.map(({ at, event, details }) => ({ at, event, details })),
});
