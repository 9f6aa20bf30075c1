import { sql } from 'drizzle-orm';
import { sendDueCodes } from '../../../server/codes/dueMessages';
import { codeMessages } from '../../../server/db/schema';
import { countOverdueCodeMessages } from '../../../server/repositories/codeMessages';
import { listAudit } from '../../../server/repositories/audit';
import { jobsOf } from '../../../server/jobs';
import { Interruptions } from '../../../scripts/testing/service/interruptions';
import { isAlive, newApplicant, testService, type TestClient } from '../support';
import { named, prefisso, SUCCESS } from './people';

const interruptions = new Interruptions();
const { send } = interruptions;
const service = testService(() => ({ deps: { mail: { send }, sms: { send } } }));
beforeAll(() => interruptions.interrupt(service.database));

const rows = () => service.deps.db.select().from(codeMessages);
const job = () => sendDueCodes(service.deps);

/** Dies before the gateway is called: the code and its message are stored. */
const askAndDie = async (client: TestClient, indirizzo: string): Promise<void> => {
  interruptions.messages.length = 0;
  for (let wait = 1; (await rows()).length === 0; wait += 1) {
    interruptions.arm(wait);
    await client.call('validateEmail', { indirizzo });
    interruptions.restart();
  }
  expect(interruptions.messages).toEqual([]);
};
const interrupted = async () => {
  const { client, applicant, guid } = await named(service);
  await askAndDie(client, applicant.email);
  return { client, guid, to: applicant.email };
};
const codes = (to: string) => interruptions.messages.filter((one) => one.to === to).map(({ code }) => code);
const enter = (client: TestClient, indirizzo: string, codice = '') =>
  client.call('confermaEmail', { indirizzo, codice });

afterEach(() => service.deps.db.execute(sql`delete from code_messages`));

it('[R6-02] a message is stored encrypted with its code, and gone once it was sent', async () => {
  const { client, to } = await interrupted();
  const [row] = await rows();
  await job();
  expect([codes(to), (await rows()).length]).toEqual([[], 1]);
  expect(await countOverdueCodeMessages(service.deps.db, service.clock.now())).toBe(0);
  service.clock.pass({ minutes: 1 });
  expect(await countOverdueCodeMessages(service.deps.db, service.clock.now())).toBe(1);
  await jobsOf(service.deps)
    .find(({ name }) => name === 'codes')
    ?.run();
  const [code = ''] = codes(to);
  expect(code).toMatch(/^\d{6}$/);
  expect(JSON.stringify(row)).not.toContain(code);
  expect(JSON.stringify(row)).not.toContain(to);
  expect(await rows()).toEqual([]);
  await job();
  expect(codes(to)).toEqual([code]);
  // It says that it is valid for ten minutes, and is, from then on.
  service.clock.pass({ minutes: 5 });
  expect(await isAlive(client)).toBe(true);
  service.clock.pass({ minutes: 4, seconds: 59 });
  expect(await enter(client, to, code)).toEqual(SUCCESS);
});

it('[R6-02] a code that has expired is never sent, and its message is erased', async () => {
  const { to } = await interrupted();
  service.clock.pass({ minutes: 10 });
  await job();
  expect([codes(to), await rows()]).toEqual([[], []]);
});

it('[R6-02] the code that has arrived is right while the newer one waits to be sent', async () => {
  const { client, applicant } = await named(service);
  const indirizzo = applicant.email;
  expect(await client.call('validateEmail', { indirizzo })).toEqual(SUCCESS);
  const [arrived = ''] = codes(indirizzo);
  service.clock.pass({ minutes: 1 });
  await askAndDie(client, indirizzo);
  expect(await enter(client, indirizzo, arrived)).toEqual(SUCCESS);
});

it('[R6-02] a code that another has replaced, or whose request is gone, is not sent', async () => {
  const { client, to } = await interrupted();
  const other = newApplicant().email;
  expect(await client.call('validateEmail', { indirizzo: other })).toEqual(SUCCESS);
  service.clock.pass({ minutes: 1 });
  await job();
  expect([codes(to), codes(other).length]).toEqual([[], 1]);
  const gone = await interrupted();
  await service.deps.db.execute(sql`delete from requests where guid = ${gone.guid}`);
  service.clock.pass({ minutes: 1 });
  await job();
  expect([codes(gone.to), await rows()]).toEqual([[], []]);
});

it('[R6-02] what may have arrived is sent again with the same digits, at longer and longer pauses', async () => {
  const { client, applicant, guid } = await named(service);
  const indirizzo = applicant.email;
  interruptions.fault = 'unclear';
  expect((await client.call('validateEmail', { indirizzo })).message).toContain('si prega di riprovare');
  for (const seconds of [10, 30, 90]) {
    service.clock.pass({ seconds: seconds - 1 });
    await job();
    interruptions.fault = 'unclear';
    const before = codes(indirizzo).length;
    service.clock.pass({ seconds: 1 });
    await job();
    expect(codes(indirizzo)).toHaveLength(before + 1);
  }
  expect(new Set(codes(indirizzo)).size).toBe(1);
  interruptions.fault = undefined;
  // Nobody has to wait a minute after a message that may not have come.
  expect(await client.call('validateEmail', { indirizzo })).toEqual(SUCCESS);
  expect(new Set(codes(indirizzo)).size).toBe(1);
  expect(await rows()).toEqual([]);
  const events = (await listAudit(service.deps.db, guid)).map(({ event }) => event);
  expect(events.filter((event) => event === 'code_sent')).toHaveLength(2);
});

it('[R6-02] a number that is corrected while the gateway is away keeps the one that was confirmed', async () => {
  const { client, applicant } = await named(service);
  const indirizzo = applicant.email;
  expect(await client.call('validateEmail', { indirizzo })).toEqual(SUCCESS);
  expect(await enter(client, indirizzo, codes(indirizzo).at(-1))).toEqual(SUCCESS);
  interruptions.fault = 'unreachable';
  await client.call('validateEmail', { indirizzo: newApplicant().email });
  // Nothing was sent: the address is confirmed as before, and a number may be entered.
  const phone = { numero: applicant.cellulare, prefisso };
  expect(await client.call('validateCellulare', phone)).toEqual(SUCCESS);
});
