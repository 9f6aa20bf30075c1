// Reviewers often refuse two documents at once: the applicant gets one e-mail about both.
import { listAudit } from '../../../server/repositories/audit';
import { listMails } from '../../../server/repositories/reviewMails';
import { sendDueMails } from '../../../server/review/sendMails';
import type { Mail } from '../../../server/deps';
import { insertMessage } from '../../../server/repositories/outbox';
import { NotDelivered } from '../../../server/errors/notDelivered';
import { signed, testService, type Journey } from '../support';
import { movesOf } from './moves';

let isDown = false;
let tried: Mail[] = [];
const service = testService(() => ({
  deps: {
    mail: {
      send: async (mail: Mail) => {
        tried.push(mail);
        if (isDown) throw new NotDelivered('down', { outcome: 'unreachable' });
        const { to: recipient, text, code = '' } = mail;
        const at = service.clock.now();
        await insertMessage(service.deps.db, { channel: 'email', recipient, text, code, at });
      },
    },
  },
}));
const { move, refuse } = movesOf(() => service);
const pass = async (seconds: number): Promise<void> => {
  service.clock.pass({ seconds });
  await sendDueMails(service.deps);
};
const outbox = async ({ applicant }: Journey): Promise<readonly string[]> =>
  (await service.outbox())
    .filter(({ recipient, text }) => recipient === applicant.email && text.includes('/reupload/'))
    .map(({ text }) => text);
const mailed = async ({ step }: Journey): Promise<readonly unknown[]> =>
  (await listAudit(service.deps.db, step.guid))
    .filter(({ event, details }) => event === 'news-mailed' && details['kind'] === 'refused')
    .map(({ details }) => details['document']);

const reviewed = async (): Promise<Journey> => {
  const journey = await signed(service);
  isDown = false;
  await sendDueMails(service.deps);
  tried = [];
  return journey;
};

it('[R7.9-03] two refusals within five seconds come in one e-mail, five seconds after the first', async () => {
  const journey = await reviewed();
  const { guid } = journey.step;
  await refuse(guid, 'FRONT_DOC_1', 'il numero non si legge');
  await pass(3);
  await move(guid, 'refuse-video', { reason: 'non si sente la voce' });
  await pass(1);
  expect(await outbox(journey)).toEqual([]);
  await pass(1);
  const [text = '', ...others] = await outbox(journey);
  expect(others).toEqual([]);
  expect(text).toContain('Che cosa: Carta d’identità\nPerché: il numero non si legge');
  expect(text).toContain('Che cosa: Video con il documento\nPerché: non si sente la voce');
  expect(tried[0]?.subject).toBe('Ci servono un documento e un nuovo video');
  expect(await mailed(journey)).toEqual(['FRONT_DOC_1', 'FRONT_DOC_']);
  await pass(60);
  expect(await outbox(journey)).toHaveLength(1);
});

it('what is accepted in these seconds is not mailed, and the other refusal comes alone', async () => {
  const journey = await reviewed();
  const { guid } = journey.step;
  await refuse(guid, 'FRONT_DOC_1', 'sfocato');
  await refuse(guid, 'FRONT_DOC_2', 'tagliato');
  await move(guid, 'accept', { document: 'FRONT_DOC_1' });
  await pass(5);
  expect(tried.map(({ subject }) => subject)).toEqual(['Ci serve di nuovo un documento']);
  expect((await outbox(journey))[0]).toMatch(/Perché: tagliato/);
  expect((await outbox(journey))[0]).not.toMatch(/sfocato/);
});

it('one e-mail that is not taken is one that is tried again, with what was refused since', async () => {
  const journey = await reviewed();
  const { guid } = journey.step;
  isDown = true;
  await refuse(guid, 'FRONT_DOC_1', 'sfocato');
  await refuse(guid, 'FRONT_DOC_2', 'tagliato');
  await pass(5);
  expect(tried).toHaveLength(1);
  expect(await listMails(service.deps.db, guid)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  expect(await mailed(journey)).toEqual([]);
  isDown = false;
  await move(guid, 'refuse-video', { reason: 'buio' });
  await pass(5);
  expect(await outbox(journey)).toHaveLength(1);
  for (const reason of ['sfocato', 'tagliato', 'buio'])
    expect((await outbox(journey))[0]).toContain(`Perché: ${reason}`);
  expect(await listMails(service.deps.db, guid)).toEqual([]);
  expect(await mailed(journey)).toHaveLength(3);
  await pass(600);
  expect(tried).toHaveLength(2);
});

it('a refusal that was given up is not sent along: staff tries it again or deletes it', async () => {
  const journey = await reviewed();
  const { guid } = journey.step;
  isDown = true;
  await refuse(guid, 'FRONT_DOC_1', 'sfocato');
  for (let hours = 0; hours < 80; hours += 1) await pass(3600);
  expect(await listMails(service.deps.db, guid)).toMatchObject([{ status: 'dead' }]);
  isDown = false;
  await refuse(guid, 'FRONT_DOC_2', 'tagliato');
  await pass(5);
  expect(await mailed(journey)).toEqual(['FRONT_DOC_2']);
  expect(await listMails(service.deps.db, guid)).toMatchObject([{ document: 'FRONT_DOC_1', status: 'dead' }]);
});
