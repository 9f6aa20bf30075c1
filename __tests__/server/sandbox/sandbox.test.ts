import { jpeg } from '../../../scripts/testing/samples/pictures';
import { sendEmailCode } from '../../../server/codes/messages';
import { updateRequest } from '../../../server/repositories/requests';
import { applicant, seedRequest } from '../seed';
import { startTestApp, testService } from '../support';
import { startingInProduction } from '../support/production';

const service = testService();

const proxied = { 'x-forwarded-for': '203.0.113.9', host: 'prova.example' };
const all = { HOST: '0.0.0.0' };
const preset = { SMS_PRESET: 'aruba', SMS_USER: 'u', SMS_PASSWORD: 'p' };
const paths = ['/sandbox', '/sandbox/outbox.json', '/sandbox/requests.json', '/sandbox/style.css'];

describe('the sandbox', () => {
  const get = (url: string) => service.client().inject({ url });

  it('lists what was sent, newest first, with the code separate', async () => {
    const mail = { to: 'a@posta.example', subject: 'Il tuo codice', text: 'Codice 908172', code: '908172' };
    const sms = { to: '+393331234567', text: 'Apertura: 654321', code: '654321' };
    await service.deps.mail.send(mail);
    service.clock.pass({ seconds: 5 });
    await service.deps.sms.send(sms);
    const at = service.clock.now().toISOString();
    const [newest, older] = (await get('/sandbox/outbox.json')).json<object[]>();
    expect(newest).toEqual({ channel: 'sms', ...sms, at });
    expect(older).toMatchObject({ channel: 'email', to: mail.to, code: mail.code });
    const { body } = await get('/sandbox');
    expect(body).toContain('<p class="code">654321</p>');
    expect(body.indexOf('654321')).toBeLessThan(body.indexOf('908172'));
  });

  it('shows an e-mail that has HTML as it looks, on a page that loads, runs and sends nothing', async () => {
    await sendEmailCode(service.deps, 'b@posta.example', '918273');
    const { body } = await get('/sandbox');
    const [, path = ''] = /href="(\/sandbox\/mails\/\d+)"/.exec(body) ?? [];
    const mail = await get(path);
    expect(mail.body).toMatch(/^<!doctype html>[\s\S]*918273/);
    expect(mail.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups;/,
    );
    expect(mail.headers['cache-control']).toBe('no-store');
    await service.deps.sms.send({ to: '+393331234567', text: 'Apertura: 111111', code: '111111' });
    const [, first = ''] = /<li class="card">([\s\S]*?)<\/li>/.exec((await get('/sandbox')).body) ?? [];
    expect(first).toContain('111111');
    expect(first).not.toContain('/sandbox/mails/');
    const sms = Number(path.split('/').at(-1)) + 1;
    for (const none of [String(sms), '999999', 'x', '1e3'])
      expect((await get(`/sandbox/mails/${none}`)).statusCode).toBe(404);
  });

  it('shows requests with their step, documents and PDFs, and opens them', async () => {
    const { client, guid } = await seedRequest(service);
    await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
    await updateRequest(service.deps.db, guid, { step: 'contract', updatedAt: service.clock.now() });
    await client.call('contactContractList', { guid });
    const { body } = await get('/sandbox');
    for (const shown of ['Firma il contratto', applicant.email]) expect(body).toContain(shown);
    for (const path of [
      `/sandbox/documents/${guid}/FRONT_DOC_1`,
      `/sandbox/contracts/${guid}/contract.pdf`,
    ]) {
      expect(body).toContain(`href="${path}"`);
      expect((await get(path)).statusCode).toBe(200);
    }
    expect((await get(`/sandbox/contracts/${guid}/other.pdf`)).statusCode).toBe(404);
    const requests = (await get('/sandbox/requests.json')).json<{ readonly guid: string }[]>();
    expect(requests.find((one) => one.guid === guid)).toMatchObject({ step: 'contract', state: 'open' });
  });

  it('escapes whatever was typed, and needs no script', async () => {
    const text = `<img src=x onerror=alert(1)> & 'ciao'`;
    await service.deps.sms.send({ to: '"><script>alert(1)</script>', text });
    const { body } = await get('/sandbox');
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &#39;ciao&#39;');
  });

  it.each([
    ['in production', startingInProduction],
    ['with an SMTP server', { SMTP_URL: 'smtp://mail.example:25' }],
    ['with an SMS gateway', preset],
    ['where it is set off', { SANDBOX: 'off' }],
    ['where other machines reach the service', all],
    ['where they do by IPv6', { HOST: '::' }],
    ['where they do by a name', { HOST: 'prova.example' }],
  ])('is not there %s', async (_, environment) => {
    const other = await startTestApp({ environment, database: service.database });
    for (const path of [...paths, '/sandbox/contracts/x/contract.pdf'])
      for (const headers of [{}, proxied])
        expect((await other.client().inject({ url: path, headers })).statusCode).toBe(404);
    await other.close();
  });

  it.each([{}, all])('is there for everybody where it is set on: %j', async (environment) => {
    const open = { ...environment, SANDBOX: 'on' };
    const other = await startTestApp({ environment: open, database: service.database });
    for (const url of paths)
      expect((await other.client().inject({ url, headers: proxied })).statusCode).toBe(200);
    await other.close();
  });
});

it.each([
  [all, 'SMTP_URL', 'SMS_PRESET'],
  [{ SANDBOX: 'off' }, 'SMTP_URL', 'SMS_PRESET'],
  [{ ...preset, SMS_API_URL: 'http://127.0.0.1:9' }, 'SMTP_URL', undefined],
  [{ SMTP_URL: 'smtp://127.0.0.1:9' }, undefined, 'SMS_PRESET'],
])(
  'a message that nobody could send or see is not kept but refused, with %j',
  async (environment, mail, sms) => {
    const other = await startTestApp({ environment, database: service.database });
    const before = (await other.outbox()).length;
    const message = { to: 'a@posta.example', subject: 'x', text: 'y', code: '123456' };
    if (mail !== undefined) await expect(other.deps.mail.send(message)).rejects.toThrow(`${mail} is not set`);
    if (sms !== undefined) await expect(other.deps.sms.send(message)).rejects.toThrow(`${sms} is not set`);
    expect(await other.outbox()).toHaveLength(before);
    await other.close();
  },
);
