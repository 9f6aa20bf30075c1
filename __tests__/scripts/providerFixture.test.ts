import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startProvider } from '../fixtures/provider';

const FOLDER = path.resolve(__dirname, '../fixtures/provider');

const FOREIGN = /^(node:\S+|\.\/\w+|fastify|pdfkit)$/;

describe('the provider of the tests', () => {
  it('imports no file of the project, whose reading of the specification it must not share', () => {
    const imported = readdirSync(FOLDER).flatMap((file) =>
      Array.from(
        readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/(?:from|import|require)\s*\(?'([^']+)'/g),
        ([, name]) => `${file}: ${name}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((one) => !FOREIGN.test(one.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('answers an application in its own words, bare lists and plain successes', async () => {
    const provider = await startProvider();
    const call = async (address: string, body: object, cookie = '') => {
      const headers = { 'content-type': 'application/json', cookie };
      const answer = await fetch(`${provider.url}${address}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const [sent = ''] = answer.headers.getSetCookie();
      return { json: (await answer.json()) as unknown, cookie: sent.split(';')[0] ?? '' };
    };
    const { json, cookie } = await call('/wgt/product/onboarding/start', { code: 'DITTA_INDIVIDUALE' });
    expect(json).toMatchObject({ number: 1, name: 'Inizio' });
    const address = { indirizzo: 'a@example.it' };
    expect((await call('/wgt/validate/email', address, cookie)).json).toEqual({ status: 'success' });
    expect(provider.codeFor('a@example.it')?.code).toMatch(/^\d{6}$/);
    expect((await call('/wgt/utils/comuni/ALL', { sigla: 'VS' })).json).toEqual([{ comune: 'SANLURI' }]);
    await provider.stop();
  });
});
