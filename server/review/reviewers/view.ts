import { PHONE_PREFIX } from '../../../src/contract/limits';
import { paperworkLabel } from '../../../src/contract/states';
import type { PaperworkDetail } from '../../../src/contract/wire';
import { CONTACT_STEP } from '../../customers/contact';
import type { Request, ReviewMail, StoredContract } from '../../db/schema';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import { findAnswers, savedValue } from '../../repositories/answers';
import { listAudit, type AuditEntry } from '../../repositories/audit';
import type { Reading } from '../../reading/reading';
import { fromStored } from '../../reading/stored';
import { listDocuments, readingText } from '../../repositories/documents';
import { listMessagesTo, type OutboxMessage } from '../../repositories/outbox';
import { findByTaxCode } from '../../repositories/requests';
import { listMails } from '../../repositories/reviewMails';
import { contractsInOrder } from '../../repositories/signing';
import { paperDetail } from '../../resume/paperworkStatus';
import { reasonNotToDecide } from '../acceptOrRefuse';
import { IDENTIFICATION_STEP } from '../../documents/paperNames';
import { papersOf, type Paper } from '../../documents/papers';
import { proposersOf } from '../fourEyes';
import { notToComplete } from '../review';
import { isGathering, isTrue, paperOfMail } from '../unsentMails';
import type { Desk } from './desk';
import { withReadings, type Fact } from './documentFacts';
import { factsOf, type Facts } from './facts';

const MESSAGES = 6;

export interface PaperView {
  readonly paper: Paper;
  readonly detail: PaperworkDetail;
  readonly label: string;
  readonly reasonNotToDecide: string | undefined;
  readonly compareWith: readonly Fact[];
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
  readonly messages: readonly OutboxMessage[];
  readonly unsent: readonly UnsentMail[];
  readonly inReview: boolean;
  readonly rejectionProposedBy: readonly string[];
  readonly notToComplete: string | undefined;
  readonly others: readonly Request[];
  readonly facts: Facts;
  readonly links: { readonly resume: string; readonly reupload: string };
  readonly audit: readonly AuditEntry[];
}

export const isShownAt = ({ isSandbox }: Desk, request: Request | undefined): request is Request =>
  request !== undefined && (isSandbox || request.state !== 'open');

export const othersOf = async (db: Db, { cf, guid }: Request): Promise<readonly Request[]> =>
  cf === '' ? [] : findByTaxCode(db, cf, guid);

const compareWith = ({ beside, person }: Facts, { kind }: Paper, readings: readonly Reading[]) => {
  const facts = beside[kind];
  // For a document that was requested there are no answers: everything read of the person is shown.
  return facts ? withReadings(facts, readings) : withReadings(person, readings).filter(({ read }) => read);
};

export const viewOf = async (
  { db, config, clock }: Pick<AppDeps, 'db' | 'config' | 'clock'>,
  { request, others }: Pick<RequestView, 'request' | 'others'>,
  webBase: string,
): Promise<RequestView> => {
  const { guid } = request;
  const contact = await findAnswers(db, guid, CONTACT_STEP);
  const of = (component: string) => savedValue(contact, 'anagrafica', component)?.value ?? '';
  const identification = await findAnswers(db, guid, IDENTIFICATION_STEP);
  const facts = await factsOf({ db, config }, guid);
  const papers = papersOf(await listDocuments(db, guid)).map((paper) => {
    const detail = paperDetail(paper, identification);
    const reason = reasonNotToDecide(paper, detail.description);
    const readings = paper.sides.map((side) => fromStored(readingText(db, side)));
    return {
      paper,
      detail,
      label: paperworkLabel(detail),
      reasonNotToDecide: reason,
      compareWith: compareWith(facts, paper, readings),
    };
  });
  const nameOf = (paper: Paper) => papers.find((one) => one.paper === paper)?.detail.description ?? '';
  const found = papers.map(({ paper }) => paper);
  const audit = await listAudit(db, guid);
  const inReview = request.state === 'completed' || request.state === 'document_ko';
  const recipients = [request.email, `${PHONE_PREFIX}${request.phone}`];
  return {
    request,
    name: [of('nome'), of('cognome')].filter(Boolean).join(' '),
    papers,
    contracts: await contractsInOrder(db, guid),
    messages: await listMessagesTo(db, recipients, MESSAGES),
    others,
    facts,
    links: { resume: `${webBase}resume/${guid}`, reupload: `${webBase}reupload/${guid}` },
    audit,
    inReview,
    rejectionProposedBy: inReview ? proposersOf(audit) : [],
    notToComplete: notToComplete({ request, papers: found, nameOf }),
    unsent: (await listMails(db, guid))
      .filter((mail) => isTrue(mail, request, found) && !isGathering(mail, clock.now()))
      .map((mail) => {
        const paper = paperOfMail(mail, found);
        return { ...mail, name: paper ? nameOf(paper) : '' };
      }),
  };
};
