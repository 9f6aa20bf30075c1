import { and, eq } from 'drizzle-orm';
import { reviewMails } from '../../../server/db/schema';
import { NotDelivered } from '../../../server/errors/notDelivered';
import { jobsOf } from '../../../server/jobs';
import { eraseRequest } from '../../../server/privacy/erase';
import { listAudit } from '../../../server/repositories/audit';
import { dropDeadMails, mailsText, retryMails } from '../../../server/review/commands';
import { refuse } from '../../../server/review/acceptOrRefuse';
import { withLockedReview } from '../../../server/review/lockForReview';
import { askDocument, refuseDocument, sendMailsNow } from '../../../server/review/review';
import { MAIL_GIVEN_UP } from '../../../server/review/reviewers/requestRoutes';
import { insertMessage } from '../../../server/repositories/outbox';
import { listMails } from '../../../server/repositories/reviewMails';
import { REVIEWER, reviewerOf, signed, testService } from '../support';
import { gather, movesOf } from './moves';

let isDown = false;
let tried = 0;
let meanwhile: () => Promise<unknown> = async () => undefined;
const service = testService(() => ({
  deps: {
    mail: {
      send: async ({ to: recipient, text, code = '' }) => {
        tried += 1;
        await meanwhile();
        if (isDown) throw new NotDelivered('down', { outcome: 'unreachable' });
        const at = service.clock.now();
        await insertMessage(service.deps.db, { channel: 'email', recipient, text, code, at });
      },
    },
  },
}));
const runJob = async (): Promise<void> => {
  await jobsOf(service.deps)
    .find(({ name }) => name === 'review-mails')
    ?.run();
};
const rowsOf = (guid: string) => listMails(service.deps.db, guid);

it('are tried for three days at growing pauses, given up, shown, and tried again on request', async () => {
  const { step, applicant } = await signed(service);
  const { guid } = step;
  isDown = true;
  await refuseDocument(reviewerOf(service), guid, 'FRONT_DOC_1', 'MOTIVO SEGRETO');
  await gather(service);
  const began = service.clock.now().getTime();
  const pauses: number[] = [];
  while ((await rowsOf(guid))[0]?.status === 'pending') {
    const next = (await rowsOf(guid))[0]?.nextAt.getTime() ?? 0;
    const pause = next - service.clock.now().getTime();
    pauses.push(pause);
    const before = tried;
    service.clock.pass({ seconds: pause / 1000 - 1 });
    await runJob();
    expect(tried).toBe(before);
    service.clock.pass({ seconds: 1 });
    await runJob();
    expect(tried).toBe(before + 1);
  }
  expect(pauses.slice(0, 3)).toEqual([10_000, 30_000, 90_000]);
  expect(service.clock.now().getTime() - began).toBeGreaterThanOrEqual(3 * 24 * 3_600_000);
  const page = await service.client().inject({ url: `/sandbox/requests/${guid}` });
  expect(page.body).toContain('non è partita: abbiamo provato per 3 giorni e non riproviamo più da soli.');
  expect(page.body).toContain('Riprova ora');
  const { warning } = await movesOf(() => service).move(guid, 'accept', { document: 'FRONT_DOC_2' });
  expect(warning).toBe(MAIL_GIVEN_UP);
  const text = await mailsText(service.deps);
  expect(text).toContain('0 pending, 1 dead');
  expect(text).toMatch(new RegExp(`dead .* refused FRONT_DOC_1  ${guid}  attempts \\d+: unreachable`));
  const stored = JSON.stringify(await rowsOf(guid)) + text;
  for (const value of [applicant.email, applicant.nome, applicant.cf, 'MOTIVO', REVIEWER])
    expect(stored).not.toContain(value);

  expect(await retryMails(service.deps)).toBe('1 dead e-mails will be tried again.');
  await runJob();
  expect(await rowsOf(guid)).toMatchObject([{ status: 'pending', attempts: 1 }]);
  isDown = false;
  expect((await movesOf(() => service).move(guid, 'send-mails')).data.unsentMails).toEqual([]);
});

it('do not hold up those of other requests', async () => {
  const { guid } = (await signed(service)).step;
  isDown = true;
  await askDocument(reviewerOf(service), guid, 'CONTENT_BILL');
  const inADay = new Date(service.clock.now().getTime() + 24 * 3_600_000);
  await service.deps.db.update(reviewMails).set({ nextAt: inADay }).where(eq(reviewMails.guid, guid));
  isDown = false;
  const other = (await signed(service)).step.guid;
  await askDocument(reviewerOf(service), other, 'CONTENT_BILL');
  expect([(await rowsOf(guid)).length, (await rowsOf(other)).length]).toEqual([1, 0]);
});

it('leave no data of a request that is erased while one is being sent', async () => {
  const { guid } = (await signed(service)).step;
  meanwhile = () => eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  await askDocument(reviewerOf(service), guid, 'CONTENT_BILL');
  meanwhile = async () => undefined;
  expect(await rowsOf(guid)).toEqual([]);
  expect((await listAudit(service.deps.db, guid)).map(({ event }) => event)).toEqual(['erased']);
});

it('are followed by the newer one that was written while they were being sent', async () => {
  const { guid } = (await signed(service)).step;
  meanwhile = () => {
    meanwhile = async () => undefined;
    return withLockedReview(reviewerOf(service), guid, (reviewing) =>
      refuse(reviewing, 'FRONT_DOC_1', 'è scaduto'),
    );
  };
  await refuseDocument(reviewerOf(service), guid, 'FRONT_DOC_1', 'è sfocato');
  await gather(service);
  await gather(service);
  expect(await rowsOf(guid)).toEqual([]);
  const [newest, older] = await service.outbox();
  expect([older?.text, newest?.text]).toEqual([
    expect.stringContaining('è sfocato'),
    expect.stringContaining('è scaduto'),
  ]);
});

it('are tried once for an action, so that a hanging mail server does not hold up the reviewer', async () => {
  const { guid } = (await signed(service)).step;
  isDown = true;
  meanwhile = async () => service.clock.pass({ seconds: 15 });
  const types = ['CONTENT_BILL', 'CONTENT_PAYSLIP', 'CONTENT_HEALTH_CARD'];
  for (const type of types) {
    const before = tried;
    await askDocument(reviewerOf(service), guid, type);
    expect(tried).toBe(before + 1);
  }
  const before = tried;
  await sendMailsNow(reviewerOf(service), guid);
  expect(tried).toBe(before + 1);
  meanwhile = async () => undefined;
  isDown = false;
  service.clock.pass({ seconds: 10 });
  await runJob();
  expect(await rowsOf(guid)).toEqual([]);
});

it('are not tried, nor is anything written, for a request that does not exist, or was erased', async () => {
  const { db } = service.deps;
  const { guid } = (await signed(service)).step;
  await eraseRequest(service.deps, guid, 'command', { evenSigned: true });
  for (const one of [guid, 'nobody'])
    await expect(sendMailsNow(reviewerOf(service), one)).rejects.toMatchObject({ httpStatus: 404 });
  expect((await listAudit(db, guid)).map(({ event }) => event)).toEqual(['erased']);
  expect(await listAudit(db, 'nobody')).toEqual([]);
});

it('that were given up are deleted on request, those of the request alone, and audited', async () => {
  const { db } = service.deps;
  const guids = [(await signed(service)).step.guid, (await signed(service)).step.guid];
  const [guid = '', other = ''] = guids;
  isDown = true;
  for (const one of guids) {
    await askDocument(reviewerOf(service), one, 'CONTENT_BILL');
    await refuseDocument(reviewerOf(service), one, 'FRONT_DOC_1', 'è sfocato');
    await db
      .update(reviewMails)
      .set({ status: 'dead' })
      .where(and(eq(reviewMails.guid, one), eq(reviewMails.kind, 'asked')));
  }
  expect(await dropDeadMails(service.deps, 'nobody')).toBe('0 dead e-mails were deleted.');
  expect(await dropDeadMails(service.deps, guid)).toBe('1 dead e-mails were deleted.');
  const left = async (one: string) => (await rowsOf(one)).map(({ kind, status }) => `${kind} ${status}`);
  expect(await left(guid)).toEqual(['refused pending']);
  expect(await left(other)).toEqual(['asked dead', 'refused pending']);
  expect((await listAudit(db, guid)).at(-1)).toMatchObject({
    event: 'news-dropped',
    details: { kind: 'asked', document: 'CONTENT_BILL' },
  });
  isDown = false;
});
