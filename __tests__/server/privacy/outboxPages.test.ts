import { NoopLogger, sql } from 'drizzle-orm';
import { eraseRequest } from '../../../server/privacy/erase';
import { listMessages } from '../../../server/repositories/outbox';
import { applicant, seedRequest } from '../seed';
import { testService } from '../support';

const service = testService();
const { logQuery } = NoopLogger.prototype;
afterEach(() => {
  NoopLogger.prototype.logQuery = logQuery;
});

it('an erasure among thousands of messages reads no text, and no more than a page at once', async () => {
  const { db, mail } = service.deps;
  const { guid } = await seedRequest(service);
  await mail.send({ to: applicant.email, subject: 's', text: 'first' });
  await mail.send({ to: 'altra@posta.example', subject: 's', text: 't' });
  await db.execute(sql`
    insert into outbox (channel, recipient, text, code, html, at)
    select channel, recipient, text, code, html, at from outbox, generate_series(1, 2500)
    where id = (select max(id) from outbox)`);
  await mail.send({ to: applicant.email, subject: 's', text: 'last' });
  const reads: string[] = [];
  NoopLogger.prototype.logQuery = (...[query]: readonly unknown[]) => {
    if (/^select .*from "outbox"/.test(String(query))) reads.push(String(query));
  };
  await eraseRequest(service.deps, guid, 'command');
  expect(reads.length).toBeGreaterThan(2);
  for (const read of reads) {
    expect(read).toMatch(/ limit /);
    expect(read).not.toMatch(/"(?:text|html|code)"/);
  }
  expect(await db.$count(sql`outbox`)).toBe(2501);
  const recipients = (await listMessages(db, 5000)).map(({ recipient }) => recipient);
  expect(new Set(recipients)).toEqual(new Set(['altra@posta.example']));
});
