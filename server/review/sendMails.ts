/**
 * An e-mail about a review is tried once after its decision, then again until the mail server takes it. One
 * process at a time sends those of a request, one after the other.
 */
import { brandOf } from '../brand';
import { CONTACT_STEP } from '../customers/contact';
import type { ReviewMail } from '../db/schema';
import type { AppDeps, Mail } from '../deps';
import { allEnded } from '../domain/allEnded';
import { afterFailure } from '../domain/retry';
import { NotDelivered } from '../errors/notDelivered';
import { findAnswers, savedValue } from '../repositories/answers';
import { recordAudit } from '../repositories/audit';
import { listDocuments } from '../repositories/documents';
import { lockRequest } from '../repositories/requests';
import {
  dropMails,
  endAttempt,
  guidsOfDueMails,
  isBeingSent,
  listMails,
  takeMail,
} from '../repositories/reviewMails';
import { contractsInOrder } from '../repositories/signing';
import { mailedPapersOf } from '../pdf/mailedPapers';
import { newsMail, type Addressee, type News } from './mails';
import { IDENTIFICATION_STEP, paperName } from '../documents/paperNames';
import { papersOf } from '../documents/papers';
import { inOneMail, isTrue, newsOf } from './unsentMails';

export type MailDeps = Pick<AppDeps, 'config' | 'db' | 'clock' | 'log' | 'mail' | 'documents'>;

const AT_ONCE = 5;
const IN_A_RUN = 50;

interface Taken {
  readonly rows: readonly ReviewMail[];
  readonly news: News;
  readonly addressee: Addressee;
}

/** Takes none while another e-mail of the request is being sent. Drops those that are no longer true. */
const takeFirst = ({ config, db: database, clock }: MailDeps, guid: string): Promise<Taken | undefined> =>
  database.transaction(async (db) => {
    const request = await lockRequest(db, guid);
    const now = clock.now();
    const rows = await listMails(db, guid);
    if (!request || rows.some((row) => isBeingSent(row, now))) return undefined;
    const papers = papersOf(await listDocuments(db, guid));
    const untrue = rows.filter((row) => !isTrue(row, request, papers)).map(({ document }) => document);
    await dropMails(db, guid, { now, documents: untrue });
    const left = rows.filter(({ document }) => !untrue.includes(document));
    const due = left.find(({ status, nextAt }) => status === 'pending' && nextAt <= now);
    if (!due) return undefined;
    const taken: ReviewMail[] = [];
    for (const row of inOneMail(due, left)) taken.push(await takeMail(db, row, now));
    const identification = await findAnswers(db, guid, IDENTIFICATION_STEP);
    const contact = await findAnswers(db, guid, CONTACT_STEP);
    const nome = savedValue(contact, 'anagrafica', 'nome')?.value ?? '';
    const news = newsOf(taken, papers, {
      nameOf: (paper) => paperName(paper, identification),
      reference: (await contractsInOrder(db, guid)).at(-1)?.barCode ?? '',
    });
    return {
      rows: taken,
      news,
      addressee: { request, nome, origin: due.origin, brand: brandOf(config) },
    };
  });

/** A request erased meanwhile stays erased. */
const saveSent = ({ db: database, clock }: MailDeps, rows: readonly ReviewMail[]): Promise<void> =>
  database.transaction(async (db) => {
    for (const row of rows) {
      const { guid, kind, document } = row;
      if (!(await lockRequest(db, guid)) || !(await endAttempt(db, row))) continue;
      const details = { kind, ...(document !== '' && { document }) };
      await recordAudit(db, { guid, at: clock.now(), event: 'news-mailed', details });
    }
  });

const saveFailed = async ({ db, clock, log }: MailDeps, rows: readonly ReviewMail[], error: unknown) => {
  const failure = error instanceof NotDelivered ? error.outcome : 'unclear';
  for (const row of rows) {
    const after = afterFailure(row, clock.now());
    await endAttempt(db, row, { ...after, failure });
    const { kind, attempts } = row;
    const isDead = after.status === 'dead';
    log.warn(
      { err: error, kind, attempts },
      isDead ? 'An e-mail about a review was given up' : 'An e-mail about a review was not sent',
    );
  }
};

/** That about the signature has both PDFs. Throws when one cannot be read now. */
const mailAbout = async (deps: MailDeps, { news, addressee }: Taken): Promise<Mail> => {
  if (news.kind !== 'signed') return newsMail(news, addressee);
  const papers = await mailedPapersOf(deps, addressee.request.guid);
  if (!papers) throw new Error('The signed documents cannot be read');
  return newsMail(news, addressee, papers.attachments);
};

const attempt = async (deps: MailDeps, taken: Taken): Promise<boolean> => {
  try {
    await deps.mail.send(await mailAbout(deps, taken));
  } catch (error) {
    await saveFailed(deps, taken.rows, error);
    return false;
  }
  await saveSent(deps, taken.rows);
  return true;
};

/**
 * In the order of the decisions. Stops at the first that fails, because a reviewer waits, and a mail server
 * that hangs would take its time for each one; the job goes on with the next. Returns whether none failed.
 */
export const sendMailsOf = async (deps: MailDeps, guid: string): Promise<boolean> => {
  for (let taken = await takeFirst(deps, guid); taken; taken = await takeFirst(deps, guid))
    if (!(await attempt(deps, taken))) return false;
  return true;
};

/** Stops until the next run when those of several requests fail: the mail server is away. */
export const sendDueMails = async (deps: MailDeps): Promise<void> => {
  const guids = await guidsOfDueMails(deps.db, deps.clock.now(), IN_A_RUN);
  for (let from = 0; from < guids.length; from += AT_ONCE) {
    const some = guids.slice(from, from + AT_ONCE);
    const areWell = await allEnded(some.map((guid) => sendMailsOf(deps, guid)));
    if (!areWell.includes(true)) return;
  }
};
