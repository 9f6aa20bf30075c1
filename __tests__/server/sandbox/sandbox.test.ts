import { CODE_NOT_SENT } from '../../../server/codes/codes';
import { jpeg } from '../files';
import { updateRequest } from '../../../server/repositories/requests';
import { applicant, seedRequest } from '../seed';
import { begin, newApplicant, startTestApp, testService } from '../support';
import { productionEnvironment } from '../support/production';

const service = testService();

const proxied = { 'x-forwarded-for': '203.0.113.9', host: 'prova.example' };
/** Other machines reach it. */
const all = { HOST: '0.0.0.0' };
const paths = ['/sandbox', '/sandbox/outbox.json', '/sandbox/requests.json', '/sandbox/style.css'];

describe('the sandbox', () => {
  it('lists what was sent, newest first, with the code apart', async () => {
    await service.deps.mail.send({
      to: 'a@posta.example',
      subject: 'Il tuo codice',
      text: 'Codice 908172',
      code: '908172',
    });
    service.clock.pass({ seconds: 5 });
    await service.deps.sms.send({ to: '+393331234567', text: 'Apertura: 654321', code: '654321' });
    const [newest, older] = (await service.client().inject({ url: '/sandbox/outbox.json' })).json<
      Record<string, string>[]
    >();
    expect(newest).toEqual({
      channel: 'sms',
      to: '+393331234567',
      text: 'Apertura: 654321',
      code: '654321',
      at: service.clock.now().toISOString(),
    });
    expect(older).toMatchObject({ channel: 'email', to: 'a@posta.example', code: '908172' });
    const page = await service.client().inject({ url: '/sandbox' });
    expect(page.body).toContain('<p class="code">654321</p>');
    expect(page.body.indexOf('654321')).toBeLessThan(page.body.indexOf('908172'));
  });

  it('shows requests with their step, documents and PDFs, and opens them', async () => {
    const own = await seedRequest(service, { step: 'identification' });
    await own.client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
    const { db } = service.deps;
    await updateRequest(db, own.guid, { step: 'contract', updatedAt: service.clock.now() });
    await own.client.call('contactContractList', { guid: own.guid });
    const { body } = await service.client().inject({ url: '/sandbox' });
    expect(body).toContain('Firma il contratto');
    expect(body).toContain(applicant.email);
    for (const path of [
      `/sandbox/documents/${own.guid}/FRONT_DOC_1`,
      `/sandbox/contracts/${own.guid}/contract.pdf`,
    ]) {
      expect(body).toContain(`href="${path}"`);
      expect((await service.client().inject({ url: path })).statusCode).toBe(200);
    }
    expect(
      (await service.client().inject({ url: `/sandbox/contracts/${own.guid}/other.pdf` })).statusCode,
    ).toBe(404);
    const requests = (await service.client().inject({ url: '/sandbox/requests.json' })).json<
      Record<string, string>[]
    >();
    expect(requests.find(({ guid }) => guid === own.guid)).toMatchObject({ step: 'contract', state: 'open' });
  });

  it('escapes whatever was typed, and needs no script', async () => {
    await service.deps.sms.send({
      to: '"><script>alert(1)</script>',
      text: `<img src=x onerror=alert(1)> & 'ciao'`,
    });
    const { body, headers } = await service.client().inject({ url: '/sandbox' });
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &#39;ciao&#39;');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['in production', productionEnvironment],
    ['with an SMTP server', { SMTP_URL: 'smtp://mail.example:25' }],
    ['with an SMS gateway', { SMS_GATEWAY_URL: 'https://sms.example/send' }],
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
    const other = await startTestApp({
      environment: { ...environment, SANDBOX: 'on' },
      database: service.database,
    });
    for (const url of paths)
      expect((await other.client().inject({ url, headers: proxied })).statusCode).toBe(200);
    await other.close();
  });
});

describe('a message', () => {
  it.each([
    [all, 'SMTP_URL', 'SMS_GATEWAY_URL'],
    [{ SANDBOX: 'off' }, 'SMTP_URL', 'SMS_GATEWAY_URL'],
    [{ SMS_GATEWAY_URL: 'http://127.0.0.1:9' }, 'SMTP_URL', undefined],
    [{ SMTP_URL: 'smtp://127.0.0.1:9' }, undefined, 'SMS_GATEWAY_URL'],
  ])('that nobody could send or see is not kept but refused, with %j', async (environment, mail, sms) => {
    const other = await startTestApp({ environment, database: service.database });
    const before = (await other.outbox()).length;
    const message = { to: 'a@posta.example', subject: 'x', text: 'y', code: '123456' };
    if (mail !== undefined) await expect(other.deps.mail.send(message)).rejects.toThrow(`${mail} is not set`);
    if (sms !== undefined) await expect(other.deps.sms.send(message)).rejects.toThrow(`${sms} is not set`);
    expect(await other.outbox()).toHaveLength(before);
    await other.close();
  });

  it('that did not leave is told to the applicant as such', async () => {
    const other = await startTestApp({ environment: all, database: service.database });
    const client = await begin(other);
    const { nome, cognome, cf, email } = newApplicant();
    await client.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
    expect(await client.call('validateEmail', { indirizzo: email })).toMatchObject({
      status: 'bad_request',
      message: CODE_NOT_SENT,
    });
    await other.close();
  });
});
