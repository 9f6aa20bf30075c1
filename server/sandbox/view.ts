/** The data of a request as the sandbox shows it, and which actions are possible. */
import { PHONE_PREFIX } from '../../src/contract/limits';
import { paperworkLabel } from '../../src/contract/states';
import type { PaperworkDetail } from '../../src/contract/wire';
import { CONTACT_STEP } from '../customers/contact';
import type { Request, StoredContract } from '../db/schema';
import type { Db } from '../db/types';
import { maskPhone } from '../domain/mask';
import { findAnswers, savedValue } from '../repositories/answers';
import { listDocuments } from '../repositories/documents';
import { listMessagesTo, type OutboxMessage } from '../repositories/outbox';
import { findRequest } from '../repositories/requests';
import { othersOfTaxCode } from '../repositories/sandbox';
import { contractsInOrder } from '../repositories/signing';
import { paperDetail } from '../resume/paperworkStatus';
import { reasonNotToDecide } from '../review/acceptOrRefuse';
import { IDENTIFICATION_STEP } from '../review/names';
import { papersOf, type Paper } from '../review/reviewedDocuments';
import { notToComplete } from '../review/review';

const MESSAGES = 6;

export interface PaperView {
  readonly paper: Paper;
  readonly detail: PaperworkDetail;
  readonly label: string;
  /** Why it cannot be decided on now. */
  readonly reasonNotToDecide: string | undefined;
}

export interface RequestView {
  readonly request: Request;
  /** First and last name; '' before they are given. */
  readonly name: string;
  readonly papers: readonly PaperView[];
  readonly contracts: readonly StoredContract[];
  /** Messages to the applicant, newest first. */
  readonly messages: readonly OutboxMessage[];
  readonly inReview: boolean;
  /** Why the review cannot be completed now. */
  readonly notToComplete: string | undefined;
  /** Other requests with the same tax code and a confirmed phone, the latest changed first. */
  readonly others: readonly Request[];
}

/** Returns the data of a request; undefined when there is none. */
export const viewOf = async (db: Db, guid: string): Promise<RequestView | undefined> => {
  const request = await findRequest(db, guid);
  if (!request) return undefined;
  const contact = await findAnswers(db, guid, CONTACT_STEP);
  const of = (component: string) => savedValue(contact, 'anagrafica', component)?.value ?? '';
  const identification = await findAnswers(db, guid, IDENTIFICATION_STEP);
  const papers = papersOf(await listDocuments(db, guid)).map((paper) => {
    const detail = paperDetail(paper, identification);
    const reason = reasonNotToDecide(paper, detail.description);
    return { paper, detail, label: paperworkLabel(detail), reasonNotToDecide: reason };
  });
  const recipients = [request.email, `${PHONE_PREFIX}${request.phone}`];
  return {
    request,
    name: [of('nome'), of('cognome')].filter(Boolean).join(' '),
    papers,
    contracts: await contractsInOrder(db, guid),
    messages: await listMessagesTo(db, recipients, MESSAGES),
    others: await othersOfTaxCode(db, request),
    inReview: request.state === 'completed' || request.state === 'document_ko',
    notToComplete: notToComplete({
      request,
      papers: papers.map(({ paper }) => paper),
      nameOf: (paper) => papers.find((one) => one.paper === paper)?.detail.description ?? '',
    }),
  };
};

/** Returns the fields in which the requests of a tax code differ, which may mean different people. */
export const differing = (request: Request, others: readonly Request[]): readonly ('phone' | 'email')[] =>
  (['phone', 'email'] as const).filter((field) => others.some((one) => one[field] !== request[field]));

/** Converts the data to JSON for the command line and the tests. */
export const toJson = ({ request, name, papers, others }: RequestView) => ({
  guid: request.guid,
  state: request.state,
  step: request.step,
  name,
  email: request.email,
  phone: request.phone,
  updatedAt: request.updatedAt,
  resume: `/resume/${request.guid}`,
  reupload: `/reupload/${request.guid}`,
  others: others.map(({ guid, state, step, phone, updatedAt }) => ({
    guid,
    state,
    step,
    phone: maskPhone(phone),
    updatedAt,
  })),
  othersDiffer: differing(request, others),
  documents: papers.map(({ paper, detail, label }) => ({
    document: paper.front,
    barCode: paper.barCode,
    tipo: detail.tipo,
    description: detail.description,
    label,
    sign: paper.sign,
    feedback: paper.feedback,
    files: paper.sides.filter(({ storageKey }) => storageKey !== '').map(({ type }) => type),
  })),
});
