import { jpeg } from './files';
import { applicant, seedRequest } from './seed';
import { startTestApp, type TestApp } from './support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

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
    const own = await seedRequest(service, { step: 'contract' });
    await own.client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
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
    ['production', { NODE_ENV: 'production' }],
    ['an SMTP server', { SMTP_URL: 'smtp://mail.example:25' }],
    ['an SMS gateway', { SMS_GATEWAY_URL: 'https://sms.example/send' }],
  ])('is not there with %s', async (_, environment) => {
    const other = await startTestApp({ environment, database: service.database });
    for (const path of [...paths, '/sandbox/contracts/x/contract.pdf']) {
      expect((await other.client().inject({ url: path })).statusCode).toBe(404);
    }
    await other.close();
  });
});
