import fc from 'fast-check';
import type { Mail } from '../../../server/deps';
import { Refusal } from '../../../server/errors/refusal';
import { listAudit } from '../../../server/repositories/audit';
import { listDocuments, saveDecision, saveDocument } from '../../../server/repositories/documents';
import { listMails } from '../../../server/repositories/reviewMails';
import { accept, refuse } from '../../../server/review/acceptOrRefuse';
import { ask } from '../../../server/review/ask';
import { withLockedReview, type Reviewing } from '../../../server/review/lockForReview';
import { papersOf } from '../../../server/documents/papers';
import { resubmitDocuments } from '../../../server/review/applicant/resubmit';
import { rejectRequest, completeReview, sendMailsNow } from '../../../server/review/review';
import { sendDueMails, sendMailsOf } from '../../../server/review/sendMails';
import { isDeep } from '../../setup/depth';
import { seedRequest } from '../seed';
import { reviewerOf, testService } from '../support';

const outcomes = ['sent', 'failed', 'slow', 'slow, failed', 'crash before', 'crash after'] as const;
type Outcome = (typeof outcomes)[number];

/** Works once its script is over. */
const mailer = {
  script: [] as Outcome[],
  taken: [] as Mail[],
  underWay: 0,
  most: 0,
  /** Ends a slow attempt; undefined when none is made. */
  finish: undefined as (() => void) | undefined,
  stalled: () => undefined as void,
  async send(mail: Mail): Promise<void> {
    const outcome = mailer.script.shift() ?? 'sent';
    mailer.underWay += 1;
    mailer.most = Math.max(mailer.most, mailer.underWay);
    if (outcome.startsWith('slow')) {
      await new Promise<void>((resolve) => {
        mailer.finish = resolve;
        mailer.stalled();
      });
    }
    mailer.underWay -= 1;
    if (outcome !== 'crash before' && !outcome.endsWith('failed')) mailer.taken.push(mail);
    if (outcome.endsWith('failed')) throw new Error('no mail server');
    if (!outcome.startsWith('crash')) return;
    mailer.stalled();
    // A process that has ended stores nothing any more.
    await new Promise(() => undefined);
  },
};
const service = testService(() => ({ deps: { mail: mailer } }));

let waiting: Promise<unknown> | undefined;
const nextStall = (): Promise<void> => new Promise((resolve) => (mailer.stalled = resolve));
const run = async (work: () => Promise<unknown>): Promise<void> => {
  const [stall, slowBefore] = [nextStall(), mailer.finish];
  const ends = work().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  await Promise.race([ends, stall]);
  if (mailer.finish !== slowBefore) waiting = ends;
};
const finishSlow = async (): Promise<void> => {
  while (mailer.finish) {
    const [stall, finish] = [nextStall(), mailer.finish];
    mailer.finish = undefined;
    finish();
    await Promise.race([waiting, stall]);
  }
};

const DOCUMENTS = ['FRONT_DOC_1', 'FRONT_DOC_2', 'FRONT_DOC_'];
const ASKED = 'CONTENT_BILL';
const acts = [
  'refuse',
  'refuse',
  'refuse',
  'accept',
  'ask',
  'send',
  'resubmit',
  'job',
  'pass',
  'retry',
] as const;
const step = fc.record({
  act: fc.constantFrom(...acts),
  document: fc.constantFrom(...DOCUMENTS, ASKED),
  /** The process ends between the commit and the e-mail. */
  isKilled: fc.boolean(),
});
const scenario = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  end: fc.constantFrom('complete', 'reject', undefined),
  script: fc.array(fc.constantFrom(...outcomes), { maxLength: 12 }),
});

const reviewed = async (): Promise<string> => {
  const { guid } = await seedRequest(service, { step: 'thanks', state: 'completed' });
  const createdAt = service.clock.now();
  const file = { guid, storageKey: '', contentType: '', size: 0, sha256: '', receivedSha256: '', createdAt };
  const rest = { additional: false, sign: '', feedback: '', askedAt: null } as const;
  for (const type of DOCUMENTS)
    await saveDocument(service.deps.db, { ...file, ...rest, type, barCode: `code ${type}` });
  return guid;
};
const papersNow = async (guid: string) => papersOf(await listDocuments(service.deps.db, guid));

/** As an upload leaves a document: it is to be judged again. */
const send = async (guid: string, front: string): Promise<void> => {
  const paper = (await papersNow(guid)).find((one) => one.front === front);
  if (!paper?.askedAt) return;
  const types = paper.sides.map(({ type }) => type);
  await saveDecision(service.deps.db, guid, types, { sign: '', feedback: '', askedAt: paper.askedAt });
};
const nothing = { barCodev: '', barCode1: '', barCode2: '', processAdditionalBarcodes: [] };

const newsIn = ({ text, subject }: Mail): readonly string[] => {
  const refusals = text.match(/motivo \d+/g);
  return refusals ?? [text.includes('Bolletta') ? 'asked' : subject];
};

it('mails the last news of each document and the end of the review, and nothing older after them', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ steps, end, script }) => {
      const { deps, clock } = service;
      Object.assign(mailer, { script: [...script], taken: [], underWay: 0, most: 0, finish: undefined });
      const guid = await reviewed();
      const reviewer = reviewerOf(service);
      const told = new Map<string, string[]>();
      const due = new Map<string, string>();
      const over: { readonly news: readonly string[]; readonly from: number }[] = [];
      const tell = (document: string, news: string): void => {
        told.set(document, [...(told.get(document) ?? []), news]);
        due.set(document, news);
      };
      const decide = async (
        document: string,
        isKilled: boolean,
        work: (reviewing: Reviewing) => Promise<void>,
      ) => {
        const before = (await listAudit(deps.db, guid)).length;
        // Not raced against a stall: it may be that of a process which an earlier step has left behind.
        const isAllowed = await withLockedReview(reviewer, guid, work).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
            return false;
          },
        );
        const trail = (await listAudit(deps.db, guid)).slice(before);
        if (isAllowed && !isKilled) await run(() => sendMailsOf(deps, guid));
        return trail.some(({ event }) => event.startsWith('review-'));
      };
      for (const [number, { act, document, isKilled }] of steps.entries()) {
        if (act === 'refuse') {
          const reason = `motivo ${number}`;
          if (await decide(document, isKilled, (reviewing) => refuse(reviewing, document, reason)))
            tell(document, reason);
        } else if (act === 'accept') {
          // An e-mail under way cannot be called back.
          const isSending = mailer.finish !== undefined;
          if (await decide(document, isKilled, (reviewing) => accept(reviewing, document))) {
            due.delete(document);
            if (!isSending)
              over.push({ news: told.get(document) ?? [], from: mailer.taken.flatMap(newsIn).length });
          }
        } else if (act === 'ask') {
          if (await decide(ASKED, isKilled, (reviewing) => ask(reviewing, ASKED))) tell(ASKED, 'asked');
        } else if (act === 'send') {
          await send(guid, document);
          // A document that was sent needs no e-mail.
          if ((await papersNow(guid)).find(({ front }) => front === document)?.sign === '')
            due.delete(document);
        } else if (act === 'resubmit')
          await run(() => resubmitDocuments(deps, { guid, ...nothing }, async () => undefined));
        else if (act === 'job') await run(() => Promise.all([sendDueMails(deps), sendDueMails(deps)]));
        else if (act === 'retry') await run(() => sendMailsNow(reviewer, guid));
        else {
          await finishSlow();
          clock.pass({ minutes: 30 });
        }
      }
      if (end === 'complete' && (await papersNow(guid)).every(({ askedAt }) => askedAt === null)) {
        for (const { front } of await papersNow(guid))
          await withLockedReview(reviewer, guid, (reviewing) => accept(reviewing, front));
        await run(() => completeReview(reviewer, guid));
        due.clear();
        tell('', 'Il tuo conto è aperto');
      } else if (end === 'reject') {
        await run(() => rejectRequest(reviewer, guid));
        due.clear();
        tell('', 'L’esito della tua richiesta');
      }
      for (
        let turn = 0;
        turn < 40 && (turn === 0 || (await listMails(deps.db, guid)).length > 0);
        turn += 1
      ) {
        await finishSlow();
        clock.pass({ minutes: 60 });
        await run(() => sendDueMails(deps));
      }
      await finishSlow();

      const taken = mailer.taken.flatMap(newsIn);
      expect(await listMails(deps.db, guid)).toEqual([]);
      expect([...due.values()].filter((news) => !taken.includes(news))).toEqual([]);
      const known = [...told.values()].flat();
      expect(taken.filter((news) => !known.includes(news))).toEqual([]);
      for (const [document, news] of told) {
        const heard = taken.filter((one) => news.includes(one)).map((one) => news.indexOf(one));
        expect([document, heard]).toEqual([document, [...heard].sort((one, other) => one - other)]);
      }
      for (const { news, from } of over)
        expect(taken.slice(from).filter((one) => news.includes(one))).toEqual([]);
      if (due.has('')) expect(taken.at(-1)).toBe(due.get(''));
      expect(mailer.most).toBeLessThanOrEqual(1);
      const audited = (await listAudit(deps.db, guid)).filter(({ event }) => event === 'news-mailed');
      expect(audited.length).toBeLessThanOrEqual(taken.length);
      expect(audited.length).toBeGreaterThanOrEqual(due.size);
    }),
    { numRuns: isDeep ? 200 : 30 },
  );
});
