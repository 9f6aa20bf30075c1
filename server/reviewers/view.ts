/** The data of a request as its review shows it, and which actions are possible. */
import { PHONE_PREFIX } from '../../src/contract/limits';
import { paperworkLabel } from '../../src/contract/states';
import type { PaperworkDetail } from '../../src/contract/wire';
import { CONTACT_STEP } from '../customers/contact';
import type { Request, ReviewMail, StoredContract } from '../db/schema';
import type { AppDeps } from '../deps';
import { maskPhone } from '../domain/mask';
import { findAnswers, savedValue } from '../repositories/answers';
import { listAudit, type AuditEntry } from '../repositories/audit';
import { listDocuments } from '../repositories/documents';
import { listMessagesTo, type OutboxMessage } from '../repositories/outbox';
import { findByTaxCode } from '../repositories/requests';
import { listMails } from '../repositories/reviewMails';
import { contractsInOrder } from '../repositories/signing';
import { paperDetail } from '../resume/paperworkStatus';
import { reasonNotToDecide } from '../review/acceptOrRefuse';
import { IDENTIFICATION_STEP } from '../review/names';
import { papersOf, versionOf, type Paper } from '../review/reviewedDocuments';
import { notToComplete } from '../review/review';
import { isTrue, paperOfMail } from '../review/unsentMails';
import type { Desk } from './desk';
import { factsOf, type Facts } from './facts';

const MESSAGES = 6;

export interface PaperView {
  readonly paper: Paper;
  readonly detail: PaperworkDetail;
  readonly label: string;
  /** Why it cannot be decided on now. */
  readonly reasonNotToDecide: string | undefined;
}

export interface UnsentMail extends Pick<
  ReviewMail,
  'kind' | 'document' | 'at' | 'status' | 'attempts' | 'nextAt'
> {
  /** Name of the document; '' for the end of the review. */
  readonly name: string;
}

export interface RequestView {
  readonly request: Request;
  /** First and last name; '' before they are given. */
  readonly name: string;
  readonly papers: readonly PaperView[];
  readonly contracts: readonly StoredContract[];
  /** Messages to the applicant, newest first. */
  readonly messages: readonly OutboxMessage[];
  /** E-mails about the review that were not sent yet. */
  readonly unsent: readonly UnsentMail[];
  readonly inReview: boolean;
  /** Why the review cannot be completed now. */
  readonly notToComplete: string | undefined;
  /** Other requests with the same tax code and a confirmed phone, the latest changed first. */
  readonly others: readonly Request[];
  readonly facts: Facts;
  /** Paths of the app's pages for the applicant. */
  readonly links: { readonly resume: string; readonly reupload: string };
  /** Oldest first. */
  readonly audit: readonly AuditEntry[];
}

/** Reviewers see requests that are signed, the sandbox all of them. */
export const isShownAt = ({ isSandbox }: Desk, request: Request | undefined): request is Request =>
  request !== undefined && (isSandbox || request.state !== 'open');

/** Returns what is shown of a request. `webBase`: the path that the app was built for, '/' or '/conto/'. */
export const viewOf = async (
  { db, config }: Pick<AppDeps, 'db' | 'config'>,
  request: Request,
  webBase: string,
): Promise<RequestView> => {
  const { guid } = request;
  const contact = await findAnswers(db, guid, CONTACT_STEP);
  const of = (component: string) => savedValue(contact, 'anagrafica', component)?.value ?? '';
  const identification = await findAnswers(db, guid, IDENTIFICATION_STEP);
  const papers = papersOf(await listDocuments(db, guid)).map((paper) => {
    const detail = paperDetail(paper, identification);
    const reason = reasonNotToDecide(paper, detail.description);
    return { paper, detail, label: paperworkLabel(detail), reasonNotToDecide: reason };
  });
  const nameOf = (paper: Paper) => papers.find((one) => one.paper === paper)?.detail.description ?? '';
  const found = papers.map(({ paper }) => paper);
  const recipients = [request.email, `${PHONE_PREFIX}${request.phone}`];
  return {
    request,
    name: [of('nome'), of('cognome')].filter(Boolean).join(' '),
    papers,
    contracts: await contractsInOrder(db, guid),
    messages: await listMessagesTo(db, recipients, MESSAGES),
    others: request.cf === '' ? [] : await findByTaxCode(db, request.cf, guid),
    facts: await factsOf({ db, config }, guid),
    links: { resume: `${webBase}resume/${guid}`, reupload: `${webBase}reupload/${guid}` },
    audit: await listAudit(db, guid),
    inReview: request.state === 'completed' || request.state === 'document_ko',
    notToComplete: notToComplete({ request, papers: found, nameOf }),
    unsent: (await listMails(db, guid))
      .filter((mail) => isTrue(mail, request, found))
      .map((mail) => {
        const paper = paperOfMail(mail, found);
        return { ...mail, name: paper ? nameOf(paper) : '' };
      }),
  };
};

/** Returns the fields in which the requests of a tax code differ, which may mean different people. */
export const differing = (request: Request, others: readonly Request[]): readonly ('phone' | 'email')[] =>
  (['phone', 'email'] as const).filter((field) => others.some((one) => one[field] !== request[field]));

/** Converts the data to JSON, for the API and the sandbox's command line. */
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
  documents: papers.map(({ paper, detail, label, reasonNotToDecide }) => ({
    document: paper.front,
    version: versionOf([paper]),
    barCode: paper.barCode,
    tipo: detail.tipo,
    description: detail.description,
    label,
    sign: paper.sign,
    feedback: paper.feedback,
    /** Why it cannot be decided on now; null when it can. */
    notToDecide: reasonNotToDecide ?? null,
    compareWith: facts.beside[paper.kind] ?? [],
    files: paper.sides.filter(({ storageKey }) => storageKey !== '').map(({ type }) => type),
  })),
  contracts: contracts.map(({ kind, sha256, noticeAt, signedAt }) => ({ kind, sha256, noticeAt, signedAt })),
  answers: facts.sections,
  /** Why the review cannot be completed now; null when it can, or is over. */
  notToComplete: view.inReview ? (view.notToComplete ?? null) : null,
  unsentMails: unsent.map(({ kind, document, at, status, attempts, nextAt }) => ({
    kind,
    ...(document !== '' && { document }),
    at,
    attempts,
    /** Null once it was given up. */
    nextAt: status === 'dead' ? null : nextAt,
  })),
  audit: audit.map(({ at, event, details }) => ({ at, event, details })),
});
