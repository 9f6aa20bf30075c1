import { subjectKey } from '../../../server/limits/countAttempt';
import { listAttempts } from '../../../server/repositories/attempts';
import { begin, newApplicant, startTestApp, unlocked, type TestApp, type TestClient } from '../support';
import { abandoned, abandonedNow, atCode, check, RESEND, smsCode, SUCCESS, tooSoon } from './people';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const markOf = ({ cookies }: TestClient): string => cookies.get('apertura-device') ?? '';

describe('a browser that has confirmed the identity before', () => {
  it('[R6-02] gets its codes where strangers have used up all others, and a copy of its mark opens nothing', async () => {
    const victim = await abandoned(service);
    const { guid } = victim.step;
    const home = victim.client;
    // The session is over; what is left in the browser is the mark.
    home.cookies.delete('apertura');
    expect([...home.cookies.keys()]).toEqual(['apertura-device']);
    for (let turn = 0; turn < 5; turn += 1) {
      await (await atCode(service, guid)).send('resumeSendCell');
      if (turn < 4) service.clock.pass(RESEND);
    }
    await home.call('resumeStart', { guid });
    expect((await home.send('contactList')).statusCode).toBe(403);
    // Not even the minute of the strangers' last code is hers to wait.
    expect(await home.call('resumeSendCell')).toEqual(SUCCESS);
    expect(await home.call('resumeSendCell')).toMatchObject(tooSoon('60 secondi'));
    const code = await smsCode(service, victim.applicant);
    expect(await home.call('resumeValidateCell', { code })).toMatchObject(SUCCESS);
  });

  it('[R6-02] has a mark for its own identity alone, never made up or too old', async () => {
    const victim = await abandoned(service);
    const old = markOf(victim.client);
    const other = markOf((await abandoned(service)).client);
    const [nonce = '', issuedAt = '', seal = ''] = old.split('.');
    service.clock.pass({ minutes: 31 * 24 * 60 });
    const later = String(Number(issuedAt) + 31 * 24 * 3600);
    for (const mark of [other, old, `${nonce}.${later}.${seal}`, `${nonce}.${issuedAt}.`, 'x.y.z']) {
      const stranger = await atCode(service, victim.step.guid);
      stranger.cookies.set('apertura-device', mark);
      await stranger.send('resumeSendCell');
      service.clock.pass(RESEND);
    }
    const sentBy = async (counter: 'codeByTarget' | 'codeByDevices') => {
      const of = JSON.stringify(['resume', victim.applicant.cellulare]);
      return (await listAttempts(service.deps.db, subjectKey(service.deps.db, { counter, of }))).length;
    };
    expect([await sentBy('codeByTarget'), await sentBy('codeByDevices')]).toEqual([5, 0]);
  });

  it('[R6-02] keeps its mark as it confirms again, and all marks of one phone get twenty codes a day', async () => {
    const victim = await abandoned(service);
    const { guid } = victim.step;
    const marks = [markOf(victim.client)];
    for (let made = 0; made < 2; made += 1) {
      const client = await unlocked(service, victim);
      marks.push(markOf(client));
      client.cookies.delete('apertura');
      service.clock.pass(RESEND);
      await client.call('resumeStart', { guid });
      await client.call('resumeSendCell');
      await client.call('resumeValidateCell', { code: await smsCode(service, victim.applicant) });
      expect(markOf(client).split('.')[0]).toBe(marks.at(-1)?.split('.')[0]);
      service.clock.pass(RESEND);
    }
    service.clock.pass({ minutes: 25 * 60 });
    let sent = 0;
    for (let turn = 0; turn < 36; turn += 1) {
      const client = await atCode(service, guid);
      client.cookies.set('apertura-device', marks[turn % 3] ?? '');
      sent += Number((await client.call('resumeSendCell')).status === 'success');
      service.clock.pass({ minutes: 13 });
    }
    expect(sent).toBe(20);
  });
});

describe('the check of the customer', () => {
  it('[R4.2-01] made once more leads to the request whose code is on its way, whatever others have done meanwhile', async () => {
    const victim = await abandoned(service);
    const { nome, cognome, cf } = victim.applicant;
    const owner = await begin(service);
    await check(owner, victim.applicant);
    await owner.call('contactSendCell');
    const code = await smsCode(service, victim.applicant);
    service.clock.pass({ seconds: 5 });
    await abandonedNow(service, { ...newApplicant(), nome, cognome, cf });
    await check(owner, victim.applicant);
    expect(await owner.call('contactValidateCell', { code })).toMatchObject(SUCCESS);
    expect((await owner.call('contactList')).data).toMatchObject([{ guid: victim.step.guid }]);
  });

  it('[R4.2-01] finds first what its browser has confirmed before', async () => {
    const victim = await abandoned(service);
    const { nome, cognome, cf, cellulare } = victim.applicant;
    await abandonedNow(service, { ...newApplicant(), nome, cognome, cf });
    const home = victim.client;
    home.cookies.delete('apertura');
    await home.call('productInfo');
    await home.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    const { data } = await check(home, victim.applicant);
    expect(data.cellulare).toBe(`*******${cellulare.slice(-3)}`);
  });
});
