/**
 * Sends the e-mails about reviews: once after their decision, then again until the mail server takes them.
 * One process at a time sends those of a request, one after the other.
 */
import { brandOf } from '../brand';
import { CONTACT_STEP } from '../customers/contact';
import type { ReviewMail } from '../db/schema';
import type { AppDeps, Mail } from '../deps';
import { afterFailure } from '../domain/retry';
import { NotDelivered } from '../errors/notDelivered';
import { findAnswers, savedValue } from '../repositories/answers';
import { recordAudit } from '../repositories/audit';
import { listDocuments } from '../repositories/documents';
import { lockRequest } from '../repositories/requests';
import { dropMails, endAttempt, guidsOfDueMails, listMails, takeMail } from '../repositories/reviewMails';
import { newsMail } from './mails';
import { IDENTIFICATION_STEP, paperName } from './names';
import { papersOf } from './reviewedDocuments';
import { isTrue, newsOf } from './unsentMails';

export type MailDeps = Pick<AppDeps, 'config' | 'db' | 'clock' | 'log' | 'mail'>;

/** Requests whose e-mails are sent at once, and in one run of the job. */
const AT_ONCE = 5;
const IN_A_RUN = 50;

interface Taken {
  readonly row: ReviewMail;
  readonly mail: Mail;
}

/**
 * Takes the first due e-mail of the request, unless one of it is being sent. Drops those that are not true
 * any more.
 */
const takeFirst = ({ config, db: database, clock }: MailDeps, guid: string): Promise<Taken | undefined> =>
  database.transaction(async (db) => {
    const request = await lockRequest(db, guid);
    const now = clock.now();
    const rows = await listMails(db, guid);
    if (!request || rows.some(({ takenUntil }) => takenUntil !== null && takenUntil > now)) return undefined;
    const papers = papersOf(await listDocuments(db, guid));
    const untrue = rows.filter((row) => !isTrue(row, request, papers)).map(({ document }) => document);
    await dropMails(db, guid, { now, documents: untrue });
    const due = rows.find(
      ({ document, status, nextAt }) => !untrue.includes(document) && status === 'pending' && nextAt <= now,
    );
    if (!due) return undefined;
    const identification = await findAnswers(db, guid, IDENTIFICATION_STEP);
    const contact = await findAnswers(db, guid, CONTACT_STEP);
    const nome = savedValue(contact, 'anagrafica', 'nome')?.value ?? '';
    const news = newsOf(due, papers, (paper) => paperName(paper, identification));
    return {
      row: await takeMail(db, due, now),
      mail: newsMail(news, { request, nome, origin: due.origin, brand: brandOf(config) }),
    };
  });

/** Stores that the e-mail was sent, and tells the audit. A request that was erased meanwhile stays erased. */
const saveSent = ({ db: database, clock }: MailDeps, row: ReviewMail): Promise<void> =>
  database.transaction(async (db) => {
    const { guid, kind, document } = row;
    if (!(await lockRequest(db, guid)) || !(await endAttempt(db, row))) return;
    const details = { kind, ...(document !== '' && { document }) };
    await recordAudit(db, { guid, at: clock.now(), event: 'news-mailed', details });
  });

/** Returns whether the mail server took the e-mail. */
const attempt = async (deps: MailDeps, { row, mail }: Taken): Promise<boolean> => {
  const { db, clock, log } = deps;
  try {
    await deps.mail.send(mail);
  } catch (error) {
    const failure = error instanceof NotDelivered ? error.outcome : 'unclear';
    const after = afterFailure(row, clock.now());
    await endAttempt(db, row, { ...after, failure });
    const { kind, attempts } = row;
    log.warn(
      { err: error, kind, attempts },
      after.status === 'dead'
        ? 'An e-mail about a review was given up'
        : 'An e-mail about a review was not sent',
    );
    return false;
  }
  await saveSent(deps, row);
  return true;
};

/**
 * Sends the due e-mails of a request, in the order of the decisions. Stops at the first that fails, because
 * a reviewer waits, and a mail server that hangs would take its time for each one; the job goes on with the
 * next. Returns whether none failed.
 */
export const sendMailsOf = async (deps: MailDeps, guid: string): Promise<boolean> => {
  for (let taken = await takeFirst(deps, guid); taken; taken = await takeFirst(deps, guid))
    if (!(await attempt(deps, taken))) return false;
  return true;
};

/**
 * Sends due e-mails. Stops until the next run when those of several requests fail: the mail server is away.
 */
export const sendDueMails = async (deps: MailDeps): Promise<void> => {
  const guids = await guidsOfDueMails(deps.db, deps.clock.now(), IN_A_RUN);
  for (let from = 0; from < guids.length; from += AT_ONCE) {
    const some = guids.slice(from, from + AT_ONCE);
    const areWell = await Promise.all(some.map((guid) => sendMailsOf(deps, guid)));
    if (!areWell.includes(true)) return;
  }
};
